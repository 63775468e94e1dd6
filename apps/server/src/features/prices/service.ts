import { fromMinor } from '@karavan/contract/money.ts'
import type { PriceHistory } from '@karavan/contract/price-history.ts'
import { type Offer, priceAt } from '@karavan/marketplaces/port.ts'
import type { Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { toStorable } from '../../platform/text.ts'
import { insertChanged, listSnapshots, thinSnapshots } from './repository.ts'
import * as watches from './watch-repository.ts'

/** A year of weekly changes; a chart has no room for more. */
const maxPoints = 60

/** What of an offer says its price. */
export type PricedOffer = Pick<Offer, 'id' | 'currency' | 'priceLadder' | 'moq' | 'skus'>

/** Price of one piece at the smallest order; where only variants are priced, the lowest of them. */
function priceOf({ priceLadder, moq, skus }: PricedOffer): number | undefined {
  const minors = skus.flatMap(({ priceMinor }) => priceMinor ?? [])
  return priceAt(priceLadder, moq) ?? (minors.length > 0 ? Math.min(...minors) : undefined)
}

/**
 * Remembers what these offers cost, as they were read at `at`; those that cost what they did leave no mark. Who waits for the price of one is told soon. A step of the
 * caller's transaction where it is handed one.
 */
export async function recordPrices(db: Db, offers: readonly PricedOffer[], at: Date): Promise<void> {
  const seen = offers.flatMap((offer) => {
    const minor = priceOf(offer)
    return minor === undefined ? [] : [{ id: toStorable(offer.id), currency: offer.currency, minor }]
  })
  if (seen.length === 0) return
  await insertChanged(db, seen, at)
  // Also where the smallest order costs what it did: a step of the ladder may be another.
  await watches.markSeen(
    db,
    seen.map(({ id }) => id),
    at,
  )
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

/** As long as every change is kept: a season. */
const wholeMs = 90 * 24 * 60 * 60_000
/** Most prices of one offer, whatever its marketplace does. */
const maxSnapshots = 500

/** Every change of the last 90 days is kept, one a week of what is older, and no more than 500 of an offer. */
export const thinPrices = (db: Db, now: Date): Promise<void> => thinSnapshots(db, new Date(now.getTime() - wholeMs), maxSnapshots)

/** Thins them once a week. */
export function keepPricesThin(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
  jobs.work('thin-prices', () => thinPrices(db, clock()), { cron: '41 2 * * 1', retryLimit: 2, timeoutSeconds: 60 * 60 })
}

/** A step of the transaction that deletes the account. Guests have none, so that nothing moves when one signs in. */
export async function deleteWatchesOf(trx: Db, uid: string): Promise<void> {
  await watches.deleteWatchesOf(trx, uid)
}

/** The prices that an account waits or has waited for. */
export const exportWatches = async (db: Db, uid: string) =>
  (await watches.listWatches(db, uid)).map((row) => ({
    product_id: row.product_id,
    sku_id: row.sku_id,
    title: row.title,
    quantity: row.quantity,
    price: fromMinor(Number(row.target_minor)),
    state: row.state,
    set_at: row.armed_at,
    ended_at: row.ended_at,
    reached_price: row.ended_minor === null ? null : fromMinor(Number(row.ended_minor)),
  }))
