import { type Language, pickText } from '@karavan/contract/language.ts'
import { displayCurrency, fromMinor } from '@karavan/contract/money.ts'
import {
  type CancelCause,
  cancelCauses,
  type Order,
  type OrderItem,
  orderStatuses,
  paymentMethod,
  type TimelineEntry,
  timelineKinds,
} from '@karavan/contract/orders.ts'
import { cancelCauseNames, timelineNames } from '@karavan/contract/timeline-names.ts'
import { toUsedRates } from '../currency/service.ts'
import { waitsForProof } from './may-mail.ts'
import { judge } from './moves.ts'
import type { EventRow, LineRow, OrderRow } from './repository.ts'
import { shownToBuyer } from './undo.ts'

/** An order as its buyer reads it in `language`. Without `events` it has no timeline. */
export function toOrder(row: OrderRow, lines: readonly LineRow[], events: readonly EventRow[] | undefined, language: Language): Order {
  const total = fromMinor(row.total_minor)
  const label = orderStatuses[row.status]
  return {
    id: row.id,
    order_number: row.order_number,
    created_at: row.created_at.toISOString(),
    status: row.status,
    // The label of the specification; the interface has its own words for the statuses it knows, and shows these for the others.
    display_status: label,
    status_display: label,
    is_buyer_cancellable: judge('cancelled', row.status, { kind: 'buyer' }) === 'do',
    items: lines.map((line) => toItem(line, row.language, language)),
    currency: row.currency,
    subtotal: total,
    total,
    total_amount: total,
    exchange_rates: toUsedRates(lines.map(({ facts }) => ({ currency: facts.originalCurrency, rate: facts.rate }))),
    estimated_delivery: row.estimated_to,
    estimated_delivery_from: row.estimated_from,
    estimated_delivery_to: row.estimated_to,
    delivery_address: row.address,
    payment_status: row.payment_status,
    payment_method: paymentMethod.value,
    payment_deadline: toDeadline(row),
    waits_for_proof: waitsForProof(row) || undefined,
    timeline:
      events &&
      shownToBuyer(toKnown(events))
        .filter(isForBuyer)
        .map((event) => toEntry(event, language, waitsForProof(row))),
  }
}

/** Names and values of the options are the buyer's, in the language it was ordered in, and the marketplace's own beside them. */
function toItem({ facts, ...line }: LineRow, ordered: Language, language: Language): OrderItem {
  const total = fromMinor(line.unit_minor * line.quantity)
  const options = facts.options.map(({ name, value }) => ({
    property_name_user: pickText(name, ordered) ?? '',
    value_user: pickText(value, ordered) ?? '',
    property_name_original: name.zh ?? name.source ?? pickText(name, ordered) ?? '',
    value_original: value.zh ?? value.source ?? pickText(value, ordered) ?? '',
  }))
  const [image] = facts.images
  return {
    id: line.id,
    product_id: line.product_id,
    sku_id: line.sku_id || undefined,
    quantity: line.quantity,
    unit: facts.unit,
    unit_price: fromMinor(line.unit_minor),
    total_price: total,
    product_title: facts.title,
    product: { title: pickText(facts.title, language) ?? facts.itemId, supplier_name: facts.sellerName, image_url: image },
    product_images: facts.images,
    product_image: image,
    seller_info: { seller_name: facts.sellerName },
    platform_info: { platform: facts.platform },
    enhanced_sku_properties: options.length > 0 ? options : undefined,
    sku_properties:
      options.length > 0 ? Object.fromEntries(options.map((option) => [option.property_name_user, option.value_user])) : undefined,
    pricing_info: { display_currency: displayCurrency, display_total: total },
  }
}

/**
 * While a release is put in, processes of the one before read what those of the new one write. An entry of a kind that is not known here is shown as a message
 * where somebody wrote one, and left out otherwise; the order stays readable.
 */
export const toKnown = (events: readonly EventRow[]): EventRow[] =>
  events.flatMap((event) => {
    if (timelineKinds.some((kind) => kind === event.kind)) return [event]
    return event.note ? [{ ...event, kind: 'note' as const }] : []
  })

const isForBuyer = (event: EventRow): boolean => event.kind !== 'note' || event.is_note_visible

/** Payment instructions are for those alone who have proven where they are mailed to. */
const toEntry = (event: EventRow, language: Language, isUnproven: boolean): TimelineEntry => ({
  seq: event.seq,
  at: event.at.toISOString(),
  kind: event.kind,
  text:
    (event.is_note_visible && !(isUnproven && event.kind === 'link_sent') && event.note) ||
    toCauseName(event, language) ||
    timelineNames[language][event.kind],
  cause: causeOf(event),
  line_id: event.line_id ?? undefined,
  track: event.track ?? undefined,
  carrier: event.carrier ?? undefined,
})

/** What a cancellation by itself notes. */
export interface CancelDetails {
  cause: CancelCause
}

export const causeOf = ({ kind, details }: Pick<EventRow, 'kind' | 'details'>): CancelCause | undefined =>
  kind === 'cancelled' ? cancelCauses.find((cause) => cause === details.cause) : undefined

/** Why it was cancelled by itself, in words. */
export function toCauseName(event: Pick<EventRow, 'kind' | 'details'>, language: Language): string | undefined {
  const cause = causeOf(event)
  return cause && cancelCauseNames[language][cause]
}

/** When an unpaid order is cancelled, as the wire has it. */
export const toDeadline = ({ status, pay_by }: Pick<OrderRow, 'status' | 'pay_by'>): string | undefined =>
  status === 'order_created' ? pay_by?.toISOString() : undefined

/** The order's page in the buyer's app. */
export const toOrderUrl = (publicUrl: string, orderId: string): string => `${publicUrl}/chat/orders/${orderId}`
