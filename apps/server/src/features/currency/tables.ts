import type { RateSource } from '@karavan/contract/rates.ts'
import type { ColumnType } from 'kysely'

export interface OperatorRateTable {
  /** ISO 4217, upper case. */
  currency: string
  /** Roubles for one unit, as decimal text. */
  rub_per_unit: string
  set_at: ColumnType<Date, Date, Date>
  /** The operator's address, or null; and what they said of it. */
  set_by: string | null
  reason: string | null
}

export interface PublishedRateTable {
  /** ISO 4217, upper case. */
  currency: string
  /** The day it is for, `2026-03-24`. */
  date: string
  source: RateSource
  /** Roubles for one unit, as decimal text. */
  rub_per_unit: string
  /** When the source last said so. */
  fetched_at: ColumnType<Date, Date, Date>
}

export interface CurrencyTables {
  published_rate: PublishedRateTable
  operator_rate: OperatorRateTable
}
