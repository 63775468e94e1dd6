import { fromMinor } from '@karavan/contract/money.ts'
import type { EventRow, LineRow, OrderRow } from './repository.ts'
import { undoesOf } from './undo.ts'

type Told = Pick<OrderRow, 'id' | 'order_number' | 'status' | 'payment_status' | 'currency' | 'total_minor' | 'created_at'>
type ToldEvent = Pick<EventRow, 'seq' | 'at' | 'kind' | 'line_id' | 'track' | 'carrier' | 'details'>
type ToldLine = Pick<LineRow, 'id' | 'product_id' | 'sku_id' | 'quantity' | 'unit_minor'>

/**
 * What another program is told of an entry: the entry as it was, and the order as it is now. Nothing of who the buyer is: whoever needs that looks at the
 * desk. Money as everywhere on the wire.
 */
export const toWebhookEvent = (id: string, order: Told, lines: readonly ToldLine[], event: ToldEvent, publicUrl: string) => ({
  id,
  type: `order.${event.kind}`,
  timestamp: event.at.toISOString(),
  data: {
    order_id: order.id,
    /** Entries of an order count from 1: one with a smaller number is older, whenever it arrives. */
    seq: event.seq,
    order_number: order.order_number,
    status: order.status,
    payment_status: order.payment_status,
    currency: order.currency,
    total: fromMinor(order.total_minor),
    created_at: order.created_at.toISOString(),
    ...(event.line_id !== null && { line_id: event.line_id }),
    /** The entry that this one takes back. */
    ...(undoesOf(event) !== undefined && { undoes: undoesOf(event) }),
    ...(event.track !== null && { track: event.track }),
    ...(event.carrier !== null && { carrier: event.carrier }),
    items: lines.map((line) => ({
      id: line.id,
      product_id: line.product_id,
      ...(line.sku_id !== '' && { sku_id: line.sku_id }),
      quantity: line.quantity,
      unit_price: fromMinor(line.unit_minor),
      total_price: fromMinor(line.unit_minor * line.quantity),
    })),
    desk_url: `${publicUrl}/desk/orders/${order.id}`,
  },
})
