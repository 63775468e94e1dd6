import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { BoxIcon, RetryIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Order } from '../read-order.ts'
import { statusLooks } from '../status.ts'
import type { OrdersFilter, OrdersStore } from '../store.ts'
import { OrderCard } from './order-card.tsx'

interface OrdersScreenProps {
  store: OrdersStore
  filter: OrdersFilter
  onFilter(filter: OrdersFilter): void
  link(order: Order, text: string): ReactNode
  /** Leads to where orders begin. */
  startLink(text: string): ReactNode
}

/** What the buyer has ordered, newest first. */
export function OrdersScreen({ store, filter, onFilter, link, startLink }: OrdersScreenProps) {
  const { t } = useTranslation()
  const { orders, isLoading, error, load } = store()
  useEffect(() => {
    void load(filter)
    const look = () => {
      if (document.visibilityState === 'visible') void load(filter)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [load, filter])
  const shown = orders.filter(({ status }) => filter === '' || status === filter)
  const hasFailed = error === 'orders.errors.load'
  return (
    <>
      <h1 className="font-display text-3xl font-semibold tracking-tight max-md:text-2xl">{t('orders.title')}</h1>
      {(orders.length > 0 || filter !== '') && <Filters filter={filter} onFilter={onFilter} />}
      {hasFailed && (
        <div
          role="alert"
          className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-danger/40 bg-surface py-3 pl-5 pr-3"
        >
          <p className="font-medium text-danger">{t('orders.loadFailed')}</p>
          <Button onClick={() => void load(filter)}>
            <RetryIcon className="size-4.5" />
            {t('common.retry')}
          </Button>
        </div>
      )}
      {shown.length > 0 ? (
        <ul aria-busy={isLoading} className="mt-5 space-y-4">
          {shown.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} link={(text) => link(order, text)} />
            </li>
          ))}
        </ul>
      ) : isLoading ? (
        <Loading />
      ) : hasFailed ? null : filter === '' ? (
        <div className="grid justify-items-center gap-3 px-4 py-20 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-sand text-accent">
            <BoxIcon className="size-8" />
          </span>
          <p className="text-xl font-semibold">{t('orders.empty')}</p>
          <p className="max-w-sm text-ink-soft text-pretty">{t('orders.emptyHint')}</p>
          <p className="pt-2">{startLink(t('orders.emptyLink'))}</p>
        </div>
      ) : (
        <div className="grid justify-items-center gap-4 px-4 py-16 text-center">
          <p className="text-lg text-ink-soft">{t('orders.emptyFilter')}</p>
          <Button onClick={() => onFilter('')}>{t('orders.showAll')}</Button>
        </div>
      )}
    </>
  )
}

function Filters({ filter, onFilter }: Pick<OrdersScreenProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation()
  const all: [OrdersFilter, string][] = [
    ['', t('orders.all')],
    ...Object.entries(statusLooks).map(([status, { label }]) => [status as OrdersFilter, t(label)] as [OrdersFilter, string]),
  ]
  return (
    <ul
      aria-label={t('orders.filter')}
      className="scroll-quiet -mx-4 mt-5 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {all.map(([value, text]) => (
        <li key={value} className="shrink-0">
          <button
            type="button"
            aria-pressed={filter === value}
            onClick={() => onFilter(value)}
            className="press min-h-11 rounded-full border border-line bg-surface px-4 text-[15px] text-ink-soft hover:border-line-strong hover:text-ink aria-pressed:border-accent-fill aria-pressed:bg-accent-fill aria-pressed:font-medium aria-pressed:text-white"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="mt-5 space-y-4">
      <p role="status" className="sr-only">
        {t('orders.loading')}
      </p>
      {[1, 2, 3].map((place) => (
        <div key={place} className="rounded-2xl border border-line bg-surface p-5">
          <div className="flex justify-between gap-4">
            <div className="space-y-2">
              <Skeleton className="h-5 w-52 max-w-[45vw]" />
              <Skeleton className="h-4 w-28" />
            </div>
            <Skeleton className="h-7 w-32 rounded-full" />
          </div>
          <div className="mt-4 flex gap-2">
            <Skeleton className="size-16 rounded-xl sm:size-18" />
            <Skeleton className="size-16 rounded-xl sm:size-18" />
            <Skeleton className="ml-auto h-7 w-28 self-end" />
          </div>
        </div>
      ))}
    </div>
  )
}
