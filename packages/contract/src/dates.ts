import type { Language } from './language.ts'
import { locales } from './money.ts'

/** A day in words, as texts that the server writes name it: of an ISO date or time, in UTC. '6 марта 2026 г.' */
export function formatDay(iso: string, wanted: Language, { withYear = true }: { withYear?: boolean } = {}): string {
  const form: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric', month: 'long', ...(withYear ? { year: 'numeric' } : {}) }
  return new Intl.DateTimeFormat(locales[wanted], form).format(new Date(iso))
}
