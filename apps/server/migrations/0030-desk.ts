import { type Kysely, sql } from 'kysely'

/** What the desk keeps beside the orders themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index buyer_order_queue on buyer_order (created_at desc, id desc)`.execute(db)
  await sql`
    create table order_seen (
      order_id text primary key references buyer_order (id),
      seen_at timestamptz not null
    )`.execute(db)
  await sql`
    create table instruction_template (
      language text primary key,
      text text not null,
      changed_at timestamptz not null
    )`.execute(db)
  // In the database, so that they are part of every backup and seen by every process.
  await sql`
    create table warehouse_photo (
      id text primary key,
      order_id text not null references buyer_order (id),
      picture bytea not null,
      width int not null,
      height int not null,
      added_at timestamptz not null
    )`.execute(db)
  await sql`alter table warehouse_photo alter column picture set storage external`.execute(db)
  await sql`create index warehouse_photo_of_order on warehouse_photo (order_id, added_at, id)`.execute(db)
}
