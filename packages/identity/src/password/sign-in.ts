import { countAttempt, forgetAttempts } from '../attempts.ts'
import type { IdentityCore } from '../core.ts'
import { isKnownDevice } from '../devices.ts'
import { readEmail } from '../email.ts'
import { IdentityError } from '../errors.ts'
import { isPasswordOf } from '../passwords.ts'
import type { EmailAndPassword, SignedIn } from './new-password.ts'

/** Wrong passwords for one account from one network, before that network has to wait. The owner can sign in from another one meanwhile. */
const maxGuesses = 10
/** The same from all networks together: many machines guess no faster than a few. Devices that signed in before are not held up by it. */
const maxGuessesOfAll = 50
const guessWindowMs = 15 * 60_000

const tooMany = () => new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts, try again later', 429)

/** `address` is where the call comes from, for counting guesses; `device` the secret of its cookie. Takes equally long whether the address, the password or nothing is wrong. */
export const signInWithPassword =
  ({ options: { db, now }, startSession, issue }: IdentityCore) =>
  async (given: EmailAndPassword, address: string, device?: string): Promise<SignedIn> => {
    const email = readEmail(given.email)
    if (!given.password) throw new IdentityError('MISSING_PASSWORD')
    const at = now()
    const isKnown = device !== undefined && (await isKnownDevice(db, email, device))
    // Nobody else uses up the guesses of a known device, from the same network neither.
    const guess = ['password', email, isKnown ? `device ${device}` : address]
    const guessOfAll = ['password', email]
    // Counted before the answer is known: of a thousand guesses at once, ten are looked at.
    if ((await countAttempt(db, guess, guessWindowMs, at)) > maxGuesses) throw tooMany()
    if (!isKnown && (await countAttempt(db, guessOfAll, guessWindowMs, at)) > maxGuessesOfAll) throw tooMany()
    const found = await db
      .selectFrom('identity_account')
      .innerJoin('identity_password', 'account_id', 'id')
      .select(['id', 'hash', 'disabled'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (!(await isPasswordOf(found?.hash, given.password)) || !found) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
    if (found.disabled) throw new IdentityError('USER_DISABLED')
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
    await forgetAttempts(db, guess)
    if (!isKnown) await forgetAttempts(db, guessOfAll)
    return { account: made.account, tokens: await issue(made) }
  }
