import { type DeskOrder, deskLimits } from '@karavan/contract/desk.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { TextArea } from '@karavan/web-kit/ui/text-area.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { templatesQuery } from '../../../../lib/instruction-templates.ts'
import { InstructionsPreview } from '../../../../ui/instructions-preview.tsx'
import { NoBankDetails } from '../../../../ui/no-bank-details.tsx'
import type { MoveFieldsProps } from './draft.ts'

/** The text of the email with the payment instructions, beside how the buyer sees it. */
export function LinkSentFields({ order, draft, set }: MoveFieldsProps) {
  const { t } = useTranslation()
  const text = draft.instructions ?? ''
  const wasSent = order.payment_status !== 'pending'
  function findFault() {
    if (text.trim() === '') return t('desk.dialog.instructionsMissing')
    return wasSent && text.trim() === order.instructions.trim() ? t('desk.dialog.sentAlready') : undefined
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TemplateHint language={order.buyer_language} />
      <TextArea
        label={t('desk.dialog.instructions')}
        rows={13}
        lang={order.buyer_language}
        maxLength={deskLimits.text}
        value={text}
        validate={findFault}
        onChange={(event) => set({ instructions: event.target.value })}
      />
      <InstructionsPreview text={text} lang={order.buyer_language} />
    </div>
  )
}

/** Said until the shop has written how it is paid. */
function TemplateHint({ language }: { language: DeskOrder['buyer_language'] }) {
  const { t } = useTranslation()
  const { data } = useQuery(templatesQuery)
  if (!data) return null
  if (!data.bank_details) return <NoBankDetails className="sm:col-span-2" />
  if (data.templates[language] !== data.originals[language]) return null
  return (
    <p className="rounded-xl bg-accent-soft px-4 py-2.5 text-sm sm:col-span-2">
      {t('desk.instructions.original')}{' '}
      <Link to="/instructions" className="text-accent underline underline-offset-3">
        {t('desk.instructions.toTemplate')}
      </Link>
    </p>
  )
}
