import { expect, test } from 'vitest'
import { createFairLine } from './fair-line.ts'
import { createFairQueue } from './fair-queue.ts'

const options = { concurrency: 1, maxWaiting: { client: 5, all: 8 }, refuse: () => new Error('too much') }
const from = (network: string, account = '') => ({ network, account })

/** Work that ends on demand, and notes its order. */
function works() {
  const done: string[] = []
  const ends: (() => void)[] = []
  return {
    done,
    work: (name: string) => async () => {
      done.push(name)
      await new Promise<void>((end) => ends.push(end))
    },
    async endAll() {
      for (let rounds = 0; rounds < 50; rounds++) {
        ends.shift()?.()
        await new Promise((next) => setImmediate(next))
      }
    },
  }
}

test('clients take turns, however much one of them asked for', async () => {
  const queue = createFairQueue(options)
  const { done, work, endAll } = works()
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => queue.run(from(name.slice(0, 1)), work(name)))
  await endAll()
  await Promise.all(all)
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('many accounts of one network are one asker, and take turns among themselves', () => {
  const line = createFairLine<string>()
  for (const account of ['x', 'y', 'z']) for (const number of [1, 2]) line.add(from('a', account), `${account}${number}`)
  for (const number of [1, 2]) line.add(from('b', 'w'), `w${number}`)
  const taken = Array.from({ length: 9 }, () => line.take()?.piece)
  expect(taken).toEqual(['x1', 'w1', 'y1', 'w2', 'z1', 'x2', 'y2', 'z2', undefined])
  expect(line.size).toBe(0)
})

test('a quarter of many slots is kept for who comes from elsewhere', async () => {
  const queue = createFairQueue({ concurrency: 4 })
  const { done, work, endAll } = works()
  const greedy = Array.from({ length: 6 }, (_, index) => queue.run(from('a', String(index)), work(`a${index}`)))
  await new Promise((next) => setImmediate(next))
  expect(done).toEqual(['a0', 'a1', 'a2'])
  const other = queue.run(from('b'), work('b'))
  await new Promise((next) => setImmediate(next))
  expect(done).toEqual(['a0', 'a1', 'a2', 'b'])
  await endAll()
  await Promise.all([...greedy, other])
})

test('who gives up waiting is not served, and takes nobody’s turn', async () => {
  const queue = createFairQueue({ concurrency: 1 })
  const { done, work, endAll } = works()
  const stop = new AbortController()
  const first = queue.run(from('a'), work('a1'))
  const given = queue.run(from('a'), work('a2'), stop.signal)
  const last = queue.run(from('a'), work('a3'))
  stop.abort(new Error('left'))
  await expect(given).rejects.toThrow('left')
  await expect(queue.run(from('a'), work('a4'), stop.signal)).rejects.toThrow('left')
  await endAll()
  await Promise.all([first, last])
  expect(done).toEqual(['a1', 'a3'])
})

test('a client that waits for too much is refused, the others are not', async () => {
  const queue = createFairQueue(options)
  const { work, endAll } = works()
  const greedy = Array.from({ length: 9 }, (_, index) => queue.run(from('a'), work(`a${index}`)))
  const other = queue.run(from('b'), work('b'))
  const settled = Promise.allSettled([...greedy, other])
  await endAll()
  expect((await settled).map((each) => each.status)).toEqual([
    ...Array.from({ length: 6 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
    'fulfilled',
  ])
})

test('work that fails lets the next piece start', async () => {
  const queue = createFairQueue(options)
  await expect(queue.run(from('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(from('a'), async () => 'next')).toBe('next')
})
