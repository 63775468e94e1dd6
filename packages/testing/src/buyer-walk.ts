import type { Cart } from '@karavan/contract/cart.ts'
import type { Order } from '@karavan/contract/orders.ts'
import type { Product } from '@karavan/contract/products.ts'
import { readEvents } from './events.ts'
import { addressFields } from './given-order.ts'

/** What a walk has left: all that is needed to find it again. */
export interface Walked {
  email: string
  conversationId: string
  productId: string
  order: Pick<Order, 'id' | 'order_number'>
}

const password = 'correct horse'

/** Calls of a product that runs at this address; any answer but a good one is an error. */
function caller(origin: string, token?: string) {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    // A process that is slow for a while ends connections that nobody uses, and a call that is just made on one would be lost.
    const headers = {
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  return { get: <T>(path: string) => call<T>('GET', path), post: <T>(path: string, body: object = {}) => call<T>('POST', path, body) }
}

async function enter(origin: string, by: 'signUp' | 'signInWithPassword', email: string) {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${by}?key=karavan-builtin`
  const { idToken } = await caller(origin).post<{ idToken: string }>(path, { email, password, returnSecureToken: true })
  return caller(origin, idToken)
}

/** An offer of the sample market, with the choice of it, that a walk can order. */
export async function findGoods(origin: string): Promise<{ productId: string; skuId: string }> {
  const { get } = caller(origin)
  const { products } = await get<{ products: Pick<Product, 'id' | 'moq'>[] }>('/api/products?limit=100')
  for (const { id } of products.filter(({ moq }) => moq <= 5)) {
    const { product } = await get<{ product: Product }>(`/api/products/${id}`)
    const sku = product.data?.raw_detail_api.data_content.skus?.find(({ stock }) => stock >= 30)
    if (sku) return { productId: id, skuId: sku.sku_id }
  }
  throw new Error('there is nothing to order')
}

/** A buyer by HTTP alone: a new account asks, reads the reply to its end, orders ten of a product, and leaves five in the cart. */
export async function walkThrough(
  origin: string,
  { email, productId, skuId }: Pick<Walked, 'email' | 'productId'> & { skuId?: string },
): Promise<Walked> {
  const goods = { product_id: productId, ...(skuId !== undefined && { sku_id: skuId }) }
  const buyer = await enter(origin, 'signUp', email)
  const started = await buyer.post<{ stream_id: string; conversation_id: string }>('/api/search/start', { query: 'термокружка' })
  const { events } = await readEvents(origin, started.stream_id)
  if (events.at(-1)?.type !== 'complete') throw new Error(`the reply ended with ${JSON.stringify(events.at(-1))}`)
  await buyer.post('/api/cart/items', { ...goods, quantity: 10 })
  const { address } = await buyer.post<{ address: { id: string } }>('/api/addresses', addressFields)
  const { order } = await buyer.post<{ order: Order }>('/api/orders', { address_id: address.id, payment_method: 'manual' })
  await buyer.post('/api/cart/items', { ...goods, quantity: 5 })
  return { email, conversationId: started.conversation_id, productId, order: { id: order.id, order_number: order.order_number } }
}

/** What the same buyer finds again after signing in. */
export async function findWalked(origin: string, { email, conversationId, productId, order }: Walked) {
  const buyer = await enter(origin, 'signInWithPassword', email)
  const messages = await buyer.get<{ messages: { role: string }[] }>(`/api/conversations/${conversationId}/messages`)
  const found = await buyer.get<{ order: Order }>(`/api/orders/${order.id}`)
  const { cart } = await buyer.get<{ cart: Cart }>('/api/cart')
  const { addresses } = await buyer.get<{ addresses: { city: string }[] }>('/api/addresses')
  const { product } = await buyer.get<{ product: { id: string } }>(`/api/products/${productId}`)
  return {
    roles: [...new Set(messages.messages.map(({ role }) => role))],
    order: { number: found.order.order_number, quantities: found.order.items.map(({ quantity }) => quantity) },
    cart: cart.items.map((item) => [item.product_id, item.quantity]),
    cities: addresses.map(({ city }) => city),
    product: product.id,
  }
}

/** What it has to be. */
export const asWalked = ({ order, productId }: Walked) => ({
  roles: ['user', 'assistant'],
  order: { number: order.order_number, quantities: [10] },
  cart: [[productId, 5]],
  cities: [addressFields.city],
  product: productId,
})
