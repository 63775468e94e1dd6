import type { Language } from './language.ts'
import { locales } from './money.ts'

/** Kept, because making one takes longer than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day in words, as texts that the server writes name it: of an ISO date or time, in UTC. '6 марта 2026 г.' */
export function formatLongDay(iso: string, wanted: Language, { withYear = true }: { withYear?: boolean } = {}): string {
  const key = `${wanted}${withYear}`
  const form: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric', month: 'long', ...(withYear ? { year: 'numeric' } : {}) }
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[wanted], form)
  formats.set(key, format)
  return format.format(new Date(iso))
}

const minuteMs = 60_000
const agoUnits = [
  { unit: 'day', ms: 24 * 60 * minuteMs, from: 2 },
  { unit: 'hour', ms: 60 * minuteMs, from: 1 },
  { unit: 'minute', ms: minuteMs, from: 0 },
] as const

/** How long ago something was, in words: '3 часа назад'. Below a minute it is one. */
export function timeAgo(elapsedMs: number, wanted: Language): string {
  const { unit, ms } = agoUnits.find((one) => elapsedMs >= one.from * one.ms) ?? agoUnits[2]
  return new Intl.RelativeTimeFormat(locales[wanted]).format(-Math.max(1, Math.floor(elapsedMs / ms)), unit)
}

/** When something will be, in words: 'через 3 часа'. Rounded up, and below a minute it is one: who comes then finds it there. */
export function timeAhead(leftMs: number, wanted: Language): string {
  const { unit, ms } = agoUnits.find((one) => leftMs >= one.from * one.ms) ?? agoUnits[2]
  return new Intl.RelativeTimeFormat(locales[wanted]).format(Math.max(1, Math.ceil(leftMs / ms)), unit)
}

/** Days of a delivery in words, the one form of each language on pages and in emails: of ISO dates, in UTC. '6–15 марта 2026 г.' */
export function formatLongDays(from: string, to: string, wanted: Language): string {
  // Chinese writes days in words beside each other otherwise than the formatter, which gives 2026/3/6.
  if (wanted === 'zh')
    return `${formatLongDay(from, wanted)}至${formatLongDay(to, wanted, { withYear: from.slice(0, 4) !== to.slice(0, 4) })}`
  const key = `${wanted} days`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[wanted], { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  formats.set(key, format)
  return format.formatRange(new Date(from), new Date(to))
}

/** Whose clock a text tells the time by where its reader's is not known, and how it says so. */
const clocks: Record<Language, { timeZone: string; name: string }> = {
  ru: { timeZone: 'Europe/Moscow', name: ' (московское время)' },
  en: { timeZone: 'UTC', name: ' (UTC)' },
  zh: { timeZone: 'Asia/Shanghai', name: '（北京时间）' },
}

/** A day and a time in words, as texts that the server writes name them. '25 ноября 2026 г. в 14:00 (московское время)' */
export function formatMomentThere(at: Date, wanted: Language): string {
  const { timeZone, name } = clocks[wanted]
  const key = `${wanted} moment`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[wanted], { timeZone, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })
  formats.set(key, format)
  return format.format(at) + name
}
