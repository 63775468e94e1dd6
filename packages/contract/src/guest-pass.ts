import { z } from 'zod'

/**
 * Where a network has made as many guests as it may in an hour, a browser works a moment for the next one. It asks for a challenge (`POST /api/guest-pass`),
 * finds for each puzzle a number with which the hash of `toPreimage` begins with so many zero bits, and signs up with what it found in a cookie. A challenge is
 * good for one guest of the network that asked for it, for a few minutes. Many small puzzles instead of a large one: the time they take together varies less.
 */
export const guestPassAnswer = z.object({
  success: z.literal(true),
  challenge: z.string(),
  puzzles: z.number().int().min(1).max(64),
  /** Zero bits that each hash (SHA-256) begins with. */
  bits: z.number().int().min(1).max(32),
})
export type GuestPassAnswer = z.infer<typeof guestPassAnswer>

export const guestPassPath = '/api/guest-pass'
export const guestPassCookie = 'karavan-guest-pass'

const seedLength = 22
/** What the puzzles of a challenge are made of: the beginning of its signature, which only the server can make. */
const seedOf = (challenge: string): string => challenge.slice(challenge.indexOf('.') + 1).slice(0, seedLength)

/** What is hashed, up to the number that is looked for, which follows as decimal digits. Short: it fits into one block of the hash. */
export const toPreimage = (challenge: string, puzzle: number): string => `${seedOf(challenge)}:${puzzle}:`

/** Larger numbers are not looked at; nobody needs to get that far. */
const numberForm = /^\d{1,12}$/

/** What the cookie holds: the challenge and the number of each puzzle. */
export const toGuestPass = (challenge: string, numbers: readonly number[]): string => `${challenge}.${numbers.join('-')}`

export function readGuestPass(text: string): { challenge: string; numbers: string[] } | undefined {
  const [payload, signature, solution, ...more] = text.split('.')
  const numbers = solution?.split('-') ?? []
  if (!payload || !signature || more.length > 0 || !numbers.every((number) => numberForm.test(number))) return undefined
  return { challenge: `${payload}.${signature}`, numbers }
}
