import type { Language } from './language.ts'

/** Displayed and priced currency. */
export const displayCurrency = 'RUB'
/** Currency of the marketplaces' own prices. */
export const sourceCurrency = 'CNY'
/** Shown where a price is missing; the space is an ordinary one. */
export const missingPrice = '0 ₽'

export const currencies = ['RUB', 'CNY', 'USD', 'EUR'] as const

/** 12.34 -> 1234. Half up at the third decimal, read from the decimal text so that 1.005 is 101. `undefined` when it is not a finite number. */
export function toMinor(amount: number | string | null | undefined): number | undefined {
  if (amount === null || amount === undefined || amount === '') return undefined
  const value = typeof amount === 'number' ? amount : Number(amount)
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) return undefined
  const minor = shift(Math.abs(value), 2)
  return value < 0 ? -minor : minor
}

/** Whole 10^-digits in an amount, half up. Read from its decimal text, so that 1.005 has 101 hundredths. */
function shift(amount: number, digits: number): number {
  const scaled = Number(`${amount}e${digits}`)
  return Math.floor((Number.isFinite(scaled) ? scaled : amount * 10 ** digits) + 0.5)
}

/** 1234 -> 12.34, the form of every price on the wire. */
export const fromMinor = (minor: number): number => minor / 100

/** An amount in another currency, in its minor units: amount times rate (target per source unit, 6 decimals), rounded half up once. */
export const convertAmount = (amount: number, rate: number): number => timesRate(shift(amount, 6), 4, rate)

/** Price in another currency: minor units times rate (target per source unit, 6 decimals), rounded half up once. */
export const convertMinor = (minor: number, rate: number): number => timesRate(minor, 0, rate)

/** `units` x rate / 10^decimals in whole numbers, so that a half is a half: floats put some of them just below. `units` is not negative. */
function timesRate(units: number, decimals: number, rate: number): number {
  const millionths = Math.round(rate * 1e6)
  const divisor = 10 ** (6 + decimals)
  const product = units * millionths
  if (product < 1e15) return Math.floor((product + divisor / 2) / divisor)
  return Number((BigInt(units) * BigInt(millionths) + BigInt(divisor / 2)) / BigInt(divisor))
}

export const locales: Record<Language, string> = { ru: 'ru-RU', en: 'en-US', zh: 'zh-CN' }
/** Kept, because making one takes longer than formatting a hundred prices. */
const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(wanted: Language, digits: number): Intl.NumberFormat {
  const key = `${wanted}${digits}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locales[wanted], { minimumFractionDigits: digits, maximumFractionDigits: digits })
  numberFormats.set(key, made)
  return made
}

/** ₽ for roubles, ¥ for yuan, the code for others. */
export const currencySign = (currency: string): string => ({ RUB: '₽', CNY: '¥' })[currency] ?? currency

/**
 * The one text form of a price: the number in the interface language's locale, then a space and the sign of the currency. `decimals: 'auto'` hides them on whole amounts.
 */
export function formatMoney(
  minor: number,
  currency: string,
  wanted: Language,
  decimals: 'auto' | 'always' = 'auto',
  sign: string = currencySign(currency),
): string {
  const whole = minor % 100 === 0
  const digits = decimals === 'always' || !whole ? 2 : 0
  return `${numberFormat(wanted, digits).format(minor / 100)}\u00a0${sign}`
}
