import { formatLongDays } from '@karavan/contract/dates.ts'
import type { Language } from '@karavan/contract/language.ts'
import { formatMoney, locales, missingPrice, toMinor } from '@karavan/contract/money.ts'

// Making a formatter takes longer than writing a hundred values with it.
const formatters = new Map<string, Intl.DateTimeFormat>()
const weightFormatters = new Map<string, Intl.NumberFormat>()
function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  // English clocks are written without a day period as well: the same width in every language.
  const made = new Intl.DateTimeFormat(locales[language], { hourCycle: 'h23', ...options })
  formatters.set(key, made)
  return made
}

/** A day without a time is that day in every zone. */
const parse = (iso: string | undefined): Date | undefined => {
  const date = iso === undefined ? undefined : new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00` : iso)
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

/** Hours and minutes in the browser's zone; '' when it is no time. */
export function formatTime(iso: string | undefined, language: Language): string {
  const date = parse(iso)
  return date ? formatter(language, { hour: '2-digit', minute: '2-digit' }).format(date) : ''
}

/** Date and time in full, for a tooltip. */
export function formatMoment(iso: string | undefined, language: Language): string {
  const date = parse(iso)
  return date ? formatter(language, { dateStyle: 'long', timeStyle: 'short' }).format(date) : ''
}

/** Day, month, hours and minutes, for a moment that is not far: '25 November at 14:00'. */
export function formatDayAndTime(iso: string | undefined, language: Language): string {
  const date = parse(iso)
  return date ? formatter(language, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(date) : ''
}

/** The date in full; '' when it is no time. */
export function formatDate(iso: string | undefined, language: Language): string {
  const date = parse(iso)
  return date ? formatter(language, { dateStyle: 'long' }).format(date) : ''
}

/** Two days as a range; '' when one of them is none. */
export function formatDateRange(from: string | undefined, to: string | undefined, language: Language): string {
  const [start, end] = [parse(from), parse(to)]
  return from && to && start && end && start <= end ? formatLongDays(from, to, language) : ''
}

/** Day and month, with the year when it is not this one. */
export function formatDay(iso: string | undefined, language: Language, now: Date = new Date()): string {
  const date = parse(iso)
  if (!date) return ''
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return formatter(language, { day: 'numeric', month: 'short', ...year }).format(date)
}

export const formatNumber = (value: number, language: Language): string => value.toLocaleString(locales[language])

/**
 * The first number that a page writes has the browser read its rules of numbers, which takes longer than drawing what the number stands in. Done ahead, it is
 * not part of that task.
 */
export const readNumberRules = (language: Language): void => void formatNumber(0, language)

/** An exchange rate with all of its decimals, six at most. */
export const formatRate = (value: number, language: Language): string =>
  value.toLocaleString(locales[language], { maximumFractionDigits: 6 })

/** A weight in grams, from a kilogram on in kilograms with at most two decimals. */
export function formatWeight(grams: number, language: Language): string {
  const [value, unit] = grams < 1000 ? [grams, 'gram'] : [grams / 1000, 'kilogram']
  const key = `${language} ${unit}`
  const known = weightFormatters.get(key)
  const made = known ?? new Intl.NumberFormat(locales[language], { style: 'unit', unit, maximumFractionDigits: 2 })
  if (!known) weightFormatters.set(key, made)
  return made.format(value)
}

export const formatPercent = (share: number, language: Language): string =>
  share.toLocaleString(locales[language], { style: 'percent', maximumFractionDigits: 0 })

/** An amount as the wire has it; '0 ₽' where it is missing. Checkout and orders show decimals always. */
export function formatAmount(amount: number | undefined, currency: string, language: Language, decimals?: 'auto' | 'always'): string {
  const minor = toMinor(amount)
  return minor === undefined ? missingPrice : formatMoney(minor, currency, language, decimals)
}

export interface DateGroup<Item> {
  /** `today`, `yesterday`, `week` (the seven days before), or a month as 'YYYY-MM'. */
  key: string
  items: Item[]
}

/** Items under the days and months of their `updated_at` in the browser's zone, newest first. */
export function groupByDate<Item extends { updated_at: string }>(items: Item[], now: Date = new Date()): DateGroup<Item>[] {
  const dayStart = (offset: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset).getTime()
  const keyOf = (iso: string): string => {
    const date = parse(iso) ?? new Date(0)
    if (date.getTime() >= dayStart(0)) return 'today'
    if (date.getTime() >= dayStart(-1)) return 'yesterday'
    if (date.getTime() >= dayStart(-7)) return 'week'
    return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
  }
  const groups = new Map<string, Item[]>()
  for (const item of items.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))) {
    const key = keyOf(item.updated_at)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups].map(([key, grouped]) => ({ key, items: grouped }))
}

/** 'YYYY-MM' as a heading: the month, with its year when it is not this one. */
export function formatMonth(key: string, language: Language, now: Date = new Date()): string {
  const [year = now.getFullYear(), month = 1] = key.split('-').map(Number)
  const date = new Date(year, month - 1, 1)
  const text = formatter(language, { month: 'long', ...(year === now.getFullYear() ? {} : { year: 'numeric' }) }).format(date)
  return text.charAt(0).toLocaleUpperCase(locales[language]) + text.slice(1)
}
