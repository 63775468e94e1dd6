import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date, Date>

/** How somebody showed that it is them, beside the password. */
export type Factor = 'totp' | 'passkey' | 'recovery_code'
/** What a passkey is asked to sign: that it is being made, or that its owner is there. */
export type Purpose = 'create' | 'open'

/** All of it refers to the role, and goes with it. */
export interface OperatorTables {
  /** The key of an authenticator app: the one that holds, and one that was begun. */
  operator_totp: {
    uid: string
    is_confirmed: boolean
    /** Encrypted. */
    secret: string
    /** The newest step of time whose code was used: none of it or before is taken again. */
    last_step: number
    created_at: Time
  }
  operator_recovery_code: { code_hash: string; uid: string; used_at: ColumnType<Date | null, null, Date> }
  operator_passkey: {
    id: string
    /** Base64url, as the authenticator names it. */
    credential_id: string
    uid: string
    public_key: Buffer
    counter: number
    /** JSON text on the way in. */
    transports: ColumnType<string[], string, never>
    name: string
    created_at: Time
    used_at: ColumnType<Date | null, null, Date>
  }
  /** What an authenticator is asked to sign, once. */
  operator_challenge: { challenge_hash: string; uid: string; purpose: Purpose; expires_at: Time }
  desk_session: {
    /** SHA-256 of the secret in the cookie. */
    token_hash: string
    uid: string
    /** The session of the bearer token it was opened with; null where the hosted provider keeps those. */
    session_id: string | null
    factor: Factor
    opened_at: Time
    ends_at: Time
  }
}
