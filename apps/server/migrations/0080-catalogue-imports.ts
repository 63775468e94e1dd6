import { type Kysely, sql } from 'kysely'

/** How far the import of a platform's offers has come, so that one that was stopped goes on there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_import (
      platform text primary key,
      contents text not null,
      line int not null,
      summary jsonb not null,
      updated_at timestamptz not null
    )`.execute(db)
  // Counts change all the time and spellings never: with room in its page a count is changed without touching an index.
  await sql`alter table offer_word set (fillfactor = 50)`.execute(db)
}
