import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDb } from './tables.ts'

const keyOf = (what: string[]) => hash('sha256', what.join('\n'))

/** Counts one more attempt at `what` and gives how many there were within `windowMs` of the first, this one with them. For all processes together. */
export async function countAttempt(db: IdentityDb, what: string[], windowMs: number, at: Date): Promise<number> {
  const isOver = sql<boolean>`identity_attempt.since <= ${new Date(+at - windowMs)}`
  const { count } = await db
    .insertInto('identity_attempt')
    .values({ key: keyOf(what), count: 1, since: at })
    .onConflict((on) =>
      on.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else identity_attempt.count + 1 end`,
        since: sql`case when ${isOver} then excluded.since else identity_attempt.since end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export const forgetAttempts = (db: IdentityDb, what: string[]) => db.deleteFrom('identity_attempt').where('key', '=', keyOf(what)).execute()
