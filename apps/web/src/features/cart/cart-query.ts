import type { Cart, CartItem } from '@karavan/contract/cart.ts'
import { requireBuyer } from '@karavan/web-kit/account/session/buyer.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { withItems } from './totals.ts'

/** First part of the key of everything that is known of carts. */
export const cartsKey = 'cart'
export const cartKey = (uid: string | undefined) => [cartsKey, uid] as const

/** The cart of this account as the server last said it; for guests nothing is asked. Rejects with 'Failed to get cart'. */
export const cartQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: cartKey(uid),
    queryFn: async ({ signal }): Promise<Cart> => {
      requireBuyer(uid)
      try {
        return await (await loadFile(() => import('./api.ts'))).getCart(signal)
      } catch (error) {
        if (!signal.aborted) console.warn('the cart could not be loaded', error)
        throw error
      }
    },
    enabled: uid !== undefined,
    // Offline a call fails at once and says so, instead of waiting for the network.
    networkMode: 'always',
  })

/** Its lines as the server last said them; none of a cart that is not known. */
export const itemsOf = (client: QueryClient, uid: string): CartItem[] => client.getQueryData<Cart>(cartKey(uid))?.items ?? []

/** The cart is to be read again, once nothing of it is being changed. */
export const markCartDue = (client: QueryClient, uid: string): void =>
  void client.invalidateQueries({ queryKey: cartKey(uid), exact: true, refetchType: 'none' })

/** Reads the cart where that is due and nothing of it is being changed; the last change that ends asks again. */
export function readDueCart(client: QueryClient, uid: string): void {
  if (client.isMutating({ mutationKey: cartKey(uid) }) > 0 || !client.getQueryState(cartKey(uid))?.isInvalidated) return
  void client.refetchQueries({ queryKey: cartKey(uid), exact: true })
}

/**
 * Takes over what the server has answered to a change. A reading under way may have begun before that change: its answer is dropped, and the cart is
 * due to be read. Of a cart that is not known, one line says too little.
 */
export function adoptItems(client: QueryClient, uid: string, change: (items: CartItem[]) => CartItem[]): void {
  const queryKey = cartKey(uid)
  const before = client.getQueryState<Cart>(queryKey)
  const isReading = before?.fetchStatus === 'fetching'
  if (isReading) void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Cart>(queryKey, (cart) => cart && withItems(cart, change(cart.items)), { updatedAt: before?.dataUpdatedAt ?? 0 })
  if (isReading || before?.isInvalidated || !before?.data) markCartDue(client, uid)
}
