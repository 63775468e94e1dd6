import { type Kysely, sql } from 'kysely'

/** Who may use the desk. By uid and not by address: an address may pass to somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_role (uid text primary key, granted_at timestamptz not null)`.execute(db)
}
