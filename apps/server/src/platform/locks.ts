import { sql } from 'kysely'
import type { Db } from './db.ts'

/** What is locked as a whole, with the number that tells its locks from all others. */
const kinds = { cart: 7_301, addresses: 7_302 } as const

/** Holds one user's cart, or addresses, until the transaction ends: whoever decides by all of them takes the lock first. */
export const lockOf = (trx: Db, kind: keyof typeof kinds, userId: string) =>
  sql`select pg_advisory_xact_lock(${kinds[kind]}, hashtext(${userId}))`.execute(trx)
