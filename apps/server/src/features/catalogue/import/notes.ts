import type { Db } from '../../../database.ts'
import type { CatalogueImportTable } from '../tables.ts'

/** How far an import of these contents has come; `undefined` where none of them was stopped. */
export async function findNote(
  db: Db,
  platform: string,
  contents: string,
): Promise<Pick<CatalogueImportTable, 'line' | 'summary'> | undefined> {
  return db
    .selectFrom('catalogue_import')
    .select(['line', 'summary'])
    .where('platform', '=', platform)
    .where('contents', '=', contents)
    .executeTakeFirst()
}

export async function saveNote(db: Db, note: CatalogueImportTable): Promise<void> {
  await db
    .insertInto('catalogue_import')
    .values(note)
    .onConflict((on) => on.column('platform').doUpdateSet(note))
    .execute()
}

export async function removeNote(db: Db, platform: string): Promise<void> {
  await db.deleteFrom('catalogue_import').where('platform', '=', platform).execute()
}
