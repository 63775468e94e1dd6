import { expect, test } from 'vitest'
import { toMoveBody, toPrice } from './draft.ts'

test.each([
  ['1250.50', 1250.5],
  ['1 234,567', 1234.57],
  ['1\u00a0000', 1000],
  ['0', 0],
  ['', undefined],
  ['  ', undefined],
  ['-1', undefined],
  ['12 yuan', undefined],
])('the price %o is read as %o', (text, price) => {
  expect(toPrice(text)).toBe(price)
})

test('empty texts are not sent, lines only with the moves that are about lines', () => {
  const draft = { lineIds: new Set(['a', 'b']), price: ' 12,5 ', note: '  ', track: 'SF1', visible: false }
  expect(toMoveBody('bought', draft, 'order_paid')).toEqual({ line_ids: ['a', 'b'], real_price: 12.5, track: 'SF1', visible: false })
  expect(toMoveBody('shipped', { ...draft, price: '' }, 'order_paid')).toEqual({ track: 'SF1', visible: false })
})
