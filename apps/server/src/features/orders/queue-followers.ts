import type { DeskEvent } from '@karavan/contract/desk.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Bus } from '../../platform/bus.ts'
import { every } from '../../platform/every.ts'
import type { Log } from '../../platform/log.ts'
import type { EventWriter, EventWriterListeners } from '../../platform/sse.ts'
import { orderTopic } from './followers.ts'
import { findLatestEntry } from './queue.ts'

/** An operator's page comes back after this and shows again who it is: what was taken away is gone by then. */
const lifeMs = 5 * 60_000

/** The desks that are open right now, in this process. */
export interface QueueFollowers {
  /** Tells an operator of everything that happens to any order from now on: which, and nothing of what. */
  follow(open: (listeners: EventWriterListeners) => EventWriter): void
  close(): void
}

export interface QueueFollowersDeps {
  db: Kysely<Database>
  bus: Bus
  log: Log
  /** Replaces how often the database is looked into, for notes that were lost and for commands on the server. */
  pollMs?: number
}

export function createQueueFollowers({ db, bus, log, pollMs = 5_000 }: QueueFollowersDeps): QueueFollowers {
  const followers = new Map<EventWriter, number>()
  let count = 0
  let latest: string | undefined

  function tell(event: DeskEvent): void {
    count += 1
    for (const writer of followers.keys()) writer.send(count, JSON.stringify(event))
  }
  /** Tells of the newest entry, unless it was told of before, and of the order that a note is about: each once. */
  async function look(noted?: string): Promise<void> {
    for (const [writer, endsAt] of followers) if (performance.now() > endsAt) writer.end()
    if (followers.size === 0) {
      latest = undefined
      return
    }
    const newest = await findLatestEntry(db)
    const changed = new Set(noted === undefined ? [] : [noted])
    if (newest && latest !== undefined && newest.key !== latest) changed.add(newest.orderId)
    latest = newest?.key ?? ''
    for (const order_id of changed) tell({ type: 'order_changed', order_id })
  }
  const failed = (err: unknown) => log.warn({ err }, 'orders could not be looked after for the desk')
  const unsubscribe = bus.subscribe(orderTopic, (orderId) => void look(orderId).catch(failed))
  const stopPolling = every(pollMs, look, failed)

  return {
    follow(open) {
      const writer: EventWriter = open({ onDrain() {}, onClose: () => void followers.delete(writer) })
      followers.set(writer, performance.now() + lifeMs)
      // What was missed while there was no connection is not known: the page reads anew.
      writer.send(count, JSON.stringify({ type: 'connected' } satisfies DeskEvent))
      look().catch(failed)
    },
    close() {
      unsubscribe()
      stopPolling()
    },
  }
}
