import { type Kysely, sql } from 'kysely'

/** What sources of exchange rates published, day by day: the newest prices goods, the others are the history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table published_rate (
      currency text not null,
      date date not null,
      source text not null,
      rub_per_unit numeric not null,
      fetched_at timestamptz not null,
      primary key (currency, date, source)
    )`.execute(db)
}
