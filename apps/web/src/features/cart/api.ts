import { type AddCartItemBody, type Cart, type CartItem, cartItem, cart as cartSchema } from '@karavan/contract/cart.ts'
import { displayCurrency } from '@karavan/contract/money.ts'
import { z } from 'zod'
import { api } from '../../lib/api.ts'

const path = (id: string) => `/api/cart/items/${encodeURIComponent(id)}`
const id = z.union([z.string(), z.number()]).transform(String)
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
const shape = cartItem.shape

/** A line with what the specification names; what Karavan's own server adds may be missing. */
const readItem = z.object({
  ...shape,
  id,
  product_id: id,
  product_title: shape.product_title.catch(''),
  product_image: optional(shape.product_image),
  sku_image: optional(shape.sku_image),
  currency: shape.currency.catch(displayCurrency),
  seller_name: optional(shape.seller_name),
  sku_id: optional(id),
  sku_properties: optional(shape.sku_properties),
  sku_details: optional(shape.sku_details),
  moq: shape.moq.catch(1),
  below_minimum: shape.below_minimum.catch(false),
  unavailable: shape.unavailable.catch(false),
  max_quantity: optional(shape.max_quantity),
  price_ladder: optional(shape.price_ladder),
  original_unit_price: optional(shape.original_unit_price),
  original_currency: optional(shape.original_currency),
  exchange_rate: optional(shape.exchange_rate),
})
const readCart = z.object({ ...cartSchema.shape, items: z.array(readItem), currency: shape.currency.catch(displayCurrency) })
const cartAnswer = z.object({ success: z.boolean(), cart: readCart.nullish() })
const addAnswer = z.object({ success: z.literal(true).optional(), item: readItem })
const updateAnswer = z.object({ success: z.literal(true).optional(), item: readItem.nullish() })
const doneAnswer = z.object({ success: z.literal(true).optional() }).nullish()

/** The buyer's cart, priced now. Rejects with 'Failed to get cart' for whatever reason (specification, section 7). */
export async function getCart(): Promise<Cart> {
  const answer = await api.get('/api/cart', cartAnswer).catch((cause: unknown) => {
    throw new Error('Failed to get cart', { cause })
  })
  if (!answer.success || !answer.cart) throw new Error('Failed to get cart')
  return answer.cart
}

/** Puts pieces into the cart; gives the line with all its pieces. The same key with the same body is done once, however often it is sent. */
export const addItem = async (body: AddCartItemBody, idempotencyKey: string): Promise<CartItem> =>
  (await api.post('/api/cart/items', addAnswer, { json: { quantity: 1, ...body }, headers: { 'idempotency-key': idempotencyKey } })).item

/** The line with its new quantity; `undefined` when it is no longer there. */
export const updateItem = async (itemId: string, quantity: number): Promise<CartItem | undefined> =>
  (await api.put(path(itemId), updateAnswer, { json: { quantity } })).item ?? undefined

export const removeItem = (itemId: string) => api.delete(path(itemId), doneAnswer)

export const clearCart = () => api.post('/api/cart/clear', doneAnswer, { json: {} })
