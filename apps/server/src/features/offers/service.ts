import { hash } from 'node:crypto'
import type { TurnDeps } from '@karavan/assistant/port.ts'
import { findLink, type LinkTarget } from '@karavan/marketplaces/links.ts'
import { MarketplaceError, type Offer, type StoredOffer, toOfferId } from '@karavan/marketplaces/port.ts'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError, secondsUntil } from '../../platform/errors.ts'
import { every } from '../../platform/every.ts'
import type { Client } from '../../platform/fair-line.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { untilAborted } from '../../platform/until-aborted.ts'
import type { Sources } from '../sources/service.ts'
import { createOfferFetcher } from './fetcher.ts'
import { dropOldDetails, listDetails } from './repository.ts'

const hour = 60 * 60_000
/** An answer older than this is refreshed behind the one that is shown. */
const freshMs = hour
/** How old an answer may be to be shown at once on a product's page. */
export const shownMaxAgeMs = 24 * hour
/** Nothing is known of offers after this, not even while their marketplace is away. */
const keptMs = 30 * 24 * hour
/** Some ten megabytes of offers without their bulk: what carts hold again and again. */
const maxPriced = 1_000

export interface OfferWish {
  /** An answer up to this age is good enough; an older one makes the marketplace be asked, and the caller wait. 0: always asked. */
  maxAgeMs: number
}

/** For code that keeps what was made of an offer: the version it was made of. */
export interface KnownWish extends OfferWish {
  version: string | undefined
}

/** An offer as its marketplace last described it, at `offer.fetchedAt`. */
export interface FoundOffer {
  offer: Offer
  /** Older than wanted, because the marketplace does not answer, or so old that it is being refreshed. */
  isStale: boolean
  /** Changes with everything that is known of the offer but its staleness. */
  version: string
}

export type OfferOutcome = ({ kind: 'found' } & FoundOffer) | { kind: 'gone' } | { kind: 'unavailable'; cause: MarketplaceError }

/**
 * Whole offers by id, for features that show, price or order them. Offers in the product's own database are read there every time (or on its replica, which
 * may be some seconds behind). What marketplaces elsewhere answer is kept in the database: served from there while it is fresh, refreshed behind the answer when it is
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
   * As `findAll`, without the marketplace's own answer and the description, which no price needs. What lies in the product's own database is as it is
   * there now, whatever else is answered by a replica, and is remembered by its version: one that has not changed is neither read nor parsed again.
   */
  findAllToPrice(ids: readonly string[], wish: OfferWish, signal: AbortSignal): Promise<Map<string, OfferOutcome>>
  /**
   * The offer behind a marketplace link. The link is not fetched, but for a short one where that is switched on; `short`: it is one, and nobody says
   * where it leads; `unconnected`: the link is understood, and no source has offers of its marketplace. Throws `marketplace_unavailable`.
   */
  findByLink(url: string, wish: OfferWish, signal: AbortSignal): Promise<FoundOffer | NoOfferBehindLink>
  /** What the product itself has of an offer, however old; nobody else is asked. */
  findKept(id: string, signal: AbortSignal): Promise<Offer | undefined>
  close(): void
}

/** Why a link leads to no offer. */
export type NoOfferBehindLink = 'unknown' | 'unconnected' | 'short' | 'unsupported'

export interface OffersDeps {
  db: Kysely<Database>
  sources: Sources
  clock: Clock
  log: Log
  /** Hosts whose links count; all known ones where it is left out. */
  linkHosts?: readonly string[]
  /** Words what marketplaces elsewhere say in the languages that they do not give. */
  translate?(offers: readonly Offer[]): Promise<Offer[]>
  /** Follows a marketplace's short address to a product's. Left out: short addresses stay closed. */
  followShortLink?(url: string, signal: AbortSignal): Promise<LinkTarget | undefined>
  /** For tests: how soon the lease of an offer that is being asked for is renewed. */
  renewMs?: number
}

export function createOffers({ db, sources, clock, log, linkHosts, translate, followShortLink, renewMs }: OffersDeps): Offers {
  const fetcher = createOfferFetcher({ db, sources, clock, log, renewMs })
  const priced = new LRUCache<string, StoredOffer>({ max: maxPriced })
  const stopTidying = every(
    hour,
    () => dropOldDetails(db, new Date(clock().getTime() - keptMs)),
    (err) => log.warn({ err }, 'old product details could not be dropped'),
  )

  async function outcomeOf(
    { id, asker }: { id: string; asker: Client },
    kept: Offer | undefined,
    { maxAgeMs }: OfferWish,
    signal: AbortSignal,
  ): Promise<OfferOutcome> {
    if (fetcher.isMissing(id)) return { kind: 'gone' }
    const ageMs = kept ? clock().getTime() - Date.parse(kept.fetchedAt) : Number.POSITIVE_INFINITY
    if (kept && ageMs <= maxAgeMs) {
      const isStale = ageMs > freshMs
      if (isStale) fetcher.refreshBehind(id)
      return toFound(kept, isStale)
    }
    try {
      const offer = await untilAborted(fetcher.fetch(id, asker), signal)
      return offer ? toFound(offer, false) : { kind: 'gone' }
    } catch (error) {
      if (!(error instanceof MarketplaceError)) throw error
      return kept && ageMs <= keptMs ? toFound(kept, true) : { kind: 'unavailable', cause: error }
    }
  }

  async function inAllLanguages(outcomes: (readonly [string, OfferOutcome])[]): Promise<(readonly [string, OfferOutcome])[]> {
    if (!translate) return outcomes
    const found = outcomes.flatMap(([, outcome]) => (outcome.kind === 'found' ? [outcome.offer] : []))
    const worded = new Map((await translate(found)).map((offer) => [offer.id, offer]))
    return outcomes.map(([id, outcome]) => {
      if (outcome.kind !== 'found') return [id, outcome]
      const offer = worded.get(outcome.offer.id) ?? outcome.offer
      // Words that have come since are another version: what was made of it is made anew.
      return [id, { ...outcome, offer, version: offer.translated ? `${outcome.version} ${wordsOf(offer)}` : outcome.version }]
    })
  }

  async function storedOutcomes(ids: readonly string[], signal: AbortSignal): Promise<[string, OfferOutcome][]> {
    const asked = ids.map((id) => ({ id }))
    const offers = new Map((await sources.findStored(asked, signal)).map((stored) => [stored.id, stored]))
    return ids.map((id) => toStoredOutcome(id, offers.get(id)))
  }

  async function outcomesToPrice(ids: readonly string[], signal: AbortSignal): Promise<[string, OfferOutcome][]> {
    const known = new Map(ids.map((id) => [id, priced.get(id)]))
    const asked = ids.map((id) => ({ id, version: known.get(id)?.version }))
    const answered = new Map((await sources.findStored(asked, signal, { isCurrent: true })).map((stored) => [stored.id, stored]))
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
    // Each question is a client of its own, so that a long cart does not keep a single product waiting.
    const asker = { network: newId(), account: '' }
    const [found, ...others] = await Promise.all([
      stored.length > 0 ? fromStore(stored, signal) : [],
      ...elsewhere.map(async (id) => [id, await outcomeOf({ id, asker }, kept.get(id), wish, signal)] as const),
    ])
    return new Map([...found, ...(await inAllLanguages(others))])
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
      const found = await unlessGone(find(toOfferId(link.platform, link.itemId), wish, signal))
      return found ?? ((await sources.isConnected(link.platform, signal)) ? 'unknown' : 'unconnected')
    },
    async findKept(id, signal) {
      if (sources.isStored(id)) return (await sources.findStored([{ id }], signal))[0]?.offer
      return (await listDetails(db, [id]))[0]
    },
    close() {
      stopTidying()
      fetcher.close()
    },
  }
}

/** Changes with the words of a translated offer. */
const wordsOf = ({ title, attributes, options }: Offer): string => hash('sha1', JSON.stringify([title, attributes, options]), 'base64url')

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
      throw new AppError('marketplace_unavailable', { cause: outcome.cause, ...toWait(outcome.cause) })
    default:
      throw new AppError('product_not_found')
  }
}

/** A whole number of seconds, where the marketplace has said from when on it answers. */
const toWait = ({ retryAt }: MarketplaceError): { waitSeconds?: number } =>
  retryAt ? { waitSeconds: secondsUntil(retryAt.getTime()) } : {}

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
