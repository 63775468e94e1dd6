import { z } from 'zod'
import { isoTime, productIdOrEmpty, skuId } from './common.ts'
import { cartLimits } from './constants.ts'
import { localizedText } from './localized-text.ts'

export { priceWatchLimits } from './constants.ts'

/** `reached` and `gone` are ends: the price was seen once, or the goods are sold no more. Only the buyer starts it again. */
const priceWatchState = z.enum(['watching', 'reached', 'gone'])

/** A price in roubles for one piece, at a quantity, that a buyer waits for. */
const priceWatch = z.object({
  product_id: z.string(),
  /** As it was called when the watch was set, so that it can be named when it is gone. */
  title: localizedText,
  image_url: z.string().optional(),
  /** The variant that is watched; left out for the cheapest one. */
  sku_id: z.string().optional(),
  /** Pieces at which the price is to hold. */
  quantity: z.number().int().min(1),
  /** What the quantity counts: pairs, boxes; missing where it is pieces, and where nobody knows now. */
  unit: localizedText.optional(),
  /** One piece is to cost so much or less. */
  price: z.number(),
  currency: z.string(),
  state: priceWatchState,
  /** When the buyer set it, or set it again. */
  set_at: isoTime,
  /** What one piece costs now at the quantity; null where nobody knows. */
  price_now: z.number().nullable(),
  /** When it was reached, or the goods were given up. */
  ended_at: isoTime.optional(),
  /** What one piece cost then. */
  reached_price: z.number().optional(),
})
export type PriceWatch = z.infer<typeof priceWatch>

/** `product_id`: only this product's. */
export const priceWatchesQuery = z.object({ product_id: productIdOrEmpty.optional() })
export const priceWatchesAnswer = z.object({
  success: z.literal(true),
  watches: z.array(priceWatch),
  /** Mails go to proven addresses alone: false means that a reached price is only shown on the page. */
  is_address_proven: z.boolean(),
})
export type PriceWatches = Omit<z.infer<typeof priceWatchesAnswer>, 'success'>

export const priceWatchBody = z.object({
  /** Roubles for one piece, with at most two decimals. */
  price: z
    .number()
    .min(0.01)
    .max(100_000_000)
    .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, { error: 'must have at most two decimals' }),
  quantity: z.number().int().min(1).max(cartLimits.quantity),
  sku_id: skuId.optional(),
})
export type PriceWatchBody = z.infer<typeof priceWatchBody>
export const priceWatchAnswer = z.object({ success: z.literal(true), watch: priceWatch, is_address_proven: z.boolean() })
