import { z } from 'zod'
import { isoTime } from './common.ts'
import { rateOrigin } from './rates.ts'

/** Letters of what an operator says of a pinned rate. */
export const deskRateLimits = { reason: 300 } as const

/** What one day was published. */
const publishedDay = z.object({
  /** The day that it is for. */
  date: z.string(),
  rate_source: z.string(),
  /** Roubles for one unit. */
  rate: z.number(),
  /** When the source last said so. */
  confirmed_at: isoTime,
})

/** What goods of a currency are priced with, and where that comes from. */
const deskRate = rateOrigin.extend({
  currency: z.string(),
  /** Roubles for one unit, the shop's margin with it. */
  exchange_rate: z.number(),
  /** Set by an operator, instead of what is published; null where none is. */
  pin: z.object({ rate: z.number(), set_at: isoTime, set_by: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  /** Newest first. */
  history: z.array(publishedDay),
})
export type DeskRate = z.infer<typeof deskRate>

export const deskRatesAnswer = z.object({ success: z.literal(true), rates: z.array(deskRate) })
export const currencyParams = z.object({ currency: z.string().regex(/^[A-Z]{3}$/) })
const reason = z.string().trim().min(1).max(deskRateLimits.reason)
export const pinRateBody = z.object({ rate: z.number().min(0.0001).max(1_000_000), reason })
export type PinRateBody = z.infer<typeof pinRateBody>
export const unpinRateBody = z.object({ reason })
