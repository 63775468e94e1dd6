import { type Kysely, sql } from 'kysely'

/**
 * When a session was begun with a password, which changes of it ask for; and until when the refresh token that a guest had before it became an account may be used. Those of accounts that were made before this column have had their
 * hour: a release beside this one that takes them still does so until it is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_session add column former_until timestamptz`.execute(db)
  await sql`alter table identity_session add column password_at timestamptz`.execute(db)
  await sql`update identity_session set password_at = auth_time where provider = 'password'`.execute(db)
  await sql`update identity_session set former_until = auth_time + interval '1 hour' where former_refresh_hash is not null`.execute(db)
}
