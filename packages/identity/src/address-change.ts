import { randomUUID } from 'node:crypto'
import { goodCode, newCode, orNoCode } from './codes.ts'
import type { IdentityCore } from './core.ts'
import { readEmail } from './email.ts'
import { countChange } from './email-change.ts'
import { IdentityError, tooManyAttempts } from './errors.ts'
import { onFirstProof } from './first-proof.ts'
import { setAddress, spendCode } from './held-address.ts'
import { giveLetterBack, takeLetter } from './letters.ts'
import { recoveryLifeMs } from './life.ts'
import { checkPassword } from './password/check.ts'
import { assertFree } from './password/new-password.ts'
import type { Place } from './place.ts'
import { hashOfToken } from './refresh-token.ts'

const codeLifeMs = 24 * 60 * 60_000

/** The codes of a refused address have names of their own. */
function readNewEmail(given: string | null | undefined): string {
  try {
    return readEmail(given)
  } catch (error) {
    if (error instanceof IdentityError) throw new IdentityError(error.code.replace('EMAIL', 'NEW_EMAIL'))
    throw error
  }
}

/** What a code that was mailed to the new address stands for, and what it does. */
function codesOf({ options, tell }: IdentityCore) {
  const { db, now } = options

  async function getChange(code: string) {
    const found = await db
      .selectFrom('identity_email_change')
      .innerJoin('identity_account', 'identity_account.id', 'account_id')
      .select(['account_id', 'session_id', 'identity_account.email', 'identity_email_change.email as new_email', 'disabled', 'expires_at'])
      .where('code_hash', '=', hashOfToken(code))
      .executeTakeFirst()
    const { account_id: uid, email, new_email: newEmail, session_id: sessionId } = goodCode(found, now())
    return { uid, email, newEmail, sessionId }
  }

  async function useChange(code: string, place?: Place): Promise<{ uid: string; email: string }> {
    const { uid, newEmail: email, sessionId } = await getChange(code)
    const at = now()
    await db.transaction().execute(async (trx) => {
      const account = await spendCode(trx, 'identity_email_change', uid, code)
      if (!account.email) throw new IdentityError('INVALID_OOB_CODE')
      await assertFree(trx, email, at, uid)
      if (account.email_verified) {
        const recoveryId = randomUUID()
        await trx
          .insertInto('identity_recovery')
          .values({ id: recoveryId, account_id: uid, email: account.email, created_at: at, expires_at: new Date(+at + recoveryLifeMs) })
          .execute()
        await tell(trx, account, 'address-left', place, { recoveryId })
        await tell(trx, { ...account, email }, 'address-changed', place)
        await options.onAddressChanged?.(trx, uid, email)
      } else await onFirstProof(options, trx, { id: uid, email }, false)
      await setAddress(trx, uid, { email, email_verified: true })
      // The one that asked goes on; whoever else is signed in has to show the password again.
      await trx.deleteFrom('identity_session').where('account_id', '=', uid).where('id', '!=', sessionId).execute()
    })
    return { uid, email }
  }

  return { getChange, useChange }
}

/**
 * Another address in place of a proven one: it is mailed a code, and becomes the account's when that is used. The former address is told, and brings
 * itself back for a week (docs/decisions/0015-account-and-sessions.md).
 */
export function addressChange(core: IdentityCore) {
  const { options, authenticate, assertRecent, browserProof } = core
  const { db, now } = options

  const { getChange, useChange } = codesOf(core)

  return {
    /**
     * Mails a code to an address that this token's account is to have; it must have signed in just now. Counts as the day's letter to that address. `sending`
     * ends when the mail is handed over.
     */
    async requestEmailChange(idToken: string, given: string | null | undefined, locale?: string) {
      const { account, session } = await authenticate(idToken)
      const { id: uid, email } = account
      if (!email) throw new IdentityError('OPERATION_NOT_ALLOWED')
      const newEmail = readNewEmail(given)
      await assertRecent(account, session)
      const at = now()
      await countChange(db, uid, at)
      await assertFree(db, newEmail, at, uid)
      const { code, stored: judged } = newCode(at, codeLifeMs)
      const stored = { email: newEmail, session_id: session.id, ...judged }
      await db.transaction().execute(async (trx) => {
        if (!(await takeLetter(trx, 'proof', newEmail, at))) throw tooManyAttempts()
        await trx
          .insertInto('identity_email_change')
          .values({ account_id: uid, ...stored })
          .onConflict((on) => on.column('account_id').doUpdateSet(stored))
          .execute()
      })
      const send = async () => {
        try {
          await options.sendProofLetter({ email: newEmail, code, locale, isChange: true })
        } catch (error) {
          await giveLetterBack(db, 'proof', newEmail, at)
          throw error
        }
      }
      return { uid, sessionId: session.id, email, sending: send() }
    },

    /** The address that waits to take the place of the account's own; undefined where none does. */
    async findEmailChange(uid: string): Promise<{ email: string; expiresAt: Date } | undefined> {
      const change = await db
        .selectFrom('identity_email_change')
        .select(['email', 'expires_at'])
        .where('account_id', '=', uid)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return change && { email: change.email, expiresAt: change.expires_at }
    },

    /** The account that a code is for, and the address that it gives it; undefined for what is no such code. Does not use it up. */
    findChangeCode: (code: string) => orNoCode(getChange(code)),
    useChangeCode: useChange,

    /** Whether the address was changed because the browser is one in which the account is signed in. */
    async changeInBrowser(code: string, cookies: string | undefined, place: Place): Promise<boolean> {
      const { uid } = await getChange(code)
      if (!(await browserProof.isSignedIn(cookies, uid))) return false
      await useChange(code, place)
      return true
    },

    /** Changes it for a person who knows the account's password; throws as `proveByPassword` does. */
    async changeByPassword(code: string, password: string, place: Place): Promise<void> {
      const { email } = await getChange(code)
      await checkPassword(options, { email, password }, place.address, place.device)
      await useChange(code, place)
    },
  }
}
