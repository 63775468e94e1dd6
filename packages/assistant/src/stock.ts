import { type Language, type LocalizedText, pickText } from '@karavan/contract/language.ts'
import { type Offer, type OfferSummary, variantsOf } from '@karavan/marketplaces/port.ts'
import { toPairs } from '@karavan/marketplaces/sku.ts'
import { pricedQuantity } from './prices.ts'
import { isOfNamed, type VariantWish, wantedPairs } from './variants.ts'
import type { Wish } from './wish.ts'

/** How many there are of what is meant. */
export interface MeantStock {
  /** Missing where the seller does not count them. */
  stock?: number
  /** What of the options is meant, as `pid:vid`; none where it is the whole offer. */
  named: string[]
}

/** How many pieces there are of the variants that a wish is about: of white mailers of 32x45 cm, and not of all that the offer has. */
export function stockMeant(offer: Offer | OfferSummary, wish: VariantWish): MeantStock {
  const variants = 'skus' in offer ? variantsOf(offer) : offer.variants
  const wanted = variants ? wantedPairs(offer, wish) : undefined
  if (!variants || !wanted || wanted.size === 0) return { named: [], ...(offer.stock === undefined ? {} : { stock: offer.stock }) }
  const named = [...wanted].flatMap(([pid, vids]) => [...vids].map((vid) => `${pid}:${vid}`))
  const stocks = variants.filter(({ propsIds }) => isOfNamed(propsIds, wanted)).map(({ stock }) => stock)
  const isCounted = offer.stock !== undefined && stocks.every((stock) => stock !== undefined)
  return { named, ...(isCounted ? { stock: stocks.reduce((sum: number, stock) => sum + (stock ?? 0), 0) } : {}) }
}

/** Whether there are fewer of what is meant than are wanted, or than the smallest order takes where nobody said how many. */
export function isShort(offer: Offer | OfferSummary, wish: Pick<Wish, 'quantity' | 'counts'> & VariantWish): boolean {
  const { stock } = stockMeant(offer, wish)
  return stock !== undefined && stock < pricedQuantity(offer, wish)
}

/** How many pieces there are of each value of an option, in the listing's order; `undefined` where the seller does not count one of them. */
export function stockByValue(
  offer: Offer,
  { pid, values }: Offer['options'][number],
): { name: LocalizedText; stock: number }[] | undefined {
  const counted = values.map(({ vid, name }) => {
    const stocks = offer.skus
      .filter(({ propsIds }) => toPairs(propsIds).some((pair) => pair.pid === pid && pair.vid === vid))
      .map(({ stock }) => stock)
    const isCounted = stocks.length > 0 && stocks.every((stock) => stock !== undefined)
    return isCounted ? { name, stock: stocks.reduce((sum: number, stock) => sum + (stock ?? 0), 0) } : undefined
  })
  return counted.every((one) => one !== undefined) ? counted : undefined
}

/** What options are called in a listing: "White, 32x45 cm"; several values of one are any of them: "Grey / Beige". */
export const namesOfPairs = ({ options }: Pick<OfferSummary, 'options'>, pairs: readonly string[], language: Language): string[] =>
  options.flatMap(({ pid, values }) => {
    const names = values.flatMap(({ vid, name }) => (pairs.includes(`${pid}:${vid}`) ? (pickText(name, language) ?? []) : []))
    return names.length === 0 ? [] : [names.join(' / ')]
  })
