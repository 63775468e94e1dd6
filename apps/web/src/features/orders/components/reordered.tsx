import type { ReorderChange } from '@karavan/contract/orders.ts'
import { countText } from '@karavan/contract/units.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { productName } from '../../../lib/product-name.ts'
import type { Order } from '../../../wire/orders.ts'
import { currencyOf } from '../facts.ts'
import type { OrderLinks } from './order-links.ts'

interface ReorderedProps {
  order: Order
  changes: ReorderChange[]
  links: Pick<OrderLinks, 'checkout'>
}

/** What ordering the same again came to: what is in the cart now, and what is different from then. */
export function Reordered({ order, changes, links }: ReorderedProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = (amount: number | undefined) => formatAmount(amount, currencyOf(order), language, 'always')
  const isNothing = changes.length >= order.items.length && changes.every(({ new_quantity }) => new_quantity === 0)
  const wordsOf = (change: ReorderChange) => {
    const inUnits = (count: number) => countText(count, change.unit, language)
    return change.kinds.map((kind) => {
      switch (kind) {
        case 'price':
          return t('orders.change.price', { from: money(change.old_unit_price), to: money(change.new_unit_price) })
        case 'stock':
          return t('orders.change.stock', { new: inUnits(change.new_quantity), old: change.old_quantity })
        case 'moq':
          return t('orders.change.moq', { amount: inUnits(change.moq ?? 1) })
        case 'lots':
          return t('product.lotsPutUp', { lot: inUnits(change.lot_size ?? 1), asked: change.old_quantity, given: change.new_quantity })
        case 'unavailable':
          return t('orders.change.unavailable')
        default:
          return kind satisfies never
      }
    })
  }
  return (
    <div role="status" className="mt-4 rounded-2xl bg-leaf-soft p-4 text-[15px]">
      <p className="font-semibold text-leaf">{isNothing ? t('orders.reorderedNothing') : t('orders.reordered')}</p>
      {changes.length === 0 ? (
        <p className="mt-1">{t('orders.reorderedSame')}</p>
      ) : (
        <>
          <p className="mt-1">{t('orders.reorderChanges')}</p>
          <ul className="mt-2 space-y-2">
            {changes.map((change) => {
              const name = productName(change.product_title)
              return (
                <li key={change.line_id} className="leading-snug">
                  <span className="font-medium wrap-anywhere" lang={name.lang} dir="auto">
                    {name.text}
                  </span>
                  : {wordsOf(change).join('; ')}
                </li>
              )
            })}
          </ul>
        </>
      )}
      {!isNothing && <div className="mt-3">{links.checkout(t('orders.toCheckout'))}</div>}
    </div>
  )
}
