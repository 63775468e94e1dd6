import { isUniqueViolation } from './errors.ts'
import { emailIsTaken } from './password/new-password.ts'
import type { Account, IdentityTransaction } from './tables.ts'

/** First of all, so that the address is not changed, nor proven, in two ways at once. */
export const holdAccount = (trx: IdentityTransaction, uid: string) =>
  trx.selectFrom('identity_account').selectAll().where('id', '=', uid).forUpdate().executeTakeFirst()

/** What was mailed to the former address opens nothing any more. */
export async function setAddress(trx: IdentityTransaction, uid: string, fields: Partial<Account>): Promise<void> {
  await trx.deleteFrom('identity_proof_code').where('account_id', '=', uid).execute()
  await trx.deleteFrom('identity_reset_code').where('account_id', '=', uid).execute()
  await trx
    .updateTable('identity_account')
    .set(fields)
    .where('id', '=', uid)
    .execute()
    .catch((cause: unknown) => {
      // On this update only the address can be it.
      throw isUniqueViolation(cause) ? emailIsTaken() : cause
    })
}
