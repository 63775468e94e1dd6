import { expect, test } from 'vitest'
import { toNumber } from './to-number.ts'

test.each([
  ['12', 12],
  [' 1 234,50 ', 1234.5],
  ['1\u00a0234.5', 1234.5],
  ['0,000001', 0.000001],
  ['12,', 12],
  [',5', 0.5],
  ['0', 0],
])('"%s" is the number %d', (text, value) => {
  expect(toNumber(text)).toBe(value)
})

test.each(['', ' ', ',', '-1', '1,2,3', '1.2.3', '1,234.50', '1e5', '0x10', 'twelve', 'Infinity'])('"%s" is no number', (text) => {
  expect(toNumber(text)).toBeUndefined()
})
