import { z } from 'zod'
import { productId } from './common.ts'
import { cartLimits, comparisonLimits } from './constants.ts'

/**
 * Products to be set side by side, and the pieces that are priced. An answer that compares offers carries it as `metadata.comparison`, so that a screen
 * can open the table.
 */
export const comparisonOffer = z.object({
  product_ids: z
    .array(productId)
    .min(comparisonLimits.least)
    .max(comparisonLimits.most)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'must be different products' }),
  quantity: z.number().int().min(1).max(cartLimits.quantity).optional(),
})
export type ComparisonOffer = z.infer<typeof comparisonOffer>
