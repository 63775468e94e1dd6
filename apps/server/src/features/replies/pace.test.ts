import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('one caller goes on in each round of the event loop, in the order of the calls', async () => {
  const pace = createPace()
  const gone: string[] = []
  const ask = (name: string) => pace().then(() => gone.push(name))
  for (const name of ['a', 'b', 'c']) void ask(name)
  await Promise.resolve()
  expect(gone).toEqual([])
  await nextRound()
  expect(gone).toEqual(['a'])
  void ask('d')
  await nextRound()
  expect(gone).toEqual(['a', 'b'])
  await nextRound()
  await nextRound()
  expect(gone).toEqual(['a', 'b', 'c', 'd'])
  await ask('e')
  expect(gone).toHaveLength(5)
})
