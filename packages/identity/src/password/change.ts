import type { IdentityCore } from '../core.ts'
import { IdentityError } from '../errors.ts'
import type { Place } from '../place.ts'
import { hashNewPassword, type SignedIn, storePassword } from './new-password.ts'

/** Replaces the password of this token's account, which must have signed in just now. Every other session ends, and what was mailed before opens nothing. */
export const changePassword =
  ({ options, authenticate, listProviders, assertRecent, rotateSession, tell, issue }: IdentityCore) =>
  async (idToken: string, given: string, place?: Place): Promise<SignedIn> => {
    const { db, now, passwordPolicy } = options
    const { account: before, session: current } = await authenticate(idToken)
    if (!before.email) throw new IdentityError('OPERATION_NOT_ALLOWED')
    await assertRecent(before, current)
    const password = await hashNewPassword(passwordPolicy, given)
    const at = now()
    const made = await db.transaction().execute(async (trx) => {
      const isFirst = (await listProviders(before, trx)).every(({ providerId }) => providerId !== 'password')
      await storePassword(options, trx, before.id, password)
      const account = await trx
        .updateTable('identity_account')
        .set({ valid_since: at })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await trx.deleteFrom('identity_session').where('account_id', '=', before.id).where('id', '!=', current.id).execute()
      await trx.deleteFrom('identity_reset_code').where('account_id', '=', before.id).execute()
      await trx.deleteFrom('identity_email_change').where('account_id', '=', before.id).execute()
      await tell(trx, before, isFirst ? 'password-added' : 'password-changed', place)
      return { account, ...(await rotateSession(trx, current, at, { keepsFormer: false })) }
    })
    return { account: made.account, tokens: await issue(made) }
  }
