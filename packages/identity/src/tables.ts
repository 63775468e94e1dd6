import type { Kysely, Selectable, Transaction } from 'kysely'

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

export type PasswordTable = {
  account_id: string
  /** Argon2id in PHC form: parameters, salt and digest. */
  hash: string
  /** Whether it has the length that a privileged account's needs; null where it was set before that was noted, until it is given again. */
  is_long: boolean | null
}

export type SessionTable = {
  id: string
  /** Null once the account is deleted, so that its refresh tokens are answered with the right reason. */
  account_id: string | null
  provider: SignInProvider
  /** SHA-256 of the refresh token, in hexadecimal. The token itself is never stored. */
  refresh_hash: string
  /** The same of the token from before a guest became an account: other tabs still hold it, for one use. */
  former_refresh_hash: string | null
  /** Until when that use may be; null: that token is of the account itself and stays good. */
  former_until: Date | null
  /** When the person proved who they are; a refresh keeps it. */
  auth_time: Date
  /** When the password was given in it, last; null: never. Adding another way to sign in does not renew it. */
  password_at: Date | null
  last_used_at: Date
  /** As its browser named itself at the sign-in or the newest refresh; null of guests, whom nobody shows their sessions. */
  user_agent: string | null
  /** Where that came from, without its last part. */
  network: string | null
  /** That of `identity_device`: sessions of one device are one to its owner. */
  device_key: string | null
}

export type AttemptTable = {
  /** SHA-256 of what is counted, so that no list of addresses that were tried lies around. */
  key: string
  count: number
  /** When the first of them was made. */
  since: Date
}

export type DeviceTable = {
  /** SHA-256 of the account and the secret in the device's cookie. */
  key: string
  account_id: string
  used_at: Date
}

export type ResetCodeTable = {
  /** The primary key: only the newest code of an account is good. */
  account_id: string
  /** SHA-256 of the code, in hexadecimal. */
  code_hash: string
  expires_at: Date
}

export type ProofCodeTable = {
  /** The primary key: only the newest code of an account is good. */
  account_id: string
  /** The address it was mailed to, and proves. */
  email: string
  /** SHA-256 of the code, in hexadecimal. */
  code_hash: string
  expires_at: Date
}

export type EmailChangeTable = {
  /** The primary key: only the newest code of an account is good. */
  account_id: string
  /** The address it was mailed to, which the account is to have. */
  email: string
  /** The session that asked for it, which goes on. */
  session_id: string
  code_hash: string
  expires_at: Date
}

/** An address that an account has left, and that its owner can bring back. */
export type RecoveryTable = {
  id: string
  account_id: string
  email: string
  /** Null until the letter is made. */
  code_hash: string | null
  created_at: Date
  expires_at: Date
}

export type ProofLetterTable = {
  /** SHA-256 of the address. The primary key: whoever asks, one letter a day goes there. */
  key: string
  /** When the newest one was promised. */
  sent_at: Date
}

export type GoogleTable = {
  /** Google's own id of the person (`sub`). It stays when the address changes. */
  subject: string
  /** At most one Google account for each of ours. */
  account_id: string
  /** What Google said of the person at the last sign-in. */
  email: string
  display_name: string | null
  photo_url: string | null
}

export type GoogleStepTable = {
  /** SHA-256 of a secret that its holder can use once. */
  key: string
  /** SHA-256 of a second one, which the holder must have too: the browser's cookie, or the code challenge. */
  bound_to: string
  /** JSON text. */
  content: string
  expires_at: Date
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
  identity_password: PasswordTable
  identity_session: SessionTable
  identity_attempt: AttemptTable
  identity_device: DeviceTable
  identity_reset_code: ResetCodeTable
  identity_proof_code: ProofCodeTable
  identity_email_change: EmailChangeTable
  identity_recovery: RecoveryTable
  identity_proof_letter: ProofLetterTable
  identity_google: GoogleTable
  identity_google_step: GoogleStepTable
  identity_signing_key: SigningKeyTable
}

export type Account = Selectable<AccountTable>
export type Session = Selectable<SessionTable>

export type IdentityDb = Kysely<IdentityTables>
export type IdentityTransaction = Transaction<IdentityTables>
