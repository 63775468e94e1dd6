import { seconds } from './core.ts'
import { deviceLifeMs } from './devices.ts'
import { normaliseEmail } from './email.ts'
import { letterPauseMs } from './letters.ts'
import { formerIdTokenGraceMs, sessionIdleMs, sessionLifeMs } from './life.ts'
import { forgetPlacesOf } from './sessions.ts'
import type { IdentityDb, IdentityTransaction } from './tables.ts'

/** The uid of the account with this address. */
export async function findUidByEmail(db: IdentityDb, email: string): Promise<string | undefined> {
  const account = await db.selectFrom('identity_account').select('id').where('email', '=', normaliseEmail(email)).executeTakeFirst()
  return account?.id
}

/** When the account was made. */
export async function findCreation(db: IdentityDb, uid: string): Promise<Date | undefined> {
  const account = await db.selectFrom('identity_account').select('created_at').where('id', '=', uid).executeTakeFirst()
  return account?.created_at
}

/** The address of an account, and whether it is known to be its owner's; undefined for guests and accounts that are gone. */
export async function findAddress(db: IdentityDb, uid: string): Promise<{ email: string; isProven: boolean } | undefined> {
  const account = await db.selectFrom('identity_account').select(['email', 'email_verified']).where('id', '=', uid).executeTakeFirst()
  return account?.email ? { email: account.email, isProven: account.email_verified } : undefined
}

/** What is kept of a person's account, without anything that signs in to it. */
export async function exportAccount(db: IdentityDb, uid: string) {
  const account = await db
    .selectFrom('identity_account')
    .leftJoin('identity_google', 'identity_google.account_id', 'id')
    .leftJoin('identity_password', 'identity_password.account_id', 'id')
    .select([
      'identity_account.email',
      'email_verified',
      'identity_account.display_name',
      'identity_account.photo_url',
      'created_at',
      'last_login_at',
    ])
    .select([
      'identity_google.email as google_email',
      'identity_google.display_name as google_name',
      'identity_google.photo_url as google_photo_url',
    ])
    .select(({ eb }) => eb('identity_password.account_id', 'is not', null).as('has_password'))
    .where('id', '=', uid)
    .executeTakeFirst()
  if (!account) return undefined
  const pending = await db.selectFrom('identity_email_change').select('email').where('account_id', '=', uid).executeTakeFirst()
  const former = await db
    .selectFrom('identity_recovery')
    .select(['email', 'created_at', 'expires_at'])
    .where('account_id', '=', uid)
    .orderBy('created_at')
    .execute()
  return { ...account, pending_email: pending?.email ?? null, former_emails: former }
}

/**
 * Shuts an account: its next refresh, lookup or sign-in is refused with `USER_DISABLED`, which signs the SDK out. Opening it again ends
 * the sessions from before.
 */
export async function setDisabled(trx: IdentityDb, uid: string, isDisabled: boolean, at: Date): Promise<void> {
  await trx.updateTable('identity_account').set({ disabled: isDisabled, valid_since: at }).where('id', '=', uid).execute()
  if (!isDisabled) await trx.deleteFrom('identity_session').where('account_id', '=', uid).execute()
}

/** What an ID token says of its session. */
export interface TokenSession {
  sessionId: string
  issuedAtSeconds: number
  isGuest: boolean
}

/**
 * How the account of a token's session stands; undefined when the session may not act any more: it has ended, or its account is shut, deleted, or has
 * renewed its password since, or the token is a guest's and the guest an account by now.
 */
export async function findStanding(
  db: IdentityDb,
  { sessionId, issuedAtSeconds, isGuest }: TokenSession,
  at: Date,
): Promise<{ isAddressProven: boolean; email: string | undefined } | undefined> {
  const standing = await db
    .selectFrom('identity_session')
    .innerJoin('identity_account', 'identity_account.id', 'identity_session.account_id')
    .select(['email', 'email_verified', 'disabled', 'valid_since', 'provider', 'auth_time'])
    .where('identity_session.id', '=', sessionId)
    .executeTakeFirst()
  if (!standing || standing.disabled || issuedAtSeconds < seconds(standing.valid_since)) return undefined
  if (isGuest && standing.provider !== 'anonymous' && +at - +standing.auth_time > formerIdTokenGraceMs) return undefined
  // As it is now: a token may be older than another address.
  return { isAddressProven: standing.email_verified, email: standing.email ?? undefined }
}

/** How the person of a session showed who they are. */
export interface SignInShown {
  /** When: with the password where the account has one; undefined where the session was opened without it. */
  shownAt: Date | undefined
  /** Whether the password has the length that a privileged account's needs; undefined without a password, null where it is not known. */
  isPasswordLong: boolean | null | undefined
}

/** Undefined when the session is not, or no more, one of this account. */
export async function findSignIn(db: IdentityDb, uid: string, sessionId: string): Promise<SignInShown | undefined> {
  const found = await db
    .selectFrom('identity_session')
    .leftJoin('identity_password', 'identity_password.account_id', 'identity_session.account_id')
    .select(['auth_time', 'password_at', 'is_long', 'identity_password.account_id as password'])
    .where('identity_session.id', '=', sessionId)
    .where('identity_session.account_id', '=', uid)
    .executeTakeFirst()
  if (!found) return undefined
  if (found.password === null) return { shownAt: found.auth_time, isPasswordLong: undefined }
  return { shownAt: found.password_at ?? undefined, isPasswordLong: found.is_long }
}

/** A guest, held until the transaction ends, so that it does not become an account meanwhile. */
export const findGuestForUpdate = (trx: IdentityTransaction, uid: string) =>
  trx.selectFrom('identity_account').select('id').where('id', '=', uid).where('email', 'is', null).forUpdate().executeTakeFirst()

/**
 * Deletes an account; its sessions end with it, each with the right reason. False when it is gone, or with `ifUnusedSince` when it is a guest no
 * longer or was used after that.
 */
export async function removeAccount(
  trx: IdentityTransaction,
  uid: string,
  { ifUnusedSince }: { ifUnusedSince?: Date } = {},
): Promise<boolean> {
  if (ifUnusedSince) {
    if (!(await findGuestForUpdate(trx, uid))) return false
    const used = await trx
      .selectFrom('identity_session')
      .select('id')
      .where('account_id', '=', uid)
      .where('last_used_at', '>', ifUnusedSince)
      .executeTakeFirst()
    if (used) return false
  }
  await forgetPlacesOf(trx, uid)
  const { numDeletedRows } = await trx.deleteFrom('identity_account').where('id', '=', uid).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Guests not used since a time, after `afterId` in the order of their ids, with the time of their last use. */
export const listIdleGuests = (db: IdentityDb, unusedSince: Date, afterId: string, limit: number) =>
  db
    .selectFrom('identity_account')
    .leftJoin('identity_session', 'account_id', 'identity_account.id')
    .select(({ fn }) => ['identity_account.id', fn.coalesce(fn.max('last_used_at'), 'last_login_at').as('used_at')])
    .where('email', 'is', null)
    .where('identity_account.id', '>', afterId)
    .groupBy('identity_account.id')
    .having(({ fn }) => fn.coalesce(fn.max('last_used_at'), 'last_login_at'), '<=', unusedSince)
    .orderBy('identity_account.id')
    .limit(limit)
    .execute()

const attemptsKeptMs = 24 * 60 * 60_000

/** Drops sessions whose time is over, codes that are no longer good, and counts that no longer count. */
export async function dropEnded(db: IdentityDb, at: Date): Promise<void> {
  await db
    .deleteFrom('identity_session')
    .where((eb) => eb.or([eb('last_used_at', '<', new Date(+at - sessionIdleMs)), eb('auth_time', '<', new Date(+at - sessionLifeMs))]))
    .execute()
  await db.deleteFrom('identity_reset_code').where('expires_at', '<', at).execute()
  await db
    .deleteFrom('identity_device')
    .where('used_at', '<', new Date(+at - deviceLifeMs))
    .execute()
  await db.deleteFrom('identity_proof_code').where('expires_at', '<', at).execute()
  await db.deleteFrom('identity_email_change').where('expires_at', '<', at).execute()
  await db.deleteFrom('identity_recovery').where('expires_at', '<', at).execute()
  await db
    .deleteFrom('identity_proof_letter')
    .where('sent_at', '<', new Date(+at - letterPauseMs))
    .execute()
  await db.deleteFrom('identity_google_step').where('expires_at', '<', at).execute()
  await db
    .deleteFrom('identity_attempt')
    .where('since', '<', new Date(+at - attemptsKeptMs))
    .execute()
}
