import type { Cart, CartItem } from '@karavan/contract/cart.ts'
import { fromMinor, toMinor } from '@karavan/contract/money.ts'

/** What this many pieces cost, as the wire has amounts. */
export const priceOf = (unitPrice: number, quantity: number): number => fromMinor((toMinor(unitPrice) ?? 0) * quantity)

/** The cart with other lines, its sums counted again. */
export function withItems(cart: Pick<Cart, 'currency'>, items: CartItem[]): Cart {
  const subtotal = fromMinor(items.reduce((sum, { total_price }) => sum + (toMinor(total_price) ?? 0), 0))
  return {
    currency: cart.currency,
    items,
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    total: subtotal,
  }
}
