import { randomBytes } from 'node:crypto'
import { countAttempt } from './attempts.ts'
import type { IdentityCore } from './core.ts'
import { IdentityError } from './errors.ts'
import { onFirstProof } from './first-proof.ts'
import { findProofLetter, giveLetterBack, takeLetter } from './letters.ts'
import { checkPassword } from './password/check.ts'
import type { ProofLetter } from './proof-letter.ts'
import { hashOfToken } from './refresh-token.ts'

/** As long as the pause between two letters: the link of the newest one is good until the next may be sent. */
const codeLifeMs = 24 * 60 * 60_000
/** Accounts that ask for letters again and again get the same refusal, wherever the letter would go. */
const maxAsks = 20
const askWindowMs = 60 * 60_000

/**
 * Proving that an address is its account's own, by a code that was mailed there. The code alone shows the mailbox, not who registered the address:
 * the page of the link also wants the browser that registered it, or its password (docs/decisions/0013-proven-addresses.md).
 */
export function addressProof({ options, authenticate, browserProof }: IdentityCore) {
  const { db, now } = options

  /** A new code for an account whose address is still to be proven; the one before is no longer good. */
  async function makeCode(uid: string): Promise<Pick<ProofLetter, 'email' | 'code'> | undefined> {
    const account = await db
      .selectFrom('identity_account')
      .select('email')
      .where('id', '=', uid)
      .where('email_verified', '=', false)
      .where('disabled', '=', false)
      .executeTakeFirst()
    if (!account?.email) return undefined
    const code = randomBytes(32).toString('base64url')
    const stored = { email: account.email, code_hash: hashOfToken(code), expires_at: new Date(+now() + codeLifeMs) }
    await db
      .insertInto('identity_proof_code')
      .values({ account_id: uid, ...stored })
      .onConflict((on) => on.column('account_id').doUpdateSet(stored))
      .execute()
    return { email: account.email, code }
  }

  async function getCode(code: string) {
    const found = await db
      .selectFrom('identity_proof_code')
      .innerJoin('identity_account', 'identity_account.id', 'account_id')
      .select(['account_id', 'identity_account.email', 'disabled', 'expires_at'])
      .where('code_hash', '=', hashOfToken(code))
      // An address that was changed since is not the one that the code was mailed to.
      .whereRef('identity_proof_code.email', '=', 'identity_account.email')
      .executeTakeFirst()
    if (!found?.email) throw new IdentityError('INVALID_OOB_CODE')
    if (found.expires_at <= now()) throw new IdentityError('EXPIRED_OOB_CODE')
    if (found.disabled) throw new IdentityError('USER_DISABLED')
    return { uid: found.account_id, email: found.email }
  }

  /** Uses the code up. Nothing of the account is dropped: the caller knows that its registrant is the one who proves it. */
  async function useCode(code: string): Promise<{ uid: string; email: string }> {
    const { uid, email } = await getCode(code)
    await db.transaction().execute(async (trx) => {
      // First of all, so that an address is not changed, nor proven in another way, at the same time.
      const account = await trx
        .selectFrom('identity_account')
        .selectAll()
        .where('id', '=', uid)
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst()
      const used = await trx
        .deleteFrom('identity_proof_code')
        .where('account_id', '=', uid)
        .where('code_hash', '=', hashOfToken(code))
        .returning('account_id')
        .executeTakeFirst()
      if (!account || !used) throw new IdentityError('INVALID_OOB_CODE')
      if (account.email_verified) return
      await onFirstProof(options, trx, account, false)
      await trx.updateTable('identity_account').set({ email_verified: true }).where('id', '=', uid).execute()
    })
    return { uid, email }
  }

  return {
    /**
     * Mails a code to the address of this token's account. At most one letter a day goes to an address; `TOO_MANY_ATTEMPTS_TRY_LATER` after that. A proven
     * address gets none. `sending` ends when the mail is handed over.
     */
    async requestProof(idToken: string, locale?: string): Promise<{ uid: string; email: string; sending: Promise<void> }> {
      const { account } = await authenticate(idToken)
      const { id: uid, email } = account
      if (!email) throw new IdentityError('OPERATION_NOT_ALLOWED')
      const at = now()
      const refuse = () => new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts, try again later', 429)
      if ((await countAttempt(db, ['proof', uid], askWindowMs, at)) > maxAsks) throw refuse()
      if (account.email_verified) return { uid, email, sending: Promise.resolve() }
      if (!(await takeLetter(db, 'proof', email, at))) throw refuse()
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
    findProofCode: (code: string) =>
      getCode(code).catch((error: unknown) => {
        if (error instanceof IdentityError && error.code === 'INVALID_OOB_CODE') return undefined
        throw error
      }),

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
    async proveByPassword(code: string, password: string, address: string): Promise<void> {
      const { email } = await getCode(code)
      await checkPassword(options, { email, password }, address)
      await useCode(code)
    },
  }
}
