import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { ConsentTable } from './tables.ts'

/** Agreeing again to the same version changes nothing: the first time counts. */
export const insertConsents = (db: Db, consents: readonly Insertable<ConsentTable>[]) =>
  db
    .insertInto('consent')
    .values([...consents])
    .onConflict((on) => on.columns(['user_id', 'page', 'version']).doNothing())
    .execute()

export const listConsentedPages = async (db: Db, userId: string): Promise<string[]> =>
  (await db.selectFrom('consent').select('page').distinct().where('user_id', '=', userId).execute()).map(({ page }) => page)

export const listConsents = (db: Db, userId: string) =>
  db
    .selectFrom('consent')
    .select(['page', 'version', 'language', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .orderBy('page')
    .execute()

export const deleteConsents = (trx: Db, userId: string) => trx.deleteFrom('consent').where('user_id', '=', userId).execute()
