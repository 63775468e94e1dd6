import type { OrderStatus } from '@karavan/contract/orders.ts'
import { requireBuyer, useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefusal } from '../../lib/refusal.ts'
import type { Order } from '../../wire/orders.ts'
import { cancelOrder, completeOrder, createOrder, getOrder, getOrderRules, listOrders, reorder } from './api.ts'
import { listsKey, orderKey, rulesKey } from './keys.ts'
import { isKnownStatus } from './status.ts'

/** One of the statuses, or '' for all orders. */
export type OrdersFilter = OrderStatus | ''

// Offline a call fails at once and says so, instead of waiting for the network.
const networkMode = 'always'

const newestFirst = (orders: Order[]) => orders.toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? '') || 0)

async function logged<Answer>(what: string, signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!signal.aborted) console.error(what, error)
    throw error
  }
}

/** The account's orders of one status or of all, newest first. Rejects with 'User not authenticated' for guests, else with the call's failure. */
export const ordersQuery = (uid: string | undefined, filter: OrdersFilter) =>
  queryOptions({
    queryKey: [...listsKey(uid), filter] as const,
    queryFn: ({ signal }) =>
      logged('the orders could not be loaded', signal, async () => {
        requireBuyer(uid)
        return newestFirst(await listOrders(filter, signal))
      }),
    enabled: uid !== undefined,
    networkMode,
  })

/** One order with its timeline; the lists that hold it follow. Rejects with 'User not authenticated' for guests, else with the call's failure. */
export const orderQuery = (uid: string | undefined, id: string) =>
  queryOptions({
    queryKey: orderKey(uid, id),
    queryFn: ({ signal, client }) =>
      logged('the order could not be loaded', signal, async () => {
        requireBuyer(uid)
        const order = await getOrder(String(id), signal)
        putIntoLists(client, uid, order)
        return order
      }),
    enabled: uid !== undefined,
    networkMode,
  })

/** What holds the account's next order back, asked at every arrival: orders elsewhere count too. */
export const orderRulesQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: rulesKey(uid),
    queryFn: ({ signal }) => logged('the rules of orders could not be loaded', signal, () => getOrderRules(signal)),
    enabled: uid !== undefined,
    staleTime: 0,
    networkMode,
  })

/** The order as a list has it, which is without its timeline. */
export const listedOrder = (client: QueryClient, uid: string | undefined, id: string): Order | undefined =>
  client
    .getQueriesData<Order[]>({ queryKey: listsKey(uid) })
    .flatMap(([, orders]) => orders ?? [])
    .find((order) => order.id === id)

/** An order that has moved on may belong into other lists now: these are read again when they are looked at next. */
function putIntoLists(client: QueryClient, uid: string | undefined, order: Order): void {
  const before = listedOrder(client, uid, order.id)
  client.setQueriesData<Order[]>({ queryKey: listsKey(uid) }, (orders) => orders?.map((known) => (known.id === order.id ? order : known)))
  if (before && before.status !== order.status) markListsDue(client, uid)
}

const markListsDue = (client: QueryClient, uid: string | undefined) =>
  void client.invalidateQueries({ queryKey: listsKey(uid), refetchType: 'none' })

/** Orders what is in the cart. The new order stands at the head of the lists. Rejects with the call's failure. */
export function usePlaceOrder() {
  const client = useQueryClient()
  const uid = useBuyerUid()
  return useMutation({
    networkMode,
    mutationFn: async ({ addressId, idempotencyKey }: { addressId: string; idempotencyKey: string }) => {
      requireBuyer(uid)
      return createOrder(addressId, idempotencyKey)
    },
    onSuccess(order) {
      const filters: OrdersFilter[] = isKnownStatus(order.status) ? ['', order.status] : ['']
      for (const filter of filters) {
        client.setQueryData(ordersQuery(uid, filter).queryKey, (orders) => orders && [order, ...orders.filter(({ id }) => id !== order.id)])
      }
      client.setQueryData(orderKey(uid, order.id), order)
      // Its page shows it at once, and reads what this answer leaves out.
      void client.invalidateQueries({ queryKey: orderKey(uid, order.id), refetchType: 'none' })
    },
  })
}

/** A change that the buyer makes to an order, which is then read again. Rejects when the change failed, not when the reading did. */
function useOrderChange(
  id: string,
  change: (id: string) => Promise<unknown>,
  showAtOnce?: (client: QueryClient, uid: string | undefined) => void,
) {
  const client = useQueryClient()
  const uid = useBuyerUid()
  return useMutation({
    networkMode,
    mutationFn: async () => {
      requireBuyer(uid)
      await change(id)
    },
    onSuccess() {
      showAtOnce?.(client, uid)
      return readAgain(client, uid, id)
    },
    onError: (error) => {
      if (isRefusal(error)) void readAgain(client, uid, id)
    },
  })
}

/** Cancels the order: it is marked at once where it is shown. */
export const useCancelOrder = (id: string) =>
  useOrderChange(id, cancelOrder, (client, uid) => {
    const cancelled = (order: Order): Order => ({ ...order, status: 'order_cancelled', is_buyer_cancellable: false })
    client.setQueryData<Order>(orderKey(uid, id), (order) => order && cancelled(order))
    const listed = listedOrder(client, uid, id)
    if (listed) putIntoLists(client, uid, cancelled(listed))
  })

/** Confirms the delivery. */
export const useCompleteOrder = (id: string) => useOrderChange(id, completeOrder)

/**
 * Adds the lines of the order to the cart; gives what is different from then. Rejects with the call's failure. Asked again after a call whose outcome
 * is unknown it is the same request, so that the lines are added once.
 */
export function useReorder(id: string) {
  const uid = useBuyerUid()
  const key = useRef<string>(undefined)
  return useMutation({
    networkMode,
    mutationFn: async () => {
      requireBuyer(uid)
      key.current ??= randomId()
      return reorder(id, key.current)
    },
    onSuccess: () => {
      key.current = undefined
    },
    onError: (error) => {
      if (isRefusal(error)) key.current = undefined
    },
  })
}

const readAgain = (client: QueryClient, uid: string | undefined, id: string) =>
  client.invalidateQueries({ queryKey: orderKey(uid, id), exact: true })
