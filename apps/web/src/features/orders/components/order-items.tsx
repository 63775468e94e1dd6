import { countText } from '@karavan/contract/units.ts'
import { formatAmount, formatMoment } from '@karavan/web-kit/lib/format.ts'
import { platformName } from '@karavan/web-kit/lib/platform-name.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import type { ReactNode } from 'react'
import type { Order, OrderItem } from '../../../wire/orders.ts'
import { currencyOf, lineTotalOf, nameOf, pictureOf, sellerOf } from '../facts.ts'
import { stepName } from './timeline.tsx'

interface OrderItemsProps {
  order: Order
  /** Leads to the product as it is offered now. */
  productLink(productId: string, text: string, lang: string | undefined): ReactNode
}

export function OrderItems({ order, productLink }: OrderItemsProps) {
  return (
    <ul className="divide-y divide-line">
      {order.items.map((item, index) => (
        <li key={item.id ?? index} className="py-4 first:pt-0 last:pb-0">
          <Line order={order} item={item} productLink={productLink} />
        </li>
      ))}
    </ul>
  )
}

function Line({ order, item, productLink }: OrderItemsProps & { item: OrderItem }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = nameOf(item)
  const seller = sellerOf(item)
  const total = lineTotalOf(item, order)
  const platform = item.platform_info?.platform
  const facts: [string, string | undefined][] = [
    [t('orders.seller'), seller],
    [t('orders.platform'), platform && platformName(platform, t)],
    [t('orders.quantity'), item.quantity === undefined ? undefined : countText(item.quantity, item.unit, language)],
    [
      t('orders.unitPrice'),
      item.unit_price === undefined ? undefined : formatAmount(item.unit_price, currencyOf(order), language, 'always'),
    ],
  ]
  const latest = order.timeline.findLast(({ line_id }) => line_id !== undefined && line_id === item.id)
  const stage = latest && stepName(latest.kind, language)
  return (
    <article className="flex gap-4 max-sm:gap-3">
      <div className="size-20 shrink-0 overflow-hidden rounded-xl border border-line" data-testid="item-picture">
        <ProductPicture address={pictureOf(item)} alt="" sizes="80px" isSmall />
      </div>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-x-6 gap-y-1 max-sm:flex-col">
          <h3 className="min-w-0 font-medium leading-snug wrap-anywhere" lang={name.lang} dir="auto">
            {item.product_id ? productLink(item.product_id, name.text, name.lang) : name.text}
          </h3>
          <p className="shrink-0 text-base font-semibold">
            <span className="sr-only">{t('orders.totalPrice')}: </span>
            {formatAmount(total.amount, total.currency, language, 'always')}
          </p>
        </div>
        <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="flex min-w-0 gap-1.5">
                  <dt className="shrink-0 text-ink-faint">{label}:</dt>
                  <dd className="min-w-0 wrap-anywhere" dir="auto">
                    {value}
                  </dd>
                </div>
              ),
          )}
        </dl>
        <Variants item={item} />
        {latest && stage && (
          <p className="mt-2.5 flex flex-wrap items-baseline gap-x-2 border-l-2 border-accent-fill pl-3 text-sm">
            <span className="font-medium">{stage}</span>
            <time dateTime={latest.at} className="text-ink-faint">
              {formatMoment(latest.at, language)}
            </time>
          </p>
        )}
      </div>
    </article>
  )
}

/** What was chosen, with the seller's own words beside it; without those, the plain names and values. */
function Variants({ item }: { item: OrderItem }) {
  const { t } = useTranslation()
  const tags = Object.entries(item.sku_properties ?? {})
  if (item.enhanced_sku_properties.length > 0) {
    return (
      <div className="mt-2.5">
        <p className="pb-1.5 text-sm text-ink-faint">{t('orders.selectedVariants')}</p>
        <ul aria-label={t('orders.variations')} className="flex flex-wrap gap-2">
          {item.enhanced_sku_properties.map((one) => {
            const original = [one.property_name_original, one.value_original].filter(Boolean).join(': ')
            const shown = [one.property_name_user, one.value_user].filter(Boolean).join(': ')
            return (
              <li key={`${shown} ${original}`} className="max-w-full rounded-lg bg-sand px-2.5 py-1.5 text-sm leading-snug wrap-anywhere">
                <span className="block font-medium" dir="auto">
                  {shown}
                </span>
                {original && original !== shown && (
                  <span className="block text-xs text-ink-soft">
                    {t('orders.originalValues')}:{' '}
                    <span lang="zh" dir="auto">
                      {original}
                    </span>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    )
  }
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('orders.options')} className="mt-2.5 flex flex-wrap gap-2">
      {tags.map(([name, value]) => (
        <li key={name} className="max-w-full rounded-lg border border-line-strong px-2.5 py-1 text-sm wrap-anywhere" dir="auto">
          {name}: {value}
        </li>
      ))}
    </ul>
  )
}
