import { localizedText } from '@karavan/contract/localized-text.ts'
import { reorderChange } from '@karavan/contract/orders.ts'
import { z } from 'zod'
import { identifier, listOf, maybe, number, text } from './tolerant.ts'

const title = z.object({ ru: text, en: text, zh: text })
const orderItem = z.object({
  id: maybe(identifier),
  product_id: text,
  quantity: number,
  unit: maybe(localizedText),
  unit_price: number,
  total_price: number,
  product_title: maybe(z.union([title, z.string()])),
  product: maybe(z.object({ title: text, supplier_name: text, image_url: text })),
  product_images: listOf(z.string().min(1)),
  product_image: text,
  seller_info: maybe(z.object({ seller_name: text })),
  platform_info: maybe(z.object({ platform: text })),
  enhanced_sku_properties: listOf(
    z.object({
      property_name_user: text,
      value_user: text,
      property_name_original: text,
      value_original: text,
    }),
  ),
  sku_properties: maybe(z.record(z.string(), z.coerce.string())),
  pricing_info: maybe(z.object({ display_currency: text, display_total: number })),
})
const timelineEntry = z.object({
  seq: number,
  at: z.string(),
  kind: z.string(),
  text: text,
  cause: text,
  line_id: text,
  track: text,
  carrier: text,
})
const deliveryAddress = z.object({
  recipient_name: text,
  street_address: text,
  district: text,
  city: text,
  state_province: text,
  postal_code: text,
  country: text,
  phone_number: text,
})

/** An order as the screens read it: the fields of the specification, each of which may be missing except the id. Money as the wire has it. */
export const readOrder = z.object({
  id: identifier,
  order_number: text,
  created_at: text,
  status: text,
  display_status: text,
  status_display: text,
  is_buyer_cancellable: z
    .unknown()
    .default(false)
    .transform((value) => value === true),
  items: listOf(orderItem),
  currency: text,
  subtotal: number,
  total: number,
  total_amount: number,
  estimated_delivery: text,
  estimated_delivery_from: text,
  estimated_delivery_to: text,
  delivery_address: maybe(deliveryAddress),
  payment_status: text,
  payment_deadline: text,
  /** Its mails wait until the buyer's address is proven. */
  waits_for_proof: z
    .unknown()
    .optional()
    .transform((value) => value === true),
  timeline: listOf(timelineEntry),
})
export type Order = z.infer<typeof readOrder>
export type OrderItem = Order['items'][number]
export type TimelineEntry = Order['timeline'][number]

export const orderAnswer = z.object({ order: readOrder })
export const ordersAnswer = z.object({ orders: z.array(readOrder) })
/** The id of a new order may stand in the order or beside it: the specification has both. */
export const createdAnswer = z
  .object({ id: z.unknown(), order: z.record(z.string(), z.unknown()) })
  .transform(({ id, order }) => ({ id, ...order }))
  .pipe(readOrder)
export const reorderAnswer = z.object({ changes: z.array(reorderChange) })
