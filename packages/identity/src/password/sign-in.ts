import type { IdentityCore } from '../core.ts'
import { readEmail } from '../email.ts'
import { IdentityError } from '../errors.ts'
import { checkPassword } from './check.ts'
import type { EmailAndPassword, SignedIn } from './new-password.ts'

/**
 * `address` is where the call comes from, for counting guesses; `device` the secret of its cookie. Takes equally long whether the address, the password or
 * nothing is wrong.
 */
export const signInWithPassword =
  ({ options, startSession, issue }: IdentityCore) =>
  async (given: EmailAndPassword, address: string, device?: string): Promise<SignedIn> => {
    const { db, now } = options
    const email = readEmail(given.email)
    if (!given.password) throw new IdentityError('MISSING_PASSWORD')
    const at = now()
    const found = await checkPassword(options, { email, password: given.password }, address, device)
    const made = await db.transaction().execute(async (trx) => {
      // A password that was changed meanwhile opens no session that its change should have ended.
      const password = await trx
        .selectFrom('identity_password')
        .select('account_id')
        .where('account_id', '=', found.id)
        .where('hash', '=', found.hash)
        .forShare()
        .executeTakeFirst()
      if (!password) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
      const account = await trx
        .updateTable('identity_account')
        .set({ last_login_at: at })
        .where('id', '=', found.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return { account, ...(await startSession(trx, account.id, 'password', at)) }
    })
    await found.forgetGuesses()
    return { account: made.account, tokens: await issue(made) }
  }
