import { withService } from '@karavan/testing/identity/with-service.ts'
import { expect, test } from 'vitest'
import { findStep, keepStep, takeStep } from './steps.ts'

const given = withService()

test('what a sign-in keeps between its steps is for the browser that began it, once, and for a while', async () => {
  const at = new Date('2026-02-02T00:00:00Z')
  const keep = () => keepStep(given.db, 'handle', { bound: 'this browser', content: { name: 'Ann' }, lifeMs: 60_000 }, at)
  const secret = await keep()
  for (const look of [findStep, takeStep]) {
    expect(await look(given.db, 'handle', { secret, bound: 'another browser' }, at)).toBeUndefined()
    expect(await look(given.db, 'flow', { secret, bound: 'this browser' }, at)).toBeUndefined()
    expect(await look(given.db, 'handle', { secret, bound: 'this browser' }, new Date(+at + 60_000))).toBeUndefined()
  }
  const own = { secret, bound: 'this browser' }
  expect(await findStep(given.db, 'handle', own, at)).toEqual({ name: 'Ann' })
  expect(await takeStep(given.db, 'handle', own, at)).toEqual({ name: 'Ann' })
  expect(await takeStep(given.db, 'handle', own, at)).toBeUndefined()
})
