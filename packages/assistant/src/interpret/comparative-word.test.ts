import { expect, test } from 'vitest'
import { readCompared } from './comparative-word.ts'

test.each(['петлей', 'ножей', 'молнией', 'гвоздей'])('the noun "%s" is no comparative', (word) => {
  expect(readCompared([word])).toEqual({ traits: [], words: [word], isCompared: false })
})

test.each(['теплей', 'потеплее', 'мягче', 'пушистее'])('"%s" is one', (word) => {
  expect(readCompared([word]).isCompared).toBe(true)
})
