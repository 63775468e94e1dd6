import { toMinor } from '@karavan/contract/money.ts'
import { toBoxCm3 } from '../live/box.ts'
import { withoutCurrency } from './fields.ts'

/** A value that cannot be what its column says. `expected` completes "expected ...". */
export class ValueError extends Error {
  constructor(value: string, expected: string) {
    super(`"${value.length > 60 ? `${value.slice(0, 60)}…` : value}" stands there; expected ${expected}`)
  }
}

const number = 'a number such as 1 234,50'

/**
 * A number as people write it: "1 234,50", "1.234,50", "1,234.50", "0,5". A comma before three digits is a thousand in one country and a fraction in the
 * next: without `decimal` such a number is refused, because prices are not guessed. Throws a `ValueError`.
 */
export function toAmount(value: string, decimal?: '.' | ','): number {
  const digits = value.replace(/[\s\u00a0\u2007\u2009\u202f']/g, '')
  const fail = (expected = number) => new ValueError(value, expected)
  if (/^-/.test(digits)) throw fail('a number that is not negative')
  if (/^\d+$/.test(digits)) return Number(digits)
  if (!/^\d[\d.,]*$/.test(digits) || digits.length > 24) throw fail()
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1]
  if (points > 0 && commas > 0) {
    const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
    return grouped(digits, last) ?? raise(fail())
  }
  const mark = points > 0 ? '.' : ','
  if (points + commas > 1) return grouped(digits, mark === '.' ? ',' : '.') ?? raise(fail())
  if (decimal !== undefined) return grouped(digits, decimal) ?? raise(fail())
  if (mark === ',' && /^[1-9]\d{0,2},\d{3}$/.test(digits))
    throw fail('a number that can be read in one way, such as 1234 or 1,23 (or "decimal" in the mapping)')
  return Number(digits.replace(',', '.'))
}

const raise = (error: Error): never => {
  throw error
}

/** A number whose fraction begins at `decimal` and whose thousands stand apart by the other sign. */
function grouped(digits: string, decimal: '.' | ','): number | undefined {
  const [whole = '', fraction = '', ...more] = digits.split(decimal)
  const thousands = whole.split(decimal === '.' ? ',' : '.')
  const isGrouped = thousands.length === 1 || (thousands[0]!.length <= 3 && thousands.slice(1).every((part) => part.length === 3))
  if (more.length > 0 || !isGrouped || /[.,]/.test(fraction)) return undefined
  return Number(`${thousands.join('')}.${fraction || '0'}`)
}

/** What sellers write where they name no price. */
const unpriced = /^(?:[-–—]+|n\/?a|нет|по запросу|цена по запросу|договорная|уточня\S*|звоните|on request|call|面议|电议|询价)$/i

/** Minor units; `undefined` where the seller names no price, as which exports also write 0. Throws a `ValueError`. */
export function toPrice(value: string, decimal?: '.' | ','): number | undefined {
  const plain = value.trim()
  if (plain === '' || unpriced.test(plain)) return undefined
  const bare = withoutCurrency(plain).replace(/\/\s*(?:шт|pcs|件|个)\.?$/i, '').replace(/\.\s*$/, '').trim() // biome-ignore format: one value
  const minor = toMinor(toAmount(bare, decimal))
  if (minor === undefined || minor > 1e11) throw new ValueError(value, 'a price up to 1 000 000 000')
  return minor || undefined
}

/** "10", "от 10 шт.", "10 pcs": pieces, at least one. Throws a `ValueError`. */
export function toPieces(value: string): number | undefined {
  if (/^(?:[-–—]*|0)$/.test(value.trim())) return undefined
  const [, digits] =
    /^(?:от|from|≥|>=|мин\.?|min\.?)?\s*(\d[\d\s\u00a0]*)(?:[.,]0+)?\s*(?:шт\S*|pcs?|pieces?|ед\S*|件|个|套|箱|双)?\.?$/iu.exec(
      value.trim(),
    ) ?? []
  const pieces = Number(digits?.replace(/[\s\u00a0]/g, ''))
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > 1e9) throw new ValueError(value, 'a whole number of pieces, at least 1')
  return pieces
}

const out =
  /^(?:0+(?:[.,]0+)?|-+|–|—|нет|нет в наличии|отсутствует|false|no|n|out of stock|sold out|none|无|无货|缺货|否|под заказ|ожидается)$/i
const some = /^(?:\++|да|есть|в наличии|много|мало|достаточно|true|yes|y|in stock|available|有|有货|是|现货|充足)$/i

/** Pieces in stock, and whether there are any where nobody counted them. Throws a `ValueError`. */
export function toStock(value: string): { stock?: number; isAvailable?: boolean } {
  const plain = value.trim()
  if (plain === '') return {}
  if (out.test(plain)) return { stock: 0, isAvailable: false }
  if (some.test(plain)) return { isAvailable: true }
  const [, digits] =
    /^(?:>|≥|>=|более|больше|свыше)?\s*(\d[\d\s\u00a0]*)(?:[.,]\d+)?\s*\+?\s*(?:шт\S*|pcs?|pieces?|件|个)?\.?$/iu.exec(plain) ?? []
  const stock = Number(digits?.replace(/[\s\u00a0]/g, ''))
  if (digits === undefined || stock > 1e9) throw new ValueError(value, 'a number of pieces, or whether there are any')
  return { stock, isAvailable: stock > 0 }
}

const lengths: Record<string, number> = { мм: 0.1, mm: 0.1, 毫米: 0.1, см: 1, cm: 1, 厘米: 1, 公分: 1, м: 100, m: 100, 米: 100 } // biome-ignore format: a table
const volumes: Record<string, number> = { см3: 1, cm3: 1, 立方厘米: 1, м3: 1_000_000, m3: 1_000_000, 立方米: 1_000_000 } // biome-ignore format: a table

/** Of the first unit that stands in a text, what it is in centimetres, or in cubic ones. */
function unitIn(text: string, units: Readonly<Record<string, number>>): number | undefined {
  const named = new RegExp(`(?<![a-zа-яё])(?:${Object.keys(units).join('|')})(?![a-zа-яё\\d])`, 'iu').exec(text.normalize('NFKC'))?.[0]
  return named === undefined ? undefined : units[named.toLowerCase()]
}

/**
 * Whole cubic centimetres of a piece in its packing, of its three sides: "40x30x25 см", "40/30/25" below a column that says the unit. `undefined` where nobody says
 * it, and for what is no three sides.
 */
export function sidesToCm3(value: string, column: string): number | undefined {
  const unit = unitIn(value, lengths) ?? unitIn(column, lengths)
  const sides = value.split(/[xх×*/]/i).map((side) => /^\s*(\d{1,5}(?:\.\d{1,4}|,\d{1,2})?)\s*\p{L}*\.?\s*$/u.exec(side)?.[1])
  if (unit === undefined || sides.length !== 3) return undefined
  const [length, width, height] = sides.map((side) => Number(side?.replace(',', '.') ?? 0) * unit)
  return toBoxCm3({ length, width, height })
}

/** The same of a volume: "0,03 м3", "25 000 см³". Throws a `ValueError`. */
export function volumeToCm3(value: string, column: string, decimal?: '.' | ','): number | undefined {
  const unit = unitIn(value, volumes) ?? unitIn(column, volumes)
  const amount = /^[\d\s.,]+/.exec(value)?.[0].trim()
  return unit === undefined || !amount ? undefined : toBoxCm3({ volume: toAmount(amount, decimal) * unit })
}

/** Grams of a weight that names its unit, or is in `unit`; `undefined` for 0 and for what nobody weighs. Throws a `ValueError`. */
export function toGrams(value: string, unit: 'kg' | 'g', decimal?: '.' | ','): number | undefined {
  const [, amount = '', named] = /^([\d\s\u00a0.,]+)\s*(кг|kg|公斤|г|гр|g|克)?\.?$/iu.exec(value.trim()) ?? []
  if (amount === '') throw new ValueError(value, 'a weight such as 0,35')
  const isGrams = named === undefined ? unit === 'g' : /^(?:г|гр|g|克)$/iu.test(named)
  const grams = Math.round(toAmount(amount, decimal) * (isGrams ? 1 : 1000))
  return grams > 0 && grams <= 2_000_000 ? grams : undefined
}
