import type { Language } from '@karavan/contract/language.ts'
import type { TooManyConversations } from '@karavan/contract/quotas.ts'
import { type SearchStarted, searchStarted } from '@karavan/contract/search.ts'
import type { Refinement } from '@karavan/contract/selection.ts'
import { type StreamEvent, streamEvent } from '@karavan/contract/stream-events.ts'
import { toConversationTitle } from '@karavan/contract/title.ts'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database, Db } from '../../database.ts'
import type { User } from '../../platform/auth.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Client } from '../../platform/fair-line.ts'
import { findAnswer, type RepeatableRequest, rememberAnswer } from '../../platform/idempotency.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { lockForUser } from '../../platform/locks.ts'
import { takeQuota } from '../../platform/quotas.ts'
import type { EventWriter, EventWriterListeners } from '../../platform/sse.ts'
import type { StreamSlots } from '../../platform/stream-slots.ts'
import { toStorable } from '../../platform/text.ts'
import { countConversationsOf } from '../conversations/service.ts'
import { type AskedPicture, findAskedPicture } from '../pictures/service.ts'
import { createStepMaker, type TurnStep } from './events.ts'
import type { StreamReaders } from './readers.ts'
import * as turns from './repository.ts'
import type { TurnRunner } from './runner.ts'
import * as streams from './stream-repository.ts'

export interface ReplyDeps {
  db: Kysely<Database>
  clock: Clock
  readers: StreamReaders
  runner: TurnRunner
  leaseMs: number
  quotas: Config['quotas']
  slots: StreamSlots
}

/** Conversations a guest keeps; the oldest make room. */
export const maxGuestConversations = 100
/** How long a stream can be read after its question: its address is a secret that should not be good for ever. */
export const streamLifeMs = 10 * 60 * 1000

/** What a question costs of the quotas. */
type Wishes = Parameters<typeof takeQuota>[1]

interface Question {
  text: string
  /** What a press changes of the search; the text is its caption. */
  refine?: Refinement | undefined
  /** The picture that came with it. */
  picture?: AskedPicture | undefined
  /** The turn in whose place it is asked. */
  replacesTurn?: number | undefined
  /** With `replacesTurn`: the question of that turn once more, whatever the text is. */
  isAgain?: boolean | undefined
  /** Language of the interface. */
  language: Language
  /** Where it comes from. */
  network: string
  repeatable: RepeatableRequest | undefined
}

/**
 * Stores a new conversation with its first question and begins the reply. Answers as soon as both are stored. Throws `quota_reached`, and
 * `too_many_conversations` where the account keeps as many as it may.
 */
export async function startSearch(deps: ReplyDeps, user: User, question: Question): Promise<SearchStarted> {
  const text = toMessage(question.text, 'query')
  const { turns: asked, conversations } = deps.quotas
  const wishes = [
    { kind: 'turns' as const, max: asked },
    { kind: 'conversations' as const, max: { account: 0, network: conversations.network } },
  ]
  return ask(deps, user, newId(), { ...question, text }, wishes, (turn, remember) => {
    const options = { title: toConversationTitle(text), maxConversations: maxGuestConversations, remember }
    // A guest's oldest make room.
    if (user.isAnonymous || conversations.account === 0) return turns.insertFirstTurn(deps.db, turn, options)
    return deps.db.transaction().execute(async (trx) => {
      await lockForUser(trx, 'conversations', user.uid)
      if ((await countConversationsOf(trx, user.uid)) < conversations.account) return turns.insertFirstTurn(trx, turn, options)
      if (question.repeatable && (await findAnswer(trx, question.repeatable))) return undefined
      const extra = { conversations_max: conversations.account } satisfies TooManyConversations
      throw new AppError('too_many_conversations', { extra })
    })
  })
}

/** Stores the next question of a conversation and begins its reply. Throws `reply_running` while the last one is being written, and `quota_reached`. */
export async function continueSearch(deps: ReplyDeps, user: User, conversationId: string, asked: Question): Promise<SearchStarted> {
  const question = asked.isAgain ? { ...asked, ...(await findAsked(deps.db, user.uid, conversationId, asked.replacesTurn)) } : asked
  const text = toMessage(question.text, 'message')
  const wishes = [{ kind: 'turns' as const, max: deps.quotas.turns }]
  return ask(deps, user, conversationId, { ...question, text }, wishes, async (turn, remember) => {
    const { replacesTurn } = question
    try {
      if (replacesTurn === undefined) return await turns.insertNextTurn(deps.db, turn, { remember })
      return await deps.db
        .transaction()
        .execute((trx) => insertInPlace(trx, turn, { replacesTurn, repeatable: question.repeatable, remember }))
    } catch (error) {
      if (isViolationOf(error, 'turn_running')) throw new AppError('reply_running', { cause: error })
      throw error
    }
  })
}

/** The question of a turn as it was asked, with its picture or what its press changed. Throws `conversation_not_found` and `invalid`. */
async function findAsked(
  db: Db,
  uid: string,
  conversationId: string,
  turn: number | undefined,
): Promise<Pick<Question, 'text' | 'refine' | 'picture'>> {
  if (turn === undefined) throw new AppError('invalid', { fields: { replaces_turn: 'is needed with again' } })
  const found = await turns.findQuestion(db, uid, conversationId, turn)
  if (!found) throw new AppError('conversation_not_found')
  const picture = found.picture_id === null ? undefined : await findAskedPicture(db, conversationId, found.picture_id)
  return { text: found.query, refine: found.refine ?? undefined, picture }
}

/** The next turn in place of an earlier one and all after it. `undefined` where there is no such turn, or it was done before. */
async function insertInPlace(
  trx: Db,
  turn: turns.NewTurn,
  {
    replacesTurn,
    repeatable,
    remember,
  }: { replacesTurn: number; repeatable: RepeatableRequest | undefined; remember: turns.Remember | undefined },
): Promise<turns.Begun | undefined> {
  const { conversationId, userId } = turn
  if (!(await turns.holdConversation(trx, userId, conversationId))) return undefined
  // Who asks again has what was removed the first time replaced by now.
  if (repeatable && (await findAnswer(trx, repeatable))) return undefined
  const before = await turns.removeTurns(trx, conversationId, replacesTurn)
  if (before === undefined) return undefined
  if (replacesTurn === 1)
    await turns.retitle(trx, conversationId, { before: toConversationTitle(before), title: toConversationTitle(turn.query) })
  return turns.insertNextTurn(trx, turn, { remember })
}

/** The turns of a guest's conversations become the account's, the running one too: a step of the transaction that moves the conversations. */
export async function moveTurns(trx: Db, conversationIds: readonly string[], uid: string): Promise<void> {
  if (conversationIds.length > 0) await turns.moveTurns(trx, conversationIds, uid)
}

async function ask(
  { clock, db, leaseMs, runner }: ReplyDeps,
  user: User,
  conversationId: string,
  { text, refine, picture, language, network, repeatable, isAgain = false }: Question,
  wishes: Wishes,
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
    picture,
    leaseOwner: newId(),
    leaseMs,
    now: clock(),
    // Of a caption nothing is read, and a picture says more than its words.
    opening: refine || picture ? undefined : runner.opening(text, language),
  }
  const answer: SearchStarted = {
    success: true,
    stream_id: turn.streamId,
    conversation_id: conversationId,
    user_message_id: turn.userMessageId,
  }
  const remember: turns.Remember | undefined = repeatable && ((source) => rememberAnswer(repeatable, answer, turn.now, source))
  const paid = { wishes, client: { network, account: user.uid }, now: turn.now, repeatable }
  const inserted = await atCost(db, paid, () => insert(turn, remember))
  if (inserted) {
    const { opened, ...begun } = inserted
    runner.run(
      { ...turn, ...begun, pictureId: picture?.id, attempt: 1, lastMessageAt: turn.now, saidCount: 0 },
      { opened, network, isAgain },
    )
    return answer
  }
  const earlier = repeatable && (await findAnswer(db, repeatable))
  if (!earlier) throw new AppError('conversation_not_found')
  return searchStarted.parse(earlier)
}

/** Stores what costs of the client's quotas; what was not stored after all, as one that was before, costs nothing. Throws `quota_reached`. */
async function atCost(
  db: Db,
  { wishes, client, now, repeatable }: { wishes: Wishes; client: Client; now: Date; repeatable: RepeatableRequest | undefined },
  store: () => Promise<turns.Begun | undefined>,
): Promise<turns.Begun | undefined> {
  let giveBack: Awaited<ReturnType<typeof takeQuota>>
  try {
    giveBack = await takeQuota(db, wishes, client, now)
  } catch (error) {
    if (repeatable && (await findAnswer(db, repeatable))) return undefined
    throw error
  }
  let stored: turns.Begun | undefined
  try {
    stored = await store()
    return stored
  } finally {
    if (!stored) await giveBack()
  }
}

/**
 * Follows the stream with this secret id, for its owner or for a reader without a token. Events after `after` go to the writer that `open` gives once
 * the stream is known to be there. Throws `stream_not_found` for an unknown, foreign or old one, and `quota_reached`.
 */
export async function followStream(
  { clock, readers, slots }: ReplyDeps,
  { user, network }: { user: User | undefined; network: string },
  streamId: string,
  after: number,
  open: (listeners: EventWriterListeners) => EventWriter,
): Promise<void> {
  const reader = readers.attach(streamId)
  try {
    const stream = await reader.read(after, user?.uid)
    // What still runs is none, whatever time it is: a clock may have been set meanwhile, or be another process's.
    const isOld = stream?.isEnded && clock().getTime() - stream.createdAt.getTime() > streamLifeMs
    if (!stream || isOld || (user && user.uid !== stream.userId)) throw new AppError('stream_not_found')
    const free = await slots.take({ network, account: stream.userId })
    const onClose = () => {
      free()
      reader.leave()
    }
    reader.start(open({ onDrain: reader.drained, onClose }))
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
    const events = (await streams.listEvents(trx, streamId)).map(({ data }) => streamEvent.parse(JSON.parse(data)))
    // Of an attempt that was given up nothing is kept.
    const said = events.slice(events.findLastIndex(({ type }) => type === 'restart') + 1)
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
    const stored = turns.toStoredEvents(turn.last_seq, steps)
    const append: turns.Append = {
      streamId,
      conversationId: turn.conversation_id,
      turnNumber: turn.turn_number,
      leaseOwner: turn.lease_owner,
      lastSeq: turn.last_seq,
      steps,
      events: stored,
      end: { status: 'stopped', state: undefined, shownIds: said.flatMap(shownIn), at: deps.clock() },
      leaseMs: deps.leaseMs,
    }
    if (!(await turns.appendToTurn(trx, append))) throw new Error('a locked turn has changed')
    return stored
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
