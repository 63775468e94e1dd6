import type { Offer } from '@karavan/marketplaces/port.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import { dropInBatches } from '../../platform/drop-old.ts'
import { toStorable, toStoredJson } from '../../platform/text.ts'
import type { ProductDetailTable } from './tables.ts'

const toOffer = ({ offer, raw, fetched_at }: Selectable<ProductDetailTable>): Offer => ({
  ...offer,
  ...(raw ? { rawDetailApi: raw } : {}),
  fetchedAt: fetched_at.toISOString(),
})

/** The kept answers about these offers, in any order. */
export async function listDetails(db: Db, ids: readonly string[]): Promise<Offer[]> {
  const rows = await db.selectFrom('product_detail').selectAll().where('offer_id', 'in', ids.map(toStorable)).execute()
  return rows.map(toOffer)
}

/** Keeps an answer, unless a later one is kept already. */
export async function saveDetail(db: Db, offer: Offer): Promise<void> {
  const { rawDetailApi, ...rest } = offer
  const row = {
    offer: toStoredJson(rest),
    raw: rawDetailApi ? toStoredJson(rawDetailApi) : null,
    fetched_at: new Date(offer.fetchedAt),
  }
  await db
    .insertInto('product_detail')
    .values({ offer_id: toStorable(offer.id), ...row })
    .onConflict((on) => on.column('offer_id').doUpdateSet(row).whereRef('product_detail.fetched_at', '<=', 'excluded.fetched_at'))
    .execute()
}

export async function deleteDetail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('product_detail').where('offer_id', '=', toStorable(id)).execute()
}

/** Forgets answers older than `before`, and leases of processes that died long ago. */
export async function dropOldDetails(db: Db, before: Date): Promise<void> {
  await dropInBatches(db, 'product_detail', sql`fetched_at < ${before}::timestamptz`)
  await dropInBatches(db, 'offer_fetch', sql`lease_until < ${before}::timestamptz`)
}

/** Says that this offer is being asked for; false where some process is at it already. */
export async function takeFetch(db: Db, id: string, lease: string, leaseSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into offer_fetch as known (offer_id, lease, lease_until) values (${toStorable(id)}, ${lease}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (offer_id) do update set lease = excluded.lease, lease_until = excluded.lease_until where known.lease_until <= now()
    returning known.offer_id`.execute(db)
  return rows.length > 0
}

/** Goes on asking: nothing, where somebody else has begun to meanwhile. */
export async function renewFetch(db: Db, id: string, lease: string, leaseSeconds: number): Promise<void> {
  await sql`
    update offer_fetch set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where offer_id = ${toStorable(id)} and lease = ${lease}`.execute(db)
}

export async function endFetch(db: Db, id: string, lease: string): Promise<void> {
  await db.deleteFrom('offer_fetch').where('offer_id', '=', toStorable(id)).where('lease', '=', lease).execute()
}
