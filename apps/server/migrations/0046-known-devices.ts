import { type Kysely, sql } from 'kysely'

/** Devices on which an account was signed in to: guesses from elsewhere do not keep its owner out there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_device (
      key text primary key,
      account_id text not null references identity_account (id) on delete cascade,
      used_at timestamptz not null
    )`.execute(db)
  await sql`create index identity_device_account on identity_device (account_id)`.execute(db)
}
