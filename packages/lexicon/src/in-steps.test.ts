import { expect, test } from 'vitest'
import { InSteps, inPieces } from './in-steps.ts'

function building() {
  const done: number[] = []
  let starts = 0
  const built = new InSteps(function* () {
    starts++
    yield* inPieces([1, 2, 3, 4, 5], 2, (item) => done.push(item))
    return { sum: done.reduce((sum, one) => sum + one, 0) }
  })
  return { built, done, starts: () => starts }
}

test('each step builds one piece, and others have their turn in between', () => {
  const { built, done } = building()
  const steps = built.ahead()
  expect(done).toEqual([])
  steps.next()
  expect(done).toEqual([1, 2])
  steps.next()
  expect(done).toEqual([1, 2, 3, 4])
  expect([...steps].length).toBeGreaterThan(0)
  expect(built.get()).toEqual({ sum: 15 })
})

test('who needs it earlier has what is left built at once, and nothing is built twice', () => {
  const { built, done, starts } = building()
  const steps = built.ahead()
  steps.next()
  const all = built.get()
  expect(all).toEqual({ sum: 15 })
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect([...steps]).toEqual([])
  expect([...built.ahead()]).toEqual([])
  expect(built.get()).toBe(all)
  expect(starts()).toBe(1)
})
