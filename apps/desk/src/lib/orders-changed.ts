import type { QueryClient } from '@tanstack/react-query'

/** Every list of orders is read again. Resolves once that is done. */
export const listsChanged = (client: QueryClient) =>
  Promise.all(['queue', 'purchases', 'today'].map((list) => client.invalidateQueries({ queryKey: [list] })))

/** Whatever shows orders is read again: every list, and of the orders the one that is named, or all. */
export const ordersChanged = (client: QueryClient, id?: string) =>
  Promise.all([listsChanged(client), client.invalidateQueries({ queryKey: id === undefined ? ['order'] : ['order', id] })])
