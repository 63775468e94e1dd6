import { type Kysely, sql } from 'kysely'

/** Lists of products that a buyer shows to whoever has the link, for a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_list (
      id text primary key,
      user_id text not null,
      title text not null,
      items jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index shared_list_owner on shared_list (user_id, created_at)`.execute(db)
  await sql`create index shared_list_expiry on shared_list (expires_at)`.execute(db)
}
