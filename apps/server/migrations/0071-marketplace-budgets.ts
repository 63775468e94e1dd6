import { type Kysely, sql } from 'kysely'

/** Calls of marketplaces elsewhere that were made with each key, for all processes, and until when one is left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marketplace_budget (
      id text primary key,
      calls integer not null default 0,
      since timestamptz not null default now(),
      rests_until timestamptz
    )`.execute(db)
}
