import { type OrderRules, type OrderStatus, orderRulesAnswer, type ReorderChange } from '@karavan/contract/orders.ts'
import { type Payer, type Payment, paymentAnswer } from '@karavan/contract/payment.ts'
import { photosAnswer, type WarehousePhoto } from '@karavan/contract/warehouse.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { pageApiBase } from '@karavan/web-kit/lib/base-url.ts'
import { withFreshToken } from '@karavan/web-kit/lib/caller.ts'
import { z } from 'zod'
import { createdAnswer, type Order, orderAnswer, ordersAnswer, reorderAnswer } from '../../wire/orders.ts'

/** Sent with the buyer's own steps, to the letter of the specification. */
export const cancelReason = 'Cancelled by buyer'
export const deliveryNotes = 'Delivery confirmed by buyer'

const path = (id: string) => `/api/orders/${encodeURIComponent(id)}`

/** The latest orders of this status; an empty one means all. */
export const listOrders = async (status: OrderStatus | '', signal: AbortSignal): Promise<Order[]> =>
  (await api.get('/api/orders', ordersAnswer, { query: status ? { status } : {}, signal })).orders

export const getOrder = async (id: string, signal: AbortSignal): Promise<Order> => (await api.get(path(id), orderAnswer, { signal })).order

/** How an order that waits for its money is paid. */
export const getPayment = async (id: string, signal: AbortSignal): Promise<Payment> =>
  (await api.get(`${path(id)}/payment`, paymentAnswer, { signal })).payment

/** Says which company the invoice is for; gives the payment with it. */
export const setPayer = async (id: string, payer: Payer): Promise<Payment> =>
  (await api.put(`${path(id)}/payer`, paymentAnswer, { json: payer })).payment

/** It is drawn anew, on a machine that may have much to do. */
const invoiceTimeoutMs = 30_000

export async function downloadInvoice(id: string): Promise<Blob> {
  const address = new URL(`${path(id)}/invoice.pdf`, pageApiBase())
  const response = await withFreshToken((headers) => fetch(address, { headers, signal: AbortSignal.timeout(invoiceTimeoutMs) }))
  if (!response.ok) throw new ApiError(response.status, 'unknown', `the invoice answered ${response.status}`)
  return response.blob()
}

/** What holds the account's next order back. */
export const getOrderRules = async (signal: AbortSignal): Promise<OrderRules> =>
  (await api.get('/api/orders/rules', orderRulesAnswer, { signal })).rules

/** Orders what is in the cart. The same key with the same body is one order, however often it is sent. */
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

/** Adds the lines of an old order to the cart; gives what is different from then. The same key is done once. */
export const reorder = async (id: string, idempotencyKey: string): Promise<ReorderChange[]> =>
  (await api.post(`${path(id)}/reorder`, reorderAnswer, { json: {}, headers: { 'idempotency-key': idempotencyKey } })).changes
