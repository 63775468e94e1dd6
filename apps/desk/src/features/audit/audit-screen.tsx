import { type AuditEntry, auditKindsByTopic } from '@karavan/contract/audit.ts'
import { commandLine, deskMoves } from '@karavan/contract/desk.ts'
import { formatDay, formatTime } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { ChangeEvent, ReactNode } from 'react'
import { Failed } from '../../ui/failed.tsx'
import { type AuditSearch, auditQuery } from './api.ts'
import { toFacts } from './facts.ts'

const route = getRouteApi('/audit')

/** Who did what, newest first. */
export function AuditScreen() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery({
    ...auditQuery(search),
    placeholderData: keepPreviousData,
  })
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <main className="scroll-quiet min-h-0 grow overflow-y-auto">
      <div className="mx-auto max-w-4xl px-3 pb-24 pt-5 md:px-6">
        <h1 className="font-display text-2xl font-semibold tracking-tight md:text-3xl">{t('desk.audit.title')}</h1>
        <p className="mt-1 max-w-2xl text-[15px] leading-relaxed text-ink-soft">{t('desk.audit.text')}</p>
        <Filters search={search} operators={data?.pages[0]?.operators ?? []} />
        {data ? (
          <div className={isPlaceholderData ? 'opacity-60' : ''}>
            {entries.length > 0 ? <Days entries={entries} /> : <p className="mt-8 text-[15px] text-ink-soft">{t('desk.audit.empty')}</p>}
            {hasNextPage && (
              <div className="mt-5 text-center">
                <Button aria-disabled={isFetchingNextPage} onClick={() => !isFetchingNextPage && void fetchNextPage()}>
                  {t('desk.queue.more')}
                </Button>
              </div>
            )}
          </div>
        ) : error ? (
          <Failed text={t('desk.audit.failed')} onRetry={() => void refetch()} />
        ) : (
          <div className="mt-5 space-y-3" aria-busy="true">
            <Skeleton className="h-56 rounded-2xl" />
            <Skeleton className="h-56 rounded-2xl" />
          </div>
        )}
      </div>
    </main>
  )
}

const fieldClass = 'h-11 w-full min-w-0 rounded-xl border border-line-field bg-surface px-3 text-[15px] hover:border-ink-faint'

function Filters({ search, operators }: { search: AuditSearch; operators: readonly string[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const nameOf = useOperatorName()
  const set = (name: keyof AuditSearch) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    void navigate({ to: '/audit', search: { ...search, [name]: event.target.value || undefined }, replace: true })
  const known = search.operator && !operators.includes(search.operator) ? [...operators, search.operator] : operators
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Labelled text={t('desk.audit.operator')}>
        <select value={search.operator ?? ''} onChange={set('operator')} className={fieldClass}>
          <option value="">{t('desk.audit.everybody')}</option>
          {known.map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled text={t('desk.audit.what')}>
        <select value={search.kind ?? ''} onChange={set('kind')} className={fieldClass}>
          <option value="">{t('desk.audit.everything')}</option>
          {Object.entries(auditKindsByTopic).map(([topic, kinds]) => (
            <optgroup key={topic} label={t(`desk.audit.topic.${topic as keyof typeof auditKindsByTopic}`)}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`desk.audit.kind.${kind}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Labelled>
      <Labelled text={t('desk.audit.from')}>
        <input type="date" value={search.from ?? ''} max={search.to} onChange={set('from')} className={fieldClass} />
      </Labelled>
      <Labelled text={t('desk.audit.to')}>
        <input type="date" value={search.to ?? ''} min={search.from} onChange={set('to')} className={fieldClass} />
      </Labelled>
    </div>
  )
}

const Labelled = ({ text, children }: { text: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
  <label className="block min-w-0">
    <span className="block pb-1 text-sm font-medium">{text}</span>
    {children}
  </label>
)

function useOperatorName() {
  const { t } = useTranslation()
  return (name: string) => (name === commandLine ? t('desk.timeline.commandLine') : name)
}

function Days({ entries }: { entries: readonly AuditEntry[] }) {
  const language = useLanguage()
  const days = Map.groupBy(entries, ({ at }) => formatDay(at, language))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="mt-6">
      <h2 className="pb-2 text-sm font-semibold text-ink-faint">{day}</h2>
      <ul className="divide-y divide-line rounded-2xl border border-line bg-surface shadow-low">
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}

/** What an entry warns of. */
const troubling = new Set<AuditEntry['kind']>(['sign_in_failed', 'second_factor_failed', 'second_factor_blocked'])

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useOperatorName()
  const { at, kind, actor, subject, order_number, address, details } = entry
  const facts = toFacts(entry, t, language)
  const move = kind === 'order_moved' ? deskMoves.find((one) => one === details.move) : undefined
  const what = move ? t(`desk.audit.move.${move}`) : t(`desk.audit.kind.${kind}`)
  return (
    <li className="flex gap-x-4 px-4 py-3 max-sm:flex-col md:px-5">
      <time dateTime={at} className="shrink-0 pt-0.5 text-sm tabular-nums text-ink-faint sm:w-12">
        {formatTime(at, language)}
      </time>
      <div className="min-w-0 grow">
        <p className="text-[15px] leading-snug">
          <span className={`font-medium ${troubling.has(kind) ? 'text-danger' : ''}`}>{what}</span>
          {subject && <span className="wrap-anywhere">: {subject}</span>}
          {order_number && (
            <>
              {' '}
              <Link
                to="/orders/$orderId"
                params={{ orderId: order_number }}
                className="whitespace-nowrap text-accent underline underline-offset-3 hover:decoration-2"
              >
                {order_number}
              </Link>
            </>
          )}
        </p>
        {facts.length > 0 && <p className="mt-0.5 text-sm text-ink-soft">{facts.join(' · ')}</p>}
        <p className="mt-0.5 text-sm text-ink-faint wrap-anywhere">
          {nameOf(actor)}
          {address && `, ${address}`}
        </p>
      </div>
    </li>
  )
}
