import type { IdentityDb } from './tables.ts'

/** How addresses are stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** The uid of the account with this address. */
export async function findUidByEmail(db: IdentityDb, email: string): Promise<string | undefined> {
  const account = await db.selectFrom('identity_account').select('id').where('email', '=', normaliseEmail(email)).executeTakeFirst()
  return account?.id
}

/**
 * Shuts an account: its next refresh, lookup or sign-in is refused with `USER_DISABLED`, which signs the SDK out. Opening it again ends
 * the sessions from before. ID tokens that are out already stay good for product calls until they end, an hour at most.
 */
export async function setDisabled(db: IdentityDb, uid: string, isDisabled: boolean, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('identity_account').set({ disabled: isDisabled, valid_since: at }).where('id', '=', uid).execute()
    if (!isDisabled) await trx.deleteFrom('identity_session').where('account_id', '=', uid).execute()
  })
}
