import { isCommonPassword } from '../common-passwords.ts'
import type { IdentityOptions, Tokens } from '../core.ts'
import { IdentityError } from '../errors.ts'
import { hashPassword, isLongPassword, listPasswordFaults, needsLongPassword, type PasswordPolicy } from '../passwords.ts'
import type { Account, IdentityDb, IdentityTransaction } from '../tables.ts'

/** As a client sent them: neither is checked yet. */
export type EmailAndPassword = { email?: string | null; password?: string | null }
export type SignedIn = { account: Account; tokens: Tokens }

/** A password as it is stored. */
export type NewPassword = { hash: string; is_long: boolean }

export const emailIsTaken = () => new IdentityError('EMAIL_EXISTS', 'An account with this email already exists')

/**
 * Refuses early what the unique index would refuse anyway, before a hash is computed; and an address that another account has just left, which its owner
 * may have to bring back: whoever took the account would otherwise take the address too.
 */
export async function assertFree(db: IdentityDb, email: string, at: Date, ownUid = ''): Promise<void> {
  const taken = await db.selectFrom('identity_account').select('id').where('email', '=', email).executeTakeFirst()
  const left = await db
    .selectFrom('identity_recovery')
    .select('id')
    .where('email', '=', email)
    .where('account_id', '!=', ownUid)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (taken || left) throw emailIsTaken()
}

/**
 * Throws for a password that the policy refuses, with what it lacks. Called outside transactions: a hash takes long, and the embedded database has
 * one connection.
 */
export async function hashNewPassword(policy: PasswordPolicy, password: string | null | undefined): Promise<NewPassword> {
  if (!password) throw new IdentityError('MISSING_PASSWORD')
  const faults = listPasswordFaults(policy, password)
  if (faults.length > 0)
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${faults.join(', ')}]`)
  if (isCommonPassword(password))
    throw new IdentityError('WEAK_PASSWORD', 'This password is among the first that are guessed, choose another one')
  return { hash: await hashPassword(password), is_long: isLongPassword(password) }
}

/** Sets the password of an account, which may have one already. Throws `WEAK_PASSWORD` for a privileged account where it is not long. */
export async function storePassword(
  { isPrivileged, onPasswordUsed }: Pick<IdentityOptions, 'isPrivileged' | 'onPasswordUsed'>,
  trx: IdentityTransaction,
  uid: string,
  password: NewPassword,
): Promise<void> {
  if (!password.is_long && (await isPrivileged?.(trx, uid))) throw new IdentityError('WEAK_PASSWORD', needsLongPassword)
  await trx
    .insertInto('identity_password')
    .values({ account_id: uid, ...password })
    .onConflict((on) => on.column('account_id').doUpdateSet(password))
    .execute()
  await onPasswordUsed?.(trx, { uid, kind: 'set' })
}
