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
    .selectAll()
    .orderBy('turn_number')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

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
