import type { DeskOrder } from '@karavan/contract/desk.ts'
import { formatAmount, formatPercent } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'

/** What the buyer pays, what the goods cost, and what remains for delivery and the shop. */
export function MoneyCard({ order: { margin, currency, payment_status } }: { order: DeskOrder }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const amount = (value: number) => formatAmount(value, currency, language)
  const rows = [
    [t('desk.money.buyer'), amount(margin.paid)],
    [t('desk.money.spent'), margin.spent > 0 || margin.is_complete ? amount(margin.spent) : t('desk.money.notYet')],
  ]
  return (
    <Card title={t('desk.money.title')} corner={<span className="text-sm text-ink-faint">{t(`desk.payment.${payment_status}`)}</span>}>
      <dl className="space-y-1.5 text-[15px] tabular-nums">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {(margin.spent > 0 || margin.is_complete) && (
          <div className="flex justify-between gap-3 border-t border-line pt-2 font-semibold">
            <dt>{t(margin.is_complete ? 'desk.money.remaining' : 'desk.money.remainingSoFar')}</dt>
            <dd className={margin.remaining < 0 ? 'text-danger' : 'text-leaf'}>
              {amount(margin.remaining)}
              {margin.paid > 0 && margin.is_complete && (
                <span className="pl-1.5 text-sm font-normal text-ink-faint">{formatPercent(margin.remaining / margin.paid, language)}</span>
              )}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
