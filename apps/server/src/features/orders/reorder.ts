import type { Cart } from '@karavan/contract/cart.ts'
import type { Language } from '@karavan/contract/language.ts'
import { fromMinor } from '@karavan/contract/money.ts'
import { type ReorderChange, reorderChange } from '@karavan/contract/orders.ts'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { answerOnce, type RepeatableRequest } from '../../platform/idempotency.ts'
import { getCart, holdCart, type PutOutcome, putPieces, toLines } from '../cart/service.ts'
import { shownMaxAgeMs } from '../offers/service.ts'
import * as orders from './repository.ts'
import type { OrderDeps } from './service.ts'

const kept = z.object({ changes: z.array(reorderChange) })

/**
 * Puts what an old order held into the cart, as far as it can be had, on top of what is there; `changes` tells where that differs from the order. Throws
 * `order_not_found`, and `marketplace_unavailable` where nobody can say at the moment.
 */
export async function reorder(
  deps: OrderDeps,
  uid: string,
  orderId: string,
  { language, repeatable, signal }: { language: Language; repeatable: RepeatableRequest | undefined; signal: AbortSignal },
): Promise<{ cart: Cart; changes: ReorderChange[] }> {
  const { db, clock, offers, rates } = deps
  if (!(await orders.findOrder(db, orderId, uid))) throw new AppError('order_not_found')
  const old = await orders.listLines(db, [orderId])
  const productIds = old.map((line) => line.product_id)
  const [outcomes] = await Promise.all([offers.findAllToPrice(productIds, { maxAgeMs: shownMaxAgeMs }, signal), rates.refresh()])
  if ([...outcomes.values()].some(({ kind }) => kind === 'unavailable')) throw new AppError('marketplace_unavailable')

  const { changes } = await db.transaction().execute((trx) =>
    answerOnce(trx, repeatable, clock(), kept, async () => {
      const puts = new Map<string, PutOutcome>()
      for (const line of old) {
        const outcome = outcomes.get(line.product_id)
        if (outcome?.kind !== 'found') continue
        const { offer } = outcome
        const sku = offer.skus.find(({ skuId }) => skuId === line.sku_id)
        if (!sku && (line.sku_id !== '' || offer.skus.length > 0)) continue
        const pieces = { offer, sku, quantity: line.quantity, takesFewer: true, place: line.place }
        puts.set(line.id, await putPieces(deps, trx, uid, pieces))
      }
      // All lines of a product together decide its step of the ladder, so prices are known once everything is in.
      const rows = (await holdCart(trx, uid)).filter((row) => outcomes.has(row.product_id))
      const priced = new Map(toLines(rows, outcomes, rates).map((line) => [line.id, line]))
      return {
        changes: old.flatMap((line): ReorderChange[] => {
          const put = puts.get(line.id)
          const now = put?.kind === 'put' ? priced.get(put.line.id) : undefined
          const added = put?.kind === 'put' ? put.added : 0
          const kinds: ReorderChange['kinds'] = []
          if (!now) kinds.push('unavailable')
          else {
            if (now.unitMinor !== line.unit_minor) kinds.push('price')
            if (added < line.quantity) kinds.push('stock')
            if (added > line.quantity) kinds.push('lots')
            if (now.isBelowMinimum) kinds.push('moq')
          }
          if (kinds.length === 0) return []
          const change = {
            line_id: line.id,
            product_id: line.product_id,
            product_title: line.facts.title,
            kinds,
            unit: line.facts.unit,
            old_quantity: line.quantity,
            new_quantity: added,
            old_unit_price: fromMinor(line.unit_minor),
          }
          return [now ? { ...change, new_unit_price: fromMinor(now.unitMinor), moq: now.facts.moq, lot_size: now.facts.lotSize } : change]
        }),
      }
    }),
  )
  return { cart: await getCart(deps, uid, language, signal), changes }
}
