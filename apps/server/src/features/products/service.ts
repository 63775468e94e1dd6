import { type Language, type LocalizedText, languages } from '@karavan/contract/language.ts'
import type { Product } from '@karavan/contract/products.ts'
import { MarketplaceError, type Offer, type OfferQuery, type OfferSummary, totalCap } from '@karavan/marketplaces/port.ts'
import { AppError } from '../../platform/errors.ts'
import { toStorable } from '../../platform/text.ts'
import type { RateBook } from '../currency/operator-rates.ts'
import type { Sources } from '../search/retrieval.ts'
import { toProduct } from './to-product.ts'

export interface ProductDeps {
  sources: Sources
  rates: RateBook
}

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
}

/** Products for words, best first. Throws `marketplace_unavailable` when no source answers. */
export async function listProducts({ sources, rates }: ProductDeps, wish: ListWish, signal: AbortSignal) {
  await rates.refresh()
  const text = toStorable(wish.q ?? '').trim()
  const keywords: LocalizedText = Object.fromEntries(languages.map((language) => [language, text]))
  const query: OfferQuery = { text, language: wish.language, types: [], keywords, limit: wish.limit, offset: wish.offset }
  const found = await sources.retrieve(query, signal, wish.platform)
  if (found.asked.length === 0 && found.failed.length > 0) throw new AppError('marketplace_unavailable')
  const offers: (Offer | OfferSummary)[] = found.hits.map((hit) => hit.offer)
  const whole = wish.withData ? await Promise.all(offers.map((offer) => sources.findOffer(offer.id, signal))) : []
  return {
    products: offers.map((offer, place) => toProduct(whole[place] ?? offer, wish, rates)),
    total: Math.min(found.total, totalCap),
    limit: wish.limit,
    offset: wish.offset,
  }
}

/** Throws `product_not_found`, or `marketplace_unavailable` when the source does not answer. */
export async function getProduct({ sources, rates }: ProductDeps, id: string, wanted: Wanted, signal: AbortSignal): Promise<Product> {
  await rates.refresh()
  const offer = await answered(sources.findOffer(id, signal))
  if (!offer) throw new AppError('product_not_found')
  return toProduct(offer, wanted, rates)
}

/** The product behind a marketplace link; `undefined` where the link leads to none that is known here. The link is never fetched. */
export async function findProductByUrl(
  { sources, rates }: ProductDeps,
  url: string,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Product | undefined> {
  await rates.refresh()
  const offer = await answered(sources.findByLink(url, signal))
  return typeof offer === 'string' ? undefined : toProduct(offer, wanted, rates)
}

async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof MarketplaceError) throw new AppError('marketplace_unavailable', { cause: error })
    throw error
  }
}
