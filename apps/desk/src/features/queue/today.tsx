import type { DeskStage } from '@karavan/contract/desk.ts'
import { ArrowRightIcon, CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { stageLooks } from '../../ui/stage-looks.ts'
import { queueQuery } from './api.ts'
import { operatorStages, waitingStages } from './stages.ts'

/** What there is to do, while no order is open. */
export function Today() {
  const { t } = useTranslation()
  const { data } = useQuery(queueQuery({}))
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
              <Task stage={stage} count={data.counts[stage]} />
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <>
          <h3 className="mt-10 text-sm font-semibold text-ink-faint">{t('desk.today.waiting')}</h3>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {waiting.map((stage) => (
              <li key={stage}>
                <Link to="/" search={{ stage }} className="flex min-h-12 items-center gap-3 rounded-lg px-1 text-[15px] hover:bg-sand/60">
                  <span className="grow">{t(`desk.waiting.${stage}`)}</span>
                  <span className="font-semibold tabular-nums">{data.counts[stage]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Task({ stage, count }: { stage: (typeof operatorStages)[number]; count: number }) {
  const { t } = useTranslation()
  return (
    <Link
      to={stage === 'to_buy' ? '/purchases' : '/'}
      search={stage === 'to_buy' ? {} : { stage }}
      className="press flex items-center gap-4 rounded-2xl border border-line bg-surface px-5 py-4 shadow-low hover:border-line-strong hover:shadow-card"
    >
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-2xl text-xl font-semibold tabular-nums ${stageLooks[stage as DeskStage]}`}
      >
        {count}
      </span>
      <span className="grow">
        <span className="block text-[17px] font-medium">{t(`desk.task.${stage}`, { count })}</span>
        <span className="block text-sm text-ink-faint">{t(`desk.taskHint.${stage}`)}</span>
      </span>
      <ArrowRightIcon className="size-5 text-ink-faint" />
    </Link>
  )
}
