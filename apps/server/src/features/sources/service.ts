import type { Retrieved } from '@karavan/assistant/port.ts'
import { defaultProductLanguage } from '@karavan/contract/language.ts'
import { cleanOffer } from '@karavan/marketplaces/clean/clean-offer.ts'
import {
  type KnownOffer,
  type ListPlace,
  type ListWish,
  type Marketplace,
  MarketplaceError,
  type MarketplaceFailure,
  type Offer,
  type OfferList,
  type OfferPage,
  type OfferQuery,
  type OfferSummary,
  parseOfferId,
  type StoredOffer,
  type StoredWish,
} from '@karavan/marketplaces/port.ts'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen, type IPolicy, noop } from 'cockatiel'
import { type Client, nobody } from '../../platform/fair-line.ts'
import { createFairQueue, type FairQueue } from '../../platform/fair-queue.ts'
import type { Log } from '../../platform/log.ts'
import { traced } from '../../platform/tracing.ts'
import { untilAborted } from '../../platform/until-aborted.ts'
import { type PartWish, searchAll } from './search-all.ts'

/** Failures in a row after which a source is left alone, and for how long. */
const maxFailures = 5
const restMs = 20_000
/** Searches and whole offers one source gets at a time where it does not say. */
const defaultAtOnce = 16
/** Hits that one search of a marketplace elsewhere is asked for; what lies further back is asked for in parts. */
const maxOfOneSearch = 100

export interface RetrieveOptions {
  /** Asks the sources of this platform alone. */
  platform?: string | undefined
  client?: Client
  /** Asks nobody elsewhere, where calls are paid for and slow. */
  isStoredOnly?: boolean
  /** Told what has come while others are waited for. */
  onPart?: PartWish | undefined
}

export interface SourcesDeps {
  deadlineMs: number
  log: Log
  /** Told how calls of sources end. */
  watch?: SourceWatch | undefined
  /** Words what marketplaces elsewhere say in the languages that they do not give. */
  translate?(offers: readonly OfferSummary[]): Promise<OfferSummary[]>
}

/** How a call of a source ended: `left` is one that nobody waited for any more, `resting` one that was not made. */
export type SourceOutcome = 'answered' | MarketplaceFailure | 'left' | 'resting'

export interface SourceWatch {
  onCall(call: { platform: string; kind: CallKind; outcome: SourceOutcome; seconds: number }): void
  /** A source is left alone for this kind of calls, or asked again. */
  onRest(platform: string, kind: CallKind, isResting: boolean): void
}

/** The configured marketplaces as one. Texts of the offers they give are clean (`cleanOffer`). */
export interface Sources {
  /** Asks all of them, or only the one of `platform`. Where more is asked than a source takes at a time, clients take turns. */
  retrieve(query: OfferQuery, signal: AbortSignal, options?: RetrieveOptions): Promise<Retrieved>
  /**
   * A page of everything that lies in the product's own database, in the order of `OfferList`; `next` where it goes on. `undefined`: there is nothing there
   * to list, only marketplaces elsewhere.
   */
  list(wish: ListWish, signal: AbortSignal, client?: Client): Promise<(OfferList & { next?: ListPlace }) | undefined>
  /** Changes with everything that they could answer; `undefined` where some are elsewhere, which nobody can tell of. Ask for it before what is kept under it. */
  version(signal: AbortSignal): Promise<string | undefined>
  /**
   * Asks the sources of this offer one after the other; `undefined` when there are none, or none has such an offer. Throws `MarketplaceError` where one of
   * them could not say and the others do not have it. Where more is asked than a source takes at a time, clients take turns.
   */
  findOffer(id: string, signal: AbortSignal, client?: Client): Promise<Offer | undefined>
  /** Whether an offer of this id could only lie in the product's own database. */
  isStored(id: string): boolean
  /** Whether any source has offers of this platform: else nothing can be said of them. */
  isConnected(platform: string, signal: AbortSignal): Promise<boolean>
  /** Those of the offers that lie in the product's own database. */
  findStored(asked: readonly KnownOffer[], signal: AbortSignal, wish?: StoredWish): Promise<StoredOffer[]>
}

/** What a source is asked for. It may cope with one and not with the other. */
export type CallKind = 'search' | 'picture' | 'offer'

/**
 * Calls of sources, each kind of them with a breaker of its own. One throws a `MarketplaceError` for whatever went wrong there, and the signal's reason when that
 * aborts.
 */
function createCaller(marketplaces: readonly Marketplace[], deadlineMs: number, watch?: SourceWatch) {
  const breakerOf = (marketplace: Marketplace, kind: CallKind): IPolicy => {
    if (marketplace.stored) return noop
    const breaker = createBreaker()
    const { platform } = marketplace
    watch?.onRest(platform, kind, false)
    breaker.onBreak(() => watch?.onRest(platform, kind, true))
    breaker.onReset(() => watch?.onRest(platform, kind, false))
    return breaker
  }
  const breakers = new Map(
    marketplaces.map((one) => [
      one,
      { search: breakerOf(one, 'search'), picture: breakerOf(one, 'picture'), offer: breakerOf(one, 'offer') } satisfies Record<
        CallKind,
        IPolicy
      >,
    ]),
  )
  return async function call<T>(
    marketplace: Marketplace,
    kind: CallKind,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { platform } = marketplace
    signal.throwIfAborted()
    const ask = async () => {
      const deadline = AbortSignal.timeout(deadlineMs)
      const either = AbortSignal.any([signal, deadline])
      try {
        return await untilAborted(work(either), either)
      } catch (error) {
        if (signal.aborted) throw signal.reason
        if (error instanceof MarketplaceError) throw error
        if (deadline.aborted) throw new MarketplaceError(platform, 'timeout', `no answer within ${deadlineMs} ms`, { cause: error })
        throw new MarketplaceError(platform, 'unreachable', 'the call failed', { cause: error })
      }
    }
    const began = performance.now()
    const end = (outcome: SourceOutcome) => watch?.onCall({ platform, kind, outcome, seconds: (performance.now() - began) / 1000 })
    try {
      const answer = await traced(`source ${kind}`, { platform }, () => breakers.get(marketplace)![kind].execute(ask))
      end('answered')
      return answer
    } catch (error) {
      end(error instanceof BrokenCircuitError ? 'resting' : error instanceof MarketplaceError ? error.kind : 'left')
      if (error instanceof BrokenCircuitError)
        throw new MarketplaceError(platform, 'unreachable', 'left alone after repeated failures', { cause: error })
      throw error
    }
  }
}

/**
 * Every configured marketplace behind one face: asked at the same time, each with its own deadline, so that a slow one never delays the others, and
 * each left alone for a while after failing again and again.
 */
export function createSources(marketplaces: readonly Marketplace[], { deadlineMs, log, translate, watch }: SourcesDeps): Sources {
  // Waiting for others is not the source's fault, so it does not count against the deadline.
  const queues = new Map(
    marketplaces.map((one) => {
      const { searchesAtOnce = defaultAtOnce, offersAtOnce = defaultAtOnce } = one
      return [one, { search: createFairQueue({ concurrency: searchesAtOnce }), offer: createFairQueue({ concurrency: offersAtOnce }) }] as const // biome-ignore format: one pair
    }),
  )
  const queueOf = (source: Marketplace, kind: 'search' | 'offer'): FairQueue => queues.get(source)![kind]

  const call = createCaller(marketplaces, deadlineMs, watch)

  /** The sources of this platform in the order of the settings, else those whose offers carry platforms of their own. */
  const answering = (id: string): readonly Marketplace[] => {
    const platform = parseOfferId(id)?.platform
    const own = marketplaces.filter((one) => platform !== undefined && isAlwaysOf(one, platform))
    return own.length > 0 ? own : marketplaces.filter((one) => one.productById && !one.otherPlatforms)
  }

  async function findOffer(id: string, signal: AbortSignal, client: Client = nobody): Promise<Offer | undefined> {
    const parts = parseOfferId(id)
    if (!parts) return undefined
    let failure: unknown
    for (const source of answering(id)) {
      try {
        const ask = async (limited: AbortSignal) =>
          source.platform === parts.platform
            ? source.product(parts.itemId, defaultProductLanguage, limited)
            : source.productById?.(id, defaultProductLanguage, limited)
        const offer = await queueOf(source, 'offer').run(client, () => call(source, 'offer', signal, ask), signal)
        if (offer) return source.stored ? offer : cleanOffer(offer)
      } catch (error) {
        if (!(error instanceof MarketplaceError)) throw error
        log.warn({ err: error, platform: source.platform, kind: error.kind }, 'a marketplace did not give an offer')
        failure = error
      }
    }
    if (failure) throw failure
    return undefined
  }

  return {
    async retrieve(query, signal, { platform, client = nobody, isStoredOnly = false, onPart } = {}) {
      const isOfPlatform = (one: Marketplace) =>
        platform === undefined || isAlwaysOf(one, platform) || (one.productById !== undefined && !one.otherPlatforms)
      const takes = (one: Marketplace) => query.picture === undefined || one.searchesPictures === true
      const chosen = marketplaces.filter((one) => isOfPlatform(one) && takes(one) && (!isStoredOnly || one.stored))
      // A page of several sources is cut from the beginnings of each.
      const part = { ...query, platform, ...(chosen.length > 1 ? { limit: query.offset + query.limit, offset: 0 } : {}) }
      const isDeep = chosen.length > 1 && query.offset > 0 && part.limit > maxOfOneSearch
      return searchAll({
        sources: chosen,
        offset: query.offset,
        limit: query.limit,
        log,
        translate,
        onPart,
        signal,
        search(source) {
          const ask = (wanted: OfferQuery) => {
            const search = () => call(source, query.picture ? 'picture' : 'search', signal, (limited) => source.search(wanted, limited))
            return queueOf(source, 'search').run(client, search, signal)
          }
          return isDeep && !source.stored ? inParts(part, ask) : ask(part)
        },
        searchKept: async (source) => source.searchKept?.(part, signal),
      })
    },

    async list({ offset, limit, ...wish }, signal, client = nobody) {
      const listing = marketplaces.filter(({ list }) => list)
      if (listing.length === 0) return undefined
      // One more tells whether it goes on. Of several, each could have all of the page.
      const page = listing.length === 1 ? { ...wish, offset, limit: limit + 1 } : { ...wish, offset: 0, limit: offset + limit + 1 }
      const lists = await Promise.all(listing.map((one) => queueOf(one, 'search').run(client, () => one.list!(page, signal), signal)))
      const all = lists.flatMap(({ entries }) => entries).sort(byOrderOfLists)
      const from = offset - page.offset
      const entries = all.slice(from, from + limit)
      const last = all.length > from + limit ? entries.at(-1) : undefined
      return {
        entries,
        total: lists.reduce((sum, { total }) => sum + total, 0),
        ...(last ? { next: { popularity: last.popularity, id: last.offer.id } } : {}),
      }
    },

    async version(signal) {
      const [first] = marketplaces
      // They lie in one database.
      return first && marketplaces.every((one) => one.version) ? first.version!(signal) : undefined
    },

    findOffer,

    async isConnected(platform, signal) {
      const isOf = async (one: Marketplace) => isAlwaysOf(one, platform) || ((await one.platforms?.(signal)) ?? []).includes(platform)
      return (await Promise.all(marketplaces.map(isOf))).includes(true)
    },

    isStored: (id) => answering(id).every((marketplace) => marketplace.stored),

    // Our own database is asked as everywhere else: it has no deadline of its own, and is never left alone.
    async findStored(asked, signal, wish) {
      const answers = marketplaces.flatMap((marketplace) => {
        const theirs = marketplace.stored ? asked.filter(({ id }) => answering(id).includes(marketplace)) : []
        return theirs.length > 0 ? [marketplace.stored?.(theirs, signal, wish) ?? []] : []
      })
      return (await Promise.all(answers)).flat()
    },
  }
}

const byOrderOfLists = (a: OfferList['entries'][number], b: OfferList['entries'][number]): number =>
  b.popularity - a.popularity || (a.offer.id < b.offer.id ? -1 : 1)

/** One search for more than a marketplace gives at a time. Its pages are kept, so that going on costs what is new. */
async function inParts(query: OfferQuery, ask: (part: OfferQuery) => Promise<OfferPage>): Promise<OfferPage> {
  const first = await ask({ ...query, limit: maxOfOneSearch })
  const hits = [...first.hits]
  for (let offset = maxOfOneSearch; offset < Math.min(query.limit, first.total); offset += maxOfOneSearch) {
    const page = await ask({ ...query, offset, limit: Math.min(maxOfOneSearch, query.limit - offset) })
    if (page.hits.length === 0) break
    hits.push(...page.hits)
  }
  return { ...first, hits }
}

/** Whether its offers are of this platform whatever it has at the moment. */
const isAlwaysOf = (one: Marketplace, platform: string): boolean =>
  one.platform === platform || (one.otherPlatforms?.includes(platform) ?? false)

/** What is wrong with our account there, or its limit of calls at a time, and not with the source: a call without permission says nothing of the others. */
const isOfOurAccount: ReadonlySet<MarketplaceFailure> = new Set(['misconfigured', 'not_permitted', 'busy', 'quota'])

/**
 * A source elsewhere is left alone for a while after failing again and again. Our own store never is: it fails when the database does, and is back with
 * it, while the rest would go on answering that no source is there.
 */
const createBreaker = () =>
  circuitBreaker(
    // A buyer who leaves is not a failure of the source.
    handleWhen((error) => error instanceof MarketplaceError && !isOfOurAccount.has(error.kind)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(maxFailures) },
  )
