import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import { dropInBatches } from '../../platform/drop-old.ts'
import type { SharedListTable } from './tables.ts'

const columns = ['id', 'title', 'items', 'created_at', 'expires_at'] as const

/** A user's lists that hold at `now`, newest first. */
export const listLists = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('shared_list')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Anybody's, while it holds. */
export const findList = (db: Db, id: string, now: Date) =>
  db.selectFrom('shared_list').select(columns).where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()

export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>

export const insertList = (db: Db, list: Insertable<SharedListTable>) =>
  db.insertInto('shared_list').values(list).returning(columns).executeTakeFirstOrThrow()

export const deleteList = (db: Db, userId: string, id: string) =>
  db.deleteFrom('shared_list').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export const deleteListsOf = (db: Db, userId: string) => db.deleteFrom('shared_list').where('user_id', '=', userId).execute()

export const deleteExpired = (db: Db, now: Date) => dropInBatches(db, 'shared_list', sql`expires_at <= ${now}::timestamptz`)
