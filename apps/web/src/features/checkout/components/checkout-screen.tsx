import type { Address } from '@karavan/contract/addresses.ts'
import type { CartItem } from '@karavan/contract/cart.ts'
import type { OrderRules } from '@karavan/contract/orders.ts'
import { countTexts } from '@karavan/contract/units.ts'
import { useBuyerUid } from '@karavan/web-kit/account/session/buyer.ts'
import { useShopName } from '@karavan/web-kit/app/use-shop-name.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { addressesQuery } from '../addresses/queries.ts'
import { type Entries, readEntries, writeEntries } from '../entries.ts'
import { type PlaceFailure, placeFailure, placeOnce } from '../place.ts'
import { AddressStep } from './address-step.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { useMoney } from './money.ts'
import { ReviewStep } from './review-step.tsx'
import { type CheckoutStep, StepIndicator } from './step-indicator.tsx'
import { TooManyUnpaid } from './too-many-unpaid.tsx'

interface CheckoutScreenProps extends CheckoutCart {
  buyer: { uid: string; email: string | null }
  step: Exclude<CheckoutStep, 'confirmation'>
  /** Goes to the review, or back from it. */
  onStep(step: 'address' | 'review'): void
  /** What holds the order back before it is asked for; undefined while nobody knows. */
  rules: OrderRules | undefined
  ordersLink(text: string): ReactNode
  /** What is accepted by ordering. */
  terms: ReactNode
  /** Asks for today's prices and for the rules. */
  refreshCart(): Promise<void>
  isPlacing: boolean
  onPlacing(isPlacing: boolean): void
  /** Resolves once the buyer is led to the confirmation. Rejects with the call's failure. */
  place(addressId: string, idempotencyKey: string): Promise<void>
  /** The cart is empty: what was in it was ordered somewhere else. */
  onOrderedElsewhere(): void
}

/** Address and review. What was chosen and filled in outlives errors, Back and a reload. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { buyer, step, onStep, refreshCart, isPlacing, onPlacing, place, onOrderedElsewhere, rules, ordersLink, terms, ...checkoutCart } =
    props
  const { t } = useTranslation()
  const shopName = useShopName()
  const { data: addresses } = useQuery(addressesQuery(useBuyerUid()))
  const { entries, keep } = useEntries(buyer.uid)
  const chosen = addresses?.find(({ id }) => id === entries.addressId)
  const isReview = step === 'review'
  const heading = useRef<HTMLHeadingElement>(null)
  const { order, failure, forgetFailure, seen } = useOrdering(props, chosen)

  // An address that is gone cannot be reviewed.
  useEffect(() => {
    if (isReview && addresses && !chosen) onStep('address')
  }, [isReview, addresses, chosen, onStep])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival at a step
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    if (isReview) void refreshCart()
  }, [isReview])
  return (
    <>
      <title>{`${t('checkout.title')} · ${shopName}`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="font-display text-3xl font-semibold tracking-tight max-md:text-2xl">{t('checkout.title')}</h1>
        <StepIndicator step={step} />
      </div>
      {/* Who reads with the ears hears where they are, at each step. */}
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl font-semibold outline-none">
        {isReview ? t('checkout.reviewTitle') : t('checkout.addressTitle')}
      </h2>
      {rules && <TooManyUnpaid rules={rules} ordersLink={ordersLink} />}
      {isReview && chosen ? (
        <ReviewStep
          {...checkoutCart}
          rules={rules}
          terms={terms}
          address={chosen}
          email={buyer.email}
          seen={seen}
          failure={failure}
          isPlacing={isPlacing}
          onBack={() => onStep('address')}
          onPlace={() => void order()}
        />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <AddressStep
            entries={entries}
            onEntries={keep}
            onContinue={() => onStep('review')}
            onChosen={forgetFailure}
            notice={failure?.kind === 'address' && <AddressGone />}
          />
          <CartSummary cart={checkoutCart.cart} />
        </div>
      )}
    </>
  )
}

/** What the buyer has chosen and filled in, kept for this tab. */
function useEntries(uid: string) {
  const [entries, setEntries] = useState(() => readEntries(uid))
  const latest = useRef(entries)
  const keep = useCallback(
    (change: (entries: Entries) => Entries) => {
      latest.current = change(latest.current)
      setEntries(latest.current)
      writeEntries(uid, latest.current)
    },
    [uid],
  )
  return { entries, keep }
}

type OrderingProps = Pick<CheckoutScreenProps, 'buyer' | 'cart' | 'onStep' | 'refreshCart' | 'onPlacing' | 'place' | 'onOrderedElsewhere'>

/** Orders what is in the cart, once at a time, and says what became of it. */
function useOrdering(props: OrderingProps, address: Address | undefined) {
  const { buyer, cart, onStep, refreshCart, onPlacing, place, onOrderedElsewhere } = props
  const client = useQueryClient()
  const [failure, setFailure] = useState<PlaceFailure | null>(null)
  const [seen, setSeen] = useState<CartItem[]>(cart.items)
  const isRunning = useRef(false)

  async function order() {
    if (isRunning.current || !address) return
    isRunning.current = true
    onPlacing(true)
    setFailure(null)
    // What is on screen now is what the buyer agrees to.
    setSeen(cart.items)
    try {
      await placeOnce({ uid: buyer.uid, addressId: address.id, lines: cart.items, place })
      writeEntries(buyer.uid, {})
    } catch (error) {
      console.error('the order could not be placed', error)
      const why = placeFailure(error)
      if (why.kind === 'cart') return onOrderedElsewhere()
      await (why.kind === 'address' ? client.invalidateQueries({ queryKey: addressesQuery(buyer.uid).queryKey }) : refreshCart())
      setFailure(why)
      if (why.kind === 'address') onStep('address')
    } finally {
      isRunning.current = false
      onPlacing(false)
    }
  }
  return { order, failure, forgetFailure: () => setFailure(null), seen }
}

/** The address was deleted elsewhere, and nothing was ordered: ordering to it again would not help, another address does. */
function AddressGone() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('orders.errors.create')}</p>
      <p className="text-ink">{t('checkout.addressGone')}</p>
    </>
  )
}

function CartSummary({ cart }: Pick<CheckoutCart, 'cart'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney(cart)
  return (
    <div className="lg:sticky lg:top-20 max-lg:order-first">
      <Card title={t('checkout.yourOrder')}>
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-[15px] text-ink-soft">
            {t('checkout.lines', { count: cart.items.length })}, {countTexts(cart.items, language)}
          </span>
          <span className="text-xl font-bold">{money(cart.total)}</span>
        </p>
      </Card>
    </div>
  )
}
