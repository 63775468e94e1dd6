import type { Db } from '../../database.ts'
import { hashOfDeskSecret, newDeskSecret } from '../../platform/sign-ins.ts'
import { record } from '../audit/service.ts'
import type { Caller } from './deps.ts'
import * as operators from './repository.ts'
import type { Standing } from './standing.ts'
import type { Factor } from './tables.ts'

/** How long the desk is open once the second factor was given. */
export const deskSessionMs = 12 * 60 * 60_000

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
  await operators.deleteEndedSessions(trx, user.uid, now)
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
