import type { Offer } from '@karavan/marketplaces/port.ts'
import type { ColumnType } from 'kysely'

export interface ProductDetailTable {
  offer_id: string
  /** In the marketplace-neutral form, without the marketplace's own answer. Written as JSON text. */
  offer: ColumnType<Omit<Offer, 'rawDetailApi'>, string, string>
  /** The marketplace's own answer. Written as JSON text. */
  raw: ColumnType<NonNullable<Offer['rawDetailApi']> | null, string | null, string | null>
  fetched_at: ColumnType<Date, Date, Date>
}

/** An offer that some process is asking its marketplace for. */
export interface OfferFetchTable {
  offer_id: string
  lease: string
  /** Who has not ended by then has died over it. */
  lease_until: Date
}

export interface OfferDetailTables {
  offer_fetch: OfferFetchTable
  product_detail: ProductDetailTable
}
