import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { carriersInChina, carriersInRussia } from './carriers.ts'
import type { MoveFieldsProps } from './draft.ts'
import { LineChoice } from './line-choice.tsx'
import { Parcel } from './parcel.tsx'

/** Another track of the parcel that is on its way: to the buyer, before that to the warehouse. */
export function TrackFields(props: MoveFieldsProps) {
  const { t } = useTranslation()
  const isShipped = props.order.status === 'order_shipped'
  return (
    <>
      {!isShipped && <LineChoice {...props} />}
      <Parcel
        draft={props.draft}
        set={props.set}
        trackLabel={t(isShipped ? 'desk.dialog.track' : 'desk.dialog.domesticTrack')}
        carriers={isShipped ? carriersInRussia : carriersInChina}
        isTrackRequired
      />
    </>
  )
}
