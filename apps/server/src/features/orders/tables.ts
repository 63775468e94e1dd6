import type { OptionalMail } from '@karavan/contract/account.ts'
import type { DeliveryAddress } from '@karavan/contract/addresses.ts'
import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import type { OrderStatus, PaymentStatus, TimelineKind } from '@karavan/contract/orders.ts'
import type { RateSource } from '@karavan/contract/rates.ts'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date, Date>

export interface BuyerOrderTable {
  id: string
  order_number: string
  /** Null once its account is deleted. */
  user_id: string | null
  /** Where its mails go: the account's address when it was ordered, or while that is not proven the one it has now. */
  email: string | null
  /** Entries from this number on are mailed; null until the address is proven (`may-mail.ts`). */
  mails_from: ColumnType<number | null, number | null | undefined, number | null>
  /** When the address was proven by somebody who need not be the one who ordered; null for all but such orders. */
  doubted_at: ColumnType<Date | null, undefined, Date | null>
  /** Language of the interface it was ordered in. */
  language: Language
  status: OrderStatus
  payment_status: PaymentStatus
  payment_method: string
  currency: string
  /** Sum of its lines. */
  total_minor: number
  /** JSON text on the way in. */
  address: ColumnType<DeliveryAddress, string, string>
  /** ISO dates. */
  estimated_from: string
  estimated_to: string
  /** Number of the newest event. */
  last_seq: number
  created_at: ColumnType<Date, Date, never>
  /** Hours that its buyer has to pay it, as the setting was when it was ordered; null of an order that nobody has given any yet. */
  pay_hours: ColumnType<number | null, number | undefined, number>
  /** When it is cancelled if it is still unpaid. */
  pay_by: ColumnType<Date | null, Date | undefined, Date>
  /** When its buyer is reminded; null where no reminder is due any more, or none before the instructions. */
  remind_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The shop may take its time once: where it has sent no instructions by the deadline, the order gets another one. */
  has_grace: ColumnType<boolean, boolean | undefined, boolean>
}

/** What was ordered, as it was then. */
export interface OrderLineFacts {
  title: LocalizedText
  /** The chosen variant's picture first. */
  images: string[]
  options: { name: LocalizedText; value: LocalizedText }[]
  propsIds?: string
  platform: string
  itemId: string
  productUrl?: string
  sellerId?: string
  sellerName?: string
  /** What the quantity counts; left out where the marketplace did not say. */
  unit?: LocalizedText
  moq: number
  originalMinor: number
  originalCurrency: string
  /** Units of the order's currency for one of `originalCurrency`, and where that figure came from and when. */
  rate: { value: number; source: 'same' | 'bundled' | 'operator' | RateSource; at: string; isOld?: true; marginPercent?: number }
  /** When the marketplace said this. */
  offerAt: string
}

export interface OrderLineTable {
  id: string
  order_id: string
  place: number
  product_id: string
  sku_id: string
  quantity: number
  unit_minor: number
  facts: ColumnType<OrderLineFacts, string, never>
  bought_at: Time | null
  received_at: Time | null
}

/** What the operator notes of a step and the buyer does not see. */
export type EventDetails = Record<string, unknown>

/** Rows are only ever added. */
export interface OrderEventTable {
  order_id: string
  /** From 1 within the order. */
  seq: number
  at: ColumnType<Date, Date, never>
  kind: TimelineKind
  line_id: string | null
  note: string | null
  is_note_visible: boolean
  track: string | null
  carrier: string | null
  /** `buyer`, `system`, or `operator:` and who. */
  actor: string
  details: ColumnType<EventDetails, string, never>
}

/** Entries whose mail has been sent. */
export interface OrderMailTable {
  order_id: string
  seq: number
  sent_at: ColumnType<Date, Date, never>
}

/** Mails that a buyer does not want. */
export interface UnwantedMailTable {
  user_id: string
  kind: OptionalMail
}

export interface OrderTables {
  unwanted_mail: UnwantedMailTable
  buyer_order: BuyerOrderTable
  order_line: OrderLineTable
  order_event: OrderEventTable
  order_mail: OrderMailTable
}
