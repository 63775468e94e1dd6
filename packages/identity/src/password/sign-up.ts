import { randomUUID } from 'node:crypto'
import type { IdentityCore } from '../core.ts'
import { readEmail } from '../email.ts'
import type { Place } from '../place.ts'
import { assertFree, type EmailAndPassword, emailIsTaken, hashNewPassword, type SignedIn, storePassword } from './new-password.ts'

/** Makes an account that signs in with this password. Throws `EMAIL_EXISTS` for an address that has one. */
export const signUp =
  ({ options, startSession, greetDevice, issue }: IdentityCore) =>
  async (given: EmailAndPassword, place?: Place): Promise<SignedIn> => {
    const { db, now, passwordPolicy } = options
    const email = readEmail(given.email)
    await assertFree(db, email, now())
    const password = await hashNewPassword(passwordPolicy, given.password)
    const at = now()
    const made = await db.transaction().execute(async (trx) => {
      const account = await trx
        .insertInto('identity_account')
        .values({ id: randomUUID(), email, email_verified: false, disabled: false, valid_since: at, created_at: at, last_login_at: at })
        .onConflict((on) => on.column('email').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!account) throw emailIsTaken()
      await storePassword(options, trx, account.id, password)
      await greetDevice(trx, account, at, place)
      return { account, ...(await startSession(trx, account.id, 'password', at, place)) }
    })
    return { account: made.account, tokens: await issue(made) }
  }
