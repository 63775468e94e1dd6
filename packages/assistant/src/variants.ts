import { haveSides } from '@karavan/lexicon/measures.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { type Offer, type OfferSummary, type OptionGroup, type VariantPrice, variantPricesOf } from '@karavan/marketplaces/port.ts'
import { toPairs } from '@karavan/marketplaces/sku.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { readBoth, sizesNamed, traitsNamed } from './facts.ts'
import { figuresOfOption } from './fields.ts'
import { devicesIn, fitsDevice } from './interpret/grammar/device.ts'
import type { Wish, WishedFigure } from './wish.ts'
import { toMeasureBound } from './wish-bounds.ts'

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

/** The part of a wish that chooses between variants. */
export type VariantWish = Partial<
  Pick<Wish, 'colors' | 'notColors' | 'measures' | 'sides' | 'sizes' | 'figures' | 'traits' | 'notTraits' | 'device'>
>

/** Values of a group that fit; `undefined` where the wish says nothing of what the group is about, or none fits. */
function wantedValues(
  { name: group, values }: OptionGroup,
  { colors = [], notColors = [], measures = [], sides, sizes = [], figures = [], traits = [], notTraits = [], device }: VariantWish,
): Set<string> | undefined {
  // A property chooses where one of the values states it, and not where all of the goods have it.
  const properties = traits.length + notTraits.length > 0 ? values.map(({ name }) => traitsNamed(name)) : []
  const stated = traits.filter((trait) => properties.some((own) => own.some((one) => isA(one, trait))))
  const fitting = values.filter(({ name }, at) => {
    const readings = readBoth(name)
    const own = properties[at] ?? []
    if (!stated.every((trait) => own.some((one) => isA(one, trait)))) return false
    if (own.some((one) => notTraits.some((trait) => isA(one, trait)))) return false
    const devices = device === undefined ? [] : texts(name).flatMap((text) => devicesIn(text.toLowerCase()))
    if (device !== undefined && devices.length > 0 && !devices.some((one) => fitsDevice(one.device, device))) return false
    const isWithin = ({ field, above, below }: WishedFigure): boolean => {
      const found = figuresOfOption({ name: group, value: name }, field)
      return found.length === 0 || found.some((value) => (above === undefined || value > above) && (below === undefined || value < below))
    }
    if (!figures.every(isWithin)) return false
    const named = readings.flatMap((reading) => reading.concepts.filter(({ kind }) => kind === 'color').map(({ conceptId }) => conceptId))
    if (colors.length > 0 && named.length > 0 && !colors.some((color) => named.includes(color))) return false
    if (named.length > 0 && named.every((color) => notColors.includes(color))) return false
    const fitted = sizes.length > 0 ? sizesNamed(name) : []
    if (fitted.length > 0 && !sizes.some((size) => fitted.includes(size))) return false
    const measured = sides ? readings.flatMap((reading) => reading.sides) : []
    if (sides && measured.length > 0 && !measured.some(({ values: own }) => haveSides(own, sides))) return false
    return measures.every((measure) => {
      const { min, max } = toMeasureBound(measure)
      const stated = readings.flatMap((reading) => reading.measures).filter(({ dimension }) => dimension === measure.dimension)
      return stated.length === 0 || stated.some(({ value }) => (min === undefined || value >= min) && (max === undefined || value <= max))
    })
  })
  return fitting.length > 0 && fitting.length < values.length ? new Set(fitting.map(({ vid }) => vid)) : undefined
}
