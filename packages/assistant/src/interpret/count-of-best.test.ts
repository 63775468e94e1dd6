import { expect, test } from 'vitest'
import { countOfBest } from './count-of-best.ts'

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
