import { sql } from 'kysely'
import type { Db } from '../../database.ts'

export interface SeenPrice {
  id: string
  currency: string
  minor: number
}

/** Adds those that differ from the newest one of their offer. */
export async function insertChanged(db: Db, prices: readonly SeenPrice[], at: Date): Promise<void> {
  await sql`
    insert into price_snapshot (offer_id, at, currency, minor)
    select seen.id, ${at}, seen.currency, seen.minor
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as seen(id text, currency text, minor bigint)
    left join lateral (
      select currency, minor from price_snapshot known where known.offer_id = seen.id order by known.at desc limit 1
    ) newest on true
    where newest.minor is distinct from seen.minor or newest.currency is distinct from seen.currency
    on conflict (offer_id, at) do nothing`.execute(db)
}

/** The newest ones of an offer, newest first. */
export const listSnapshots = (db: Db, offerId: string, limit: number) =>
  db
    .selectFrom('price_snapshot')
    .select(['at', 'currency', 'minor'])
    .where('offer_id', '=', offerId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()

/** Of what is older than `before` only the last one of each week stays, and of every offer the newest `most`. */
export async function thinSnapshots(db: Db, before: Date, most: number): Promise<void> {
  await sql`
    delete from price_snapshot old where old.at < ${before} and exists (
      select from price_snapshot later
      where later.offer_id = old.offer_id and later.at > old.at and later.at < least(${before}, old.at + interval '7 days')
        and date_trunc('week', later.at, 'UTC') = date_trunc('week', old.at, 'UTC')
    )`.execute(db)
  await sql`
    delete from price_snapshot snapshot using (
      select offer_id, (array_agg(at order by at desc))[${most}::int] as oldest from price_snapshot group by offer_id having count(*) > ${most}
    ) crowded
    where snapshot.offer_id = crowded.offer_id and snapshot.at < crowded.oldest`.execute(db)
}
