import type { OrderStatus } from '@karavan/contract/orders.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'

const stepOf: Partial<Record<OrderStatus, number>> = { order_created: 0, order_paid: 1, order_shipped: 2, order_completed: 3 }

/** How far the order has come; nothing for one that is cancelled or unknown. */
export function Progress({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  const reached = stepOf[status]
  if (reached === undefined) return null
  const steps = [t('orders.steps.ordered'), t('orders.steps.paid'), t('orders.steps.shipped'), t('orders.steps.delivered')]
  return (
    <ol aria-label={t('orders.steps.label')} className="grid grid-cols-4">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === reached ? 'step' : undefined}
          className={`relative flex flex-col items-center gap-2 text-center text-sm max-sm:text-xs ${index <= reached ? 'font-medium' : 'text-ink-faint'}`}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute right-1/2 top-3.25 h-0.5 w-full ${index <= reached ? 'bg-accent-fill' : 'bg-line-strong'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`relative z-1 grid size-7 place-items-center rounded-full border-2 ${index <= reached ? 'border-accent-fill bg-accent-fill text-white' : 'border-line-strong bg-surface'}`}
          >
            {index <= reached && <CheckIcon className="size-4" />}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
