import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { frequentLook, type Jobs } from '../../platform/jobs.ts'
import { hashOfDeskSecret, newDeskSecret } from '../../platform/sign-ins.ts'
import { findAuthor, record } from '../audit/service.ts'
import type { Caller } from './deps.ts'
import * as operators from './repository.ts'
import type { Standing } from './standing.ts'
import type { Factor } from './tables.ts'

/** How long the desk is open once the second factor was given. */
export const deskSessionMs = 12 * 60 * 60_000

/** Ends the desk sessions whose time is over, of one operator or of all: each stands in the log with the moment at which it was. */
export async function endExpired(trx: Db, now: Date, uid?: string): Promise<void> {
  for (const session of await operators.deleteEndedSessions(trx, now, uid))
    await record(trx, { kind: 'desk_expired', at: session.ends_at, by: await findAuthor(trx, session.uid) })
}

/** Looks for them, so that the log knows of those that nobody comes back to. */
export function watchDeskSessions(jobs: Pick<Jobs, 'work'>, { db, clock }: { db: Kysely<Database>; clock: Clock }): void {
  jobs.work('desk-sessions', () => db.transaction().execute((trx) => endExpired(trx, clock())), {
    ...frequentLook,
    cron: '*/5 * * * *',
  })
}

/**
 * Opens the desk for a caller who has just given a second factor, or notes that they gave it again, which makes the time no longer. Gives the secret of the
 * session; the one before ends.
 */
export async function openDesk(
  trx: Db,
  { user, author, secret }: Caller,
  { session }: Standing,
  factor: Factor,
  now: Date,
): Promise<string> {
  const fresh = newDeskSecret()
  const endsAt = session?.ends_at ?? new Date(+now + deskSessionMs)
  await endExpired(trx, now, user.uid)
  if (secret !== undefined) await operators.deleteSessions(trx, user.uid, { tokenHash: hashOfDeskSecret(secret) })
  await operators.insertSession(trx, {
    token_hash: hashOfDeskSecret(fresh),
    uid: user.uid,
    session_id: user.sessionId ?? null,
    factor,
    opened_at: now,
    ends_at: endsAt,
  })
  await record(trx, {
    kind: 'desk_opened',
    at: now,
    by: author,
    details: { factor, until: endsAt.toISOString(), again: session !== undefined },
  })
  return fresh
}
