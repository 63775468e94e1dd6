import type { RegisteredRouter } from '@tanstack/react-router'

/** Opens the cart over whatever is there. */
export function openCart(router: Pick<RegisteredRouter, 'navigate' | 'state'>): void {
  if (router.state.location.state.isCartOpen) return
  void router.navigate({ to: '.', search: true, state: (state) => ({ ...state, isCartOpen: true }) })
}
