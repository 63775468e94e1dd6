import type { Language } from '@karavan/contract/language.ts'
import type { CancelCause, TimelineKind } from '@karavan/contract/orders.ts'
import { cancelCauseNames, timelineNames } from '@karavan/contract/timeline-names.ts'
import { formatMoment } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CopyButton } from '@karavan/web-kit/ui/copy-button.tsx'
import type { Order, TimelineEntry } from '../../../wire/orders.ts'
import { cancelReason, deliveryNotes } from '../api.ts'
import { nameOf } from '../facts.ts'

/** Notes that the page itself sends along: they tell a reader nothing. */
const ownNotes: string[] = [cancelReason, deliveryNotes]
const isKnownKind = (kind: string): kind is TimelineKind => Object.hasOwn(timelineNames.en, kind)
const isKnownCause = (cause: string | undefined): cause is CancelCause => cause !== undefined && Object.hasOwn(cancelCauseNames.en, cause)
/** What happened, in the reader's words; nothing for a kind that this page does not know. */
export const stepName = (kind: string, language: Language): string | undefined =>
  isKnownKind(kind) ? timelineNames[language][kind] : undefined
/** The answer names what happened as well, in the language it was asked in: not worth a second line. */
const isName = (kind: string, text: string) => isKnownKind(kind) && Object.values(timelineNames).some((names) => names[kind] === text)

interface Step extends TimelineEntry {
  /** The goods it happened to, where that is not the whole order. */
  lineIds: string[]
}

/** One step for all goods that were bought, sent or received together. */
function toSteps(entries: TimelineEntry[]): Step[] {
  const steps = new Map<string, Step>()
  for (const entry of entries) {
    const { at, kind, text, track, carrier, line_id: lineId } = entry
    // What is about the order as a whole stands alone.
    const key = lineId === undefined ? `${steps.size}` : JSON.stringify([at, kind, text, track, carrier])
    const step = steps.get(key) ?? { ...entry, lineIds: [] }
    if (lineId !== undefined) step.lineIds.push(lineId)
    steps.set(key, step)
  }
  return [...steps.values()]
}

/** What has happened to an order and to its goods on their way, the latest first, at the reader's local time. */
export function Timeline({ order }: { order: Pick<Order, 'timeline' | 'items'> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ol className="space-y-4">
      {toSteps(order.timeline)
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        .map(({ at, kind, text: said, cause, track, carrier, lineIds }, index) => {
          const text = isKnownCause(cause) ? cancelCauseNames[language][cause] : said
          const title = stepName(kind, language) ?? text
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
                <Goods order={order} lineIds={lineIds} />
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

/** The names of the goods a step is about; nothing where the order has no others. */
function Goods({ order: { items }, lineIds }: { order: Pick<Order, 'items'>; lineIds: string[] }) {
  const { t } = useTranslation()
  if (lineIds.length === 0 || items.length < 2) return null
  const about = items.filter(({ id }) => id !== undefined && lineIds.includes(id))
  if (about.length === items.length) return <p className="mt-1 text-[15px] text-ink-soft">{t('orders.allGoods')}</p>
  return (
    <ul className="mt-1 text-[15px] text-ink-soft">
      {about.map((item) => {
        const name = nameOf(item)
        return (
          <li key={item.id} lang={name.lang} dir="auto" className="wrap-anywhere">
            {name.text}
          </li>
        )
      })}
    </ul>
  )
}
