import type { Cart } from '@karavan/contract/cart.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetTrouble } from '../features/cart/trouble.ts'
import { useCart, useCartState } from '../features/cart/use-cart.ts'
import { closeAttempt, isAttemptOpen } from '../features/checkout/attempt.ts'
import { CheckoutScreen } from '../features/checkout/components/checkout-screen.tsx'
import { ConfirmationStep } from '../features/checkout/components/confirmation-step.tsx'
import { StepIndicator } from '../features/checkout/components/step-indicator.tsx'
import { PaymentDeadline } from '../features/orders/components/payment-deadline.tsx'
import { currencyOf, totalOf } from '../features/orders/facts.ts'
import { orderQuery, orderRulesQuery, usePlaceOrder } from '../features/orders/queries.ts'
import { AcceptedTerms } from '../features/shop/components/accepted-terms.tsx'
import type { Order } from '../wire/orders.ts'
import { OrderProofNotice, useReadyProofNotice } from './order-proof-notice.tsx'
import { LeadTo, PageSkeleton } from './page-frame.tsx'
import { Link, usePlace, useRouter } from './router/use-router.tsx'

/** What this page's own history entry says. On the way to another page the location is already that page's, and must lead nobody away. */
function useOwnState() {
  const isHere = usePlace(({ path }) => path === '/checkout')
  const step = usePlace(({ state }) => state.checkoutStep ?? 'address')
  const placedId = usePlace(({ state }) => state.placedOrderId)
  const own = useRef({ step, placedId })
  if (isHere) own.current = { step, placedId }
  return own.current
}

export default function CheckoutPage() {
  const uid = useSession(({ user }) => user?.uid ?? '')
  const email = useSession(({ user }) => user?.email ?? null)
  const router = useRouter()
  const { updateQuantity, removeItem, refresh, ordered } = useCart()
  const { cart, loading, error, initialized, pending } = useCartState()
  const { step, placedId } = useOwnState()
  const placeOrder = usePlaceOrder()
  // It is known from having been placed: after a reload nothing is confirmed any more.
  const { data: placed } = useQuery({ ...orderQuery(uid, placedId ?? ''), enabled: false })
  /** What is being ordered: it stays on screen while the cart empties behind it, so that an empty cart leads nobody away meanwhile. */
  const [placing, setPlacing] = useState<Cart | null>(null)
  const { data: rules, refetch: readRules } = useQuery(orderRulesQuery(uid || undefined))
  useReadyProofNotice()

  // What failed before, in the drawer or at a product, is no matter of this page.
  useEffect(() => forgetTrouble(), [])
  const goTo = useCallback(
    (next: 'address' | 'review') => {
      // The review always stands behind the address in the history.
      if (next === 'review') router.navigate({ to: '/checkout', state: { checkoutStep: 'review' } })
      else router.back()
    },
    [router],
  )
  async function place(addressId: string, idempotencyKey: string) {
    const { id } = await placeOrder.mutateAsync({ addressId, idempotencyKey })
    router.navigate({ to: '/checkout', state: { checkoutStep: 'confirmation', placedOrderId: id }, replace: true })
    void ordered()
  }

  if (step === 'confirmation' && placed) return <Confirmation order={placed} email={email} />
  if (!initialized || loading) return <PageSkeleton />
  const shown = placing ?? cart
  if (!shown || shown.items.length === 0) {
    return <WithoutCart uid={uid} />
  }
  return (
    <CheckoutScreen
      buyer={{ uid, email }}
      cart={shown}
      isPending={pending.size > 0}
      changeError={error}
      setQuantity={(id, quantity) => void updateQuantity(id, quantity)}
      remove={(id) => void removeItem(id)}
      step={step === 'review' ? 'review' : 'address'}
      onStep={goTo}
      refreshCart={async () => void (await Promise.all([refresh(), readRules()]))}
      rules={rules}
      ordersLink={(text) => (
        <Link to="/orders" className={buttonClass('outline')}>
          {text}
        </Link>
      )}
      terms={<AcceptedTerms className="mt-3" />}
      isPlacing={placing !== null}
      onPlacing={(isPlacing) => setPlacing(isPlacing ? cart : null)}
      place={place}
      onOrderedElsewhere={() => {
        router.navigate({ to: '/orders', replace: true })
        void refresh()
      }}
    />
  )
}

/** The cart is empty. What was asked for last may have been ordered although no answer came: then it is among the orders. */
function WithoutCart({ uid }: { uid: string }) {
  const [target] = useState<'/' | '/orders'>(() => (isAttemptOpen(uid) ? '/orders' : '/'))
  useEffect(() => closeAttempt(uid), [uid])
  return <LeadTo place={target} />
}

function Confirmation({ order, email }: { order: Order; email: string | null }) {
  const { t } = useTranslation()
  const shopName = useShopName()
  return (
    <>
      <title>{`${t('checkout.confirmation')} · ${shopName}`}</title>
      <div className="mx-auto mb-6 max-w-2xl">
        <StepIndicator step="confirmation" />
      </div>
      <ConfirmationStep
        order={{
          number: order.order_number,
          total: totalOf(order),
          currency: currencyOf(order),
          recipient: order.delivery_address?.recipient_name,
        }}
        email={email}
        deadline={<PaymentDeadline order={order} isWhole className="mt-5" />}
        notice={<OrderProofNotice className="mt-7" />}
        orderLink={(text) => (
          <Link to="/orders/$orderId" params={{ orderId: order.id }} className={buttonClass('solid')}>
            {text}
          </Link>
        )}
        startLink={(text) => (
          <Link to="/" className={buttonClass('outline')}>
            {text}
          </Link>
        )}
      />
    </>
  )
}
