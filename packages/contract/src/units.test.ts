import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { countText, countTexts } from './units.ts'

const pairs = { zh: '双', ru: 'пара', en: 'pair' }
const pieces = { zh: '件', ru: 'шт.', en: 'piece' }

test('so many of what an offer is sold by, in the plural of each language', () => {
  const inAll = (count: number, unit: typeof pairs | undefined) =>
    (['ru', 'en', 'zh'] as const satisfies Language[]).map((language) => countText(count, unit, language))
  expect(inAll(1, pairs)).toEqual(['1 пара', '1 pair', '1 双'])
  expect(inAll(3, pairs)).toEqual(['3 пары', '3 pairs', '3 双'])
  expect(inAll(25, pairs)).toEqual(['25 пар', '25 pairs', '25 双'])
  expect(inAll(40, undefined)).toEqual(['40 шт.', '40 pcs', '40 件'])
  expect(inAll(40, pieces)).toEqual(['40 шт.', '40 pcs', '40 件'])
  expect(countText(20, 'пара', 'ru', '+')).toBe('20+ пар')
})

test('a unit that nobody knows stands as the offer writes it', () => {
  expect(countText(5, { zh: '瓶', ru: 'бут.', en: 'bottles' }, 'ru')).toBe('5 бут.')
  expect(countText(5, '把', 'zh')).toBe('5 把')
})

test('a sum of several lines keeps apart what is counted differently', () => {
  const lines = [
    { quantity: 20, unit: pairs },
    { quantity: 1, unit: undefined },
    { quantity: 5, unit: pairs },
    { quantity: 99, unit: pieces },
  ]
  expect(countTexts(lines, 'ru')).toBe('25 пар, 100 шт.')
  expect(countTexts(lines, 'en')).toBe('25 pairs, 100 pcs')
})
