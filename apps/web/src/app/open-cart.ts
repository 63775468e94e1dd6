import type { AppRouter } from './router/app-router.ts'

/** Opens the cart over whatever is there. */
export function openCart(router: Pick<AppRouter, 'navigate' | 'place'>): void {
  if (router.place.state.isCartOpen) return
  router.navigate({ to: '.', search: true, state: (state) => ({ ...state, isCartOpen: true }) })
}
