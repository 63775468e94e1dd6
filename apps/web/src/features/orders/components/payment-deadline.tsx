import { formatDayAndTime } from '@karavan/web-kit/lib/format.ts'
import { timeLeftText } from '@karavan/web-kit/lib/time-left-text.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTimeLeft } from '@karavan/web-kit/lib/use-time-left.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { ClockIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import type { Order } from '../../../wire/orders.ts'

interface PaymentDeadlineProps {
  order: Pick<Order, 'status' | 'payment_status' | 'payment_deadline' | 'waits_for_proof'>
  /** Also says what comes next, where there is nothing to pay by yet. */
  isWhole?: boolean
  className?: string
}

/** Until when an order must be paid and how long that is from now, or that the goods are still being checked; nothing where nobody waits for money. */
export function PaymentDeadline({ order, isWhole = false, className = '' }: PaymentDeadlineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { payment_deadline: deadline } = order
  const left = useTimeLeft(deadline)
  const isPayable = order.payment_status === 'link_sent'
  const isOver = left?.unit === 'over'
  if (order.status !== 'order_created' || (isPayable && !left)) return null
  return (
    <div
      className={`flex items-start gap-2 text-[15px] leading-snug ${isPayable && left?.isShort ? 'text-warning' : 'text-ink-soft'} ${className}`}
    >
      <ClockIcon className="mt-px size-4.5 shrink-0" />
      <div className="min-w-0">
        {isOver ? (
          <p>{t('orders.deadline.over')}</p>
        ) : isPayable && deadline && left && left.unit !== 'over' ? (
          <p className="font-medium">
            <time dateTime={deadline}>{t('orders.deadline.payBy', { at: formatDayAndTime(deadline, language) })}</time>
            {' · '}
            <span className="whitespace-nowrap">{timeLeftText(t, { ...left, unit: left.unit })}</span>
          </p>
        ) : (
          <p className="font-medium">{t('orders.deadline.checking')}</p>
        )}
        {isWhole && !isPayable && !isOver && !order.waits_for_proof && (
          <p className="mt-0.5 text-sm text-ink-soft">{t('orders.deadline.checkingText')}</p>
        )}
      </div>
    </div>
  )
}
