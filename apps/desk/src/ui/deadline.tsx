import { formatDayAndTime } from '@karavan/web-kit/lib/format.ts'
import { timeLeftText } from '@karavan/web-kit/lib/time-left-text.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTimeLeft } from '@karavan/web-kit/lib/use-time-left.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'

/** How long an unpaid order has, and until when; nothing where nobody waits for money. */
export function Deadline({ at, isLong = false }: { at: string | null; isLong?: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const left = useTimeLeft(at ?? undefined)
  if (!at || !left) return null
  const moment = formatDayAndTime(at, language)
  const time = left.unit === 'over' ? t('desk.deadline.over') : timeLeftText(t, { ...left, unit: left.unit })
  return (
    <time dateTime={at} title={moment} className={left.isShort ? 'text-warning' : ''}>
      {isLong ? t('desk.deadline.long', { at: moment, left: time }) : time}
    </time>
  )
}
