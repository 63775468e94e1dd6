import { formatMoment } from '@karavan/web-kit/lib/format.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { PictureIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import { PrivatePicture } from '@karavan/web-kit/ui/private-picture.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '../../../wire/orders.ts'

/** How often a buyer who keeps the page open is shown new photos. Milliseconds. */
const lookEveryMs = 30_000
const withPhotos = ['order_paid', 'order_shipped', 'order_completed']

/** What the shop has photographed in its warehouse; nothing where there are no photos. */
export function WarehousePhotos({ orderId, order }: { orderId: string; order: Pick<Order, 'status' | 'timeline'> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: photos = [] } = useQuery({
    // Goods that come to the warehouse are a new entry of the timeline: then there may be photos.
    queryKey: ['warehouse-photos', orderId, order.timeline.length],
    queryFn: async ({ signal }) => (await loadFile(() => import('../api.ts'))).listPhotos(orderId, signal),
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
