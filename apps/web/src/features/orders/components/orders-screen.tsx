import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { BoxIcon } from '@karavan/web-kit/ui/icons.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Order } from '../../../wire/orders.ts'
import { type OrdersFilter, ordersQuery } from '../queries.ts'
import { filterLabels } from '../status.ts'
import { OrderCard } from './order-card.tsx'
import { RetryAlert } from './retry-alert.tsx'

interface OrdersScreenProps {
  filter: OrdersFilter
  onFilter(filter: OrdersFilter): void
  link(order: Order, text: string): ReactNode
  /** Leads to where orders begin. */
  startLink(text: string): ReactNode
}

/** The orders of this status, kept while they are known. Until they are read, those that the list of all orders has. */
function useOrders(filter: OrdersFilter) {
  const client = useQueryClient()
  const uid = useBuyerUid()
  const all = client.getQueryData(ordersQuery(uid, '').queryKey)
  const known = all?.filter(({ status }) => filter === '' || status === filter)
  const { data: read, isFetching, isError, refetch } = useQuery(ordersQuery(uid, filter))
  const orders = read ?? known
  return {
    // One that has moved on since the list was read has another status now.
    orders: orders?.filter(({ status }) => filter === '' || status === filter) ?? [],
    isReading: isFetching,
    /** `outdated`: they were read before, and what is shown may have changed since. */
    failure: isError ? (read ? ('outdated' as const) : ('failed' as const)) : undefined,
    readAgain: () => void refetch(),
  }
}

/** What the buyer has ordered, newest first. */
export function OrdersScreen({ filter, onFilter, link, startLink }: OrdersScreenProps) {
  const { t } = useTranslation()
  const { orders, isReading, failure, readAgain } = useOrders(filter)
  return (
    <>
      <h1 className="font-display text-3xl font-semibold tracking-tight max-md:text-2xl">{t('orders.title')}</h1>
      {(orders.length > 0 || filter !== '') && <Filters filter={filter} onFilter={onFilter} />}
      {failure && (
        <RetryAlert
          className="mt-5"
          text={failure === 'outdated' ? t('orders.errors.load') : t('orders.loadFailed')}
          isRunning={isReading}
          onRetry={readAgain}
        />
      )}
      {orders.length > 0 ? (
        <ul aria-busy={isReading} className="mt-5 space-y-4">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} link={(text) => link(order, text)} />
            </li>
          ))}
        </ul>
      ) : isReading ? (
        <Loading />
      ) : failure ? null : filter === '' ? (
        <Empty startLink={startLink} />
      ) : (
        <div className="grid justify-items-center gap-4 px-4 py-16 text-center">
          <p className="text-lg text-ink-soft">{t('orders.emptyFilter')}</p>
          <Button onClick={() => onFilter('')}>{t('orders.showAll')}</Button>
        </div>
      )}
    </>
  )
}

function Empty({ startLink }: Pick<OrdersScreenProps, 'startLink'>) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 px-4 py-20 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-sand text-accent">
        <BoxIcon className="size-8" />
      </span>
      <p className="text-xl font-semibold">{t('orders.empty')}</p>
      <p className="max-w-sm text-ink-soft text-pretty">{t('orders.emptyHint')}</p>
      <p className="pt-2">{startLink(t('orders.emptyLink'))}</p>
    </div>
  )
}

function Filters({ filter, onFilter }: Pick<OrdersScreenProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation()
  const all: [OrdersFilter, string][] = [
    ['', t('orders.all')],
    ...Object.entries(filterLabels).map(([status, label]) => [status as OrdersFilter, t(label)] as [OrdersFilter, string]),
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
      {[1, 2, 3].map((card) => (
        <div key={card} className="rounded-2xl border border-line bg-surface p-5">
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
