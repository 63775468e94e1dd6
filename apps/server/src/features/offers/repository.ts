import type { Offer } from '@karavan/marketplaces/port.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../database.ts'
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

/** Forgets answers older than `before`, at most `limit` of them at a time. */
export async function dropOldDetails(db: Db, before: Date, limit: number): Promise<void> {
  await db
    .deleteFrom('product_detail')
    .where('offer_id', 'in', (of) => of.selectFrom('product_detail').select('offer_id').where('fetched_at', '<', before).limit(limit))
    .execute()
}
