import type { DeskToday } from '@karavan/contract/desk.ts'
import { formatDay, formatNumber } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ArrowRightIcon, CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { stageLooks } from '../../ui/stage-looks.ts'
import { queueQuery, todayQuery } from './api.ts'
import type { QueueSearch } from './search.ts'
import { operatorStages, waitingStages } from './stages.ts'

/** What there is to do, while no order is open. */
export function Today() {
  const { t } = useTranslation()
  const { data } = useQuery(queueQuery({}))
  const { data: day } = useQuery(todayQuery)
  if (!data) return null
  const tasks = operatorStages.filter((stage) => data.counts[stage] > 0)
  const waiting = waitingStages.filter((stage) => data.counts[stage] > 0)
  return (
    <div className="mx-auto max-w-2xl px-8 py-12">
      <h2 className="font-display text-3xl font-semibold tracking-tight">{t('desk.today.title')}</h2>
      {tasks.length === 0 ? (
        <p className="mt-4 flex items-center gap-2.5 text-lg text-ink-soft">
          <CheckIcon className="size-6 text-leaf" />
          {t('desk.today.nothing')}
        </p>
      ) : (
        <ul className="mt-6 space-y-3">
          {tasks.map((stage) => (
            <li key={stage}>
              <Task stage={stage} count={data.counts[stage]} late={day?.overdue[stage] ?? 0} />
            </li>
          ))}
        </ul>
      )}
      {(waiting.length > 0 || data.overdue > 0) && (
        <>
          <h3 className="mt-10 text-sm font-semibold text-ink-faint">{t('desk.today.waiting')}</h3>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {waiting.map((stage) => (
              <Waiting key={stage} text={t(`desk.waiting.${stage}`)} count={data.counts[stage]} search={{ stage }} />
            ))}
            {day && day.expiring > 0 && (
              <Waiting
                text={t('desk.today.expiring')}
                count={day.expiring}
                search={{ stage: 'awaiting_payment', sort: 'deadline' }}
                isWarning
              />
            )}
            {data.overdue > 0 && (
              <Waiting text={t('desk.today.overdue')} count={data.overdue} search={{ overdue: true, sort: 'waiting' }} isWarning />
            )}
          </ul>
        </>
      )}
      {day && <LastDays days={day.days} />}
    </div>
  )
}

interface WaitingProps {
  text: string
  count: number
  search: QueueSearch
  isWarning?: boolean
}

const Waiting = ({ text, count, search, isWarning = false }: WaitingProps) => (
  <li>
    <Link to="/" search={search} className="flex min-h-12 items-center gap-3 rounded-lg px-1 text-[15px] hover:bg-sand/60">
      <span className={`grow ${isWarning ? 'font-medium text-danger' : ''}`}>{text}</span>
      <span className={`font-semibold ${isWarning ? 'text-danger' : ''}`}>{count}</span>
    </Link>
  </li>
)

function Task({ stage, count, late }: { stage: (typeof operatorStages)[number]; count: number; late: number }) {
  const { t } = useTranslation()
  return (
    <Link
      to={stage === 'to_buy' ? '/purchases' : '/'}
      search={stage === 'to_buy' ? {} : { stage }}
      className="press flex items-center gap-4 rounded-2xl border border-line bg-surface px-5 py-4 shadow-low hover:border-line-strong hover:shadow-card"
    >
      <span className={`grid size-12 shrink-0 place-items-center rounded-2xl text-xl font-semibold ${stageLooks[stage]}`}>{count}</span>
      <span className="grow">
        <span className="block text-[17px] font-medium">{t(`desk.task.${stage}`, { count })}</span>
        <span className="block text-sm text-ink-faint">
          {t(`desk.taskHint.${stage}`)}
          {late > 0 && <span className="block font-medium text-danger">{t('desk.today.late', { count: late })}</span>}
        </span>
      </span>
      <ArrowRightIcon className="size-5 text-ink-faint" />
    </Link>
  )
}

const charted = ['ordered', 'paid', 'shipped'] as const

/** Three rows of small bars, one for each day; the figures stand beside them and in their names. */
function LastDays({ days }: Pick<DeskToday, 'days'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const most = Math.max(1, ...days.flatMap((day) => charted.map((kind) => day[kind])))
  return (
    <section className="mt-10">
      <h3 className="text-sm font-semibold text-ink-faint">{t('desk.today.lastDays', { count: days.length })}</h3>
      <dl className="mt-3 space-y-3">
        {charted.map((kind) => (
          <div key={kind} className="flex items-end gap-4">
            <dt className="w-28 shrink-0 text-[15px]">{t(`desk.today.${kind}`)}</dt>
            <dd className="flex min-w-0 grow items-end gap-4">
              <span aria-hidden="true" className="flex h-10 min-w-0 grow items-end gap-1 border-b border-line">
                {days.map((day) => (
                  <span
                    key={day.date}
                    title={`${formatDay(day.date, language)}: ${day[kind]}`}
                    className={`min-w-0 grow rounded-t-sm ${day[kind] > 0 ? 'bg-accent-fill forced-colors:bg-[CanvasText]' : ''}`}
                    style={{ height: `${Math.max(day[kind] > 0 ? 8 : 0, (day[kind] / most) * 100)}%` }}
                  />
                ))}
              </span>
              <span className="w-12 text-right font-semibold">
                {formatNumber(
                  days.reduce((sum, day) => sum + day[kind], 0),
                  language,
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
