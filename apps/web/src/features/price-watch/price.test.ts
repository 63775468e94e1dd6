import { expect, test } from 'vitest'
import { suggestedPrice, toPrice } from './price.ts'

test.each([
  [12_345, 11_110],
  [240, 216],
  [133.33, 119],
  [15.5, 13.9],
  [1, 0.9],
  [0.01, 0.01],
])('for %d roubles a price of %d is suggested', (price, suggested) => {
  expect(suggestedPrice(price)).toBe(suggested)
})

test.each([
  ['120', 120],
  ['1 200,50', 1200.5],
  ['1\u00a0200 ₽', 1200],
  ['99.9', 99.9],
  ['', undefined],
  ['0', undefined],
  ['1,234', undefined],
  ['-5', undefined],
  ['сто', undefined],
])('"%s" is the price %s', (text, price) => {
  expect(toPrice(text)).toBe(price)
})
