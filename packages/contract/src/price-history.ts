import { z } from 'zod'
import { isoTime } from './common.ts'

/**
 * Answer to `GET /api/products/{id}/price-history`: each price of one piece at the smallest order that was read here and differed from the one before, oldest first, in the marketplace's
 * currency. Empty where nothing was read yet.
 */
export const priceHistory = z.object({
  success: z.literal(true),
  product_id: z.string(),
  currency: z.string().nullable(),
  points: z.array(z.object({ at: isoTime, price: z.number() })),
})
export type PriceHistory = z.infer<typeof priceHistory>
