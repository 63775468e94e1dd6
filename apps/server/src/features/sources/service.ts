import type { Retrieved } from '@karavan/assistant/port.ts'
import { defaultProductLanguage } from '@karavan/contract/language.ts'
import { cleanOffer } from '@karavan/marketplaces/clean/clean-offer.ts'
import {
  type KnownOffer,
  type Marketplace,
  MarketplaceError,
  type MarketplaceFailure,
  type Offer,
  type OfferPage,
  type OfferQuery,
  parseOfferId,
  type StoredOffer,
} from '@karavan/marketplaces/port.ts'
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen, type IPolicy, noop } from 'cockatiel'
import { type Client, nobody } from '../../platform/fair-line.ts'
import { createFairQueue, type FairQueue } from '../../platform/fair-queue.ts'
import type { Log } from '../../platform/log.ts'
import { untilAborted } from '../../platform/until-aborted.ts'

/** Failures in a row after which a source is left alone, and for how long. */
const maxFailures = 5
const restMs = 20_000
/** Searches one source gets at a time where it does not say. */
const defaultSearchesAtOnce = 16

export interface RetrieveOptions {
  /** Asks the sources of this platform alone. */
  platform?: string | undefined
  client?: Client
  /** Asks nobody elsewhere, where calls are paid for and slow. */
  isStoredOnly?: boolean
}

/** The configured marketplaces as one. Texts of the offers they give are clean (`cleanOffer`). */
export interface Sources {
  /** Asks all of them, or only the one of `platform`. Where more is asked than a source takes at a time, clients take turns. */
  retrieve(query: OfferQuery, signal: AbortSignal, options?: RetrieveOptions): Promise<Retrieved>
  /**
   * Asks the sources of this offer one after the other; `undefined` when there are none, or none has such an offer. Throws `MarketplaceError` where one of
   * them could not say and the others do not have it.
   */
  findOffer(id: string, signal: AbortSignal): Promise<Offer | undefined>
  /** Whether an offer of this id could only lie in the product's own database. */
  isStored(id: string): boolean
  /** Whether any source has offers of this platform: else nothing can be said of them. */
  isConnected(platform: string, signal: AbortSignal): Promise<boolean>
  /** Those of the offers that lie in the product's own database. */
  findStored(asked: readonly KnownOffer[], signal: AbortSignal): Promise<StoredOffer[]>
}

/**
 * Calls of sources, each with a breaker of its own. One throws a `MarketplaceError` for whatever went wrong there, and the signal's reason when that
 * aborts.
 */
function createCaller(marketplaces: readonly Marketplace[], deadlineMs: number) {
  const breakers = new Map<Marketplace, IPolicy>(marketplaces.map((marketplace) => [marketplace, breakerOf(marketplace)]))
  return async function call<T>(marketplace: Marketplace, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { platform } = marketplace
    signal.throwIfAborted()
    try {
      return await (breakers.get(marketplace) as IPolicy).execute(async () => {
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
      })
    } catch (error) {
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
export function createSources(marketplaces: readonly Marketplace[], { deadlineMs, log }: { deadlineMs: number; log: Log }): Sources {
  // Waiting for others is not the source's fault, so it does not count against the deadline.
  const queues = new Map(
    marketplaces.map((one) => [one, createFairQueue({ concurrency: one.searchesAtOnce ?? defaultSearchesAtOnce })] as const),
  )

  const call = createCaller(marketplaces, deadlineMs)

  /** The sources of this platform in the order of the settings, else those whose offers carry platforms of their own. */
  const answering = (id: string): readonly Marketplace[] => {
    const platform = parseOfferId(id)?.platform
    const own = marketplaces.filter((one) => platform !== undefined && isAlwaysOf(one, platform))
    return own.length > 0 ? own : marketplaces.filter((one) => one.productById && !one.otherPlatforms)
  }

  async function findOffer(id: string, signal: AbortSignal): Promise<Offer | undefined> {
    const parts = parseOfferId(id)
    if (!parts) return undefined
    let failure: unknown
    for (const source of answering(id)) {
      try {
        const offer = await call(source, signal, async (limited) =>
          source.platform === parts.platform
            ? source.product(parts.itemId, defaultProductLanguage, limited)
            : source.productById?.(id, defaultProductLanguage, limited),
        )
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
    async retrieve(query, signal, { platform, client = nobody, isStoredOnly = false } = {}) {
      const isOfPlatform = (one: Marketplace) =>
        platform === undefined || isAlwaysOf(one, platform) || (one.productById !== undefined && !one.otherPlatforms)
      const takes = (one: Marketplace) => query.picture === undefined || one.searchesPictures === true
      const chosen = marketplaces.filter((one) => isOfPlatform(one) && takes(one) && (!isStoredOnly || one.stored))
      // A page of several sources is cut from the beginnings of each.
      const part = { ...query, platform, ...(chosen.length > 1 ? { limit: query.offset + query.limit, offset: 0 } : {}) }
      const answers = await Promise.allSettled(
        chosen.map((marketplace) => {
          const queue = queues.get(marketplace) as FairQueue
          const search = (limited: AbortSignal) => marketplace.search(part, limited)
          return queue.run(client, () => call(marketplace, signal, async (limited) => toClean(marketplace, await search(limited))), signal)
        }),
      )
      signal.throwIfAborted()
      const { pages, asked, keywords, failed } = gather(chosen, answers, log)
      return {
        hits: chosen.length > 1 ? merge(pages).slice(query.offset, part.limit) : (pages[0]?.hits ?? []),
        total: pages.reduce((sum, page) => sum + page.total, 0),
        asked,
        ...(keywords.length > 0 ? { keywords } : {}),
        failed,
      }
    },

    findOffer,

    async isConnected(platform, signal) {
      const isOf = async (one: Marketplace) => isAlwaysOf(one, platform) || ((await one.platforms?.(signal)) ?? []).includes(platform)
      return (await Promise.all(marketplaces.map(isOf))).includes(true)
    },

    isStored: (id) => answering(id).every((marketplace) => marketplace.stored),

    // Our own database is asked as everywhere else: it has no deadline of its own, and is never left alone.
    async findStored(asked, signal) {
      const answers = marketplaces.flatMap((marketplace) => {
        const theirs = marketplace.stored ? asked.filter(({ id }) => answering(id).includes(marketplace)) : []
        return theirs.length > 0 ? [marketplace.stored?.(theirs, signal) ?? []] : []
      })
      return (await Promise.all(answers)).flat()
    },
  }
}

/** Whether its offers are of this platform whatever it has at the moment. */
const isAlwaysOf = (one: Marketplace, platform: string): boolean =>
  one.platform === platform || (one.otherPlatforms?.includes(platform) ?? false)

/** What others write of their offers is cleaned here; what our own store has was cleaned when it came in. */
const toClean = ({ stored }: Marketplace, page: OfferPage): OfferPage =>
  stored ? page : { ...page, hits: page.hits.map((hit) => ({ ...hit, offer: cleanOffer(hit.offer) })) }

/** What the sources answered, and who did not: each failure is logged and named. */
function gather(sources: readonly Marketplace[], answers: readonly PromiseSettledResult<OfferPage>[], log: Log) {
  const pages: OfferPage[] = []
  const asked: string[] = []
  const failed: Retrieved['failed'] = []
  const keywords: NonNullable<Retrieved['keywords']> = []
  for (const [index, answer] of answers.entries()) {
    const { label, platform } = sources[index] as Marketplace
    if (answer.status === 'fulfilled') {
      pages.push(answer.value)
      asked.push(label)
      if (answer.value.keyword) keywords.push({ source: label, text: answer.value.keyword })
    } else {
      const kind = answer.reason instanceof MarketplaceError ? answer.reason.kind : 'unreachable'
      log.warn({ err: answer.reason, platform, kind }, 'a marketplace did not answer')
      failed.push({ label, kind })
    }
  }
  return { pages, asked, keywords, failed }
}

/** What is wrong with our account there and not with the source: a call without permission says nothing of the others. */
const isOfOurAccount: ReadonlySet<MarketplaceFailure> = new Set(['misconfigured', 'not_permitted', 'quota'])

/**
 * A source elsewhere is left alone for a while after failing again and again. Our own store never is: it fails when the database does, and is back with
 * it, while the rest would go on answering that no source is there.
 */
const breakerOf = (marketplace: Marketplace): IPolicy =>
  marketplace.stored
    ? noop
    : circuitBreaker(
        // A buyer who leaves is not a failure of the source.
        handleWhen((error) => error instanceof MarketplaceError && !isOfOurAccount.has(error.kind)),
        { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(maxFailures) },
      )

/**
 * Best words first; of equals each source in turn, so that none stands in front for being named first. Each source's own order is kept. An offer that
 * several of them have is shown once.
 */
function merge(pages: readonly OfferPage[]): OfferPage['hits'] {
  const placed = pages.flatMap((page, source) => page.hits.map((hit, index) => ({ hit, index, source })))
  const sorted = placed.sort((a, b) => b.hit.textScore - a.hit.textScore || a.index - b.index || a.source - b.source).map(({ hit }) => hit)
  const seen = new Set<string>()
  return sorted.filter(({ offer: { id } }) => !seen.has(id) && seen.add(id))
}
