import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { toStoredJson } from '../../platform/text.ts'

export const findTaken = (db: Db, productId: string, skuId: string) =>
  db.selectFrom('stock_taken').select('quantity').where('product_id', '=', productId).where('sku_id', '=', skuId).executeTakeFirst()

/** What is taken of these products, by SKU. */
export const listTaken = (db: Db, productIds: readonly string[]) =>
  db
    .selectFrom('stock_taken')
    .selectAll()
    .where('product_id', 'in', productIds)
    .where('quantity', '>', 0)
    .orderBy('product_id')
    .orderBy('sku_id')
    .execute()

export interface Pieces {
  productId: string
  skuId: string
  quantity: number
}

/**
 * Takes pieces where enough are left and gives a row for each that was taken. Rows are locked in one order, so that two orders of the same goods cannot
 * wait for each other.
 */
export async function takePieces(trx: Db, wanted: readonly (Pieces & { stock: number })[]) {
  const { rows } = await sql<{ sku_id: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${toStoredJson(wanted)}::jsonb) as line("productId" text, "skuId" text, quantity int, stock int)
    )
    insert into stock_taken (product_id, sku_id, quantity)
    select "productId", "skuId", quantity from wanted where quantity <= stock order by "productId", "skuId"
    on conflict (product_id, sku_id) do update set quantity = stock_taken.quantity + excluded.quantity
    where stock_taken.quantity + excluded.quantity <=
      (select stock from wanted where "productId" = excluded.product_id and "skuId" = excluded.sku_id)
    returning sku_id`.execute(trx)
  return rows
}

export const returnPieces = (trx: Db, pieces: readonly Pieces[]) =>
  sql`
    with given as (
      select * from jsonb_to_recordset(${toStoredJson(pieces)}::jsonb) as line("productId" text, "skuId" text, quantity int)
    ), held as (
      select product_id, sku_id from stock_taken where (product_id, sku_id) in (select "productId", "skuId" from given)
      order by product_id, sku_id for update
    )
    update stock_taken set quantity = stock_taken.quantity - given.quantity
    from given join held on held.product_id = given."productId" and held.sku_id = given."skuId"
    where stock_taken.product_id = given."productId" and stock_taken.sku_id = given."skuId"`.execute(trx)
