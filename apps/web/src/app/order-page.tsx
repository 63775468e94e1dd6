import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { ArrowLeftIcon } from '@karavan/web-kit/ui/icons.tsx'
import { useCart } from '../features/cart/use-cart.ts'
import type { OrderLinks } from '../features/orders/components/order-links.ts'
import { OrderScreen } from '../features/orders/components/order-screen.tsx'
import { OrderProofNotice, useReadyProofNotice } from './order-proof-notice.tsx'
import { Link, usePlace } from './router/use-router.tsx'

/** As wide as its words, with room for a finger that lies over what stands around it. */
const crumbClass =
  'relative inline-flex min-h-11 items-center underline-offset-3 after:absolute after:inset-y-0 after:left-1/2 after:w-full after:min-w-11 after:-translate-x-1/2 hover:text-ink hover:underline'

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
  const orderId = usePlace(({ params }) => params.orderId ?? '')
  useReadyProofNotice()
  const email = useSession(({ user }) => user?.email ?? null)
  const { refresh } = useCart()
  return <OrderScreen orderId={orderId} email={email} links={links} notice={<OrderProofNotice />} onReordered={() => void refresh()} />
}
