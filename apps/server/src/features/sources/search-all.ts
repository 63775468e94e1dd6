import type { Retrieved, RetrievedPart } from '@karavan/assistant/port.ts'
import { cleanOffer } from '@karavan/marketplaces/clean/clean-offer.ts'
import {
  type Marketplace,
  MarketplaceError,
  type MarketplaceFailure,
  type OfferPage,
  type OfferSummary,
} from '@karavan/marketplaces/port.ts'
import type { Log } from '../../platform/log.ts'
import { mergeHits, totalOf } from './merge.ts'

/** What one source came to: a page, a failure, or both where it does not answer and shows what it answered before. */
interface SourceAnswer {
  source: Marketplace
  page?: OfferPage
  failure?: { kind: MarketplaceFailure; since?: string; retryAt?: string }
}

export interface PartWish {
  /** Nothing is told before; after it, whenever a source answers. */
  afterMs: number
  tell(part: RetrievedPart): void
}

export interface SearchAllParts {
  sources: readonly Marketplace[]
  /** Which part of their merged answers is wanted. */
  offset: number
  limit: number
  log: Log
  /** Asks one source; throws as it does. */
  search(source: Marketplace): Promise<OfferPage>
  /** What it answered to the same search before. */
  searchKept(source: Marketplace): Promise<OfferPage | undefined>
  translate: ((offers: readonly OfferSummary[]) => Promise<OfferSummary[]>) | undefined
  onPart: PartWish | undefined
  signal: AbortSignal
}

/** All of them at the same time, each failing for itself. Throws only the signal's reason. */
export async function searchAll(parts: SearchAllParts): Promise<Retrieved> {
  const { sources, signal } = parts
  const answers: SourceAnswer[] = []
  const stop = new AbortController()
  const teller = parts.onPart && tellParts(parts, parts.onPart, answers, stop.signal)
  try {
    await Promise.all(
      sources.map(async (source) => {
        const answer = await answerOf(source, parts)
        answers.push(answer)
        teller?.()
      }),
    )
  } finally {
    stop.abort()
  }
  signal.throwIfAborted()
  return assemble(parts, answers)
}

async function answerOf(source: Marketplace, { search, searchKept, log, signal }: SearchAllParts): Promise<SourceAnswer> {
  try {
    return { source, page: toClean(source, await search(source)) }
  } catch (error) {
    signal.throwIfAborted()
    const { platform } = source
    const kind = error instanceof MarketplaceError ? error.kind : 'unreachable'
    log.warn({ err: error, platform, kind }, 'a marketplace did not answer')
    const kept = await searchKept(source).catch((err: unknown) => {
      log.warn({ err, platform }, 'what a marketplace answered before could not be read')
      return undefined
    })
    const since = kept?.hits.map(({ offer }) => offer.fetchedAt).sort()[0]
    const retryAt = error instanceof MarketplaceError ? error.retryAt?.toISOString() : undefined
    const failure = { kind, ...(retryAt ? { retryAt } : {}) }
    return kept && since ? { source, page: toClean(source, kept), failure: { ...failure, since } } : { source, failure }
  }
}

/** Called whenever a source has answered. */
function tellParts(parts: SearchAllParts, { afterMs, tell }: PartWish, answers: readonly SourceAnswer[], over: AbortSignal): () => void {
  let isTime = false
  const tellNow = async () => {
    const came = [...answers]
    const waiting = parts.sources.filter((source) => !came.some((answer) => answer.source === source)).map(({ label }) => label)
    if (!isTime || waiting.length === 0 || !came.some(({ page }) => page && page.hits.length > 0)) return
    const part = await assemble(parts, came)
    if (!over.aborted && came.length === answers.length) tell({ ...part, waiting })
  }
  const onFailure = (err: unknown) => parts.log.warn({ err }, 'a part of a search could not be told')
  const timer = setTimeout(() => {
    isTime = true
    tellNow().catch(onFailure)
  }, afterMs)
  over.addEventListener('abort', () => clearTimeout(timer))
  return () => void tellNow().catch(onFailure)
}

/** In the order of the settings, whoever was first. */
async function assemble({ sources, offset, limit, translate }: SearchAllParts, answers: readonly SourceAnswer[]): Promise<Retrieved> {
  const inOrder = sources.flatMap((source) => answers.filter((answer) => answer.source === source))
  const pages = inOrder.flatMap(({ source, page }) => (page ? [{ source, page }] : []))
  const keywords = distinct(pages.flatMap(({ source, page }) => (page.keyword ? [{ source: source.label, text: page.keyword }] : [])))
  const hits = sources.length > 1 ? mergeHits(pages).slice(offset, offset + limit) : (pages[0]?.page.hits ?? [])
  const answered = new Set(inOrder.flatMap(({ source, failure }) => (failure ? [] : [source.label])))
  return {
    hits: translate && sources.some((one) => !one.stored) ? await inAllLanguages(hits, translate) : hits,
    total: totalOf(pages),
    asked: [...new Set(pages.map(({ source }) => source.label))],
    ...(keywords.length > 0 ? { keywords } : {}),
    failed: inOrder.flatMap(({ source, failure }) => {
      // Where another way to the same marketplace has answered, it has not failed to the buyer.
      return failure ? [{ label: source.label, ...failure, ...(answered.has(source.label) ? { isPart: true } : {}) }] : []
    }),
  }
}

/** Each once: two ways to one marketplace are asked in the same words. */
const distinct = <T>(values: readonly T[]): T[] => [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]

async function inAllLanguages(hits: OfferPage['hits'], translate: NonNullable<SearchAllParts['translate']>): Promise<OfferPage['hits']> {
  const offers = await translate(hits.map(({ offer }) => offer))
  return hits.map((hit, at) => ({ ...hit, offer: offers[at] ?? hit.offer }))
}

/** What others write of their offers is cleaned here; what our own store has was cleaned when it came in. */
const toClean = ({ stored }: Marketplace, page: OfferPage): OfferPage =>
  stored ? page : { ...page, hits: page.hits.map((hit) => ({ ...hit, offer: cleanOffer(hit.offer) })) }
