import { expect, test } from 'vitest'
import { attemptKey, closeAttempt } from './attempt.ts'

const lines = [
  { id: 'a', quantity: 3 },
  { id: 'b', quantity: 1 },
]

test('the same order asked for again has the same key; another account, address or cart has another [CK-16]', () => {
  const key = attemptKey('anna', 'home', lines)
  expect(attemptKey('anna', 'home', lines)).toBe(key)
  const others = [
    attemptKey('anna', 'office', lines),
    attemptKey('boris', 'home', lines),
    attemptKey('anna', 'home', lines.slice(1)),
    attemptKey('anna', 'home', [{ id: 'a', quantity: 4 }, lines[1]!]),
  ]
  expect(new Set([key, ...others]).size).toBe(5)
})

test('once it is known what became of an order, ordering the same again is another one', () => {
  const key = attemptKey('anna', 'home', lines)
  closeAttempt('anna')
  expect(attemptKey('anna', 'home', lines)).not.toBe(key)
})
