import type { IdentityCore } from '../core.ts'
import { readEmail } from '../email.ts'
import { IdentityError, isUniqueViolation } from '../errors.ts'
import type { Place } from '../place.ts'
import { assertFree, type EmailAndPassword, emailIsTaken, hashNewPassword, type SignedIn, storePassword } from './new-password.ts'

/**
 * Makes the guest of this token an account, with its uid and session; or gives an account that signs in with Google a password too, for the
 * address it has.
 */
export const linkPassword =
  ({ options, authenticate, listProviders, assertRecent, upgradeSession, greetDevice, tell, issue }: IdentityCore) =>
  async (idToken: string, given: EmailAndPassword, place?: Place): Promise<SignedIn> => {
    const { db, now, passwordPolicy } = options
    const { account: former, session: before } = await authenticate(idToken)
    // The SDK asks for the linked providers first and refuses this itself; a client that gets here did not ask.
    if ((await listProviders(former)).some(({ providerId }) => providerId === 'password'))
      throw new IdentityError('PROVIDER_ALREADY_LINKED')
    const email = readEmail(given.email)
    if (former.email) {
      await assertRecent(former, before)
      // Another address would have to be proven first.
      if (former.email !== email) throw new IdentityError('OPERATION_NOT_ALLOWED')
    } else await assertFree(db, email, now())
    const password = await hashNewPassword(passwordPolicy, given.password)
    const at = now()
    const made = await db.transaction().execute(async (trx) => {
      const account = await trx
        .updateTable('identity_account')
        .set({ email, last_login_at: at })
        .where('id', '=', former.id)
        .where('email', 'is not distinct from', former.email)
        .returningAll()
        .executeTakeFirst()
        .catch((cause: unknown) => {
          // On this update only the address can be it.
          throw isUniqueViolation(cause) ? emailIsTaken() : cause
        })
      if (!account) throw new IdentityError('PROVIDER_ALREADY_LINKED')
      await storePassword(options, trx, account.id, password)
      if (former.email) await tell(trx, former, 'password-added', place)
      await greetDevice(trx, account, at, place)
      return { account, ...(await upgradeSession(trx, before, 'password', at, place)) }
    })
    return { account: made.account, tokens: await issue(made) }
  }
