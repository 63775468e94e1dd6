import type { OrderStatus, ReorderChange } from '@karavan/contract/orders.ts'
import { create } from 'zustand'
import { buyerCalls } from '../../lib/buyer-calls.ts'
import { randomId } from '../../lib/random-id.ts'
import { cancelOrder, completeOrder, createOrder, getOrder, listOrders, reorder } from './api.ts'
import type { Order } from './read-order.ts'

export type OrdersFilter = OrderStatus | ''

interface OrdersState {
  /** Those known so far, newest first. */
  orders: Order[]
  /** The one that was opened or made last. */
  current: Order | null
  isLoading: boolean
  /** Key of the text of what failed last (specification, section 8). */
  error: string | null
}

interface OrdersActions {
  /** Asks for the newest orders, or those of one status. What failed stands in `error`; true when it succeeded. */
  load(filter?: OrdersFilter): Promise<boolean>
  /** Asks for one order and makes it the current one. Rejects with the call's failure. */
  get(id: string): Promise<Order>
  /** Orders what is in the cart. The new order stands at the head of the list and is the current one. Rejects with the call's failure. */
  place(addressId: string, idempotencyKey: string): Promise<Order>
  /** Marks it cancelled at once, then reloads it. Rejects when the cancelling failed, not when the reloading did. */
  cancel(id: string): Promise<void>
  /** Confirms the delivery, then reloads the order. Rejects when the confirming failed, not when the reloading did. */
  complete(id: string): Promise<void>
  /** Puts its lines into the cart; gives what is different from then. Rejects with the call's failure. */
  reorder(id: string): Promise<ReorderChange[]>
  /** Another person from here on. */
  reset(): void
}
export type OrdersStore = ReturnType<typeof createOrdersStore>

const empty: OrdersState = { orders: [], current: null, isLoading: false, error: null }
const newestFirst = (orders: Order[]) => orders.toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? '') || 0)

/** The buyer's orders. Each operation throws 'User not authenticated' where nobody with an account is signed in. */
export function createOrdersStore({ isRegistered }: { isRegistered(): boolean }) {
  let loads = 0

  return create<OrdersState & OrdersActions>()((set, get) => {
    const put = (order: Order) =>
      set(({ orders, current }) => ({
        orders: orders.map((known) => (known.id === order.id ? order : known)),
        current: current?.id === order.id ? order : current,
      }))
    const calls = buyerCalls({ isRegistered, onError: (error) => set({ error }) })
    const reload = (id: string) =>
      get()
        .get(id)
        .catch((error: unknown) => console.error('the order could not be reloaded', error))

    return {
      ...empty,
      async load(filter = '') {
        calls.checkBuyer()
        const mine = ++loads
        set({ isLoading: true })
        try {
          const found = await calls.ask('orders.errors.load', () => listOrders(filter))
          const isFound = new Set(found.map(({ id }) => id))
          set(({ orders }) => ({
            // What has this status no more, or is not the buyer's any more, must not stay.
            orders: newestFirst([...found, ...orders.filter(({ id, status }) => filter !== '' && status !== filter && !isFound.has(id))]),
          }))
          return true
        } catch (error) {
          console.error('the orders could not be loaded', error)
          return false
        } finally {
          if (mine === loads) set({ isLoading: false })
        }
      },
      async get(id) {
        const order = await calls.ask('orders.errors.get', () => getOrder(String(id)))
        put(order)
        set({ current: order })
        return order
      },
      async place(addressId, idempotencyKey) {
        const order = await calls.ask('orders.errors.create', () => createOrder(addressId, idempotencyKey))
        set(({ orders }) => ({ orders: [order, ...orders.filter(({ id }) => id !== order.id)], current: order }))
        return order
      },
      async cancel(id) {
        await calls.ask('orders.errors.cancel', () => cancelOrder(id))
        const known = [get().current, ...get().orders].find((order) => order?.id === id)
        if (known) put({ ...known, status: 'order_cancelled', is_buyer_cancellable: false })
        await reload(id)
      },
      async complete(id) {
        await calls.ask('orders.deliveryError', () => completeOrder(id))
        await reload(id)
      },
      reorder: (id) => calls.ask('orders.reorderFailed', () => reorder(id, randomId())),
      reset() {
        calls.reset()
        set(empty)
      },
    }
  })
}
