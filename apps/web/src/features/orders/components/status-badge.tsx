import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Badge } from '@karavan/web-kit/ui/badge.tsx'
import type { Order } from '../../../wire/orders.ts'
import { isKnownStatus, statusLooks } from '../status.ts'

/** A status in words. One that is not known shows the server's words for it, never its code; without words it has no badge. */
export function StatusBadge({ order }: { order: Pick<Order, 'status' | 'display_status' | 'status_display'> }) {
  const { t } = useTranslation()
  if (isKnownStatus(order.status)) {
    const { tone, label } = statusLooks[order.status]
    return <Badge tone={tone}>{t(label)}</Badge>
  }
  const words = order.display_status || order.status_display
  return words && words !== order.status ? <Badge tone="secondary">{words}</Badge> : null
}
