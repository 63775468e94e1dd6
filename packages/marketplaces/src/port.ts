import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import type { QueryTerms } from '@karavan/lexicon/terms.ts'
import type { Look } from './looks/look.ts'

/** One piece costs `minor` (minor units of the offer's currency) from this many pieces of the product on. Sorted by `from`, ascending. */
export interface PriceStep {
  from: number
  minor: number
}

/** One value of an option, such as a colour. */
export interface OptionValue {
  vid: string
  name: LocalizedText
  imageUrl?: string
}

/** A choice the buyer makes, such as colour. Ids are the marketplace's own and hold for this offer alone. */
export interface OptionGroup {
  pid: string
  name: LocalizedText
  values: OptionValue[]
}

/** What is bought: one value of each option, with a stock of its own. */
export interface Sku {
  skuId: string
  /** pid:vid pairs joined by ';', '' where the offer has no options. */
  propsIds: string
  /** Minor units of the offer's currency; `undefined` where the ladder alone prices it. */
  priceMinor?: number
  originPriceMinor?: number
  stock: number
  /** The seller says that there are some and not how many: `stock` is then only what one line of a cart may hold. */
  isUncounted?: true
}

/** A fact that the seller states, in the seller's words. */
export interface OfferAttribute {
  name: LocalizedText
  value: LocalizedText
}

/** What the seller asks for delivery of so many pieces together within the country, in minor units of the offer's currency; 0 is free, which is not the same as unknown. */
export interface DeliveryFee {
  minor: number
  pieces: number
}

/** A shop of the marketplace; what it does not say of a seller is `undefined`. */
export interface Seller {
  id: string
  name: string
  years?: number
  /** Share of buyers that ordered again, 0 to 1. */
  repurchaseRate?: number
  isFactory?: boolean
  location?: LocalizedText
}

/**
 * An offer in the marketplace-neutral form every part of the product works with. Gaps stay gaps: an unknown price is `undefined`, never 0.
 * Picture and video addresses are absolute https addresses of the marketplace or paths under /media/.
 */
export interface Offer {
  /** `<platform>-<itemId>`, opaque to everyone but the store. */
  id: string
  platform: string
  itemId: string
  title: LocalizedText
  description?: LocalizedText
  /** Path from the widest category to the narrowest, by language. */
  category?: LocalizedText
  attributes: OfferAttribute[]
  options: OptionGroup[]
  skus: Sku[]
  /** May be empty where the marketplace names no price. */
  priceLadder: PriceStep[]
  /** ISO 4217 of every `minor` here. */
  currency: string
  /** Smallest order in pieces, at least 1. */
  moq: number
  /** Pieces in one lot, where goods are sold in whole lots only. */
  lotSize?: number
  /** Goods of this seller may be mixed to reach a smallest order: from so many pieces, or from such a sum, together. */
  mixedBatch?: { pieces?: number; amountMinor?: number }
  unit?: LocalizedText
  /** Pieces in stock over all SKUs; `undefined` where unknown. */
  stock?: number
  weightGrams?: number
  /** Cubic centimetres of one piece in its packing, as far as the marketplace states them. */
  boxCm3?: number
  images: string[]
  videoUrl?: string
  productUrl?: string
  seller?: Seller
  delivery?: { from?: LocalizedText; dispatchHours?: number; fee?: DeliveryFee }
  salesCount?: number
  /** The marketplace's own answer; `data_content` has the fields that the product page is built from (skus, sku_props, video_url, main_imgs, ...). */
  rawDetailApi?: { data_content: Record<string, unknown> }
  /** ISO time at which the marketplace said this. */
  fetchedAt: string
  /** Languages in which a program has worded title, attributes or options, because the marketplace does not give them. */
  translated?: Language[]
}

/** What one piece of a variant costs, in minor units of the offer's currency. */
export type VariantPrice = Pick<Sku, 'propsIds' | 'stock'> & { minor: number }

/** A variant as a list knows it. */
export interface Variant {
  propsIds: string
  /** Pieces there are of it; missing where the seller does not count them. */
  stock?: number
  /** What one costs, in minor units of the offer's currency, where the variants differ in price; the ladder then holds the lowest. */
  minor?: number
}

/** What a list needs: everything of an offer but its bulky parts. */
export type OfferSummary = Omit<Offer, 'rawDetailApi' | 'description' | 'skus'> & {
  /** Where there are several, so that a list knows price and stock of the one that is wanted. */
  variants?: Variant[]
  /** Properties (concept ids) that the offer says it has not, its description included, which a summary does not have. */
  denied?: string[]
  /** The lowest age in years that title or description say it is for. */
  ageFrom?: number
}

/** Prices of an offer's variants; `undefined` where they are all alike, so that the ladder prices them. */
export function variantPricesOf({ skus }: Pick<Offer, 'skus'>): VariantPrice[] | undefined {
  const priced = skus.flatMap(({ propsIds, stock, priceMinor }) =>
    priceMinor === undefined ? [] : [{ propsIds, stock, minor: priceMinor }],
  )
  return new Set(priced.map(({ minor }) => minor)).size > 1 ? priced : undefined
}

/** Bounds on the price of one piece at the wanted quantity, in minor units, by the currency an offer is priced in. */
export type PriceBounds = Record<string, { minMinor?: number; maxMinor?: number }>

/** The variants of an offer as a list knows them; `undefined` where there is nothing to choose. */
export function variantsOf({ skus }: Pick<Offer, 'skus'>): Variant[] | undefined {
  if (skus.length < 2) return undefined
  const arePriced = variantPricesOf({ skus }) !== undefined
  return skus.map(({ propsIds, stock, isUncounted, priceMinor }) => ({
    propsIds,
    ...(isUncounted ? {} : { stock }),
    ...(arePriced && priceMinor !== undefined ? { minor: priceMinor } : {}),
  }))
}

/** A bound on a measured property in its base unit: ml, mm, g, mAh, W, pieces. */
export interface MeasureBound {
  dimension: 'volume' | 'length' | 'weight' | 'charge' | 'power' | 'count'
  min?: number
  max?: number
}

/** A wish, as far as a marketplace can act on it. Ids of types, colours and so on are concept ids of the lexicon. */
export interface OfferQuery {
  /** The buyer's words for the goods, without prices, quantities and politeness. */
  text: string
  language: Language
  /** The same goods as terms of the lexicon, where the asker has understood them already: a source that searches by them need not read `text`. */
  terms?: QueryTerms
  /**
   * A picture that the goods should look like. Only sources that compare pictures are asked. `looks` is what it looks like, where it is known; `file` gives it as a JPEG of at most 300 KB,
   * `link` an address under which anybody can fetch that for some minutes; `undefined` where it is gone.
   */
  picture?: { id: string; looks?: readonly Look[]; file?(): Promise<Buffer | undefined>; link?(): Promise<string | undefined> }
  /** Product types, the wished one first; an offer of any of them fits. */
  types: string[]
  /** The same wish in the words of each language, for marketplaces that search by keyword. */
  keywords: LocalizedText
  /** Pieces the buyer wants; prices are compared at this quantity, else at the smallest order. */
  quantity?: number
  price?: PriceBounds
  colors?: string[]
  materials?: string[]
  /** Audience (men, women, kids, pets ...), season, style, feature concepts. */
  traits?: string[]
  /** Traits of which one is enough. */
  anyTraits?: string[]
  sizes?: string[]
  measures?: MeasureBound[]
  /** Two or three sides the goods should have, in mm, ascending: 150x200 cm is [1500, 2000]. */
  sides?: number[]
  maxMoq?: number
  sellerName?: string
  factoryOnly?: boolean
  /** Dispatched within this many hours. */
  maxDispatchHours?: number
  /** Offers already shown, to be left out. */
  excludeIds?: string[]
  /** Only offers of this platform: for a source that has those of several (see `productById`). */
  platform?: string
  sort?: 'relevance' | 'price' | 'sales'
  limit: number
  offset: number
}

/** An offer that a search found, and how well it fits. */
export interface OfferHit {
  offer: OfferSummary
  /** How well the words fit, 0 to 1, comparable within one answer. */
  textScore: number
  /**
   * What of the query the offer has: concept ids (types, colours, materials, traits), sizes as `size:xl`, and `measure:volume` and the like when it is
   * within every measure's bounds.
   */
  matched: string[]
}

/** A page of a search, best first. */
export interface OfferPage {
  hits: OfferHit[]
  /** All that fit, at most `maxTotal`; exact below it. */
  total: number
  /** The words that a source elsewhere was asked in, where they are not the buyer's own: a translation shows what was really searched for. */
  keyword?: string
}
/** A search does not count further: nobody pages through more, and counting reads every offer that fits. */
export const maxTotal = 1000

/** Where a list of offers goes on: behind this one. */
export interface ListPlace {
  popularity: number
  id: string
}

/** What of a list is wanted: `limit` offers from `offset` on, counted from the beginning or from behind `after`. */
export interface ListWish {
  /** Only offers of this platform. */
  platform?: string | undefined
  after?: ListPlace | undefined
  limit: number
  offset: number
}

/** Offers without a wish, the most popular first and equally popular ones by the bytes of their ids. */
export interface OfferList {
  entries: { offer: OfferSummary; popularity: number }[]
  /** All there are, exactly. */
  total: number
}

/**
 * One source of offers. Every call stops at the signal's abort and throws `MarketplaceError` when the source cannot answer; "nothing found" is an
 * empty page or `undefined`.
 */
export interface Marketplace {
  /** Prefix of its offers' ids: 'sample', '1688'. */
  platform: string
  /** Name shown to buyers. */
  label: string
  /** Takes queries with a picture, and gives what looks like it first, with how alike it is as the score. */
  searchesPictures?: true
  /** How many searches it should get at a time; others wait for their turn. */
  searchesAtOnce?: number
  /** The same of whole offers: carts and comparisons ask for many at once, and a service without a call for several gets them one by one. */
  offersAtOnce?: number
  search(query: OfferQuery, signal: AbortSignal): Promise<OfferPage>
  /** What it answered to this search last, for when it does not answer; `fetchedAt` of the offers says when. It asks nobody; `undefined`: nothing is known. */
  searchKept?(query: OfferQuery, signal: AbortSignal): Promise<OfferPage | undefined>
  /** The whole offer; `undefined` when it does not exist (any more). */
  product(itemId: string, language: Language, signal: AbortSignal): Promise<Offer | undefined>
  /**
   * For a source whose offers carry platforms of their own, such as imported catalogues: the whole offer by its id, `undefined` when it is not one of
   * this source. A source without it has only offers of its `platform`.
   */
  productById?(id: string, language: Language, signal: AbortSignal): Promise<Offer | undefined>
  /** With `productById`: the other platforms it has offers of, where these are always the same. Left out: any, which `platforms` tells. */
  otherPlatforms?: readonly string[]
  /** The platforms whose offers it has at the moment. */
  platforms?(signal: AbortSignal): Promise<readonly string[]>
  /**
   * For a source whose offers lie in the product's own database: those of these ids that it has, in one go and in any order. Such a source is asked
   * every time; what others answer is kept for a while.
   */
  stored?(asked: readonly KnownOffer[], signal: AbortSignal, wish?: StoredWish): Promise<StoredOffer[]>
  /** With `stored`: a page of everything it has. */
  list?(wish: ListWish, signal: AbortSignal): Promise<OfferList>
  /** With `stored`: changes with everything that a search or a list could answer. */
  version?(signal: AbortSignal): Promise<string>
}

/** How a stored offer is wanted. */
export interface StoredWish {
  /** As the database has it now: what is bought by it must not be a few seconds old, as a replica may be. */
  isCurrent: boolean
}

/** An offer that is asked for, and the version of it that is known already. */
export interface KnownOffer {
  id: string
  version?: string
}

/** A stored offer as of now. `version` changes with everything stored of it; `offer` is left out where the known version still holds. */
export interface StoredOffer {
  id: string
  version: string
  offer?: Offer
}

/**
 * Why a source did not answer: too slow, no connection, it declined, it has too much to do at this moment, our limit of calls is used up, our account has no right to
 * this call (others may work), or our settings for it are wrong.
 */
export type MarketplaceFailure = 'timeout' | 'unreachable' | 'refused' | 'busy' | 'quota' | 'not_permitted' | 'misconfigured'

/** A source could not answer, and why: callers choose by `kind`, people read the message in the log. */
export class MarketplaceError extends Error {
  readonly platform: string
  readonly kind: MarketplaceFailure
  /** When it is worth asking again, where that is known. */
  readonly retryAt: Date | undefined
  constructor(
    platform: string,
    kind: MarketplaceFailure,
    message: string,
    { retryAt, ...options }: ErrorOptions & { retryAt?: Date | undefined } = {},
  ) {
    super(message, options)
    this.name = 'MarketplaceError'
    this.platform = platform
    this.kind = kind
    this.retryAt = retryAt
  }
}

/** The offer's id in the whole product, as `parseOfferId` reads it. */
export const toOfferId = (platform: string, itemId: string): string => `${platform}-${itemId}`

/** Platform and item id of an offer id; `undefined` for any other text. A platform's name holds no '-'. */
export function parseOfferId(id: string): { platform: string; itemId: string } | undefined {
  const cut = id.indexOf('-')
  if (cut < 1 || cut === id.length - 1) return undefined
  return { platform: id.slice(0, cut), itemId: id.slice(cut + 1) }
}

/** Price of one piece when `quantity` pieces of the product are bought: the last step that starts at or below it, else the first step. */
export function priceAt(ladder: readonly PriceStep[], quantity: number): number | undefined {
  let found = ladder[0]
  for (const step of ladder) if (step.from <= quantity) found = step
  return found?.minor
}
