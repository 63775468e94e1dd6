import { dropEnded, listIdleGuests, removeAccount } from '@karavan/identity/accounts.ts'
import type { IdentityDb, IdentityTransaction } from '@karavan/identity/tables.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { every } from '../../platform/every.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/schema.ts'
import { ownersAmong } from '../conversations/service.ts'
import { deleteOwned } from './service.ts'

const hourMs = 60 * 60_000
const tidyEveryMs = hourMs
/** A guest that nobody came back to for so long goes with its conversations ... */
const guestIdleMs = 30 * 24 * hourMs
/** ... and one that never wrote anything much sooner (decision G-38). */
const silentGuestIdleMs = 24 * hourMs
const batch = 500

/**
 * Deletes guests that have had their time, and what the identity service keeps no longer. A browser that comes back gets a new guest. Gives the number
 * of guests. Safe in several processes at once.
 */
export async function removeIdleGuests(db: Kysely<Database>, clock: Clock): Promise<number> {
  const identities = db as unknown as IdentityDb
  const nowMs = clock().getTime()
  await dropEnded(identities, clock())
  let removed = 0
  let after = ''
  for (;;) {
    const idle = await listIdleGuests(identities, new Date(nowMs - silentGuestIdleMs), after, batch)
    const last = idle.at(-1)
    if (!last) return removed
    after = last.id
    const talkers = await ownersAmong(
      db,
      idle.map(({ id }) => id),
    )
    for (const { id, used_at } of idle) {
      if (talkers.has(id) && nowMs - used_at.getTime() < guestIdleMs) continue
      removed += await db.transaction().execute(async (trx) => {
        if (!(await removeAccount(trx as unknown as IdentityTransaction, id, { ifUnusedSince: used_at }))) return 0
        await deleteOwned(trx, id)
        return 1
      })
    }
  }
}

/** Does so from time to time, as long as the app runs. */
export function keepGuestsTidy(app: FastifyInstance, { db, clock, log }: { db: Kysely<Database>; clock: Clock; log: Log }): void {
  let stop = () => {}
  app.addHook('onReady', async () => {
    stop = every(
      tidyEveryMs,
      () => removeIdleGuests(db, clock),
      (error) => log.warn({ err: error }, 'idle guests could not be removed'),
    )
  })
  app.addHook('preClose', async () => stop())
}
