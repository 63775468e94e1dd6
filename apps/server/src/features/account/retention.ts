import { dropEnded, listIdleGuests, removeAccount } from '@karavan/identity/accounts.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { dropOldPasses } from '../../platform/guest-passes.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { ownersAmong } from '../conversations/service.ts'
import { keepersAmong } from '../saved/service.ts'
import { listIdleHostedGuests, removeHostedGuest } from './repository.ts'
import { deleteOwned } from './service.ts'

const hourMs = 60 * 60_000
/** A guest that nobody came back to for so long goes with its conversations ... */
const guestIdleMs = 30 * 24 * hourMs
/** ... and one that never wrote or saved anything much sooner: every visitor is a guest, and they would grow without end. */
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
  const idleSince = new Date(nowMs - silentGuestIdleMs)
  const ofBuiltin = await removeIdle(db, clock, {
    list: (after) => listIdleGuests(identities, idleSince, after, batch),
    remove: (trx, id, usedAt) => removeAccount(trx.$pickTables<keyof IdentityTables>(), id, { ifUnusedSince: usedAt }),
  })
  const ofHosted = await removeIdle(db, clock, {
    list: (after) => listIdleHostedGuests(db, idleSince, after, batch),
    remove: removeHostedGuest,
  })
  return ofBuiltin + ofHosted
}

interface IdleGuests {
  /** The next ones by id. */
  list(after: string): Promise<{ id: string; used_at: Date }[]>
  /** False where it has been used since. */
  remove(trx: Transaction<Database>, id: string, usedAt: Date): Promise<boolean>
}

async function removeIdle(db: Kysely<Database>, clock: Clock, { list, remove }: IdleGuests): Promise<number> {
  const nowMs = clock().getTime()
  let removed = 0
  let after = ''
  for (;;) {
    const idle = await list(after)
    const last = idle.at(-1)
    if (!last) return removed
    after = last.id
    const ids = idle.map(({ id }) => id)
    const owners = [await ownersAmong(db, ids), await keepersAmong(db, ids)]
    for (const { id, used_at } of idle) {
      if (owners.some((some) => some.has(id)) && nowMs - used_at.getTime() < guestIdleMs) continue
      removed += await db.transaction().execute(async (trx) => {
        if (!(await remove(trx, id, used_at))) return 0
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
