import { setTimeout as pause } from 'node:timers/promises'
import type { Offer } from '@karavan/marketplaces/port.ts'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { every } from '../../platform/every.ts'
import type { Client } from '../../platform/fair-line.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { toStoredJson } from '../../platform/text.ts'
import { recordPrices } from '../prices/service.ts'
import type { Sources } from '../sources/service.ts'
import { deleteDetail, endFetch, listDetails, renewFetch, saveDetail, takeFetch } from './repository.ts'

/** How long "there is no such offer" is believed, and how long a source is not asked again behind a shown answer after it failed. */
const missingMs = 60_000
const failedMs = 30_000
const maxRemembered = 10_000
/**
 * A process that asks for an offer has died where it neither ended nor said by then that it still waits; how often it says so, and how often the others look
 * whether it has ended.
 */
const leaseSeconds = 20
const halfLeaseMs = (leaseSeconds * 1000) / 2
const lookMs = 100

export interface FetcherDeps {
  db: Kysely<Database>
  sources: Pick<Sources, 'findOffer'>
  clock: Clock
  log: Log
  /** For tests: how soon a lease is renewed. */
  renewMs?: number | undefined
}

/** Offers of marketplaces elsewhere, kept in the database. Each is asked for by one process at a time: the others take what it brings. */
export interface OfferFetcher {
  /**
   * Asks the source and keeps its answer, when it is this client's turn. All callers that want the same offer share one call, which goes on when they leave: what it brings is kept.
   * Throws what the source failed with.
   */
  fetch(id: string, client?: Client): Promise<Offer | undefined>
  /** The same, behind an answer that is shown meanwhile; not while the source has just failed. */
  refreshBehind(id: string): void
  /** Whether the source said a moment ago that it has no such offer. */
  isMissing(id: string): boolean
  close(): void
}

export function createOfferFetcher({ db, sources, clock, log, renewMs = halfLeaseMs }: FetcherDeps): OfferFetcher {
  const remembered = (ttl: number) =>
    new LRUCache<string, true>({ max: maxRemembered, ttl, ttlResolution: 0, perf: { now: () => clock().getTime() } })
  const missing = remembered(missingMs)
  const failed = remembered(failedMs)
  const flights = new Map<string, Promise<Offer | undefined>>()
  const closing = new AbortController()

  function fetchOffer(id: string, client?: Client): Promise<Offer | undefined> {
    const flying = flights.get(id)
    if (flying) return flying
    const flight = obtain(id, client).finally(() => flights.delete(id))
    flights.set(id, flight)
    return flight
  }

  const keptNow = async (id: string): Promise<Offer | undefined> => (await listDetails(db, [id]))[0]

  /** Takes the lease. Where another process had it first, what that one has brought is given instead. */
  async function waitForTurn(id: string, lease: string): Promise<Offer | undefined> {
    if (await takeFetch(db, id, lease, leaseSeconds)) return undefined
    const before = (await keptNow(id))?.fetchedAt
    for (;;) {
      await pause(lookMs, undefined, { signal: closing.signal })
      const isMine = await takeFetch(db, id, lease, leaseSeconds)
      const kept = await keptNow(id)
      if (kept && kept.fetchedAt !== before) return kept
      if (isMine) return undefined
    }
  }

  async function obtain(id: string, client: Client | undefined): Promise<Offer | undefined> {
    const lease = newId()
    try {
      return (await waitForTurn(id, lease)) ?? (await fetchUnderLease(id, lease, client))
    } finally {
      await endFetch(db, id, lease)
    }
  }

  /** Where many offers are asked for, one waits for its turn as long as that takes: the others go on leaving it to this process. */
  async function fetchUnderLease(id: string, lease: string, client: Client | undefined): Promise<Offer | undefined> {
    const stop = every(
      renewMs,
      () => renewFetch(db, id, lease, leaseSeconds),
      (err) => log.warn({ err, id }, 'the lease of a product detail could not be renewed'),
    )
    try {
      return await fetchAndKeep(id, client)
    } finally {
      stop()
    }
  }

  async function fetchAndKeep(id: string, client: Client | undefined): Promise<Offer | undefined> {
    let answer: Offer | undefined
    try {
      answer = await sources.findOffer(id, closing.signal, client)
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
