import { type Kysely, sql } from 'kysely'

/** Whether a password has the length that an operator's needs; null where it was set before this was noted, until it is given the next time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_password add column is_long boolean`.execute(db)
}
