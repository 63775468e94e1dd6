import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { wordingsOf } from './asked-wordings.ts'
import { isOfTalk, wordsOfTalkIn } from './words-of-talk.ts'

/** What is left of a message without them. */
const rest = (text: string): string => {
  let left = ''
  let at = 0
  for (const { start, end } of wordsOfTalkIn(text)) {
    if (start < at) continue
    left += text.slice(at, start)
    at = end
  }
  return (left + text.slice(at)).replace(/[\s,.]+/g, ' ').trim()
}

test.each([
  ['Открываю кофейню, нужны белые керамические кружки', 'белые керамические кружки'],
  ['прочные поводки, планируем закупать каждый месяц', 'прочные поводки каждый месяц'],
  ['wooden cutting boards for my boutique, prefer bamboo', 'wooden cutting boards for my bamboo'],
  ['化妆刷套装 软毛 新手开店 先拿30套', '化妆刷套装 软毛 30套'],
])('of "%s" only what says something of goods is left', (text, left) => {
  expect(rest(text)).toBe(left)
})

test.each(['платья летние', 'landscapes', 'light bags', 'type c', 'travel mugs', '保温杯'])('"%s" says nothing beside goods', (text) => {
  expect(wordsOfTalkIn(text)).toEqual([])
})

test('who buys and what they talk of is no property, and what they buy is one', () => {
  for (const word of ['зоомагазин', 'boutique', '公司培训', 'prefer', '一共']) expect(isOfTalk(word), word).toBe(true)
  for (const word of ['прочный', 'bamboo', '软毛']) expect(isOfTalk(word), word).toBe(false)
})

test('none of them is a name of goods or of a property', () => {
  const table = wordingsOf(readFileSync(new URL('../data/words-of-talk.txt', import.meta.url), 'utf8'))
  const words = table.flatMap(({ wordings }) => Object.values(wordings).flat())
  const isNamed = (word: string): boolean =>
    analyse(word, { fuzzy: false }).concepts.some(({ start, end }) => start === 0 && end === word.length)
  expect(words.filter(isNamed)).toEqual([])
})
