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
