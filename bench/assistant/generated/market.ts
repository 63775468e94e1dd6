import type { Language } from '@karavan/contract/language.ts'
import { describeType } from '@karavan/lexicon/names.ts'
import { type Offer, priceAt, variantPricesOf } from '@karavan/marketplaces/port.ts'
import { families } from '@karavan/sample-market/families/all.ts'
import type { Family } from '@karavan/sample-market/family.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import { type Random, randomFrom } from '@karavan/sample-market/random.ts'
import { factNames } from '@karavan/sample-market/words.ts'
import { roubles } from '@karavan/testing/talk.ts'

/** What talks are led about and held against: the sample market's own offers, read without the engine. */

export type Half = 'open' | 'held'

/** Deals a list at random, the same way on every run. */
export function dealt<T>(list: readonly T[], half: Half, seed: string): T[] {
  const random = randomFrom(`deal:${seed}`)
  const order = list.map((item, index) => ({ item, index, at: random.next() })).sort((a, b) => a.at - b.at || a.index - b.index)
  return order.filter((_, place) => (place % 2 === 0) === (half === 'open')).map(({ item }) => item)
}

export const kindOf = (offer: Offer): string => {
  const kind = offer.images.map((image) => parsePicturePath(image)?.kind).find((found) => found !== undefined)
  return `type.${kind}`
}

let market: Map<string, Offer[]> | undefined
/** All offers of a family. */
export function offersOf({ type }: Family): readonly Offer[] {
  if (!market) {
    market = new Map()
    for (const offer of generateMarket()) market.set(kindOf(offer), [...(market.get(kindOf(offer)) ?? []), offer])
  }
  return market.get(type) ?? []
}

/** Kinds of goods of one half: those with enough offers to talk about. */
export const familiesOf = (half: Half): Family[] =>
  dealt(
    families.filter((family) => offersOf(family).length >= 20),
    half,
    'families',
  )

/** The goods as a buyer names them. */
export const goodsOf = ({ type }: Family, language: Language): string => describeType(type, language, 'many')

const attribute = (offer: Offer, zhName: string) => offer.attributes.find(({ name }) => name.zh === zhName)

/** What a listing states under a name (as the family has it in Chinese). */
export const statedOf = (offer: Offer, zhName: string, language: Language): string | undefined => attribute(offer, zhName)?.value[language]

const units: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/ml|毫升/i, 1],
  [/mAh|毫安/i, 1],
  [/μm|微米/i, 0.001],
  [/mm|毫米/i, 1],
  [/cm|厘米/i, 10],
  [/kg|公斤/i, 1000],
  [/L|升/, 1000],
  [/米|m/, 1000],
]
/** All figures that a listing states under a name, in one unit; sides of one thing are multiplied. */
export function figuresOf(offer: Offer, zhName: string): number[] {
  const text = statedOf(offer, zhName, 'zh')
  if (text === undefined) return []
  return text.split(/[,，、/]|至/).flatMap((part) => {
    const numbers = [...part.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
    if (numbers.length === 0) return []
    const factor = units.find(([pattern]) => pattern.test(part))?.[1] ?? 1
    return [numbers.reduce((product, number) => product * number, 1) * factor]
  })
}

/** Roubles for one piece, the lowest of its variants. */
export function roublesOf(offer: Offer, quantity: number | undefined): number {
  const variants = variantPricesOf(offer)
  const minor = variants
    ? Math.min(...variants.map((one) => one.minor))
    : priceAt(offer.priceLadder, Math.max(quantity ?? offer.moq, offer.moq))!
  return (minor * roubles[offer.currency]!) / 100
}

const russianOf = (offer: Offer, zhName: string): string =>
  [
    statedOf(offer, zhName, 'ru'),
    ...offer.options.filter(({ name }) => name.zh === zhName).flatMap(({ values }) => values.map(({ name }) => name.ru)),
  ]
    .join(', ')
    .toLowerCase()

/** The colours a listing names, in Russian. */
export const colorsOf = (offer: Offer): string => russianOf(offer, factNames.color[0])

/** Everything a listing says in titles, attributes and options, in one language. */
export const saidIn = (offer: Offer, language: Language): string =>
  [
    offer.title[language],
    ...offer.attributes.map(({ value }) => value[language]),
    ...offer.options.flatMap(({ values }) => values.map(({ name }) => name[language])),
  ]
    .join('\n')
    .toLowerCase()

export const pickRandom = (seed: string): Random => randomFrom(seed)
