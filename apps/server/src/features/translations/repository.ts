import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import { dropInBatches } from '../../platform/drop-old.ts'
import type { TranslatedTextTable } from './tables.ts'

export const listTranslated = (db: Db, keys: readonly string[]) =>
  db.selectFrom('translated_text').select(['key', 'text']).where('key', 'in', keys).execute()

/** What another process has stored meanwhile stays. */
export const insertTranslated = (db: Db, rows: Insertable<TranslatedTextTable>[]) =>
  db
    .insertInto('translated_text')
    .values(rows)
    .onConflict((on) => on.column('key').doNothing())
    .execute()

export const deleteTranslatedBefore = (db: Db, before: Date) => dropInBatches(db, 'translated_text', sql`at < ${before}::timestamptz`)
