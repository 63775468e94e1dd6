import type { OrderEvent } from '@karavan/contract/orders.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Bus } from '../../platform/bus.ts'
import { every } from '../../platform/every.ts'
import type { Log } from '../../platform/log.ts'
import type { EventWriter, EventWriterListeners } from '../../platform/sse.ts'
import * as orders from './repository.ts'

/** What is said on the bus of an order that has changed: its id. */
export const orderTopic = 'order'
/** A follower comes back with a fresh token after this, so that one whose session has ended does not listen for ever. */
const lifeMs = 15 * 60_000

interface Follower {
  orderId: string
  uid: string
  /** Number of the newest entry it has been sent. */
  seq: number
  writer: EventWriter
  endsAt: number
}

/** The order pages that are open right now, in this process. */
export interface OrderFollowers {
  /**
   * Tells a buyer of everything that happens to an order from now on, or after the entry `after`. False where the buyer has no such order; then `open` was
   * not called.
   */
  follow(orderId: string, uid: string, after: number | undefined, open: (listeners: EventWriterListeners) => EventWriter): Promise<boolean>
  /** Something was committed of this order: its followers learn of it, in other processes too. */
  wake(orderId: string): void
  close(): void
}

export interface OrderFollowersDeps {
  db: Kysely<Database>
  bus: Bus
  log: Log
  /** Replaces how often the database is looked into, for notes that were lost. */
  pollMs?: number
}

export function createOrderFollowers({ db, bus, log, pollMs = 5_000 }: OrderFollowersDeps): OrderFollowers {
  const followers = new Map<string, Set<Follower>>()

  function leave(follower: Follower): void {
    const others = followers.get(follower.orderId)
    others?.delete(follower)
    if (others?.size === 0) followers.delete(follower.orderId)
  }

  function tell(follower: Follower, state: orders.OrderState | undefined): void {
    // The order is somebody else's now, as after its account was deleted: nothing more of it is sent.
    if (state?.user_id !== follower.uid) {
      follower.writer.end()
      return
    }
    if (state.last_seq <= follower.seq) return
    follower.seq = state.last_seq
    const event: OrderEvent = { type: 'order_changed', order_id: state.id, status: state.status, payment_status: state.payment_status }
    follower.writer.send(state.last_seq, JSON.stringify(event))
  }

  async function look(orderIds: readonly string[]): Promise<void> {
    const followed = orderIds.filter((id) => followers.has(id))
    if (followed.length === 0) return
    const states = new Map((await orders.listStates(db, followed)).map((state) => [state.id, state]))
    for (const id of followed) for (const follower of [...(followers.get(id) ?? [])]) tell(follower, states.get(id))
  }

  const unsubscribe = bus.subscribe(orderTopic, (orderId) => {
    look([orderId]).catch((err) => log.warn({ err }, 'an order could not be read for its followers'))
  })
  const stopPolling = every(
    pollMs,
    async () => {
      for (const group of followers.values())
        for (const follower of [...group]) if (performance.now() > follower.endsAt) follower.writer.end()
      await look([...followers.keys()])
    },
    (err) => log.warn({ err }, 'orders could not be looked after'),
  )

  return {
    async follow(orderId, uid, after, open) {
      const [before] = await orders.listStates(db, [orderId])
      if (before?.user_id !== uid) return false
      const follower: Follower = {
        orderId,
        uid,
        seq: Math.min(after ?? before.last_seq, before.last_seq),
        writer: open({ onDrain() {}, onClose: () => leave(follower) }),
        endsAt: performance.now() + lifeMs,
      }
      const others = followers.get(orderId)
      if (others) others.add(follower)
      else followers.set(orderId, new Set([follower]))
      // What was committed while it came in reached no follower yet.
      await look([orderId])
      return true
    },
    wake: (orderId) => bus.publish(orderTopic, orderId),
    close() {
      unsubscribe()
      stopPolling()
    },
  }
}
