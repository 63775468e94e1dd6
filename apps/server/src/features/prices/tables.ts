import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import type { ColumnType } from 'kysely'

export interface PriceSnapshotTable {
  offer_id: string
  at: ColumnType<Date, Date, never>
  /** ISO 4217 of `minor`. */
  currency: string
  /** One piece at the smallest order, minor units of `currency`. PostgreSQL gives a bigint as text. */
  minor: ColumnType<string, number, never>
}

export interface PriceWatchTable {
  user_id: string
  product_id: string
  /** '' for the cheapest variant. */
  sku_id: ColumnType<string, string, string>
  quantity: ColumnType<number, number, number>
  /** Minor units of the display currency for one piece. PostgreSQL gives a bigint as text. */
  target_minor: ColumnType<string, number, number>
  /** That of its mail. */
  language: Language
  /** The proven address as the hosted sign-in names it; the built-in one is asked when there is something to send. */
  email: string | null
  /** As the offer was called. JSON text on the way in. */
  title: ColumnType<LocalizedText, string, string>
  image: string | null
  state: ColumnType<'watching' | 'reached' | 'gone', 'watching', 'watching' | 'reached' | 'gone'>
  armed_at: ColumnType<Date, Date, Date>
  /** When it is looked at next. */
  due_at: ColumnType<Date, Date, Date>
  /** When the offer was read anew since the last look; null where it was not. */
  seen_at: ColumnType<Date | null, null | undefined, Date | null>
  /** Since when the marketplace has said that it has no such offer. */
  missing_since: ColumnType<Date | null, null | undefined, Date | null>
  ended_at: ColumnType<Date | null, null | undefined, Date | null>
  /** What one piece cost when the price was reached. */
  ended_minor: ColumnType<string | null, null | undefined, number | null>
}

export interface PriceTables {
  price_snapshot: PriceSnapshotTable
  price_watch: PriceWatchTable
}
