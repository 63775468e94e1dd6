import { type Kysely, sql } from 'kysely'

/** Which guests have brought their conversations to an account, so that what such a guest asks in that very moment goes there too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claimed_guest')
    .addColumn('guest_id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'timestamptz', (column) => column.notNull())
    .execute()
  // Waits for a claim that is under way, and sees it: each statement of a volatile function has a snapshot of its own. So one statement that begins
  // a conversation stays one statement.
  await sql`
    create function guest_owner(guest text) returns text language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock_shared(hashtextextended(guest, 0));
      return coalesce((select account_id from claimed_guest where guest_id = guest), guest);
    end $$`.execute(db)
}
