import { deskLimits } from '@karavan/contract/desk.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { TextArea } from '@karavan/web-kit/ui/text-area.tsx'
import type { MoveFieldsProps } from './draft.ts'

interface NoteTextProps extends Pick<MoveFieldsProps, 'draft' | 'set'> {
  label: string
  note?: string
  rows: number
  /** What is said when it is left empty; without it, it may be. */
  missing?: string
}

/** The free text of a move. */
export const NoteText = ({ draft, set, missing, ...rest }: NoteTextProps) => (
  <TextArea
    {...rest}
    maxLength={deskLimits.note}
    value={draft.note ?? ''}
    validate={missing === undefined ? undefined : (text) => (text.trim() === '' ? missing : undefined)}
    onChange={(event) => set({ note: event.target.value })}
  />
)

/** A note for the operators alone. */
export function Remark(props: Pick<MoveFieldsProps, 'draft' | 'set'>) {
  const { t } = useTranslation()
  return <NoteText {...props} label={t('desk.dialog.remark')} note={t('account.optional')} rows={2} />
}
