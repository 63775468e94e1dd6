import { type Kysely, sql } from 'kysely'

/** Translations of texts of listings by the language model, by what they are of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table translated_text (key text primary key, text text, at timestamptz not null)`.execute(db)
  await sql`create index translated_text_age on translated_text (at)`.execute(db)
}
