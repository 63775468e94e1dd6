import { countAttempt } from './attempts.ts'
import type { IdentityCore } from './core.ts'
import { readEmail } from './email.ts'
import { IdentityError, tooManyAttempts } from './errors.ts'
import { holdAccount, setAddress } from './held-address.ts'
import { assertFree, type SignedIn } from './password/new-password.ts'
import type { IdentityDb } from './tables.ts'

/** Other addresses that an account may take within a day: each may get a letter, and a mistyped one is mended at the second try. */
const maxChanges = 3
const changeWindowMs = 24 * 60 * 60_000

/** Throws for an account that has asked for too many other addresses. */
export async function countChange(db: IdentityDb, uid: string, at: Date): Promise<void> {
  if ((await countAttempt(db, ['email', uid], changeWindowMs, at)) > maxChanges) throw tooManyAttempts()
}

/**
 * Gives the account of this token another address in place of one that was never proven, such as a mistyped one; it must have signed in just now. A proven
 * address stays (`OPERATION_NOT_ALLOWED`) until the new one is proven (`address-change.ts`). ID tokens with the former address are refused from now on; the
 * sessions stay and get new ones.
 */
export const changeEmail =
  ({ options, authenticate, assertRecent, rotateSession, issue }: IdentityCore) =>
  async (idToken: string, given: string): Promise<SignedIn> => {
    const { db, now } = options
    const { account: before, session: current } = await authenticate(idToken)
    if (!before.email || before.email_verified) throw new IdentityError('OPERATION_NOT_ALLOWED')
    const email = readEmail(given)
    await assertRecent(before, current)
    const at = now()
    await countChange(db, before.id, at)
    if (email !== before.email) await assertFree(db, email, at, before.id)
    const made = await db.transaction().execute(async (trx) => {
      const held = await holdAccount(trx, before.id)
      if (held?.email !== before.email || held.email_verified) throw new IdentityError('OPERATION_NOT_ALLOWED')
      const account = await setAddress(trx, before.id, { email, valid_since: at })
      await options.onAddressChanged?.(trx, before.id, email)
      return { account, ...(await rotateSession(trx, current, at, { keepsFormer: true })) }
    })
    return { account: made.account, tokens: await issue(made) }
  }
