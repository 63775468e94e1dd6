import { countText, countTexts } from '@karavan/contract/units.ts'
import { formatAmount, formatDate } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import type { ReactNode } from 'react'
import type { Order } from '../../../wire/orders.ts'
import { currencyOf, nameOf, pictureOf, totalOf } from '../facts.ts'
import { PaymentDeadline } from './payment-deadline.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Pictures on a card; the rest is a number. */
const maxPictures = 4

interface OrderCardProps {
  order: Order
  /** Makes the order's name the link that the whole card is. */
  link(text: string): ReactNode
}

export function OrderCard({ order, link }: OrderCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const preview = order.items.slice(0, maxPictures)
  const rest = order.items.length - preview.length
  return (
    <article className="press relative rounded-2xl border border-line bg-surface p-4 shadow-low hover:border-line-strong hover:shadow-card sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-base font-semibold wrap-anywhere">
            {link(order.order_number ? t('orders.number', { number: order.order_number }) : t('orders.numberless'))}
          </h2>
          {order.created_at && (
            <time dateTime={order.created_at} className="text-sm text-ink-faint">
              {formatDate(order.created_at, language)}
            </time>
          )}
        </div>
        <StatusBadge order={order} />
      </div>
      <PaymentDeadline order={order} className="mt-2" />
      <p className="mt-3 line-clamp-2 text-[15px] leading-snug wrap-anywhere" dir="auto">
        {order.items.map((item, index) => {
          const { text, lang } = nameOf(item)
          return (
            <span key={item.id ?? index} lang={lang}>
              {index > 0 && ' · '}
              {text}
            </span>
          )
        })}
      </p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ul aria-label={t('orders.items')} className="grid w-full max-w-98 grid-cols-5 gap-2">
          {preview.map((item, index) => {
            const quantity = item.quantity ?? 1
            return (
              <li key={item.id ?? index} className="relative aspect-square">
                <div className="size-full overflow-hidden rounded-xl border border-line">
                  <ProductPicture address={pictureOf(item)} alt="" sizes="72px" isSmall />
                </div>
                {quantity > 1 && (
                  <span
                    role="img"
                    aria-label={countText(quantity, item.unit, language)}
                    className="absolute -right-1.5 -top-1.5 min-w-6 rounded-full bg-ink px-1.5 py-0.5 text-center text-xs font-semibold leading-tight text-paper"
                  >
                    {quantity}
                  </span>
                )}
              </li>
            )
          })}
          {rest > 0 && (
            <li className="grid aspect-square place-content-center rounded-xl bg-sand font-semibold text-ink-soft">
              <span aria-hidden="true">+{rest}</span>
              <span className="sr-only">{t('orders.morePictures', { count: rest })}</span>
            </li>
          )}
        </ul>
        <p className="ml-auto text-right">
          <span className="block text-lg font-bold">{formatAmount(totalOf(order), currencyOf(order), language, 'always')}</span>
          <span className="text-sm text-ink-soft">
            {t('orders.lines', { count: order.items.length })}, {countTexts(order.items, language)}
          </span>
        </p>
      </div>
    </article>
  )
}
