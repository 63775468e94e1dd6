import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Card } from '../../../ui/card.tsx'
import { PictureIcon } from '../../../ui/icons.tsx'
import { PrivatePicture } from '../../../ui/private-picture.tsx'
import type { Order } from '../read-order.ts'

/** How often a buyer who keeps the page open is shown new photos. Milliseconds. */
const lookEveryMs = 30_000
const withPhotos = ['order_paid', 'order_shipped', 'order_completed']

/** What the shop has photographed in its warehouse; nothing where there is none. */
export function WarehousePhotos({ orderId, order }: { orderId: string; order: Pick<Order, 'status' | 'timeline'> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: photos = [] } = useQuery({
    // Goods that come to the warehouse are a new entry of the timeline: then there may be photos.
    queryKey: ['warehouse-photos', orderId, order.timeline.length],
    queryFn: async ({ signal }) => (await import('../api.ts')).listPhotos(orderId, signal),
    enabled: withPhotos.some((status) => status === order.status),
    refetchInterval: order.status === 'order_completed' ? false : lookEveryMs,
    placeholderData: (before) => before,
  })
  if (photos.length === 0) return null
  return (
    <Card title={t('orders.photos')} icon={<PictureIcon />}>
      <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4">
        {photos.map((photo) => (
          <li key={photo.id}>
            <PrivatePicture url={photo.url} alt={t('orders.photoOf', { at: formatMoment(photo.added_at, language) })} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
