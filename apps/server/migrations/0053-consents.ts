import { type Kysely, sql } from 'kysely'

/** Which version of which page of the shop an account has agreed to, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consent (
      user_id text not null,
      page text not null,
      version text not null,
      language text not null,
      given_at timestamptz not null,
      primary key (user_id, page, version)
    )`.execute(db)
}
