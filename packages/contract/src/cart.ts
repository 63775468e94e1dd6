import { z } from 'zod'
import { opaqueId, productId, skuId, skuPropsIds } from './common.ts'
import { cartLimits } from './constants.ts'
import { localizedText } from './localized-text.ts'
import { ladderStep } from './product-card.ts'
import { usedRate } from './rates.ts'

export { cartLimits } from './constants.ts'

const optionNames = z.record(z.string().max(100), z.string().max(200))
/** What is in a cart. Money is in `currency`, at most two decimals; unit price x quantity = total price. */
export const cartItem = z.object({
  id: opaqueId,
  product_id: z.string(),
  /** The whole map, so that a language switch needs no call. */
  product_title: z.union([z.string(), localizedText]),
  product_image: z.string().optional(),
  sku_image: z.string().optional(),
  unit_price: z.number(),
  total_price: z.number(),
  quantity: z.number().int().min(1),
  /** What quantity, minimum and lot count: pairs, boxes; pieces where it is missing. */
  unit: localizedText.optional(),
  currency: z.string(),
  seller_name: z.string().optional(),
  sku_id: z.string().optional(),
  sku_properties: z.record(z.string(), z.string()).optional(),
  sku_details: z.record(z.string(), z.string()).optional(),
  moq: z.number().int().min(1),
  /** The line's product is below its minimum order. */
  below_minimum: z.boolean(),
  /** Pieces in a lot, where only whole lots are sold. */
  lot_size: z.number().int().optional(),
  /** The line is not in whole lots: its lot has changed since it was put there. */
  partial_lot: z.boolean().optional(),
  /** Gone, or fewer in stock than the line asks for. */
  unavailable: z.boolean(),
  /** Pieces this line may hold at most; missing while that is unknown. */
  max_quantity: z.number().int().optional(),
  price_ladder: z.array(ladderStep).optional(),
  original_unit_price: z.number().optional(),
  original_currency: z.string().optional(),
  exchange_rate: z.number().optional(),
  /** What one piece weighs; missing where that is not known. */
  weight_grams: z.number().optional(),
  /** Cubic centimetres of one piece in its packing; missing where that is not known. */
  box_cm3: z.number().positive().optional(),
  /** What the seller asks for delivery of so many pieces of the product together within China; missing where that is not known. */
  delivery_fee: z.object({ amount: z.number(), pieces: z.number().int() }).optional(),
})
export type CartItem = z.infer<typeof cartItem>

export const cart = z.object({
  items: z.array(cartItem),
  /** Sum of quantities. */
  item_count: z.number().int(),
  subtotal: z.number(),
  total: z.number(),
  currency: z.string(),
  /** What its lines are priced with. */
  exchange_rates: z.array(usedRate).optional(),
})
export type Cart = z.infer<typeof cart>

/** Said where a quantity was put up to whole lots: the pieces asked for, and what the line was changed by instead. */
const roundedToLots = z.object({ asked: z.number().int(), given: z.number().int(), lot_size: z.number().int() })

const quantity = z.number().int().min(1).max(cartLimits.quantity)
/** The server names and prices the line itself: what the client says of names is only read where no SKU is known, so that nobody orders a text or a price of their own. */
export const addCartItemBody = z.object({
  product_id: productId,
  quantity: quantity.default(1),
  sku_id: skuId.optional(),
  sku_properties: optionNames.optional(),
  sku_props_ids: skuPropsIds.optional(),
})
export type AddCartItemBody = z.input<typeof addCartItemBody>
/** A quantity between whole lots is put up to the next. 0 and less remove the line. */
export const updateCartItemBody = z.object({ quantity: z.number().int().max(cartLimits.quantity) })
export const cartAnswer = z.object({ success: z.literal(true), cart })
export const cartItemAnswer = z.object({ success: z.literal(true), item: cartItem.nullable(), rounded_to_lots: roundedToLots.optional() })
