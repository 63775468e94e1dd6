import { goodCode, newCode } from './codes.ts'
import type { IdentityOptions } from './core.ts'
import { IdentityError } from './errors.ts'
import { onFirstProof } from './first-proof.ts'
import { spendCode } from './held-address.ts'
import type { ProofLetter } from './proof-letter.ts'
import { hashOfToken } from './refresh-token.ts'

/** As long as the pause between two letters: the link of the newest one is good until the next may be sent. */
const codeLifeMs = 24 * 60 * 60_000
/** The codes by which addresses are proven: one of each account, stored as a hash. */
export function proofCodes(options: IdentityOptions) {
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
    const { code, stored: judged } = newCode(now(), codeLifeMs)
    const stored = { email: account.email, ...judged }
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
    const { account_id: uid, email } = goodCode(found, now())
    return { uid, email }
  }

  /** Uses the code up. Nothing of the account is dropped: the caller knows that its registrant is the one who proves it. */
  async function useCode(code: string): Promise<{ uid: string; email: string }> {
    const { uid, email } = await getCode(code)
    await db.transaction().execute(async (trx) => {
      const account = await spendCode(trx, 'identity_proof_code', uid, code)
      if (account.email !== email) throw new IdentityError('INVALID_OOB_CODE')
      if (account.email_verified) return
      await onFirstProof(options, trx, account, false)
      await trx.updateTable('identity_account').set({ email_verified: true }).where('id', '=', uid).execute()
    })
    return { uid, email }
  }

  return { makeCode, getCode, useCode }
}
