import { hash } from 'node:crypto'
import { readGuestPass, toPreimage } from '@karavan/contract/guest-pass.ts'
import { expect, test } from 'vitest'
import { doGuestWork, hashStart } from './guest-work.ts'

const known = (text: string) => hash('sha256', text, 'buffer').readUInt32BE(0)

test('the hash is SHA-256', () => {
  const texts = ['', 'a', 'abc', ...Array.from({ length: 56 }, (_, length) => 'x'.repeat(length)), 'a:0:123456']
  for (const text of texts) expect(hashStart(text), text).toBe(known(text))
})

test('the work finds a number for each puzzle', () => {
  const challenge = `payload.${'s'.repeat(43)}`
  const pass = readGuestPass(doGuestWork({ success: true, challenge, puzzles: 4, bits: 8 }))
  expect(pass?.challenge).toBe(challenge)
  expect(pass?.numbers).toHaveLength(4)
  for (const [puzzle, number] of pass?.numbers.entries() ?? []) expect(known(toPreimage(challenge, puzzle) + number) >>> 24).toBe(0)
})
