import { afterAll, expect, test, vi } from 'vitest'
import { type Bus, memoryBus } from './bus.ts'
import { createLog } from './log.ts'
import { redisBus } from './redis-bus.ts'

const redisUrl = process.env.TEST_REDIS_URL
const buses: Bus[] = []
afterAll(() => Promise.all(buses.map((bus) => bus.close())))
const keep = (bus: Bus): Bus => {
  buses.push(bus)
  return bus
}

test('a note reaches the listeners of its topic, after the publisher is done', async () => {
  const bus = keep(memoryBus())
  const [heard, other] = [vi.fn(), vi.fn()]
  const stop = bus.subscribe('turn', heard)
  bus.subscribe('rates', other)
  bus.publish('turn', 'one two')
  expect(heard).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(heard.mock.calls).toEqual([['one two']])
  stop()
  bus.publish('turn', 'three')
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
})

test.skipIf(!redisUrl)('through Redis a note reaches every process, the publisher too', async () => {
  const [one, two] = [keep(redisBus(redisUrl ?? '', createLog('silent'))), keep(redisBus(redisUrl ?? '', createLog('silent')))]
  const [here, there] = [vi.fn(), vi.fn()]
  one.subscribe('test', here)
  two.subscribe('test', there)
  const note = `note ${Math.random()}`
  await vi.waitFor(() => {
    one.publish('test', note)
    expect(here).toHaveBeenCalledWith(note)
    expect(there).toHaveBeenCalledWith(note)
  }, 5_000)
})

test('where Redis is unavailable a note still reaches its own process', async () => {
  const bus = keep(redisBus('redis://127.0.0.1:1', createLog('silent')))
  const heard = vi.fn()
  bus.subscribe('turn', heard)
  bus.publish('turn', 'one')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('one'))
})
