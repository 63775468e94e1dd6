import { type Kysely, sql } from 'kysely'

/** The first tables of the identity service. The server calls it from one of its own numbered migrations. */
export async function createIdentityTables(db: Kysely<never>): Promise<void> {
  await sql`
    create table identity_account (
      id text primary key,
      email text unique,
      email_verified boolean not null default false,
      display_name text,
      photo_url text,
      disabled boolean not null default false,
      valid_since timestamptz not null,
      created_at timestamptz not null,
      last_login_at timestamptz not null
    )`.execute(db)
  await sql`
    create table identity_session (
      id text primary key,
      account_id text references identity_account (id) on delete set null,
      provider text not null,
      refresh_hash text not null unique,
      auth_time timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(db)
  await sql`create index identity_session_account on identity_session (account_id)`.execute(db)
  await sql`
    create table identity_signing_key (
      generation integer primary key,
      kid text not null unique,
      private_jwk text not null,
      public_jwk text not null,
      created_at timestamptz not null
    )`.execute(db)
}

/** What accounts with a password need: hashes, counted attempts, and the refresh token a guest had before it became an account. */
export async function createPasswordTables(db: Kysely<never>): Promise<void> {
  await sql`
    create table identity_password (
      account_id text primary key references identity_account (id) on delete cascade,
      hash text not null
    )`.execute(db)
  await sql`
    create table identity_attempt (
      key text primary key,
      count integer not null,
      since timestamptz not null
    )`.execute(db)
  await sql`alter table identity_session add column former_refresh_hash text unique`.execute(db)
}

export async function createResetTable(db: Kysely<never>): Promise<void> {
  await sql`
    create table identity_reset_code (
      account_id text primary key references identity_account (id) on delete cascade,
      code_hash text not null unique,
      expires_at timestamptz not null
    )`.execute(db)
}

/** What proves an address: codes that were mailed there, and when the last letter went, which outlives its account. */
export async function createProofTables(db: Kysely<never>): Promise<void> {
  await sql`
    create table identity_proof_code (
      account_id text primary key references identity_account (id) on delete cascade,
      email text not null,
      code_hash text not null unique,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table identity_proof_letter (
      key text primary key,
      sent_at timestamptz not null
    )`.execute(db)
}

/** Where sessions are used, addresses that are to take the place of proven ones, and those that were left and can be brought back. */
export async function createSessionPlacesAndRecovery(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_session add column user_agent text, add column network text, add column device_key text`.execute(db)
  await sql`
    create table identity_email_change (
      account_id text primary key references identity_account (id) on delete cascade,
      email text not null,
      session_id text not null,
      code_hash text not null unique,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table identity_recovery (
      id text primary key,
      account_id text not null references identity_account (id) on delete cascade,
      email text not null,
      code_hash text unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index identity_recovery_account on identity_recovery (account_id)`.execute(db)
  await sql`create index identity_recovery_email on identity_recovery (email)`.execute(db)
}

/** Google accounts that sign in to ours, and what a sign-in with Google keeps between its steps. */
export async function createGoogleTables(db: Kysely<never>): Promise<void> {
  await sql`
    create table identity_google (
      subject text primary key,
      account_id text not null unique references identity_account (id) on delete cascade,
      email text not null,
      display_name text,
      photo_url text
    )`.execute(db)
  await sql`
    create table identity_google_step (
      key text primary key,
      bound_to text not null,
      content text not null,
      expires_at timestamptz not null
    )`.execute(db)
}
