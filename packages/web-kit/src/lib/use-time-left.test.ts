// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, startTexts, t } from './i18n.ts'
import { kitTexts } from './kit-texts.ts'
import { timeLeftText } from './time-left-text.ts'
import { toTimeLeft, useTimeLeft } from './use-time-left.ts'

const minute = 60_000
const hour = 60 * minute

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [72 * hour, 'days', 3, 0, false],
  [72 * hour - minute, 'days', 3, 0, false],
  [72 * hour - 31 * minute, 'days', 2, 23, false],
  [49 * hour, 'days', 2, 1, false],
  [48 * hour, 'days', 2, 0, false],
  [47 * hour, 'hours', 47, 0, false],
  [24 * hour - 1, 'hours', 23, 0, true],
  [hour, 'hours', 1, 0, true],
  [hour - 1, 'minutes', 59, 0, true],
  [1, 'minutes', 1, 0, true],
  [0, 'over', 0, 0, true],
  [-hour, 'over', 0, 0, true],
] as const)('%i ms are %s: %i and %i hours', (ms, unit, count, hours, isShort) => {
  expect(toTimeLeft(ms)).toEqual({ unit, count, hours, isShort })
})

test.each([
  ['en', 72 * hour - minute, '3 days left'],
  ['ru', 72 * hour - minute, 'осталось 3 дня'],
  ['ru', 71 * hour, 'осталось 2 дня 23 часа'],
  ['ru', 49 * hour, 'осталось 2 дня 1 час'],
  ['en', 49 * hour, '2 days 1 hour left'],
  ['zh', 71 * hour, '还剩 2 天 23 小时'],
  ['ru', 21 * hour, 'остался 21 час'],
  ['ru', 2 * minute, 'осталось 2 минуты'],
] as const)('in %s %i ms are "%s"', async (language, ms, words) => {
  await startTexts(kitTexts)
  await chooseLanguage(language)
  const left = toTimeLeft(ms)
  expect(left.unit === 'over' ? '' : timeLeftText(t, { ...left, unit: left.unit })).toBe(words)
})

test('what is left goes down while it is looked at', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') })
  const { result } = renderHook(() => useTimeLeft('2026-11-22T14:30:00Z'))
  expect(result.current).toMatchObject({ unit: 'hours', count: 2 })
  act(() => void vi.advanceTimersByTime(2 * hour))
  expect(result.current).toMatchObject({ unit: 'minutes', count: 30 })
  act(() => void vi.advanceTimersByTime(31 * minute))
  expect(result.current).toMatchObject({ unit: 'over' })
})

test.each([undefined, 'soon'])('%s is no time', (until) => {
  expect(renderHook(() => useTimeLeft(until)).result.current).toBeUndefined()
})
