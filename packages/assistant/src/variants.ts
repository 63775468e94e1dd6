import { haveSides } from '@karavan/lexicon/measures.ts'
import { type Offer, type OfferSummary, type OptionGroup, type VariantPrice, variantPricesOf } from '@karavan/marketplaces/port.ts'
import { toPairs } from '@karavan/marketplaces/sku.ts'
import { readBoth, sizesNamed } from './facts.ts'
import type { Wish, WishedFigure } from './wish.ts'
import { meetsMeasure } from './wish-bounds.ts'

/** A variant's price with what of it, as `pid:vid`, the wish names. */
export interface WantedVariant extends VariantPrice {
  named: string[]
}

/**
 * Prices of the variants that the wish is about, where the variants of an offer differ in price: of a power bank sold in three capacities those of the
 * wished one. Variants in stock, unless none is; `undefined` where the ladder prices all alike.
 */
export function wantedVariants(offer: Offer | OfferSummary, wish: VariantWish): WantedVariant[] | undefined {
  const prices = 'skus' in offer ? variantPricesOf(offer) : offer.variantPrices
  if (!prices) return undefined
  const allowed = new Map<string, Set<string>>()
  for (const group of offer.options) {
    const vids = wantedValues(group, wish)
    if (vids) allowed.set(group.pid, vids)
  }
  const isNamed = ({ pid, vid }: { pid: string; vid: string }): boolean | undefined => allowed.get(pid)?.has(vid)
  const fitting = prices.filter(({ propsIds }) => toPairs(propsIds).every((pair) => isNamed(pair) ?? true))
  const namedIn = ({ propsIds }: VariantPrice): string[] =>
    fitting.length > 0
      ? toPairs(propsIds)
          .filter(isNamed)
          .map(({ pid, vid }) => `${pid}:${vid}`)
      : []
  const chosen = (fitting.length > 0 ? fitting : prices).map((price) => ({ ...price, named: namedIn(price) }))
  const there = chosen.filter(({ stock }) => stock > 0)
  return there.length > 0 ? there : chosen
}

/** Picture of a wished variant, where the offer shows one for it: a black wish is answered by the black one. */
export const wantedPicture = ({ options }: Pick<OfferSummary, 'options'>, wish: VariantWish): string | undefined =>
  options
    .flatMap((group) => {
      const vids = wantedValues(group, wish)
      return vids ? group.values.filter(({ vid }) => vids.has(vid)) : []
    })
    .find(({ imageUrl }) => imageUrl)?.imageUrl

/** The part of a wish that chooses between variants; with `kinds`, properties by which those that were asked of differ: the rechargeable one of a lamp. */
export type VariantWish = Partial<Pick<Wish, 'colors' | 'notColors' | 'measures' | 'sides' | 'sizes' | 'figures'>> & {
  kinds?: readonly string[]
}

/** Values of a group that fit; `undefined` where the wish says nothing of what the group is about, or none fits. */
function wantedValues(
  { values }: OptionGroup,
  { colors = [], notColors = [], measures = [], sides, sizes = [], figures = [], kinds = [] }: VariantWish,
): Set<string> | undefined {
  const namesKind = ({ name }: OptionGroup['values'][number]): boolean =>
    readBoth(name).some(({ concepts }) => concepts.some(({ conceptId, isNegated }) => !isNegated && kinds.includes(conceptId)))
  const isOfKinds = values.some(namesKind)
  const fitting = values.filter((value) => {
    const { name } = value
    if (isOfKinds && !namesKind(value)) return false
    const readings = readBoth(name)
    const named = readings.flatMap((reading) => reading.concepts.filter(({ kind }) => kind === 'color').map(({ conceptId }) => conceptId))
    if (colors.length > 0 && named.length > 0 && !colors.some((color) => named.includes(color))) return false
    if (named.length > 0 && named.every((color) => notColors.includes(color))) return false
    const own = sizes.length > 0 ? sizesNamed(name) : []
    if (own.length > 0 && !sizes.some((size) => own.includes(size))) return false
    const measured = sides ? readings.flatMap((reading) => reading.sides) : []
    if (sides && measured.length > 0 && !measured.some(({ values: own }) => haveSides(own, sides))) return false
    const counted = readings.flatMap((reading) => reading.measures).filter(({ dimension }) => dimension === 'count')
    const isInSet = ({ above = 0, below = Number.POSITIVE_INFINITY }: WishedFigure): boolean =>
      counted.some(({ value }) => value > above && value < below)
    if (counted.length > 0 && !figures.filter(({ field }) => field === 'set').every(isInSet)) return false
    return measures.every((measure) => {
      const stated = readings.flatMap((reading) => reading.measures).filter(({ dimension }) => dimension === measure.dimension)
      return stated.length === 0 || stated.some(({ value }) => meetsMeasure(measure, value))
    })
  })
  return fitting.length > 0 && fitting.length < values.length ? new Set(fitting.map(({ vid }) => vid)) : undefined
}
