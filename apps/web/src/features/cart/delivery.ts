import type { CartItem } from '@karavan/contract/cart.ts'
import { toMinor } from '@karavan/contract/money.ts'
import { type SellersDelivery, sellersDelivery } from '@karavan/contract/true-cost/estimate-cost.ts'

type Item = Pick<CartItem, 'product_id' | 'quantity' | 'delivery_fee' | 'weight_grams' | 'box_cm3'>

const totalOf = (items: readonly Item[], measure: 'weight_grams' | 'box_cm3'): number | undefined =>
  items.reduce<number | undefined>((sum, { quantity, [measure]: ofPiece }) => (sum === undefined || ofPiece === undefined ? undefined : sum + ofPiece * quantity), 0) // biome-ignore format: one sum

/** Grams of all these lines; `undefined` where those of one are not known. */
export const gramsOf = (items: readonly Item[]): number | undefined => totalOf(items, 'weight_grams')
/** The same in cubic centimetres, each piece in its packing. */
export const cm3Of = (items: readonly Item[]): number | undefined => totalOf(items, 'box_cm3')

/**
 * What the sellers of a cart ask for delivery within China: each product once, whatever its lines. Where only some say so it is for their part of the weight; `undefined` where
 * nobody does, or nobody knows that part.
 */
export function deliveryOfCart(items: readonly Item[]): SellersDelivery | undefined {
  const stating = items.filter(({ delivery_fee: fee }) => toMinor(fee?.amount) !== undefined)
  if (stating.length === 0) return undefined
  const [all, stated] = [gramsOf(items), gramsOf(stating)]
  const share = stating.length === items.length ? 1 : all && stated !== undefined ? stated / all : undefined
  if (share === undefined) return undefined
  let [from, to] = [0, 0]
  for (const [first, ...others] of Map.groupBy(stating, ({ product_id: id }) => id).values()) {
    const minor = toMinor(first?.delivery_fee?.amount)
    if (!first?.delivery_fee || minor === undefined) continue
    const pieces = others.reduce((sum, { quantity }) => sum + quantity, first.quantity)
    const range = sellersDelivery({ minor, pieces: first.delivery_fee.pieces }, pieces)
    from += range.from
    to += range.to
  }
  return { from, to, share }
}
