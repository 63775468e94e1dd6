import type { Language } from '@karavan/contract/language.ts'

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** How long ago something was, in the largest unit that fits: '3 дн. назад'. */
export function formatAgo(iso: string, language: Language, now: Date = new Date()): string {
  const passedMs = Math.max(0, now.getTime() - Date.parse(iso))
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const step = steps.find(({ ms }) => passedMs >= ms)
  return step ? format.format(-Math.floor(passedMs / step.ms), step.unit) : format.format(0, 'minute')
}
