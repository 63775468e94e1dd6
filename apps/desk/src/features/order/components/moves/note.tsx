import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CheckField } from '@karavan/web-kit/ui/check.tsx'
import type { MoveFieldsProps } from './draft.ts'
import { NoteText } from './note-text.tsx'

/** A note, for the operators or for the buyer too. */
export function NoteFields({ draft, set }: MoveFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <NoteText draft={draft} set={set} label={t('desk.dialog.note')} rows={4} missing={t('desk.dialog.noteMissing')} />
      <CheckField checked={draft.visible === true} onChange={(event) => set({ visible: event.target.checked })}>
        {t('desk.dialog.visible')}
      </CheckField>
    </>
  )
}
