import { expect, test } from 'vitest'
import { isNoise, startErrorReports } from './error-reports.ts'

test('events with the browser’s own rejection text are dropped, wherever it stands [NF-08]', () => {
  expect(isNoise({ message: 'Non-Error promise rejection captured with value: 1' })).toBe(true)
  expect(isNoise({ exception: { values: [{ value: 'Non-Error promise rejection captured' }] } })).toBe(true)
  expect(isNoise({ message: 'TypeError: x is undefined', exception: { values: [{ value: 'x' }] } })).toBe(false)
  expect(isNoise({})).toBe(false)
})

test('without an address nothing is started [NF-09]', async () => {
  await expect(startErrorReports(undefined)).resolves.toBeUndefined()
})
