import { sql } from 'kysely'
import type { ListWish, OfferList, OfferSummary } from '../port.ts'
import { storableText } from './lexemes.ts'
import type { StoreDb } from './offer-store.ts'

interface Row {
  total: number
  id: string | null
  popularity: number
  summary: Omit<OfferSummary, 'fetchedAt'>
  fetched_at: Date | string
}

/** Offers of the platforms without a wish, in the order of `OfferList`: reading on from a place costs the same wherever that is. */
export async function listOffers(
  db: StoreDb,
  platforms: readonly string[],
  { after, offset, limit }: Omit<ListWish, 'platform'>,
): Promise<OfferList> {
  const isOfThese = sql`platform = any(${[...platforms]}::text[])`
  const order = sql`popularity desc, id collate "C"`
  // The first condition alone is one range of the index.
  const isBehind = after
    ? sql`and popularity <= ${after.popularity}::int and (popularity < ${after.popularity}::int or id collate "C" > ${storableText(after.id)})`
    : sql``
  const { rows } = await sql<Row>`
    with page as (
      select id, popularity, summary, fetched_at from offer where ${isOfThese} ${isBehind} order by ${order} limit ${limit} offset ${offset}
    )
    select (select count(*)::int from offer where ${isOfThese}) as total, page.*
    from (select) as always left join page on true
    order by ${order}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    entries: rows
      .filter((row) => row.id !== null)
      .map(({ popularity, summary, fetched_at }) => ({
        popularity,
        offer: { ...summary, fetchedAt: new Date(fetched_at).toISOString() },
      })),
  }
}
