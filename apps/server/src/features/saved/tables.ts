import type { LocalizedText } from '@karavan/contract/language.ts'
import type { ColumnType } from 'kysely'

/** Kept on purpose, or only looked at. */
export type SavedKind = 'saved' | 'viewed'

export interface SavedProductTable {
  user_id: string
  kind: SavedKind
  product_id: string
  at: ColumnType<Date, Date, Date>
  /** Pieces that the buyer thinks of; null for the smallest order. */
  quantity: number | null
  /** As the offer was called. JSON text on the way in. */
  title: ColumnType<LocalizedText, string, string>
  image: string | null
}

export interface SavedTables {
  saved_product: SavedProductTable
}
