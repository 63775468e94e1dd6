import { type Kysely, sql } from 'kysely'

/** Prices that buyers wait for: one a product and account, looked at until it is reached or the goods are gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_watch (
      user_id text not null,
      product_id text not null,
      sku_id text not null default '',
      quantity integer not null,
      target_minor bigint not null,
      language text not null,
      email text,
      title jsonb not null,
      image text,
      state text not null default 'watching' check (state in ('watching', 'reached', 'gone')),
      armed_at timestamptz not null,
      due_at timestamptz not null,
      seen_at timestamptz,
      missing_since timestamptz,
      ended_at timestamptz,
      ended_minor bigint,
      primary key (user_id, product_id)
    )`.execute(db)
  await sql`create index price_watch_due on price_watch (due_at, user_id, product_id) where state = 'watching'`.execute(db)
  await sql`create index price_watch_product on price_watch (product_id) where state = 'watching'`.execute(db)
}
