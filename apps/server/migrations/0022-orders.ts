import { type Kysely, sql } from 'kysely'

/** Orders, which are copies of what they were made from, and what happened to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table buyer_order (
      id text primary key,
      order_number text not null unique,
      user_id text,
      email text,
      language text not null,
      status text not null check (status in ('order_created', 'order_paid', 'order_shipped', 'order_completed', 'order_cancelled')),
      payment_status text not null check (payment_status in ('pending', 'link_sent', 'confirmed')),
      payment_method text not null,
      currency text not null,
      total_minor bigint not null,
      address jsonb not null,
      estimated_from text not null,
      estimated_to text not null,
      last_seq int not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index buyer_order_newest on buyer_order (user_id, created_at desc, id desc)`.execute(db)
  await sql`create index buyer_order_by_status on buyer_order (status, created_at)`.execute(db)
  await sql`
    create table order_line (
      id text primary key,
      order_id text not null references buyer_order (id),
      place int not null,
      product_id text not null,
      sku_id text not null,
      quantity int not null check (quantity > 0),
      unit_minor bigint not null,
      facts jsonb not null,
      bought_at timestamptz,
      received_at timestamptz,
      unique (order_id, place)
    )`.execute(db)
  await sql`
    create table order_event (
      order_id text not null references buyer_order (id),
      seq int not null,
      at timestamptz not null,
      kind text not null,
      line_id text references order_line (id),
      note text,
      is_note_visible boolean not null,
      track text,
      carrier text,
      actor text not null,
      details jsonb not null,
      primary key (order_id, seq)
    )`.execute(db)
  await sql`
    create table order_mail (
      order_id text not null references buyer_order (id),
      seq int not null,
      sent_at timestamptz not null,
      primary key (order_id, seq)
    )`.execute(db)
  // What happened stays as it was written, whatever the code above it does.
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'entries of % are only ever added', tg_table_name;
    end $$`.execute(db)
  await sql`create trigger order_event_append_only before update or delete on order_event for each row execute function refuse_change()`.execute(
    db,
  )
}
