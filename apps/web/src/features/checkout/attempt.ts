import { z } from 'zod'
import { randomId } from '../../lib/random-id.ts'

const attemptSchema = z.object({ what: z.string(), key: z.string() })
const storageKey = (uid: string) => `order_attempt:${uid}`

function read(uid: string) {
  try {
    return attemptSchema.parse(JSON.parse(localStorage.getItem(storageKey(uid)) ?? ''))
  } catch {
    return undefined
  }
}

function write(uid: string, attempt: z.infer<typeof attemptSchema>) {
  try {
    localStorage.setItem(storageKey(uid), JSON.stringify(attempt))
  } catch {
    // Without storage a retry within the page still has its key.
  }
}

let latest: z.infer<typeof attemptSchema> | undefined

/**
 * The Idempotency-Key of ordering these lines to this address: the same one after a reload, in another tab and after a call that got no answer, so
 * that it is one order. Lines get new ids with each cart, so that ordering the same again is another attempt.
 */
export function attemptKey(uid: string, addressId: string, lines: { id: string; quantity: number }[]): string {
  const what = JSON.stringify([uid, addressId, lines.map(({ id, quantity }) => [id, quantity])])
  const known = [read(uid), latest].find((attempt) => attempt?.what === what)
  latest = { what, key: known?.key ?? randomId() }
  write(uid, latest)
  return latest.key
}

/** An order was asked for and nothing is known of what became of it. */
export const isAttemptOpen = (uid: string): boolean => read(uid) !== undefined

/** What became of it is known. */
export function closeAttempt(uid: string): void {
  latest = undefined
  try {
    localStorage.removeItem(storageKey(uid))
  } catch {
    // Then it was never stored.
  }
}
