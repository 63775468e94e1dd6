import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import type { MoveFieldsProps } from './draft.ts'
import { NoteText } from './note-text.tsx'

/** Why the order is cancelled, in words for the buyer. */
export function CancelFields({ order, draft, set }: MoveFieldsProps) {
  const { t } = useTranslation()
  return (
    <NoteText
      draft={draft}
      set={set}
      label={t('desk.dialog.reason')}
      note={t('desk.dialog.inBuyersLanguage', { language: t(`desk.language.${order.buyer_language}`) })}
      rows={3}
      missing={t('desk.dialog.reasonMissing')}
    />
  )
}
