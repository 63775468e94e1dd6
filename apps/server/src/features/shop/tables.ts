import type { ColumnType } from 'kysely'

/** Which version of which page an account has agreed to. */
export interface ConsentTable {
  user_id: string
  page: string
  version: string
  /** In which language it was read. */
  language: string
  given_at: ColumnType<Date, Date, never>
}

export interface ShopTables {
  consent: ConsentTable
}
