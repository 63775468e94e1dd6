import { z } from 'zod'
import { language } from './localized-text.ts'

/** One step of a price ladder: from this many pieces on, one piece costs `price`. */
export const ladderStep = z.object({ from: z.number().int().min(1), price: z.number() })

export const cardPrice = z.object({
  /** Price of one piece at `quantity`, in `currency`, at most two decimals. */
  price: z.number(),
  currency: z.string(),
  formatted_price: z.string(),
  /** The marketplace's own price in its own currency. */
  formatted_original: z.string().optional(),
  /** Pieces this price holds for: the buyer's quantity, else the smallest order. */
  quantity: z.number().int().optional(),
  exchange_rate: z.number().optional(),
  /** True where the price differs between the variants and this is the lowest. */
  is_from: z.boolean().optional(),
  /** `pid:vid` of each option that the buyer's words name and that this price is for, where the variants differ in price. */
  variant: z.array(z.string()).optional(),
})

/** What an offer has earned among those shown with it: notably the lowest price, or the best of price, dispatch, minimum and returning buyers together. */
export const cardBadge = z.enum(['cheapest', 'balanced'])
export type CardBadge = z.infer<typeof cardBadge>

/** What the server writes into a product widget. */
export const productCard = z.object({
  id: z.string(),
  product_id: z.string(),
  item_id: z.string(),
  platform: z.string(),
  /** Language its texts are in; missing on cards of earlier releases. */
  language: language.optional(),
  title: z.string(),
  title_en: z.string().optional(),
  /** The seller's own title, where a program has worded the one above. */
  title_original: z.string().optional(),
  image_url: z.string().optional(),
  product_url: z.string().optional(),
  item_url: z.string().optional(),
  price: z.number().optional(),
  currency: z.string(),
  price_info: cardPrice.optional(),
  /** In the card's currency. */
  price_ladder: z.array(ladderStep),
  moq: z.number().int(),
  /** Pieces in a lot, where only whole lots are sold. */
  lot_size: z.number().int().optional(),
  unit: z.string().optional(),
  seller_name: z.string().optional(),
  /** Short facts of the seller in the reply's language, for a sign on the card: 'factory', '7 years'. */
  seller_signs: z.array(z.string()).optional(),
  /** Hours from the order to the dispatch, as the marketplace states them; absent where it states none. */
  dispatch_hours: z.number().int().positive().optional(),
  /** What one unit weighs by the listing, in grams: delivery is paid by weight. Absent where the listing states none. */
  weight_grams: z.number().positive().optional(),
  /** Cubic centimetres of one unit in its packing, by the listing: light goods are charged by them. Absent where the listing states none. */
  box_cm3: z.number().positive().optional(),
  /** In what the offer alone is the best of those shown, and what has to be known of it; '' where there is neither. */
  llm_reasoning: z.string(),
  /** Conditions of the buyer that the offer states it meets. */
  highlights: z.array(z.string()),
  badge: cardBadge.optional(),
  /** Other short facts that set the offer apart. */
  facts: z.array(z.string()).optional(),
})
export type ProductCard = z.infer<typeof productCard>
