import { z } from 'zod'
import { isoTime, productId } from './common.ts'
import { cartLimits } from './constants.ts'
import { localizedText } from './localized-text.ts'
import { productCard } from './product-card.ts'

export { savedLimits } from './constants.ts'

/** `gone`: the marketplace has it no more; `unavailable`: the marketplace does not answer and nothing is kept. */
export const savedState = z.enum(['found', 'gone', 'unavailable'])

/** A product that a buyer keeps, or has looked at. What it is called is kept with it, so that it can be named when it is gone. */
export const savedProduct = z.object({
  product_id: z.string(),
  /** When it was saved, or looked at last. */
  at: isoTime,
  title: localizedText,
  image_url: z.string().optional(),
  /** Pieces that the card is priced at; left out for the smallest order. */
  quantity: z.number().int().min(1).optional(),
  state: savedState,
  /** As a search would show it now; null where `state` is not `found`. */
  card: productCard.nullable(),
})
export type SavedProduct = z.infer<typeof savedProduct>

export const savedQuery = z.object({
  limit: z.coerce.number().int().min(1).max(48).default(24),
  offset: z.coerce.number().int().min(0).max(1_000).default(0),
})
export const savedAnswer = z.object({ success: z.literal(true), products: z.array(savedProduct), total: z.number().int() })
export type SavedAnswer = z.infer<typeof savedAnswer>
export const savedIdsAnswer = z.object({ success: z.literal(true), product_ids: z.array(z.string()) })

/** `quantity`: pieces that the buyer thinks of. */
export const saveBody = z.object({ quantity: z.number().int().min(1).max(cartLimits.quantity).optional() }).nullish()
export const viewedBody = z.object({ product_id: productId })
