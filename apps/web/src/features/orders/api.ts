import { type OrderStatus, type ReorderChange, reorderChange } from '@karavan/contract/orders.ts'
import { photosAnswer, type WarehousePhoto } from '@karavan/contract/warehouse.ts'
import { z } from 'zod'
import { api } from '../../lib/api.ts'
import { type Order, readOrder } from './read-order.ts'

/** Sent with the buyer's own steps (specification, section 4). */
export const cancelReason = 'Cancelled by buyer'
export const deliveryNotes = 'Delivery confirmed by buyer'

const orderAnswer = z.object({ order: readOrder })
const ordersAnswer = z.object({ orders: z.array(readOrder) })
/** The id stands in the order, else beside it (decision G-105). */
const createdAnswer = z
  .object({ id: z.unknown(), order: z.record(z.string(), z.unknown()) })
  .transform(({ id, order }) => ({ id, ...order }))
  .pipe(readOrder)
const reorderAnswer = z.object({ changes: z.array(reorderChange) })
const path = (id: string) => `/api/orders/${encodeURIComponent(id)}`

/** Newest first; an empty status is no filter. */
export const listOrders = async (status: OrderStatus | '', signal?: AbortSignal): Promise<Order[]> =>
  (await api.get('/api/orders', ordersAnswer, { query: status ? { status } : {}, ...(signal ? { signal } : {}) })).orders

export const getOrder = async (id: string): Promise<Order> => (await api.get(path(id), orderAnswer)).order

/** The same key with the same body is one order, however often it is sent. */
export const createOrder = (addressId: string, idempotencyKey: string): Promise<Order> =>
  api.post('/api/orders', createdAnswer, {
    json: { address_id: addressId, payment_method: 'manual' },
    headers: { 'idempotency-key': idempotencyKey },
  })

/** Taken in the warehouse, in the order in which they were added. */
export const listPhotos = async (id: string, signal: AbortSignal): Promise<WarehousePhoto[]> =>
  (await api.get(`${path(id)}/photos`, photosAnswer, { signal })).photos

export const cancelOrder = (id: string) => api.post(`${path(id)}/cancel`, z.unknown(), { json: { reason: cancelReason } })

export const completeOrder = (id: string) => api.post(`${path(id)}/complete`, z.unknown(), { json: { notes: deliveryNotes } })

/** Puts the lines of an old order into the cart; gives what is different from then. The same key is done once. */
export const reorder = async (id: string, idempotencyKey: string): Promise<ReorderChange[]> =>
  (await api.post(`${path(id)}/reorder`, reorderAnswer, { json: {}, headers: { 'idempotency-key': idempotencyKey } })).changes
