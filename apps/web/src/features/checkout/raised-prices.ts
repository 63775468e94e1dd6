import type { CartItem } from '@karavan/contract/cart.ts'
import type { PlaceFailure } from './place.ts'

type Line = Pick<CartItem, 'id' | 'product_id' | 'quantity' | 'unit_price'>

/** A line whose unit price is higher than the buyer has seen it. In the cart's currency. */
export interface RaisedPrice {
  id: string
  from: number
  to: number
}

const piecesOf = (lines: Line[], productId: string) =>
  lines.reduce((sum, { product_id, quantity }) => (product_id === productId ? sum + quantity : sum), 0)

/** Lines that cost more a piece than when they were seen. A product whose pieces have changed since has another step of its ladder, which does not count as a raise. */
export const raisedPrices = (seen: Line[], now: Line[]): RaisedPrice[] =>
  now.flatMap((line) => {
    const before = seen.find(({ id }) => id === line.id)
    if (!before || line.unit_price <= before.unit_price) return []
    if (piecesOf(seen, line.product_id) !== piecesOf(now, line.product_id)) return []
    return [{ id: line.id, from: before.unit_price, to: line.unit_price }]
  })

/** What the server said rose, else what this page has seen rise. */
export function knownRaises(failure: PlaceFailure | null, seen: Line[], now: Line[]): RaisedPrice[] {
  const own = raisedPrices(seen, now)
  if (failure?.kind !== 'prices') return own
  const said = failure.changes
    .filter(({ item_id }) => now.some(({ id }) => id === item_id))
    .map(({ item_id, old_unit_price, new_unit_price }) => ({ id: item_id, from: old_unit_price, to: new_unit_price }))
  return [...said, ...own.filter(({ id }) => !said.some((one) => one.id === id))]
}
