// @database either
import { checks, outcomeOf, type Target } from '@karavan/testing/identity/comparison.ts'
import { givenOurTarget } from '@karavan/testing/identity/our-target.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

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
