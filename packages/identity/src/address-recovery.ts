import { goodCode, newCode, orNoCode } from './codes.ts'
import type { IdentityCore } from './core.ts'
import { setAddress, spendCode } from './held-address.ts'
import type { Place } from './place.ts'
import { hashOfToken } from './refresh-token.ts'
import { makeResetCode } from './reset.ts'

/** The former address of an account, told that it has another one now, brings itself back for a week (docs/decisions/0015-account-and-sessions.md). */
export function addressRecovery({ options, tell }: IdentityCore) {
  const { db, now } = options

  async function getRecovery(code: string) {
    const found = await db
      .selectFrom('identity_recovery')
      .innerJoin('identity_account', 'identity_account.id', 'account_id')
      .select([
        'account_id',
        'identity_account.email as current',
        'identity_recovery.email',
        'identity_recovery.created_at',
        'disabled',
        'expires_at',
      ])
      .where('code_hash', '=', hashOfToken(code))
      .executeTakeFirst()
    const { account_id: uid, email, current, created_at: leftAt } = goodCode(found, now())
    return { uid, email, current, leftAt }
  }

  /** Gives the account back to the address it had, without any way in that somebody else may have. `resetCode`: for the page of a new password. */
  async function recover(code: string, place?: Place): Promise<{ uid: string; email: string; resetCode: string }> {
    const { uid, email, leftAt } = await getRecovery(code)
    const at = now()
    const resetCode = await db.transaction().execute(async (trx) => {
      const account = await spendCode(trx, 'identity_recovery', uid, code)
      await setAddress(trx, uid, { email, email_verified: true, valid_since: at })
      // Addresses that it was moved to afterwards bring nothing back.
      await trx.deleteFrom('identity_recovery').where('account_id', '=', uid).where('created_at', '>=', leftAt).execute()
      for (const table of ['identity_password', 'identity_google', 'identity_session', 'identity_device'] as const)
        await trx.deleteFrom(table).where('account_id', '=', uid).execute()
      await options.onAddressChanged?.(trx, uid, email)
      await tell(trx, { ...account, email, email_verified: true }, 'address-restored', place)
      return makeResetCode(trx, uid, at)
    })
    return { uid, email, resetCode }
  }

  return {
    /** The account that a code is for, and the address that it brings back; undefined for what is no such code. Does not use it up. */
    findRecoveryCode: (code: string) => orNoCode(getRecovery(code)),
    recover,

    /** What is mailed to the address that an account has left: a new code, as the one before is stored as a hash. Undefined once it is too late. */
    async makeRecoveryLetter(recoveryId: string): Promise<{ email: string; code: string } | undefined> {
      const { code, stored } = newCode(now(), 0)
      const recovery = await db
        .updateTable('identity_recovery')
        .set({ code_hash: stored.code_hash })
        .where('id', '=', recoveryId)
        .where('expires_at', '>', now())
        .returning('email')
        .executeTakeFirst()
      return recovery && { email: recovery.email, code }
    },
  }
}
