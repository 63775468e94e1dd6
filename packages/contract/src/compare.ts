import { z } from 'zod'
import { isoTime } from './common.ts'
import { comparisonOffer } from './comparison-offer.ts'
import { ladderStep } from './product-card.ts'

/** `quantity`: pieces that are priced; left out, the largest of the minimum orders, so that each can be bought in it. `language`: else ru. */
export const compareBody = comparisonOffer.extend({ language: z.string().max(35).optional() })

/**
 * The rows every comparison has, in their order, and what their values are: `money` in the answer's currency, `count` in pieces, `years`, `share` from 0 to 1,
 * `flag`, `hours`, `grams`, `ladder` with prices in the answer's currency, `text` in the language that was asked for.
 */
export const comparedFields = {
  unit_price: 'money',
  total_price: 'money',
  moq: 'count',
  ladder: 'ladder',
  stock: 'count',
  sold: 'count',
  seller: 'text',
  seller_years: 'years',
  repurchase_rate: 'share',
  is_factory: 'flag',
  dispatch: 'hours',
  delivery_from: 'text',
  weight: 'grams',
  material: 'text',
} as const
export type ComparedField = keyof typeof comparedFields
const fieldNames = Object.keys(comparedFields) as [ComparedField, ...ComparedField[]]

/** Why a cell is empty: the marketplace does not say; no rate for its currency; the product is gone; its marketplace does not answer. */
export const missingReasons = ['not_stated', 'no_rate', 'gone', 'unavailable'] as const

const comparedCell = z.object({
  value: z.union([z.number(), z.string(), z.boolean(), z.array(ladderStep)]).nullable(),
  /** Set where `value` is null. */
  missing: z.enum(missingReasons).optional(),
  /** The marketplace's own price, in the column's `original_currency`. */
  original: z.number().optional(),
  /** Variants differ in price, and this is the lowest of those in stock. */
  is_from: z.boolean().optional(),
  /** The seller takes no order of so few pieces. */
  is_below_minimum: z.boolean().optional(),
  /** The quantity is not in whole lots, and the seller sells no others. */
  is_partial_lot: z.boolean().optional(),
  /** There are fewer pieces than the quantity that is compared. */
  is_short: z.boolean().optional(),
  /** Better than all the others; only said where better is certain: a lower price, a higher share of buyers who came back. */
  is_best: z.boolean().optional(),
})
export type ComparedCell = z.infer<typeof comparedCell>

const comparedRow = z.object({
  /** One of the fields, or `spec` for a property that at least two of the products state. */
  key: z.enum([...fieldNames, 'spec']),
  kind: z.enum(['money', 'count', 'years', 'share', 'flag', 'hours', 'grams', 'ladder', 'text']),
  /** Name of the property, of a `spec` alone. */
  label: z.string().optional(),
  /** Whether what is stated differs between the products. */
  differs: z.boolean(),
  /** One for each column. */
  cells: z.array(comparedCell),
})
export type ComparedRow = z.infer<typeof comparedRow>

const comparedColumn = z.object({
  product_id: z.string(),
  state: z.enum(['found', 'gone', 'unavailable']),
  title: z.string().optional(),
  image_url: z.string().optional(),
  platform: z.string().optional(),
  product_url: z.string().optional(),
  moq: z.number().int().optional(),
  /** Pieces in a lot, where only whole lots are sold. */
  lot_size: z.number().int().optional(),
  unit: z.string().optional(),
  original_currency: z.string().optional(),
  /** What the seller asks for delivery of so many pieces together within China, in the answer's currency; missing where that is not known. */
  delivery_fee: z.object({ amount: z.number(), pieces: z.number().int() }).optional(),
  /** Cubic centimetres of one piece in its packing; missing where that is not known. */
  box_cm3: z.number().positive().optional(),
  /** There are options to choose before it can go into a cart. */
  needs_choice: z.boolean().optional(),
  /** The one SKU that goes into a cart without a choice. */
  sku_id: z.string().optional(),
  fetched_at: isoTime.optional(),
  is_stale: z.boolean().optional(),
})
export type ComparedColumn = z.infer<typeof comparedColumn>

/** Products side by side at one quantity, built from their fields alone. */
export const compareAnswer = z.object({
  success: z.literal(true),
  quantity: z.number().int(),
  currency: z.string(),
  columns: z.array(comparedColumn),
  rows: z.array(comparedRow),
})
export type CompareAnswer = z.infer<typeof compareAnswer>
