import { expect, test } from 'vitest'
import { emptyState, type State } from '../state.ts'
import { emptyWish } from '../wish.ts'
import { withMoreGoods } from './and-more.ts'

const gloves: State = {
  ...emptyState(),
  wish: { ...emptyWish(), types: ['type.gloves'], quantity: 60 },
  last: [{ id: 'a' }, { id: 'b' }],
  focus: 'b',
}

test.each([
  ['en', 'and 30 scarves to match, total', '60 pcs of the second and 30 scarves, total?'],
  ['ru', 'и 30 шарфов к ним сколько вместе', '60 шт №2 и 30 шарфов, сколько всего?'],
  ['zh', '围巾也要30条 一共多少', '第二款60个，围巾30个，一共多少钱'],
  ['zh', '再来30条围巾 一共', '第二款60个，围巾30个，一共多少钱'],
] as const)('%s: "%s" is the sum "%s"', (language, message, sum) => {
  expect(withMoreGoods(message, gloves, language)).toBe(sum)
})

test('a sum of the same goods, or of no goods that are spoken of, stays as it is', () => {
  expect(withMoreGoods('and 30 gloves, total', gloves, 'en')).toBeUndefined()
  const { focus: _, ...ofNone } = gloves
  expect(withMoreGoods('and 30 scarves, total', ofNone, 'en')).toBeUndefined()
})
