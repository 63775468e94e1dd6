import { type Kysely, sql } from 'kysely'

/**
 * A row for each statement that changed the stored offers or their words, whoever sent it: what was made of them is good as long as the same rows are there. A
 * counter would not do, because it shows neither which of several writers have committed nor lets them write at the same time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table offer_change (mark bigint not null)`.execute(db)
  await sql`
    create function note_offer_change() returns trigger language plpgsql as $$
    begin
      insert into offer_change (mark) values ((random() * 9e18)::bigint);
      return null;
    end $$`.execute(db)
  for (const table of ['offer', 'offer_word'])
    await sql`
      create trigger ${sql.ref(`${table}_changed`)} after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function note_offer_change()`.execute(db)
}
