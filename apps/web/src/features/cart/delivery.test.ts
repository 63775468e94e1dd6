import { expect, test } from 'vitest'
import { cm3Of, deliveryOfCart } from './delivery.ts'

const line = (product_id: string, quantity: number, parts: object = {}) => ({ product_id, quantity, ...parts })
const fee = (amount: number, pieces: number) => ({ delivery_fee: { amount, pieces } })

test.each([
  ['nobody says', [line('a', 10)], undefined],
  ['all say, without a weight', [line('a', 10, fee(60, 10)), line('b', 5, fee(0, 1))], { from: 6000, to: 6000, share: 1 }],
  // 30 pieces in lots of 10 are at most three times 60.
  [
    'two lines of one product are one delivery',
    [line('a', 10, fee(60, 10)), line('a', 20, fee(60, 10))],
    { from: 6000, to: 18_000, share: 1 },
  ],
  // 1 kg of 4 kg.
  [
    'some say: for their part of the weight',
    [line('a', 10, { ...fee(60, 10), weight_grams: 100 }), line('b', 10, { weight_grams: 300 })],
    { from: 6000, to: 6000, share: 0.25 },
  ],
  ['some say, and the weight of the others is not known', [line('a', 10, { ...fee(60, 10), weight_grams: 100 }), line('b', 10)], undefined],
])('%s', (_, items, expected) => {
  expect(deliveryOfCart(items)).toEqual(expected)
})

test('a cart has the volume of all its lines, where each states its own', () => {
  const pillows = line('a', 10, { box_cm3: 60_000 })
  expect(cm3Of([pillows, line('b', 5, { box_cm3: 1000 })])).toBe(605_000)
  expect(cm3Of([pillows, line('b', 5)])).toBeUndefined()
})
