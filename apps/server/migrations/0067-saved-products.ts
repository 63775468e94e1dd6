import { type Kysely, sql } from 'kysely'

/** Products that buyers keep, and those that they looked at, with what they were called then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_product (
      user_id text not null,
      kind text not null check (kind in ('saved', 'viewed')),
      product_id text not null,
      at timestamptz not null,
      quantity integer,
      title jsonb not null,
      image text,
      primary key (user_id, kind, product_id)
    )`.execute(db)
  await sql`create index saved_product_newest on saved_product (user_id, kind, at desc, product_id)`.execute(db)
}
