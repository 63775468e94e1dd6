import type { Payee, Payment } from '@karavan/contract/payment.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { CopyButton } from '@karavan/web-kit/ui/copy-button.tsx'
import { Skeleton } from '@karavan/web-kit/ui/skeleton.tsx'
import type { Order } from '../../../wire/orders.ts'
import { usePayment } from '../payment.ts'
import { CompanyInvoice } from './company-invoice.tsx'
import { RetryAlert } from './retry-alert.tsx'

/** How to pay, while that is what the order waits for: sum, purpose and recipient, each to copy, a code for the bank's app, and an invoice for a company. */
export function PaymentCard({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { isOpen, payment, isFailed, isReading, read } = usePayment(order)
  if (!isOpen) return null
  return (
    <Card title={t('payment.title')}>
      {payment ? (
        <Details order={order} payment={payment} />
      ) : isFailed ? (
        <RetryAlert className="" text={t('payment.failed')} isRunning={isReading} onRetry={read} />
      ) : (
        <div>
          <p role="status" className="sr-only">
            {t('payment.loading')}
          </p>
          <Skeleton className="h-72 w-full rounded-xl" />
        </div>
      )}
    </Card>
  )
}

const payeeFields = ['name', 'inn', 'kpp', 'account', 'bank', 'bic', 'corr_account'] as const satisfies (keyof Payee)[]

function Details({ order, payment }: { order: Order; payment: Payment }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { amount, currency, purpose, payee } = payment
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,1fr)_13rem]">
      <dl className="min-w-0">
        <Row
          name={t('payment.amount')}
          // What is typed into a bank's form.
          copied={amount.toFixed(2)}
          value={<span className="text-2xl font-bold">{formatAmount(amount, currency, language, 'always')}</span>}
        />
        <Row name={t('payment.purpose')} copied={purpose} value={<span lang="ru">{purpose}</span>} hint={t('payment.purposeHint')} />
        {payeeFields.map((field) => {
          const value = payee[field]
          return value && <Row key={field} name={t(`payment.payee.${field}`)} copied={value} value={value} />
        })}
      </dl>
      <figure className="flex flex-col items-center gap-2 text-center md:items-stretch max-md:order-first max-md:border-b max-md:border-line max-md:pb-5">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(payment.qr)}`}
          alt={t('payment.qr')}
          width={208}
          height={208}
          className="size-52 rounded-xl border border-line bg-white"
        />
        <figcaption className="max-w-72 text-sm leading-snug text-ink-soft text-pretty">{t('payment.qrHint')}</figcaption>
      </figure>
      <div className="md:col-span-2">
        <CompanyInvoice order={order} payer={payment.payer} />
      </div>
    </div>
  )
}

interface RowProps {
  name: string
  value: React.ReactNode
  copied: string
  hint?: string
}

function Row({ name, value, copied, hint }: RowProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-1.5 last:border-0">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="col-start-1 text-[15px] font-medium wrap-anywhere">{value}</dd>
      {hint && <dd className="col-start-1 pt-0.5 text-sm text-ink-faint text-pretty">{hint}</dd>}
      <dd className="col-start-2 row-span-3 row-start-1">
        <CopyButton text={copied} label={t('payment.copy', { name })} done={t('payment.copied', { name })} />
      </dd>
    </div>
  )
}
