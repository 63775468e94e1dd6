import type { AccountSession } from '@karavan/contract/account.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import type { User } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { toDeviceName } from './device-name.ts'

interface SessionDeps {
  /** Undefined with the hosted provider, which does not tell where its accounts are signed in. */
  identity: Identity | undefined
}

/** Where the caller's account is signed in. */
export async function listSessions({ identity }: SessionDeps, { uid, sessionId }: User): Promise<AccountSession[]> {
  const devices = (await identity?.listSignedInDevices(uid, sessionId)) ?? []
  return devices.map(({ id, userAgent, network, signedInAt, lastUsedAt, isCurrent }) => ({
    id,
    ...toDeviceName(userAgent),
    network,
    signed_in_at: signedInAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: isCurrent,
  }))
}

/** Signs the caller's account out on one device; throws `session_not_found`, also for somebody else's. */
export async function endSession({ identity }: SessionDeps, { uid }: User, id: string): Promise<void> {
  if (!(await identity?.endSignedInDevice(uid, id))) throw new AppError('session_not_found')
}

/** Signs it out everywhere; everywhere else with `others`. Gives how many sessions there were. */
export async function endSessions({ identity }: SessionDeps, { uid, sessionId }: User, which: 'others' | 'all'): Promise<number> {
  if (which === 'all') return (await identity?.endSessionsOf(uid)) ?? 0
  // Without a session of its own the caller would be signed out as well.
  return (sessionId !== undefined && (await identity?.endSessionsOf(uid, { except: sessionId }))) || 0
}
