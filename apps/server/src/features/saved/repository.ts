import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { SavedKind, SavedProductTable } from './tables.ts'

const ofUser = (db: Db, userId: string, kind: SavedKind) =>
  db.selectFrom('saved_product').where('user_id', '=', userId).where('kind', '=', kind)

/** Newest first. */
export const listSaved = (db: Db, userId: string, kind: SavedKind, { limit, offset }: { limit: number; offset: number }) =>
  ofUser(db, userId, kind)
    .select(['product_id', 'at', 'quantity', 'title', 'image'])
    .orderBy('at', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .offset(offset)
    .execute()

export const listSavedIds = (db: Db, userId: string, kind: SavedKind) =>
  ofUser(db, userId, kind).select('product_id').orderBy('at', 'desc').orderBy('product_id').execute()

export async function countSaved(db: Db, userId: string, kind: SavedKind): Promise<number> {
  const { total } = await ofUser(db, userId, kind)
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A new row, or the one that is there as of now. */
export const upsertSaved = (db: Db, row: Insertable<SavedProductTable>) =>
  db
    .insertInto('saved_product')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['user_id', 'kind', 'product_id'])
        .doUpdateSet({ at: row.at, quantity: row.quantity ?? null, title: row.title, image: row.image ?? null }),
    )
    .execute()

export const deleteSaved = (db: Db, userId: string, kind: SavedKind, productId: string) =>
  db
    .deleteFrom('saved_product')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst()

export const deleteKind = (db: Db, userId: string, kind: SavedKind) =>
  db.deleteFrom('saved_product').where('user_id', '=', userId).where('kind', '=', kind).execute()

/** All but the newest `keep`. */
export const deleteOldest = (db: Db, userId: string, kind: SavedKind, keep: number) =>
  sql`
    delete from saved_product where user_id = ${userId} and kind = ${kind} and product_id in (
      select product_id from saved_product where user_id = ${userId} and kind = ${kind} order by at desc, product_id offset ${keep}
    )`.execute(db)

export const deleteSavedOf = (db: Db, userId: string) => db.deleteFrom('saved_product').where('user_id', '=', userId).execute()

/** What the other has already stays as it is there. */
export async function moveSaved(db: Db, fromUserId: string, toUserId: string): Promise<void> {
  await sql`
    insert into saved_product (user_id, kind, product_id, at, quantity, title, image)
    select ${toUserId}, kind, product_id, at, quantity, title, image from saved_product where user_id = ${fromUserId}
    on conflict do nothing`.execute(db)
  await deleteSavedOf(db, fromUserId)
}

/** Those of these users who keep something on purpose. */
export const listKeepers = (db: Db, userIds: readonly string[]) =>
  db.selectFrom('saved_product').select('user_id').distinct().where('kind', '=', 'saved').where('user_id', 'in', userIds).execute()
