import { type Kysely, sql } from 'kysely'

/** Offers of marketplaces elsewhere that some process is asking for at the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table offer_fetch (offer_id text primary key, lease text not null, lease_until timestamptz not null)`.execute(db)
}
