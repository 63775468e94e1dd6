import { setTimeout as wait } from 'node:timers/promises'
import type { AssistantEngine, AssistantStep, BuyerOrder, TurnDeps } from '@karavan/assistant/port.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { reportUnexpected } from '../../platform/error-reports.ts'
import { every } from '../../platform/every.ts'
import type { Client } from '../../platform/fair-line.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { heartbeatMs } from '../../platform/sse.ts'
import { toStoredJson } from '../../platform/text.ts'
import { noteSpan, traced } from '../../platform/tracing.ts'
import { createStepMaker, type TurnStep } from './events.ts'
import { createPace } from './pace.ts'
import type { LiveStream, StreamReaders } from './readers.ts'
import * as turns from './repository.ts'
import type * as streams from './stream-repository.ts'
import { apologyHtml } from './texts.ts'
import { createTurnWriter } from './writer.ts'

/** How a turn stands in the log: by what its owner alone can ask for. Its stream is a secret. */
const nameOf = ({ conversationId, turnNumber, attempt }: turns.HeldTurn) => ({ conversation: conversationId, turn: turnNumber, attempt })

export interface TurnTimes {
  /** How long a process may be silent before another one takes its turns. */
  leaseMs: number
  beatMs: number
  /** How often abandoned turns are looked for. */
  sweepMs: number
  /** Longest reply; without an end the input of the page would stay disabled. */
  replyMs: number
  /** How long replies may go on when the process is asked to stop. */
  graceMs: number
  /** How often readers look for what another process has stored, should its note be lost. */
  pollMs: number
  /** How often what nobody can read any more is dropped. */
  tidyMs: number
  /** How often a stream is written to when nothing happens. Who takes nothing from one to the next is gone. */
  heartbeatMs: number
}
export const turnTimes: TurnTimes = {
  leaseMs: 12_000,
  beatMs: 4_000,
  sweepMs: 2_000,
  replyMs: 60_000,
  graceMs: 3_000,
  pollMs: 1_000,
  tidyMs: 60_000,
  heartbeatMs,
}

/** A reply is begun at most twice: by the process that took the question and once more when that one died. */
const lastAttempt = 2
/** Turns a later question can look back on. */
const maxHistory = 20
const maxStateBytes = 64 * 1024
/** How many abandoned turns one process takes in one statement, and how many may run here when it takes more. */
const takeBatch = 20
const maxTakenHere = 200

export interface RunnerDeps {
  db: Kysely<Database>
  engine: AssistantEngine
  /** What a turn of this client may ask of the outside. */
  turnDeps(client: Client): TurnDeps
  /** The latest orders of an account, for a reply to it alone. */
  listOrders(uid: string): Promise<BuyerOrder[]>
  /** Brings what `turnDeps` answers from memory up to date. */
  refresh(): Promise<void>
  readers: StreamReaders
  clock: Clock
  log: Log
  times: TurnTimes
  /** Hears how each reply that was made here has ended, and when its first cards could be read, in seconds from its beginning here. */
  onEnd?(end: { outcome: ReplyOutcome; seconds: number; firstCardSeconds: number | undefined }): void
  /** True where no other process can run turns: after a start, every running turn is abandoned. */
  isOnlyProcess: boolean
}

export type ReplyOutcome = 'complete' | 'failed' | Interruption
type Interruption = 'stopped' | 'lost' | 'late' | 'closing'

interface Run {
  turn: turns.HeldTurn
  controller: AbortController
  ended: Promise<void>
  /** All events stored so far, from the first one on; missing where an earlier attempt may have left some, and once the last one is stored. */
  stored?: streams.StoredEvent[]
}

type Begun = NonNullable<Parameters<TurnRunner['run']>[1]>

export interface TurnRunner {
  /** What a reader of the reply to this message reads first, if the engine says it at once: to be stored with the question. */
  opening(message: string, interfaceLanguage: Language): string | undefined
  /**
   * Makes the reply of a turn whose lease this process has. `opened`: what of it is stored already; `network`: where the question came from, for taking
   * turns; `isAgain`: it was answered before, and another answer is wanted. Returns at once.
   */
  run(turn: turns.HeldTurn, begun?: { opened: readonly streams.StoredEvent[]; network: string; isAgain?: boolean }): void
  /** Ends the work on a turn that was ended elsewhere. */
  interrupt(streamId: string): void
  isRunning(streamId: string): boolean
  /** A reply that is made here from its first event on, as far as it is stored. */
  findLive(streamId: string): LiveStream | undefined
  /** Replies under way here. */
  readonly count: number
  /** Takes what an earlier process left behind, and looks for such turns from then on. */
  start(): Promise<void>
  /** Lets replies end for a moment and gives the others back. */
  close(): Promise<void>
}

export function createTurnRunner(deps: RunnerDeps): TurnRunner {
  const { db, log, times } = deps
  const pace = createPace()
  const runs = new Map<string, Run>()
  const stops: (() => void)[] = []
  let isClosing = false

  // Where a question came from is not kept: of one that is taken over the account stands for it.
  function run(turn: turns.HeldTurn, { opened, network, isAgain }: Begun = { opened: [], network: `account:${turn.userId}` }): void {
    if (isClosing) {
      turns
        .releaseLeases(db, [turn.leaseOwner])
        .catch((error: unknown) => log.warn({ err: error }, 'a reply waits for its lease to run out'))
      return
    }
    const controller = new AbortController()
    const entry: Run = { turn, controller, ended: Promise.resolve(), ...(turn.attempt === 1 ? { stored: [...opened] } : {}) }
    runs.set(turn.streamId, entry)
    const publish: StreamReaders['publish'] = (streamId, events, isEnd) => {
      if (isEnd) entry.stored = undefined
      entry.stored?.push(...events)
      deps.readers.publish(streamId, events, isEnd)
    }
    const client = { network, account: turn.userId }
    entry.ended = traced('reply', nameOf(turn), () => reply(deps, { pace: () => pace(client), publish, client, isAgain }, turn, controller))
      .catch((error: unknown) => {
        // The lease runs out and another attempt follows.
        log.error({ err: error, ...nameOf(turn) }, 'a reply could not be stored')
        reportUnexpected(error, { name: 'reply', ids: nameOf(turn) })
      })
      .finally(() => {
        if (runs.get(turn.streamId) === entry) runs.delete(turn.streamId)
      })
  }

  const interrupt = (streamId: string, reason: Interruption): void => runs.get(streamId)?.controller.abort(reason)

  async function beat(): Promise<void> {
    const held = [...runs.values()].map((entry) => entry.turn)
    if (held.length === 0) return
    const kept = await turns.renewLeases(db, held, times.leaseMs)
    for (const { streamId } of held) if (!kept.has(streamId)) interrupt(streamId, 'lost')
  }

  async function sweep(): Promise<void> {
    while (!isClosing && runs.size < maxTakenHere) {
      const taken = await turns.takeAbandonedTurns(db, {
        leaseOwner: newId(),
        leaseMs: times.leaseMs,
        lastAttempt,
        limit: takeBatch,
        // After work that held this process for longer than a lease its own replies look abandoned, and are not: the next beat renews them.
        except: [...runs.keys()],
      })
      for (const turn of taken) {
        log.warn(nameOf(turn), 'taking over an abandoned reply')
        run(turn)
      }
      if (taken.length < takeBatch) return
    }
  }

  const regularly = (ms: number, work: () => Promise<void>): void => {
    stops.push(every(ms, work, (error) => log.warn({ err: error }, 'turns could not be looked after')))
  }

  return {
    opening: (message, interfaceLanguage) => deps.engine.opening?.(message, interfaceLanguage),
    run,
    interrupt: (streamId) => interrupt(streamId, 'stopped'),
    isRunning: (streamId) => runs.has(streamId),
    findLive(streamId) {
      const entry = runs.get(streamId)
      if (!entry?.stored || entry.controller.signal.aborted) return undefined
      return { userId: entry.turn.userId, createdAt: entry.turn.lastMessageAt, events: entry.stored }
    },
    get count() {
      return runs.size
    },
    async start() {
      if (deps.isOnlyProcess) await turns.abandonAll(db)
      await sweep()
      regularly(times.beatMs, beat)
      regularly(times.sweepMs, sweep)
    },
    async close() {
      isClosing = true
      const ended = Promise.all([...runs.values()].map((entry) => entry.ended))
      await Promise.race([ended, wait(times.graceMs, undefined, { ref: false })])
      for (const stop of stops) stop()
      const left = [...runs.values()]
      for (const { turn } of left) interrupt(turn.streamId, 'closing')
      await ended
      if (left.length > 0)
        await turns.releaseLeases(
          db,
          left.map(({ turn }) => turn.leaseOwner),
        )
    },
  }
}

/** Makes one reply: the engine's steps become stored events and messages, and the turn ends. Throws when the database does not take them. */
async function reply(
  { db, engine, turnDeps, listOrders, refresh, clock, log, times, onEnd }: RunnerDeps,
  {
    pace,
    publish,
    client,
    isAgain,
  }: { pace: () => Promise<void>; publish: StreamReaders['publish']; client: Client; isAgain: boolean | undefined },
  turn: turns.HeldTurn,
  controller: AbortController,
) {
  const { signal } = controller
  const since = performance.now()
  let firstCardSeconds: number | undefined
  const end = (outcome: ReplyOutcome) => onEnd?.({ outcome, seconds: (performance.now() - since) / 1000, firstCardSeconds })
  const make = createStepMaker(turn, clock)
  const writer = createTurnWriter({ db, publish, clock, leaseMs: times.leaseMs }, turn, () =>
    controller.abort('lost' satisfies Interruption),
  )
  const late = setTimeout(() => controller.abort('late' satisfies Interruption), times.replyMs)
  let done: Extract<AssistantStep, { type: 'done' }> | undefined
  let failure: unknown
  try {
    if (turn.attempt <= lastAttempt) {
      // The opening that was stored with the question has gone with the first attempt.
      const opening =
        turn.attempt > 1 && !turn.refine && turn.pictureId === undefined ? engine.opening?.(turn.query, turn.language) : undefined
      if (opening !== undefined) await writer.add([make.progress(opening)])
      const pastTurns = turn.turnNumber > 1 ? turns.listPastTurns(db, turn.conversationId, turn.turnNumber, maxHistory) : []
      const [history] = await Promise.all([pastTurns, refresh()])
      await pace()
      const { query: message, refine, pictureId: picture, language: interfaceLanguage, isGuest } = turn
      const input = {
        message,
        interfaceLanguage,
        isGuest,
        history,
        ...(refine ? { refine } : {}),
        ...(isAgain ? { isAgain } : {}),
        ...(picture === undefined ? {} : { picture }),
      }
      const deps = { ...turnDeps(client), ...(!turn.isGuest && { listOrders: () => listOrders(turn.userId) }) }
      let stepSince = performance.now()
      for await (const step of takeUntilAborted(engine.run(input, paced(deps, pace), signal), signal)) {
        noteSpan(`step ${step.type}`, {}, performance.now() - stepSince)
        if (step.type === 'done') done = step
        else await writer.add(toTurnSteps(make, step))
        if (step.type === 'cards') firstCardSeconds ??= (performance.now() - since) / 1000
        stepSince = performance.now()
      }
    }
  } catch (error) {
    failure = error
  } finally {
    clearTimeout(late)
  }
  writer.check()
  const interruption = signal.reason as Interruption | undefined
  if (interruption !== undefined && interruption !== 'late') return end(interruption)

  const isAnswered = done !== undefined && failure === undefined
  if (!isAnswered) {
    log.error({ err: failure, interruption, engine: engine.name, ...nameOf(turn) }, 'a reply failed')
    // One that was merely too late has no error, and is counted in `/metrics`.
    if (failure !== undefined) reportUnexpected(failure, { name: 'reply', ids: { ...nameOf(turn), engine: engine.name } })
    await writer.add([make.answer(apologyHtml(turn.query, turn.language))])
  }
  const state = toStoredJson(done?.state ?? null)
  if (state.length > maxStateBytes) log.error({ engine: engine.name, length: state.length }, 'the state of a turn is too large to be kept')
  await writer.finish(make.complete(turn.conversationId), {
    status: isAnswered ? 'complete' : 'failed',
    state: state.length > maxStateBytes ? undefined : done?.state,
  })
  end(isAnswered ? 'complete' : (interruption ?? 'failed'))
}

/** What an engine asks of the outside, with its work on each answer in its turn. */
const paced = (deps: TurnDeps, pace: () => Promise<void>): TurnDeps => ({
  ...deps,
  async retrieve(query, signal, tell) {
    const found = await deps.retrieve(query, signal, tell)
    await pace()
    return found
  },
})

function toTurnSteps(make: ReturnType<typeof createStepMaker>, step: Exclude<AssistantStep, { type: 'done' }>): TurnStep[] {
  switch (step.type) {
    case 'progress':
      return [make.progress(step.text, step)]
    case 'delta':
      return step.text ? [make.delta(step.text)] : []
    case 'answer':
      return step.html.trim() ? [make.answer(step.html, step)] : []
    case 'cards':
      return step.cards.length > 0 ? [make.cards(step)] : []
  }
}

/** The steps until the signal aborts, even where the engine does not look at it: a reply must not hang on what it waits for. */
async function* takeUntilAborted(
  steps: AsyncGenerator<AssistantStep, void, void>,
  signal: AbortSignal,
): AsyncGenerator<AssistantStep, void, void> {
  const aborted = new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })
  try {
    for (;;) {
      const next = await Promise.race([steps.next(), aborted])
      if (next === 'aborted' || next.done) return
      yield next.value
    }
  } finally {
    // Not awaited: it waits for the step under way, which may never come.
    steps.return().catch(() => {})
  }
}
