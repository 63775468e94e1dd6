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

export interface OfferDetailTables {
  product_detail: ProductDetailTable
}
