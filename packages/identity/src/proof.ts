import { countAttempt } from './attempts.ts'
import { orNoCode } from './codes.ts'
import type { IdentityCore } from './core.ts'
import { IdentityError, tooManyAttempts } from './errors.ts'
import { findProofLetter, giveLetterBack, takeLetter } from './letters.ts'
import { checkPassword } from './password/check.ts'
import type { Place } from './place.ts'
import { proofCodes } from './proof-codes.ts'

/** Accounts that ask for letters again and again get the same refusal, wherever the letter would go. */
const maxAsks = 20
const askWindowMs = 60 * 60_000

/**
 * Proving that an address is its account's own, by a code that was mailed there. The code alone shows the mailbox, not who registered the address:
 * the page of the link also wants the browser that registered it, or its password (docs/decisions/0013-proven-addresses.md).
 */
export function addressProof({ options, authenticate, browserProof }: IdentityCore) {
  const { db, now } = options

  const { makeCode, getCode, useCode } = proofCodes(options)

  return {
    /**
     * Mails a code to the address of this token's account. At most one letter a day goes to an address; `TOO_MANY_ATTEMPTS_TRY_LATER` after that. A proven
     * address gets none. `sending` ends when the mail is handed over.
     */
    async requestProof(idToken: string, locale?: string): Promise<{ uid: string; email: string; sending: Promise<void> }> {
      const { account } = await authenticate(idToken)
      const { id: uid, email } = account
      if (!email) throw new IdentityError('MISSING_EMAIL')
      const at = now()
      if ((await countAttempt(db, ['proof', uid], askWindowMs, at)) > maxAsks) throw tooManyAttempts()
      if (account.email_verified) return { uid, email, sending: Promise.resolve() }
      if (!(await takeLetter(db, 'proof', email, at))) throw tooManyAttempts()
      const send = async () => {
        try {
          const made = await makeCode(uid)
          if (made?.email === email) await options.sendProofLetter({ ...made, locale })
        } catch (error) {
          await giveLetterBack(db, 'proof', email, at)
          throw error
        }
      }
      return { uid, email, sending: send() }
    },

    /** What is mailed to prove this account's address; undefined where there is nothing to prove. The letter must have been claimed (`takeLetter`). */
    makeProofLetter: makeCode,

    /** The newest letter to this address, where the next one has to wait. */
    findProofLetter: (email: string) => findProofLetter(db, email, now()),

    /** The account that a code was mailed to. Does not use the code up. */
    checkProofCode: getCode,

    /** The same, undefined for what is no such code. */
    findProofCode: (code: string) => orNoCode(getCode(code)),

    /** The protocol's own call: the code is enough, as with the hosted provider. */
    applyProofCode: useCode,

    /** Proves the address if the browser is one in which its account is signed in; false where that cannot be said. */
    async proveInBrowser(code: string, cookies: string | undefined): Promise<boolean> {
      const { uid } = await getCode(code)
      if (!(await browserProof.isSignedIn(cookies, uid))) return false
      await useCode(code)
      return true
    },

    /** Proves the address for a person who knows the account's password; throws `INVALID_LOGIN_CREDENTIALS` and, as at a sign-in, for too many guesses. */
    async proveByPassword(code: string, password: string, { address }: Place): Promise<void> {
      const { email } = await getCode(code)
      await checkPassword(options, { email, password }, address)
      await useCode(code)
    },
  }
}
