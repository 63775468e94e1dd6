import { expect, test } from 'vitest'
import { anOrder, anOrderItem } from '../../../test/orders.ts'
import { readOrder } from '../../wire/orders.ts'
import { lineTotalOf, nameOf, pictureOf, sellerOf, totalOf } from './facts.ts'

const order = (fields: Record<string, unknown>) => readOrder.parse(anOrder(fields))
const item = (fields: Record<string, unknown>) => readOrder.parse(anOrder({ items: [anOrderItem(fields)] })).items[0]!

test.each([
  [{ total: 5, total_amount: 6, subtotal: 7 }, 5],
  [{ total: '5.50', total_amount: 6, subtotal: 7 }, 5.5],
  [{ total: 0, total_amount: 6, subtotal: 7 }, 0],
  [{ total: null, total_amount: 6, subtotal: 7 }, 6],
  [{ total: 'NaN', total_amount: undefined, subtotal: 7 }, 7],
  [{ total: '', total_amount: null, subtotal: undefined }, 0],
])('the total of %o is %d [OR-24]', (fields, total) => {
  expect(totalOf(order(fields))).toBe(total)
})

test.each([
  [
    { ru: 'Кружка', en: 'Mug', zh: '杯子' },
    { text: 'Кружка', lang: 'ru' },
  ],
  [
    { ru: '', en: 'Mug', zh: '杯子' },
    { text: 'Mug', lang: 'en' },
  ],
  [{ zh: '杯子' }, { text: '杯子', lang: 'zh' }],
  [{}, { text: 'its own title' }],
  [undefined, { text: 'its own title' }],
])('the name of %o [OR-19]', (product_title, name) => {
  expect(nameOf(item({ product_title, product: { title: 'its own title' } }))).toEqual(name)
})

test.each([
  [{ product_images: ['a.jpg', 'b.jpg'], product_image: 'c.jpg' }, 'a.jpg'],
  [{ product_images: [], product_image: 'c.jpg' }, 'c.jpg'],
  [{ product_images: undefined, product_image: '' }, undefined],
])('the picture of %o [OR-18]', (fields, picture) => {
  expect(pictureOf(item(fields))).toBe(picture)
})

test('the seller is the line’s own, else the product’s supplier, else nobody [OR-20]', () => {
  expect(sellerOf(item({ seller_info: { seller_name: 'Seller' } }))).toBe('Seller')
  expect(sellerOf(item({ seller_info: {} }))).toBe('Yiwu Cups')
  expect(sellerOf(item({ seller_info: undefined, product: { title: 'Mug' } }))).toBeUndefined()
})

test('a line costs what was shown to the buyer, else its total in the order’s currency [OR-05 OR-20]', () => {
  const shown = { display_currency: 'USD', display_total: 20 }
  expect(lineTotalOf(item({ pricing_info: shown }), { currency: 'RUB' })).toEqual({ amount: 20, currency: 'USD' })
  expect(lineTotalOf(item({ pricing_info: { display_currency: 'USD' } }), { currency: 'CNY' })).toEqual({ amount: 1500, currency: 'CNY' })
  expect(lineTotalOf(item({}), { currency: undefined })).toEqual({ amount: 1500, currency: 'RUB' })
})

test('an order with a numeric id and odd fields can be read; only a true flag lets it be cancelled [OR-42 OR-30]', () => {
  const odd = order({ id: 7, is_buyer_cancellable: 'true', items: [anOrderItem(), 'nonsense'], delivery_address: 'none', timeline: null })
  expect(odd).toMatchObject({ id: '7', is_buyer_cancellable: false, timeline: [] })
  expect(odd.items).toHaveLength(1)
  expect(order({ is_buyer_cancellable: true }).is_buyer_cancellable).toBe(true)
  expect(order({ is_buyer_cancellable: undefined }).is_buyer_cancellable).toBe(false)
})
