import type { Address } from '@karavan/contract/addresses.ts'
import type { Cart, CartItem } from '@karavan/contract/cart.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../lib/format.ts'
import { productName } from '../../../lib/product-name.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ArrowLeftIcon, BoxIcon, PinIcon } from '../../../ui/icons.tsx'
import { ProductPicture } from '../../../ui/product-picture.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { PlaceFailure } from '../place.ts'
import { type RaisedPrice, raisedPrices } from '../raised-prices.ts'
import { addressLine } from './address-step.tsx'

/** What can be done with the cart from here. */
export interface CheckoutCart {
  cart: Cart
  /** A quantity is on its way to the server: the figures are not the server's yet. */
  isPending: boolean
  setQuantity(id: string, quantity: number): void
  remove(id: string): void
}

interface ReviewStepProps extends CheckoutCart {
  address: Address
  email: string | null
  /** The lines as the buyer saw them before this step asked for today's prices. */
  seen: CartItem[]
  failure: PlaceFailure | null
  isPlacing: boolean
  onBack(): void
  onPlace(): void
}

/** What is ordered, where it goes and what it costs, before it is ordered. */
export function ReviewStep({
  cart,
  isPending,
  setQuantity,
  remove,
  address,
  email,
  seen,
  failure,
  isPlacing,
  onBack,
  onPlace,
}: ReviewStepProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isBlocked, setBlocked] = useState(false)
  const currency = cart.currency || 'CNY'
  const money = (amount: number) => formatAmount(amount, currency, language, 'always')
  const raised = knownRaises(failure, seen, cart.items)
  const hasUnavailable = cart.items.some(({ unavailable }) => unavailable)

  function place() {
    setBlocked(hasUnavailable)
    if (!hasUnavailable) onPlace()
  }
  const failed = failure && failure.kind !== 'cart' && failure.kind !== 'address'
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="space-y-5">
        {(failed || isBlocked) && (
          <Alert>
            {failed && <p>{t('checkout.failed')}</p>}
            {(failure?.kind === 'items' || isBlocked) && <p className="text-ink">{t('checkout.blocked')}</p>}
          </Alert>
        )}
        {raised.length > 0 && <Raises raised={raised} items={cart.items} money={money} total={cart.total} />}
        <Card title={t('checkout.items')} icon={<BoxIcon />}>
          <ul className="divide-y divide-line">
            {cart.items.map((item) => (
              <li key={item.id} className="py-4 first:pt-0 last:pb-0">
                <Line item={item} items={cart.items} money={money} setQuantity={setQuantity} remove={remove} />
              </li>
            ))}
          </ul>
        </Card>
        <Card
          title={t('checkout.deliverTo')}
          icon={<PinIcon />}
          corner={
            <button
              type="button"
              onClick={onBack}
              disabled={isPlacing}
              className="-my-2 -mr-2 min-h-11 rounded-lg px-2 text-[15px] font-medium text-accent underline-offset-3 hover:underline"
            >
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
      </div>
      <div className="space-y-5 lg:sticky lg:top-20">
        <Card title={t('checkout.yourOrder')}>
          <dl className="space-y-3 text-[15px]">
            <Row label={t('checkout.delivery')} value={t('checkout.deliveryEstimate')} />
            <Row label={t('checkout.payment')} value={t('checkout.manual')} />
            <div className="space-y-3 border-t border-line pt-3">
              <Row label={t('checkout.goods')} value={money(cart.subtotal)} />
              <Row label={t('checkout.shipping')} value={<span className="font-medium text-leaf">{t('checkout.free')}</span>} />
              <Row label={t('checkout.tax')} value={t('checkout.taxText')} />
            </div>
            <div className="border-t border-line pt-3">
              <Row
                label={<span className="text-base font-semibold text-ink">{t('checkout.total')}</span>}
                value={<span className="text-xl font-bold">{money(cart.total)}</span>}
              />
            </div>
          </dl>
          <p className="mt-3 text-sm leading-relaxed text-ink-soft text-pretty">
            {t('checkout.paymentNote', { email: email ?? t('checkout.yourEmail') })}
          </p>
          <Button look="solid" className="mt-4 w-full" disabled={isPlacing || isPending} onClick={place}>
            {isPlacing && <Spinner />}
            {isPlacing ? t('checkout.placing') : raised.length > 0 ? t('checkout.acceptAndPlace') : t('checkout.place')}
          </Button>
          <Button look="ghost" className="mt-2 w-full" disabled={isPlacing} onClick={onBack}>
            <ArrowLeftIcon className="size-4.5" />
            {t('common.back')}
          </Button>
        </Card>
      </div>
    </div>
  )
}

/** What the server said rose, else what this page has seen rise. */
function knownRaises(failure: PlaceFailure | null, seen: CartItem[], now: CartItem[]): RaisedPrice[] {
  const own = raisedPrices(seen, now)
  if (failure?.kind !== 'prices') return own
  const told = failure.changes
    .filter(({ item_id }) => now.some(({ id }) => id === item_id))
    .map(({ item_id, old_unit_price, new_unit_price }) => ({ id: item_id, from: old_unit_price, to: new_unit_price }))
  return [...told, ...own.filter(({ id }) => !told.some((one) => one.id === id))]
}

const Row = ({ label, value }: { label: ReactNode; value: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-right">{value}</dd>
  </div>
)

interface RaisesProps {
  raised: RaisedPrice[]
  items: CartItem[]
  money(amount: number): string
  total: number
}

function Raises({ raised, items, money, total }: RaisesProps) {
  const { t } = useTranslation()
  return (
    <section role="status" className="rounded-2xl border border-warning/40 bg-warning-soft/60 p-4 text-[15px]">
      <h2 className="font-semibold text-warning">{t('checkout.priceChanged')}</h2>
      <ul className="mt-2 space-y-1.5">
        {raised.map(({ id, from, to }) => {
          const name = productName(items.find((item) => item.id === id)?.product_title)
          return (
            <li key={id} className="flex flex-wrap justify-between gap-x-6">
              <span className="min-w-0 wrap-anywhere" lang={name.lang} dir="auto">
                {name.text}
              </span>
              <span>
                <span className="sr-only">{t('checkout.priceOld')} </span>
                <s className="text-ink-soft">{money(from)}</s>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">, {t('checkout.priceNew')} </span>
                <strong className="font-semibold">{money(to)}</strong>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2">{t('checkout.totalChange', { total: money(total) })}</p>
    </section>
  )
}

interface LineProps extends Pick<CheckoutCart, 'setQuantity' | 'remove'> {
  item: CartItem
  items: CartItem[]
  money(amount: number): string
}

function Line({ item, items, money, setQuantity, remove }: LineProps) {
  const { t } = useTranslation()
  const name = productName(item.product_title)
  const options = [item.sku_properties, item.sku_details].map((known) => Object.entries(known ?? {})).find((known) => known.length > 0)
  /** All lines of a product make up its minimum. */
  const ofProduct = items.reduce((sum, one) => (one.product_id === item.product_id ? sum + one.quantity : sum), 0)
  const left = item.max_quantity
  return (
    <article className="flex gap-4 max-sm:gap-3">
      <div className="size-16 shrink-0 overflow-hidden rounded-xl border border-line">
        <ProductPicture address={item.sku_image || item.product_image} alt="" sizes="64px" isSmall />
      </div>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-x-6 gap-y-0.5 max-sm:flex-col">
          <h3 className="min-w-0 font-medium leading-snug wrap-anywhere" lang={name.lang} dir="auto">
            {name.text}
          </h3>
          <p className="shrink-0 font-semibold">{money(item.total_price)}</p>
        </div>
        {options && (
          <p className="text-sm text-ink-soft wrap-anywhere" dir="auto">
            {options.map(([option, value]) => `${option}: ${value}`).join(', ')}
          </p>
        )}
        <p className="text-sm text-ink-soft">{t('checkout.quantity', { count: item.quantity, price: money(item.unit_price) })}</p>
        {item.unavailable ? (
          <Notice
            tone="danger"
            text={left === undefined ? t('checkout.unavailable') : left > 0 ? t('checkout.onlyLeft', { count: left }) : t('checkout.gone')}
          >
            {left !== undefined && left > 0 && (
              <Button onClick={() => setQuantity(item.id, left)}>{t('checkout.takeWhatIsLeft', { count: left })}</Button>
            )}
            <Button onClick={() => remove(item.id)}>{t('checkout.remove')}</Button>
          </Notice>
        ) : (
          item.below_minimum && (
            <Notice tone="warning" text={t('checkout.belowMinimum', { count: item.moq })}>
              <Button onClick={() => setQuantity(item.id, item.quantity + item.moq - ofProduct)}>
                {t('checkout.raise', { count: item.quantity + item.moq - ofProduct })}
              </Button>
            </Notice>
          )
        )}
      </div>
    </article>
  )
}

const Notice = ({ tone, text, children }: { tone: 'danger' | 'warning'; text: string; children: ReactNode }) => (
  <div
    className={`mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl py-2 pl-3.5 pr-2 text-[15px] ${tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'}`}
  >
    <p className="min-w-0 grow basis-48 font-medium">{text}</p>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
)
