import { type Kysely, sql } from 'kysely'

/** Carts, and how many pieces of an offer our own orders have taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart_item (
      id text primary key,
      user_id text not null,
      product_id text not null,
      sku_id text not null,
      quantity int not null check (quantity between 1 and 9999),
      unit_minor bigint not null,
      facts jsonb not null,
      added_at timestamptz not null,
      constraint cart_item_line unique (user_id, product_id, sku_id)
    )`.execute(db)
  // Every change of a quantity is a new version of the row: room on the page keeps it there.
  await sql`alter table cart_item set (fillfactor = 80)`.execute(db)
  await sql`
    create table stock_taken (
      product_id text not null,
      sku_id text not null,
      quantity int not null check (quantity >= 0),
      primary key (product_id, sku_id)
    )`.execute(db)
}
