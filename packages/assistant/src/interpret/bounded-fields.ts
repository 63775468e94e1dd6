import { LRUCache } from 'lru-cache'
import { after, before, mostAfter } from './grammar/figure-way.ts'
import { translate } from './grammar/pattern.ts'

/**
 * "80 % blackout rate or more", 遮光率80%以上: an attribute of listings with a number that it should reach, or should not go over. Its value is written with a sign
 * ("≥ 80%"), which no listing has.
 */
interface Bound {
  start: number
  end: number
  /** "≥ 80%". */
  value: string
}

const number = String.raw`(?<![\d.,])(?<number>\d{1,6}(?:[.,]\d{1,3})?)(?![\d.,]*\d)`
const figure = /^(\d{1,6}(?:[.,]\d{1,3})?)\s?(%|[\p{L}°/²³]{0,12})$/u

interface Figure {
  number: number
  unit: string
}
function figureOf(value: string): Figure | undefined {
  const [, digits, unit = ''] = figure.exec(value.trim()) ?? []
  return digits === undefined ? undefined : { number: Number(digits.replace(',', '.')), unit }
}

/** The unit of all numbers that listings state under one name; `undefined` where they state anything else. */
function unitOf(values: Iterable<string>): string | undefined {
  const figures = [...values].map(figureOf)
  const [first] = figures
  return first && first.unit !== '' && figures.every((one) => one?.unit === first.unit) ? first.unit : undefined
}

/** How much of a material goods are made of is read of their composition. */
const ofComposition = /content|composition|содержани|состав|含量|成分/iu

const patterns = new LRUCache<string, readonly RegExp[]>({ max: 500 })
/** `named`: a source for the name of the attribute. */
function waysFor(named: string, unit: string): readonly RegExp[] {
  const key = `${named} ${unit}`
  const known = patterns.get(key)
  if (known) return known
  const behind = `(?:_(?:(?<andUp>${after}|(?:and|or) better)|(?<orLess>${mostAfter}|(?:или|и|or|and) (?:меньше|ниже|less|lower))))`
  const counted = `${number}_${unit}`
  const ways = [
    `${named}_(?:[:：=–—-]|of|is|rate of|в|с|是|要|达到?)?_${before}${counted}${behind}?`,
    `${before}${counted}${behind}?_(?:of|的)?_${named}${behind.replaceAll('andUp', 'andUpBehind').replaceAll('orLess', 'orLessBehind')}?`,
  ].map((source) => new RegExp(translate(source), 'iu'))
  patterns.set(key, ways)
  return ways
}

/**
 * What a message says the number under a name should reach or not go over. `formsOf` gives the source for some words in any of their forms. Of a name of two
 * words whose numbers are percents the first one will do: "80 % blackout or more".
 */
export function boundIn(text: string, name: string, values: ReadonlySet<string>, formsOf: (words: string) => string): Bound | undefined {
  const unit = unitOf(values)
  if (unit === undefined || ofComposition.test(name)) return undefined
  const [first, second, ...others] = name.split(' ')
  const short = unit === '%' && second !== undefined && others.length === 0 ? `(?:_${formsOf(second)})?` : undefined
  const named = short === undefined || first === undefined ? formsOf(name) : formsOf(first) + short
  for (const way of waysFor(named, unit)) {
    const match = way.exec(text)
    const said = match?.groups
    if (!match || said?.number === undefined) continue
    const isLeast = said.least ?? said.andUp ?? said.andUpBehind
    const isMost = said.most ?? said.orLess ?? said.orLessBehind
    if (isLeast === undefined && isMost === undefined) continue
    const value = `${isLeast === undefined ? '≤' : '≥'} ${said.number}${unit === '%' ? '' : ' '}${unit}`
    return { start: match.index, end: match.index + match[0].length, value }
  }
  return undefined
}

/** Whether a stated value reaches a bound or stays within it; `undefined` where `wanted` is no bound. */
export function isWithinBound(wanted: string, stated: string): boolean | undefined {
  const sign = wanted.slice(0, 2)
  if (sign !== '≥ ' && sign !== '≤ ') return undefined
  const [bound, own] = [figureOf(wanted.slice(2)), figureOf(stated)]
  if (!bound || !own || bound.unit !== own.unit) return false
  return sign === '≥ ' ? own.number >= bound.number : own.number <= bound.number
}
