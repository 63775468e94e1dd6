import type { Language } from '@karavan/contract/language.ts'
import { z } from 'zod'
import { claimedBy, toChineseQuery } from '../live/chinese-query.ts'
import { askWithExtras } from '../live/extras.ts'
import { type KeptAnswers, searchesOf, unkept } from '../live/kept-answers.ts'
import { type ListedPage, searchPages } from '../live/pages.ts'
import { text } from '../live/read.ts'
import { type Marketplace, MarketplaceError, type Offer, type OfferPage, type OfferQuery, parseOfferId } from '../port.ts'
import { createTmapiClient, type TmapiClient, type TmapiConfig } from './client.ts'
import { page } from './read-detail.ts'
import { toSummary } from './to-hits.ts'
import { toOffer } from './to-offer.ts'

export interface TmapiOptions extends TmapiConfig {
  now(): Date
  /** Where pages of searches are kept; left out, each is asked for every time. */
  answers?: KeptAnswers
  /** The service can fetch a buyer's picture from where its link leads. Left out, nothing is searched for by pictures. */
  fetchesPictures?: boolean | undefined
  /** For tests: how long an offer waits for its translations and its description. */
  graceMs?: number
}

/** The vendor's largest page, and how far its lists go. */
const pageSize = 20
const maxRows = 2_000
const sorts = { relevance: 'default', price: 'price_up', sales: 'sales' } as const

const platforms = ['1688', 'taobao'] as const
type Platform = (typeof platforms)[number]

/**
 * 1688 and Taobao through TMAPI: searches, by words and by pictures, are of 1688, whole offers of both. Every call is paid for, so pages of searches are kept in `answers`; whole
 * offers are kept by who asks for them.
 */
export function tmapiMarketplace({ now, answers = unkept(now), fetchesPictures, graceMs, ...config }: TmapiOptions): Marketplace {
  const client = createTmapiClient(config)

  const searchBy = (kept: KeptAnswers): Marketplace['search'] => {
    /** A page of a list; kept by all that it was asked with, the language included. */
    async function askPage(path: string, params: Record<string, string>, language: Language, signal: AbortSignal): Promise<ListedPage> {
      const key = `tmapi ${path}?${new URLSearchParams(params)}`
      const ask = async (limited: AbortSignal): Promise<unknown> => {
        const data = await client.get(path, params, limited)
        // Half an answer is not kept.
        toListedPage(data, language, '')
        return data
      }
      const { data, fetchedAt } = await kept.get(key, ask, signal)
      return toListedPage(data, language, fetchedAt.toISOString())
    }

    /** What looks like a picture, which the service has to take over first. Words beside it narrow nothing here. */
    async function searchByPicture(
      query: OfferQuery,
      { id, link }: NonNullable<OfferQuery['picture']>,
      signal: AbortSignal,
    ): Promise<OfferPage> {
      const url = await link?.()
      if (url === undefined) return { hits: [], total: 0 }
      const { language } = query
      const endpoint = language === 'zh' ? '/search/image' : '/global/search/image'
      const takeOver = async (limited: AbortSignal): Promise<unknown> => {
        const read = takenOver.safeParse(
          await client.post('/1688/tools/image/convert_url', { url, search_api_endpoint: endpoint }, limited),
        )
        if (read.data?.image_url === undefined) throw new MarketplaceError('tmapi', 'refused', 'the picture was not accepted')
        return read.data.image_url
      }
      const { data: image } = await kept.get(`tmapi image ${endpoint} ${id}`, takeOver, signal)
      const filters = language === 'zh' ? {} : { language, ...toPriceParams(query) }
      const params = { img_url: String(image), page_size: String(pageSize), sort: sorts[query.sort ?? 'relevance'], ...filters }
      return searchPages(query, {
        pageSize,
        maxRows,
        claimed: [],
        ask: (number) => askPage(`/1688${endpoint}`, { ...params, page: String(number) }, language, signal),
      })
    }

    return async function search(query: OfferQuery, signal: AbortSignal): Promise<OfferPage> {
      signal.throwIfAborted()
      if (query.platform !== undefined && query.platform !== '1688') return { hits: [], total: 0 }
      if (query.picture) return searchByPicture(query, query.picture, signal)
      const chinese = toChineseQuery(query)
      const keyword = chinese ?? query.text.trim()
      if (!/[\p{L}\p{N}]/u.test(keyword)) return { hits: [], total: 0 }
      const params = { keyword, page_size: String(pageSize), sort: sorts[query.sort ?? 'relevance'], ...toPriceParams(query) }
      const list = (path: string, language: Language, extra: Record<string, string>) =>
        searchPages(query, {
          pageSize,
          maxRows,
          claimed: claimedBy(keyword, query),
          ask: (number) => askPage(path, { ...params, ...extra, page: String(number) }, language, signal),
        })
      const withKeyword = (found: OfferPage): OfferPage => (chinese && query.language !== 'zh' ? { ...found, keyword: chinese } : found)
      // The multilingual search gives names in the buyer's language; the Chinese one has more.
      if (query.language !== 'zh' || !chinese) {
        const found = await list('/1688/global/search/items', query.language, { language: query.language })
        if (found.hits.length > 0 || !chinese) return withKeyword(found)
      }
      return withKeyword(await list('/1688/search/items', 'zh', {}))
    }
  }

  return {
    platform: '1688',
    label: '1688',
    searchesAtOnce: config.concurrency,
    offersAtOnce: config.concurrency,
    otherPlatforms: ['taobao'],
    ...(fetchesPictures ? { searchesPictures: true as const } : {}),
    ...searchesOf(answers, searchBy),
    product: (itemId, _language, signal) => askOffer(client, { platform: '1688', itemId, now, graceMs }, signal),
    async productById(id, _language, signal) {
      const parts = parseOfferId(id)
      const platform = platforms.find((one) => one === parts?.platform)
      return parts && platform ? askOffer(client, { platform, itemId: parts.itemId, now, graceMs }, signal) : undefined
    },
  }
}

const takenOver = z.object({ image_url: text })

/** Only the upper bound: a list may show the price of its largest step, which is lower than what is paid for fewer pieces. */
function toPriceParams({ price }: OfferQuery): Record<string, string> {
  const maxMinor = price?.CNY?.maxMinor
  return maxMinor === undefined ? {} : { price_end: (maxMinor / 100).toFixed(2) }
}

function toListedPage(data: unknown, language: Language, fetchedAt: string): ListedPage {
  if (data === undefined) return { listed: [], total: 0, hasNext: false }
  const read = page.safeParse(data)
  // Half an answer is not "nothing found".
  if (!read.success || !hasItems(data)) throw new MarketplaceError('tmapi', 'refused', 'a search answered without a list')
  const { items, total_count: total, has_next_page: hasNext, page_size: size = pageSize } = read.data
  const listed = items.flatMap((found) => {
    const offer = toSummary(found, language, fetchedAt)
    return offer ? [{ offer, isAd: found.is_ad }] : []
  })
  return { listed, total, hasNext: hasNext ?? (total === undefined ? items.length >= size : total > size) }
}

const hasItems = (data: unknown): boolean => typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)

/** What names are asked for in beside the original: carts and orders hold all of them. */
const translations = ['ru', 'en'] as const

interface Asked {
  platform: Platform
  itemId: string
  now(): Date
  graceMs: number | undefined
}

/** The offer in Chinese, which the shop buys by, with the names in other languages and the description as far as these come. */
async function askOffer(client: TmapiClient, { platform, itemId, now, graceMs }: Asked, signal: AbortSignal): Promise<Offer | undefined> {
  signal.throwIfAborted()
  if (!/^\d{1,20}$/.test(itemId)) return undefined
  const fetchedAt = now().toISOString()
  const askIn = (language: Language) => (limited: AbortSignal) =>
    client.get(`/${platform}/item_detail`, { item_id: itemId, language }, limited)
  const describe = (limited: AbortSignal) => client.get(`/${platform}/item_desc`, { item_id: itemId }, limited)
  // Details of Taobao come in Chinese only.
  const languages = platform === 'taobao' ? [] : translations
  const { main, extras } = await askWithExtras(askIn('zh'), [describe, ...languages.map(askIn)], signal, graceMs)
  if (main === undefined) return undefined
  const [description, ...translated] = extras
  return toOffer({
    platform,
    itemId,
    data: main,
    translated: languages.map((language, place) => ({ language, data: translated[place] })),
    description: toHtml(description),
    fetchedAt,
  })
}

/** The documentation names the call, not its answer: HTML as a text, or in one of these fields. */
const described = z.object({ detail_html: text, desc: text, description: text, content: text, html: text })
function toHtml(data: unknown): string | undefined {
  if (typeof data === 'string') return data
  const read = described.safeParse(data)
  return read.success
    ? (read.data.detail_html ?? read.data.desc ?? read.data.description ?? read.data.content ?? read.data.html)
    : undefined
}
