import { formatDayAndTime } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import type { MoveFieldsProps } from './draft.ts'

/** Nothing to enter: until when it must be paid so far. */
export function ExtendFields({ order }: MoveFieldsProps) {
  const { t } = useTranslation()
  const at = formatDayAndTime(order.payment_deadline ?? undefined, useLanguage())
  return <p className="text-[15px]">{t('desk.dialog.extendFrom', { at })}</p>
}
