import { valueOfWords, wordNumber } from './number-words.ts'

/** A number as texts in three languages write it: 1 234,50; 1,234.50; 12%; two hundred. */
const numberPattern = new RegExp(
  `\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?|${wordNumber.source}`,
  'giu',
)
/** Multiplies the number before it. */
const multipliers: readonly [RegExp, number][] = [
  [/^(?:[кk]|\s*(?:тыс\p{L}*\.?|thousand|千))(?!\p{Script=Cyrillic}|\p{Script=Latin})/iu, 1_000],
  [/^\s*万/u, 10_000],
  [/^\s*(?:млн\.?|миллион\p{L}*|million)(?!\p{L})/iu, 1_000_000],
]

/** Currencies as they are written; what is written before a number is told by the last letters of what precedes it on its line. */
const currencies: readonly [Currency, RegExp, RegExp][] = [
  ['RUB', /^\s*(?:₽|руб|р\.|р(?!\p{L})|rub|rouble|卢布)/iu, /(?:₽|rub)[^\S\n]*$/iu],
  ['CNY', /^\s*(?:¥|元|块|юан|cny|rmb|yuan)/iu, /(?:¥|cny|rmb)[^\S\n]*$/iu],
  ['USD', /^\s*(?:\$|usd|долл|dollar|美元)/iu, /(?:\$|usd)[^\S\n]*$/iu],
  ['EUR', /^\s*(?:€|eur|евро)/iu, /€[^\S\n]*$/iu],
  // Money that nothing here is priced in.
  ['other', /^\s*\p{Sc}/u, /\p{Sc}[^\S\n]*$/u],
]
const percent = /^\s*(?:%|процент|percent|％)/iu
/** What a number counts or measures, by the word behind it. */
const measures: readonly [Measure, RegExp][] = [
  ['pieces', /^\s*(?:шт|pcs|pieces?(?!\p{L})|件|个|只)/iu],
  ['times', /^\s*(?:раз(?:а)?|times|次)(?!\p{L})/iu],
  ['ml', /^\s*(?:мл|ml|毫升)(?!\p{L})/iu],
  ['l', /^\s*(?:л|l|литр\p{L}*|lit(?:er|re)s?|升)(?!\p{L})/iu],
  ['kg', /^\s*(?:кг|kg|公斤|千克)(?!\p{L})/iu],
  ['g', /^\s*(?:г|гр|g|克)(?!\p{L})/iu],
  ['mm', /^\s*(?:мм|mm|毫米)(?!\p{L})/iu],
  ['cm', /^\s*(?:см|cm|厘米)(?!\p{L})/iu],
  ['m', /^\s*(?:м|m|метр\p{L}*|met(?:er|re)s?|米)(?!\p{L})/iu],
  ['mah', /^\s*(?:ма·?ч|mah|毫安)/iu],
  ['w', /^\s*(?:вт|w|ватт|瓦)(?!\p{L})/iu],
  ['degrees', /^\s*(?:°|градус|degrees?|度)/iu],
  ['minutes', /^\s*(?:мин(?:ут\p{L}*)?|min(?:ute)?s?|分钟)(?!\p{L})/iu],
  ['hours', /^\s*(?:ч|час\p{L}*|h|hrs?|hours?|小时)(?!\p{L})/iu],
  ['days', /^\s*(?:дн\p{L}*|день|дней|сут\p{L}*|days?|天)(?!\p{L})/iu],
  ['years', /^\s*(?:лет|год|года|years?|yrs?|年)(?!\p{L})/iu],
]

export type Currency = 'RUB' | 'CNY' | 'USD' | 'EUR' | 'other'
type Measure = 'pieces' | 'times' | 'ml' | 'l' | 'kg' | 'g' | 'mm' | 'cm' | 'm' | 'mah' | 'w' | 'degrees' | 'minutes' | 'hours' | 'days' | 'years' // biome-ignore format: a list
/** What a number is: money, a share, a measure; '' for any other. */
export type Unit = Currency | '%' | Measure | ''

export interface WrittenNumber {
  value: number
  unit: Unit
  /** Where it stands in its text. */
  start: number
  end: number
  /** The whole of what it is a piece of, where letters stand at its side: "304L", "S24". */
  code?: string
}

const currenciesOfUnits = new Set<Unit>(['RUB', 'CNY', 'USD', 'EUR', 'other'])
export const isMoney = (unit: Unit): unit is Currency => currenciesOfUnits.has(unit)

/** What the number before `end` is, by what stands around it. */
export function unitAt(text: string, start: number, end: number): Unit {
  const [before, after] = [text.slice(Math.max(0, start - 6), start), text.slice(end, end + 14)]
  if (percent.test(after)) return '%'
  for (const [currency, behind, inFront] of currencies) if (behind.test(after) || inFront.test(before)) return currency
  const measure = measures.find(([, pattern]) => pattern.test(after))?.[0] ?? ''
  // "2026 г." is a year.
  return measure === 'g' && /^(?:19|20)\d\d$/.test(text.slice(start, end)) ? '' : measure
}

const besideCode = /[\p{Script=Latin}\p{Script=Cyrillic}]/u
function codeAt(text: string, start: number, end: number): string | undefined {
  if (!besideCode.test(text[end] ?? '') && !besideCode.test(text[start - 1] ?? '')) return undefined
  const before = /[\p{Script=Latin}\p{Script=Cyrillic}\d]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[\p{Script=Latin}\p{Script=Cyrillic}\d]*/u.exec(text.slice(end))?.[0] ?? ''
  return (before + text.slice(start, end) + after).toLowerCase()
}

/** Between two numbers of which the first is what the second is: "от 100 до 300 ₽". */
const upTo = /^\s*(?:до|и|или|to|and|or|至|到|和|或|[-–—~])\s*$/iu

/** The numbers of a text, each as what it is. */
export function numbersIn(text: string): WrittenNumber[] {
  const numbers = [...text.matchAll(numberPattern)].map((match): WrittenNumber => {
    const [start, found] = [match.index, match[0]]
    const [multiplier, factor] = multipliers.find(([pattern]) => pattern.test(text.slice(start + found.length))) ?? []
    const end = start + found.length + (multiplier?.exec(text.slice(start + found.length))?.[0].length ?? 0)
    const value = (/\d/.test(found) ? toNumber(found) : valueOfWords(found)) * (factor ?? 1)
    const unit = unitAt(text, start, end)
    const code = unit === '' && factor === undefined && /\d/.test(found) ? codeAt(text, start, end) : undefined
    return { value, unit, start, end, ...(code === undefined ? {} : { code }) }
  })
  for (let at = numbers.length - 2; at >= 0; at -= 1) {
    const [own, next] = [numbers[at]!, numbers[at + 1]!]
    if (own.unit === '' && own.code === undefined && upTo.test(text.slice(own.end, next.start))) own.unit = next.unit
  }
  return numbers
}

function toNumber(written: string): number {
  const plain = written.replace(/[ \u00a0\u202f]/g, '')
  return Number(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'))
}
