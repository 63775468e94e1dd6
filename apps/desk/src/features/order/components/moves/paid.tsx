import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import type { MoveFieldsProps } from './draft.ts'

/** Nothing to enter: the amount that must have arrived. */
export function PaidFields({ order }: MoveFieldsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <p className="text-[15px]">
      {t('desk.dialog.paidAsk')} <strong className="text-lg font-semibold">{formatAmount(order.total, order.currency, language)}</strong>
    </p>
  )
}
