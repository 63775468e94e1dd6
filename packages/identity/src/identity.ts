import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { Selectable } from 'kysely'
import { IdentityError } from './errors.ts'
import { algorithm, type Keyring, openKeyring } from './keyring.ts'
import { idTokenLifeMs, sessionIdleMs, sessionLifeMs } from './life.ts'
import type { AccountTable, IdentityDb, SessionTable } from './tables.ts'

export type IdentityOptions = {
  db: IdentityDb
  now: () => Date
  /** `iss` of the tokens: this service's own public URL, never the hosted provider's. */
  issuer: string
  /** `aud` of the tokens. */
  projectId: string
  /** What the browser's SDK is set up with. Public: it names the project, it protects nothing. */
  apiKey: string
  /** Hosts from which the web app may be used: host names without port. */
  authorizedDomains: string[]
}

export type Account = Selectable<AccountTable>
type Session = Selectable<SessionTable>

/** A fresh pair for one session. The refresh token is opaque, does not rotate and is stored as a hash only. */
export type Tokens = { uid: string; idToken: string; refreshToken: string; expiresInSeconds: number }

export type Identity = Awaited<ReturnType<typeof createIdentity>>

const seconds = (time: Date | number) => Math.floor(Number(time) / 1000)
const hashOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex')
const refreshTokenForm = /^[\w-]{43}$/
/** Using a session is written down at most this often. */
const usedResolutionMs = 60_000

/** The built-in identity service without its HTTP side. Throws `IdentityError` for what the client can act on. */
export async function createIdentity(options: IdentityOptions) {
  const { db, now } = options
  const keys = await openKeyring(db, now)

  async function issue(account: Account, session: Session, refreshToken: string): Promise<Tokens> {
    const idToken = await keys.sign(toClaims(options, account, session, now()))
    return { uid: account.id, idToken, refreshToken, expiresInSeconds: idTokenLifeMs / 1000 }
  }

  /** The account and session a token speaks for, both still good. */
  async function authenticate(idToken: string): Promise<{ account: Account; session: Session }> {
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
    if (!session || (claims.iat ?? 0) < seconds(account.valid_since)) throw new IdentityError('TOKEN_EXPIRED')
    return { account, session }
  }

  return {
    options,
    keys,

    async signUpAnonymously(): Promise<Tokens> {
      const at = now()
      const refreshToken = randomBytes(32).toString('base64url')
      const { account, session } = await db.transaction().execute(async (trx) => {
        const account = await trx
          .insertInto('identity_account')
          .values({ id: randomUUID(), email_verified: false, disabled: false, valid_since: at, created_at: at, last_login_at: at })
          .returningAll()
          .executeTakeFirstOrThrow()
        const session = await trx
          .insertInto('identity_session')
          .values({
            id: randomUUID(),
            account_id: account.id,
            provider: 'anonymous',
            refresh_hash: hashOf(refreshToken),
            auth_time: at,
            last_used_at: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        return { account, session }
      })
      return issue(account, session, refreshToken)
    },

    /**
     * A new ID token for a session. Calls with one refresh token do not disturb each other: tabs share it, and the SDK does not merge
     * its own calls. `INVALID_REFRESH_TOKEN` for malformed input only: the SDK keeps a dead session on it.
     */
    async refresh(refreshToken: string): Promise<Tokens> {
      if (!refreshTokenForm.test(refreshToken)) throw new IdentityError('INVALID_REFRESH_TOKEN')
      const at = now()
      const session = await db
        .selectFrom('identity_session')
        .selectAll()
        .where('refresh_hash', '=', hashOf(refreshToken))
        .executeTakeFirst()
      if (!session) throw new IdentityError('TOKEN_EXPIRED')
      if (!session.account_id) throw new IdentityError('USER_NOT_FOUND')
      if (+at - +session.last_used_at > sessionIdleMs || +at - +session.auth_time > sessionLifeMs) throw new IdentityError('TOKEN_EXPIRED')
      const account = await db.selectFrom('identity_account').selectAll().where('id', '=', session.account_id).executeTakeFirst()
      if (!account) throw new IdentityError('USER_NOT_FOUND')
      if (account.disabled) throw new IdentityError('USER_DISABLED')
      if (+at - +session.last_used_at > usedResolutionMs)
        await db.updateTable('identity_session').set({ last_used_at: at }).where('id', '=', session.id).execute()
      return issue(account, session, refreshToken)
    },

    authenticate,

    /** Deletes the account of this token. Its sessions end with it. */
    async deleteAccount(idToken: string): Promise<void> {
      const { account } = await authenticate(idToken)
      await db.deleteFrom('identity_account').where('id', '=', account.id).execute()
    },
  }
}

/** The claims of an ID token, as the hosted provider has them, and `sid`, the session. */
export function toClaims(
  { issuer, projectId }: Pick<IdentityOptions, 'issuer' | 'projectId'>,
  account: Account,
  session: Session,
  at: Date,
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
    firebase: { identities: account.email ? { email: [account.email] } : {}, sign_in_provider: session.provider },
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
