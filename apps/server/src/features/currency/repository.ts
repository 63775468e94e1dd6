import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { OperatorRateTable } from './tables.ts'

export const listRates = (db: Db) => db.selectFrom('operator_rate').selectAll().execute()

export const upsertRate = (db: Db, { currency, ...rate }: Insertable<OperatorRateTable>) =>
  db
    .insertInto('operator_rate')
    .values({ currency, ...rate })
    .onConflict((on) => on.column('currency').doUpdateSet(rate))
    .execute()

export const deleteRate = (db: Db, currency: string) =>
  db.deleteFrom('operator_rate').where('currency', '=', currency).returning('currency').executeTakeFirst()
