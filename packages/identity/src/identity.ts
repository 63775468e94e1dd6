import { randomUUID } from 'node:crypto'
import { addressChange } from './address-change.ts'
import { addressRecovery } from './address-recovery.ts'
import { createCore, type IdentityOptions, type Tokens } from './core.ts'
import { changeEmail } from './email-change.ts'
import { IdentityError } from './errors.ts'
import { refreshAsFormerGuest } from './former-guest.ts'
import { googleAccounts } from './google/accounts.ts'
import { sessionIdleMs, sessionLifeMs, usedResolutionMs } from './life.ts'
import { changePassword } from './password/change.ts'
import { linkPassword } from './password/link.ts'
import { signInWithPassword } from './password/sign-in.ts'
import { signUp } from './password/sign-up.ts'
import { type Place, toKeptPlace } from './place.ts'
import { updateProfile } from './profile.ts'
import { addressProof } from './proof.ts'
import { hashOfToken, isRefreshToken } from './refresh-token.ts'
import { passwordReset } from './reset.ts'
import { endSessionsOf, endSignedInDevice, forgetPlacesOf, listSignedInDevices } from './sessions.ts'
import { unlink } from './unlink.ts'

export type Identity = Awaited<ReturnType<typeof createIdentity>>

/** The built-in identity service without its HTTP side. Throws `IdentityError` for what the client can act on. */
export async function createIdentity(options: IdentityOptions) {
  const { db, now } = options
  const core = await createCore(options)
  const { keys, authenticate, startSession, issue } = core

  return {
    options,
    keys,
    authenticate,
    listProviders: core.listProviders,
    signUp: signUp(core),
    linkPassword: linkPassword(core),
    signInWithPassword: signInWithPassword(core),
    changePassword: changePassword(core),
    ...passwordReset(core),
    ...addressProof(core),
    changeEmail: changeEmail(core),
    ...addressChange(core),
    ...addressRecovery(core),
    browserProof: core.browserProof,
    ...googleAccounts(core),
    updateProfile: updateProfile(core),
    unlink: unlink(core),

    async signUpAnonymously(): Promise<Tokens> {
      const at = now()
      return issue(
        await db.transaction().execute(async (trx) => {
          const account = await trx
            .insertInto('identity_account')
            .values({ id: randomUUID(), email_verified: false, disabled: false, valid_since: at, created_at: at, last_login_at: at })
            .returningAll()
            .executeTakeFirstOrThrow()
          return { account, ...(await startSession(trx, account.id, 'anonymous', at)) }
        }),
      )
    },

    /**
     * A new ID token for a session. Calls with one refresh token do not disturb each other: tabs share it, and the SDK does not merge
     * its own calls. `INVALID_REFRESH_TOKEN` for malformed input only: the SDK keeps a dead session on it.
     */
    async refresh(refreshToken: string, place?: Place): Promise<Tokens> {
      if (!isRefreshToken(refreshToken)) throw new IdentityError('INVALID_REFRESH_TOKEN')
      const at = now()
      const hash = hashOfToken(refreshToken)
      const session = await db
        .selectFrom('identity_session')
        .selectAll()
        .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('former_refresh_hash', '=', hash)]))
        .executeTakeFirst()
      if (!session) throw new IdentityError('TOKEN_EXPIRED')
      if (session.refresh_hash !== hash && session.former_until) return refreshAsFormerGuest(core)(session, at, place)
      if (!session.account_id) throw new IdentityError('USER_NOT_FOUND')
      if (+at - +session.last_used_at > sessionIdleMs || +at - +session.auth_time > sessionLifeMs) throw new IdentityError('TOKEN_EXPIRED')
      const account = await db.selectFrom('identity_account').selectAll().where('id', '=', session.account_id).executeTakeFirst()
      if (!account) throw new IdentityError('USER_NOT_FOUND')
      if (account.disabled) throw new IdentityError('USER_DISABLED')
      if (+at - +session.last_used_at > usedResolutionMs)
        await db
          .updateTable('identity_session')
          // Guests are shown no sessions, so nothing of where they are is kept.
          .set({ last_used_at: at, ...(place && session.provider !== 'anonymous' && toKeptPlace(place)) })
          .where('id', '=', session.id)
          .execute()
      return issue({ account, session, refreshToken })
    },

    /** Ends one session: its refresh token is refused from now on. Ending it twice changes nothing. */
    async endSession(sessionId: string): Promise<void> {
      await db.deleteFrom('identity_session').where('id', '=', sessionId).execute()
    },

    /** Where an account is signed in; `currentId` is the caller's own session. */
    listSignedInDevices: (uid: string, currentId: string | undefined) => listSignedInDevices(db, uid, currentId, now()),
    endSignedInDevice: (uid: string, id: string) => endSignedInDevice(db, uid, id),
    endSessionsOf: (uid: string, options?: { except?: string }) => endSessionsOf(db, uid, options),

    /** Deletes the account of this token, with what the product keeps of it. Its sessions end with it. An account needs a recent sign-in. */
    async deleteAccount(idToken: string): Promise<void> {
      const { account, session } = await authenticate(idToken)
      if (account.email) await core.assertRecent(account, session)
      await db.transaction().execute(async (trx) => {
        // First, as whoever proves its address does: two that held each other's rows would end each other.
        await trx.selectFrom('identity_account').select('id').where('id', '=', account.id).forUpdate().execute()
        await options.deleteOwned?.(trx, account.id)
        await forgetPlacesOf(trx, account.id)
        await trx.deleteFrom('identity_account').where('id', '=', account.id).execute()
      })
    },
  }
}
