import type { CartItem } from '@karavan/contract/cart.ts'
import { toWholeLots } from '@karavan/contract/lots.ts'

/** Which line it is, also after it was removed and put back under another id. */
export const lineKey = ({ product_id, sku_id }: Pick<CartItem, 'product_id' | 'sku_id'>): string =>
  JSON.stringify([product_id, sku_id ?? ''])

const entries = (options: Record<string, string> | undefined): [string, string][] => Object.entries(options ?? {})
/** What was chosen, by name: the first of the two fields that is not empty. */
export function optionsOf({ sku_properties, sku_details }: Pick<CartItem, 'sku_properties' | 'sku_details'>): [string, string][] {
  const properties = entries(sku_properties)
  return properties.length > 0 ? properties : entries(sku_details)
}

/** Lines under their sellers, in the order in which the sellers first appear; '' for lines of an unknown one. */
export function groupBySeller<Line extends { item: Pick<CartItem, 'seller_name'> }>(lines: Line[]): [string, Line[]][] {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const seller = line.item.seller_name ?? ''
    groups.set(seller, [...(groups.get(seller) ?? []), line])
  }
  return [...groups]
}

/** How many more pieces of the product, in whole lots, make this line cheaper, and what a piece costs then; `undefined` when no step of its ladder does. */
export function nextStep({ price_ladder, unit_price, lot_size }: CartItem, piecesOfProduct: number) {
  const ladder = price_ladder?.toSorted((a, b) => a.from - b.from) ?? []
  const step = ladder.find(({ from, price }) => from > piecesOfProduct && price < unit_price)
  if (!step) return undefined
  const more = toWholeLots(step.from - piecesOfProduct, lot_size)
  return { more, price: ladder.findLast(({ from }) => from <= piecesOfProduct + more)?.price ?? step.price }
}
