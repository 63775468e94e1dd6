import { type Kysely, sql } from 'kysely'

/** Addresses that take no mail: said by the shop's mail server when it was to take one, or by a report that came back later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table undeliverable_address (
      email text primary key check (email = lower(email)),
      reason text not null,
      is_refused boolean not null,
      at timestamptz not null
    )`.execute(db)
}
