import { isAnyOf } from '../rank/check.ts'
import type { Wish, WishedFigure, WishedMeasure } from '../wish.ts'
import { inParts } from './grammar/measure.ts'
import type { Relative } from './grammar/relative.ts'
import type { SaidConditions } from './settle.ts'

/** Numbers that mean something else where the goods are known: pieces of a puzzle, grams for a square metre of cloth. */

const cloth = ['type.clothing', 'type.towel', 'type.blanket', 'type.bedding', 'type.tote-bag', 'type.curtain']
/** Grams that a piece of cloth may weigh for a square metre; a coat weighs more, a handkerchief less. */
const density = { least: 60, most: 900 }
/** A figure named exactly may differ by this share of it. */
const tolerance = 0.02
const leastParts = 20
/** What is smaller says which of something it is: the first class, two pockets. */
const leastUnplaced = 5
const maxQuantity = 10_000_000

const withoutBareNumber = <T extends Numbers>(reading: T): T => {
  const rest = { ...reading }
  delete rest.bareNumber
  return rest
}
const isNumber = (word: string): boolean => /^\d{1,7}$/.test(word)

/** What a message says in numbers, and of which goods. */
export interface Numbers extends Pick<SaidConditions, 'price' | 'budget' | 'quantity'> {
  types: string[]
  words: string[]
  purposes: string[]
  sizes: string[]
  measures: WishedMeasure[]
  figures: WishedFigure[]
  relatives: Relative[]
  /** A number that nothing explains. */
  bareNumber?: number
  /** A number among `words` that may be pieces or a price. */
  unplaced?: number
}

/** The reading of a message about goods of these kinds, each number in its part. A number with no part stays, as `unplaced`. */
export function placeNumbers<T extends Numbers>(reading: T, types: readonly string[]): T {
  return withUnplaced(withParts(withDensity(reading, types), types))
}

function withDensity<T extends Numbers>(reading: T, types: readonly string[]): T {
  const isCloth = (measure: WishedMeasure): boolean => {
    const value = measure.target ?? measure.min ?? measure.max ?? 0
    return measure.dimension === 'weight' && value >= density.least && value <= density.most
  }
  if (!isAnyOf(cloth, types) || !reading.measures.some(isCloth)) return reading
  const figures = reading.measures.filter(isCloth).map(
    ({ target, min = target, max = target }): WishedFigure => ({
      field: 'density',
      ...(min !== undefined ? { above: min * (1 - tolerance) } : {}),
      ...(max !== undefined ? { below: max * (1 + tolerance) } : {}),
    }),
  )
  return {
    ...reading,
    measures: reading.measures.filter((measure) => !isCloth(measure)),
    figures: [...reading.figures, ...figures].slice(0, 4),
  }
}

function withParts<T extends Numbers>(reading: T, types: readonly string[]): T {
  const loose = [...reading.words, ...reading.purposes].find((word) => isNumber(word) && Number(word) >= leastParts)
  const target = loose === undefined ? reading.bareNumber : Number(loose)
  const isOfParts = isAnyOf(inParts, types) && (loose !== undefined || (reading.bareNumber ?? 0) >= leastParts)
  if (!isOfParts || target === undefined || reading.measures.some(({ dimension }) => dimension === 'count')) return reading
  const others = (words: readonly string[]): string[] => words.filter((word) => word !== loose)
  const rest = withoutBareNumber(reading)
  return {
    ...rest,
    words: others(reading.words),
    purposes: others(reading.purposes),
    measures: [...reading.measures, { dimension: 'count', target }],
  }
}

/** A number alone, after what was said of the goods before: "а 39 есть?" after shoes of size 38, "плотнее 300". */
export function placeBareNumber<T extends Numbers>(reading: T, before: Wish): T {
  const { bareNumber } = reading
  if (bareNumber === undefined) return reading
  const rest = withoutBareNumber(reading)
  const isNear = (size: string): boolean => /^\d{2}(?:\.5)?$/.test(size) && Math.abs(Number(size) - bareNumber) <= nearSizes
  if (before.sizes.some(isNear) && reading.sizes.length === 0) return { ...rest, sizes: [String(bareNumber)] }
  if (reading.relatives.includes('denser'))
    return {
      ...rest,
      relatives: reading.relatives.filter((one) => one !== 'denser'),
      figures: [...reading.figures, { field: 'density', above: bareNumber }],
    }
  return reading
}
/** Sizes so far from one that was wanted are sizes as well. */
const nearSizes = 8

/** "Mugs 200": beside a price it counts pieces, else nobody knows. */
function withUnplaced<T extends Numbers>(reading: T): T {
  const [number, ...others] = reading.words
  if (reading.types.length === 0 || number === undefined || others.length > 0 || !isNumber(number) || reading.quantity !== undefined)
    return reading
  const value = Number(number)
  if (value < leastUnplaced || value > maxQuantity) return reading
  if (reading.price || reading.budget) return { ...reading, words: [], quantity: value }
  return { ...reading, unplaced: value }
}
