import type { Language } from '@karavan/contract/language.ts'
import { claimedBy, toChineseQuery } from '../live/chinese-query.ts'
import { askWithExtras } from '../live/extras.ts'
import { type KeptAnswers, searchesOf, unkept } from '../live/kept-answers.ts'
import { type ListedPage, searchPages } from '../live/pages.ts'
import { type Marketplace, MarketplaceError, type Offer, type OfferPage, type OfferQuery } from '../port.ts'
import { type Alibaba1688Client, type Alibaba1688Config, createAlibaba1688Client } from './client.ts'
import { createFreight, type ShipTo } from './freight.ts'
import { page } from './read-answers.ts'
import { toSummary } from './to-hits.ts'
import { toOffer } from './to-offer.ts'

export interface Alibaba1688Options extends Alibaba1688Config {
  /** Where pages of searches are kept; left out, each is asked for every time. */
  answers?: KeptAnswers
  /** Where sellers send the goods to; left out, nobody asks what that costs. */
  shipTo?: ShipTo | undefined
  /** For tests: how long an offer waits for its second language and its freight. */
  graceMs?: number
}

const platform = '1688'
/** Larger pages are allowed and slower. */
const pageSize = 20
const maxRows = 2_000
type SearchCall = 'keywordQuery' | 'imageQuery'
/** The id of a picture that cannot be searched by. */
const notAccepted = '0'
/** Said in Chinese of an offer that was taken down, or was never there. */
const takenDown = /已下架|不存在/

/** 1688 through its own open platform, with the calls of the cross-border package. */
export function alibaba1688Marketplace({
  graceMs,
  shipTo,
  answers = unkept(() => config.now()),
  ...config
}: Alibaba1688Options): Marketplace {
  const call = createAlibaba1688Client(config)
  const withFreight = createFreight({ shipTo, now: config.now, graceMs })

  const searchBy = (kept: KeptAnswers): Marketplace['search'] => {
    /** A page of a list; kept by all that it was asked with, the language included. */
    async function askPage(api: SearchCall, wish: object, language: Language, signal: AbortSignal): Promise<ListedPage> {
      const ask = async (limited: AbortSignal): Promise<unknown> => {
        const outcome = await call(`product.search.${api}`, 'offerQueryParam', wish, limited)
        if (outcome.kind === 'failed') throw new MarketplaceError(platform, 'refused', `${api} failed: ${outcome.code} ${outcome.message}`)
        // Half an answer is not kept.
        toListedPage(outcome.result, language, '')
        return outcome.result
      }
      const { data, fetchedAt } = await kept.get(`alibaba1688 ${api} ${JSON.stringify(wish)}`, ask, signal)
      return toListedPage(data, language, fetchedAt.toISOString())
    }

    async function search(query: OfferQuery, signal: AbortSignal): Promise<OfferPage> {
      signal.throwIfAborted()
      if (query.picture) return searchByPicture(query, query.picture, signal)
      const chinese = toChineseQuery(query)
      const keyword = chinese ?? query.text.trim()
      if (!/[\p{L}\p{N}]/u.test(keyword)) return { hits: [], total: 0 }
      const country = toCountry(query.language)
      const wish = {
        keyword,
        pageSize,
        country,
        // What is Chinese already must not be taken for the buyer's language.
        ...(chinese ? { keywordTranslate: false } : {}),
        ...toSort(query),
        ...toPriceEnd(query),
      }
      const found = await searchPages(query, {
        pageSize,
        maxRows,
        claimed: claimedBy(keyword, query),
        ask: (number) => askPage('keywordQuery', { ...wish, beginPage: number }, country, signal),
      })
      return chinese && query.language !== 'zh' ? { ...found, keyword: chinese } : found
    }

    /** What looks like a picture, which has to be uploaded first. What is wished beside it goes along in Chinese. */
    async function searchByPicture(
      query: OfferQuery,
      { id, file }: NonNullable<OfferQuery['picture']>,
      signal: AbortSignal,
    ): Promise<OfferPage> {
      const picture = await file?.()
      if (!picture) return { hits: [], total: 0 }
      const upload = async (limited: AbortSignal): Promise<unknown> => {
        const outcome = await call('product.image.upload', 'uploadImageParam', { imageBase64: picture.toString('base64') }, limited)
        const imageId = outcome.kind === 'result' ? String(outcome.result ?? '') : ''
        if (imageId === '' || imageId === notAccepted) throw new MarketplaceError(platform, 'refused', 'the picture was not accepted')
        return imageId
      }
      const { data: imageId } = await kept.get(`alibaba1688 image ${id}`, upload, signal)
      const country = toCountry(query.language)
      const keyword = toChineseQuery(query)
      const wish = { imageId, pageSize, country, ...(keyword ? { keyword } : {}), ...toSort(query), ...toPriceEnd(query) }
      return searchPages(query, {
        pageSize,
        maxRows,
        claimed: claimedBy(keyword ?? '', query),
        ask: (number) => askPage('imageQuery', { ...wish, beginPage: number }, country, signal),
      })
    }

    return search
  }

  return {
    platform,
    label: '1688',
    searchesPictures: true,
    searchesAtOnce: config.concurrency,
    offersAtOnce: config.concurrency,
    ...searchesOf(answers, searchBy),
    async product(itemId, _language, signal) {
      const offer = await askOffer(call, { itemId, now: config.now, graceMs }, signal)
      return offer && withFreight(call, offer, signal)
    },
  }
}

/** `country` is the language of the translations. Chinese is refused there, and comes with every answer. */
const toCountry = (language: Language): Exclude<Language, 'zh'> => (language === 'zh' ? 'en' : language)

/** The order is JSON inside the JSON, and is said to act inside a page only. */
function toSort({ sort }: OfferQuery): { sort?: string } {
  if (sort === 'price') return { sort: JSON.stringify({ price: 'asc' }) }
  return sort === 'sales' ? { sort: JSON.stringify({ monthSold: 'desc' }) } : {}
}

/** Only the upper bound: a list shows one price, which may be that of a larger quantity. */
function toPriceEnd({ price }: OfferQuery): { priceEnd?: string } {
  const maxMinor = price?.CNY?.maxMinor
  return maxMinor === undefined ? {} : { priceEnd: (maxMinor / 100).toFixed(2) }
}

function toListedPage(result: unknown, language: Language, fetchedAt: string): ListedPage {
  const read = page.safeParse(result)
  if (!read.success || typeof result !== 'object' || result === null || !('data' in result) || !Array.isArray(result.data)) {
    throw new MarketplaceError(platform, 'refused', 'a search answered without a list')
  }
  const { data, totalRecords: total, totalPage, currentPage = 1 } = read.data
  const listed = data.flatMap((found) => {
    const offer = toSummary(found, language, fetchedAt)
    return offer ? [{ offer }] : []
  })
  return { listed, total, hasNext: totalPage === undefined ? data.length >= pageSize : totalPage > currentPage }
}

interface Asked {
  itemId: string
  now(): Date
  graceMs: number | undefined
}

/** The offer with its translations in the first language, and those in the second as far as they come: carts and orders hold all of them. */
async function askOffer(call: Alibaba1688Client, { itemId, now, graceMs }: Asked, signal: AbortSignal): Promise<Offer | undefined> {
  signal.throwIfAborted()
  // Ids are numbers on the wire; longer ones are no ids of this platform.
  if (!/^[1-9]\d{0,14}$/.test(itemId)) return undefined
  const askIn = (country: string) => async (limited: AbortSignal) => {
    const outcome = await call('product.search.queryProductDetail', 'offerDetailParam', { offerId: Number(itemId), country }, limited)
    if (outcome.kind === 'result') return outcome.result ?? undefined
    if (takenDown.test(outcome.message)) return undefined
    throw new MarketplaceError(platform, 'refused', `queryProductDetail failed: ${outcome.code} ${outcome.message}`)
  }
  const { main, extras } = await askWithExtras(askIn('ru'), [askIn('en')], signal, graceMs)
  if (main === undefined) return undefined
  return toOffer({ itemId, result: main, language: 'ru', other: { result: extras[0], language: 'en' }, fetchedAt: now().toISOString() })
}
