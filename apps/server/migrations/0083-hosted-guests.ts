import { type Kysely, sql } from 'kysely'

/** Guests of a hosted sign-in, of whom this database has no account: when they were last seen, and that one became an account since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table hosted_guest (uid text primary key, seen_at timestamptz not null, became_account_at timestamptz)`.execute(db)
}
