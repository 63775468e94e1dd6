import type { Db } from '../../database.ts'
import * as stock from './repository.ts'

/** Pieces that our own orders have taken of one SKU, or of an offer without SKUs where `skuId` is ''. */
export async function findTaken(db: Db, productId: string, skuId: string): Promise<number> {
  return (await stock.findTaken(db, productId, skuId))?.quantity ?? 0
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
