import type { Conversation, FeedbackBody, Message } from '@karavan/contract/conversations.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { foldText, toStorable } from '../../platform/text.ts'
import * as conversations from './repository.ts'

export interface ConversationDeps {
  db: Kysely<Database>
  clock: Clock
  /** Tells the readers of a reply that its conversation is gone. */
  replyGone(streamId: string): void
}

export async function listConversations(deps: ConversationDeps, uid: string, query: { limit: number; offset: number; q?: string }) {
  // More words than this narrow nothing further, and each is a look into every message.
  const words = query.q ? foldText(query.q).split(' ').filter(Boolean).slice(0, 10) : []
  const [rows, { total }] = await Promise.all([
    conversations.listConversations(deps.db, uid, words, query.limit, query.offset),
    conversations.countConversations(deps.db, uid, words),
  ])
  return { conversations: rows.map(toConversation), total, limit: query.limit, offset: query.offset }
}

export async function getConversation(deps: ConversationDeps, uid: string, id: string): Promise<Conversation> {
  const row = await conversations.findConversation(deps.db, uid, id)
  if (!row) throw new AppError('conversation_not_found')
  return toConversation(row)
}

/** The latest 500 messages, oldest first. */
export async function getMessages(deps: ConversationDeps, uid: string, id: string): Promise<Message[]> {
  await getConversation(deps, uid, id)
  return (await conversations.listMessages(deps.db, id)).map(toMessage)
}

export async function renameConversation(deps: ConversationDeps, uid: string, id: string, wanted: string): Promise<Conversation> {
  const title = toStorable(wanted).trim()
  if (!title) throw new AppError('invalid', { fields: { title: 'is required' } })
  if (!(await conversations.renameConversation(deps.db, uid, id, title, foldText(title)))) throw new AppError('conversation_not_found')
  return getConversation(deps, uid, id)
}

/** Notes what a buyer thinks of an answer; with no verdict what was said of it is taken back. Throws `conversation_not_found` where there is no such answer of theirs. */
export async function giveFeedback(
  { db, clock }: ConversationDeps,
  uid: string,
  conversationId: string,
  turn: number,
  { verdict, reason }: FeedbackBody,
): Promise<void> {
  const isThere = await conversations.saveFeedback(db, uid, { conversationId, turn, verdict, reason, at: clock() })
  if (!isThere) throw new AppError('conversation_not_found')
}

/** What buyers thought of answers, for those who make them better: nothing of who they are. */
export const listFeedback = (db: Db, since: Date) => conversations.listFeedback(db, since)

/** For good, with its messages and replies. A reply that runs ends unheard. */
export async function deleteConversation(deps: ConversationDeps, uid: string, id: string): Promise<void> {
  const { active_stream_id: streamId } = await getConversation(deps, uid, id)
  if (!(await conversations.deleteConversation(deps.db, uid, id))) throw new AppError('conversation_not_found')
  if (streamId) deps.replyGone(streamId)
}

/** All conversations of a user with all their messages, one after another: nobody holds a whole history in memory. */
export async function* exportConversations(db: Db, uid: string): AsyncGenerator<Conversation & { messages: Message[] }> {
  for (const { id } of await conversations.listIds(db, uid)) {
    const row = await conversations.findConversation(db, uid, id)
    if (row) yield { ...toConversation(row), messages: (await conversations.listMessages(db, id, Number.MAX_SAFE_INTEGER)).map(toMessage) }
  }
}

/** Hands all conversations of one user to another, as a step of the caller's transaction. Gives their ids. */
export async function moveConversations(trx: Db, fromUid: string, toUid: string): Promise<string[]> {
  return (await conversations.moveConversations(trx, fromUid, toUid)).map(({ id }) => id)
}

/** Deletes all conversations of a user, as a step of the caller's transaction. */
export async function deleteConversationsOf(trx: Db, uid: string): Promise<void> {
  await conversations.deleteConversationsOf(trx, uid)
}

/** How many conversations an account keeps. */
export const countConversationsOf = async (trx: Db, uid: string): Promise<number> =>
  (await conversations.countConversations(trx, uid, [])).total

/** Those of these users who have any conversation. */
export async function ownersAmong(db: Db, uids: readonly string[]): Promise<Set<string>> {
  return new Set((await conversations.listOwners(db, uids)).map(({ user_id }) => user_id))
}

const toConversation = (row: conversations.ConversationRow): Conversation => ({
  id: row.id,
  title: row.title,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  user_id: row.user_id,
  metadata: row.metadata,
  active_stream_id: row.stream_id,
})

const toMessage = (row: conversations.MessageRow): Message => ({
  id: row.id,
  role: row.role,
  content: row.content,
  created_at: row.created_at.toISOString(),
  timestamp: row.created_at.toISOString(),
  turn_number: row.turn_number,
  message_type: row.message_type,
  metadata: row.verdict && row.role === 'assistant' ? { ...row.metadata, feedback: row.verdict } : row.metadata,
})
