import { toWholeLots } from '@karavan/contract/lots.ts'
import type { ReadProduct } from '../../wire/product.ts'
import type { Sku } from './options.ts'

/** From this many pieces on, one piece costs `price`, in the offer's currency. */
export type LadderStep = ReadProduct['price_ladder'][number]

interface PricedProduct {
  /** In the offer's currency. */
  price?: number | undefined
  price_ladder: readonly LadderStep[]
}

/** The variants differ in price: each has its own, and the ladder does not hold for them. */
export const haveOwnPrices = (skus: readonly Sku[]): boolean => new Set(skus.flatMap(({ price }) => price ?? [])).size > 1

/**
 * Steps that price one piece, in the offer's currency, ascending: the SKU's own price where the variants differ in price, else the offer's ladder (also for a
 * SKU that has no price of its own), else the SKU's or the offer's one price. Empty where the marketplace names none. The cart prices by the same rule.
 */
export function ladderOf(product: PricedProduct, skus: readonly Sku[], sku: Sku | undefined): LadderStep[] {
  const flat = (price: number | undefined): LadderStep[] => (price === undefined ? [] : [{ from: 1, price }])
  if (haveOwnPrices(skus) && (!sku || sku.price !== undefined)) return flat(sku ? sku.price : product.price)
  if (product.price_ladder.length > 0) return product.price_ladder.toSorted((a, b) => a.from - b.from)
  return flat(sku?.price ?? product.price)
}

/** The step that holds at a quantity: the last that starts at or below it, else the first. */
export const stepAt = (ladder: readonly LadderStep[], quantity: number): LadderStep | undefined =>
  ladder.findLast(({ from }) => from <= quantity) ?? ladder[0]

/** The next cheaper step that whole lots lead to, and how many pieces it is away. */
export function nextStep(
  ladder: readonly LadderStep[],
  quantity: number,
  lotSize?: number,
): { step: LadderStep; more: number } | undefined {
  const now = stepAt(ladder, quantity)
  const step = now && ladder.find(({ from, price }) => from > quantity && price < now.price)
  if (!step) return undefined
  const more = toWholeLots(step.from - quantity, lotSize)
  return { step: stepAt(ladder, quantity + more) ?? step, more }
}
