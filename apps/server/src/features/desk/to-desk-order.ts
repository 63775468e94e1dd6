import type { DeskLine, DeskMove, DeskOrder, DeskOrderSummary } from '@karavan/contract/desk.ts'
import { convertMinor, fromMinor } from '@karavan/contract/money.ts'
import type { WarehousePhoto } from '@karavan/contract/warehouse.ts'
import {
  canOperatorMove,
  canUndo,
  causeOf,
  type EventRow,
  type LineRow,
  type MoveKind,
  type QueuedOrder,
  toDeadline,
  toKnown,
  undoesOf,
  undoneIn,
  waitsForProof,
  withoutUndone,
} from '../orders/service.ts'
import type { PhotoRow } from './repository.ts'

/** Which step of an order each of the operator's moves is. */
export const kindOf = {
  'link-sent': 'link_sent',
  paid: 'paid',
  bought: 'bought',
  received: 'received',
  shipped: 'shipped',
  track: 'track_changed',
  extend: 'extended',
  cancel: 'cancelled',
  note: 'note',
} as const satisfies Record<DeskMove, MoveKind>

/** What `bought` notes for the operator's eyes. Money in minor units of the line's own currency. */
export interface BoughtDetails {
  real_price_minor?: number
  marketplace_order?: string
}

export function toSummary(order: QueuedOrder, lines: readonly LineRow[], isNew: boolean): DeskOrderSummary {
  return {
    id: order.id,
    order_number: order.order_number,
    status: order.status,
    payment_status: order.payment_status,
    stage: order.stage,
    created_at: order.created_at.toISOString(),
    waiting_since: order.waiting_since.toISOString(),
    payment_deadline: toDeadline(order) ?? null,
    is_new: isNew,
    buyer_email: order.email,
    waits_for_proof: waitsForProof(order),
    is_doubtful: order.doubted_at !== null,
    recipient_name: order.address.recipient_name,
    city: order.address.city,
    total: fromMinor(order.total_minor),
    currency: order.currency,
    line_count: lines.length,
    bought_count: lines.filter((line) => line.bought_at || line.received_at).length,
    received_count: lines.filter((line) => line.received_at).length,
    images: lines.flatMap(({ facts }) => facts.images.slice(0, 1)).slice(0, 4),
  }
}

/** `held`: what holds of the order's timeline. */
export function toLine(line: LineRow, held: readonly EventRow[]): DeskLine {
  const { facts } = line
  return {
    id: line.id,
    product_id: line.product_id,
    sku_id: line.sku_id,
    platform: facts.platform,
    item_id: facts.itemId,
    product_url: isWebAddress(facts.productUrl) ? facts.productUrl : null,
    title: facts.title,
    image: facts.images[0] ?? null,
    options: facts.options,
    seller_name: facts.sellerName ?? null,
    quantity: line.quantity,
    unit: facts.unit,
    unit_price: fromMinor(line.unit_minor),
    total_price: fromMinor(line.unit_minor * line.quantity),
    original_unit_price: fromMinor(facts.originalMinor),
    original_currency: facts.originalCurrency,
    exchange_rate: facts.rate.value,
    purchase: toPurchase(line, held),
  }
}

/** A marketplace's answer is foreign text: only a web address becomes a link. */
const isWebAddress = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url)

function toPurchase(line: LineRow, held: readonly EventRow[]): DeskLine['purchase'] {
  if (!line.bought_at && !line.received_at) return null
  // An entry without a line is about all of them; the last word counts.
  const about = held.filter((event) => event.line_id === line.id || event.line_id === null)
  const details: BoughtDetails = about.findLast(({ kind }) => kind === 'bought')?.details ?? {}
  const parcel = about.findLast(({ kind }) => kind === 'seller_shipped')
  return {
    bought_at: (line.bought_at ?? (line.received_at as Date)).toISOString(),
    real_price: details.real_price_minor === undefined ? null : fromMinor(details.real_price_minor),
    marketplace_order: details.marketplace_order ?? null,
    track: parcel?.track ?? null,
    carrier: parcel?.carrier ?? null,
    received_at: line.received_at?.toISOString() ?? null,
  }
}

/** What of the buyer's money the goods have cost, each line by the rate it was ordered at. */
function toMargin(order: QueuedOrder, lines: readonly LineRow[], shown: readonly DeskLine[]): DeskOrder['margin'] {
  const spentMinor = shown.reduce((sum, { purchase }, place) => {
    const rate = lines[place]?.facts.rate.value ?? 0
    return sum + convertMinor(Math.round((purchase?.real_price ?? 0) * 100), rate)
  }, 0)
  return {
    paid: fromMinor(order.total_minor),
    spent: fromMinor(spentMinor),
    remaining: fromMinor(order.total_minor - spentMinor),
    is_complete: shown.every(({ purchase }) => typeof purchase?.real_price === 'number'),
  }
}

export interface OrderParts {
  order: QueuedOrder
  lines: readonly LineRow[]
  events: readonly EventRow[]
  photos: readonly PhotoRow[]
  isNew: boolean
  /** For a first mail; what was sent last is offered again. */
  instructions: string
  /** That mail to the buyer does not arrive. */
  bounce: { at: Date; reason: string } | undefined
}

export function toDeskOrder({ order, lines, events, photos, isNew, instructions, bounce }: OrderParts): DeskOrder {
  const held = withoutUndone(events)
  const shown = lines.map((line) => toLine(line, held))
  const undone = undoneIn(events)
  const shipped = held.findLast(({ kind }) => kind === 'shipped' || kind === 'track_changed')
  const isAllowed = (move: DeskMove) =>
    canOperatorMove(kindOf[move], order.status) || (move === 'track' && canOperatorMove('seller_shipped', order.status))
  const isUseful = (move: DeskMove) =>
    move === 'received'
      ? lines.some((line) => !line.received_at)
      : move === 'track'
        ? order.status === 'order_shipped' || lines.some((line) => line.bought_at && !line.received_at)
        : move !== 'extend' || order.pay_by !== null
  return {
    ...toSummary(order, lines, isNew),
    buyer_language: order.language,
    undeliverable: bounce ? { at: bounce.at.toISOString(), reason: bounce.reason } : null,
    address: order.address,
    lines: shown,
    timeline: toKnown(events).map((event) => ({
      seq: event.seq,
      at: event.at.toISOString(),
      kind: event.kind,
      text: event.note ?? '',
      cause: causeOf(event),
      line_id: event.line_id ?? undefined,
      track: event.track ?? undefined,
      carrier: event.carrier ?? undefined,
      is_internal: !event.is_note_visible && (event.kind === 'note' || event.note !== null),
      is_undone: undone.has(event.seq),
      can_undo: canUndo({ status: order.status, lines, undone }, event),
      undoes: undoesOf(event),
      by: event.actor.startsWith('operator:') ? event.actor.slice('operator:'.length) : null,
    })),
    moves: (Object.keys(kindOf) as DeskMove[]).filter((move) => isAllowed(move) && isUseful(move)),
    photos: photos.map((photo) => toPhoto(photo, `/api/desk/orders/${order.id}/photos/`)),
    instructions: events.findLast(({ kind }) => kind === 'link_sent')?.note ?? instructions,
    margin: toMargin(order, lines, shown),
    track: shipped?.track ?? null,
    carrier: shipped?.carrier ?? null,
    cancel_reason: events.findLast(({ kind }) => kind === 'cancelled')?.note ?? null,
  }
}

/** `folder` is where the caller may read it. */
export const toPhoto = ({ id, width, height, added_at }: PhotoRow, folder: string): WarehousePhoto => ({
  id,
  url: `${folder}${id}`,
  width,
  height,
  added_at: added_at.toISOString(),
})
