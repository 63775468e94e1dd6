import { setImmediate as nextTick, setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TurnStep } from './events.ts'
import type { StreamReaders } from './readers.ts'
import * as turns from './repository.ts'

/** Steps that wait while others are being stored; the engine waits when there are more. */
const maxQueued = 64
const retries = 4
const firstRetryMs = 100
/** Progress that is overtaken by the answer within this time was never needed: nobody reads that fast. */
const progressPatienceMs = 80
const isProgress = ({ event }: TurnStep): boolean => event.type === 'progress'

export interface TurnWriter {
  /** Stores steps in their order. Returns before they are stored, unless many wait. */
  add(steps: TurnStep[]): Promise<void>
  /** Stores what waits and ends the turn with `last`. */
  finish(last: TurnStep, end: { status: 'complete' | 'failed'; state: unknown }): Promise<void>
  /** Throws what storing failed with. */
  check(): void
}

/**
 * Stores a reply while it is made: one statement at a time, each with all that has come meanwhile, so that a fast engine costs few round trips. Readers get an event once it is stored, never before. `onLost` is called when the lease is another's by now.
 */
export function createTurnWriter(
  { db, publish, clock, leaseMs }: { db: Kysely<Database>; publish: StreamReaders['publish']; clock: Clock; leaseMs: number },
  turn: turns.HeldTurn,
  onLost: () => void,
): TurnWriter {
  const queue: TurnStep[] = []
  const shownIds: string[] = []
  let lastSeq = turn.lastSeq
  let writing: Promise<void> | undefined
  /** Set together with the last step. */
  let end: turns.TurnEnd | undefined
  let isLost = false
  let endPatience: (() => void) | undefined
  let failure: unknown

  async function store(batch: TurnStep[], end: turns.TurnEnd | undefined): Promise<void> {
    const { streamId, conversationId, turnNumber, leaseOwner } = turn
    const events = turns.toStoredEvents(lastSeq, batch)
    const append: turns.Append = {
      streamId,
      conversationId,
      turnNumber,
      leaseOwner,
      lastSeq,
      steps: batch,
      events,
      leaseMs,
      ...(end ? { end } : {}),
    }
    if (!(await appendOnce(db, append))) {
      isLost = true
      onLost()
      return
    }
    lastSeq += batch.length
    publish(streamId, events, end !== undefined)
  }

  /** Resolves when there is more to store than progress, or it took long enough to be worth telling. */
  async function patience(): Promise<void> {
    if (!queue.every(isProgress)) return
    await new Promise<void>((done) => {
      const timer = setTimeout(done, progressPatienceMs)
      endPatience = () => {
        clearTimeout(timer)
        done()
      }
    })
    endPatience = undefined
  }

  /**
   * At most one runs. The first event of a reply goes out at once; later steps wait for what the engine says in the same breath, so that an answer with
   * its cards and its end is one statement, and progress a little longer: what is over in a moment is not worth a statement of its own. `writing` is cleared in the same moment as it stops looking, so that no step is left lying.
   */
  async function drain(): Promise<void> {
    try {
      while (queue.length > 0 && !isLost) {
        if (lastSeq > 0) {
          await patience()
          await nextTick()
        }
        await store(queue.splice(0), end)
      }
    } catch (error) {
      failure = error
      isLost = true
      onLost()
    } finally {
      writing = undefined
    }
  }

  return {
    async add(steps) {
      if (isLost || steps.length === 0) return
      queue.push(...steps)
      if (!steps.every(isProgress)) endPatience?.()
      for (const step of steps) shownIds.push(...(step.shownIds ?? []))
      const isFull = queue.length > maxQueued
      writing ??= drain()
      if (isFull) await writing
    },
    async finish(last, { status, state }) {
      if (!isLost) {
        queue.push(last)
        end = { status, state, shownIds, at: clock() }
        endPatience?.()
        writing ??= drain()
        await writing
      }
      this.check()
    },
    check() {
      if (failure !== undefined) throw failure
    },
  }
}

/** Appends, again after failures of the database. False where the lease is another's by now. */
async function appendOnce(db: Kysely<Database>, append: turns.Append): Promise<boolean> {
  const { streamId, leaseOwner, end } = append
  for (let tries = 0; ; tries += 1) {
    try {
      if (await turns.appendToTurn(db, append)) return true
      if (tries === 0) return false
      // After a try of which no answer came: it may have been done.
      const found = await turns.findProgress(db, streamId)
      const isDone = end ? found?.status === end.status : found?.lease_owner === leaseOwner
      return isDone && found?.last_seq === append.lastSeq + append.steps.length
    } catch (error) {
      if (tries === retries) throw error
      await wait(firstRetryMs * 2 ** tries)
    }
  }
}
