import { type Kysely, sql } from 'kysely'

/** What a press changed of the search, for turns that began with one: another process may have to make the reply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turn add column refine jsonb`.execute(db)
}
