import { fromMinor } from '@karavan/contract/money.ts'
import type { PriceHistory } from '@karavan/contract/price-history.ts'
import { type Offer, priceAt } from '@karavan/marketplaces/port.ts'
import type { Db } from '../../database.ts'
import { toStorable } from '../../platform/text.ts'
import { insertChanged, listSnapshots } from './repository.ts'

/** A year of weekly changes; a chart has no room for more. */
const maxPoints = 60

/** Price of one piece at the smallest order; where only variants are priced, the lowest of them. */
function priceOf({ priceLadder, moq, skus }: Offer): number | undefined {
  const minors = skus.flatMap(({ priceMinor }) => priceMinor ?? [])
  return priceAt(priceLadder, moq) ?? (minors.length > 0 ? Math.min(...minors) : undefined)
}

/** Remembers what these offers cost, as they were read at `at`; those that cost what they did leave no mark. A step of the caller's transaction where it is handed one. */
export async function recordPrices(db: Db, offers: readonly Offer[], at: Date): Promise<void> {
  const seen = offers.flatMap((offer) => {
    const minor = priceOf(offer)
    return minor === undefined ? [] : [{ id: toStorable(offer.id), currency: offer.currency, minor }]
  })
  if (seen.length > 0) await insertChanged(db, seen, at)
}

/** What an offer has cost here, oldest first, in the currency that it is priced in today. */
export async function getPriceHistory(db: Db, offerId: string): Promise<PriceHistory> {
  const rows = await listSnapshots(db, toStorable(offerId), maxPoints)
  const currency = rows[0]?.currency
  const points = rows
    .filter((row) => row.currency === currency)
    .reverse()
    .map(({ at, minor }) => ({ at: at.toISOString(), price: fromMinor(Number(minor)) }))
  return { success: true, product_id: offerId, currency: currency ?? null, points }
}
