import { displayCurrency } from '@karavan/contract/money.ts'
import { type ProductCard, productCard } from '@karavan/contract/product-card.ts'

const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined)
const id = (value: unknown): string | undefined => (typeof value === 'number' ? String(value) : text(value))
const number = (value: unknown): number | undefined => {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}
const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined

/**
 * A card in any of the spellings of the specification, section 3 (image_url or image, price or price_info, llm_reasoning or reasoning, title or
 * title_en, any of the ids) in the contract's one form; `undefined` when it has no id or no title. An unknown price stays unknown.
 */
export function toProductCard(raw: unknown): ProductCard | undefined {
  const card = record(raw)
  if (!card) return undefined
  const key = id(card.product_id) ?? id(card.id) ?? id(card.item_id)
  const title = text(card.title) ?? text(card.title_en)
  if (!key || !title) return undefined
  const info = record(card.price_info)
  const currency = text(card.currency) ?? text(info?.currency) ?? displayCurrency
  const price = number(card.price) ?? number(info?.price) ?? (info ? undefined : number(card.price_info))
  const formatted = text(info?.formatted_price) ?? text(card.price_info)
  const optional = productCard.shape
  const keep = <Key extends 'unit' | 'seller_name' | 'seller_signs' | 'product_url' | 'item_url' | 'title_en'>(name: Key) => {
    const parsed = optional[name].safeParse(card[name] ?? undefined)
    return parsed.success && parsed.data !== undefined ? { [name]: parsed.data } : {}
  }
  const ladder = optional.price_ladder.safeParse(card.price_ladder)
  const image = text(card.image_url) ?? text(card.image)
  return {
    id: id(card.id) ?? key,
    product_id: key,
    item_id: id(card.item_id) ?? key,
    platform: text(card.platform) ?? '',
    title,
    ...keep('title_en'),
    ...(image ? { image_url: image } : {}),
    ...keep('product_url'),
    ...keep('item_url'),
    ...(price === undefined ? {} : { price }),
    currency,
    ...(price !== undefined || formatted
      ? {
          price_info: {
            price: price ?? 0,
            currency,
            formatted_price: formatted ?? '',
            ...(text(info?.formatted_original) ? { formatted_original: text(info?.formatted_original) } : {}),
            ...(number(info?.quantity) ? { quantity: number(info?.quantity) } : {}),
            ...(info?.is_from === true ? { is_from: true } : {}),
          },
        }
      : {}),
    price_ladder: ladder.success ? ladder.data : [],
    moq: Math.max(1, Math.floor(number(card.moq) ?? 1)),
    ...keep('unit'),
    ...keep('seller_name'),
    ...keep('seller_signs'),
    llm_reasoning: text(card.llm_reasoning) ?? text(card.reasoning) ?? '',
    highlights: Array.isArray(card.highlights) ? card.highlights.filter((highlight) => text(highlight) !== undefined) : [],
  }
}
