import type { Cart, CartItem } from '@karavan/contract/cart.ts'
import { displayCurrency, fromMinor, toMinor } from '@karavan/contract/money.ts'
import { createStore } from 'zustand/vanilla'

export interface CartState {
  /** Null for guests, before the first answer, and when it could not be loaded. */
  cart: Cart | null
  /** The cart is being read for the first time. */
  loading: boolean
  error: string | null
  /** Whether there is a cart is known, or nobody is there to have one. */
  initialized: boolean
  /** Lines whose quantity the server has not answered yet: their figures are this page's own. */
  pending: ReadonlySet<string>
  /** The line whose change was last taken back, and how many were before it. */
  takenBack: { id: string; turn: number } | null
}

export const emptyCart: CartState = { cart: null, loading: false, error: null, initialized: false, pending: new Set(), takenBack: null }

export type CartStore = ReturnType<typeof createCartStore>

export const createCartStore = () => createStore<CartState>()(() => emptyCart)

/** What so many pieces cost, as the wire has amounts. */
export const priceOf = (unitPrice: number, quantity: number): number => fromMinor((toMinor(unitPrice) ?? 0) * quantity)

/** The cart with other lines, counted anew. */
export function withItems(cart: Cart | null, items: CartItem[]): Cart {
  const subtotal = fromMinor(items.reduce((sum, { total_price }) => sum + (toMinor(total_price) ?? 0), 0))
  return {
    currency: cart?.currency ?? items[0]?.currency ?? displayCurrency,
    items,
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    total: subtotal,
  }
}
