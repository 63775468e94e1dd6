import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { App } from './app.ts'
import { saveMemoryWhenQuiet } from './save-memory.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function givenApp() {
  const app = fastify()
  app.decorate('openReplies', 0)
  for (const path of ['/metrics', '/health/ready', '/api/cart']) app.get(path, async () => 'here')
  const told: boolean[] = []
  saveMemoryWhenQuiet(app as unknown as App, (isSaving) => told.push(isSaving))
  await app.ready()
  return { app, told }
}

test('a process that nobody calls saves memory for a while, once', async () => {
  const { app, told } = await givenApp()
  vi.advanceTimersByTime(19_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual([true])
  vi.advanceTimersByTime(600_000)
  expect(told).toEqual([true, false])
  await app.close()
})

test('a call ends it at once, and it begins again when calls have ended', async () => {
  const { app, told } = await givenApp()
  vi.advanceTimersByTime(21_000)
  await app.inject('/api/cart')
  expect(told).toEqual([true, false])
  for (let call = 0; call < 10; call++) {
    vi.advanceTimersByTime(15_000)
    await app.inject('/api/cart')
  }
  expect(told).toEqual([true, false])
  vi.advanceTimersByTime(21_000)
  expect(told).toEqual([true, false, true])
  await app.close()
  expect(told).toEqual([true, false, true, false])
})

test('who looks whether it is well is no caller, a reply that is being made is one', async () => {
  const { app, told } = await givenApp()
  app.openReplies = 1
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
  app.openReplies = 0
  for (let look = 0; look < 4; look++) {
    vi.advanceTimersByTime(5_100)
    for (const url of ['/metrics', '/health/ready']) await app.inject(url)
  }
  expect(told).toEqual([true])
  await app.close()
})
