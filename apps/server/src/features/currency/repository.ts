import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { OperatorRateTable, PublishedRateTable } from './tables.ts'

export const listRates = (db: Db) => db.selectFrom('operator_rate').selectAll().execute()

export const upsertRate = (db: Db, { currency, ...rate }: Insertable<OperatorRateTable>) =>
  db
    .insertInto('operator_rate')
    .values({ currency, ...rate })
    .onConflict((on) => on.column('currency').doUpdateSet(rate))
    .execute()

export const deleteRate = (db: Db, currency: string) =>
  db.deleteFrom('operator_rate').where('currency', '=', currency).returning('currency').executeTakeFirst()

/** PostgreSQL gives a day as a date of the process's own zone; as text it stays the day. */
const published = (db: Db) =>
  db.selectFrom('published_rate').select(['currency', sql<string>`date::text`.as('date'), 'source', 'rub_per_unit', 'fetched_at'])

/** Of each currency the rate of the newest day, and of those the one that was asked for last. */
export const listNewestRates = (db: Db) =>
  published(db).distinctOn('currency').orderBy('currency').orderBy('published_rate.date', 'desc').orderBy('fetched_at', 'desc').execute()

/** The days of one currency, newest first. */
export const listRateHistory = (db: Db, currency: string, limit: number) =>
  published(db).where('currency', '=', currency).orderBy('published_rate.date', 'desc').orderBy('fetched_at', 'desc').limit(limit).execute()

/** Stores what sources said; what is there of the same day and source is replaced. */
export async function keepRates(db: Db, rates: readonly Insertable<PublishedRateTable>[]): Promise<void> {
  if (rates.length === 0) return
  await db
    .insertInto('published_rate')
    .values([...rates])
    .onConflict((on) =>
      on.columns(['currency', 'date', 'source']).doUpdateSet((eb) => ({
        rub_per_unit: eb.ref('excluded.rub_per_unit'),
        fetched_at: eb.ref('excluded.fetched_at'),
      })),
    )
    .execute()
}
