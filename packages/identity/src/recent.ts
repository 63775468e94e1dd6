import { IdentityError } from './errors.ts'
import { recentSignInMs } from './life.ts'
import type { Account, IdentityDb, Session } from './tables.ts'

/**
 * Before what would take an account from its owner: throws unless the person has just signed in, with the password where the account has one. Who has only got
 * hold of a token, or of another way in, does not get further.
 */
export async function assertRecent({ db, now }: { db: IdentityDb; now: () => Date }, account: Account, session: Session): Promise<void> {
  const password = await db.selectFrom('identity_password').select('account_id').where('account_id', '=', account.id).executeTakeFirst()
  const provenAt = password ? session.password_at : session.auth_time
  if (!provenAt || +now() - +provenAt > recentSignInMs) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}
