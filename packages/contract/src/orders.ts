import { z } from 'zod'
import { deliveryAddress } from './addresses.ts'
import { isoTime, opaqueId } from './common.ts'
import { localizedText } from './localized-text.ts'

/** Statuses with their English labels (specification, section 4). */
export const orderStatuses = {
  order_created: 'Awaiting Payment',
  order_paid: 'Awaiting Shipment',
  order_shipped: 'Awaiting Delivery',
  order_completed: 'Completed',
  order_cancelled: 'Cancelled',
} as const satisfies Record<string, string>
export type OrderStatus = keyof typeof orderStatuses
const statusNames = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]]

export const paymentStatuses = {
  pending: 'Payment Pending',
  link_sent: 'Payment Link Sent',
  confirmed: 'Payment Confirmed',
} as const satisfies Record<string, string>
export type PaymentStatus = keyof typeof paymentStatuses
const paymentNames = Object.keys(paymentStatuses) as [PaymentStatus, ...PaymentStatus[]]

/** Fixed (specification, section 9); any other is refused (decision G-121). */
export const paymentMethod = z.literal('manual')

export const orderItem = z.object({
  id: opaqueId,
  product_id: z.string(),
  sku_id: z.string().optional(),
  quantity: z.number().int().min(1),
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

/** One thing that happened to an order or a line of it, shown to the buyer. */
export const timelineEntry = z.object({
  at: isoTime,
  kind: z.string(),
  text: z.string(),
  line_id: z.string().optional(),
  track: z.string().optional(),
  carrier: z.string().optional(),
})

export const order = z.object({
  id: opaqueId,
  order_number: z.string(),
  created_at: isoTime,
  status: z.enum(statusNames),
  display_status: z.string(),
  status_display: z.string(),
  is_buyer_cancellable: z.boolean(),
  items: z.array(orderItem),
  currency: z.string(),
  subtotal: z.number(),
  total: z.number(),
  total_amount: z.number(),
  estimated_delivery: z.string().nullable().optional(),
  delivery_address: deliveryAddress.optional(),
  payment_status: z.enum(paymentNames),
  payment_method: paymentMethod,
  timeline: z.array(timelineEntry).optional(),
})
export type Order = z.infer<typeof order>

/** An empty status is no filter (decision G-120). */
export const listOrdersQuery = z.object({ status: z.union([z.enum(statusNames), z.literal('')]).optional() })
export const createOrderBody = z.object({ address_id: opaqueId, payment_method: paymentMethod })
export const cancelOrderBody = z.object({ reason: z.string().trim().max(500).default('Cancelled by buyer') })
export const completeOrderBody = z.object({ notes: z.string().trim().max(500).default('') })
export const ordersAnswer = z.object({ success: z.literal(true), orders: z.array(order) })
export const orderAnswer = z.object({ success: z.literal(true), order })
/** The id stands on both levels (decision G-105). */
export const orderCreatedAnswer = orderAnswer.extend({ id: opaqueId })
