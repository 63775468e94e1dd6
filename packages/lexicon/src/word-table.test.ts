import { expect, test } from 'vitest'
import { listAt, packLists, packTexts, packWords, textAt, WordTable } from './word-table.ts'

test('each word is found by its number, and its number by the word', () => {
  const words = Array.from({ length: 3000 }, (_, at) => `слово${at}`).concat('mug', '杯子', 'mugs', 'ug')
  const table = new WordTable(packWords(words))
  expect(table.size).toBe(words.length)
  expect(words.map((word) => table.find(word))).toEqual(words.map((_, at) => at))
  expect(words.map((_, at) => table.at(at))).toEqual(words)
  for (const other of ['слово', 'mu', '杯', 'mugsug', '']) expect(table.find(other), other).toBeUndefined()
})

test('a table without words has none', () => {
  const table = new WordTable(packWords([]))
  expect(table.size).toBe(0)
  expect(table.find('mug')).toBeUndefined()
})

test('texts and lists keep their order, empty ones among them', () => {
  const texts = ['mug', '', 'mug', '杯子']
  const packed = packTexts(texts)
  expect(texts.map((_, at) => textAt(packed, at))).toEqual(texts)
  const lists = [[3, 1], [], [2]]
  const written = packLists(lists)
  expect(lists.map((_, at) => listAt(written, at))).toEqual(lists)
})
