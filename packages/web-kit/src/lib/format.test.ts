import { missingPrice } from '@karavan/contract/money.ts'
import { expect, test } from 'vitest'
import { formatAmount, formatDay, formatMonth, formatTime, formatWeight, groupByDate } from './format.ts'

const now = new Date(2026, 10, 20, 15, 30)
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString()

test('dates are written in the interface language, with the year when it is another one [CH-02]', () => {
  const day = at(2026, 2, 5)
  expect(formatDay(day, 'en', now)).toBe('Mar 5')
  expect(formatDay(day, 'ru', now)).toBe('5 мар.')
  expect(formatDay(day, 'zh', now)).toBe('3月5日')
  expect(formatDay(at(2024, 2, 5), 'en', now)).toBe('Mar 5, 2024')
})

test('a time has two digits of hours and minutes; what is no time is nothing [CH-09]', () => {
  expect(formatTime(at(2026, 2, 5, 9), 'en')).toBe('09:00')
  expect(formatTime('nonsense', 'en')).toBe('')
  expect(formatTime(undefined, 'ru')).toBe('')
})

test('conversations stand under today, yesterday, the seven days before and their months, newest first [CH-02]', () => {
  const items = [
    { id: 'last-year', updated_at: at(2025, 10, 20) },
    { id: 'now', updated_at: now.toISOString() },
    { id: 'midnight', updated_at: at(2026, 10, 20, 0) },
    { id: 'yesterday', updated_at: at(2026, 10, 19, 23) },
    { id: 'week-first', updated_at: at(2026, 10, 13, 0) },
    { id: 'month', updated_at: at(2026, 10, 12, 23) },
    { id: 'tomorrow', updated_at: at(2026, 10, 21) },
  ]
  expect(groupByDate(items, now).map(({ key, items: found }) => [key, ...found.map(({ id }) => id)])).toEqual([
    ['today', 'tomorrow', 'now', 'midnight'],
    ['yesterday', 'yesterday'],
    ['week', 'week-first'],
    ['2026-11', 'month'],
    ['2025-11', 'last-year'],
  ])
})

test('months are headings in the interface language [CH-02]', () => {
  expect(formatMonth('2026-03', 'ru', now)).toBe('Март')
  expect(formatMonth('2025-03', 'en', now)).toBe('March 2025')
})

test('a missing price is exactly the stated text [CO-04]', () => {
  expect(formatAmount(undefined, 'RUB', 'en')).toBe(missingPrice)
  expect(missingPrice).toBe('0 ₽')
})

test('a weight is in grams, from a kilogram on in kilograms', () => {
  expect(['ru', 'en', 'zh'].map((language) => formatWeight(320, language as 'ru').replace(/\s/g, ' '))).toEqual(['320 г', '320 g', '320 g'])
  expect(formatWeight(1250, 'en').replace(/\s/g, ' ')).toBe('1.25 kg')
  expect(formatWeight(12_000, 'ru').replace(/\s/g, ' ')).toBe('12 кг')
})

test('roubles stand after the amount in every language [CO-03]', () => {
  for (const language of ['en', 'ru', 'zh'] as const) expect(formatAmount(1234.5, 'RUB', language)).toMatch(/^1.234[.,]50\s₽$/)
})
