import type { Offer } from '@karavan/marketplaces/port.ts'
import type { OfferIndex } from '@karavan/marketplaces/store/offer-row.ts'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { settleStore } from '@karavan/marketplaces/store/sources.ts'
import type { Database } from '@karavan/server/database.ts'
import { type Kysely, sql } from 'kysely'
import { syntheticOffers } from './synthetic.ts'

/** Writes the offers with the product's own statement. The indexes are built at the end: how they came to be is not what is measured. */
export async function load(db: Kysely<Database>, count: number): Promise<void> {
  await sql`drop index offer_search, offer_price, offer_sales, offer_platform, offer_word_keys`.execute(db)
  let offers: Offer[] = []
  let indexes = new Map<string, OfferIndex>()
  const write = async () => {
    const known = indexes
    await upsertOffers(db, offers, (offer) => known.get(offer.id)!)
    offers = []
    indexes = new Map()
  }
  for (const { offer, index } of syntheticOffers(count)) {
    offers.push(offer)
    indexes.set(offer.id, index)
    if (offers.length >= 1000) await write()
  }
  await write()
  await sql`create index offer_search on offer using gin (search) with (gin_pending_list_limit = 512)`.execute(db)
  await sql`create index offer_price on offer (price_floor)`.execute(db)
  await sql`create index offer_sales on offer (sales)`.execute(db)
  await sql`create index offer_platform on offer (platform)`.execute(db)
  await sql`create index offer_word_keys on offer_word using gin (keys) with (gin_pending_list_limit = 512)`.execute(db)
  await settleStore(db)
}
