import { dropEnded, listIdleGuests, removeAccount } from '@karavan/identity/accounts.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { dropOldPasses } from '../../platform/guest-passes.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { ownersAmong } from '../conversations/service.ts'
import { deleteOwned } from './service.ts'

const hourMs = 60 * 60_000
/** A guest that nobody came back to for so long goes with its conversations ... */
const guestIdleMs = 30 * 24 * hourMs
/** ... and one that never wrote anything much sooner: every visitor is a guest, and they would grow without end. */
const silentGuestIdleMs = 24 * hourMs
const batch = 500

/**
 * Deletes guests that have had their time, and what the identity service keeps no longer. A browser that comes back gets a new guest. Gives the number
 * of guests. Safe in several processes at once.
 */
export async function removeIdleGuests(db: Kysely<Database>, clock: Clock): Promise<number> {
  const identities = db.$pickTables<keyof IdentityTables>()
  const nowMs = clock().getTime()
  await dropEnded(identities, clock())
  await dropOldPasses(db, clock())
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
        if (!(await removeAccount(trx.$pickTables<keyof IdentityTables>(), id, { ifUnusedSince: used_at }))) return 0
        await deleteOwned(trx, id, clock)
        return 1
      })
    }
  }
}

/** Removes them every hour. */
export function keepGuestsTidy(jobs: Jobs, { db, clock }: { db: Kysely<Database>; clock: Clock }): void {
  jobs.work('remove-idle-guests', () => removeIdleGuests(db, clock), { cron: '7 * * * *', timeoutSeconds: hourMs / 1000 })
}
