import type { CartItem } from '@karavan/contract/cart.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Card } from '../../../ui/card.tsx'
import type { AddressesStore } from '../addresses/store.ts'
import { type Entries, readEntries, writeEntries } from '../entries.ts'
import { type PlaceFailure, placeFailure, placeOnce } from '../place.ts'
import { AddressStep } from './address-step.tsx'
import { type CheckoutCart, ReviewStep } from './review-step.tsx'
import { type CheckoutStep, StepIndicator } from './step-indicator.tsx'

interface CheckoutScreenProps extends CheckoutCart {
  buyer: { uid: string; email: string | null }
  addresses: AddressesStore
  step: Exclude<CheckoutStep, 'confirmation'>
  /** Goes to the review, or back from it. */
  onStep(step: 'address' | 'review'): void
  /** Asks for today's prices. */
  refreshCart(): Promise<void>
  isPlacing: boolean
  onPlacing(isPlacing: boolean): void
  /** Resolves once the buyer is led to the confirmation. Rejects with the call's failure. */
  place(addressId: string, idempotencyKey: string): Promise<void>
  /** There is no cart any more: what was in it was ordered somewhere else. */
  onOrderedElsewhere(): void
}

/** Address and review. What was chosen and filled in outlives errors, Back and a reload. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { buyer, addresses, step, onStep, refreshCart, isPlacing, onPlacing, place, onOrderedElsewhere, ...checkoutCart } = props
  const { cart } = checkoutCart
  const { t } = useTranslation()
  const [entries, setEntries] = useState(() => readEntries(buyer.uid))
  const [failure, setFailure] = useState<PlaceFailure | null>(null)
  const isRunning = useRef(false)
  const known = addresses((state) => state.addresses)
  const { load } = addresses.getState()
  const chosen = known?.find(({ id }) => id === entries.addressId)
  const [seen, setSeen] = useState<CartItem[]>(cart.items)

  function keep(next: Entries) {
    setEntries(next)
    writeEntries(buyer.uid, next)
    if (next.addressId !== entries.addressId) setFailure((before) => (before?.kind === 'address' ? null : before))
  }
  const isReview = step === 'review'
  // A reload of the review has not read the addresses yet, and one that is gone cannot be reviewed.
  useEffect(() => {
    if (isReview && !known) void load()
    else if (isReview && !chosen) onStep('address')
  }, [isReview, known, chosen, load, onStep])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival at a step
  useEffect(() => {
    window.scrollTo(0, 0)
    if (isReview) void refreshCart()
  }, [isReview])

  async function order() {
    if (isRunning.current || !chosen) return
    isRunning.current = true
    onPlacing(true)
    setFailure(null)
    // What is on screen now is what the buyer agrees to.
    setSeen(cart.items)
    try {
      await placeOnce({ uid: buyer.uid, addressId: chosen.id, lines: cart.items, place })
      writeEntries(buyer.uid, {})
    } catch (error) {
      console.error('the order could not be placed', error)
      const why = placeFailure(error)
      if (why.kind === 'cart') return onOrderedElsewhere()
      await (why.kind === 'address' ? load() : refreshCart())
      setFailure(why)
      if (why.kind === 'address') onStep('address')
    } finally {
      isRunning.current = false
      onPlacing(false)
    }
  }
  return (
    <>
      <title>{`${t('checkout.title')} · ${t('app.name')}`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="font-display text-3xl font-semibold tracking-tight max-md:text-2xl">{t('checkout.title')}</h1>
        <StepIndicator step={step} />
      </div>
      {isReview && chosen ? (
        <ReviewStep
          {...checkoutCart}
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
            store={addresses}
            entries={entries}
            onEntries={keep}
            onContinue={() => onStep('review')}
            notice={failure?.kind === 'address' ? t('checkout.addressGone') : undefined}
          />
          <CartSummary cart={cart} />
        </div>
      )}
    </>
  )
}

function CartSummary({ cart }: Pick<CheckoutCart, 'cart'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="lg:sticky lg:top-20 max-lg:order-first">
      <Card title={t('checkout.yourOrder')}>
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-[15px] text-ink-soft">
            {t('checkout.lines', { count: cart.items.length })}, {t('checkout.pieces', { count: cart.item_count })}
          </span>
          <span className="text-xl font-bold">{formatAmount(cart.total, cart.currency || 'CNY', language, 'always')}</span>
        </p>
      </Card>
    </div>
  )
}
