import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address (
      id text primary key,
      user_id text not null,
      recipient_name text not null,
      phone_number text not null,
      street_address text not null,
      district text,
      city text not null,
      state_province text not null,
      postal_code text not null,
      country text not null,
      is_default boolean not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index address_of_user on address (user_id, created_at, id)`.execute(db)
  // One default is a rule of the table, not of the last writer.
  await sql`create unique index address_default on address (user_id) where is_default`.execute(db)
}
