import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CopyButton } from '@karavan/web-kit/ui/copy-button.tsx'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { type ReactNode, useEffect, useRef } from 'react'

/** What was ordered. */
interface PlacedOrder {
  number: string | undefined
  total: number
  currency: string
  recipient: string | undefined
}

interface ConfirmationStepProps {
  order: PlacedOrder
  email: string | null
  /** Until when it is to be paid. */
  deadline: ReactNode
  /** What the buyer is to do about the account. */
  notice?: ReactNode
  orderLink(text: string): ReactNode
  startLink(text: string): ReactNode
}

/** The order's number and what happens next. */
export function ConfirmationStep({ order, email, deadline, notice, orderLink, startLink }: ConfirmationStepProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  const next = [
    t('checkout.nextCheck'),
    t('checkout.nextMail', { email: email ?? t('checkout.yourEmail') }),
    t('checkout.nextPaid'),
    t('checkout.nextWatch'),
  ]
  return (
    <div className="mx-auto max-w-2xl">
      <div className="overflow-hidden rounded-3xl border border-line bg-surface shadow-card">
        <div className="woven" aria-hidden="true" />
        <div className="p-6 sm:p-9">
          <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-leaf-soft text-leaf">
            <CheckIcon className="size-8" />
          </span>
          <h1
            ref={title}
            tabIndex={-1}
            className="mt-4 font-display text-3xl font-semibold tracking-tight text-balance outline-none max-sm:text-2xl"
          >
            {t('checkout.thanks')}
          </h1>
          <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {order.number && (
              <div className="sm:col-span-2">
                <dt className="text-sm text-ink-faint">{t('checkout.orderNumber')}</dt>
                <dd className="flex items-center gap-1 text-xl font-semibold wrap-anywhere">
                  {order.number}
                  <CopyButton text={order.number} label={t('orders.copyNumber')} done={t('orders.numberCopied')} />
                </dd>
              </div>
            )}
            <div>
              <dt className="text-sm text-ink-faint">{t('checkout.total')}</dt>
              <dd className="text-lg font-semibold">{formatAmount(order.total, order.currency, language, 'always')}</dd>
            </div>
            {order.recipient && (
              <div className="min-w-0">
                <dt className="text-sm text-ink-faint">{t('checkout.recipient')}</dt>
                <dd className="text-lg font-semibold wrap-anywhere" dir="auto">
                  {order.recipient}
                </dd>
              </div>
            )}
          </dl>
          {deadline}
          {notice}
          <h2 className="mt-7 text-base font-semibold">{t('checkout.next')}</h2>
          <ol className="mt-3 space-y-3">
            {next.map((text, index) => (
              <li key={text} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-6.5 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
                >
                  {index + 1}
                </span>
                <p className="min-w-0 leading-relaxed wrap-anywhere">{text}</p>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-2.5 max-sm:flex-col">
            {orderLink(t('checkout.viewOrder'))}
            {startLink(t('checkout.goOn'))}
          </div>
        </div>
      </div>
    </div>
  )
}
