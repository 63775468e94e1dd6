import { deskLimits } from '@karavan/contract/desk.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { TextField } from '@karavan/web-kit/ui/text-field.tsx'
import { useId } from 'react'
import type { MoveFieldsProps } from './draft.ts'

interface ParcelProps extends Pick<MoveFieldsProps, 'draft' | 'set'> {
  trackLabel: string
  /** Carriers that are offered while one is typed. */
  carriers: string[]
  isCarrierRequired?: boolean
  isTrackRequired?: boolean
}

/** Who carries a parcel, and its track number. */
export function Parcel({ draft, set, trackLabel, carriers, isCarrierRequired = false, isTrackRequired = false }: ParcelProps) {
  const { t } = useTranslation()
  const listId = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('desk.dialog.carrier')}
        note={isCarrierRequired ? undefined : t('account.optional')}
        value={draft.carrier ?? ''}
        validate={(carrier) => (isCarrierRequired && carrier.trim() === '' ? t('desk.dialog.carrierMissing') : undefined)}
        maxLength={deskLimits.reference}
        list={listId}
        autoComplete="off"
        onChange={(event) => set({ carrier: event.target.value })}
      />
      <TextField
        label={trackLabel}
        note={isTrackRequired ? undefined : t('account.optional')}
        value={draft.track ?? ''}
        validate={(track) => (isTrackRequired && track.trim() === '' ? t('desk.dialog.trackMissing') : undefined)}
        maxLength={deskLimits.reference}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => set({ track: event.target.value })}
      />
      <datalist id={listId}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}
