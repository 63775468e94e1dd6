import { expect, test } from 'vitest'
import { createFairQueue } from './queue.ts'

const options = { concurrency: 1, maxWaiting: { client: 5, all: 8 }, refuse: () => new Error('too much') }

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
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => queue.run(name.slice(0, 1), work(name)))
  await endAll()
  await Promise.all(all)
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a client that waits for too much is refused, the others are not', async () => {
  const queue = createFairQueue(options)
  const { work, endAll } = works()
  const greedy = Array.from({ length: 9 }, (_, index) => queue.run('a', work(`a${index}`)))
  const other = queue.run('b', work('b'))
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
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', async () => 'next')).toBe('next')
})
