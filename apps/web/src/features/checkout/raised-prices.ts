import type { CartItem } from '@karavan/contract/cart.ts'

type Line = Pick<CartItem, 'id' | 'product_id' | 'quantity' | 'unit_price'>

/** A line whose unit price is higher than the buyer has seen it. In the cart's currency. */
export interface RaisedPrice {
  id: string
  from: number
  to: number
}

const piecesOf = (lines: Line[], productId: string) =>
  lines.reduce((sum, { product_id, quantity }) => (product_id === productId ? sum + quantity : sum), 0)

/** Lines that cost more a piece than when they were seen. A product whose pieces have changed since has another step of its ladder: that is no raise. */
export const raisedPrices = (seen: Line[], now: Line[]): RaisedPrice[] =>
  now.flatMap((line) => {
    const before = seen.find(({ id }) => id === line.id)
    if (!before || line.unit_price <= before.unit_price) return []
    if (piecesOf(seen, line.product_id) !== piecesOf(now, line.product_id)) return []
    return [{ id: line.id, from: before.unit_price, to: line.unit_price }]
  })
