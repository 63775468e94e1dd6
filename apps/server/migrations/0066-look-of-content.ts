import { type Kysely, sql } from 'kysely'

/** What an offer was like when its picture was looked at: offers that have not changed since need not be read to know that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offer_look add column content_hash text`.execute(db)
}
