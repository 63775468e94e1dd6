import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('one caller goes on in each round of the event loop, clients in turn', async () => {
  const pace = createPace()
  const gone: string[] = []
  const ask = (name: string) => pace({ network: name.slice(0, 1), account: '' }).then(() => gone.push(name))
  for (const name of ['a', 'a2', 'b']) void ask(name)
  await Promise.resolve()
  expect(gone).toEqual([])
  await nextRound()
  expect(gone).toEqual(['a'])
  void ask('d')
  await nextRound()
  expect(gone).toEqual(['a', 'b'])
  await nextRound()
  await nextRound()
  await nextRound()
  expect(gone).toEqual(['a', 'b', 'a2', 'd'])
  await ask('e')
  expect(gone).toHaveLength(5)
})
