import { type DeskMove, type DeskOrderSummary, deskOrderAnswer } from '@karavan/contract/desk.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ordersChanged } from '../../lib/orders-changed.ts'

/** Steps that say the same of every order: none that needs words or numbers of its own. */
export const bulkMoves = ['link-sent', 'paid', 'bought', 'received', 'extend'] as const satisfies DeskMove[]
export type BulkMove = (typeof bulkMoves)[number]

/** Whether the step is the one that this order waits for, as far as the queue knows; the server has the last word. */
export function isFor(move: BulkMove, { status, stage, payment_status, payment_deadline }: DeskOrderSummary): boolean {
  switch (move) {
    case 'link-sent':
      return status === 'order_created' && payment_status === 'pending'
    case 'paid':
      return status === 'order_created'
    case 'bought':
      return stage === 'to_buy'
    case 'received':
      return stage === 'arriving'
    case 'extend':
      return payment_deadline !== null
  }
}

/** What came of one order: `waiting` for its turn, also after a stop; `refused` by the server, which has it in another state; `unknown` where no answer came, and trying again is safe. */
export type BulkResult = 'waiting' | 'running' | 'done' | 'refused' | 'noDetails' | 'unknown' | 'failed'

function toResult(error: unknown): BulkResult {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'transition_refused' || code === 'order_not_found') return 'refused'
  if (code === 'payment_details_missing') return 'noDetails'
  return code === 'no_answer' ? 'unknown' : 'failed'
}

/**
 * Does a step for several orders, one after the other: each is done or not by itself. `stop`, and leaving the screen: the one that is asked for is
 * done, those after it stay as they are.
 */
export function useBulk(move: BulkMove) {
  const client = useQueryClient()
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const keys = useRef(new Map<string, string>())
  const running = useRef<AbortController>(undefined)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])
  const set = (id: string, result: BulkResult) => setResults((before) => new Map(before).set(id, result))

  async function run(orders: readonly DeskOrderSummary[]): Promise<void> {
    const started = new AbortController()
    running.current = started
    setRunning(true)
    for (const { id } of orders) set(id, 'waiting')
    for (const { id } of orders) {
      if (started.signal.aborted) break
      set(id, 'running')
      // Asked again after an answer that never came, it is done once.
      const key = keys.current.get(id) ?? randomId()
      keys.current.set(id, key)
      try {
        await api.post(`/api/desk/orders/${encodeURIComponent(id)}/${move}`, deskOrderAnswer, {
          json: {},
          headers: { 'idempotency-key': key },
        })
        set(id, 'done')
      } catch (error) {
        set(id, toResult(error))
      }
    }
    setRunning(false)
    void ordersChanged(client)
  }
  return { results, isRunning, run, stop }
}
