import { countAttempt } from './attempts.ts'
import type { IdentityCore } from './core.ts'
import { readEmail } from './email.ts'
import { IdentityError, isUniqueViolation, tooManyAttempts } from './errors.ts'
import { assertFree, emailIsTaken, type SignedIn } from './password/new-password.ts'
import { hashOfToken, newRefreshToken } from './refresh-token.ts'

/** Other addresses that an account may take within a day: each may get a letter, and a mistyped one is mended at the second try. */
const maxChanges = 3
const changeWindowMs = 24 * 60 * 60_000

/**
 * Gives the account of this token another address in place of one that was never proven, such as a mistyped one; it must have signed in just now. A proven
 * address stays (`OPERATION_NOT_ALLOWED`): the new one would have to be proven first. ID tokens with the former address are refused from now on; the
 * sessions stay and get new ones.
 */
export const changeEmail =
  ({ options, authenticate, assertRecent, issue }: IdentityCore) =>
  async (idToken: string, given: string): Promise<SignedIn> => {
    const { db, now } = options
    const { account: before, session: current } = await authenticate(idToken)
    if (!before.email || before.email_verified) throw new IdentityError('OPERATION_NOT_ALLOWED')
    const email = readEmail(given)
    await assertRecent(before, current)
    const at = now()
    if ((await countAttempt(db, ['email', before.id], changeWindowMs, at)) > maxChanges) throw tooManyAttempts()
    if (email !== before.email) await assertFree(db, email)
    const refreshToken = newRefreshToken()
    const made = await db.transaction().execute(async (trx) => {
      const account = await trx
        .updateTable('identity_account')
        .set({ email, valid_since: at })
        .where('id', '=', before.id)
        .where('email', '=', before.email)
        .where('email_verified', '=', false)
        .returningAll()
        .executeTakeFirst()
        .catch((cause: unknown) => {
          // On this update only the address can be it.
          throw isUniqueViolation(cause) ? emailIsTaken() : cause
        })
      if (!account) throw new IdentityError('OPERATION_NOT_ALLOWED')
      // What was mailed to the former address opens nothing here any more.
      await trx.deleteFrom('identity_proof_code').where('account_id', '=', before.id).execute()
      await trx.deleteFrom('identity_reset_code').where('account_id', '=', before.id).execute()
      await options.onAddressChanged?.(trx, before.id, email)
      const session = await trx
        .updateTable('identity_session')
        // The other tabs hold it. It is no guest's, so that it stays good.
        .set({ refresh_hash: hashOfToken(refreshToken), former_refresh_hash: current.refresh_hash, former_until: null, last_used_at: at })
        .where('id', '=', current.id)
        .returningAll()
        .executeTakeFirst()
      if (!session) throw new IdentityError('TOKEN_EXPIRED')
      return { account, session, refreshToken }
    })
    return { account: made.account, tokens: await issue(made) }
  }
