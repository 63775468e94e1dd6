import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenScheduler } from './token-scheduler.ts'

const minute = 60_000
const hour = 60 * minute
const networkFailure = new Error('offline')
const isPassing = (error: unknown) => error === networkFailure

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a token is renewed 5 minutes before it ends, not earlier [CO-13]', async () => {
  const refresh = vi.fn(async () => {})
  tokenScheduler(refresh, isPassing).watch(Date.now() + hour)
  await vi.advanceTimersByTimeAsync(55 * minute - 1)
  expect(refresh).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a token that is already due, as after a sleep of the computer, is renewed at once [CO-13]', async () => {
  const refresh = vi.fn(async () => {})
  tokenScheduler(refresh, isPassing).watch(Date.now() - hour)
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('after a network failure it tries again after 30, 60, 120, 240, 480, 960, 960 seconds [CO-14]', async () => {
  const times: number[] = []
  tokenScheduler(async () => {
    times.push(Date.now())
    throw networkFailure
  }, isPassing).watch(Date.now())
  await vi.advanceTimersByTimeAsync(2 * hour)
  const waits = times.slice(1, 8).map((time, i) => (time - times[i]!) / 1000)
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960])
})

test('a success starts the waits from the beginning [CO-14]', async () => {
  let isOnline = false
  const times: number[] = []
  const scheduler = tokenScheduler(async () => {
    times.push(Date.now())
    if (!isOnline) throw networkFailure
    scheduler.watch(Date.now() + hour)
  }, isPassing)
  scheduler.watch(Date.now())
  await vi.advanceTimersByTimeAsync(90_000)
  expect(times).toHaveLength(3)
  isOnline = true
  await vi.advanceTimersByTimeAsync(120_000)
  isOnline = false
  await vi.advanceTimersByTimeAsync(56 * minute)
  expect(times.slice(4, 6).map((time, i) => (time - times[i + 3]!) / 1000)).toEqual([55 * 60, 30])
})

test('a refusal ends the plan', async () => {
  const refresh = vi.fn(async () => Promise.reject(new Error('auth/user-token-expired')))
  tokenScheduler(refresh, isPassing).watch(Date.now())
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a stopped plan stays stopped, also when a renewal was under way', async () => {
  const renewal = Promise.withResolvers<void>()
  const refresh = vi.fn(() => renewal.promise)
  const scheduler = tokenScheduler(refresh, isPassing)
  scheduler.watch(Date.now())
  await vi.advanceTimersByTimeAsync(0)
  scheduler.stop()
  renewal.reject(networkFailure)
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(refresh).toHaveBeenCalledTimes(1)
})
