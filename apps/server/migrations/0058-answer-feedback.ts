import { type Kysely, sql } from 'kysely'

/** What buyers think of answers, for those who make them better. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table answer_feedback (
      conversation_id text not null references conversation (id) on delete cascade,
      turn_number integer not null,
      verdict text not null check (verdict in ('up', 'down')),
      reason text,
      at timestamptz not null,
      primary key (conversation_id, turn_number)
    )`.execute(db)
}
