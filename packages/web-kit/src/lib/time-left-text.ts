import type { Translate } from './translate.ts'
import type { TimeLeft } from './use-time-left.ts'

/** What is left, in words. What is said once nothing is left is for the screen to say. */
export function timeLeftText(t: Translate, { unit, count, hours }: TimeLeft & { unit: Exclude<TimeLeft['unit'], 'over'> }): string {
  if (hours > 0) return t('timeLeft.daysAndHours', { count, hours: t('timeLeft.hoursBeside', { count: hours }) })
  return t(`timeLeft.${unit}`, { count })
}
