import { type Language, languages } from '@karavan/contract/language.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { DeskTables } from './tables.ts'

export const noteSeen = (db: Db, orderId: string, now: Date) =>
  db
    .insertInto('order_seen')
    .values({ order_id: orderId, seen_at: now })
    .onConflict((on) => on.column('order_id').doNothing())
    .execute()

/** Those of these orders that an operator has opened. */
export async function listSeen(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db.selectFrom('order_seen').select('order_id').where('order_id', 'in', orderIds).execute()
  return new Set(rows.map((row) => row.order_id))
}

export const listTemplates = (db: Db) => db.selectFrom('instruction_template').select(['language', 'text']).execute()

/** Keeps a text for each language, or none where `undefined` says that the original holds. */
export async function storeTemplates(trx: Db, texts: Record<Language, string | undefined>, now: Date): Promise<void> {
  await trx.deleteFrom('instruction_template').execute()
  const rows = languages.flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [{ language, text, changed_at: now }]
  })
  if (rows.length > 0) await trx.insertInto('instruction_template').values(rows).execute()
}

/** Without the pictures themselves, in the order in which they were added. */
export const listPhotos = (db: Db, orderId: string) =>
  db
    .selectFrom('warehouse_photo')
    .select(['id', 'width', 'height', 'added_at'])
    .where('order_id', '=', orderId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number]

export interface NewPhoto extends PhotoRow {
  orderId: string
  picture: Buffer
}

export const insertPhoto = (trx: Db, { orderId, ...photo }: NewPhoto) =>
  trx
    .insertInto('warehouse_photo')
    .values({ ...photo, order_id: orderId })
    .execute()

/** The picture of an order; with `buyerUid` only where that is the order's buyer. */
export const findPicture = (db: Db, orderId: string, photoId: string, buyerUid?: string) =>
  db
    .selectFrom('warehouse_photo')
    .select('picture')
    .where('id', '=', photoId)
    .where('order_id', '=', orderId)
    .$if(buyerUid !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from buyer_order where buyer_order.id = warehouse_photo.order_id and user_id = ${buyerUid ?? ''})`,
      ),
    )
    .executeTakeFirst()

export async function deletePhoto(db: Db, orderId: string, photoId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('warehouse_photo')
    .where('id', '=', photoId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Of an operator, by name. */
export const listFilters = (db: Db, uid: string) =>
  db.selectFrom('desk_filter').select(['id', 'name', 'search']).where('operator_uid', '=', uid).orderBy('name').execute()

export const storeFilter = (trx: Db, filter: Insertable<DeskTables['desk_filter']>) =>
  trx
    .insertInto('desk_filter')
    .values(filter)
    .onConflict((on) => on.columns(['operator_uid', 'name']).doUpdateSet({ search: filter.search, saved_at: filter.saved_at }))
    .execute()

export async function deleteFilter(db: Db, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('desk_filter').where('id', '=', id).where('operator_uid', '=', uid).executeTakeFirst()
  return numDeletedRows > 0n
}
