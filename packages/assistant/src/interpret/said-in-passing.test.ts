import { expect, test } from 'vitest'
import { readMessage } from './read.ts'

/** Figures, uses and looks as buyers say them in passing. Each line was misread once. */

test.each([
  ['зонтики, девочкам лет 5-7', false, 6],
  ['девочкам лет 5-7', true, 6],
  ['подушка детям до 3', false, 3],
  ['for babies under 1', true, 1],
])('%s: an age, and no price', (message, hasShown, below) => {
  const { figures, price, words } = readMessage(message, hasShown)
  expect(figures).toEqual([{ field: 'age', below }])
  expect({ price, words }).toEqual({ price: undefined, words: [] })
})

test('what children may cost is no age', () => {
  expect(readMessage('mugs for kids under 300', false)).toMatchObject({ figures: [], price: { max: 30_000 } })
})

test.each([
  ['термос, чтобы тепло держал часов 12-24', 'warmth', 11.76],
  ['thermos that keeps hot 8-10 hours', 'warmth', 7.84],
  ['наушники чтоб заряд держали часов 6', 'running-time', 5.88],
  ['headphones that hold charge for 8 hours', 'running-time', 7.84],
])('%s: hours, of which the fewer must do, and no watches', (message, field, above) => {
  const { figures, types, quantity } = readMessage(message, false)
  expect(figures).toEqual([{ field, above }])
  expect(types).not.toContain('type.watch')
  expect(quantity).toBeUndefined()
})

test.each(['рюкзаки не тяжёлые', 'нетяжелый рюкзак', 'backpack, not too heavy', '不太重的背包'])('%s: light', (message) => {
  expect(readMessage(message, false)).toMatchObject({ traits: ['feature.lightweight'], notWords: [] })
})

test.each(['рюкзаки для школьников 3 класса', 'backpacks for pupils', '小学生背包'])('%s: for school', (message) => {
  expect(readMessage(message, false)).toMatchObject({ types: ['type.school-backpack'], traits: [], words: [] })
})

test.each([
  ['рюкзаки не для ноутбука', 'ноутбука'],
  ['backpacks, not for laptops', 'laptops'],
])('%s: what says so is not wanted', (message, word) => {
  expect(readMessage(message, false)).toMatchObject({ types: ['type.backpack'], notWords: [word], purposes: [] })
})

test.each([
  ['need 48 latte glasses', 48],
  ['phone tripods, start with 20', 20],
  ['пледы, начнём с 30', 30],
])('%s: a count', (message, quantity) => {
  expect(readMessage(message, false)).toMatchObject({ quantity })
})

test('"natural colour" says how those should look that are shown', () => {
  expect(readMessage('natural colour', true)).toMatchObject({ types: [], colors: ['color.beige'], words: [] })
})

test.each([
  ['desk lamps powered by usb', ['power', 'supply', 'usb', 'powered']],
  ['настольные лампы от юсб', ['питание', 'usb']],
])('%s: what they are fed by, as listings say it', (message, words) => {
  expect(readMessage(message, false).words).toEqual(words)
})

test('"back to the first ones" points at no offer', () => {
  for (const message of ['вернёмся к первым. сколько за 30', 'back to the first ones'])
    expect(readMessage(message, true)).toMatchObject({ relatives: ['restore'] })
  expect(readMessage('вернёмся к первым', true).reference).toBeUndefined()
})
