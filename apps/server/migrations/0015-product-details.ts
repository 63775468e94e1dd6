import { type Kysely, sql } from 'kysely'

/** What marketplaces elsewhere answered about an offer, so that it can be shown again at once, and still when they are away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_detail (
      offer_id text collate "C" primary key,
      offer jsonb not null,
      raw jsonb,
      fetched_at timestamptz not null
    )`.execute(db)
  await sql`alter table product_detail alter column offer set storage external, alter column raw set storage external`.execute(db)
  await sql`create index product_detail_age on product_detail (fetched_at)`.execute(db)
}
