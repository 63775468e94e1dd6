import { type Kysely, sql } from 'kysely'

/** What operators show besides their password, and the time at the desk that it opens. All of it goes with the role. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_totp (
      uid text not null references operator_role (uid) on delete cascade,
      is_confirmed boolean not null,
      secret text not null,
      last_step bigint not null,
      created_at timestamptz not null,
      primary key (uid, is_confirmed)
    )`.execute(db)
  await sql`
    create table operator_recovery_code (
      code_hash text primary key,
      uid text not null references operator_role (uid) on delete cascade,
      used_at timestamptz
    )`.execute(db)
  await sql`create index operator_recovery_code_uid on operator_recovery_code (uid)`.execute(db)
  await sql`
    create table operator_passkey (
      id text primary key,
      credential_id text not null unique,
      uid text not null references operator_role (uid) on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index operator_passkey_uid on operator_passkey (uid)`.execute(db)
  await sql`
    create table operator_challenge (
      challenge_hash text primary key,
      uid text not null references operator_role (uid) on delete cascade,
      purpose text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index operator_challenge_uid on operator_challenge (uid)`.execute(db)
  // With the hosted provider sessions have no rows; with the built-in one a desk session ends when its own does, however that ends.
  await sql`
    create table desk_session (
      token_hash text primary key,
      uid text not null references operator_role (uid) on delete cascade,
      session_id text references identity_session (id) on delete cascade,
      factor text not null,
      opened_at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(db)
  await sql`create index desk_session_uid on desk_session (uid)`.execute(db)
  await sql`create index desk_session_session on desk_session (session_id)`.execute(db)
}
