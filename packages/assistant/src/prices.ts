import { convertMinor, currencies, displayCurrency } from '@karavan/contract/money.ts'
import { type Offer, type OfferSummary, type PriceBounds, priceAt } from '@karavan/marketplaces/port.ts'
import { toPairs } from '@karavan/marketplaces/sku.ts'
import { factsOf } from './facts.ts'
import { isOption } from './fields.ts'
import type { TurnDeps } from './port.ts'
import { type VariantWish, wantedPairs, wantedVariants } from './variants.ts'
import { quantityOfKinds, type Wish } from './wish.ts'

type Rate = TurnDeps['rate']

export interface WishedBounds {
  currency: string
  min?: number
  max?: number
}

/**
 * The bounds a wish puts on the price of one piece, minor units of their currency: "about" is a quarter up and down, and a sum for the whole lot is
 * divided by the quantity once that is known.
 */
export function boundsOf(wish: Pick<Wish, 'price' | 'budget' | 'quantity'>): WishedBounds | undefined {
  const { price, budget, quantity } = wish
  if (!price) return budget && quantity ? { currency: budget.currency, max: Math.floor(budget.minor / quantity) } : undefined
  const { currency, target } = price
  if (target !== undefined) return { currency, min: Math.ceil(target * 0.75), max: Math.floor(target * 1.25) }
  return { currency, ...(price.min !== undefined ? { min: price.min } : {}), ...(price.max !== undefined ? { max: price.max } : {}) }
}

/** How many of an offer are wanted; of goods that were named together each may be wanted in a number of its own. */
export const wantedOf = (offer: Offer | OfferSummary, wish: Pick<Wish, 'quantity' | 'counts'>): number | undefined =>
  wish.counts ? quantityOfKinds(wish, factsOf(offer).types) : wish.quantity

/** Pieces the price of an offer is meant for: the buyer's quantity, else its smallest order. */
export const pricedQuantity = (offer: Offer | OfferSummary, wish: Pick<Wish, 'quantity' | 'counts'>): number =>
  wantedOf(offer, wish) ?? offer.moq

export interface UnitPrice {
  /** Minor units of the offer's own currency. */
  original: number
  /** Minor units of `currency`: roubles where a rate is known, else the offer's own. */
  minor: number
  currency: string
  rate?: number
  quantity: number
  /** The variants that are wanted differ in price, and this is the lowest. */
  isFrom: boolean
  /** `pid:vid` of the options that the wish names and that this price is for; none where the ladder prices all variants alike. */
  variant: string[]
}

/** What a price is looked up for: how many pieces, and of which variants. */
export type PricedWish = Pick<Wish, 'quantity' | 'counts'> & VariantWish

/** Lowest price of a wanted variant, in the offer's currency; where the variants cost the same, that of the ladder at the quantity. */
function originalPrice(offer: Offer | OfferSummary, wish: PricedWish): { minor: number; isFrom: boolean; variant: string[] } | undefined {
  const variants = wantedVariants(offer, wish)
  if (variants) {
    const minors = variants.map(({ minor }) => minor)
    const low = Math.min(...minors)
    return { minor: low, isFrom: Math.max(...minors) > low, variant: variants.find(({ minor }) => minor === low)?.named ?? [] }
  }
  const minor = priceAt(offer.priceLadder, pricedQuantity(offer, wish))
  return minor === undefined ? undefined : { minor, isFrom: false, variant: [] }
}

/** The one kit of those that goods are sold in, as `pid:vid`, that the lowest price is of; `undefined` where one is wished for, or all cost the same. */
export function kitOfLowest(offer: Offer | OfferSummary, wish: PricedWish): string | undefined {
  const kits = offer.options.find((group) => isOption(group, 'set'))
  const variants = kits && !wantedPairs(offer, wish).has(kits.pid) ? wantedVariants(offer, wish) : undefined
  if (!kits || !variants) return undefined
  const low = Math.min(...variants.map(({ minor }) => minor))
  const vidsAt = (isAt: (minor: number) => boolean): Set<string> =>
    new Set(
      variants
        .filter(({ minor }) => isAt(minor))
        .flatMap(({ propsIds }) => toPairs(propsIds).flatMap(({ pid, vid }) => (pid === kits.pid ? [vid] : []))),
    )
  const [vid, ...others] = vidsAt((minor) => minor === low)
  return vid !== undefined && others.length === 0 && vidsAt(() => true).size > 1 ? `${kits.pid}:${vid}` : undefined
}

/** Price of one piece at the buyer's quantity; `undefined` where the marketplace names none. */
export function unitPrice(offer: Offer | OfferSummary, wish: PricedWish, rate: Rate): UnitPrice | undefined {
  const quantity = pricedQuantity(offer, wish)
  const price = originalPrice(offer, wish)
  if (!price) return undefined
  const { minor: original, isFrom, variant } = price
  const factor = rateBetween(rate, offer.currency, displayCurrency)
  if (factor === undefined) return { original, minor: original, currency: offer.currency, quantity, isFrom, variant }
  return { original, minor: convertMinor(original, factor), currency: displayCurrency, rate: factor, quantity, isFrom, variant }
}

/** The next step of the price ladder beyond the buyer's quantity, where a piece costs less. Minor units of `currency`, as `UnitPrice`. */
export function nextStep(offer: OfferSummary, wish: PricedWish, rate: Rate): { from: number; minor: number; currency: string } | undefined {
  const now = unitPrice(offer, wish, rate)
  const next = offer.priceLadder.find((step) => step.from > pricedQuantity(offer, wish))
  if (!now || !next || next.minor >= now.original) return undefined
  return { from: next.from, minor: now.rate === undefined ? next.minor : convertMinor(next.minor, now.rate), currency: now.currency }
}

export const rateBetween = (rate: Rate, from: string, to: string): number | undefined => (from === to ? 1 : rate(from, to))

/** One piece's price in a currency as the buyer would see it; `undefined` where price or rate is unknown. */
export function priceInCurrency(offer: OfferSummary, wish: Wish, currency: string, rate: Rate): number | undefined {
  const price = originalPrice(offer, wish)
  const factor = rateBetween(rate, offer.currency, currency)
  return price === undefined || factor === undefined ? undefined : convertMinor(price.minor, factor)
}

/**
 * Bounds for a marketplace, in every currency an offer may be priced in: the largest source price whose converted, rounded form is still within the
 * wish, so that what passes the source is what passes on the card. `undefined` without a price wish or without any rate for its currency.
 */
export function toPriceBounds(wish: Wish, rate: Rate): PriceBounds | undefined {
  const wished = boundsOf(wish)
  if (!wished) return undefined
  const { min, max } = wished
  const bounds: PriceBounds = {}
  for (const source of currencies) {
    const factor = rateBetween(rate, source, wished.currency)
    if (factor === undefined || !(factor > 0)) continue
    bounds[source] = {
      ...(min !== undefined ? { minMinor: firstWithin((minor) => convertMinor(minor, factor) >= min, Math.floor(min / factor)) } : {}),
      ...(max !== undefined ? { maxMinor: firstWithin((minor) => convertMinor(minor, factor) > max, Math.floor(max / factor)) - 1 } : {}),
    }
  }
  return Object.keys(bounds).length > 0 ? bounds : undefined
}

/** The smallest whole number for which a rising condition holds, looked for around a guess. */
function firstWithin(holds: (minor: number) => boolean, guess: number): number {
  let at = Math.max(0, guess - 2)
  while (at > 0 && holds(at)) at--
  while (!holds(at)) at++
  return at
}
