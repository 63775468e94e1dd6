import { sessionIdleMs } from './life.ts'
import type { IdentityDb, Session } from './tables.ts'

/** Where an account is signed in, as its owner sees it: one for each device, whose sign-ins are one after another. */
export interface SignedInDevice {
  /** Of its newest session. */
  id: string
  provider: Session['provider']
  userAgent: string | null
  network: string | null
  signedInAt: Date
  lastUsedAt: Date
  isCurrent: boolean
}

const ofAccount = (db: IdentityDb, uid: string, at: Date) =>
  db
    .selectFrom('identity_session')
    .selectAll()
    .where('account_id', '=', uid)
    .where('last_used_at', '>=', new Date(+at - sessionIdleMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

/** Where this account is signed in: the caller's own device first, then by their last use. */
export async function listSignedInDevices(db: IdentityDb, uid: string, currentId: string | undefined, at: Date): Promise<SignedInDevice[]> {
  const devices = Map.groupBy(await ofAccount(db, uid, at), ({ id, device_key: key }) => key ?? id)
  return [...devices.values()]
    .flatMap((sessions) => {
      const current = sessions.find(({ id }) => id === currentId)
      const shown = current ?? sessions[0]
      if (!shown) return []
      return {
        id: shown.id,
        provider: shown.provider,
        userAgent: shown.user_agent,
        network: shown.network,
        signedInAt: shown.auth_time,
        lastUsedAt: sessions[0]?.last_used_at ?? shown.last_used_at,
        isCurrent: current !== undefined,
      }
    })
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends the session of this account with this id, and what else its device has. False where the account has none. */
export async function endSignedInDevice(db: IdentityDb, uid: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('identity_session')
    .where('account_id', '=', uid)
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb(
          'device_key',
          '=',
          eb
            .selectFrom('identity_session as named')
            .select('named.device_key')
            .where('named.id', '=', id)
            .where('named.account_id', '=', uid),
        ),
      ]),
    )
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Ends all sessions of an account but one, or all of them. Gives how many there were. */
export async function endSessionsOf(db: IdentityDb, uid: string, { except }: { except?: string } = {}): Promise<number> {
  const ended = await db
    .deleteFrom('identity_session')
    .where('account_id', '=', uid)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute()
  return ended.length
}

/** Where a deleted account was used goes with it; its sessions stay, so that their tokens are answered with the right reason. */
export const forgetPlacesOf = (db: IdentityDb, uid: string) =>
  db.updateTable('identity_session').set({ user_agent: null, network: null, device_key: null }).where('account_id', '=', uid).execute()
