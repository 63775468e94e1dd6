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
