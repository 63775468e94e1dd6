import type { ColumnType } from 'kysely'

export interface OperatorRateTable {
  /** ISO 4217, upper case. */
  currency: string
  /** Roubles for one unit, as decimal text. */
  rub_per_unit: string
  set_at: ColumnType<Date, Date, Date>
}

export interface CurrencyTables {
  operator_rate: OperatorRateTable
}
