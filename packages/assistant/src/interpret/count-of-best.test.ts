import { expect, test } from 'vitest'
import { countOfBest, sumOfEachShown } from './count-of-best.ts'

test.each([
  ['10 of the biggest one', ['which of them is the biggest?', '10 pcs of it, how much?']],
  ['ok, the lightest of these, 10 pcs', ['which of them is the lightest?', '10 pcs of it, how much?']],
  ['самый вместительный из них 10 штук', ['самый вместительный из них?', '10 шт его, сколько?']],
  ['10 штук самого лёгкого', ['самый лёгкого из них?', '10 шт его, сколько?']],
  ['最厚的那款20条多少钱', ['哪个最厚？', '这个20个多少钱']],
])('"%s" asks %o', (message, asked) => {
  expect(countOfBest(message)).toEqual(asked)
})

test.each([
  '10 of the cheapest',
  'самый дешёвый, 10 штук',
  'the lightest of these',
  '10 pcs',
  '20 of the best in black',
  'самый тёплый плед 2 м',
])('"%s" is something else', (message) => {
  expect(countOfBest(message)).toBeUndefined()
})

test.each([
  ['20 of each, total', '20 of the first, 20 of the second, total?'],
  ['по 20 каждого, итого', '20 шт №1, 20 шт №2, сколько всего?'],
  ['各20个 一共多少钱', '第一款20个，第二款20个，一共多少钱'],
])('"%s" of two offers is "%s"', (message, sum) => {
  expect(sumOfEachShown(message, 2)).toBe(sum)
})

test('so many of each is no sum of one, nor of more than are shown at once', () => {
  expect(sumOfEachShown('20 of each, total', 1)).toBeUndefined()
  expect(sumOfEachShown('20 of each, total', 9)).toBeUndefined()
  expect(sumOfEachShown('20 of each size, total', 2)).toBeUndefined()
})
