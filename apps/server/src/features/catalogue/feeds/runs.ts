import { removeOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import type { FeedTable } from '../tables.ts'

/** A reader that has not said for this long that it is at work has died over it. */
const leaseSeconds = 180

export const listFeeds = (db: Db) => db.selectFrom('feed').selectAll().orderBy('name').execute()

/** Begins a reading, with a number that no earlier one had. `undefined` where another process is at one. */
export async function takeLease(db: Db, name: string, lease: string): Promise<FeedTable | undefined> {
  const { rows } = await sql<FeedTable>`
    insert into feed (name, run, lease, lease_until) values (${name}, 1, ${lease}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (name) do update set run = feed.run + 1, lease = excluded.lease, lease_until = excluded.lease_until
      where feed.lease is null or feed.lease_until < now()
    returning *`.execute(db)
  return rows[0]
}

/** Goes on with it. Throws where somebody else has taken over meanwhile. */
export async function keepLease(db: Db, name: string, lease: string): Promise<void> {
  const kept = await db
    .updateTable('feed')
    .set({ lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('name', '=', name)
    .where('lease', '=', lease)
    .executeTakeFirst()
  if (kept.numUpdatedRows === 0n) throw new Error(`another process reads the feed ${name}`)
}

/** From now on the goods are neither those of the list before nor yet those of this one: should it break off, both are read again. */
export async function beginWriting(db: Db, name: string, lease: string): Promise<void> {
  await keepLease(db, name, lease)
  await db.updateTable('feed').set({ content_hash: null }).where('name', '=', name).execute()
}

/** Ends it with what has come of it. */
export async function endLease(
  db: Db,
  name: string,
  lease: string,
  outcome: Partial<Omit<FeedTable, 'name' | 'lease' | 'lease_until'>>,
): Promise<void> {
  await db
    .updateTable('feed')
    .set({ ...outcome, lease: null, lease_until: null })
    .where('name', '=', name)
    .where('lease', '=', lease)
    .execute()
}

/** What is stored of these offers, by their ids. */
export async function findFingerprints(db: Db, feed: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('feed_offer')
    .select(['offer_id', 'fingerprint'])
    .where('feed', '=', feed)
    .where('offer_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.offer_id, row.fingerprint]))
}

/** Notes that these offers stand in the list. */
export async function markSeen(db: Db, feed: string, run: number, offers: readonly { id: string; fingerprint: string }[]): Promise<void> {
  await sql`
    insert into feed_offer (feed, offer_id, fingerprint, run)
    select ${feed}, id, fingerprint, ${run} from unnest(${offers.map(({ id }) => id)}::text[], ${offers.map((one) => one.fingerprint)}::text[]) as seen (id, fingerprint)
    on conflict (feed, offer_id) do update set fingerprint = excluded.fingerprint, run = excluded.run`.execute(db)
}

const goneBatch = 1_000

/** Takes away the offers that were not seen in this run; gives their number. */
export async function removeUnseen(trx: Db, feed: string, run: number): Promise<number> {
  let removed = 0
  for (;;) {
    const { rows } = await sql<{ offer_id: string }>`
      delete from feed_offer where feed = ${feed} and offer_id in (
        select offer_id from feed_offer where feed = ${feed} and run <> ${run} limit ${goneBatch})
      returning offer_id`.execute(trx)
    if (rows.length === 0) return removed
    await removeOffers(
      trx,
      rows.map((row) => row.offer_id),
    )
    removed += rows.length
  }
}
