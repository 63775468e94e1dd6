import { IdentityError, isUniqueViolation } from './errors.ts'
import { emailIsTaken } from './password/new-password.ts'
import { hashOfToken } from './refresh-token.ts'
import type { Account, IdentityTransaction } from './tables.ts'

/** First of all, so that the address is not changed, nor proven, in two ways at once. */
export const holdAccount = (trx: IdentityTransaction, uid: string) =>
  trx.selectFrom('identity_account').selectAll().where('id', '=', uid).forUpdate().executeTakeFirst()

type CodeTable = 'identity_proof_code' | 'identity_reset_code' | 'identity_email_change' | 'identity_recovery'

/** Uses up a code that was mailed for an account, and gives the account, held. Of two requests that use it at the same time one comes too late. */
export async function spendCode(trx: IdentityTransaction, table: CodeTable, uid: string, code: string): Promise<Account> {
  const account = await holdAccount(trx, uid)
  const used = await trx
    .deleteFrom(table)
    .where('account_id', '=', uid)
    .where('code_hash', '=', hashOfToken(code))
    .returning('account_id')
    .executeTakeFirst()
  if (!account || !used) throw new IdentityError('INVALID_OOB_CODE')
  return account
}

/** Gives a held account another address. What was mailed to the former one opens nothing any more, and what was to come next is void. */
export async function setAddress(trx: IdentityTransaction, uid: string, fields: Partial<Account>): Promise<Account> {
  for (const table of ['identity_proof_code', 'identity_reset_code', 'identity_email_change'] as const)
    await trx.deleteFrom(table).where('account_id', '=', uid).execute()
  return trx
    .updateTable('identity_account')
    .set(fields)
    .where('id', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((cause: unknown) => {
      // On this update only the address can be it.
      throw isUniqueViolation(cause) ? emailIsTaken() : cause
    })
}
