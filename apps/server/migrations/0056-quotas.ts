import { type Kysely, sql } from 'kysely'

/** What accounts and networks have used of their quotas, and the streams that are open for them, counted for all processes together (`platform/quotas.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quota_use (
      key text primary key,
      count int not null,
      since timestamptz not null
    )`.execute(db)
  await sql`create index quota_use_since on quota_use (since)`.execute(db)
  await sql`
    create table stream_process (
      id text primary key,
      alive_until timestamptz not null
    )`.execute(db)
  await sql`
    create table stream_use (
      key text primary key,
      counts jsonb not null
    )`.execute(db)
}
