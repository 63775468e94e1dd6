import type { QueryClient } from '@tanstack/react-query'

/** Whatever shows orders is read again: every list, and of the orders the one that is named, or all. Resolves once that is done. */
export const ordersChanged = (client: QueryClient, id?: string) =>
  Promise.all(
    [['queue'], ['purchases'], ['today'], id === undefined ? ['order'] : ['order', id]].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
