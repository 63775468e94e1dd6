import type { Cart, CartItem } from '@karavan/contract/cart.ts'
import type { MutationFilters, MutationState, QueryClient } from '@tanstack/react-query'
import { cartKey } from './cart-query.ts'
import { priceOf, withItems } from './totals.ts'

/** What is being done to the cart: the variables of its mutations. */
export type Change =
  | { kind: 'add'; body: string; key: string }
  | { kind: 'quantity'; id: string; quantity: number; step: number }
  | { kind: 'removal'; id: string }
  | { kind: 'clearing' }

/** Changes of an account's cart that the server has not answered yet, oldest first. */
export const pendingFilter = (uid: string | undefined) =>
  ({ mutationKey: cartKey(uid), status: 'pending' }) as const satisfies MutationFilters

export const changeOf = ({ state }: { state: Pick<MutationState<unknown, Error, unknown>, 'variables'> }) => state.variables as Change

export const pendingChanges = (client: QueryClient, uid: string): Change[] =>
  client.getMutationCache().findAll(pendingFilter(uid)).map(changeOf)

/** Resolves once the changes of now are over, however they end. Clearing does not wait for clearing. */
export function othersOver(client: QueryClient, uid: string): Promise<void> {
  const cache = client.getMutationCache()
  const others = cache.findAll(pendingFilter(uid)).filter((mutation) => changeOf(mutation).kind !== 'clearing')
  const isOver = () => others.every(({ state }) => state.status !== 'pending')
  if (isOver()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = cache.subscribe(() => {
      if (!isOver()) return
      stop()
      resolve()
    })
  })
}

/** A later step of the same line, or its removal, makes this step needless. */
export const isOvertaken = (changes: Change[], { id, step }: { id: string; step: number }): boolean =>
  changes.some((one) => (one.kind === 'removal' && one.id === id) || (one.kind === 'quantity' && one.id === id && one.step > step))

/**
 * The cart as the buyer sees it: what the server said, with the changes it has not answered yet. Nothing of them is kept, so a change that is refused is
 * taken back by being over. Lines that nothing happens to stay the same objects.
 */
export function withPending(cart: Cart, changes: Change[]): Cart {
  const items = changes.reduce(applied, cart.items)
  return items === cart.items ? cart : withItems(cart, items)
}

function applied(items: CartItem[], change: Change): CartItem[] {
  switch (change.kind) {
    case 'quantity':
      return items.map((item) =>
        item.id === change.id ? { ...item, quantity: change.quantity, total_price: priceOf(item.unit_price, change.quantity) } : item,
      )
    case 'removal':
      return items.some(({ id }) => id === change.id) ? items.filter(({ id }) => id !== change.id) : items
    // These show what the server makes of them.
    case 'add':
    case 'clearing':
      return items
    default:
      return change satisfies never
  }
}
