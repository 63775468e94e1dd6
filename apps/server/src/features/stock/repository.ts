import type { Db } from '../../platform/db.ts'

/** Pieces taken of one SKU, or of an offer without SKUs where `skuId` is ''. */
export async function findTaken(db: Db, productId: string, skuId: string): Promise<number> {
  const row = await db
    .selectFrom('stock_taken')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('sku_id', '=', skuId)
    .executeTakeFirst()
  return row?.quantity ?? 0
}
