import { type Kysely, sql } from 'kysely'

/** The time on the primary, written every second where reads go to a replica: what of it has arrived there says how far behind it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table replica_heartbeat (is_only boolean primary key default true check (is_only), at timestamptz not null)`.execute(db)
}
