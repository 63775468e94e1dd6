import type { Kysely } from 'kysely'

/** How a session was begun; also the `sign_in_provider` claim of its tokens. */
export type SignInProvider = 'anonymous' | 'password' | 'google.com'

export type AccountTable = {
  id: string
  /** Trimmed, lower case, unique; null for guests. */
  email: string | null
  email_verified: boolean
  display_name: string | null
  photo_url: string | null
  disabled: boolean
  /** ID tokens issued in an earlier second are refused. */
  valid_since: Date
  created_at: Date
  last_login_at: Date
}

export type SessionTable = {
  id: string
  /** Null once the account is deleted, so that its refresh tokens are answered with the right reason. */
  account_id: string | null
  provider: SignInProvider
  /** SHA-256 of the refresh token, in hexadecimal. The token itself is never stored. */
  refresh_hash: string
  /** When the person proved who they are; a refresh keeps it. */
  auth_time: Date
  last_used_at: Date
}

export type SigningKeyTable = {
  /** 1, 2, 3 ...: the primary key, so that of several processes that make the next key only one succeeds. */
  generation: number
  kid: string
  /** JSON Web Keys as JSON text. */
  private_jwk: string
  public_jwk: string
  created_at: Date
}

export type IdentityTables = {
  identity_account: AccountTable
  identity_session: SessionTable
  identity_signing_key: SigningKeyTable
}

export type IdentityDb = Kysely<IdentityTables>
