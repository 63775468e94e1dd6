import { type Cart, type CartItem, cartItem, cart as cartSchema } from '@karavan/contract/cart.ts'
import { displayCurrency } from '@karavan/contract/money.ts'
import { z } from 'zod'
import { identifier, maybe } from './tolerant.ts'

const shape = cartItem.shape

/** A line with the fields of the specification; what Karavan's own server adds may be missing. */
const readItem = z.object({
  ...shape,
  id: identifier,
  product_id: identifier,
  product_title: shape.product_title.catch(''),
  product_image: maybe(shape.product_image),
  sku_image: maybe(shape.sku_image),
  unit: maybe(shape.unit),
  currency: shape.currency.catch(displayCurrency),
  seller_name: maybe(shape.seller_name),
  sku_id: maybe(identifier),
  sku_properties: maybe(shape.sku_properties),
  sku_details: maybe(shape.sku_details),
  moq: shape.moq.catch(1),
  below_minimum: shape.below_minimum.catch(false),
  lot_size: maybe(shape.lot_size),
  partial_lot: maybe(shape.partial_lot),
  unavailable: shape.unavailable.catch(false),
  max_quantity: maybe(shape.max_quantity),
  price_ladder: maybe(shape.price_ladder),
  original_unit_price: maybe(shape.original_unit_price),
  original_currency: maybe(shape.original_currency),
  exchange_rate: maybe(shape.exchange_rate),
  weight_grams: maybe(shape.weight_grams),
  box_cm3: maybe(shape.box_cm3),
  delivery_fee: maybe(shape.delivery_fee),
}) satisfies z.ZodType<CartItem>

/** A cart that names no currency has '': drawer and checkout then take different ones (roubles and yuan), so none may be filled in here. */
const readCart = z.object({
  ...cartSchema.shape,
  items: z.array(readItem),
  currency: cartSchema.shape.currency.catch(''),
  exchange_rates: maybe(cartSchema.shape.exchange_rates),
}) satisfies z.ZodType<Cart>

/** Answer to `GET /api/cart`; without a cart where `success` is not true. */
export const cartAnswer = z.object({ success: z.boolean(), cart: readCart.nullish() })
export const addAnswer = z.object({ success: z.literal(true).optional(), item: readItem })
/** Without an item the line is gone. */
export const updateAnswer = z.object({ success: z.literal(true).optional(), item: readItem.nullish() })
export const doneAnswer = z.object({ success: z.literal(true).optional() }).nullish()
