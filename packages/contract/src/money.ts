import type { Language } from './language.ts'

/** Displayed and priced currency (specification, section 9). */
export const displayCurrency = 'RUB'
/** Currency of the marketplaces' own prices (specification, section 9). */
export const sourceCurrency = 'CNY'
/** Shown where a price is missing; the space is an ordinary one (specification, section 9). */
export const missingPrice = '0 ₽'

export const currencies = ['RUB', 'CNY', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** 12.34 -> 1234. Half up at the third decimal, read from the decimal text so that 1.005 is 101. `undefined` when it is no finite number. */
export function toMinor(amount: number | string | null | undefined): number | undefined {
  if (amount === null || amount === undefined || amount === '') return undefined
  const value = typeof amount === 'number' ? amount : Number(amount)
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) return undefined
  const scaled = Number(`${Math.abs(value)}e2`)
  const minor = Math.floor((Number.isFinite(scaled) ? scaled : Math.abs(value) * 100) + 0.5)
  return value < 0 ? -minor : minor
}

/** 1234 -> 12.34, the form of every price on the wire. */
export const fromMinor = (minor: number): number => minor / 100

/** Price in another currency: minor units times rate (target per source unit), rounded half up once. */
export function convertMinor(minor: number, rate: number): number {
  return Math.round(Number((minor * rate).toFixed(6)))
}

const locales: Record<Language, string> = { ru: 'ru-RU', en: 'en-US', zh: 'zh-CN' }
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

/**
 * The one text form of a price: the number in the interface language's locale, then a space and ₽ for roubles or the code for others
 * (decisions G-89, O-08). `decimals: 'auto'` hides them on whole amounts.
 */
export function formatMoney(minor: number, currency: string, wanted: Language, decimals: 'auto' | 'always' = 'auto'): string {
  const whole = minor % 100 === 0
  const digits = decimals === 'always' || !whole ? 2 : 0
  return `${numberFormat(wanted, digits).format(minor / 100)}\u00a0${currency === 'RUB' ? '₽' : currency}`
}
