import { type QueryExecutorProvider, sql } from 'kysely'

/** What is locked as a whole, each with a number of its own among the locks of the database. */
const kinds = { cart: 7_301, addresses: 7_302, conversations: 7_303, saved: 7_304, lists: 7_305, watches: 7_306, filters: 7_307 } as const

/** Holds one user's cart, addresses, conversations and the like until the transaction ends: code that decides by all of them takes the lock first. */
export const lockForUser = (trx: QueryExecutorProvider, kind: keyof typeof kinds, userId: string) =>
  sql`select pg_advisory_xact_lock(${kinds[kind]}, hashtext(${userId}))`.execute(trx)
