import type { FeedbackReason, Verdict } from '@karavan/contract/constants.ts'
import { maxMessages } from '@karavan/contract/conversations.ts'
import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { toContainsPattern } from '../../platform/text.ts'

/** A user's conversations that hold every one of the folded `words`, in the title or in any message. */
const conversationsWith = (db: Db, userId: string, words: readonly string[]) => {
  let query = db.selectFrom('conversation').where('conversation.user_id', '=', userId)
  for (const word of words) {
    const pattern = toContainsPattern(word)
    query = query.where((eb) =>
      eb.or([
        eb('title_folded', 'like', pattern),
        eb.exists(
          eb
            .selectFrom('message')
            .select(sql`1`.as('one'))
            .whereRef('message.conversation_id', '=', 'conversation.id')
            .where('content_folded', 'like', pattern),
        ),
      ]),
    )
  }
  return query
}

/** With the stream of the reply that runs now. It belongs to the search feature's table; one join is worth more here than a second question. */
const withActiveStream = (query: ReturnType<typeof conversationsWith>) =>
  query
    .leftJoin('turn', (join) => join.onRef('turn.conversation_id', '=', 'conversation.id').on('turn.status', '=', 'running'))
    .select(['conversation.id', 'title', 'conversation.created_at', 'updated_at', 'conversation.user_id', 'metadata', 'stream_id'])

export const listConversations = (db: Db, userId: string, words: readonly string[], limit: number, offset: number) =>
  withActiveStream(conversationsWith(db, userId, words))
    .orderBy('updated_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
export type ConversationRow = Awaited<ReturnType<typeof listConversations>>[number]

export const countConversations = (db: Db, userId: string, words: readonly string[]) =>
  conversationsWith(db, userId, words)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

export const findConversation = (db: Db, userId: string, id: string) =>
  withActiveStream(conversationsWith(db, userId, []).where('conversation.id', '=', id)).executeTakeFirst()

/** Ids of all conversations of a user, oldest first. */
export const listIds = (db: Db, userId: string) =>
  db.selectFrom('conversation').select('id').where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

/** The latest messages, oldest first. */
export const listMessages = (db: Db, conversationId: string, limit: number = maxMessages) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('message')
        .select(['id', 'role', 'content', 'created_at', 'turn_number', 'message_type', 'metadata'])
        .where('conversation_id', '=', conversationId)
        .orderBy('turn_number', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .as('latest'),
    )
    .leftJoin('answer_feedback', (join) =>
      join.on('answer_feedback.conversation_id', '=', conversationId).onRef('answer_feedback.turn_number', '=', 'latest.turn_number'),
    )
    .selectAll('latest')
    .select('verdict')
    .orderBy('latest.turn_number')
    .orderBy('latest.created_at')
    .orderBy('latest.id')
    .execute()
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** Notes what the owner of a conversation thinks of one of its answers, or takes it back. The number of rows tells whether there is such an answer. */
export async function saveFeedback(
  db: Db,
  userId: string,
  {
    conversationId,
    turn,
    verdict,
    reason,
    at,
  }: { conversationId: string; turn: number; verdict: Verdict | null; reason?: FeedbackReason | undefined; at: Date },
): Promise<boolean> {
  const answered = sql`
    select turn.conversation_id, turn.turn_number from turn join conversation on conversation.id = turn.conversation_id
    where turn.conversation_id = ${conversationId} and turn.turn_number = ${turn} and conversation.user_id = ${userId} and turn.status <> 'running'`
  const { rows } = await sql<{ turn_number: number }>`
    with answered as (${answered}), ${
      verdict === null
        ? sql`taken as (delete from answer_feedback using answered
            where answer_feedback.conversation_id = answered.conversation_id and answer_feedback.turn_number = answered.turn_number)`
        : sql`given as (insert into answer_feedback (conversation_id, turn_number, verdict, reason, at)
            select conversation_id, turn_number, ${verdict}, ${reason ?? null}, ${at}::timestamptz from answered
            on conflict (conversation_id, turn_number) do update set verdict = excluded.verdict, reason = excluded.reason, at = excluded.at)`
    }
    select turn_number from answered`.execute(db)
  return rows.length > 0
}

/** What was thought of answers from a time on, the oldest first, with the question that was asked and what was shown. */
export const listFeedback = (db: Db, since: Date) =>
  db
    .selectFrom('answer_feedback')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.conversation_id', '=', 'answer_feedback.conversation_id')
        .onRef('turn.turn_number', '=', 'answer_feedback.turn_number'),
    )
    .select(['answer_feedback.conversation_id', 'answer_feedback.turn_number', 'verdict', 'reason', 'at', 'query', 'language', 'shown_ids'])
    .where('at', '>=', since)
    .orderBy('at')
    .orderBy('answer_feedback.conversation_id')
    .execute()

export const renameConversation = (db: Db, userId: string, id: string, title: string, titleFolded: string) =>
  db
    .updateTable('conversation')
    .set({ title, title_folded: titleFolded })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

/** Takes messages, turns and events with it. */
export const deleteConversation = (db: Db, userId: string, id: string) =>
  db.deleteFrom('conversation').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export const moveConversations = (db: Db, fromUserId: string, toUserId: string) =>
  db.updateTable('conversation').set({ user_id: toUserId }).where('user_id', '=', fromUserId).returning('id').execute()

export const deleteConversationsOf = (db: Db, userId: string) => db.deleteFrom('conversation').where('user_id', '=', userId).execute()

export const listOwners = (db: Db, userIds: readonly string[]) =>
  db.selectFrom('conversation').select('user_id').distinct().where('user_id', 'in', userIds).execute()
