import type { LocalizedText } from '@karavan/contract/language.ts'
import { haveSides } from '@karavan/lexicon/measures.ts'
import { isAnyOf } from '@karavan/lexicon/names.ts'
import { type Offer, type OfferSummary, type OptionGroup, type VariantPrice, variantPricesOf } from '@karavan/marketplaces/port.ts'
import { toPairs } from '@karavan/marketplaces/sku.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { readBoth, sizesNamed, traitsNamed } from './facts.ts'
import { figuresOfOption } from './fields.ts'
import { devicesIn, fitsDevice } from './interpret/grammar/device.ts'
import { valuesCalled } from './values-called.ts'
import type { Wish, WishedFigure } from './wish.ts'
import { meetsFigure, meetsMeasure, sidesUpTo } from './wish-bounds.ts'

/** A variant's price with what of it, as `pid:vid`, the wish names. */
export interface WantedVariant extends VariantPrice {
  named: string[]
}

/**
 * Prices of the variants that the wish is about, where the variants of an offer differ in price: of a power bank sold in three capacities those of the
 * wished one. Variants in stock, unless none is; `undefined` where the ladder prices all alike.
 */
export function wantedVariants(offer: Offer | OfferSummary, wish: VariantWish): WantedVariant[] | undefined {
  const prices = 'skus' in offer ? variantPricesOf(offer) : pricesIn(offer)
  if (!prices) return undefined
  const wanted = wantedPairs(offer, wish)
  const isNamed = ({ pid, vid }: { pid: string; vid: string }): boolean | undefined => wanted.get(pid)?.has(vid)
  const fitting = prices.filter(({ propsIds }) => isOfNamed(propsIds, wanted))
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

/** Prices of the variants as a list knows them; what is not counted is there. */
function pricesIn({ variants = [] }: OfferSummary): VariantPrice[] | undefined {
  const priced = variants.flatMap(({ propsIds, stock = 1, minor }) => (minor === undefined ? [] : [{ propsIds, stock, minor }]))
  return priced.length > 0 ? priced : undefined
}

/** Of each option that a wish chooses by, the values that it is about: pids with their vids. */
export function wantedPairs({ options }: Pick<OfferSummary, 'options'>, wish: VariantWish): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>()
  for (const group of options) {
    const vids = wantedValues(group, wish)
    if (vids) wanted.set(group.pid, vids)
  }
  return wanted
}

/** Whether a variant has a wished value of each option that a wish chooses by. */
export const isOfNamed = (propsIds: string, wanted: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
  toPairs(propsIds).every(({ pid, vid }) => wanted.get(pid)?.has(vid) ?? true)

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
  Pick<
    Wish,
    | 'colors'
    | 'notColors'
    | 'measures'
    | 'sides'
    | 'sizes'
    | 'figures'
    | 'traits'
    | 'notTraits'
    | 'device'
    | 'words'
    | 'purposes'
    | 'beside'
  > & {
    /** What was said of it in so many words. */
    called: string
  }
>

/** Values of a group that fit; `undefined` where the wish says nothing of what the group is about, or none fits. */
function wantedValues(group: OptionGroup, wish: VariantWish): Set<string> | undefined {
  const { values } = group
  // What a question calls is meant before what was wished for.
  const called = (wish.called === undefined ? undefined : valuesCalled(group, wish.called)) ?? valuesCalled(group, wordsOf(wish))
  const isOfProperties = (wish.traits ?? []).length + (wish.notTraits ?? []).length > 0
  const properties = new Map(isOfProperties ? values.map(({ vid, name }) => [vid, traitsNamed(name)]) : [])
  // A property chooses where one of the values states it, and not where all of the goods have it.
  const isStated = (trait: string): boolean => [...properties.values()].some((own) => isAnyOf([trait], own))
  const traits = (wish.traits ?? []).filter(isStated)
  const fitting = values.filter(
    ({ vid, name }) =>
      hasLooks(name, wish) &&
      hasFigures(group, name, wish) &&
      isForDevice(name, wish) &&
      traits.every((trait) => isAnyOf([trait], properties.get(vid) ?? [])) &&
      !isAnyOf(wish.notTraits ?? [], properties.get(vid) ?? []) &&
      (called?.has(vid) ?? true),
  )
  return fitting.length > 0 && fitting.length < values.length ? new Set(fitting.map(({ vid }) => vid)) : undefined
}

/** Words of a wish that may call a value of an option. */
const wordsOf = ({ words = [], purposes = [], beside = [] }: VariantWish): string =>
  [...words, ...purposes, ...beside.flatMap((one) => one.words)].join(' ')

/** Whether a value is of a wished colour and size, or of neither. */
function hasLooks(name: LocalizedText, { colors = [], notColors = [], sizes = [] }: VariantWish): boolean {
  const named = readBoth(name).flatMap(({ concepts }) => concepts.filter(({ kind }) => kind === 'color').map(({ conceptId }) => conceptId))
  if (colors.length > 0 && named.length > 0 && !isAnyOf(colors, named)) return false
  if (named.length > 0 && named.every((color) => notColors.includes(color))) return false
  const own = sizes.length > 0 ? sizesNamed(name) : []
  return own.length === 0 || sizes.some((size) => own.includes(size))
}

/** Whether what a value measures is what is wished for, where it is of the same. */
function hasFigures(group: OptionGroup, name: LocalizedText, { measures = [], sides, figures = [] }: VariantWish): boolean {
  const readings = readBoth(name)
  const measured = readings.flatMap((reading) => reading.measures)
  const own = sides ? readings.flatMap((reading) => reading.sides) : []
  if (sides && own.length > 0 && !own.some(({ values }) => haveSides(values, sides))) return false
  const counted = measured.filter(({ dimension }) => dimension === 'count').map(({ value }) => value)
  const isWithin = (figure: WishedFigure): boolean => {
    const { field } = figure
    const stated = field === 'set' ? counted : figuresOfOption({ name: group.name, value: name }, field)
    return stated.length === 0 || stated.some((value) => meetsFigure(figure, value))
  }
  if (!figures.every(isWithin)) return false
  return measures.every((measure) => {
    const within = sidesUpTo(
      measure,
      readings.flatMap((reading) => reading.sides.map(({ values }) => values)),
    )
    if (within) return within.length > 0
    const stated = measured.filter(({ dimension }) => dimension === measure.dimension)
    return stated.length === 0 || stated.some(({ value }) => meetsMeasure(measure, value))
  })
}

/** Whether a value is for the wished device, or names none. */
function isForDevice(name: LocalizedText, { device }: VariantWish): boolean {
  const named = device === undefined ? [] : texts(name).flatMap((text) => devicesIn(text.toLowerCase()))
  return device === undefined || named.length === 0 || named.some((one) => fitsDevice(one.device, device))
}
