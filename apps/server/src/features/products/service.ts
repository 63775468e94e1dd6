import { findOtherSuppliers } from '@karavan/assistant/other-suppliers.ts'
import type { FailedSource } from '@karavan/assistant/port.ts'
import type { CompareAnswer, compareBody } from '@karavan/contract/compare.ts'
import { defaultProductLanguage, type Language, type LocalizedText, languages, toLanguage } from '@karavan/contract/language.ts'
import type { otherSuppliersAnswer, otherSuppliersQuery, Product } from '@karavan/contract/products.ts'
import { maxTotal, type OfferQuery } from '@karavan/marketplaces/port.ts'
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
  /** Who asks. */
  client: Client
}

/** Products for words, best first. Throws `marketplace_unavailable` when no source answers. */
export async function listProducts({ db, sources, offers, rates }: ProductDeps, wish: ListWish, signal: AbortSignal) {
  await rates.refresh()
  const text = toStorable(wish.q ?? '').trim()
  const keywords: LocalizedText = Object.fromEntries(languages.map((language) => [language, text]))
  const query: OfferQuery = { text, language: wish.language, types: [], keywords, limit: wish.limit, offset: wish.offset }
  const found = await sources.retrieve(query, signal, wish)
  if (found.asked.length === 0 && found.failed.length > 0) throw new AppError('marketplace_unavailable', toWait(found.failed))
  const ids = wish.withData ? found.hits.map((hit) => hit.offer.id) : []
  const [whole, taken] = await Promise.all([offers.findAll(ids, shown, signal), listTaken(db, ids)])
  return {
    products: found.hits.map(({ offer }) => {
      const outcome = whole.get(offer.id)
      return outcome?.kind === 'found'
        ? toProduct(toAvailable(outcome.offer, taken), { ...wish, isStale: outcome.isStale }, rates)
        : toProduct(offer, wish, rates)
    }),
    total: Math.min(found.total, maxTotal),
    limit: wish.limit,
    offset: wish.offset,
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
