import { convertMinor, toMinor } from '@karavan/contract/money.ts'
import { type SellersDelivery, sellersDelivery } from '@karavan/contract/true-cost/estimate-cost.ts'

/**
 * What the seller asks for delivery of so many pieces within China, where all of them come from one seller. `fee.amount` is in the product's currency, `rate` is kopecks for its
 * minor unit; `undefined` where either is not known.
 */
export function wholeDelivery(
  fee: { amount: number; pieces: number } | undefined,
  rate: number | undefined,
  pieces: number,
): SellersDelivery | undefined {
  const minor = toMinor(fee?.amount)
  if (!fee || minor === undefined || rate === undefined) return undefined
  return { ...sellersDelivery({ minor: convertMinor(minor, rate), pieces: fee.pieces }, pieces), share: 1 }
}
