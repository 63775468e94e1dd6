import { type Kysely, sql } from 'kysely'

/** What operators did, and what happened to their accounts. No row is ever changed or taken away, by whatever code, as in an order's timeline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      kind text not null,
      actor_uid text,
      actor text not null,
      subject text,
      order_number text,
      address text,
      details jsonb not null
    )`.execute(db)
  await sql`create index audit_entry_actor on audit_entry (actor, id)`.execute(db)
  await sql`create index audit_entry_subject on audit_entry (subject, id) where subject is not null`.execute(db)
  await sql`create trigger audit_entry_append_only before update or delete on audit_entry for each row execute function refuse_change()`.execute(
    db,
  )
  await sql`create trigger audit_entry_stays before truncate on audit_entry for each statement execute function refuse_change()`.execute(db)
}
