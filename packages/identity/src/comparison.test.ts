import { afterAll, beforeAll, expect, test } from 'vitest'
import { checks, outcomeOf, type Target } from '../test/comparison.ts'
import { givenOurTarget } from '../test/our-target.ts'

// What docs/identity-comparison.md records of ours; `scripts/compare-identity.ts` asks the makers' own emulator the same.
let ours: Target & AsyncDisposable
beforeAll(async () => {
  ours = await givenOurTarget()
})
afterAll(() => ours[Symbol.asyncDispose]())

test('there are at least forty checks, each with a name of its own', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length)
  expect(checks.length).toBeGreaterThanOrEqual(40)
})

test.each(checks)('$name', async (check) => {
  expect(await outcomeOf(check, ours)).toBe(check.expected)
})
