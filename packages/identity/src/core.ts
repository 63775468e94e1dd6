import { errors, type JWTPayload, jwtVerify } from 'jose'
import { createBrowserProof } from './browser-proof.ts'
import { rememberDevice } from './devices.ts'
import { IdentityError } from './errors.ts'
import type { OnProven } from './first-proof.ts'
import type { GoogleProvider } from './google/provider.ts'
import { algorithm, type Keyring, openKeyring } from './keyring.ts'
import { idTokenLifeMs } from './life.ts'
import type { AccountNotice, AccountNoticeKind, Notify } from './notice.ts'
import type { PasswordPolicy } from './passwords.ts'
import { type Place, toKeptPlace } from './place.ts'
import type { ProofLetter } from './proof-letter.ts'
import { assertRecent } from './recent.ts'
import type { ResetLetter } from './reset-letter.ts'
import { rotateSession, startSession, upgradeSession } from './session-rows.ts'
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
  /** Lets the product follow when an account has another address, in the same transaction. */
  onAddressChanged?: (trx: IdentityTransaction, uid: string, email: string) => Promise<void>
  /** Promises a mail to the owner of an account about what is done to it, in the same transaction. */
  notify?: Notify
  /** Knows the Google accounts; without it there is no sign-in with Google. */
  google?: GoogleProvider
  /** Accounts that can do harm, such as an operator's: a stand-in for Google never opens them, and their password has to be long. */
  isPrivileged?: (trx: IdentityTransaction, uid: string) => Promise<boolean>
  /** Hears of passwords that were right, and of those that were set, in the transaction that does it. */
  onPasswordUsed?: (trx: IdentityTransaction, used: PasswordUse) => Promise<void>
  /** Hears of sign-ins with Google, in the transaction that does it. */
  onGoogleUsed?: (trx: IdentityTransaction, used: { uid: string; address?: string }) => Promise<void>
  /** Hears of a wrong password, whether or not there is such an account: what it does must take equally long. */
  onWrongPassword?: (db: IdentityDb, attempt: { email: string; address: string }) => Promise<void>
  /**
   * Takes what the product keeps of an account that is being deleted, in the same transaction. Throws an `IdentityError` when the account has to
   * stay.
   */
  deleteOwned?: (trx: IdentityTransaction, uid: string) => Promise<void>
}

/** `address`: where the call came from, where that is known. */
export type PasswordUse = { uid: string; kind: 'given' | 'set'; address?: string }

/** A fresh pair for one session. The refresh token is opaque, does not rotate and is stored as a hash only. */
export type Tokens = { uid: string; sessionId: string; idToken: string; refreshToken: string; expiresInSeconds: number }

/** Who is told of something. */
type Told = Pick<Account, 'id' | 'email' | 'email_verified'>

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

  /** Promises a mail about the account, as it was before, to an address that is known to be its owner's; no other one hears of it. */
  async function tell(
    trx: IdentityTransaction,
    { id: uid, email, email_verified: isProven }: Told,
    kind: AccountNoticeKind,
    place: Place | undefined,
    more: Pick<AccountNotice, 'recoveryId'> = {},
  ): Promise<void> {
    if (email && isProven)
      await options.notify?.(trx, { kind, uid, email, at: now(), place: toKeptPlace(place), locale: place?.locale, ...more })
  }

  return {
    options,
    keys,
    startSession,
    upgradeSession,
    rotateSession,
    browserProof: createBrowserProof(db, keys, now),

    async issue({ account, session, refreshToken }: { account: Account; session: Session; refreshToken: string }): Promise<Tokens> {
      const google = session.provider === 'anonymous' ? undefined : await findGoogleIdentity(db, account.id)
      const idToken = await keys.sign(toClaims(options, account, session, now(), google?.subject))
      return { uid: account.id, sessionId: session.id, idToken, refreshToken, expiresInSeconds: idTokenLifeMs / 1000 }
    },

    /** Knows the device again in which somebody has signed in, and tells the account's owner of one that it has not seen before. */
    async greetDevice(trx: IdentityTransaction, account: Told, at: Date, place: Place | undefined): Promise<void> {
      if (!place?.device || !(await rememberDevice(trx, account.id, place.device, at))) return
      await tell(trx, account, 'new-device', place)
    },

    tell,

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
