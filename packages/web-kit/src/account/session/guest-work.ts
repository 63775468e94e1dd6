import { type GuestPassAnswer, toGuestPass, toPreimage } from '@karavan/contract/guest-pass.ts'

// SHA-256 (FIPS 180-4) of one short text after the other. The browser's own is asynchronous, which costs more than the hash, and is missing on a page without https.

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const roundConstants = new Uint32Array(64)
/** The same of the square roots of the first eight. */
const start = new Uint32Array(8)
for (let found = 0, candidate = 2; found < 64; candidate += 1) {
  let isPrime = true
  for (let divisor = 2; divisor * divisor <= candidate && isPrime; divisor += 1) isPrime = candidate % divisor !== 0
  if (!isPrime) continue
  if (found < 8) start[found] = (Math.sqrt(candidate) % 1) * 2 ** 32
  roundConstants[found++] = (Math.cbrt(candidate) % 1) * 2 ** 32
}

const blockBytes = 64
const block = new Uint8Array(blockBytes)
const view = new DataView(block.buffer)
const schedule = new Int32Array(64)

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** First 32 bits of the hash of the first `length` bytes in `block`, at most 55 of them. */
function hashBlock(length: number): number {
  block.fill(0, length)
  block[length] = 0x80
  view.setUint32(blockBytes - 4, length * 8)
  for (let t = 0; t < 16; t += 1) schedule[t] = view.getInt32(t * 4)
  for (let t = 16; t < 64; t += 1) {
    const early = schedule[t - 15] as number
    const late = schedule[t - 2] as number
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[t] = ((schedule[t - 16] as number) + s0 + (schedule[t - 7] as number) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let t = 0; t < 64; t += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[t] as number) + (schedule[t] as number)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return (a + (start[0] as number)) >>> 0
}

const encoder = new TextEncoder()

/** First 32 bits of the hash of a text of at most 55 bytes. */
export const hashStart = (text: string): number => hashBlock(encoder.encodeInto(text, block).written)

/** Solves every puzzle of a challenge and gives what the cookie is to hold. Busy for a third of a second or more: for a worker. */
export function doGuestWork({ challenge, puzzles, bits }: GuestPassAnswer): string {
  const limit = 2 ** (32 - bits)
  const numbers = Array.from({ length: puzzles }, (_, puzzle) => {
    const preimage = toPreimage(challenge, puzzle)
    for (let number = 0; ; number += 1) if (hashStart(preimage + number) < limit) return number
  })
  return toGuestPass(challenge, numbers)
}
