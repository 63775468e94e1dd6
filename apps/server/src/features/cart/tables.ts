import type { LocalizedText } from '@karavan/contract/language.ts'
import type { DeliveryFee, PriceStep } from '@karavan/marketplaces/port.ts'
import type { ColumnType } from 'kysely'

/** What a line shows besides its quantity: as the offer last said, so that it can be shown when the offer is gone. */
export interface LineFacts {
  title: LocalizedText
  image?: string
  skuImage?: string
  /** The chosen options, in the order of the offer. */
  options: { name: LocalizedText; value: LocalizedText }[]
  sellerName?: string
  platform: string
  /** What it is sold by; left out where the marketplace does not say. */
  unit?: LocalizedText
  moq: number
  /** Left out where goods are sold by the piece. */
  lotSize?: number
  /** Steps that hold for this line, minor units of `originalCurrency`. */
  ladder: PriceStep[]
  originalMinor: number
  originalCurrency: string
  /** Units of the cart's currency for one of `originalCurrency`. */
  rate: number
  /** Of one piece; left out where the marketplace does not say. */
  weightGrams?: number
  /** Cubic centimetres of one piece in its packing; left out where the marketplace does not say. */
  boxCm3?: number
  /** What the seller asks for delivery of so many pieces within China, minor units of `originalCurrency`; left out where the marketplace does not say. */
  deliveryFee?: DeliveryFee
}

export interface CartItemTable {
  id: string
  user_id: string
  product_id: string
  /** '' for an offer without SKUs. */
  sku_id: string
  quantity: number
  /** Price of one piece that the buyer was last shown, minor units of the display currency. */
  unit_minor: number
  /** JSON text on the way in. */
  facts: ColumnType<LineFacts, string, string>
  added_at: ColumnType<Date, Date, never>
}

export interface CartTables {
  cart_item: CartItemTable
}
