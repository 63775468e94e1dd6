import { displayCurrency } from '@karavan/contract/money.ts'
import { type ProductCard, productCard } from '@karavan/contract/product-card.ts'
import { z } from 'zod'
import { identifier, listOf, number, text } from './tolerant.ts'

/** A price with what belongs to it; a bare amount or a price in words stands for one. */
const looseCardPrice = z.preprocess(
  (value) => (typeof value === 'object' ? value : { price: value, formatted_price: value }),
  z
    .object({
      price: number,
      currency: text,
      formatted_price: text,
      formatted_original: text,
      quantity: number,
      is_from: z.literal(true).optional().catch(undefined),
      variant: listOf(z.string()).optional(),
    })
    .catch({}),
)

const {
  language,
  unit,
  lot_size,
  seller_name,
  seller_signs,
  dispatch_hours,
  weight_grams,
  box_cm3,
  product_url,
  item_url,
  title_en,
  price_ladder,
  badge,
} = productCard.shape
const optionalIdentifier = identifier.optional().catch(undefined)

/** The contract's card with every gap and every stated alternative spelling. */
const looseCard = z.object({
  id: optionalIdentifier,
  product_id: optionalIdentifier,
  item_id: optionalIdentifier,
  platform: text,
  language: language.catch(undefined),
  title: text,
  title_en: title_en.catch(undefined),
  title_original: text,
  image_url: text,
  image: text,
  product_url: product_url.catch(undefined),
  item_url: item_url.catch(undefined),
  price: number,
  currency: text,
  price_info: looseCardPrice.optional(),
  price_ladder: price_ladder.catch([]),
  moq: number,
  lot_size: lot_size.catch(undefined),
  unit: unit.catch(undefined),
  seller_name: seller_name.catch(undefined),
  seller_signs: seller_signs.catch(undefined),
  dispatch_hours: dispatch_hours.catch(undefined),
  weight_grams: weight_grams.catch(undefined),
  box_cm3: box_cm3.catch(undefined),
  llm_reasoning: text,
  reasoning: text,
  facts: listOf(z.string()).optional(),
  badge: badge.catch(undefined),
  highlights: listOf(z.string().refine((highlight) => highlight.trim() !== '')),
})
type LooseCard = z.output<typeof looseCard>

/** What a card says of its price; `undefined` where it says nothing: an unknown price stays unknown. */
function cardPriceOf({ price, price_info: info = {} }: LooseCard, currency: string): ProductCard['price_info'] {
  if (price === undefined && info.formatted_price === undefined) return undefined
  return {
    price: price ?? 0,
    currency,
    formatted_price: info.formatted_price ?? '',
    formatted_original: info.formatted_original,
    quantity: info.quantity ? Math.floor(info.quantity) : undefined,
    is_from: info.is_from,
    variant: info.variant,
  }
}

/**
 * A card in any of the stated spellings (image_url or image, price or price_info, llm_reasoning or reasoning, title or title_en, any of
 * the ids), in the contract's one form; `undefined` when it has no id or no title.
 */
export function toProductCard(raw: unknown): ProductCard | undefined {
  const card = looseCard.safeParse(raw).data
  const key = card && (card.product_id ?? card.id ?? card.item_id)
  const title = card && (card.title ?? card.title_en)
  if (!key || !title) return undefined
  const currency = card.currency ?? card.price_info?.currency ?? displayCurrency
  const price = card.price ?? card.price_info?.price
  const { image, reasoning, ...rest } = card
  return {
    ...rest,
    id: card.id ?? key,
    product_id: key,
    item_id: card.item_id ?? key,
    platform: card.platform ?? '',
    title,
    image_url: card.image_url ?? image,
    price,
    currency,
    price_info: cardPriceOf({ ...card, price }, currency),
    moq: Math.max(1, Math.floor(card.moq ?? 1)),
    llm_reasoning: card.llm_reasoning ?? reasoning ?? '',
  }
}
