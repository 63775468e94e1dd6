import { countAttempt, forgetAttempts } from './attempts.ts'
import { goodCode, newCode } from './codes.ts'
import type { IdentityCore } from './core.ts'
import { readEmail } from './email.ts'
import { IdentityError } from './errors.ts'
import { onFirstProof } from './first-proof.ts'
import { spendCode } from './held-address.ts'
import { giveLetterBack, takeLetter } from './letters.ts'
import { hashNewPassword, storePassword } from './password/new-password.ts'
import type { Place } from './place.ts'
import { hashOfToken } from './refresh-token.ts'
import type { IdentityDb } from './tables.ts'

const codeLifeMs = 60 * 60_000
const requestWindowMs = 15 * 60_000
/** Further requests for one address from one network are refused, whether or not it has an account. */
const maxRequests = 5
/** Emails to one account within `mailWindowMs`, wherever they are asked from; further requests get the same answer and send nothing. */
const maxMails = 10
const mailWindowMs = 60 * 60_000

/** A code for the page of a new password; the one before is no longer good. */
export async function makeResetCode(db: IdentityDb, accountId: string, at: Date): Promise<string> {
  const { code, stored } = newCode(at, codeLifeMs)
  await db
    .insertInto('identity_reset_code')
    .values({ account_id: accountId, ...stored })
    .onConflict((on) => on.column('account_id').doUpdateSet(stored))
    .execute()
  return code
}

/**
 * Setting a new password with a code from an email. The answers are the same whether or not the address has an account, so that nobody can find out
 * who has one; a new password ends every session, because the old one may be known to somebody else.
 */
export function passwordReset({ options, tell }: IdentityCore) {
  const { db, now } = options

  async function sendCode(email: string, locale: string | undefined): Promise<void> {
    const at = now()
    const account = await db
      .selectFrom('identity_account')
      .select(['id', 'email_verified'])
      .where('email', '=', email)
      .where('disabled', '=', false)
      .executeTakeFirst()
    if (!account || (await countAttempt(db, ['mail', email], mailWindowMs, at)) > maxMails) return
    // An address that nobody has proven may be a stranger's.
    if (!account.email_verified && !(await takeLetter(db, 'reset', email, at))) return
    const code = await makeResetCode(db, account.id, at)
    try {
      await options.sendResetLetter({ email, code, locale })
    } catch (error) {
      await giveLetterBack(db, 'reset', email, at)
      throw error
    }
  }

  async function getCode(code: string) {
    const found = await db
      .selectFrom('identity_reset_code')
      .innerJoin('identity_account', 'identity_account.id', 'account_id')
      .select(['account_id', 'email', 'disabled', 'expires_at'])
      .where('code_hash', '=', hashOfToken(code))
      .executeTakeFirst()
    const { account_id: accountId, email } = goodCode(found, now())
    return { accountId, email }
  }

  return {
    /**
     * Sends a code to the account with this address, if there is one. `sending` ends when that is done: do not await it before answering, or the time
     * would reveal whether there was one.
     */
    async requestReset(
      given: string | null | undefined,
      address: string,
      locale?: string,
    ): Promise<{ email: string; sending: Promise<void> }> {
      const email = readEmail(given)
      if ((await countAttempt(db, ['reset', email, address], requestWindowMs, now())) > maxRequests)
        throw new IdentityError('RESET_PASSWORD_EXCEED_LIMIT', 'Too many attempts, try again later', 429)
      return { email, sending: sendCode(email, locale) }
    },

    /** The address a code was sent to. Does not use the code up. */
    async checkResetCode(code: string): Promise<{ email: string }> {
      const { email } = await getCode(code)
      return { email }
    },

    /**
     * Sets the password of the account that the code was sent to, ends all its sessions and takes its address as proven. A refused password does not
     * use the code up. Wrong guesses, from that place and from everywhere, no longer count: the person can sign in at once, on any device.
     */
    async resetPassword(code: string, given: string, place: Place): Promise<{ email: string }> {
      const { accountId, email } = await getCode(code)
      const password = await hashNewPassword(options.passwordPolicy, given)
      await db.transaction().execute(async (trx) => {
        const account = await spendCode(trx, 'identity_reset_code', accountId, code)
        // Until the address was proven, what stands in the account, and who else can come in, need not be its owner's.
        if (!account.email_verified) await onFirstProof(options, trx, account, true)
        await storePassword(options, trx, accountId, password)
        await trx.deleteFrom('identity_email_change').where('account_id', '=', accountId).execute()
        // As it was before: who proves the address by this knows what they do.
        await tell(trx, account, 'password-changed', place)
        await trx.updateTable('identity_account').set({ email_verified: true, valid_since: now() }).where('id', '=', accountId).execute()
        await trx.deleteFrom('identity_session').where('account_id', '=', accountId).execute()
      })
      await forgetAttempts(db, ['password', email, place.address])
      await forgetAttempts(db, ['password', email])
      return { email }
    },
  }
}
