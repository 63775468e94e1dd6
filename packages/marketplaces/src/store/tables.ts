import type { Generated } from 'kysely'
import type { Offer, OfferSummary } from '../port.ts'

/**
 * An offer of any marketplace. The row itself holds only what a filter or a sort reads; `search`, `summary` and `detail` lie out of line (TOAST), so
 * that looking through thousands of candidates stays cheap. The store in `offer-store.ts` is the only reader and writer.
 */
export interface OfferTable {
  id: string
  platform: string
  currency: string
  moq: number
  /** Quantity from which a step of the price ladder holds, ascending, and its price in minor units; both `null` without a price. */
  ladder_from: number[] | null
  ladder_minor: number[] | null
  /** Lowest price of the ladder. */
  price_floor: number | null
  /** Pieces sold; 0 where unknown. */
  sales: number
  /** 0 to 1000: sales on a logarithmic scale, a little for the seller's record. */
  popularity: number
  dispatch_hours: number | null
  is_factory: boolean
  /** Types the offer itself is, wider ones included: concept ids of the lexicon. */
  heads: string[]
  /** Measured values that the offer names, ascending; `null` where it names no such value. */
  volume_ml: number[] | null
  length_mm: number[] | null
  weight_g: number[] | null
  charge_mah: number[] | null
  power_w: number[] | null
  pieces: number[] | null
  /** tsvector: weight A title, B attributes and options, C category, D description. */
  search: string
  summary: OfferSummary
  detail: Offer
  /** Changes with the offer's content: a row is written again only when it differs. */
  content_hash: string
  fetched_at: Date
}

/** Lexemes of the stored offers, with how common they are and, for words of letters, the ways to misspell them. */
export interface OfferWordTable {
  word: string
  /** Offers that had it when they were written: its order of magnitude, not an exact count. */
  offers: Generated<number>
  /** The word and what is left of it without any one letter; empty for what has no spelling. */
  keys: string[]
}

/** Where stored offers come from: the sample market, a platform of imported offers, or a supplier's price list. */
export interface OfferSourceTable {
  platform: string
  kind: 'sample' | 'import' | 'feed'
  /** Which market and which index made the content (`versions.ts`); another one means that it is written again. */
  version: string
  updated_at: Date
}

/** What the first picture of an offer looks like (`looks/look.ts`). */
export interface OfferLookTable {
  offer_id: string
  image: string
  version: number
  /** bit(312), compared by how many differ; `null` where the picture could not be seen. */
  signature: string | null
  look: Uint8Array | null
  /** Of the offer when it was looked at. */
  content_hash: string | null
}

export interface OfferTables {
  offer: OfferTable
  offer_look: OfferLookTable
  offer_word: OfferWordTable
  offer_source: OfferSourceTable
}
