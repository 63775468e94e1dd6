import type { IdentityCore } from '../core.ts'
import { readEmail } from '../email.ts'
import { IdentityError } from '../errors.ts'
import { isLongPassword } from '../passwords.ts'
import type { Place } from '../place.ts'
import { checkPassword } from './check.ts'
import type { EmailAndPassword, SignedIn } from './new-password.ts'

/** Guesses are counted by the place. Takes equally long whether the address, the password or nothing is wrong. */
export const signInWithPassword =
  ({ options, startSession, greetDevice, issue }: IdentityCore) =>
  async (given: EmailAndPassword, place: Place): Promise<SignedIn> => {
    const { db, now } = options
    const email = readEmail(given.email)
    const { password: word } = given
    if (!word) throw new IdentityError('MISSING_PASSWORD')
    const at = now()
    const found = await checkPassword(options, { email, password: word }, place.address, place.device)
    const made = await db.transaction().execute(async (trx) => {
      // A password that was changed meanwhile opens no session that its change should have ended.
      const password = await trx
        .selectFrom('identity_password')
        .select('is_long')
        .where('account_id', '=', found.id)
        .where('hash', '=', found.hash)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!password) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
      // Its length is known only while it is being given.
      if (password.is_long === null)
        await trx
          .updateTable('identity_password')
          .set({ is_long: isLongPassword(word) })
          .where('account_id', '=', found.id)
          .execute()
      const account = await trx
        .updateTable('identity_account')
        .set({ last_login_at: at })
        .where('id', '=', found.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await options.onPasswordUsed?.(trx, { uid: account.id, kind: 'given', address: place.address })
      await greetDevice(trx, account, at, place)
      return { account, ...(await startSession(trx, account.id, 'password', at, place)) }
    })
    await found.forgetGuesses()
    return { account: made.account, tokens: await issue(made) }
  }
