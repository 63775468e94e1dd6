import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { OrdersScreen } from '../features/orders/components/orders-screen.tsx'
import { isKnownStatus } from '../features/orders/status.ts'

const route = getRouteApi('/orders')

export default function OrdersPage() {
  const { t } = useTranslation()
  const shopName = useShopName()
  const navigate = useNavigate()
  const { status } = route.useSearch()
  const { history } = useRouter()
  // An order without an id is the list; the router takes both addresses for the same.
  useEffect(() => {
    const { pathname, search } = history.location
    if (pathname.endsWith('/')) history.replace(pathname.replace(/\/+$/, '') + search)
  }, [history])
  return (
    <>
      <title>{`${t('orders.title')} · ${shopName}`}</title>
      <OrdersScreen
        filter={isKnownStatus(status) ? status : ''}
        onFilter={(filter) => void navigate({ to: '/orders', search: filter ? { status: filter } : {}, replace: true })}
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
