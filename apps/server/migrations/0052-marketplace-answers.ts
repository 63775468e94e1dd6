import { type Kysely, sql } from 'kysely'

/** What marketplaces elsewhere answered to searches, for all processes, and who is asking at the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marketplace_answer (
      key text primary key,
      data text,
      fetched_at timestamptz,
      lease text,
      lease_until timestamptz
    )`.execute(db)
  await sql`create index marketplace_answer_fetched_at on marketplace_answer (fetched_at)`.execute(db)
}
