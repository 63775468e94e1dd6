import type { Language } from '@karavan/contract/language.ts'
import type { ReorderChange } from '@karavan/contract/orders.ts'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api-error.ts'
import { formatAmount, formatDate, formatDateRange, formatMoment, formatTime } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Alert } from '../../../ui/alert.tsx'
import { announce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { BasketIcon, BoxIcon, CardIcon, CheckIcon, PinIcon, RetryIcon, TruckIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { currencyOf, totalOf } from '../facts.ts'
import { followOrder } from '../live.ts'
import type { Order } from '../read-order.ts'
import { isKnownPayment, isKnownStatus, paymentLabels, statusLooks } from '../status.ts'
import type { OrdersStore } from '../store.ts'
import { OrderItems } from './order-items.tsx'
import { Progress } from './progress.tsx'
import { Reordered } from './reordered.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Timeline } from './timeline.tsx'
import { WarehousePhotos } from './warehouse-photos.tsx'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))

export interface OrderLinks {
  home(text: string): ReactNode
  orders(text: string, look: 'plain' | 'button'): ReactNode
  product(productId: string, text: string, lang: string | undefined): ReactNode
  checkout(text: string): ReactNode
}

interface OrderScreenProps {
  store: OrdersStore
  orderId: string
  /** Where the shop writes to the buyer. */
  email: string | null
  links: OrderLinks
  /** Lines of an old order are in the cart now. */
  onReordered(): void
}

type Failure = 'not-found' | 'failed'

/** No such order, somebody else's, or an answer without one; anything else may pass (decision O-31). */
const failureOf = (error: unknown): Failure =>
  error instanceof ApiError && (error.status === 404 || error.code === 'unreadable') ? 'not-found' : 'failed'

/** Everything known of one order, kept up to date while it is looked at. */
export function OrderScreen({ store, orderId, email, links, onReordered }: OrderScreenProps) {
  const { t } = useTranslation()
  const { get } = store.getState()
  const order = store(({ current, orders }) => (current?.id === orderId ? current : orders.find(({ id }) => id === orderId)))
  const [failure, setFailure] = useState<Failure | null>(null)
  const [checkedAt, setCheckedAt] = useState<string>()
  const [isReading, setReading] = useState(false)
  const language = useLanguage()

  const read = useCallback(async () => {
    setReading(true)
    try {
      await get(orderId)
      setFailure(null)
      setCheckedAt(new Date().toISOString())
    } catch (error) {
      console.error('the order could not be loaded', error)
      setFailure(failureOf(error))
    } finally {
      setReading(false)
    }
  }, [get, orderId])
  // Read anew for another order, and for another language: what the server writes is in the reader's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what the server is asked in
  useEffect(() => {
    setFailure(null)
    void read()
  }, [read, language])
  useFollowedOrder(order, read)
  useAnnouncedStatus(order)

  if (failure === 'not-found' || (failure && !order)) {
    return (
      <div className="grid justify-items-center gap-3 px-4 py-20 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-sand text-accent">
          <BoxIcon className="size-8" />
        </span>
        <h1 className="font-display text-2xl font-semibold" role="alert">
          {failure === 'not-found' ? t('orders.notFound') : t('orders.loadFailed')}
        </h1>
        {failure === 'not-found' && <p className="max-w-sm text-ink-soft text-pretty">{t('orders.notFoundHint')}</p>}
        <div className="flex flex-wrap justify-center gap-2.5 pt-3">
          {failure === 'failed' && (
            <Button look="solid" disabled={isReading} onClick={() => void read()}>
              <RetryIcon className="size-4.5" />
              {t('common.retry')}
            </Button>
          )}
          {links.orders(t('orders.back'), 'button')}
        </div>
      </div>
    )
  }
  if (!order) return <Loading />
  return <Details key={order.id} store={store} order={order} email={email} links={links} onReordered={onReordered} checkedAt={checkedAt} />
}

/** Keeps the order up to date while the page is looked at; coming back to it asks at once. */
function useFollowedOrder(order: Order | undefined, read: () => Promise<void>) {
  const id = order?.id
  const known = useRef(0)
  known.current = Math.max(0, ...(order?.timeline.map(({ seq }) => seq ?? 0) ?? []))
  useEffect(() => {
    if (!id) return
    let following: AbortController | undefined
    const follow = () => {
      following?.abort()
      if (document.visibilityState === 'hidden') return
      following = new AbortController()
      void followOrder(id, { after: known.current || undefined, onChange: () => void read(), signal: following.signal })
    }
    const look = () => {
      if (document.visibilityState === 'visible') void read()
      follow()
    }
    follow()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      following?.abort()
    }
  }, [id, read])
}

function useAnnouncedStatus(order: Order | undefined) {
  const { t } = useTranslation()
  const before = useRef<{ id: string; status: string | undefined }>(undefined)
  useEffect(() => {
    if (!order) return
    const { id, status } = order
    if (before.current?.id === id && before.current.status !== status && isKnownStatus(status)) {
      announce(t('orders.changed', { status: t(statusLooks[status].label) }))
    }
    before.current = { id, status }
  }, [order, t])
}

function Details({
  store,
  order,
  email,
  links,
  onReordered,
  checkedAt,
}: Omit<OrderScreenProps, 'orderId'> & { order: Order; checkedAt: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = order.order_number ?? ''
  const title = number ? t('orders.number', { number }) : t('orders.numberless')
  const currency = currencyOf(order)
  const money = (amount: number) => formatAmount(amount, currency, language, 'always')
  const total = totalOf(order)
  const isCancelled = order.status === 'order_cancelled'
  return (
    <>
      <title>{`${title} · ${t('app.name')}`}</title>
      <nav aria-label={t('orders.breadcrumb')} className="text-sm text-ink-soft">
        <ol className="flex flex-wrap items-center">
          <li>{links.home(t('common.home'))}</li>
          <li className="before:px-2 before:text-ink-faint before:content-['›']">{links.orders(t('orders.title'), 'plain')}</li>
          <li aria-current="page" className="before:px-2 before:text-ink-faint before:content-['›'] wrap-anywhere">
            {number || t('orders.numberless')}
          </li>
        </ol>
      </nav>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="flex min-w-0 items-center gap-1 font-display text-xl font-semibold tracking-tight wrap-anywhere sm:text-2xl md:text-3xl">
          {title}
          {number && <CopyButton text={number} label={t('orders.copyNumber')} done={t('orders.numberCopied')} />}
        </h1>
        <StatusBadge order={order} />
      </div>
      {order.created_at && (
        <p className="text-sm text-ink-faint">{t('orders.placedAt', { date: formatMoment(order.created_at, language) })}</p>
      )}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-5">
          <NextStep store={store} order={order} email={email} number={number} links={links} onReordered={onReordered} />
          <Card title={t('orders.items')} icon={<BoxIcon />}>
            <OrderItems order={order} productLink={links.product} />
          </Card>
          {order.id && <WarehousePhotos orderId={order.id} order={order} />}
          {order.timeline.length > 0 && (
            <Card
              title={t('orders.timeline')}
              icon={<TruckIcon />}
              corner={
                checkedAt && (
                  <p className="text-right text-sm text-ink-faint">{t('orders.checkedAt', { time: formatTime(checkedAt, language) })}</p>
                )
              }
            >
              <Timeline entries={order.timeline.filter(({ line_id }) => line_id === undefined)} />
            </Card>
          )}
        </div>
        <div className="space-y-5 lg:sticky lg:top-20">
          <Card title={t('orders.summary')}>
            <dl className="space-y-2.5 text-[15px]">
              <Row label={t('orders.subtotal')} value={money(order.subtotal ?? total)} />
              <Row label={t('orders.shipping')} value={<span className="font-medium text-leaf">{t('orders.free')}</span>} />
              <div className="border-t border-line pt-2.5">
                <Row
                  label={<span className="text-base font-semibold text-ink">{t('orders.total')}</span>}
                  value={<span className="text-xl font-bold">{money(total)}</span>}
                />
              </div>
            </dl>
          </Card>
          {order.estimated_delivery && !isCancelled && (
            <Card title={t('orders.estimatedDelivery')} icon={<TruckIcon />}>
              <p className="font-medium">{deliveryOf(order, language)}</p>
            </Card>
          )}
          {order.delivery_address && (
            <Card title={t('orders.address')} icon={<PinIcon />}>
              <DeliveryAddress address={order.delivery_address} />
            </Card>
          )}
          <Card title={t('orders.paymentMethod')} icon={<CardIcon />}>
            <p className="font-medium">{t('orders.manual')}</p>
            <p className="mt-1 text-[15px] text-ink-soft">{t('orders.paymentNote')}</p>
            {isKnownPayment(order.payment_status) && (!isCancelled || order.payment_status === 'confirmed') && (
              <dl className="mt-3 border-t border-line pt-3 text-[15px]">
                <Row label={t('orders.paymentStatus')} value={t(paymentLabels[order.payment_status])} />
              </dl>
            )}
          </Card>
          {links.orders(t('orders.back'), 'button')}
        </div>
      </div>
    </>
  )
}

const Row = ({ label, value }: { label: ReactNode; value: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-right wrap-anywhere">{value}</dd>
  </div>
)

function DeliveryAddress({ address }: { address: NonNullable<Order['delivery_address']> }) {
  const { recipient_name, street_address, district, city, state_province, postal_code, country, phone_number } = address
  const lines = [
    street_address,
    district,
    [city, state_province].filter(Boolean).join(', '),
    [postal_code, country].filter(Boolean).join(', '),
    phone_number,
  ]
  return (
    <address className="text-[15px] not-italic leading-relaxed wrap-anywhere" dir="auto">
      <span className="block font-medium">{recipient_name}</span>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block text-ink-soft">
          {line}
        </span>
      ))}
    </address>
  )
}

/** The days it is expected on, else the one day, else the words as they are (decision G-115). */
const deliveryOf = ({ estimated_delivery, estimated_delivery_from: from, estimated_delivery_to: to }: Order, language: Language) =>
  formatDateRange(from, to, language) || formatDate(estimated_delivery, language) || estimated_delivery

type Step = 'cancel' | 'complete' | 'reorder'

/** What happens now, and what the buyer can do about it. */
function NextStep({
  store,
  order,
  email,
  number,
  links,
  onReordered,
}: Omit<OrderScreenProps, 'orderId'> & { order: Order; number: string }) {
  const { t } = useTranslation()
  const { cancel, complete, reorder } = store.getState()
  const [question, setQuestion] = useState<'cancel' | 'complete' | null>(null)
  const [running, setRunning] = useState<Step | null>(null)
  const [failed, setFailed] = useState<Step | null>(null)
  const [changes, setChanges] = useState<ReorderChange[] | null>(null)

  async function run(step: Step) {
    setRunning(step)
    setFailed(null)
    try {
      if (step === 'cancel') await cancel(order.id)
      else if (step === 'complete') await complete(order.id)
      else {
        setChanges(await reorder(order.id))
        onReordered()
      }
    } catch (error) {
      console.error(`the order could not be changed: ${step}`, error)
      setFailed(step)
    } finally {
      setRunning(null)
    }
  }
  const to = { email: email ?? t('orders.next.yourEmail') }
  const texts: Record<string, string> = {
    order_created: order.payment_status === 'link_sent' ? t('orders.next.linkSent', to) : t('orders.next.pending', to),
    order_paid: t('orders.next.paid'),
    order_shipped: t('orders.next.shipped'),
    order_completed: t('orders.next.completed'),
    order_cancelled: order.payment_status === 'confirmed' ? t('orders.next.cancelledPaid') : t('orders.next.cancelled'),
  }
  const { status } = order
  const failures: Record<Step, string> = {
    cancel: t('orders.cancelFailed'),
    complete: t('orders.deliveryError'),
    reorder: t('orders.reorderFailed'),
  }
  const canConfirm = status === 'order_shipped'
  return (
    <section className="rounded-2xl border border-line bg-surface p-5 shadow-low max-sm:p-4">
      {isKnownStatus(status) && (
        <>
          <Progress status={status} />
          <p className={`leading-relaxed text-pretty ${status === 'order_cancelled' ? '' : 'mt-5'}`}>{texts[status]}</p>
        </>
      )}
      {status === 'order_paid' && !order.is_buyer_cancellable && (
        <p className="mt-1.5 text-sm text-ink-faint text-pretty">{t('orders.cannotCancel')}</p>
      )}
      {failed && (
        <Alert className="mt-4" onDismiss={() => setFailed(null)}>
          {failures[failed]}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {canConfirm && (
          <Button look="solid" disabled={running !== null} onClick={() => setQuestion('complete')}>
            {running === 'complete' ? <Spinner /> : <CheckIcon className="size-4.5" />}
            {running === 'complete' ? t('orders.confirming') : t('orders.confirmDelivery')}
          </Button>
        )}
        {order.is_buyer_cancellable && (
          <Button disabled={running !== null} onClick={() => setQuestion('cancel')}>
            {running === 'cancel' && <Spinner />}
            {t('orders.cancel')}
          </Button>
        )}
        <Button disabled={running !== null} onClick={() => void run('reorder')}>
          {running === 'reorder' ? <Spinner /> : <BasketIcon className="size-4.5" />}
          {running === 'reorder' ? t('orders.reordering') : t('orders.reorder')}
        </Button>
      </div>
      {changes && <Reordered order={order} changes={changes} links={links} />}
      {question && (
        <Suspense>
          <ConfirmDialog
            title={question === 'cancel' ? t('orders.cancelTitle') : t('orders.confirmTitle')}
            text={question === 'cancel' ? t('orders.cancelText', { number }) : t('orders.confirmText', { number })}
            confirm={question === 'cancel' ? t('orders.cancelConfirm') : t('orders.confirmYes')}
            decline={question === 'cancel' ? t('orders.keep') : t('orders.notYet')}
            look={question === 'cancel' ? 'danger' : 'solid'}
            onConfirm={() => void run(question)}
            onClosed={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div>
      <p role="status" className="sr-only">
        {t('orders.loadingOne')}
      </p>
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="mt-3 h-9 w-96 max-w-full" />
      <div className="mt-7 grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-5">
          <Skeleton className="h-40 w-full rounded-2xl" />
          <Skeleton className="h-64 w-full rounded-2xl" />
        </div>
        <div className="space-y-5">
          <Skeleton className="h-40 w-full rounded-2xl" />
          <Skeleton className="h-32 w-full rounded-2xl" />
        </div>
      </div>
    </div>
  )
}
