import type { ColumnType } from 'kysely'

/** The company that an order's invoice is for. */
export interface OrderPayerTable {
  order_id: string
  name: string
  inn: string
  kpp: string | null
  said_at: ColumnType<Date, Date, Date>
}

export interface PaymentTables {
  order_payer: OrderPayerTable
}
