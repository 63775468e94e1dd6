import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { useEffect } from 'react'
import { OrdersScreen } from '../features/orders/components/orders-screen.tsx'
import { isKnownStatus } from '../features/orders/status.ts'
import { Link, usePlace, useRouter } from './router/use-router.tsx'

export default function OrdersPage() {
  const { t } = useTranslation()
  const shopName = useShopName()
  const status = usePlace(({ search }) => search.status)
  const router = useRouter()
  // An order without an id is the list; the router takes both addresses for the same.
  useEffect(() => {
    if (router.place.pathname.endsWith('/')) router.navigate({ to: '/orders', search: true, state: true, replace: true })
  }, [router])
  return (
    <>
      <title>{`${t('orders.title')} · ${shopName}`}</title>
      <OrdersScreen
        filter={isKnownStatus(status) ? status : ''}
        onFilter={(filter) => router.navigate({ to: '/orders', search: filter ? { status: filter } : {}, replace: true })}
        link={(order, text) => (
          <Link to="/orders/$orderId" params={{ orderId: order.id }} className="after:absolute after:inset-0 after:rounded-2xl">
            {text}
          </Link>
        )}
        startLink={(text) => (
          <Link to="/" className={buttonClass('solid')}>
            {text}
          </Link>
        )}
      />
    </>
  )
}
