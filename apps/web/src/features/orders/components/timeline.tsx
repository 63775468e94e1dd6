import type { CancelCause, TimelineKind } from '@karavan/contract/orders.ts'
import { cancelCauseNames, timelineNames } from '@karavan/contract/timeline-names.ts'
import { formatMoment } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { CopyButton } from '@karavan/web-kit/ui/copy-button.tsx'
import { useTranslation } from 'react-i18next'
import type { TimelineEntry } from '../../../wire/orders.ts'
import { cancelReason, deliveryNotes } from '../api.ts'

/** Notes that the page itself sends along: they tell a reader nothing. */
const ownNotes: string[] = [cancelReason, deliveryNotes]
const isKnownKind = (kind: string): kind is TimelineKind => Object.hasOwn(timelineNames.en, kind)
const isKnownCause = (cause: string | undefined): cause is CancelCause => cause !== undefined && Object.hasOwn(cancelCauseNames.en, cause)
/** The answer names what happened as well, in the language it was asked in: not worth a second line. */
const isName = (kind: string, text: string) => isKnownKind(kind) && Object.values(timelineNames).some((names) => names[kind] === text)

/** What has happened, the latest first, at the reader's local time. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ol className="space-y-4">
      {entries
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        .map(({ at, kind, text: said, cause, track, carrier }, index) => {
          const text = isKnownCause(cause) ? cancelCauseNames[language][cause] : said
          const title = isKnownKind(kind) ? timelineNames[language][kind] : text
          if (!title) return null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment, and nothing is ever taken out
            <li key={`${at} ${kind} ${index}`} className="relative flex gap-3.5">
              <span
                aria-hidden="true"
                className={`mt-1.5 size-2.5 shrink-0 rounded-full ${index === 0 ? 'bg-accent-fill' : 'bg-line-strong'}`}
              />
              <div className="min-w-0 leading-snug">
                <p className={index === 0 ? 'font-semibold' : 'font-medium'}>{title}</p>
                <time dateTime={at} className="text-sm text-ink-faint">
                  {formatMoment(at, language)}
                </time>
                {text && text !== title && !isName(kind, text) && !ownNotes.includes(text) && (
                  <p className="mt-1 whitespace-pre-line text-[15px] text-ink-soft wrap-anywhere" dir="auto">
                    {text}
                  </p>
                )}
                {track && (
                  <p className="flex items-center gap-1 text-[15px] wrap-anywhere">
                    {carrier ? t('orders.trackCarrier', { carrier, track }) : t('orders.track', { track })}
                    <CopyButton text={track} label={t('orders.copyTrack')} done={t('orders.trackCopied')} />
                  </p>
                )}
              </div>
            </li>
          )
        })}
    </ol>
  )
}
