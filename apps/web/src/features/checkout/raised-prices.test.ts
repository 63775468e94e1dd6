import { expect, test } from 'vitest'
import { aCartItem } from '../../../test/orders.ts'
import { raisedPrices } from './raised-prices.ts'

const line = (id: string, unit_price: number, quantity = 3, product_id = 'p') => aCartItem({ id, unit_price, quantity, product_id })

test.each([
  ['a price that rose is named', [line('a', 5)], [line('a', 6)], [{ id: 'a', from: 5, to: 6 }]],
  ['a price that fell is passed on', [line('a', 6)], [line('a', 5)], []],
  ['a line that was not seen has no price to rise from', [], [line('a', 6)], []],
  ['fewer pieces are another step of the ladder', [line('a', 5, 100)], [line('a', 6, 3)], []],
  ['the product’s other lines are on the same ladder', [line('a', 5), line('b', 5, 100)], [line('a', 6), line('b', 6, 1)], []],
  [
    'another product’s pieces change nothing',
    [line('a', 5), line('b', 5, 9, 'q')],
    [line('a', 6), line('b', 5, 1, 'q')],
    [{ id: 'a', from: 5, to: 6 }],
  ],
])('%s [W-10]', (_, seen, now, raised) => {
  expect(raisedPrices(seen, now)).toEqual(raised)
})
