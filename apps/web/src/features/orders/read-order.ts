import { z } from 'zod'

/** A field that cannot be read counts as absent: one odd value must not take the whole order from the screen. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
const text = maybe(z.string())
/** Numeric strings count; null, blank and NaN do not (decision O-06). */
const amount = maybe(z.union([z.number(), z.string().trim().min(1).transform(Number).pipe(z.number())]))
const list = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(maybe(schema))
    .catch([])
    .transform((items) => items.filter((item) => item !== undefined))
const id = z.union([z.string().min(1), z.number()]).transform(String)

const title = z.object({ ru: text, en: text, zh: text })
const orderItem = z.object({
  id: maybe(id),
  product_id: text,
  quantity: amount,
  unit_price: amount,
  total_price: amount,
  product_title: maybe(z.union([title, z.string()])),
  product: maybe(z.object({ title: text, supplier_name: text, image_url: text })),
  product_images: list(z.string().min(1)),
  product_image: text,
  seller_info: maybe(z.object({ seller_name: text })),
  platform_info: maybe(z.object({ platform: text })),
  enhanced_sku_properties: list(
    z.object({ property_name_user: text, value_user: text, property_name_original: text, value_original: text }),
  ),
  sku_properties: maybe(z.record(z.string(), z.coerce.string())),
  pricing_info: maybe(z.object({ display_currency: text, display_total: amount })),
})
const timelineEntry = z.object({ seq: amount, at: z.string(), kind: z.string(), text, line_id: text, track: text, carrier: text })

/** An order as the screens read it: the fields of the specification (section 3), each of which may be missing but the id. */
export const readOrder = z.object({
  id,
  order_number: text,
  created_at: text,
  status: text,
  display_status: text,
  status_display: text,
  is_buyer_cancellable: z
    .unknown()
    .default(false)
    .transform((value) => value === true),
  items: list(orderItem),
  currency: text,
  subtotal: amount,
  total: amount,
  total_amount: amount,
  estimated_delivery: text,
  estimated_delivery_from: text,
  estimated_delivery_to: text,
  delivery_address: maybe(
    z.object({
      recipient_name: text,
      street_address: text,
      district: text,
      city: text,
      state_province: text,
      postal_code: text,
      country: text,
      phone_number: text,
    }),
  ),
  payment_status: text,
  timeline: list(timelineEntry),
})
export type Order = z.infer<typeof readOrder>
export type OrderItem = Order['items'][number]
export type TimelineEntry = Order['timeline'][number]
