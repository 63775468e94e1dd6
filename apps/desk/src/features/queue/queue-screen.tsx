import { type DeskOrderSummary, deskStages } from '@karavan/contract/desk.ts'
import { formatAmount, formatMoment } from '@karavan/web-kit/lib/format.ts'
import { useDelayed } from '@karavan/web-kit/lib/use-delayed.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { Button, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { BoxIcon, CloseIcon, SearchIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo } from '../../lib/ago.ts'
import { Deadline } from '../../ui/deadline.tsx'
import { Failed } from '../../ui/failed.tsx'
import { StageBadge } from '../../ui/stage-badge.tsx'
import { pageSize, queueQuery } from './api.ts'
import type { QueueSearch } from './search.ts'

const route = getRouteApi('/queue')
const searchPauseMs = 250

/** The queue, with the order that is open beside it; on a phone one of the two. */
export function QueueScreen() {
  const { t } = useTranslation()
  const { orderId } = useParams({ strict: false })
  return (
    <div className="flex min-h-0 grow">
      <aside
        aria-label={t('desk.nav.orders')}
        className={`flex min-h-0 w-full flex-col border-line bg-paper-deep lg:w-88 lg:shrink-0 lg:border-r xl:w-104 ${orderId ? 'max-lg:hidden' : ''}`}
      >
        <Queue openId={orderId} />
      </aside>
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
  const { data, error, isPlaceholderData, refetch } = useQuery(queueQuery(search, shown))
  const show = (change: Partial<QueueSearch>) => {
    setShown(pageSize)
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true })
  }

  return (
    <>
      <div className="space-y-3 border-b border-line px-3 pb-3 pt-3 md:px-4">
        <h1 className="sr-only">{t('desk.nav.orders')}</h1>
        <SearchField value={search.q ?? ''} onChange={(q) => show({ q: q || undefined })} />
        <fieldset
          aria-label={t('desk.queue.stages')}
          className="flex min-w-0 gap-1.5 max-lg:scroll-quiet max-lg:overflow-x-auto lg:flex-wrap"
        >
          <StageChip text={t('desk.queue.all')} isOn={!search.stage} onChoose={() => show({ stage: undefined })} />
          {deskStages.map((stage) => (
            <StageChip
              key={stage}
              text={t(`desk.tab.${stage}`)}
              count={data?.counts[stage]}
              isOn={search.stage === stage}
              onChoose={() => show({ stage })}
            />
          ))}
        </fieldset>
        <div className="flex items-center justify-between text-sm text-ink-faint">
          <span role="status">{data && t('desk.queue.found', { count: data.total })}</span>
          <button
            type="button"
            onClick={() => show({ sort: nextSort(search.sort) })}
            className="-my-3 min-h-11 rounded-lg text-accent underline-offset-3 hover:underline"
          >
            {t(`desk.queue.sort.${search.sort ?? 'newest'}`)}
          </button>
        </div>
      </div>
      <div className={`scroll-quiet min-h-0 grow overflow-y-auto ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {data ? (
          data.orders.length > 0 ? (
            <>
              <Rows orders={data.orders} openId={openId} sort={search.sort} />
              {data.total > data.orders.length && (
                <div className="p-4 text-center">
                  <Button onClick={() => setShown((before) => Math.min(before + pageSize, 100))} disabled={shown >= 100}>
                    {t(shown >= 100 ? 'desk.queue.narrow' : 'desk.queue.more')}
                  </Button>
                </div>
              )}
            </>
          ) : (
            <Empty isFiltered={Boolean(search.q || search.stage)} onClear={() => show({ q: undefined, stage: undefined })} />
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
    </>
  )
}

/** One press goes from one order of the queue to the next. */
const nextSort = (sort: QueueSearch['sort']): QueueSearch['sort'] =>
  sort === undefined ? 'waiting' : sort === 'waiting' ? 'deadline' : undefined

function SearchField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const settled = useDelayed(text, searchPauseMs)
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  useEffect(() => {
    if (settled.trim() !== latest.current.value) latest.current.onChange(settled.trim())
  }, [settled])
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role="dialog"]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute left-3.5 top-3 size-5 text-ink-faint" />
      <input
        ref={field}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('')
        }}
        aria-label={t('desk.queue.search')}
        placeholder={t('desk.queue.searchHint')}
        autoComplete="off"
        maxLength={200}
        className="h-11 w-full rounded-xl border border-line bg-surface pl-11 pr-11 text-base placeholder:text-ink-faint hover:border-line-strong [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' ? (
        <IconButton label={t('desk.queue.clear')} onClick={() => setText('')} className="absolute right-0 top-0">
          <CloseIcon className="size-4.5" />
        </IconButton>
      ) : (
        <kbd className="absolute right-3 top-2.5 rounded-md border border-line px-1.5 text-sm text-ink-faint max-lg:hidden">/</kbd>
      )}
    </div>
  )
}

function StageChip({ text, count, isOn, onChoose }: { text: string; count?: number; isOn: boolean; onChoose(): void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className={`press inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-full border px-3 text-sm ${
        isOn ? 'border-ink bg-ink text-paper' : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink'
      }`}
    >
      {text}
      {count !== undefined && count > 0 && <span className={`font-semibold tabular-nums ${isOn ? '' : 'text-ink'}`}>{count}</span>}
    </button>
  )
}

/** Up and down, or j and k, walk from order to order. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-order]')]
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Rows({ orders, openId, sort }: { orders: DeskOrderSummary[]; openId: string | undefined; sort: QueueSearch['sort'] }) {
  return (
    <ul onKeyDown={walk} className="divide-y divide-line">
      {orders.map((order) => (
        <li key={order.id}>
          <Row order={order} isOpen={order.id === openId} sort={sort} />
        </li>
      ))}
    </ul>
  )
}

function Row({ order, isOpen, sort }: { order: DeskOrderSummary; isOpen: boolean; sort: QueueSearch['sort'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = sort === 'waiting' ? order.waiting_since : order.created_at
  return (
    <Link
      to="/orders/$orderId"
      params={{ orderId: order.id }}
      search={true}
      data-order={order.order_number}
      className={`press block px-3 py-3 -outline-offset-2 md:px-4 ${isOpen ? 'bg-surface shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-sand/60'}`}
      aria-current={isOpen ? 'page' : undefined}
    >
      <span className="flex items-center gap-2">
        {order.is_new && <span className="size-2.5 shrink-0 rounded-full bg-accent-fill" role="img" aria-label={t('desk.queue.isNew')} />}
        <span className={`text-[15px] tabular-nums ${order.is_new ? 'font-semibold' : 'font-medium'}`}>{order.order_number}</span>
        <time dateTime={at} title={formatMoment(at, language)} className="ml-auto shrink-0 text-sm text-ink-faint">
          {formatAgo(at, language)}
        </time>
      </span>
      <span className="mt-1.5 flex items-center gap-3">
        <span className="flex shrink-0 -space-x-2.5">
          {order.images.slice(0, 3).map((image, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same picture
            <span key={index} className="size-11 overflow-hidden rounded-xl border-2 border-paper-deep [&_span_span]:hidden">
              <ProductPicture address={image} alt="" sizes="44px" />
            </span>
          ))}
          {order.images.length === 0 && (
            <span className="grid size-11 place-items-center rounded-xl bg-sand text-ink-faint">
              <BoxIcon />
            </span>
          )}
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate text-[15px]">{order.recipient_name}</span>
          <span className="block truncate text-sm text-ink-faint">
            {[order.city, t('desk.queue.lines', { count: order.line_count })].filter(Boolean).join(' · ')}
            {order.payment_deadline && ' · '}
            <Deadline at={order.payment_deadline} />
          </span>
          {order.waits_for_proof && <span className="block truncate text-sm text-accent">{t('desk.proof.short')}</span>}
        </span>
        <span className="shrink-0 space-y-1 text-right">
          <span className="block text-[15px] font-medium tabular-nums">{formatAmount(order.total, order.currency, language)}</span>
          <StageBadge stage={order.stage} />
        </span>
      </span>
    </Link>
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
