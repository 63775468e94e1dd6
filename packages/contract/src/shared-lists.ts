import { z } from 'zod'
import { cart } from './cart.ts'
import { isoTime, productId, skuId } from './common.ts'
import { cartLimits, sharedListLimits } from './constants.ts'

export { sharedListLimits } from './constants.ts'

const sharedItemBody = z.object({
  product_id: productId,
  quantity: z.number().int().min(1).max(cartLimits.quantity),
  /** The variant that is meant; left out where whoever opens the list is to choose. */
  sku_id: skuId.optional(),
})

/** Quantities between whole lots are put up to the next. */
export const shareListBody = z.object({
  title: z.string().trim().max(sharedListLimits.title).optional(),
  items: z.array(sharedItemBody).min(1).max(sharedListLimits.items),
})
export type ShareListBody = z.input<typeof shareListBody>

/** A list as its owner sees it among the others. Its id is the permission to read it. */
export const sharedListSummary = z.object({
  id: z.string(),
  title: z.string(),
  item_count: z.number().int(),
  created_at: isoTime,
  expires_at: isoTime,
})
export type SharedListSummary = z.infer<typeof sharedListSummary>
export const sharedListsAnswer = z.object({ success: z.literal(true), lists: z.array(sharedListSummary) })
export const shareListAnswer = z.object({ success: z.literal(true), list: sharedListSummary })

/**
 * One product of a list at the prices of now. `choose`: which variant is left to the reader; `sold_out`: there is none left, or no price; `gone`: the
 * marketplace has it no more; `unavailable`: the marketplace does not answer.
 */
export const sharedItem = z.object({
  product_id: z.string(),
  title: z.string(),
  image_url: z.string().optional(),
  seller_name: z.string().optional(),
  quantity: z.number().int(),
  /** What quantity, minimum and lot count; pieces where it is missing. */
  unit: z.string().optional(),
  /** What was chosen, by the name of each option. */
  options: z.record(z.string(), z.string()).optional(),
  state: z.enum(['ready', 'choose', 'sold_out', 'gone', 'unavailable']),
  moq: z.number().int().optional(),
  /** Pieces in a lot, where only whole lots are sold. */
  lot_size: z.number().int().optional(),
  /** One piece and all of them, in `currency`, where there is a price. */
  unit_price: z.number().optional(),
  total_price: z.number().optional(),
  /** Variants differ in price, and this is the lowest. */
  is_from: z.boolean().optional(),
})
export type SharedItem = z.infer<typeof sharedItem>

export const sharedList = z.object({
  id: z.string(),
  title: z.string(),
  expires_at: isoTime,
  items: z.array(sharedItem),
  currency: z.string(),
})
export type SharedList = z.infer<typeof sharedList>
export const sharedListAnswer = z.object({ success: z.literal(true), list: sharedList })

/** What did not come into the cart as the list has it. `fewer`: `added` pieces did, as there are no more; `lots`: `added` pieces did, as only whole lots are sold. */
export const copyGap = z.object({
  product_id: z.string(),
  reason: z.enum(['choose', 'sold_out', 'gone', 'unavailable', 'cart_full', 'fewer', 'lots']),
  added: z.number().int(),
})
export const copyListAnswer = z.object({
  success: z.literal(true),
  cart,
  /** Lines that were put into the cart. */
  added: z.number().int(),
  gaps: z.array(copyGap),
})
export type CopyListAnswer = z.infer<typeof copyListAnswer>
