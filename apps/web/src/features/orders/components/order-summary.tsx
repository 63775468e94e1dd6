import type { Language } from '@karavan/contract/language.ts'
import { formatAmount, formatDate, formatDateRange } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { CardIcon, PinIcon, TruckIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import type { ReactNode } from 'react'
import type { Order } from '../../../wire/orders.ts'
import { currencyOf, totalOf } from '../facts.ts'
import { isKnownPayment, paymentLabels } from '../status.ts'

/** What the order costs, when and where it arrives, and how it is paid. Amounts in the order's currency, always with decimals. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = (amount: number) => formatAmount(amount, currencyOf(order), language, 'always')
  const total = totalOf(order)
  const isCancelled = order.status === 'order_cancelled'
  return (
    <>
      <Card title={t('orders.summary')}>
        <dl className="space-y-2.5 text-[15px]">
          <Row label={t('orders.subtotal')} value={money(order.subtotal ?? total)} />
          <Row label={t('orders.shipping')} value={<span className="font-medium text-leaf">{t('orders.free')}</span>} />
          <Row
            isFirst
            label={<span className="text-base font-semibold text-ink">{t('orders.total')}</span>}
            value={<span className="text-xl font-bold">{money(total)}</span>}
          />
        </dl>
      </Card>
      {order.estimated_delivery && !isCancelled && (
        <Card title={t('orders.estimatedDelivery')} icon={<TruckIcon />}>
          <p className="font-medium">{deliveryOf(order, language)}</p>
        </Card>
      )}
      {order.delivery_address && (
        <Card title={t('orders.address')} icon={<PinIcon />}>
          <DeliveryAddress address={order.delivery_address} />
        </Card>
      )}
      <Card title={t('orders.paymentMethod')} icon={<CardIcon />}>
        <p className="font-medium">{t('orders.manual')}</p>
        <p className="mt-1 text-[15px] text-ink-soft">{t('orders.paymentNote')}</p>
        {isKnownPayment(order.payment_status) && (!isCancelled || order.payment_status === 'confirmed') && (
          <dl className="mt-3 border-t border-line pt-3 text-[15px]">
            <Row label={t('orders.paymentStatus')} value={t(paymentLabels[order.payment_status])} />
          </dl>
        )}
      </Card>
    </>
  )
}

/** A term with its value; the first of a group stands below a line. */
const Row = ({ label, value, isFirst = false }: { label: ReactNode; value: ReactNode; isFirst?: boolean }) => (
  <div className={`flex items-baseline justify-between gap-4 ${isFirst ? 'border-t border-line pt-2.5' : ''}`}>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-right wrap-anywhere">{value}</dd>
  </div>
)

function DeliveryAddress({ address }: { address: NonNullable<Order['delivery_address']> }) {
  const { recipient_name, street_address, district, city, state_province, postal_code, country, phone_number } = address
  const lines = [
    street_address,
    district,
    [city, state_province].filter(Boolean).join(', '),
    [postal_code, country].filter(Boolean).join(', '),
    phone_number,
  ]
  return (
    <address className="text-[15px] not-italic leading-relaxed wrap-anywhere" dir="auto">
      <span className="block font-medium">{recipient_name}</span>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block text-ink-soft">
          {line}
        </span>
      ))}
    </address>
  )
}

/** The days it is expected on, else the one day, else the words as they are. */
const deliveryOf = ({ estimated_delivery, estimated_delivery_from: from, estimated_delivery_to: to }: Order, language: Language) =>
  formatDateRange(from, to, language) || formatDate(estimated_delivery, language) || estimated_delivery
