import { deskCountLimit, deskStages } from '@karavan/contract/desk.ts'
import { formatNumber } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useMediaQuery } from '@karavan/web-kit/lib/use-media-query.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { BoxIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Failed } from '../../ui/failed.tsx'
import { pageSize, queueQuery } from './api.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Chip, chipsClass } from './chip.tsx'
import { Filters, KeepFilter } from './filters.tsx'
import { Rows } from './rows.tsx'
import type { QueueSearch } from './search.ts'
import { SearchField } from './search-field.tsx'

const route = getRouteApi('/queue')

/** The queue, with the order that is open beside it; on a phone one of the two. */
export function QueueScreen() {
  const { t } = useTranslation()
  const { orderId } = useParams({ strict: false })
  const isAlone = useMediaQuery('(max-width: 63.99rem)') && !orderId
  return (
    <div className="flex min-h-0 grow">
      {/* On a phone it is all there is of the page. A role, and not another element: that would be a new queue, without its place and its choice. */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can have a name */}
      <div
        role={isAlone ? 'main' : 'complementary'}
        aria-label={t('desk.nav.orders')}
        className={`flex min-h-0 w-full flex-col border-line bg-paper-deep lg:w-88 lg:shrink-0 lg:border-r xl:w-104 ${orderId ? 'max-lg:hidden' : ''}`}
      >
        <Queue openId={orderId} />
      </div>
      <main className={`scroll-quiet min-h-0 min-w-0 grow overflow-y-auto ${orderId ? '' : 'max-lg:hidden'}`}>
        <Outlet />
      </main>
    </div>
  )
}

function Queue({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate()
  const [shown, setShown] = useState(pageSize)
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const { data, error, isPlaceholderData, refetch } = useQuery(queueQuery(search, shown))
  const show = (change: QueueSearch, isWhole = false) => {
    setShown(pageSize)
    void navigate({ to: '.', search: (before) => (isWhole ? change : { ...before, ...change }), replace: true })
  }
  const select = (id: string) =>
    setSelected((before = new Set()) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))

  return (
    <>
      <div className="space-y-3 border-b border-line px-3 pb-3 pt-3 md:px-4">
        <h1 className="sr-only">{t('desk.nav.orders')}</h1>
        <SearchField value={search.q ?? ''} onChange={(q) => show({ q: q || undefined })} />
        <Stages search={search} counts={data?.counts} overdue={data?.overdue} onChoose={show} />
        <Filters search={search} onChoose={(whole) => show(whole, true)} />
        <div className="flex items-center gap-x-3 text-sm text-ink-faint">
          <span role="status" className="grow">
            {data && (data.total > deskCountLimit ? t('desk.queue.foundMany') : t('desk.queue.found', { count: data.total }))}
          </span>
          <KeepFilter search={search} />
          {data && data.orders.length > 0 && !selected && (
            <button type="button" onClick={() => setSelected(new Set())} className={quietClass}>
              {t('desk.bulk.start')}
            </button>
          )}
          <button type="button" onClick={() => show({ sort: nextSort(search.sort) })} className={quietClass}>
            {t(`desk.queue.sort.${search.sort ?? 'newest'}`)}
          </button>
        </div>
      </div>
      <div className={`scroll-quiet min-h-0 grow overflow-y-auto ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {data ? (
          data.orders.length > 0 ? (
            <>
              <Rows orders={data.orders} openId={openId} sort={search.sort} selected={selected} onSelect={select} />
              {data.total > data.orders.length && (
                <div className="p-4 text-center">
                  <Button onClick={() => setShown((before) => Math.min(before + pageSize, 100))} disabled={shown >= 100}>
                    {t(shown >= 100 ? 'desk.queue.narrow' : 'desk.queue.more')}
                  </Button>
                </div>
              )}
            </>
          ) : (
            <Empty isFiltered={Boolean(search.q || search.stage || search.overdue)} onClear={() => show({}, true)} />
          )
        ) : error ? (
          <Failed text={t('desk.queue.failed')} onRetry={() => void refetch()} />
        ) : (
          <div className="space-y-3 p-4">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-24 rounded-2xl" />
            ))}
          </div>
        )}
      </div>
      {selected && data && (
        <BulkBar
          selected={data.orders.filter(({ id }) => selected.has(id))}
          onAll={() => setSelected(new Set(data.orders.map(({ id }) => id)))}
          onDrop={(ids) => setSelected((before) => before && new Set([...before].filter((id) => !ids.includes(id))))}
          onClose={() => setSelected(undefined)}
        />
      )}
    </>
  )
}

const quietClass = '-my-3 min-h-11 min-w-11 rounded-lg text-accent underline-offset-3 hover:underline'

/** One press goes from one order of the queue to the next. */
const nextSort = (sort: QueueSearch['sort']): QueueSearch['sort'] =>
  sort === undefined ? 'waiting' : sort === 'waiting' ? 'deadline' : undefined

interface StagesProps {
  search: QueueSearch
  counts: Record<(typeof deskStages)[number], number> | undefined
  overdue: number | undefined
  onChoose(change: QueueSearch): void
}

function Stages({ search, counts, overdue = 0, onChoose }: StagesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const shown = (count = 0) =>
    count > deskCountLimit ? `${formatNumber(deskCountLimit, language)}+` : count > 0 ? formatNumber(count, language) : undefined
  return (
    <fieldset aria-label={t('desk.queue.stages')} className={chipsClass}>
      <Chip
        text={t('desk.queue.all')}
        isOn={!search.stage && !search.overdue}
        onChoose={() => onChoose({ stage: undefined, overdue: undefined })}
      />
      {(overdue > 0 || search.overdue) && (
        <Chip
          text={t('desk.tab.overdue')}
          count={shown(overdue)}
          isOn={search.overdue === true}
          onChoose={() => onChoose({ overdue: search.overdue ? undefined : true })}
        />
      )}
      {deskStages.map((stage) => (
        <Chip
          key={stage}
          text={t(`desk.tab.${stage}`)}
          count={shown(counts?.[stage])}
          isOn={search.stage === stage}
          onChoose={() => onChoose({ stage })}
        />
      ))}
    </fieldset>
  )
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 px-6 py-14 text-center">
      <BoxIcon className="size-10 text-ink-faint" />
      <p className="text-[15px] text-ink-soft">{t(isFiltered ? 'desk.queue.nothingFound' : 'desk.queue.empty')}</p>
      {isFiltered && <Button onClick={onClear}>{t('desk.queue.showAll')}</Button>}
    </div>
  )
}
