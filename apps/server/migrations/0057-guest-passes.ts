import { type Kysely, sql } from 'kysely'

/** Secrets that all processes share, and the challenges that have been worked off: each is good for one guest (`platform/guest-passes.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_secret (
      name text primary key,
      secret text not null
    )`.execute(db)
  await sql`
    create table guest_pass (
      id text primary key,
      network text not null,
      used_at timestamptz not null
    )`.execute(db)
  await sql`create index guest_pass_used on guest_pass (used_at)`.execute(db)
}
