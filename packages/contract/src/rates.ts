import { z } from 'zod'

/** Who publishes rates: the Bank of Russia, a mirror of it, the market by Exchange Rate API. */
export const rateSources = ['cbr', 'cbr-mirror', 'er-api'] as const
export type RateSource = (typeof rateSources)[number]

/** Where a rate comes from: additive, so that a price can say so. */
export const rateOrigin = z.object({
  /** `cbr`, `cbr-mirror` and `er-api` publish rates, `operator` is the shop's own, `bundled` came with the product. */
  rate_source: z.string().optional(),
  /** The day it is for, or the time an operator set it. ISO. */
  rate_at: z.string().optional(),
  /** Nobody has confirmed it for days. */
  rate_is_old: z.boolean().optional(),
  /** The shop's markup that it contains, in percent. */
  rate_margin_percent: z.number().optional(),
})
export type RateOrigin = z.infer<typeof rateOrigin>

/** What goods of one currency are priced with: `exchange_rate` units of the currency beside it for one of `currency`. */
export const usedRate = rateOrigin.extend({ currency: z.string(), exchange_rate: z.number() })
export type UsedRate = z.infer<typeof usedRate>
