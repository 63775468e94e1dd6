import type { Address } from '@karavan/contract/addresses.ts'
import type { Cart, CartItem } from '@karavan/contract/cart.ts'
import type { OrderRules } from '@karavan/contract/orders.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button, textButtonClass } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { ArrowLeftIcon, BoxIcon } from '@karavan/web-kit/ui/icons.tsx'
import { PinIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { type ReactNode, useState } from 'react'
import { formatWait } from '../../../lib/quota.ts'
import { RateNote } from '../../../lib/rate-note.tsx'
import { addressLine } from '../addresses/address-line.ts'
import type { PlaceFailure } from '../place.ts'
import { knownRaises } from '../raised-prices.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { useMoney } from './money.ts'
import { PriceRaises } from './price-raises.tsx'
import { ReviewLine } from './review-line.tsx'
import { isOverUnpaid } from './too-many-unpaid.tsx'

interface ReviewStepProps extends CheckoutCart {
  rules: OrderRules | undefined
  address: Address
  email: string | null
  /** The lines as the buyer saw them before this step asked for today's prices. */
  seen: CartItem[]
  failure: PlaceFailure | null
  isPlacing: boolean
  /** What is accepted by ordering. */
  terms: ReactNode
  onBack(): void
  onPlace(): void
}

/** What is ordered, where it goes and what it costs, before it is ordered. */
export function ReviewStep({
  cart,
  isPending,
  changeError,
  setQuantity,
  remove,
  rules,
  address,
  email,
  seen,
  failure,
  isPlacing,
  terms,
  onBack,
  onPlace,
}: ReviewStepProps) {
  const { t } = useTranslation()
  const [isBlocked, setBlocked] = useState(false)
  const raised = knownRaises(failure, seen, cart.items)
  const isMinimumEnforced = rules?.is_minimum_enforced ?? false
  const hasBlocked = cart.items.some((item) => item.unavailable || item.partial_lot || (isMinimumEnforced && item.below_minimum))

  function place() {
    setBlocked(hasBlocked)
    if (!hasBlocked) onPlace()
  }
  const failed = failure && !['cart', 'address'].includes(failure.kind)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="space-y-5">
        {(failed || isBlocked || changeError) && (
          <Alert>
            {changeError && <p>{changeError}</p>}
            {failed && <p>{t('checkout.failed')}</p>}
            {failure?.kind === 'quota' && failure.quota && (
              <p className="text-ink">
                {t(`checkout.quota.${failure.quota.of}`, { count: failure.quota.max, wait: formatWait(failure.quota.wait_seconds) })}
              </p>
            )}
            {(failure?.kind === 'items' || isBlocked) && <p className="text-ink">{t('checkout.blocked')}</p>}
          </Alert>
        )}
        {raised.length > 0 && <PriceRaises raised={raised} cart={cart} />}
        <Card title={t('checkout.items')} icon={<BoxIcon />}>
          <ul className="divide-y divide-line">
            {cart.items.map((item) => (
              <li key={item.id} className="py-4 first:pt-0 last:pb-0">
                <ReviewLine item={item} cart={cart} isMinimumEnforced={isMinimumEnforced} setQuantity={setQuantity} remove={remove} />
              </li>
            ))}
          </ul>
        </Card>
        <DeliverTo address={address} isPlacing={isPlacing} onChange={onBack} />
      </div>
      <div className="space-y-5 lg:sticky lg:top-20">
        <Costs
          cart={cart}
          email={email}
          label={isPlacing ? t('checkout.placing') : raised.length > 0 ? t('checkout.acceptAndPlace') : t('checkout.place')}
          isPlacing={isPlacing}
          isWaiting={isPending || isOverUnpaid(rules)}
          terms={terms}
          onPlace={place}
          onBack={onBack}
        />
      </div>
    </div>
  )
}

interface DeliverToProps {
  address: Address
  isPlacing: boolean
  onChange(): void
}

function DeliverTo({ address, isPlacing, onChange }: DeliverToProps) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('checkout.deliverTo')}
      icon={<PinIcon />}
      corner={
        <button type="button" onClick={onChange} disabled={isPlacing} className={textButtonClass('-my-2 -mr-2')}>
          {t('checkout.change')}
        </button>
      }
    >
      <address className="text-[15px] not-italic leading-relaxed wrap-anywhere" dir="auto">
        <span className="block font-medium">{address.recipient_name}</span>
        <span className="block text-ink-soft">{addressLine(address)}</span>
        <span className="block text-ink-soft">{address.phone_number}</span>
      </address>
    </Card>
  )
}

interface CostsProps {
  cart: Cart
  email: string | null
  /** What the button that orders says. */
  label: string
  isPlacing: boolean
  isWaiting: boolean
  terms: ReactNode
  onPlace(): void
  onBack(): void
}

/** What is paid, when and how, and the button that orders. */
function Costs({ cart, email, label, isPlacing, isWaiting, terms, onPlace, onBack }: CostsProps) {
  const { t } = useTranslation()
  const money = useMoney(cart)
  return (
    <Card title={t('checkout.yourOrder')}>
      <dl className="space-y-3 text-[15px]">
        <Row label={t('checkout.delivery')} value={t('checkout.deliveryEstimate')} />
        <Row label={t('checkout.payment')} value={t('checkout.manual')} />
        <Row isFirst label={t('checkout.goods')} value={money(cart.subtotal)} />
        <Row label={t('checkout.shipping')} value={<span className="font-medium text-leaf">{t('checkout.free')}</span>} />
        <Row label={t('checkout.tax')} value={t('checkout.taxText')} />
        <Row
          isFirst
          label={<span className="text-base font-semibold text-ink">{t('checkout.total')}</span>}
          value={<span className="text-xl font-bold">{money(cart.total)}</span>}
        />
      </dl>
      {cart.exchange_rates?.map((rate) => (
        <p key={rate.currency} className="mt-3 text-sm leading-relaxed text-ink-soft text-pretty">
          <RateNote rate={rate} />
        </p>
      ))}
      <p className="mt-3 text-sm leading-relaxed text-ink-soft text-pretty">
        {t('checkout.paymentNote', { email: email ?? t('checkout.yourEmail') })}
      </p>
      <Button look="solid" className="mt-4 w-full" disabled={isPlacing || isWaiting} onClick={onPlace}>
        {isPlacing && <Spinner />}
        {label}
      </Button>
      {terms}
      <Button look="ghost" className="mt-2 w-full" disabled={isPlacing} onClick={onBack}>
        <ArrowLeftIcon className="size-4.5" />
        {t('common.back')}
      </Button>
    </Card>
  )
}

/** A term with its value; the first of a group stands below a line. */
const Row = ({ label, value, isFirst = false }: { label: ReactNode; value: ReactNode; isFirst?: boolean }) => (
  <div className={`flex items-baseline justify-between gap-4 ${isFirst ? 'border-t border-line pt-3' : ''}`}>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-right">{value}</dd>
  </div>
)
