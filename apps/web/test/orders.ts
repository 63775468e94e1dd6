import type { Address } from '@karavan/contract/addresses.ts'
import type { CartItem } from '@karavan/contract/cart.ts'

/** An order as the server sends it. */
export const anOrder = (fields: Record<string, unknown> = {}) => ({
  id: 'o1',
  order_number: 'ORD-20260401-ABCDEF',
  created_at: '2026-04-01T10:00:00.000Z',
  status: 'order_created',
  display_status: 'Awaiting Payment',
  status_display: 'Awaiting Payment',
  is_buyer_cancellable: true,
  items: [anOrderItem()],
  currency: 'RUB',
  subtotal: 1500,
  total: 1500,
  total_amount: 1500,
  estimated_delivery: null,
  payment_status: 'pending',
  payment_method: 'manual',
  timeline: [],
  ...fields,
})

export const anOrderItem = (fields: Record<string, unknown> = {}) => ({
  id: 'l1',
  product_id: 'sample-1',
  quantity: 3,
  unit_price: 500,
  total_price: 1500,
  product_title: { ru: 'Кружка', en: 'Mug', zh: '杯子' },
  product: { title: 'Mug', supplier_name: 'Yiwu Cups' },
  product_images: [],
  ...fields,
})

/** A saved delivery address. */
export const anAddress = (fields: Partial<Address> = {}): Address => ({
  id: 'home',
  recipient_name: 'Анна',
  phone_number: '+7 912 345-67-89',
  street_address: 'Ленина, 1',
  district: null,
  city: 'Казань',
  state_province: 'Татарстан',
  postal_code: '420000',
  country: 'Россия',
  is_default: false,
  ...fields,
})

/** A cart line as the server sends it. */
export const aCartItem = (fields: Partial<CartItem> = {}): CartItem => {
  const { quantity = 3, unit_price = 500 } = fields
  return {
    id: 'c1',
    product_id: 'sample-1',
    product_title: { ru: 'Кружка', en: 'Mug' },
    quantity,
    unit_price,
    total_price: quantity * unit_price,
    currency: 'RUB',
    moq: 1,
    below_minimum: false,
    unavailable: false,
    ...fields,
  }
}

/** The answer to GET /api/cart with these lines. */
export function aCart(...items: CartItem[]) {
  const subtotal = items.reduce((sum, { total_price }) => sum + total_price, 0)
  return {
    success: true,
    cart: { items, item_count: items.reduce((sum, { quantity }) => sum + quantity, 0), subtotal, total: subtotal, currency: 'RUB' },
  }
}
