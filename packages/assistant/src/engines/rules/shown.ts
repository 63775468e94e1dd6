import { type Language, pickText } from '@karavan/contract/language.ts'
import { convertMinor, displayCurrency, formatMoney } from '@karavan/contract/money.ts'
import type { Offer, OfferAttribute, OfferSummary } from '@karavan/marketplaces/port.ts'
import { pieceText, unitOf } from '../../explain/facts.ts'
import { link, shortTitle } from '../../explain/html.ts'
import type { Reference } from '../../interpret/grammar/reference.ts'
import { rateBetween, type UnitPrice } from '../../prices.ts'
import type { State } from '../../state.ts'
import { namesOfPairs } from '../../stock.ts'
import type { TurnContext } from './context.ts'

/** Offers side by side that a buyer still overlooks. */
export const maxCompared = 4

/** The offers of the last selection that are still there, by their ids. */
export async function lastOffers({ deps, signal, state }: TurnContext): Promise<Map<string, Offer>> {
  const offers = await Promise.all(state.last.map((card) => deps.findOffer(card.id, signal)))
  signal.throwIfAborted()
  return new Map(offers.flatMap((offer) => (offer ? [[offer.id, offer] as const] : [])))
}

/** Ids meant by a reference to the last selection. "This" is the one that was spoken of last, else the first; `max`: of all of them. */
function resolveReference(
  reference: Reference,
  state: State,
  offers: ReadonlyMap<string, Offer>,
  max = state.last.length,
): string[] | { missing: number } {
  const ids = state.last.map((card) => card.id)
  if (reference.kind === 'all') return ids.slice(0, max)
  if (reference.kind === 'this') return state.focus !== undefined && ids.includes(state.focus) ? [state.focus] : ids.slice(0, 1)
  if (reference.kind === 'places') {
    const inFocus = state.focus === undefined ? 1 : Math.max(ids.indexOf(state.focus) + 1, 1)
    const wanted = reference.places.map((place) => (place === -1 ? ids.length : place === 0 ? inFocus : place))
    const missing = wanted.find((place) => place > ids.length)
    return missing !== undefined && wanted.every((place) => place > ids.length)
      ? { missing }
      : [...new Set(wanted)].flatMap((place) => ids[place - 1] ?? [])
  }
  const value = (id: string): number => {
    const offer = offers.get(id)
    if (reference.by === 'price') return state.last.find((card) => card.id === id)?.minor ?? Number.POSITIVE_INFINITY
    if (reference.by === 'moq') return offer?.moq ?? state.wish?.quantity ?? Number.POSITIVE_INFINITY
    return -((offer?.seller?.years ?? 0) + 10 * (offer?.seller?.repurchaseRate ?? 0))
  }
  const sorted = [...ids].sort((a, b) => value(a) - value(b))
  if (reference.isBoth && sorted.length > 1) return [sorted[0]!, sorted.at(-1)!]
  return sorted.slice(0, reference.count ?? 1)
}

/** The offers that a reference means; where there are none, what is said instead. */
export async function findReferred(
  context: TurnContext,
  reference: Reference,
  max?: number,
): Promise<{ ids: string[]; chosen: Offer[] } | { sorry: string }> {
  const { state, texts } = context
  const offers = await lastOffers(context)
  const ids = resolveReference(reference, state, offers, max)
  if (!Array.isArray(ids)) return { sorry: texts.details.noSuch(ids.missing, state.last.length) }
  const chosen = ids.flatMap((id) => offers.get(id) ?? [])
  return chosen.length > 0 ? { ids, chosen } : { sorry: texts.details.gone }
}

/** Who sells an offer, each fact a short phrase. */
export const sellerFacts = ({ texts }: TurnContext, { seller }: Offer): string[] =>
  [
    seller?.name,
    seller?.isFactory ? texts.highlight.factory : undefined,
    seller?.years ? texts.highlight.years(seller.years) : undefined,
    seller?.repurchaseRate ? texts.highlight.repurchase(texts.percent(seller.repurchaseRate)) : undefined,
  ].filter((fact) => fact !== undefined)

/** Writes a price of an offer in roubles, or in its own currency where no rate is known. `minor`: in the offer's currency. */
export function priceWriter({ deps, language }: TurnContext, { currency }: Offer): (minor: number) => string {
  const factor = rateBetween(deps.rate, currency, displayCurrency)
  return (minor) =>
    factor === undefined ? formatMoney(minor, currency, language) : formatMoney(convertMinor(minor, factor), displayCurrency, language)
}

/** What one piece costs where so many are bought, and all of them together. */
export function pricedAt({ texts, language }: TurnContext, offer: OfferSummary, price: UnitPrice, pieces: number): string {
  const sum = formatMoney(price.minor * pieces, price.currency, language)
  const count = texts.pieces(pieces, unitOf(offer, language))
  return texts.ask.priceAt(pieceText(offer, price, language), count, price.isFrom ? texts.fromPrice(sum) : sum)
}

/** A price with the variant that it is of, where the buyer's words name one: "60 cm: ...". */
export function ofVariant({ texts, language }: TurnContext, { options }: Offer, { variant }: UnitPrice, said: string): string {
  const names = namesOfPairs({ options }, variant, language)
  return names.length === 0 ? said : texts.ask.field(names.join(texts.comma), said)
}

/** Index of an offer in the last selection, from 1. */
export const placeOf = (state: State, id: string): number => state.last.findIndex((card) => card.id === id) + 1

/** The title of an offer as a link to its page; finished HTML. */
export const titleOf = (offer: Pick<Offer, 'title' | 'productUrl' | 'itemId'>, language: Language, limit?: number): string =>
  link(shortTitle(pickText(offer.title, language) ?? offer.itemId, limit), offer.productUrl)

/** An attribute as the listing states it: "Material: bamboo". */
export const nameAndValue = ({ language, texts }: TurnContext, { name, value }: Pick<OfferAttribute, 'name' | 'value'>): string =>
  texts.ask.field(pickText(name, language) ?? '', pickText(value, language) ?? '')
