import type { Language } from '@karavan/contract/language.ts'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date, Date>

export interface DeskTables {
  /** Orders that an operator has opened. */
  order_seen: { order_id: string; seen_at: Time }
  /** Payment instructions where the operator has written some. */
  instruction_template: { language: Language; text: string; changed_at: Time }
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
