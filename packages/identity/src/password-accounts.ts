import { randomUUID } from 'node:crypto'
import { countAttempt, forgetAttempts } from './attempts.ts'
import type { Account, IdentityCore, Tokens } from './core.ts'
import { readEmail } from './email.ts'
import { IdentityError, isUniqueViolation } from './errors.ts'
import { hashPassword, isPasswordOf, listPasswordFaults, type PasswordPolicy } from './passwords.ts'
import { hashOfToken, newRefreshToken } from './refresh-token.ts'
import type { IdentityTransaction } from './tables.ts'

export type EmailAndPassword = { email?: string | null; password?: string | null }
export type SignedIn = { account: Account; tokens: Tokens }

/** Wrong passwords for one account from one place, before that place has to wait (decision G-34). The owner signs in from another meanwhile. */
const guessesAllowed = 10
const guessWindowMs = 15 * 60_000

/** Sign-up, sign-in and change of password. Hashes are made outside transactions: they take long, and the embedded database has one connection. */
export function passwordAccounts({
  options,
  authenticate,
  listProviders,
  assertRecent,
  startSession,
  upgradeSession,
  issue,
}: IdentityCore) {
  const { db, now, passwordPolicy } = options

  const hashNew = (password: string | null | undefined) => hashNewPassword(passwordPolicy, password)
  const emailIsTaken = () => new IdentityError('EMAIL_EXISTS', 'An account with this email already exists')
  /** Tells early what the unique index will tell anyway, before a hash is paid for. */
  async function assertFree(email: string): Promise<void> {
    if (await db.selectFrom('identity_account').select('id').where('email', '=', email).executeTakeFirst()) throw emailIsTaken()
  }

  return {
    async signUp(given: EmailAndPassword): Promise<SignedIn> {
      const email = readEmail(given.email)
      await assertFree(email)
      const hash = await hashNew(given.password)
      const at = now()
      const made = await db.transaction().execute(async (trx) => {
        const account = await trx
          .insertInto('identity_account')
          .values({ id: randomUUID(), email, email_verified: false, disabled: false, valid_since: at, created_at: at, last_login_at: at })
          .onConflict((on) => on.column('email').doNothing())
          .returningAll()
          .executeTakeFirst()
        if (!account) throw emailIsTaken()
        await storePassword(trx, account.id, hash)
        return { account, ...(await startSession(trx, account.id, 'password', at)) }
      })
      return { account: made.account, tokens: await issue(made) }
    },

    /**
     * Makes the guest of this token an account, with its uid and session; or gives an account that signs in with Google a password too, for the
     * address it has.
     */
    async linkPassword(idToken: string, given: EmailAndPassword): Promise<SignedIn> {
      const { account: former, session: before } = await authenticate(idToken)
      // The SDK asks for the linked providers before and tells this itself; whoever gets here did not ask.
      if ((await listProviders(former)).some(({ providerId }) => providerId === 'password'))
        throw new IdentityError('PROVIDER_ALREADY_LINKED')
      const email = readEmail(given.email)
      if (former.email) {
        assertRecent(before)
        // Another address would have to be proven first.
        if (former.email !== email) throw new IdentityError('OPERATION_NOT_ALLOWED')
      } else await assertFree(email)
      const hash = await hashNew(given.password)
      const at = now()
      const made = await db.transaction().execute(async (trx) => {
        const account = await trx
          .updateTable('identity_account')
          .set({ email, last_login_at: at })
          .where('id', '=', former.id)
          .where('email', 'is not distinct from', former.email)
          .returningAll()
          .executeTakeFirst()
          .catch((cause: unknown) => {
            // On this update only the address can be it.
            throw isUniqueViolation(cause) ? emailIsTaken() : cause
          })
        if (!account) throw new IdentityError('PROVIDER_ALREADY_LINKED')
        await storePassword(trx, account.id, hash)
        return { account, ...(await upgradeSession(trx, before, 'password', at)) }
      })
      return { account: made.account, tokens: await issue(made) }
    },

    /** `address` is where the call comes from, for counting guesses. Takes equally long whether the address, the password or nothing is wrong. */
    async signInWithPassword(given: EmailAndPassword, address: string): Promise<SignedIn> {
      const email = readEmail(given.email)
      if (!given.password) throw new IdentityError('MISSING_PASSWORD')
      const at = now()
      const guess = ['password', email, address]
      // Counted before the answer is known: of a thousand guesses at once, ten are looked at.
      if ((await countAttempt(db, guess, guessWindowMs, at)) > guessesAllowed)
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts, try again later', 429)
      const found = await db
        .selectFrom('identity_account')
        .innerJoin('identity_password', 'account_id', 'id')
        .select(['id', 'hash', 'disabled'])
        .where('email', '=', email)
        .executeTakeFirst()
      if (!(await isPasswordOf(found?.hash, given.password)) || !found) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
      if (found.disabled) throw new IdentityError('USER_DISABLED')
      const made = await db.transaction().execute(async (trx) => {
        // A password that was changed meanwhile opens no session that its change should have ended.
        const password = await trx
          .selectFrom('identity_password')
          .select('account_id')
          .where('account_id', '=', found.id)
          .where('hash', '=', found.hash)
          .forShare()
          .executeTakeFirst()
        if (!password) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
        const account = await trx
          .updateTable('identity_account')
          .set({ last_login_at: at })
          .where('id', '=', found.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        return { account, ...(await startSession(trx, account.id, 'password', at)) }
      })
      await forgetAttempts(db, guess)
      return { account: made.account, tokens: await issue(made) }
    },

    /** Replaces the password of this token's account, which must have signed in just now. Every other session ends. */
    async changePassword(idToken: string, password: string): Promise<SignedIn> {
      const { account: before, session: current } = await authenticate(idToken)
      if (!before.email) throw new IdentityError('OPERATION_NOT_ALLOWED')
      assertRecent(current)
      const hash = await hashNew(password)
      const at = now()
      const refreshToken = newRefreshToken()
      const made = await db.transaction().execute(async (trx) => {
        await storePassword(trx, before.id, hash)
        const account = await trx
          .updateTable('identity_account')
          .set({ valid_since: at })
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await trx.deleteFrom('identity_session').where('account_id', '=', before.id).where('id', '!=', current.id).execute()
        await trx.deleteFrom('identity_reset_code').where('account_id', '=', before.id).execute()
        const session = await trx
          .updateTable('identity_session')
          .set({ refresh_hash: hashOfToken(refreshToken), former_refresh_hash: null, last_used_at: at })
          .where('id', '=', current.id)
          .returningAll()
          .executeTakeFirst()
        if (!session) throw new IdentityError('TOKEN_EXPIRED')
        return { account, session, refreshToken }
      })
      return { account: made.account, tokens: await issue(made) }
    },
  }
}

/** Throws for a password that the policy refuses, with what it lacks. */
export async function hashNewPassword(policy: PasswordPolicy, password: string | null | undefined): Promise<string> {
  if (!password) throw new IdentityError('MISSING_PASSWORD')
  const faults = listPasswordFaults(policy, password)
  if (faults.length > 0)
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${faults.join(', ')}]`)
  return hashPassword(password)
}

export const storePassword = (trx: IdentityTransaction, accountId: string, hash: string) =>
  trx
    .insertInto('identity_password')
    .values({ account_id: accountId, hash })
    .onConflict((on) => on.column('account_id').doUpdateSet({ hash }))
    .execute()
