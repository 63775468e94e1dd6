import type { LocalizedText } from '@karavan/contract/language.ts'
import type { ColumnType } from 'kysely'

/** A product of a list, with what it was called when the list was made. */
export interface ListedItem {
  product_id: string
  quantity: number
  /** The variant that is meant; left out where whoever opens the list is to choose. */
  sku_id?: string
  title: LocalizedText
  image?: string
}

export interface SharedListTable {
  /** Nobody can guess it: it is the permission to read the list. */
  id: string
  user_id: string
  title: string
  /** JSON text on the way in. */
  items: ColumnType<ListedItem[], string, never>
  created_at: ColumnType<Date, Date, never>
  expires_at: Date
}

export interface SharedListTables {
  shared_list: SharedListTable
}
