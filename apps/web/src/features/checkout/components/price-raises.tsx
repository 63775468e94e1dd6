import type { Cart } from '@karavan/contract/cart.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { productName } from '../../../lib/product-name.ts'
import type { RaisedPrice } from '../raised-prices.ts'
import { useMoney } from './money.ts'

interface PriceRaisesProps {
  raised: RaisedPrice[]
  cart: Cart
}

/** Prices that rose, old and new, and what everything costs now. */
export function PriceRaises({ raised, cart }: PriceRaisesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney(cart)
  return (
    <section role="status" className="rounded-2xl border border-warning/40 bg-warning-soft/60 p-4 text-[15px]">
      <h2 className="font-semibold text-warning">{t('checkout.priceChanged')}</h2>
      <ul className="mt-2 space-y-1.5">
        {raised.map(({ id, from, to }) => {
          const name = productName(cart.items.find((item) => item.id === id)?.product_title, { first: language })
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
      <p className="mt-2">{t('checkout.totalChange', { total: money(cart.total) })}</p>
    </section>
  )
}
