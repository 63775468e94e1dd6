import { countAttempt, forgetAttempts } from '../attempts.ts'
import type { IdentityOptions } from '../core.ts'
import { isKnownDevice } from '../devices.ts'
import { IdentityError, tooManyAttempts } from '../errors.ts'
import { isPasswordOf } from '../passwords.ts'

/** Wrong passwords for one account from one network, before that network has to wait. The owner can sign in from another one meanwhile. */
const maxGuesses = 10
/** The same from all networks together: many machines guess no faster than a few. Devices that signed in before are not held up by it. */
const maxGuessesOfAll = 50
const guessWindowMs = 15 * 60_000

/**
 * The account with this address and password, and the hash that was right. `address` is where the call comes from, for counting guesses; `device` the secret
 * of its cookie, where the call can have one. Takes equally long whether the address, the password or nothing is wrong. Throws `INVALID_LOGIN_CREDENTIALS`, `USER_DISABLED` and `TOO_MANY_ATTEMPTS_TRY_LATER`.
 */
export async function checkPassword(
  { db, now, onWrongPassword }: Pick<IdentityOptions, 'db' | 'now' | 'onWrongPassword'>,
  { email, password }: { email: string; password: string },
  address: string,
  device?: string,
): Promise<{ id: string; hash: string; forgetGuesses: () => Promise<void> }> {
  const at = now()
  const isKnown = device !== undefined && (await isKnownDevice(db, email, device))
  // Nobody else uses up the guesses of a known device, from the same network neither.
  const guess = ['password', email, isKnown ? `device ${device}` : address]
  const guessOfAll = ['password', email]
  // Counted before the answer is known: of a thousand guesses at once, ten are looked at.
  if ((await countAttempt(db, guess, guessWindowMs, at)) > maxGuesses) throw tooManyAttempts()
  if (!isKnown && (await countAttempt(db, guessOfAll, guessWindowMs, at)) > maxGuessesOfAll) throw tooManyAttempts()
  const found = await db
    .selectFrom('identity_account')
    .innerJoin('identity_password', 'account_id', 'id')
    .select(['id', 'hash', 'disabled'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!(await isPasswordOf(found?.hash, password)) || !found) {
    await onWrongPassword?.(db, { email, address })
    throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
  }
  if (found.disabled) throw new IdentityError('USER_DISABLED')
  return {
    id: found.id,
    hash: found.hash,
    forgetGuesses: async () => {
      await forgetAttempts(db, guess)
      if (!isKnown) await forgetAttempts(db, guessOfAll)
    },
  }
}
