import type { TurnDeps } from '@karavan/assistant/port.ts'
import { findLink, type LinkTarget } from '@karavan/marketplaces/links.ts'
import { MarketplaceError, type Offer, type StoredOffer, toOfferId } from '@karavan/marketplaces/port.ts'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { every } from '../../platform/every.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/schema.ts'
import { toStoredJson } from '../../platform/text.ts'
import { untilAborted } from '../../platform/until-aborted.ts'
import type { Sources } from '../search/retrieval.ts'
import { deleteDetail, dropOldDetails, listDetails, saveDetail } from './repository.ts'

const minute = 60_000
const hour = 60 * minute
/** An answer older than this is asked for anew, behind the one that is shown. */
const freshMs = hour
/** How old an answer may be to be shown at once on a product's page. */
export const shownMaxAgeMs = 24 * hour
/** Nothing is known of offers after this, not even while their marketplace is away. */
const keptMs = 30 * 24 * hour
/** How long "there is no such offer" is believed, and how long a source is not asked again behind a shown answer after it failed. */
const missingMs = minute
const failedMs = minute / 2
const mostRemembered = 10_000
/** Some ten megabytes of offers without their bulk: what carts hold again and again. */
const mostPriced = 1_000
const tidyLimit = 1_000

export interface OfferWish {
  /** An answer up to this age is good enough; an older one makes the marketplace be asked, and the caller wait. 0: always asked. */
  maxAgeMs: number
}

/** For whoever keeps what was made of an offer: the version it was made of. */
export interface KnownWish extends OfferWish {
  version: string | undefined
}

/** An offer as its marketplace last told it, at `offer.fetchedAt`. */
export interface FoundOffer {
  offer: Offer
  /** Told longer ago than wanted, because the marketplace does not answer, or so long ago that it is being asked anew. */
  isStale: boolean
  /** Changes with everything that is known of the offer but its staleness. */
  version: string
}

export type OfferOutcome = ({ kind: 'found' } & FoundOffer) | { kind: 'gone' } | { kind: 'unavailable'; cause: MarketplaceError }

/**
 * Whole offers by id, for whoever shows, prices or orders them. Offers in the product's own database are read there, so they are always as current as
 * can be. What marketplaces elsewhere answer is kept in the database: served from there while it is fresh, asked for anew behind the answer when it is
 * not, and served with its age when the marketplace is away. Waits for the network, so never inside a transaction.
 */
export interface Offers {
  /** Throws `product_not_found`, or `marketplace_unavailable` where the source does not answer and nothing is kept; the signal's reason on abort. */
  find(id: string, wish: OfferWish, signal: AbortSignal): Promise<FoundOffer>
  /** As `find`; `offer` is left out where it is still of the known version, so that nothing of it need be read. */
  findUnlessKnown(id: string, wish: KnownWish, signal: AbortSignal): Promise<Omit<FoundOffer, 'offer'> & { offer?: Offer }>
  /** One outcome for each id, in a fixed number of queries. Throws only the signal's reason. */
  findAll(ids: readonly string[], wish: OfferWish, signal: AbortSignal): Promise<Map<string, OfferOutcome>>
  /**
   * As `findAll`, without the marketplace's own answer and the description, which no price needs. What lies in the product's own database is remembered
   * by its version: one that has not changed is neither read nor parsed again.
   */
  findAllToPrice(ids: readonly string[], wish: OfferWish, signal: AbortSignal): Promise<Map<string, OfferOutcome>>
  /**
   * The offer behind a marketplace link. The link is not fetched, but for a short one where that is switched on; `short`: it is one, and nobody says
   * where it leads. Throws `marketplace_unavailable`.
   */
  findByLink(url: string, wish: OfferWish, signal: AbortSignal): Promise<FoundOffer | 'unknown' | 'short' | 'unsupported'>
  close(): void
}

export interface OffersDeps {
  db: Kysely<Database>
  sources: Sources
  clock: Clock
  log: Log
  /** Hosts whose links count; all known ones where it is left out. */
  linkHosts?: readonly string[]
  /** Follows a marketplace's short address to a product's. Left out: short addresses stay closed. */
  followShortLink?(url: string, signal: AbortSignal): Promise<LinkTarget | undefined>
}

export function createOffers({ db, sources, clock, log, linkHosts, followShortLink }: OffersDeps): Offers {
  const remembered = (ttl: number) =>
    new LRUCache<string, true>({ max: mostRemembered, ttl, ttlResolution: 0, perf: { now: () => clock().getTime() } })
  const missing = remembered(missingMs)
  const failed = remembered(failedMs)
  const priced = new LRUCache<string, StoredOffer>({ max: mostPriced })
  const flights = new Map<string, Promise<Offer | undefined>>()
  const closing = new AbortController()
  const stopTidying = every(
    hour,
    () => dropOldDetails(db, new Date(clock().getTime() - keptMs), tidyLimit),
    (err) => log.warn({ err }, 'old product details could not be dropped'),
  )

  /** Asks the source and keeps its answer. All who want the same offer share one call, which goes on when they leave: what it brings is kept. */
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
    } catch (err) {
      log.warn({ err, id }, 'a product detail could not be kept')
    }
    return offer
  }

  function refreshBehind(id: string): void {
    if (failed.has(id)) return
    fetchOffer(id).catch((err) => log.warn({ err, id }, 'a product detail could not be refreshed'))
  }

  async function outcomeOf(id: string, kept: Offer | undefined, { maxAgeMs }: OfferWish, signal: AbortSignal): Promise<OfferOutcome> {
    if (missing.has(id)) return { kind: 'gone' }
    const ageMs = kept ? clock().getTime() - Date.parse(kept.fetchedAt) : Number.POSITIVE_INFINITY
    if (kept && ageMs <= maxAgeMs) {
      const isStale = ageMs > freshMs
      if (isStale) refreshBehind(id)
      return toFound(kept, isStale)
    }
    try {
      const offer = await untilAborted(fetchOffer(id), signal)
      return offer ? toFound(offer, false) : { kind: 'gone' }
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error
      return kept && ageMs <= keptMs ? toFound(kept, true) : { kind: 'unavailable', cause: error }
    }
  }

  async function storedOutcomes(ids: readonly string[], signal: AbortSignal): Promise<[string, OfferOutcome][]> {
    const asked = ids.map((id) => ({ id }))
    const offers = new Map((await sources.findStored(asked, signal)).map((stored) => [stored.id, stored]))
    return ids.map((id) => toStoredOutcome(id, offers.get(id)))
  }

  async function outcomesToPrice(ids: readonly string[], signal: AbortSignal): Promise<[string, OfferOutcome][]> {
    const known = new Map(ids.map((id) => [id, priced.get(id)]))
    const asked = ids.map((id) => ({ id, version: known.get(id)?.version }))
    const answered = new Map((await sources.findStored(asked, signal)).map((stored) => [stored.id, stored]))
    return ids.map((id) => {
      const stored = answered.get(id)
      if (!stored?.offer) return toStoredOutcome(id, stored && known.get(id))
      const { rawDetailApi: _, description: __, ...offer } = stored.offer
      const lean = { id, version: stored.version, offer }
      priced.set(id, lean)
      return toStoredOutcome(id, lean)
    })
  }

  async function findBy(
    fromStore: typeof storedOutcomes,
    ids: readonly string[],
    wish: OfferWish,
    signal: AbortSignal,
  ): Promise<Map<string, OfferOutcome>> {
    const { stored = [], elsewhere = [] } = Object.groupBy(new Set(ids), (id) => (sources.isStored(id) ? 'stored' : 'elsewhere'))
    const kept = new Map((elsewhere.length > 0 ? await listDetails(db, elsewhere) : []).map((offer) => [offer.id, offer]))
    const [found, ...others] = await Promise.all([
      stored.length > 0 ? fromStore(stored, signal) : [],
      ...elsewhere.map(async (id) => [id, await outcomeOf(id, kept.get(id), wish, signal)] as const),
    ])
    return new Map([...found, ...others])
  }
  const findAll: Offers['findAll'] = (ids, wish, signal) => findBy(storedOutcomes, ids, wish, signal)

  async function find(id: string, wish: OfferWish, signal: AbortSignal): Promise<FoundOffer> {
    return foundOf((await findAll([id], wish, signal)).get(id))
  }

  return {
    find,
    async findUnlessKnown(id, { version, ...wish }, signal) {
      if (sources.isStored(id)) {
        const [stored] = await sources.findStored([{ id, version }], signal)
        if (!stored) throw new AppError('product_not_found')
        return { ...stored, isStale: false }
      }
      const found = await find(id, wish, signal)
      return found.version === version ? { version, isStale: found.isStale } : found
    },
    findAll,
    findAllToPrice: (ids, wish, signal) => findBy(outcomesToPrice, ids, wish, signal),
    async findByLink(url, wish, signal) {
      const named = findLink(url, linkHosts)
      const link = named?.kind === 'short' ? ((await followShortLink?.(named.url, signal)) ?? named) : named
      if (!link || link.kind === 'unsupported') return 'unsupported'
      if (link.kind === 'short') return 'short'
      // The link is understood, whether its marketplace is asked here or not; what it leads to is just not here.
      return (await unlessGone(find(toOfferId(link.platform, link.itemId), wish, signal))) ?? 'unknown'
    },
    close() {
      stopTidying()
      closing.abort(new Error('the product is closing'))
    },
  }
}

const toStoredOutcome = (id: string, stored: StoredOffer | undefined): [string, OfferOutcome] => {
  const { offer, version = '' } = stored ?? {}
  return [id, offer ? { kind: 'found', offer, isStale: false, version } : { kind: 'gone' }]
}

/** The offer of an outcome; throws `product_not_found`, or `marketplace_unavailable`. */
export function foundOf(outcome: OfferOutcome | undefined): FoundOffer {
  switch (outcome?.kind) {
    case 'found':
      return outcome
    case 'unavailable':
      throw new AppError('marketplace_unavailable', { cause: outcome.cause })
    default:
      throw new AppError('product_not_found')
  }
}

const toFound = (offer: Offer, isStale: boolean): { kind: 'found' } & FoundOffer => ({
  kind: 'found',
  offer,
  isStale,
  version: offer.fetchedAt,
})

async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'product_not_found') return undefined
    throw error
  }
}

/** The offers as a reply asks for them. */
export function toTurnOffers(offers: Offers): Pick<TurnDeps, 'findOffer' | 'findByLink'> {
  const wish = { maxAgeMs: shownMaxAgeMs }
  return {
    findOffer: async (id, signal) => (await unlessGone(offers.find(id, wish, signal)))?.offer,
    async findByLink(url, signal) {
      const found = await offers.findByLink(url, wish, signal)
      return typeof found === 'string' ? found : found.offer
    },
  }
}
