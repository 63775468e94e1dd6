import type { Language } from '@karavan/contract/language.ts'
import { type SearchStarted, searchStarted } from '@karavan/contract/search.ts'
import type { Refinement } from '@karavan/contract/selection.ts'
import { type StreamEvent, streamEvent } from '@karavan/contract/stream-events.ts'
import { toConversationTitle } from '@karavan/contract/title.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { User } from '../../platform/auth.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { findAnswer, type RepeatableRequest, rememberAnswer } from '../../platform/idempotency.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import type { EventWriter, EventWriterListeners } from '../../platform/sse.ts'
import { toStorable } from '../../platform/text.ts'
import { createStepMaker, type TurnStep } from './events.ts'
import type { StreamReaders } from './readers.ts'
import * as turns from './repository.ts'
import type { TurnRunner } from './runner.ts'

export interface ReplyDeps {
  db: Kysely<Database>
  clock: Clock
  readers: StreamReaders
  runner: TurnRunner
  leaseMs: number
}

/** Conversations a guest keeps; the oldest make room. */
export const maxGuestConversations = 100
/** How long a stream can be read after its question: its address is a secret that should not be good for ever. */
export const streamLifeMs = 10 * 60 * 1000

interface Question {
  text: string
  /** What a press changes of the search; the text is its caption. */
  refine?: Refinement | undefined
  /** Language of the interface. */
  language: Language
  repeatable: RepeatableRequest | undefined
}

/** Stores a new conversation with its first question and begins the reply. Answers as soon as both are stored. */
export async function startSearch(deps: ReplyDeps, user: User, question: Question): Promise<SearchStarted> {
  const text = toMessage(question.text, 'query')
  return ask(deps, user, newId(), { ...question, text }, (turn, remember) =>
    turns.insertFirstTurn(deps.db, turn, { title: toConversationTitle(text), maxConversations: maxGuestConversations, remember }),
  )
}

/** Stores the next question of a conversation and begins its reply. Throws `reply_running` while the last one is being written. */
export async function continueSearch(deps: ReplyDeps, user: User, conversationId: string, question: Question): Promise<SearchStarted> {
  const text = toMessage(question.text, 'message')
  return ask(deps, user, conversationId, { ...question, text }, async (turn, remember) => {
    try {
      return await turns.insertNextTurn(deps.db, turn, { remember })
    } catch (error) {
      if (isViolationOf(error, 'turn_running')) throw new AppError('reply_running', { cause: error })
      throw error
    }
  })
}

/** The turns of a guest's conversations become the account's, the running one too: a step of the transaction that moves the conversations. */
export async function moveTurns(trx: Db, conversationIds: readonly string[], uid: string): Promise<void> {
  if (conversationIds.length > 0) await turns.moveTurns(trx, conversationIds, uid)
}

async function ask(
  { clock, db, leaseMs, runner }: ReplyDeps,
  user: User,
  conversationId: string,
  { text, refine, language, repeatable }: Question,
  insert: (turn: turns.NewTurn, remember: turns.Remember | undefined) => Promise<turns.Begun | undefined>,
): Promise<SearchStarted> {
  const turn: turns.NewTurn = {
    streamId: newSecret(),
    conversationId,
    userMessageId: newId(),
    userId: user.uid,
    isGuest: user.isAnonymous,
    language,
    query: text,
    refine,
    leaseOwner: newId(),
    leaseMs,
    now: clock(),
    // Of a caption nothing is read.
    opening: refine ? undefined : runner.opening(text, language),
  }
  const answer: SearchStarted = {
    success: true,
    stream_id: turn.streamId,
    conversation_id: conversationId,
    user_message_id: turn.userMessageId,
  }
  const inserted = await insert(turn, repeatable && ((source) => rememberAnswer(repeatable, answer, turn.now, source)))
  if (inserted) {
    const { opened, ...begun } = inserted
    runner.run({ ...turn, ...begun, attempt: 1, lastMessageAt: turn.now, saidCount: 0 }, opened)
    return answer
  }
  const earlier = repeatable && (await findAnswer(db, repeatable))
  if (!earlier) throw new AppError('conversation_not_found')
  return searchStarted.parse(earlier)
}

/**
 * Follows the stream with this secret id, for its owner or for a reader without a token. Events after `after` go to the writer that `open` gives once
 * the stream is known to be there. Throws `stream_not_found` for an unknown, foreign or old one.
 */
export async function followStream(
  { clock, readers }: ReplyDeps,
  user: User | undefined,
  streamId: string,
  after: number,
  open: (listeners: EventWriterListeners) => EventWriter,
): Promise<void> {
  const reader = readers.attach(streamId)
  try {
    const stream = await reader.read(after, user?.uid)
    const isOld = stream && clock().getTime() - stream.createdAt.getTime() > streamLifeMs
    if (!stream || isOld || (user && user.uid !== stream.userId)) throw new AppError('stream_not_found')
    reader.start(open({ onDrain: reader.drained, onClose: reader.leave }))
  } catch (error) {
    reader.leave()
    throw error
  }
}

/**
 * Ends a reply and keeps what was said, the text streamed so far included. It is done in the database, so that it holds whichever process makes the
 * reply, or none; the maker can store nothing after it. A reply that has ended stays as it is.
 */
export async function stopReply(deps: ReplyDeps, user: User, streamId: string): Promise<void> {
  const stored = await deps.db.transaction().execute(async (trx) => {
    const turn = await turns.lockTurn(trx, streamId, user.uid)
    if (!turn) throw new AppError('stream_not_found')
    if (turn.status !== 'running') return undefined
    const said = (await turns.listEvents(trx, streamId)).map(({ data }) => streamEvent.parse(JSON.parse(data)))
    const last = await turns.findLastMessageTime(trx, turn.conversation_id, turn.turn_number)
    const about = {
      streamId,
      turnNumber: turn.turn_number,
      lastMessageAt: last?.at ?? turn.created_at,
      saidCount: said.filter(isMessage).length,
    }
    const make = createStepMaker(about, deps.clock)
    const unfinished = textSinceLastMessage(said)
    const steps: TurnStep[] = [...(unfinished ? [make.answer(unfinished)] : []), make.complete(turn.conversation_id, true)]
    const append: turns.Append = {
      streamId,
      conversationId: turn.conversation_id,
      turnNumber: turn.turn_number,
      leaseOwner: turn.lease_owner,
      lastSeq: turn.last_seq,
      steps,
      end: { status: 'stopped', state: undefined, shownIds: said.flatMap(shownIn), at: deps.clock() },
      leaseMs: deps.leaseMs,
    }
    if (!(await turns.appendToTurn(trx, append))) throw new Error('a locked turn has changed')
    return turns.toStoredEvents(append)
  })
  if (!stored) return
  deps.runner.interrupt(streamId)
  deps.readers.publish(streamId, stored, true)
}

const isMessage = (event: StreamEvent): boolean => event.type === 'response' || event.type === 'product_widget'
const shownIn = (event: StreamEvent): string[] => (event.type === 'product_widget' ? event.products.map((card) => card.id) : [])

/** HTML of the text that was streamed and did not become a message. */
function textSinceLastMessage(events: StreamEvent[]): string | undefined {
  const from = events.findLastIndex(isMessage) + 1
  const text = events
    .slice(from)
    .map((event) => (event.type === 'response_delta' ? event.content : ''))
    .join('')
    .trim()
  return text ? `<p>${text.replaceAll('\n', '<br>')}</p>` : undefined
}

/** The message as it is stored. What is nothing but control characters is as blank as nothing. */
function toMessage(text: string, field: string): string {
  const message = toStorable(text).trim()
  if (!message) throw new AppError('invalid', { fields: { [field]: 'is required' } })
  return message
}

const isViolationOf = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint
