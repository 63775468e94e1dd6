import { done } from '@karavan/contract/common.ts'
import { type DeskMove, type DeskMoveBody, type DeskOrder, deskOrderAnswer } from '@karavan/contract/desk.ts'
import { errorAnswer } from '@karavan/contract/errors.ts'
import { photoAnswer } from '@karavan/contract/warehouse.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { pageApiBase } from '@karavan/web-kit/lib/base-url.ts'
import { withFreshToken } from '@karavan/web-kit/lib/caller.ts'
import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { orderQuery } from '../../lib/order-query.ts'
import { listsChanged, ordersChanged } from '../../lib/orders-changed.ts'

/** What follows from a change of an order: it is shown as the server gave it back, else read again, and so are all lists. */
function useChanged(id: string) {
  const client = useQueryClient()
  return (order?: DeskOrder) => {
    if (!order) return ordersChanged(client, id)
    client.setQueryData(orderQuery(id).queryKey, order)
    return listsChanged(client)
  }
}

/** Does a move. Never shown before the server has done it: the buyer may get a mail from it. */
export function useMove(id: string) {
  const changed = useChanged(id)
  const sent = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: async ({ move, body }: { move: DeskMove; body: DeskMoveBody }) => {
      // The same said again after an answer that never came is done once.
      const text = JSON.stringify([move, body])
      if (sent.current.text !== text) sent.current = { text, key: randomId() }
      const headers = { 'idempotency-key': sent.current.key }
      return (await api.post(`/api/desk/orders/${encodeURIComponent(id)}/${move}`, deskOrderAnswer, { json: body, headers })).order
    },
    onSuccess: (order) => void changed(order),
    // It may have moved meanwhile: by a colleague, or the buyer.
    onError: () => void changed(),
  })
}

/** Takes entries back, all of them or none. `note`: what the buyer reads in the correcting mail. */
export function useUndo(id: string) {
  const changed = useChanged(id)
  return useMutation({
    mutationFn: async ({ seqs, note }: { seqs: number[]; note?: string }) =>
      (await api.post(`/api/desk/orders/${encodeURIComponent(id)}/undo`, deskOrderAnswer, { json: { seqs, ...(note && { note }) } })).order,
    onSuccess: (order) => void changed(order),
    onError: () => void changed(),
  })
}

const uploadTimeoutMs = 60_000

export function useAddPhoto(id: string) {
  const changed = useChanged(id)
  return useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.append('photo', file)
      const path = `/api/desk/orders/${encodeURIComponent(id)}/photos`
      const response = await withFreshToken((headers) =>
        fetch(new URL(path, pageApiBase()), { method: 'POST', headers, body, signal: AbortSignal.timeout(uploadTimeoutMs) }),
      )
      const answer: unknown = await response.json().catch(() => undefined)
      if (!response.ok) throw new ApiError(response.status, errorAnswer.safeParse(answer).data?.code ?? 'unknown', `the photo was refused`)
      return photoAnswer.parse(answer).photo
    },
    onSettled: () => changed(),
  })
}

export function useRemovePhoto(id: string) {
  const changed = useChanged(id)
  return useMutation({
    mutationFn: (photoId: string) => api.delete(`/api/desk/orders/${encodeURIComponent(id)}/photos/${encodeURIComponent(photoId)}`, done),
    onSettled: () => changed(),
  })
}
