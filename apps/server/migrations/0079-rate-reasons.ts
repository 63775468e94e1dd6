import { type Kysely, sql } from 'kysely'

/** Who pinned a rate, and why; unknown for those from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operator_rate add column set_by text, add column reason text`.execute(db)
}
