import type { Cart } from '@karavan/contract/cart.ts'

/** What can be done with the cart from here. */
export interface CheckoutCart {
  cart: Cart
  /** A change is on its way to the server: the figures are not the server's yet. */
  isPending: boolean
  /** What the server refused to change; null when all is well. */
  changeError: string | null
  setQuantity(id: string, quantity: number): void
  remove(id: string): void
}
