import type { Cart } from '@karavan/contract/cart.ts'
import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CartChanges, cartChanges } from './cart.ts'
import { cartQuery } from './cart-query.ts'
import { changeOf, pendingFilter, withPending } from './pending.ts'
import { useCartTrouble } from './trouble.ts'

interface CartState {
  /** Null for guests, before the first answer, and when it could not be loaded. */
  cart: Cart | null
  /** The cart is being read, and none is known yet. */
  loading: boolean
  /** What failed last, in the reader's language; null once something else is tried. */
  error: string | null
  /** It is known what the cart holds, that it cannot be read, or that only a guest is there, who has none. */
  initialized: boolean
  /** Lines whose quantity or removal the server has not answered yet: the figures are this page's own. */
  pending: ReadonlySet<string>
}

/** What can be done with the cart; the same object as long as the page lives. */
export function useCart(): CartChanges {
  const client = useQueryClient()
  return useMemo(() => cartChanges(client), [client])
}

/** The cart of the account that is signed in, with what is being changed. Reads it where it is not known, or was read more than a minute ago. */
export function useCartState(): CartState {
  const uid = useBuyerUid()
  // Nobody is taken for a guest before the session is known.
  const isNobody = useSession(({ user, isLoading }) => (user ? user.isAnonymous : !isLoading))
  const { data, isFetched, isFetching } = useQuery(cartQuery(uid))
  const changes = useMutationState({ filters: pendingFilter(uid), select: changeOf })
  const error = useCartTrouble((trouble) => trouble.error)
  return useMemo(
    () => ({
      cart: data ? withPending(data, changes) : null,
      loading: uid !== undefined && !data && (isFetching || !isFetched),
      error,
      initialized: isNobody || isFetched,
      pending: new Set(changes.flatMap((change) => ('id' in change ? [change.id] : []))),
    }),
    [uid, isNobody, data, isFetched, isFetching, changes, error],
  )
}
