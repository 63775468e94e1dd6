import type { Language } from '@karavan/contract/language.ts'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date, Date>

export interface DeskTables {
  /** Orders that an operator has opened. */
  order_seen: { order_id: string; seen_at: Time }
  /** Payment instructions where the operator has written some. */
  instruction_template: { language: Language; text: string; changed_at: Time }
  /** Filters of the queue that an operator has named. */
  desk_filter: {
    id: string
    operator_uid: string
    name: string
    /** JSON text on the way in. */
    search: ColumnType<unknown, string, string>
    saved_at: Time
  }
  warehouse_photo: {
    id: string
    order_id: string
    /** WebP. */
    picture: Buffer
    width: number
    height: number
    added_at: ColumnType<Date, Date, never>
  }
}
