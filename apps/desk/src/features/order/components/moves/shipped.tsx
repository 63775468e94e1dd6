import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { carriersInRussia } from './carriers.ts'
import type { MoveFieldsProps } from './draft.ts'
import { Remark } from './note-text.tsx'
import { Parcel } from './parcel.tsx'

/** The parcel to the buyer. */
export function ShippedFields({ order, draft, set }: MoveFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      {order.received_count < order.line_count && (
        <p className="rounded-xl bg-accent-soft px-4 py-2.5 text-sm">
          {t('desk.dialog.notAllReceived', { received: order.received_count, total: order.line_count })}
        </p>
      )}
      <Parcel draft={draft} set={set} trackLabel={t('desk.dialog.track')} carriers={carriersInRussia} isCarrierRequired />
      <Remark draft={draft} set={set} />
    </>
  )
}
