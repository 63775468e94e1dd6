import type { IdentityCore } from '../core.ts'
import { IdentityError } from '../errors.ts'
import { hashOfToken, newRefreshToken } from '../refresh-token.ts'
import { hashNewPassword, type SignedIn, storePassword } from './new-password.ts'

/** Replaces the password of this token's account, which must have signed in just now. Every other session ends. */
export const changePassword =
  ({ options: { db, now, passwordPolicy }, authenticate, assertRecent, issue }: IdentityCore) =>
  async (idToken: string, password: string): Promise<SignedIn> => {
    const { account: before, session: current } = await authenticate(idToken)
    if (!before.email) throw new IdentityError('OPERATION_NOT_ALLOWED')
    await assertRecent(before, current)
    const hash = await hashNewPassword(passwordPolicy, password)
    const at = now()
    const refreshToken = newRefreshToken()
    const made = await db.transaction().execute(async (trx) => {
      await storePassword(trx, before.id, hash)
      const account = await trx
        .updateTable('identity_account')
        .set({ valid_since: at })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await trx.deleteFrom('identity_session').where('account_id', '=', before.id).where('id', '!=', current.id).execute()
      await trx.deleteFrom('identity_reset_code').where('account_id', '=', before.id).execute()
      const session = await trx
        .updateTable('identity_session')
        .set({ refresh_hash: hashOfToken(refreshToken), former_refresh_hash: null, former_until: null, last_used_at: at })
        .where('id', '=', current.id)
        .returningAll()
        .executeTakeFirst()
      if (!session) throw new IdentityError('TOKEN_EXPIRED')
      return { account, session, refreshToken }
    })
    return { account: made.account, tokens: await issue(made) }
  }
