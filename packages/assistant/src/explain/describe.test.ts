import { expect, test } from 'vitest'
import { phrasesOfWords } from './describe.ts'

test.each([
  [
    'a lamp that clips on, with a long flexible neck and brass switch',
    ['clips', 'long', 'flexible', 'neck', 'brass', 'switch'],
    ['clips', 'long flexible neck and brass switch'],
  ],
  ['Шторы с кистями, матовые: на люверсах', ['кистями', 'матовые', 'люверсах'], ['кистями', 'матовые', 'люверсах']],
  ['要牛皮封面的，烫金', ['牛皮', '封面', '烫金'], ['牛皮封面', '烫金']],
  // What was said in turns before is no part of this message.
  ['ещё синие', ['матовые', 'плотные', 'синие'], ['матовые плотные', 'синие']],
])('%s: words that stand together are one phrase, as it was written', (message, words, phrases) => {
  expect(phrasesOfWords(words, [], message)).toEqual(phrases)
})
