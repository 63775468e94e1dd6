import { commandLine, type DeskOrder } from '@karavan/contract/desk.ts'
import { pickText } from '@karavan/contract/language.ts'
import { cancelCauseNames } from '@karavan/contract/timeline-names.ts'
import { formatDay, formatMoment, formatTime } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { CopyText } from '../../../ui/copy-text.tsx'
import { LockIcon } from '../../../ui/icons.tsx'
import { toWritten } from '../written.ts'

/** Everything that happened, newest first; what the buyer does not see is marked. */
export function Timeline({ order, onNote, onUndo }: { order: DeskOrder; onNote(): void; onUndo(seq: number): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const titleOf = (lineId: string | undefined) => {
    const line = order.lines.length > 1 && order.lines.find(({ id }) => id === lineId)
    return line ? pickText(line.title, language) : undefined
  }
  return (
    <Card
      title={t('desk.timeline.title')}
      corner={
        <button type="button" onClick={onNote} className="press min-h-11 rounded-lg px-2 text-sm font-medium text-accent hover:bg-sand">
          {t('desk.move.note')}
        </button>
      }
    >
      <ol className="space-y-3">
        {order.timeline.toReversed().map((entry) => {
          const undone = order.timeline.find(({ seq }) => seq === entry.undoes)
          const name = undone ? t('desk.undo.undoes', { what: t(`desk.kind.${undone.kind}`) }) : t(`desk.kind.${entry.kind}`)
          const title = titleOf(entry.line_id)
          const text = entry.cause ? cancelCauseNames[language][entry.cause] : toWritten(entry.text)
          return (
            <li key={entry.seq} className={`relative border-l-2 pl-3 ${entry.is_internal ? 'border-sun' : 'border-line-strong'}`}>
              <p
                className={`text-[15px] leading-snug wrap-anywhere ${entry.can_undo ? 'pr-24' : ''} ${entry.is_undone ? 'text-ink-faint line-through' : ''}`}
              >
                {entry.kind === 'note' ? entry.text : name}
                {title && <span className="text-ink-soft"> · {title}</span>}
                {entry.is_undone && <span className="sr-only"> ({t('desk.undo.wasUndone')})</span>}
              </p>
              {entry.can_undo && (
                <button
                  type="button"
                  onClick={() => onUndo(entry.seq)}
                  aria-label={t('desk.undo.of', { what: entry.kind === 'note' ? entry.text : [name, title].filter(Boolean).join(', ') })}
                  className="press absolute -right-1 -top-2.5 min-h-11 min-w-11 rounded-lg px-2 text-sm font-medium text-accent hover:bg-sand"
                >
                  {t('desk.undo.do')}
                </button>
              )}
              {entry.kind !== 'note' && text && text !== name && (
                <p className="line-clamp-5 whitespace-pre-line text-sm text-ink-soft wrap-anywhere" title={text}>
                  {text}
                </p>
              )}
              {entry.track && (
                <p className="text-sm text-ink-soft">
                  {entry.carrier} <CopyText text={entry.track} />
                </p>
              )}
              <p className="flex flex-wrap items-center gap-x-2 pt-0.5 text-xs text-ink-faint">
                <time dateTime={entry.at} title={formatMoment(entry.at, language)}>
                  {formatDay(entry.at, language)}, {formatTime(entry.at, language)}
                </time>
                {entry.by && <span className="wrap-anywhere">{entry.by === commandLine ? t('desk.timeline.commandLine') : entry.by}</span>}
                {entry.is_internal && (
                  <span className="inline-flex items-center gap-1 font-medium text-ink-soft">
                    <LockIcon className="size-3.5" />
                    {t('desk.timeline.internal')}
                  </span>
                )}
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
