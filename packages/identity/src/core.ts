import { randomUUID } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { createBrowserProof } from './browser-proof.ts'
import { IdentityError } from './errors.ts'
import type { OnProven } from './first-proof.ts'
import type { GoogleProvider } from './google/provider.ts'
import { algorithm, type Keyring, openKeyring } from './keyring.ts'
import { formerTokenLifeMs, idTokenLifeMs } from './life.ts'
import type { PasswordPolicy } from './passwords.ts'
import type { ProofLetter } from './proof-letter.ts'
import { assertRecent } from './recent.ts'
import { hashOfToken, newRefreshToken } from './refresh-token.ts'
import type { ResetLetter } from './reset-letter.ts'
import type { Account, IdentityDb, IdentityTransaction, Session, SignInProvider } from './tables.ts'

export type IdentityOptions = {
  db: IdentityDb
  now: () => Date
  /** `iss` of the tokens: this service's own name, never the hosted provider's. */
  issuer: string
  /** `aud` of the tokens. */
  projectId: string
  /** What the browser's SDK is set up with. Public: it names the project, it protects nothing. */
  apiKey: string
  /** Hosts from which the web app may be used: host names without port. */
  authorizedDomains: string[]
  passwordPolicy: PasswordPolicy
  /** Brings a reset code to its address. */
  sendResetLetter: (letter: ResetLetter) => Promise<void>
  /** Brings a code that proves an address to it. */
  sendProofLetter: (letter: ProofLetter) => Promise<void>
  /** Does what follows for the product when an address is proven for the first time, in the same transaction. */
  onProven?: OnProven
  /** Lets the product follow when an account whose address was never proven has another one, in the same transaction. */
  onAddressChanged?: (trx: IdentityTransaction, uid: string, email: string) => Promise<void>
  /** Knows the Google accounts; without it there is no sign-in with Google. */
  google?: GoogleProvider
  /** Accounts that a stand-in for Google never opens besides those with a password: an operator's. */
  isPrivileged?: (trx: IdentityTransaction, uid: string) => Promise<boolean>
  /**
   * Takes what the product keeps of an account that is being deleted, in the same transaction. Throws an `IdentityError` when the account has to
   * stay.
   */
  deleteOwned?: (trx: IdentityTransaction, uid: string) => Promise<void>
}

/** A fresh pair for one session. The refresh token is opaque, does not rotate and is stored as a hash only. */
export type Tokens = { uid: string; sessionId: string; idToken: string; refreshToken: string; expiresInSeconds: number }

/** A way to sign in to an account, as `accounts:lookup` lists it. `profile`: what that provider says of the person, where it says anything. */
export type LinkedProvider = {
  providerId: Exclude<SignInProvider, 'anonymous'>
  rawId: string
  federatedId: string
  profile?: Pick<Account, 'email' | 'display_name' | 'photo_url'>
}

export type IdentityCore = Awaited<ReturnType<typeof createCore>>

export const findGoogleIdentity = (db: IdentityDb, accountId: string) =>
  db.selectFrom('identity_google').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const toFederatedId = (subject: string) => `https://accounts.google.com/${subject}`

export const seconds = (time: Date | number) => Math.floor(Number(time) / 1000)

/** What every part of the service needs: keys, sessions and their tokens. */
export async function createCore(options: IdentityOptions) {
  const { db, now } = options
  const keys = await openKeyring(db, now)
  return {
    options,
    keys,
    browserProof: createBrowserProof(db, keys, now),

    async issue({ account, session, refreshToken }: { account: Account; session: Session; refreshToken: string }): Promise<Tokens> {
      const google = session.provider === 'anonymous' ? undefined : await findGoogleIdentity(db, account.id)
      const idToken = await keys.sign(toClaims(options, account, session, now(), google?.subject))
      return { uid: account.id, sessionId: session.id, idToken, refreshToken, expiresInSeconds: idTokenLifeMs / 1000 }
    },

    async startSession(trx: IdentityTransaction, accountId: string, provider: SignInProvider, at: Date) {
      const refreshToken = newRefreshToken()
      const session = await trx
        .insertInto('identity_session')
        .values({
          id: randomUUID(),
          account_id: accountId,
          provider,
          refresh_hash: hashOfToken(refreshToken),
          auth_time: at,
          password_at: provider === 'password' ? at : null,
          last_used_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return { session, refreshToken }
    },

    /**
     * Makes a session that of a sign-in with `provider`, in place. A guest's tokens end with that: somebody may have kept one to have the account later.
     * Its refresh token is good for one more use within the hour, because a tab that sleeps holds it. Those of an account that adds a way to sign in
     * stay good.
     */
    async upgradeSession(trx: IdentityTransaction, before: Session, provider: SignInProvider, at: Date) {
      const refreshToken = newRefreshToken()
      const session = await trx
        .updateTable('identity_session')
        .set({
          provider,
          refresh_hash: hashOfToken(refreshToken),
          former_refresh_hash: before.refresh_hash,
          former_until: before.provider === 'anonymous' ? new Date(+at + formerTokenLifeMs) : null,
          auth_time: at,
          ...(provider === 'password' && { password_at: at }),
          last_used_at: at,
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirst()
      if (!session) throw new IdentityError('TOKEN_EXPIRED')
      return { session, refreshToken }
    },

    /** The account and session a token speaks for, both still good. */
    async authenticate(idToken: string): Promise<{ account: Account; session: Session }> {
      const claims = await verifyIdToken(options, keys, idToken)
      const account = await db
        .selectFrom('identity_account')
        .selectAll()
        .where('id', '=', claims.sub ?? '')
        .executeTakeFirst()
      if (!account) throw new IdentityError('USER_NOT_FOUND')
      if (account.disabled) throw new IdentityError('USER_DISABLED')
      const session = await db
        .selectFrom('identity_session')
        .selectAll()
        .where('id', '=', String(claims.sid))
        .where('account_id', '=', account.id)
        .executeTakeFirst()
      if (!session || (claims.iat ?? 0) < seconds(account.valid_since) || isFormerGuest(claims, session))
        throw new IdentityError('TOKEN_EXPIRED')
      return { account, session }
    },

    assertRecent: (account: Account, session: Session) => assertRecent(options, account, session),

    async listProviders(account: Account, from: IdentityDb = db): Promise<LinkedProvider[]> {
      const password = await from
        .selectFrom('identity_password')
        .select('account_id')
        .where('account_id', '=', account.id)
        .executeTakeFirst()
      const google = await findGoogleIdentity(from, account.id)
      return [
        ...(password && account.email ? [{ providerId: 'password' as const, rawId: account.email, federatedId: account.email }] : []),
        ...(google
          ? [{ providerId: 'google.com' as const, rawId: google.subject, federatedId: toFederatedId(google.subject), profile: google }]
          : []),
      ]
    },
  }
}

/** Whether the token is of the time when the session's account was a guest. */
const isFormerGuest = ({ provider_id }: JWTPayload, { provider }: Session) => provider_id === 'anonymous' && provider !== 'anonymous'

/** The claims of an ID token, as the hosted provider has them, and `sid`, the session. */
export function toClaims(
  { issuer, projectId }: Pick<IdentityOptions, 'issuer' | 'projectId'>,
  account: Account,
  session: Session,
  at: Date,
  googleSubject?: string,
) {
  const isAnonymous = session.provider === 'anonymous'
  return {
    ...(isAnonymous && { provider_id: 'anonymous' }),
    ...(account.display_name && { name: account.display_name }),
    ...(account.photo_url && { picture: account.photo_url }),
    iss: issuer,
    aud: projectId,
    auth_time: seconds(session.auth_time),
    user_id: account.id,
    sub: account.id,
    iat: seconds(at),
    exp: seconds(at) + idTokenLifeMs / 1000,
    ...(account.email && { email: account.email, email_verified: account.email_verified }),
    firebase: {
      identities: { ...(account.email && { email: [account.email] }), ...(googleSubject && { 'google.com': [googleSubject] }) },
      sign_in_provider: session.provider,
    },
    sid: session.id,
  } satisfies JWTPayload
}

async function verifyIdToken({ issuer, projectId, now }: IdentityOptions, keys: Keyring, idToken: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys.getKey, {
      algorithms: [algorithm],
      issuer,
      audience: projectId,
      currentDate: now(),
      requiredClaims: ['sub', 'iat', 'exp', 'sid'],
    })
    return payload
  } catch (error) {
    // A key that could not be read from the database says nothing about the token.
    if (!(error instanceof errors.JOSEError)) throw error
    throw new IdentityError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN')
  }
}
