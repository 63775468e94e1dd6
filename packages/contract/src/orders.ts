import { z } from 'zod'
import { deliveryAddress } from './addresses.ts'
import { cart } from './cart.ts'
import { isoTime, opaqueId } from './common.ts'
import { localizedText } from './localized-text.ts'
import { usedRate } from './rates.ts'

/** Statuses with their English labels, which are stated to the letter. */
export const orderStatuses = {
  order_created: 'Awaiting Payment',
  order_paid: 'Awaiting Shipment',
  order_shipped: 'Awaiting Delivery',
  order_completed: 'Completed',
  order_cancelled: 'Cancelled',
} as const satisfies Record<string, string>
export type OrderStatus = keyof typeof orderStatuses
export const orderStatus = z.enum(Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]])

export const paymentStatuses = {
  pending: 'Payment Pending',
  link_sent: 'Payment Link Sent',
  confirmed: 'Payment Confirmed',
} as const satisfies Record<string, string>
export type PaymentStatus = keyof typeof paymentStatuses
export const paymentStatus = z.enum(Object.keys(paymentStatuses) as [PaymentStatus, ...PaymentStatus[]])

/** The only one; any other is refused. */
export const paymentMethod = z.literal('manual')

export const orderItem = z.object({
  id: opaqueId,
  product_id: z.string(),
  sku_id: z.string().optional(),
  quantity: z.number().int().min(1),
  /** What the quantity counts: pairs, boxes; pieces where it is missing. */
  unit: localizedText.optional(),
  unit_price: z.number(),
  total_price: z.number(),
  product_title: localizedText,
  product: z.object({ title: z.string(), supplier_name: z.string().optional(), image_url: z.string().optional() }),
  product_images: z.array(z.string()),
  product_image: z.string().optional(),
  seller_info: z.object({ seller_name: z.string().optional() }).optional(),
  platform_info: z.object({ platform: z.string() }).optional(),
  enhanced_sku_properties: z
    .array(
      z.object({
        property_name_user: z.string(),
        value_user: z.string(),
        property_name_original: z.string(),
        value_original: z.string(),
      }),
    )
    .optional(),
  sku_properties: z.record(z.string(), z.string()).optional(),
  pricing_info: z.object({ display_currency: z.string(), display_total: z.number() }).optional(),
})

/**
 * What can happen to an order or a line of it, in the order in which it usually does; `note` says something and changes nothing. The last three take back an
 * entry that was made by mistake (decision 0030): a payment and a shipment are taken back before the buyer's eyes, who has had a mail of them.
 */
export const timelineKinds = [
  'created',
  'link_sent',
  'reminded',
  'extended',
  'paid',
  'bought',
  'seller_shipped',
  'received',
  'shipped',
  'track_changed',
  'delivered',
  'cancelled',
  'note',
  'payment_undone',
  'shipment_undone',
  'undone',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

export type OrderItem = z.infer<typeof orderItem>

/** Why an order was cancelled by itself: its buyer did not pay in time, or the shop did not say how to in time. */
export const cancelCauses = ['unpaid', 'no_instructions'] as const
export type CancelCause = (typeof cancelCauses)[number]

/** One thing that happened to an order or a line of it, shown to the buyer. Entries are only ever added. */
export const timelineEntry = z.object({
  /** Place in the order's timeline, from 1; entries that are not for the buyer leave gaps. */
  seq: z.number().int().min(1),
  at: isoTime,
  kind: z.enum(timelineKinds),
  /** What the person who did it wrote, else the cause or the name of the kind in the reader's language. */
  text: z.string(),
  /** Of an order that was cancelled by itself. */
  cause: z.enum(cancelCauses).optional(),
  /** Line the entry is about; without it the whole order. */
  line_id: z.string().optional(),
  track: z.string().optional(),
  carrier: z.string().optional(),
})

export type TimelineEntry = z.infer<typeof timelineEntry>

export const order = z.object({
  id: opaqueId,
  order_number: z.string(),
  created_at: isoTime,
  status: orderStatus,
  display_status: z.string(),
  status_display: z.string(),
  is_buyer_cancellable: z.boolean(),
  items: z.array(orderItem),
  currency: z.string(),
  /** What its lines were priced with, at the moment of the order. */
  exchange_rates: z.array(usedRate).optional(),
  subtotal: z.number(),
  total: z.number(),
  total_amount: z.number(),
  /** ISO dates of the 14th and the 21st business day; `estimated_delivery` is the later one. */
  estimated_delivery: z.string().nullable().optional(),
  estimated_delivery_from: z.string().nullable().optional(),
  estimated_delivery_to: z.string().nullable().optional(),
  delivery_address: deliveryAddress.optional(),
  payment_status: paymentStatus,
  payment_method: paymentMethod,
  /** When the order is cancelled if it is still unpaid; missing where nothing is to be paid any more. */
  payment_deadline: isoTime.optional(),
  /** True while payment instructions and other mails of the order wait for its buyer to prove the account's address; left out otherwise. */
  waits_for_proof: z.boolean().optional(),
  /** Oldest first; not part of the list of orders. */
  timeline: z.array(timelineEntry).optional(),
})
export type Order = z.infer<typeof order>

/** Orders that a list holds at most: the latest ones, because there are no pages. */
export const maxOrders = 200
/** An empty status does not filter; a word that is not a status is refused with 422. */
export const listOrdersQuery = z.object({ status: z.string().max(40).optional() })
export const createOrderBody = z.object({ address_id: opaqueId, payment_method: paymentMethod })
/** Reason of a buyer's cancellation where none is given. */
export const defaultCancelReason = 'Cancelled by buyer'
export const cancelOrderBody = z.object({ reason: z.string().trim().max(500).optional() }).nullish()
export const completeOrderBody = z.object({ notes: z.string().trim().max(500).optional() }).nullish()
export const ordersAnswer = z.object({ success: z.literal(true), orders: z.array(order) })
export const orderAnswer = z.object({ success: z.literal(true), order })
/** What holds an order back before it is asked for. */
export const orderRules = z.object({
  /** Unpaid orders that the account has, and may have; without the latter as many as it likes. */
  unpaid_orders: z.number().int(),
  unpaid_orders_max: z.number().int().optional(),
  /** Hours to pay an order in. */
  unpaid_order_hours: z.number().int(),
  /** Whether goods below their minimum order are refused. */
  is_minimum_enforced: z.boolean(),
  /** Whether the account's address is proven: before that it may have fewer unpaid orders. */
  is_address_proven: z.boolean(),
})
export type OrderRules = z.infer<typeof orderRules>
export const orderRulesAnswer = z.object({ success: z.literal(true), rules: orderRules })
/** What the 409 `too_many_unpaid` of POST /api/orders says besides the error. */
export const tooManyUnpaidDetails = orderRules.pick({ unpaid_orders: true, unpaid_orders_max: true, is_address_proven: true })
/** The id stands on both levels: clients read it from either. */
export const orderCreatedAnswer = orderAnswer.extend({ id: opaqueId })

/** A line whose price rose since the buyer saw it. Prices are of one piece and of the line, in the cart's currency. */
export const priceChange = z.object({
  item_id: opaqueId,
  product_id: z.string(),
  product_title: localizedText,
  quantity: z.number().int(),
  old_unit_price: z.number(),
  new_unit_price: z.number(),
  old_total_price: z.number(),
  new_total_price: z.number(),
})
export type PriceChange = z.infer<typeof priceChange>
/** What the 409 `price_changed` of POST /api/orders says besides the error. Asking again accepts the new prices. */
export const priceChangedDetails = z.object({ changes: z.array(priceChange), currency: z.string() })

/** A line that cannot be ordered as it is. */
export const blockedItem = z.object({
  item_id: opaqueId,
  product_id: z.string(),
  product_title: localizedText,
  quantity: z.number().int(),
  /** Most pieces that can be had; 0 where the goods are gone. */
  max_quantity: z.number().int().optional(),
  /** Smallest order of the product, all its lines together. */
  moq: z.number().int(),
  /** Pieces in a lot, where only whole lots are sold. */
  lot_size: z.number().int().optional(),
})
/** What the 409s `item_unavailable`, `below_minimum` and `partial_lot` of POST /api/orders say besides the error. */
export const blockedDetails = z.object({ items: z.array(blockedItem) })

/** What a new cart line differs in from the line of the old order: `price` either way, `stock` fewer pieces than then, `moq` below the smallest order now, `lots` put up to whole lots, `unavailable` not put into the cart at all. */
export const reorderChange = z.object({
  line_id: opaqueId,
  product_id: z.string(),
  product_title: localizedText,
  kinds: z.array(z.enum(['price', 'stock', 'moq', 'lots', 'unavailable'])).min(1),
  /** What the quantities count, as the order has it; pieces where it is missing. */
  unit: localizedText.optional(),
  old_quantity: z.number().int(),
  /** Pieces put into the cart. */
  new_quantity: z.number().int(),
  old_unit_price: z.number(),
  new_unit_price: z.number().optional(),
  moq: z.number().int().optional(),
  lot_size: z.number().int().optional(),
})
export type ReorderChange = z.infer<typeof reorderChange>
export const reorderAnswer = z.object({ success: z.literal(true), cart, changes: z.array(reorderChange) })

/**
 * Events of `GET /api/orders/{id}/events`, for an order page that follows along: something happened, and the order is to be read again. Each has the
 * number of the timeline's newest entry as its id; `Last-Event-ID` gives what came after it.
 */
export const orderEvent = z.object({
  type: z.literal('order_changed'),
  order_id: opaqueId,
  status: orderStatus,
  payment_status: paymentStatus,
})
export type OrderEvent = z.infer<typeof orderEvent>
