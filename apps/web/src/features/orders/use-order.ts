import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { followStream } from '@karavan/web-kit/lib/follow-stream.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { useVisible } from '@karavan/web-kit/lib/use-visible.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Order } from '../../wire/orders.ts'
import { listedOrder, orderQuery } from './queries.ts'
import { isKnownStatus, statusLooks } from './status.ts'

/**
 * Why the order could not be read. `not-found`: there is none, it is somebody else's, or the answer held none; `failed`: it may pass, and no more is known than
 * a list said; `outdated`: it was read before, and what is shown may have changed since.
 */
type OrderFailure = 'not-found' | 'failed' | 'outdated'

const isNotFound = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.code === 'unreadable')

/** One order, kept up to date while it is looked at: as it was read last, else as a list has it. */
export function useOrder(orderId: string) {
  const client = useQueryClient()
  const uid = useBuyerUid()
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(orderQuery(uid, orderId))
  const order = data ?? listedOrder(client, uid, orderId)
  const failure: OrderFailure | undefined = error ? (isNotFound(error) ? 'not-found' : data ? 'outdated' : 'failed') : undefined
  useFollowedOrder(order, refetch)
  useAnnouncedStatus(order)
  return {
    order,
    failure,
    isReading: isFetching,
    /** When the server was last asked with success; undefined while only a list says anything. */
    checkedAt: data && new Date(dataUpdatedAt).toISOString(),
    read: () => void refetch(),
  }
}

/**
 * Hears what happens to the order while its page is looked at, and reads it then. Coming back to the page reads nothing by itself: the stream goes on after
 * the newest entry that is known, and says what was missed.
 */
function useFollowedOrder(order: Order | undefined, read: () => unknown) {
  const id = order?.id
  const newest = useRef(0)
  newest.current = Math.max(0, ...(order?.timeline.map(({ seq }) => seq ?? 0) ?? []))
  const isVisible = useVisible()
  useEffect(() => {
    if (!id || !isVisible) return
    const following = new AbortController()
    const path = `api/orders/${encodeURIComponent(id)}/events`
    void followStream(path, { after: newest.current || undefined, onChange: () => void read(), signal: following.signal })
    return () => following.abort()
  }, [id, isVisible, read])
}

function useAnnouncedStatus(order: Order | undefined) {
  const { t } = useTranslation()
  const before = useRef<{ id: string; status: string | undefined }>(undefined)
  useEffect(() => {
    if (!order) return
    const { id, status } = order
    if (before.current?.id === id && before.current.status !== status && isKnownStatus(status)) {
      announce(t('orders.changed', { status: t(statusLooks[status].label) }))
    }
    before.current = { id, status }
  }, [order, t])
}
