import { isCommonPassword } from '../common-passwords.ts'
import type { Tokens } from '../core.ts'
import { IdentityError } from '../errors.ts'
import { hashPassword, listPasswordFaults, type PasswordPolicy } from '../passwords.ts'
import type { Account, IdentityDb, IdentityTransaction } from '../tables.ts'

/** As a client sent them: neither is checked yet. */
export type EmailAndPassword = { email?: string | null; password?: string | null }
export type SignedIn = { account: Account; tokens: Tokens }

export const emailIsTaken = () => new IdentityError('EMAIL_EXISTS', 'An account with this email already exists')

/** Refuses early what the unique index would refuse anyway, before a hash is computed. */
export async function assertFree(db: IdentityDb, email: string): Promise<void> {
  if (await db.selectFrom('identity_account').select('id').where('email', '=', email).executeTakeFirst()) throw emailIsTaken()
}

/**
 * Throws for a password that the policy refuses, with what it lacks. Called outside transactions: a hash takes long, and the embedded database has
 * one connection.
 */
export async function hashNewPassword(policy: PasswordPolicy, password: string | null | undefined): Promise<string> {
  if (!password) throw new IdentityError('MISSING_PASSWORD')
  const faults = listPasswordFaults(policy, password)
  if (faults.length > 0)
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${faults.join(', ')}]`)
  if (isCommonPassword(password))
    throw new IdentityError('WEAK_PASSWORD', 'This password is among the first that are guessed, choose another one')
  return hashPassword(password)
}

/** Sets the password of an account, which may have one already. */
export const storePassword = (trx: IdentityTransaction, accountId: string, hash: string) =>
  trx
    .insertInto('identity_password')
    .values({ account_id: accountId, hash })
    .onConflict((on) => on.column('account_id').doUpdateSet({ hash }))
    .execute()
