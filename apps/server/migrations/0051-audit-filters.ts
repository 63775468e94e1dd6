import { type Kysely, sql } from 'kysely'

/** The log is read by kind and by day; it is never cleared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entry_kind on audit_entry (kind, id)`.execute(db)
  await sql`create index audit_entry_at on audit_entry (at)`.execute(db)
}
