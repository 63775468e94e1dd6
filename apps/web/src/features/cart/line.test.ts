import { expect, test } from 'vitest'
import { aLine } from '../../../test/cart.ts'
import { groupBySeller, nextStep, optionsOf } from './line.ts'

test('either map of options is read, the first that says something [O-38 CA-14]', () => {
  expect(optionsOf({ sku_properties: { Color: 'Red' } })).toEqual([['Color', 'Red']])
  expect(optionsOf({ sku_details: { Size: 'M' } })).toEqual([['Size', 'M']])
  expect(optionsOf({ sku_properties: {}, sku_details: { Size: 'M' } })).toEqual([['Size', 'M']])
  expect(optionsOf({})).toEqual([])
})

test('lines stand under their sellers in the order of these', () => {
  const line = (id: string, seller_name?: string) => ({ item: aLine(id, seller_name ? { seller_name } : {}) })
  const groups = groupBySeller([line('a', 'One'), line('b'), line('c', 'Two'), line('d', 'One')])
  expect(groups.map(([seller, lines]) => [seller, lines.map(({ item }) => item.id).join('')])).toEqual([
    ['One', 'ad'],
    ['', 'b'],
    ['Two', 'c'],
  ])
})

test.each([
  [1, { more: 9, price: 9 }],
  [9, { more: 1, price: 9 }],
  // A step that is dearer than the line's own price is passed over.
  [10, { more: 90, price: 8 }],
  [100, undefined],
])('with %i pieces of the product the next step is %j', (pieces, step) => {
  const price_ladder = [
    { from: 100, price: 8 },
    { from: 1, price: 10 },
    { from: 10, price: 9 },
    { from: 50, price: 9.5 },
  ]
  expect(nextStep(aLine('a', { unit_price: pieces >= 10 ? 9 : 10, price_ladder }), pieces)).toEqual(step)
})

test('where only whole lots are sold, the next step is reached in whole lots, at the price of what that comes to', () => {
  const price_ladder = [
    { from: 1, price: 10 },
    { from: 30, price: 9 },
    { from: 36, price: 8 },
  ]
  expect(nextStep(aLine('a', { lot_size: 12, price_ladder }), 24)).toEqual({ more: 12, price: 8 })
})

test('a line without a ladder has no next step', () => {
  expect(nextStep(aLine('a'), 1)).toBeUndefined()
})
