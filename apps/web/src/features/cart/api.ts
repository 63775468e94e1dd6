import type { AddCartItemBody, Cart, CartItem } from '@karavan/contract/cart.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { addAnswer, cartAnswer, doneAnswer, updateAnswer } from '../../wire/cart.ts'

const path = (id: string) => `/api/cart/items/${encodeURIComponent(id)}`

/** The buyer's cart at today's prices. Rejects with 'Failed to get cart', the stated text, for any reason; the `cause` says which. */
export async function getCart(signal?: AbortSignal): Promise<Cart> {
  const answer = await api.get('/api/cart', cartAnswer, signal ? { signal } : {}).catch((cause: unknown) => {
    throw new Error('Failed to get cart', { cause })
  })
  if (!answer.success || !answer.cart) throw new Error('Failed to get cart')
  return answer.cart
}

/** Adds pieces to the cart; gives the line with all its pieces. The same key with the same body is done once, however often it is sent. */
export const addItem = async (body: AddCartItemBody, idempotencyKey: string): Promise<CartItem> =>
  (await api.post('/api/cart/items', addAnswer, { json: { quantity: 1, ...body }, headers: { 'idempotency-key': idempotencyKey } })).item

/** The line with its new quantity; `undefined` when it is no longer there. */
export const updateItem = async (itemId: string, quantity: number): Promise<CartItem | undefined> =>
  (await api.put(path(itemId), updateAnswer, { json: { quantity } })).item ?? undefined

export const removeItem = (itemId: string) => api.delete(path(itemId), doneAnswer)

export const clearCart = () => api.post('/api/cart/clear', doneAnswer, { json: {} })
