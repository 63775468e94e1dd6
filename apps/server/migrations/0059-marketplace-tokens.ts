import { type Kysely, sql } from 'kysely'

/** Access to marketplaces that is renewed as it is used: the newest tokens, encrypted, and who is renewing them at the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marketplace_token (
      id text primary key,
      sealed text,
      lease text,
      lease_until timestamptz,
      updated_at timestamptz not null
    )`.execute(db)
}
