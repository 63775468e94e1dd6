import { deskEvent } from '@karavan/contract/desk.ts'
import type { ServerEvent } from '@karavan/web-kit/lib/event-stream.ts'
import { followStream } from '@karavan/web-kit/lib/follow-stream.ts'
import { useVisible } from '@karavan/web-kit/lib/use-visible.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ordersChanged } from '../lib/orders-changed.ts'

/** Hears what happens to any order while the desk is open and looked at, and reads again what is shown of it. */
export function useLiveDesk(isOpen: boolean): void {
  const client = useQueryClient()
  const isVisible = useVisible()
  useEffect(() => {
    if (!isOpen || !isVisible) return
    const following = new AbortController()
    const read = (event?: ServerEvent) => {
      const told = event && deskEvent.safeParse(JSON.parse(event.data)).data
      void ordersChanged(client, told?.type === 'order_changed' ? told.order_id : undefined)
    }
    void followStream('api/desk/events', { onChange: read, signal: following.signal })
    return () => following.abort()
  }, [client, isOpen, isVisible])
}
