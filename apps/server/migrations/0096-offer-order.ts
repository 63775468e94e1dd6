import { type Kysely, sql } from 'kysely'

/** The order in which the whole catalogue is paged through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index offer_order on offer (popularity desc, id collate "C")`.execute(db)
}
