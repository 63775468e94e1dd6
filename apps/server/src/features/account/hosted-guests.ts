import { LRUCache } from 'lru-cache'
import type { Db } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import { findUser } from '../../platform/auth.ts'
import type { Clock } from '../../platform/clock.ts'
import { noteAccount, noteGuest } from './repository.ts'

/** How long one noting is enough: guests go after days. */
const notedMs = 6 * 60 * 60_000
const maxNoted = 50_000

/**
 * Notes when guests of the hosted sign-in are here, and which of them have become accounts: its accounts lie elsewhere, and nothing else tells a guest who is gone from a
 * buyer. Behind the answer, a few times a day for each.
 */
export function watchHostedGuests(app: App, { db, clock }: { db: Db; clock: Clock }): void {
  const noted = new LRUCache<string, true>({ max: maxNoted, ttl: notedMs, ttlResolution: 0, perf: { now: () => clock().getTime() } })
  app.addHook('onResponse', async (request) => {
    const user = findUser(request)
    if (!user) return
    const { uid, isAnonymous } = user
    const key = `${isAnonymous ? 'guest' : 'account'} ${uid}`
    if (noted.has(key)) return
    noted.set(key, true)
    try {
      await (isAnonymous ? noteGuest : noteAccount)(db, uid, clock())
    } catch (err) {
      noted.delete(key)
      request.log.warn({ err }, 'a guest could not be noted')
    }
  })
}
