/** A number as texts in three languages write it: 1 234,50; 1,234.50; 12%. */
const numberPattern = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?/gu

/** Currencies as they are written; what is written before a number is told by the last letters of what precedes it on its line. */
const currencies: readonly [Currency, RegExp, RegExp][] = [
  ['RUB', /^\s*(?:₽|руб|р\.|р(?!\p{L})|rub|卢布)/iu, /(?:₽|rub)[^\S\n]*$/iu],
  ['CNY', /^\s*(?:¥|元|块|юан|cny|rmb|yuan)/iu, /(?:¥|cny|rmb)[^\S\n]*$/iu],
  ['USD', /^\s*(?:\$|usd|долл|dollar|美元)/iu, /(?:\$|usd)[^\S\n]*$/iu],
  ['EUR', /^\s*(?:€|eur|евро)/iu, /€[^\S\n]*$/iu],
]
const percent = /^\s*(?:%|процент|percent|％)/iu
/** What a number counts or measures, by the word behind it. */
const measures: readonly [Measure, RegExp][] = [
  ['pieces', /^\s*(?:шт|pcs|pieces?(?!\p{L})|件|个|只)/iu],
  ['ml', /^\s*(?:мл|ml|毫升)(?!\p{L})/iu],
  ['l', /^\s*(?:л|l|литр\p{L}*|lit(?:er|re)s?|升)(?!\p{L})/iu],
  ['kg', /^\s*(?:кг|kg|公斤|千克)(?!\p{L})/iu],
  ['g', /^\s*(?:г|гр|g|克)(?!\p{L})/iu],
  ['mm', /^\s*(?:мм|mm|毫米)(?!\p{L})/iu],
  ['cm', /^\s*(?:см|cm|厘米)(?!\p{L})/iu],
  ['mah', /^\s*(?:ма·?ч|mah|毫安)/iu],
  ['w', /^\s*(?:вт|w|ватт|瓦)(?!\p{L})/iu],
  ['hours', /^\s*(?:ч|час\p{L}*|h|hrs?|hours?|小时)(?!\p{L})/iu],
  ['days', /^\s*(?:дн\p{L}*|день|дней|сут\p{L}*|days?|天)(?!\p{L})/iu],
  ['years', /^\s*(?:лет|год|года|years?|yrs?|年)(?!\p{L})/iu],
]

export type Currency = 'RUB' | 'CNY' | 'USD' | 'EUR'
type Measure = 'pieces' | 'ml' | 'l' | 'kg' | 'g' | 'mm' | 'cm' | 'mah' | 'w' | 'hours' | 'days' | 'years'
/** What a number is: money, a share, a measure; '' for any other. */
export type Unit = Currency | '%' | Measure | ''

export interface WrittenNumber {
  value: number
  unit: Unit
  /** Where it stands in its text. */
  start: number
  end: number
}

export const isMoney = (unit: Unit): unit is Currency => unit === 'RUB' || unit === 'CNY' || unit === 'USD' || unit === 'EUR'

/** What the number before `end` is, by what stands around it. */
export function unitAt(text: string, start: number, end: number): Unit {
  const [before, after] = [text.slice(Math.max(0, start - 6), start), text.slice(end, end + 14)]
  if (percent.test(after)) return '%'
  for (const [currency, behind, inFront] of currencies) if (behind.test(after) || inFront.test(before)) return currency
  const measure = measures.find(([, pattern]) => pattern.test(after))?.[0] ?? ''
  // "2026 г." is a year.
  return measure === 'g' && /^(?:19|20)\d\d$/.test(text.slice(start, end)) ? '' : measure
}

/** The numbers of a text, each as what it is. */
export const numbersIn = (text: string): WrittenNumber[] =>
  [...text.matchAll(numberPattern)].map((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    return { value: toNumber(match[0]), unit: unitAt(text, start, end), start, end }
  })

function toNumber(written: string): number {
  const plain = written.replace(/[ \u00a0\u202f]/g, '')
  return Number(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'))
}
