import type { AssistantEngine, BuyerOrder, TurnDeps } from '@karavan/assistant/port.ts'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { every } from '../../platform/every.ts'
import type { Client } from '../../platform/fair-line.ts'
import { dropOldAnswers } from '../../platform/idempotency.ts'
import type { Log } from '../../platform/log.ts'
import { dropOldUses } from '../../platform/quotas.ts'
import { createEventStreams, type EventStreams } from '../../platform/sse.ts'
import type { StreamSlots } from '../../platform/stream-slots.ts'
import { withAvailable } from './available.ts'
import { createStreamReaders } from './readers.ts'
import { watchReplies } from './reply-metrics.ts'
import type { ResultsDeps } from './results.ts'
import { createTurnRunner, type TurnTimes, turnTimes } from './runner.ts'
import { type ReplyDeps, streamLifeMs } from './service.ts'
import { dropOldEvents } from './stream-repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Streams open in this process, and the readers that wait for events: equal but for moments. */
    openStreams: { streams: number; readers: number }
    /** Replies this process is making. */
    openReplies: number
  }
}

export interface RepliesParts {
  db: Kysely<Database>
  engine: AssistantEngine
  turnDeps(client: Client): TurnDeps
  listOrders(uid: string): Promise<BuyerOrder[]>
  refresh(): Promise<void>
  bus: Bus
  clock: Clock
  log: Log
  /** True where no other process can run turns on this database. */
  isOnlyProcess: boolean
  quotas: Config['quotas']
  slots: StreamSlots
  times?: Partial<TurnTimes>
}

const tidyBatch = 1_000

/** The part of the product that makes replies and shows them being made. It starts when the app is ready and ends before the app closes. */
export function createReplies(
  app: App,
  { db, engine, turnDeps: turnDepsOf, listOrders, refresh, bus, clock, log, isOnlyProcess, quotas, slots, times: wanted }: RepliesParts,
): ReplyDeps & ResultsDeps & { streams: EventStreams; replyGone(streamId: string): void } {
  const times = { ...turnTimes, ...wanted }
  const turnDeps = (client: Client) => withAvailable(db, turnDepsOf(client))
  const streams = createEventStreams(times.heartbeatMs)
  const readers = createStreamReaders({
    db,
    bus,
    log,
    isWrittenHere: (streamId) => runner.isRunning(streamId),
    findLive: (streamId) => runner.findLive(streamId),
    pollMs: times.pollMs,
  })
  const onEnd = watchReplies(app)
  const runner = createTurnRunner({ onEnd, db, engine, turnDeps, listOrders, refresh, readers, clock, log, times, isOnlyProcess })

  app.decorate('openStreams', {
    getter: () => ({ streams: streams.count, readers: readers.count }),
  })

  app.decorate('openReplies', { getter: () => runner.count })

  const tidy = async (): Promise<void> => {
    const endedBefore = new Date(clock().getTime() - 2 * streamLifeMs)
    while ((await dropOldEvents(db, endedBefore, tidyBatch)) === tidyBatch);
    await dropOldAnswers(db, clock())
    await dropOldUses(db, clock())
  }
  let stopTidying = () => {}
  app.addHook('onReady', async () => {
    await runner.start()
    stopTidying = every(times.tidyMs, tidy, (error) => log.warn({ err: error }, 'old events could not be dropped'))
  })
  app.addHook('preClose', async () => {
    stopTidying()
    await runner.close()
    readers.close()
    streams.close()
  })

  return {
    db,
    engine,
    turnDeps,
    refresh,
    clock,
    readers,
    runner,
    streams,
    leaseMs: times.leaseMs,
    quotas,
    slots,
    replyGone(streamId) {
      runner.interrupt(streamId)
      readers.wake(streamId)
    },
  }
}
