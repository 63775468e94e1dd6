import { type Kysely, sql } from 'kysely'

/** Price lists of suppliers: how the last reading of each went, and which offers came from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offer_source drop constraint offer_source_kind_check, add constraint offer_source_kind_check check (kind in ('sample', 'import', 'feed'))`.execute(
    db,
  )
  await sql`
    create table feed (
      name text primary key,
      run int not null default 0,
      offers int not null default 0,
      skipped int not null default 0,
      content_hash text,
      checked_at timestamptz,
      refreshed_at timestamptz,
      next_at timestamptz,
      error text,
      lease text,
      lease_until timestamptz
    )`.execute(db)
  await sql`
    create table feed_offer (
      feed text not null references feed on delete cascade,
      offer_id text not null,
      fingerprint text not null,
      run int not null,
      primary key (feed, offer_id)
    )`.execute(db)
}
