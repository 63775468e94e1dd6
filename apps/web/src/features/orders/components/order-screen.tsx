import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { BoxIcon } from '@karavan/web-kit/ui/icons.tsx'
import { RetryButton } from '@karavan/web-kit/ui/retry-button.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useOrder } from '../use-order.ts'
import { OrderDetails } from './order-details.tsx'
import type { OrderLinks } from './order-links.ts'
import { RetryAlert } from './retry-alert.tsx'

interface OrderScreenProps {
  orderId: string
  /** Where the shop writes to the buyer. */
  email: string | null
  links: OrderLinks
  /** What the buyer is to do about the account; stands above the order. */
  notice?: ReactNode
  /** Lines of an old order are in the cart now. */
  onReordered(): void
}

/** Everything known of one order, kept up to date while it is looked at. */
export function OrderScreen({ orderId, email, links, notice, onReordered }: OrderScreenProps) {
  const { t } = useTranslation()
  const { order, failure, isReading, checkedAt, read } = useOrder(orderId)

  if (failure === 'not-found') return <Unreadable title={t('orders.notFound')} hint={t('orders.notFoundHint')} links={links} />
  if (!order) {
    return failure ? <Unreadable title={t('orders.loadFailed')} links={links} isReading={isReading} onRetry={read} /> : <Loading />
  }
  return (
    <>
      {failure && (
        <RetryAlert
          className="mb-3"
          text={failure === 'outdated' ? t('orders.errors.get') : t('orders.loadFailed')}
          isRunning={isReading}
          onRetry={read}
        />
      )}
      <OrderDetails
        key={order.id}
        order={order}
        email={email}
        links={links}
        notice={notice}
        onReordered={onReordered}
        checkedAt={checkedAt}
      />
    </>
  )
}

interface UnreadableProps {
  title: string
  hint?: string
  links: OrderLinks
  isReading?: boolean
  /** Without it, trying again would not help. */
  onRetry?(): void
}

const Unreadable = ({ title, hint, links, isReading, onRetry }: UnreadableProps) => {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 px-4 py-20 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-sand text-accent">
        <BoxIcon className="size-8" />
      </span>
      <h1 className="font-display text-2xl font-semibold" role="alert">
        {title}
      </h1>
      {hint && <p className="max-w-sm text-ink-soft text-pretty">{hint}</p>}
      <div className="flex flex-wrap justify-center gap-2.5 pt-3">
        {onRetry && <RetryButton look="solid" disabled={isReading} onClick={onRetry} />}
        {links.orders(t('orders.back'), 'button')}
      </div>
    </div>
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
