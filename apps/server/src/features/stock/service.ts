import type { Offer, OfferSummary } from '@karavan/marketplaces/port.ts'
import type { Db } from '../../database.ts'
import * as stock from './repository.ts'

/** Pieces that our own orders have taken of one SKU, or of an offer without SKUs where `skuId` is ''. */
export async function findTaken(db: Db, productId: string, skuId: string): Promise<number> {
  return (await stock.findTaken(db, productId, skuId))?.quantity ?? 0
}

/** What our own orders have taken of some products. */
export type Taken = ReadonlyMap<string, readonly { skuId: string; quantity: number }[]>

/** The same for a page of products, all their SKUs at once. */
export async function listTaken(db: Db, productIds: readonly string[]): Promise<Taken> {
  const rows = productIds.length > 0 ? await stock.listTaken(db, productIds) : []
  return Map.groupBy(
    rows.map((row) => ({ productId: row.product_id, skuId: row.sku_id, quantity: row.quantity })),
    ({ productId }) => productId,
  )
}

/** An offer with the stock that is left for the next buyer: the marketplace's less what our own orders have taken, never below nothing. Pure. */
export function toAvailable<T extends Offer | OfferSummary>(offer: T, taken: Taken): T {
  const pieces = taken.get(offer.id)
  if (!pieces) return offer
  const left = (stock: number, quantity: number) => Math.max(0, stock - quantity)
  const ofSku = (id: string) => pieces.find(({ skuId }) => skuId === id)?.quantity ?? 0
  const all = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...offer,
    ...(offer.stock !== undefined && { stock: left(offer.stock, all) }),
    ...('skus' in offer && {
      skus: offer.skus.map((sku) => (sku.isUncounted ? sku : { ...sku, stock: left(sku.stock, ofSku(sku.skuId)) })),
    }),
  }
}

/**
 * Takes pieces for an order, each at most up to `stock`, what the marketplace has. False when other orders have taken too many meanwhile; then the
 * caller's transaction must not commit.
 */
export async function takeStock(trx: Db, wanted: readonly (stock.Pieces & { stock: number })[]): Promise<boolean> {
  return (await stock.takePieces(trx, wanted)).length === wanted.length
}

/** Gives back what an order had taken. */
export async function returnStock(trx: Db, pieces: readonly stock.Pieces[]): Promise<void> {
  await stock.returnPieces(trx, pieces)
}
