import { findOtherSuppliers } from '@karavan/assistant/other-suppliers.ts'
import type { FailedSource } from '@karavan/assistant/port.ts'
import type { CompareAnswer, compareBody } from '@karavan/contract/compare.ts'
import { defaultProductLanguage, type Language, type LocalizedText, languages, toLanguage } from '@karavan/contract/language.ts'
import type { otherSuppliersAnswer, otherSuppliersQuery, Product } from '@karavan/contract/products.ts'
import { maxTotal, type OfferQuery, type OfferSummary } from '@karavan/marketplaces/port.ts'
import type { z } from 'zod'
import type { Db } from '../../database.ts'
import { AppError, secondsUntil } from '../../platform/errors.ts'
import type { Client } from '../../platform/fair-line.ts'
import { toStorable } from '../../platform/text.ts'
import type { RateBook } from '../currency/service.ts'
import { type NoOfferBehindLink, type Offers, shownMaxAgeMs } from '../offers/service.ts'
import type { Sources } from '../sources/service.ts'
import { listTaken, toAvailable } from '../stock/service.ts'
import { toComparison } from './compare.ts'
import { readOffset, readPlace, toOffsetCursor, toPlaceCursor } from './list-cursor.ts'
import { toProduct } from './to-product.ts'

export interface ProductDeps {
  db: Db
  sources: Sources
  offers: Offers
  rates: RateBook
}

const shown = { maxAgeMs: shownMaxAgeMs }

/** How a product is wanted. `currency` in upper case. */
export interface Wanted {
  language: Language
  currency: string
  withData: boolean
}

export interface ListWish extends Wanted {
  q?: string
  platform?: string
  limit: number
  offset: number
  /** The `next_cursor` of the page before. */
  cursor?: string
  /** Who asks. */
  client: Client
}

/**
 * Products for words, best first; without words everything that there is. Throws `marketplace_unavailable` when no source answers, `invalid` for a cursor
 * of another list.
 */
export async function listProducts(deps: ProductDeps, wish: ListWish, signal: AbortSignal) {
  const { db, offers, rates } = deps
  await rates.refresh()
  const text = toStorable(wish.q ?? '').trim()
  const page = (text === '' ? await listAll(deps, wish, signal) : undefined) ?? (await findFor(deps, text, wish, signal))
  const ids = wish.withData ? page.offers.map(({ id }) => id) : []
  const [whole, taken] = await Promise.all([offers.findAll(ids, shown, signal), listTaken(db, ids)])
  const { total, offset, cursor } = page
  return {
    products: page.offers.map((offer) => {
      const outcome = whole.get(offer.id)
      return outcome?.kind === 'found'
        ? toProduct(toAvailable(outcome.offer, taken), { ...wish, isStale: outcome.isStale }, rates)
        : toProduct(offer, wish, rates)
    }),
    total,
    ...(page.isAtLeast ? { total_is_at_least: true as const } : {}),
    limit: wish.limit,
    offset,
    ...(cursor === undefined ? {} : { next_cursor: cursor }),
  }
}

interface ListedPage {
  offers: OfferSummary[]
  total: number
  /** There are `total` or more. */
  isAtLeast?: boolean
  offset: number
  /** Where it goes on. */
  cursor: string | undefined
}

/** Everything, which no count and no time bounds; `undefined` where only marketplaces elsewhere are connected, which list nothing. */
async function listAll({ sources }: ProductDeps, wish: ListWish, signal: AbortSignal): Promise<ListedPage | undefined> {
  const { platform, limit, client } = wish
  const after = wish.cursor === undefined ? undefined : readPlace(wish.cursor)
  const offset = after ? 0 : wish.offset
  const found = await sources.list({ platform, after, limit, offset }, signal, client)
  return (
    found && {
      offers: found.entries.map(({ offer }) => offer),
      total: found.total,
      offset,
      cursor: found.next && toPlaceCursor(found.next),
    }
  )
}

/** What words find goes on as far as a search counts. */
async function findFor({ sources }: ProductDeps, text: string, wish: ListWish, signal: AbortSignal): Promise<ListedPage> {
  const keywords: LocalizedText = Object.fromEntries(languages.map((language) => [language, text]))
  const offset = wish.cursor === undefined ? wish.offset : readOffset(wish.cursor)
  const query: OfferQuery = { text, language: wish.language, types: [], keywords, limit: wish.limit, offset }
  const found = await sources.retrieve(query, signal, wish)
  if (found.asked.length === 0 && found.failed.length > 0) throw new AppError('marketplace_unavailable', toWait(found.failed))
  const total = Math.min(found.total, maxTotal)
  const next = offset + found.hits.length
  return {
    offers: found.hits.map(({ offer }) => offer),
    total,
    isAtLeast: found.total >= maxTotal,
    offset,
    cursor: found.hits.length > 0 && next < total ? toOffsetCursor(next) : undefined,
  }
}

/** Seconds until the first of them may be asked again, where all have used up what they may be asked. */
function toWait(failed: readonly FailedSource[]): { waitSeconds?: number } {
  const times = failed.flatMap(({ retryAt }) => (retryAt === undefined ? [] : [Date.parse(retryAt)]))
  return times.length < failed.length ? {} : { waitSeconds: secondsUntil(Math.min(...times)) }
}

/** Why there is no product behind a link, where "not found" alone would be misunderstood. */
const reasons: Partial<Record<NoOfferBehindLink, string>> = {
  short: 'This is a short link: open it and paste the long address',
  unconnected: 'The marketplace of this link is not connected here',
}

/** The product behind a marketplace link. Throws `product_not_found` where the link leads to none that is known here. */
export async function getProductByUrl(
  { db, offers, rates }: ProductDeps,
  url: string,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Product> {
  await rates.refresh()
  const found = await offers.findByLink(url, shown, signal)
  if (typeof found === 'string') {
    throw new AppError('product_not_found', { text: reasons[found], extra: { product: null } })
  }
  const taken = await listTaken(db, [found.offer.id])
  return toProduct(toAvailable(found.offer, taken), { ...wanted, isStale: found.isStale }, rates)
}

/**
 * The same goods from other sellers, the cheapest at the quantity first. Throws `product_not_found`, and `marketplace_unavailable` where no source
 * answers.
 */
export async function listOtherSuppliers(
  { sources, offers, rates }: ProductDeps,
  id: string,
  query: z.output<typeof otherSuppliersQuery> & { client: Client },
  signal: AbortSignal,
): Promise<z.infer<typeof otherSuppliersAnswer>> {
  const [{ offer }] = await Promise.all([offers.find(id, shown, signal), rates.refresh()])
  const { quantity = offer.moq } = query
  const language = toLanguage(query.language) ?? defaultProductLanguage
  const rate = (from: string, to: string) => rates.find(from, to)?.value
  const retrieve = (wanted: OfferQuery, signal: AbortSignal) => sources.retrieve(wanted, signal, query)
  const products = await findOtherSuppliers(offer, { quantity, language }, { retrieve, rate }, signal)
  if (products === 'unreachable') throw new AppError('marketplace_unavailable')
  return { success: true, product_id: offer.id, quantity, products }
}

/**
 * Products side by side at one quantity. Throws `product_not_found` where none of them is known, `marketplace_unavailable` where none of them can be
 * shown because a source does not answer.
 */
export async function compareProducts(
  { db, offers, rates }: ProductDeps,
  { product_ids: ids, quantity, language }: z.infer<typeof compareBody>,
  signal: AbortSignal,
): Promise<CompareAnswer> {
  const [outcomes, taken] = await Promise.all([offers.findAll(ids, shown, signal), listTaken(db, ids), rates.refresh()])
  const sides = ids.map((id) => {
    const outcome = outcomes.get(id) ?? { kind: 'gone' as const }
    return { id, outcome: outcome.kind === 'found' ? { ...outcome, offer: toAvailable(outcome.offer, taken) } : outcome }
  })
  if (!sides.some(({ outcome }) => outcome.kind === 'found'))
    throw new AppError(sides.some(({ outcome }) => outcome.kind === 'unavailable') ? 'marketplace_unavailable' : 'product_not_found')
  return { success: true, ...toComparison(sides, { language: toLanguage(language) ?? defaultProductLanguage, quantity }, rates) }
}
