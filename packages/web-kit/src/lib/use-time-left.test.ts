// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toTimeLeft, useTimeLeft } from './use-time-left.ts'

const minute = 60_000
const hour = 60 * minute

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [72 * hour, 'days', 3, false],
  [72 * hour - 1, 'days', 2, false],
  [48 * hour, 'days', 2, false],
  [48 * hour - 1, 'hours', 47, false],
  [24 * hour - 1, 'hours', 23, true],
  [hour, 'hours', 1, true],
  [hour - 1, 'minutes', 59, true],
  [1, 'minutes', 1, true],
  [0, 'over', 0, true],
  [-hour, 'over', 0, true],
] as const)('%i ms are %s: %i', (ms, unit, count, isShort) => {
  expect(toTimeLeft(ms)).toEqual({ unit, count, isShort })
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
