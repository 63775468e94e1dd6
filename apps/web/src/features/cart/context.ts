import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { CartService } from './cart.ts'
import type { CartState } from './store.ts'

export const CartContext = createContext<CartService | undefined>(undefined)

/** What can be done with the cart. */
export function useCart(): CartService {
  const cart = use(CartContext)
  if (!cart) throw new Error('a component of the cart stands outside of it')
  return cart
}

export const useCartState = <Selected>(select: (state: CartState) => Selected): Selected => useStore(useCart().store, select)
