import type { Offer } from '@karavan/marketplaces/port.ts'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { toStoredJson } from '../../platform/text.ts'
import { recordPrices } from '../prices/service.ts'
import type { Sources } from '../sources/service.ts'
import { deleteDetail, saveDetail } from './repository.ts'

/** How long "there is no such offer" is believed, and how long a source is not asked again behind a shown answer after it failed. */
const missingMs = 60_000
const failedMs = 30_000
const maxRemembered = 10_000

export interface FetcherDeps {
  db: Kysely<Database>
  sources: Pick<Sources, 'findOffer'>
  clock: Clock
  log: Log
}

/** Offers of marketplaces elsewhere, asked for one at a time each and kept in the database. */
export interface OfferFetcher {
  /**
   * Asks the source and keeps its answer. All callers that want the same offer share one call, which goes on when they leave: what it brings is kept.
   * Throws what the source failed with.
   */
  fetch(id: string): Promise<Offer | undefined>
  /** The same, behind an answer that is shown meanwhile; not while the source has just failed. */
  refreshBehind(id: string): void
  /** Whether the source said a moment ago that it has no such offer. */
  isMissing(id: string): boolean
  close(): void
}

export function createOfferFetcher({ db, sources, clock, log }: FetcherDeps): OfferFetcher {
  const remembered = (ttl: number) =>
    new LRUCache<string, true>({ max: maxRemembered, ttl, ttlResolution: 0, perf: { now: () => clock().getTime() } })
  const missing = remembered(missingMs)
  const failed = remembered(failedMs)
  const flights = new Map<string, Promise<Offer | undefined>>()
  const closing = new AbortController()

  function fetchOffer(id: string): Promise<Offer | undefined> {
    const flying = flights.get(id)
    if (flying) return flying
    const flight = fetchAndKeep(id).finally(() => flights.delete(id))
    flights.set(id, flight)
    return flight
  }

  async function fetchAndKeep(id: string): Promise<Offer | undefined> {
    let answer: Offer | undefined
    try {
      answer = await sources.findOffer(id, closing.signal)
    } catch (error) {
      failed.set(id, true)
      throw error
    }
    // As it will come back from the database, so that nothing differs between the first reader and the next.
    const offer = answer && (JSON.parse(toStoredJson(answer)) as Offer)
    if (!offer) missing.set(id, true)
    try {
      await (offer ? saveDetail(db, offer) : deleteDetail(db, id))
      if (offer) await recordPrices(db, [offer], new Date(offer.fetchedAt))
    } catch (err) {
      log.warn({ err, id }, 'a product detail could not be kept')
    }
    return offer
  }

  function refreshBehind(id: string): void {
    if (failed.has(id)) return
    fetchOffer(id).catch((err) => log.warn({ err, id }, 'a product detail could not be refreshed'))
  }

  return {
    fetch: fetchOffer,
    refreshBehind,
    isMissing: (id) => missing.has(id),
    close: () => closing.abort(new Error('the product is closing')),
  }
}
