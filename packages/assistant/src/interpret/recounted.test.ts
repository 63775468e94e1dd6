import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { emptyState, type State } from '../state.ts'
import { recounted } from './recounted.ts'

const after = (...parts: [number, string][]): State => ({
  ...emptyState(),
  focus: 'a',
  counted: { id: 'a', parts: parts.map(([count, said]) => ({ count, said })) },
})
const inSizes = after([40, 'black L'], [40, 'black XL'], [20, 'black 2XL'])
const inColors = after([20, 'чёрных'], [30, 'синих'])
const inNumbers = after([20, 'размер 38'], [10, 'размер 39'])
const inHan = after([40, '黑色L'], [40, '黑色XL'])

test.each([
  ['en', inSizes, 'make it 60 XL instead of 20 2XL', 'black L 40 pcs, black XL 60 pcs'],
  ['en', inSizes, 'drop the L and make it 60 XL', 'black XL 60 pcs, black 2XL 20 pcs'],
  ['en', inSizes, 'add 10 M', 'black L 40 pcs, black XL 40 pcs, black 2XL 20 pcs, black M 10 pcs'],
  ['en', inSizes, 'add 10 more L', 'black L 50 pcs, black XL 40 pcs, black 2XL 20 pcs'],
  ['ru', inColors, 'убери синие и добавь 10 серых', 'чёрных 20 шт, серых 10 шт'],
  ['ru', inColors, 'лучше 50 чёрных', 'чёрных 50 шт, синих 30 шт'],
  ['ru', inNumbers, 'сделай 30 пар 38 вместо 20', 'размер 38 30 шт, размер 39 10 шт'],
  ['zh', inHan, 'XL改成60件', '黑色L40件, 黑色XL60件'],
  ['zh', inHan, 'L码不要了 XL加10件', '黑色XL50件'],
] as const)('%s: after %o, "%s" is the list "%s"', (language: Language, state, message, list) => {
  expect(recounted(message, state, language)).toBe(list)
})

test.each([
  ['of another offer', 'add 10 M of the second'],
  ['of other goods', 'add 10 black mugs'],
  ['that asks', 'is the XL in stock?'],
  ['that names no variant', 'make it cheaper'],
])('a message %s changes no list', (_, message) => {
  expect(recounted(message, inSizes, 'en')).toBeUndefined()
})

test('a list of an offer that is not spoken of any more is changed by nothing', () => {
  expect(recounted('add 10 M', { ...inSizes, focus: 'b' }, 'en')).toBeUndefined()
})
