import type { CartItem } from '@karavan/contract/cart.ts'
import { type Call, givenServer, json, refusal } from '@karavan/testing/page/server.ts'
import { withItems } from '../src/features/cart/totals.ts'

export const aLine = (id: string, fields: Partial<CartItem> = {}): CartItem => {
  const line = {
    id,
    product_id: `product-${id}`,
    product_title: `Product ${id}`,
    unit_price: 10,
    quantity: 1,
    currency: 'RUB',
    moq: 1,
    below_minimum: false,
    unavailable: false,
    ...fields,
  }
  return { total_price: (Math.round(line.unit_price * 100) * line.quantity) / 100, ...line }
}

/** A server that keeps one cart, and prices a line at 10 roubles a piece, 9 from ten pieces of the product on. */
export function givenCartServer(lines: CartItem[] = []) {
  const server = givenServer()
  let items = lines
  let made = 0
  const price = () => {
    items = items.map(({ total_price: _, ...item }) => {
      const pieces = items.filter(({ product_id }) => product_id === item.product_id).reduce((sum, { quantity }) => sum + quantity, 0)
      return aLine(item.id, { ...item, unit_price: pieces >= 10 ? 9 : 10 })
    })
  }
  const idOf = ({ path }: Call) => decodeURIComponent(path.split('/').at(-1) ?? '')
  const itemAnswer = (id: string) => json({ success: true, item: items.find((item) => item.id === id) ?? null })
  server.on('GET', /^\/api\/cart$/, () => json({ success: true, cart: withItems({ currency: 'RUB' }, items) }))
  server.on('POST', /^\/api\/cart\/items$/, ({ body }) => {
    const { product_id, sku_id, quantity } = body as { product_id: string; sku_id?: string; quantity: number }
    const known = items.find((item) => item.product_id === product_id && item.sku_id === sku_id)
    const id = known?.id ?? `line-${++made}`
    if (known) items = items.map((item) => (item === known ? { ...item, quantity: item.quantity + quantity } : item))
    else items = [...items, aLine(id, { product_id, quantity, ...(sku_id ? { sku_id } : {}) })]
    price()
    return itemAnswer(id)
  })
  server.on('PUT', /^\/api\/cart\/items\//, (call) => {
    const id = idOf(call)
    if (!items.some((item) => item.id === id)) return refusal(404, 'cart_item_not_found')
    items = items.map((item) => (item.id === id ? { ...item, quantity: (call.body as { quantity: number }).quantity } : item))
    price()
    return itemAnswer(id)
  })
  server.on('DELETE', /^\/api\/cart\/items\//, (call) => {
    if (!items.some((item) => item.id === idOf(call))) return refusal(404, 'cart_item_not_found')
    items = items.filter((item) => item.id !== idOf(call))
    price()
    return json({ success: true })
  })
  server.on('POST', /^\/api\/cart\/clear$/, () => {
    items = []
    return json({ success: true, cart: withItems({ currency: 'RUB' }, items) })
  })
  return {
    ...server,
    items: () => items,
    /** Another device has changed the cart. */
    replace(next: CartItem[]) {
      items = next
    },
  }
}
