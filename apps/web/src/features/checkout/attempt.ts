import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import { localStore } from '@karavan/web-kit/lib/storage.ts'
import { z } from 'zod'

const attemptSchema = z.object({ what: z.string(), key: z.string() })
const storageKey = (uid: string) => `order_attempt:${uid}`

const read = (uid: string) => localStore.getJson(storageKey(uid), attemptSchema.parse)

/** Without storage a retry within the page still has its key. */
let latest: z.infer<typeof attemptSchema> | undefined

/**
 * The Idempotency-Key of ordering these lines to this address: the same one after a reload, in another tab and after a call that got no answer, so
 * that it is one order. Lines get new ids with each cart, so that ordering the same again is another attempt.
 */
export function attemptKey(uid: string, addressId: string, lines: { id: string; quantity: number }[]): string {
  const what = JSON.stringify([uid, addressId, lines.map(({ id, quantity }) => [id, quantity])])
  const known = [read(uid), latest].find((attempt) => attempt?.what === what)
  latest = { what, key: known?.key ?? randomId() }
  localStore.setJson(storageKey(uid), latest)
  return latest.key
}

/** An order was asked for, and its outcome is unknown. */
export const isAttemptOpen = (uid: string): boolean => read(uid) !== undefined

/** The outcome is known. */
export function closeAttempt(uid: string): void {
  latest = undefined
  localStore.remove(storageKey(uid))
}
