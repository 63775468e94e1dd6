import { seconds } from './core.ts'
import { normaliseEmail } from './email.ts'
import type { IdentityDb } from './tables.ts'

/** The uid of the account with this address. */
export async function findUidByEmail(db: IdentityDb, email: string): Promise<string | undefined> {
  const account = await db.selectFrom('identity_account').select('id').where('email', '=', normaliseEmail(email)).executeTakeFirst()
  return account?.id
}

/**
 * Shuts an account: its next refresh, lookup or sign-in is refused with `USER_DISABLED`, which signs the SDK out. Opening it again ends
 * the sessions from before.
 */
export async function setDisabled(db: IdentityDb, uid: string, isDisabled: boolean, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('identity_account').set({ disabled: isDisabled, valid_since: at }).where('id', '=', uid).execute()
    if (!isDisabled) await trx.deleteFrom('identity_session').where('account_id', '=', uid).execute()
  })
}

/** Whether the session that a token names may still act: neither ended nor of an account that is shut, deleted, or has renewed its password since. */
export async function isSessionGood(db: IdentityDb, sessionId: string, issuedAtSeconds: number): Promise<boolean> {
  const standing = await db
    .selectFrom('identity_session')
    .innerJoin('identity_account', 'identity_account.id', 'identity_session.account_id')
    .select(['disabled', 'valid_since'])
    .where('identity_session.id', '=', sessionId)
    .executeTakeFirst()
  return standing !== undefined && !standing.disabled && issuedAtSeconds >= seconds(standing.valid_since)
}
