import type { Account, IdentityTransaction } from './tables.ts'

/** What the product hears when an address is proven for the first time, in that transaction. */
export type FirstProof = {
  uid: string
  email: string
  /**
   * True where only the mailbox was shown, by a reset or by Google: whoever registered the address may be somebody else, and what stands in the account
   * may be planted. False where the one who registered it showed it, signed in or with the password.
   */
  isTakeover: boolean
}

/** Does what follows for the product when an address is proven for the first time, in the same transaction. */
export type OnProven = (trx: IdentityTransaction, proof: FirstProof) => Promise<void>

/** Drops the ways in that stood before anybody had proven the address, and tells the product. Call it before the account's row says that it is proven. */
export async function onFirstProof(
  { onProven }: { onProven?: OnProven },
  trx: IdentityTransaction,
  account: Pick<Account, 'id' | 'email'>,
  isTakeover: boolean,
): Promise<void> {
  if (!account.email) return
  await trx.deleteFrom('identity_proof_code').where('account_id', '=', account.id).execute()
  if (isTakeover) {
    await trx.deleteFrom('identity_password').where('account_id', '=', account.id).execute()
    await trx.deleteFrom('identity_google').where('account_id', '=', account.id).execute()
    await trx.deleteFrom('identity_session').where('account_id', '=', account.id).execute()
  }
  await onProven?.(trx, { uid: account.id, email: account.email, isTakeover })
}
