import { type Kysely, sql } from 'kysely'

/** What one piece of an offer cost, each time that it was read anew and cost something else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_snapshot (
      offer_id text not null,
      at timestamptz not null,
      currency text not null,
      minor bigint not null,
      primary key (offer_id, at)
    )`.execute(db)
}
