import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const options = { places: 1, maxWaiting: { client: 5, all: 8 }, refuse: () => new Error('too much') }

/** Work that ends when told to, and notes its order. */
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
  const turns = createTurns(options)
  const { done, work, endAll } = works()
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => turns.run(name.slice(0, 1), work(name)))
  await endAll()
  await Promise.all(all)
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a client that waits for too much is refused, the others are not', async () => {
  const turns = createTurns(options)
  const { work, endAll } = works()
  const greedy = Array.from({ length: 9 }, (_, index) => turns.run('a', work(`a${index}`)))
  const other = turns.run('b', work('b'))
  const settled = Promise.allSettled([...greedy, other])
  await endAll()
  expect((await settled).map((each) => each.status)).toEqual([
    ...Array.from({ length: 6 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
    'fulfilled',
  ])
})

test('work that fails gives its place on', async () => {
  const turns = createTurns(options)
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.run('a', async () => 'next')).toBe('next')
})
