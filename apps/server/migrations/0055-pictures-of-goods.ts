import { type Kysely, sql } from 'kysely'

/** What offers look like, and the pictures that buyers ask with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer_look (
      offer_id text primary key references offer (id) on delete cascade,
      image text not null,
      version smallint not null,
      signature bit(312),
      look bytea
    )`.execute(db)
  await sql`
    create table asked_picture (
      id text primary key,
      conversation_id text not null references conversation (id) on delete cascade,
      picture bytea not null,
      width integer not null,
      height integer not null,
      looks bytea not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index asked_picture_conversation on asked_picture (conversation_id)`.execute(db)
  await sql`alter table turn add column picture_id text`.execute(db)
}
