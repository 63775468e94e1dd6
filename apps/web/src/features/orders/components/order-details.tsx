import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { formatMoment, formatTime } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { CopyButton } from '@karavan/web-kit/ui/copy-button.tsx'
import { BoxIcon } from '@karavan/web-kit/ui/icons.tsx'
import { TruckIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import type { ReactNode } from 'react'
import type { Order } from '../../../wire/orders.ts'
import { NextStep } from './next-step.tsx'
import { OrderItems } from './order-items.tsx'
import type { OrderLinks } from './order-links.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentCard } from './payment-card.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Timeline } from './timeline.tsx'
import { WarehousePhotos } from './warehouse-photos.tsx'

interface OrderDetailsProps {
  order: Order
  email: string | null
  links: OrderLinks
  /** What the buyer is to do about the account. */
  notice?: ReactNode
  onReordered(): void
  /** When the server was last asked with success, as an ISO time. */
  checkedAt: string | undefined
}

/** What stands on an order's page: what happens now, its lines and its story, and beside them what it costs and where it goes. */
export function OrderDetails({ order, email, links, notice, onReordered, checkedAt }: OrderDetailsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <Heading order={order} links={links} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-5">
          {notice}
          <NextStep order={order} email={email} links={links} onReordered={onReordered} />
          <PaymentCard order={order} />
          <Card title={t('orders.items')} icon={<BoxIcon />}>
            <OrderItems order={order} productLink={links.product} />
          </Card>
          <WarehousePhotos orderId={order.id} order={order} />
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
              <Timeline order={order} />
            </Card>
          )}
        </div>
        <div className="space-y-5 lg:sticky lg:top-20">
          <OrderSummary order={order} />
          {links.orders(t('orders.back'), 'button')}
        </div>
      </div>
    </>
  )
}

function Heading({ order, links }: Pick<OrderDetailsProps, 'order' | 'links'>) {
  const { t } = useTranslation()
  const shopName = useShopName()
  const language = useLanguage()
  const number = order.order_number ?? ''
  const title = number ? t('orders.number', { number }) : t('orders.numberless')
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
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
    </>
  )
}
