import { getRouteApi, Link } from '@tanstack/react-router'
import { useSession } from '../features/account/session/session.ts'
import { useCart } from '../features/cart/context.ts'
import { type OrderLinks, OrderScreen } from '../features/orders/components/order-screen.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ArrowLeftIcon } from '../ui/icons.tsx'
import { ordersStore } from './buyer-stores.ts'

const route = getRouteApi('/orders/$orderId')
const crumbClass = 'inline-flex min-h-11 items-center underline-offset-3 hover:text-ink hover:underline'

const links: OrderLinks = {
  checkout: (text) => (
    <Link to="/checkout" className={buttonClass('solid')}>
      {text}
    </Link>
  ),
  home: (text) => (
    <Link to="/" className={crumbClass}>
      {text}
    </Link>
  ),
  orders: (text, look) =>
    look === 'plain' ? (
      <Link to="/orders" className={crumbClass}>
        {text}
      </Link>
    ) : (
      <Link to="/orders" className={buttonClass('outline', 'w-full')}>
        <ArrowLeftIcon className="size-4.5" />
        {text}
      </Link>
    ),
  product: (product, text, lang) => (
    <Link to="/" search={{ product }} lang={lang} className="underline-offset-3 hover:text-accent hover:underline">
      {text}
    </Link>
  ),
}

export default function OrderPage() {
  const { orderId } = route.useParams()
  const email = useSession(({ user }) => user?.email ?? null)
  const { refresh } = useCart()
  return <OrderScreen store={ordersStore} orderId={orderId} email={email} links={links} onReordered={() => void refresh()} />
}
