import { headTypes } from '@karavan/lexicon/heads.ts'
import type { Measure } from '@karavan/lexicon/measures.ts'
import { isAnyOf } from '@karavan/lexicon/names.ts'
import type { Dimension, WishedMeasure } from '../../wish.ts'
import { about, from, upTo } from './bounds.ts'
import type { OpenText, Span } from './open-text.ts'
import { B, pattern } from './pattern.ts'
import { type Read, type Reader, type Situation, spanOf } from './reader.ts'

type Side = 'min' | 'max' | 'about'

const before: readonly [Side, RegExp][] = [
  [
    'max',
    pattern(
      String.raw`${B}(?:${upTo}|smaller than|(?:no|not) (?:bigger|larger|longer|heavier|wider|taller) than|не (?:длиннее|шире|выше|тяжелее|толще|мощнее|крупнее)(?: чем)?)\s*$`,
    ),
  ],
  [
    'min',
    pattern(
      String.raw`${B}(?:${from}|(?<!(?:no|not) )(?:bigger|larger) than|(?:no|not) (?:smaller|shorter|weaker|lighter|narrower) than|побольше(?: чем)?|не (?:слабее|короче|уже|легче|мельче|тоньше)(?: чем)?)\s*$`,
    ),
  ],
  ['about', pattern(String.raw`${about}\s*$`)],
]
const after: readonly [Side, RegExp][] = [
  [
    'max',
    /^\s?(?:以内|以下|之内|(?:или|и|либо) (?:меньше|короче|легче|уже|ниже|мельче)|(?:or|and) (?:less|shorter|smaller|lighter|under|below|thinner|narrower)|max|максимум|tops|не больше)/u,
  ],
  [
    'min',
    /^\s?(?:以上|起|\+|(?:или|и|либо|а лучше) (?:больше|более|побольше|длинн?ее|выше|шире|толще|тяжелее|мощнее|дольше)|(?:or|and) (?:more|up|longer|larger|bigger|wider|taller|thicker|heavier|over|above|higher)|minimum|минимум|не меньше)/u,
  ],
  ['about', /^\s?(?:左右|上下|or so)/u],
]
/** "За" and "по" bound a price, never a size. */
const boundsPrice = /^(?:за|по|под)\s*$/u
/** Characters beside a measure in which a bound is looked for. */
const reachBefore = 30
const reachAfter = 16

function toMeasure(dimension: Dimension, side: Side, value: number): WishedMeasure {
  if (side === 'about') return { dimension, target: value, isAbout: true }
  return side === 'min' ? { dimension, min: value } : { dimension, max: value }
}

/** A measure with what stands around it: "до 500 мл" is a bound, "500 мл" a target. */
function withBounds(folded: string, found: Measure): Read<WishedMeasure> {
  const { dimension, value, min, max } = found
  const span = spanOf(found)
  if (min !== undefined && max !== undefined && min !== max) return { value: { dimension, min, max }, span }
  const bounded = withWordsAround(folded, dimension, value, span)
  if (bounded) return bounded
  if (min !== undefined && max === undefined) return { value: { dimension, min }, span }
  if (max !== undefined && min === undefined) return { value: { dimension, max }, span }
  return { value: { dimension, target: value }, span }
}

/** A measure named exactly, as the bound that the words around it make of it. */
export function withBoundWords(folded: string, exact: Read<WishedMeasure>): Read<WishedMeasure> {
  const { dimension, target } = exact.value
  return (target !== undefined && withWordsAround(folded, dimension, target, exact.span)) || exact
}

function withWordsAround(folded: string, dimension: Dimension, value: number, found: Span): Read<WishedMeasure> | undefined {
  const lead = folded.slice(Math.max(0, found.start - reachBefore), found.start)
  for (const [side, wanted] of before) {
    const [marker] = wanted.exec(lead) ?? []
    if (marker === undefined || boundsPrice.test(marker)) continue
    return { value: toMeasure(dimension, side, value), span: { start: found.start - marker.length, end: found.end } }
  }
  const tail = folded.slice(found.end, found.end + reachAfter)
  for (const [side, wanted] of after) {
    const [marker] = wanted.exec(tail) ?? []
    if (marker !== undefined)
      return { value: toMeasure(dimension, side, value), span: { start: found.start, end: found.end + marker.length } }
  }
  return undefined
}

/** Goods that come in so many parts; what is bought of them is counted in other words than the parts. */
export const inParts = ['type.puzzle', 'type.building-blocks', 'type.model-kit']
const partsOfWhole = /(?:детал\p{L}*|элемент\p{L}*|pieces?|pc|片|颗粒?)$/iu
const withParts = /(?:with|of|has|having)\s+[\d,. ]+\s?pcs$/u

/** Goods that come in sets, whose pieces are named with the set: "12 pc brush set", "набор из 12 кистей", 一套30件. */
const inSets = ['type.makeup-brush', 'type.screwdriver-set']
const ofSetBefore = /(?:(?:набор|комплект|сет)\p{L}*\s+(?:\p{L}+\s+){0,3}(?:из|на|в)|(?:set|kit|pack)\s+of|[一每]套(?:要|有|是|得)?)\s*$/iu
const ofSetAfter = /^[\s-]?(?:\p{L}+\s+){0,3}(?:sets?|kit|набор\p{L}*|комплект\p{L}*)(?!\p{L})|^装?\p{Script=Han}{0,6}套/iu

/** Measures of the goods. Pieces are left to the quantity, unless they are the parts of what is wanted: "a 1000 piece puzzle". */
function readMeasures(text: OpenText, { analysis }: Situation): Read<WishedMeasure>[] {
  const { folded } = text
  const heads = headTypes(analysis)
  const isInParts = isAnyOf(inParts, heads)
  const areSets = isAnyOf(inSets, heads)
  const isPart = ({ text, start, end }: Measure): boolean =>
    (isInParts && (partsOfWhole.test(text) || withParts.test(folded.slice(0, end)))) ||
    (areSets && (ofSetBefore.test(folded.slice(0, start)) || ofSetAfter.test(folded.slice(end))))
  const isOfSides = ({ start, end }: Measure): boolean => analysis.sides.some((sides) => sides.start < end && start < sides.end)
  const own = analysis.measures.filter((found) => text.isOpen(found) && (found.dimension !== 'count' || isPart(found)) && !isOfSides(found))
  return withAlternatives(
    folded,
    own.map((found) => withBounds(folded, found)),
  )
}

const unitOfMeasure = String.raw`(?<unit>"|[a-z\p{Script=Cyrillic}\p{Script=Han}]+)`
const numberBefore = String.raw`(?<![\p{L}\d.,])(?<number>\d{1,5}(?:[.,]\d{1,3})?)\s?(?:${unitOfMeasure}(?![a-z\p{Script=Cyrillic}])\s?)?`
const preposition = String.raw`(?:(?:по|на|in|of)\s)?`
const oneAndOther = new RegExp(String.raw`${numberBefore}(?:(?:и|или|and|or|&|和|跟|或者?|、|\/)\s?${preposition})$`, 'u')
/** "2, 3 and 5 kg": the first of more than two. */
const oneMore = new RegExp(String.raw`${numberBefore}(?:[,、]\s?${preposition})$`, 'u')
const ownNumber = new RegExp(String.raw`^(?<number>\d{1,5}(?:[.,]\d{1,3})?)\s?-?\s?${unitOfMeasure}`, 'u')
const asNumber = (digits: string): number => Number(digits.replace(',', '.'))
/** Two of one measure that a buyer wants side by side are of one order. */
const mostApart = 10

/** "2 and 3 kg", 2公斤和3公斤的: one measure of which several are named, in one unit. Behind a bound it is none of them: "up to 2 or 3 kg". */
function withAlternatives(folded: string, reads: readonly Read<WishedMeasure>[]): Read<WishedMeasure>[] {
  const taken: Span[] = []
  return reads
    .toReversed()
    .flatMap((read) => {
      const { dimension, target, isAbout } = read.value
      if (taken.some(({ start, end }) => start <= read.span.start && read.span.end <= end)) return []
      const own = target === undefined || isAbout ? undefined : ownNumber.exec(folded.slice(read.span.start, read.span.end))?.groups
      if (target === undefined || !own) return [read]
      const scale = target / asNumber(own.number!)
      const values = [target]
      let { start } = read.span
      const next = (): RegExpExecArray | null =>
        oneAndOther.exec(folded.slice(0, start)) ?? (values.length > 1 ? oneMore.exec(folded.slice(0, start)) : null)
      for (let other = next(); other; other = next()) {
        const value = Math.round(asNumber(other.groups!.number!) * scale * 100) / 100
        const { unit } = other.groups!
        if ((unit !== undefined && unit !== own.unit) || value / target > mostApart || target / value > mostApart || values.includes(value))
          break
        values.push(value)
        start = other.index
      }
      if (values.length === 1 || values.length > maxAlternatives) return [read]
      const span = { start, end: read.span.end }
      taken.push(span)
      const oneOf = values.toSorted((a, b) => a - b)
      return [{ value: { dimension, min: oneOf[0]!, max: oneOf.at(-1)!, oneOf }, span }]
    })
    .toReversed()
}
const maxAlternatives = 4

/** Volumes, lengths, weights, charges, powers, as the lexicon found them, with the words that bound them. */
export const measureReader: Reader<WishedMeasure> = {
  read: readMeasures,
  examples: {
    ru: [
      ['термокружка [500 мл]', { dimension: 'volume', target: 500 }],
      ['[до 1 литра]', { dimension: 'volume', max: 1000 }],
      ['[не меньше 300 мл]', { dimension: 'volume', min: 300 }],
      ['пазл [1000 деталей]', { dimension: 'count', target: 1000 }],
      ['набор кистей для макияжа из [12 предметов]', { dimension: 'count', target: 12 }],
      ['кисти для макияжа 12 штук'],
      ['100 штук'],
    ],
    en: [
      ['[500ml] thermos mug', { dimension: 'volume', target: 500 }],
      ['[at least 500 ml]', { dimension: 'volume', min: 500 }],
      ['lead, [3 metres or longer]', { dimension: 'length', min: 3000 }],
      ['mugs [bigger than 500 ml]', { dimension: 'volume', min: 500 }],
      ['[12 pc] makeup brush set', { dimension: 'count', target: 12 }],
      ['[10000mAh] power bank', { dimension: 'charge', target: 10_000 }],
      ['20 pieces'],
    ],
    zh: [
      ['[500毫升]保温杯', { dimension: 'volume', target: 500 }],
      ['[500ml以上]', { dimension: 'volume', min: 500 }],
      ['[12支]化妆刷套装', { dimension: 'count', target: 12 }],
      ['螺丝刀 一套[30件以上]', { dimension: 'count', min: 30 }],
    ],
  },
}

/** Exact measures of a dimension that another was named of before: what is said of a part. They choose among offers and exclude none. */
export function othersOfEach(measures: readonly WishedMeasure[]): WishedMeasure[] {
  const isAfter = ({ dimension }: WishedMeasure, at: number): boolean => measures.slice(0, at).some((one) => one.dimension === dimension)
  return measures.filter((measure, at) => measure.target !== undefined && isAfter(measure, at)).slice(0, 2)
}

/** The first measure of each dimension: a buyer who names two of one has the second as an aside. */
export function firstOfEach(measures: readonly WishedMeasure[]): WishedMeasure[] {
  const byDimension = new Map<Dimension, WishedMeasure>()
  for (const measure of measures) if (!byDimension.has(measure.dimension)) byDimension.set(measure.dimension, measure)
  return [...byDimension.values()]
}
