import type { ReactNode } from 'react'

/** Links out of an order's page, made by the app, which knows the router. */
export interface OrderLinks {
  home(text: string): ReactNode
  orders(text: string, look: 'plain' | 'button'): ReactNode
  product(productId: string, text: string, lang: string | undefined): ReactNode
  checkout(text: string): ReactNode
}
