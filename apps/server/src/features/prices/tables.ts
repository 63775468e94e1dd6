import type { ColumnType } from 'kysely'

export interface PriceSnapshotTable {
  offer_id: string
  at: ColumnType<Date, Date, never>
  /** ISO 4217 of `minor`. */
  currency: string
  /** One piece at the smallest order, minor units of `currency`. PostgreSQL gives a bigint as text. */
  minor: ColumnType<string, number, never>
}

export interface PriceTables {
  price_snapshot: PriceSnapshotTable
}
