import { type Kysely, sql } from 'kysely'

/** What happened lately, found without reading all that ever did; and the filters of the queue that operators keep under names of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_event_latest on order_event (at)`.execute(db)
  await sql`
    create table desk_filter (
      id text primary key,
      operator_uid text not null references operator_role (uid) on delete cascade,
      name text not null,
      search jsonb not null,
      saved_at timestamptz not null,
      unique (operator_uid, name)
    )`.execute(db)
}
