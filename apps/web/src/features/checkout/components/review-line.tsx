import type { CartItem } from '@karavan/contract/cart.ts'
import { toWholeLots } from '@karavan/contract/lots.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import type { ReactNode } from 'react'
import { productName } from '../../../lib/product-name.ts'
import { useCountText } from '../../../lib/unit-text.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { useMoney } from './money.ts'

interface ReviewLineProps extends Pick<CheckoutCart, 'cart' | 'setQuantity' | 'remove'> {
  item: CartItem
  /** Below its minimum it is refused, and not only frowned upon. */
  isMinimumEnforced: boolean
}

/** A line that is about to be ordered; where it cannot be ordered as it is, it says why and what helps. */
export function ReviewLine({ item, cart, isMinimumEnforced, setQuantity, remove }: ReviewLineProps) {
  const { t } = useTranslation()
  const money = useMoney(cart)
  const name = productName(item.product_title, { first: useLanguage() })
  const options = [item.sku_properties, item.sku_details].map((known) => Object.entries(known ?? {})).find((known) => known.length > 0)
  /** All lines of a product make up its minimum. */
  const ofProduct = cart.items.reduce((sum, one) => (one.product_id === item.product_id ? sum + one.quantity : sum), 0)
  const inUnits = useCountText(item.unit)
  const left = item.max_quantity
  const enough = toWholeLots(item.quantity + item.moq - ofProduct, item.lot_size)
  const whole = toWholeLots(item.quantity, item.lot_size)
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
        <p className="text-sm text-ink-soft">{`${inUnits(item.quantity)} × ${money(item.unit_price)}`}</p>
        {item.unavailable ? (
          <Notice
            tone="danger"
            text={
              left === undefined
                ? t('checkout.unavailable')
                : left > 0
                  ? t('checkout.onlyLeft', { amount: inUnits(left) })
                  : t('checkout.gone')
            }
          >
            {left !== undefined && left > 0 && (
              <Button onClick={() => setQuantity(item.id, left)}>{t('checkout.takeWhatIsLeft', { count: left })}</Button>
            )}
            <Button onClick={() => remove(item.id)}>{t('checkout.remove')}</Button>
          </Notice>
        ) : item.partial_lot ? (
          <Notice tone="danger" text={t('product.lots', { amount: inUnits(item.lot_size ?? 1) })}>
            <Button onClick={() => setQuantity(item.id, whole)}>{t('checkout.raise', { count: whole })}</Button>
            <Button onClick={() => remove(item.id)}>{t('checkout.remove')}</Button>
          </Notice>
        ) : (
          item.below_minimum && (
            <Notice
              tone={isMinimumEnforced ? 'danger' : 'warning'}
              text={t(isMinimumEnforced ? 'checkout.minimum' : 'checkout.belowMinimum', { amount: inUnits(item.moq) })}
            >
              {enough <= (left ?? enough) && (
                <Button onClick={() => setQuantity(item.id, enough)}>{t('checkout.raise', { count: enough })}</Button>
              )}
              {isMinimumEnforced && <Button onClick={() => remove(item.id)}>{t('checkout.remove')}</Button>}
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
