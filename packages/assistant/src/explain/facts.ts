import { type Language, pickText } from '@karavan/contract/language.ts'
import { isPartialLot, toWholeLots } from '@karavan/contract/lots.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import { haveSides } from '@karavan/lexicon/measures.ts'
import { conceptName, isA } from '@karavan/lexicon/names.ts'
import type { Offer, OfferSummary } from '@karavan/marketplaces/port.ts'
import { factsOf, type OfferFacts } from '../facts.ts'
import { sharesOf } from '../fields.ts'
import { kitOfLowest, type UnitPrice, wantedOf } from '../prices.ts'
import { sharedTrait } from '../rank/check.ts'
import { mentions } from '../rank/mentions.ts'
import { isShort, namesOfPairs, stockMeant } from '../stock.ts'
import { textsOf } from '../texts/by-language.ts'
import type { VariantWish } from '../variants.ts'
import type { Wish, WishedMeasure } from '../wish.ts'
import { meetsMeasure, sidesUpTo } from '../wish-bounds.ts'

/** The smallest order, and the lots that it is a multiple of where there are any. */
export function minimumText(offer: Pick<OfferSummary, 'moq' | 'lotSize' | 'unit'>, language: Language): string {
  const { comma, details } = textsOf(language)
  const unit = unitOf(offer, language)
  return [details.minimum(offer.moq, unit), ...(offer.lotSize ? [details.lots(offer.lotSize, unit)] : [])].join(comma)
}

/** Why an offer cannot be bought in exactly the wanted quantity: a minimum above it, lots that it is no multiple of. */
export function quantityCaveat(offer: Offer | OfferSummary, wish: Wish, language: Language) {
  const quantity = wantedOf(offer, wish)
  const { reason } = textsOf(language)
  const { moq, lotSize } = offer
  const unit = unitOf(offer, language)
  if (quantity !== undefined && moq > quantity) return reason.belowMinimum(moq, unit)
  if (isShort(offer, wish)) return stockText(offer, wish, language, quantity)
  if (quantity === undefined) return undefined
  return lotSize && isPartialLot(quantity, lotSize) ? reason.partialLot(lotSize, toWholeLots(quantity, lotSize), unit) : undefined
}

/**
 * How many there are of what is meant, by its name where that is a variant; `wanted`: whether that is enough is told as well. `undefined` where the seller does
 * not say.
 */
export function stockText(offer: Offer | OfferSummary, wish: Wish & VariantWish, language: Language, wanted?: number): string | undefined {
  const { stock, named } = stockMeant(offer, wish)
  const { details, comma } = textsOf(language)
  if (stock === undefined) return undefined
  return details.stock(stock, { unit: unitOf(offer, language), wanted, of: namesOfPairs(offer, named, language).join(comma) })
}

/** The kit that a price is of, where goods are sold in several and nobody said which: 899 ₽ is "Bare tool". */
export function kitText(offer: Offer | OfferSummary, wish: Wish & VariantWish, language: Language): string | undefined {
  const kit = kitOfLowest(offer, wish)
  return kit && textsOf(language).reason.priceOfKit(namesOfPairs(offer, [kit], language).join(''))
}

/** What an offer states that fits a wished measure, in its unit: the nearest to it of several. */
export function fittingMeasure(measure: WishedMeasure, { measures }: Pick<OfferFacts, 'measures'>): number | undefined {
  const near = measure.target ?? measure.min ?? measure.max ?? 0
  return measures
    .filter((one) => one.dimension === measure.dimension && meetsMeasure(measure, one.value))
    .map(({ value }) => value)
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || a - b)[0]
}

/** Properties of an offer that the wish asked for and the offer states, in the reply's language. */
export function matchedFacts(offer: OfferSummary, wish: Wish, language: Language): string[] {
  const texts = textsOf(language)
  const facts = factsOf(offer)
  const matched: string[] = []
  for (const measure of wish.measures) {
    const [within] = sidesUpTo(measure, facts.sides) ?? []
    const fitting = fittingMeasure(measure, facts)
    if (within) matched.push(texts.sides(within))
    else if (fitting !== undefined) matched.push(texts.measure(measure.dimension, fitting))
  }
  const { sides } = wish
  const own = sides && facts.sides.find((stated) => haveSides(stated, sides))
  if (own) matched.push(texts.sides(own))
  const add = (wanted: string[], stated: string[]): void => {
    for (const id of wanted) if (stated.some((one) => one === id || isA(one, id))) matched.push(conceptName(id, language))
  }
  for (const material of wish.materials) {
    const isShared = wish.shares?.some((one) => one.material === material) === true
    const share = isShared ? Math.max(...sharesOf(offer, material)) : Number.NEGATIVE_INFINITY
    if (Number.isFinite(share)) matched.push(`${conceptName(material, language)} ${texts.percent(share / 100)}`)
    else add([material], facts.materials)
  }
  add(wish.colors, facts.colors)
  for (const trait of wish.traits) {
    const said = facts.says(trait)
    const shared = said ? undefined : sharedTrait(trait, facts.traits)
    if (said?.verdict === 'yes')
      matched.push(texts.reason.traitFrom(conceptName(statedAs(trait, facts.traits), language), said.fromPieces ?? 1))
    else if (shared !== undefined) matched.push(conceptName(shared, language))
  }
  const sizes = wish.sizes.filter((size) => facts.sizes.includes(size))
  if (sizes.length > 0) matched.push(texts.condition.size(sizes))
  const words = wish.words.filter((word) => mentions(facts.text, word))
  if (words.length > 0) matched.push(texts.reason.matchesWords(words.join(' ')))
  return matched
}

/** What of a property the listing states: who wants washable beds is told of the removable cover that makes one so, where no more is said. */
function statedAs(trait: string, stated: readonly string[]): string {
  const narrower = stated.filter((one) => one !== trait && isA(one, trait))
  return !stated.includes(trait) && narrower.length === 1 ? narrower[0]! : trait
}

/** The unit the offer is sold by, as it names it. */
export const unitOf = (offer: Pick<OfferSummary, 'unit'>, language: Language): string | undefined =>
  offer.unit && pickText(offer.unit, language)

/** The unit that all of these offers are sold by; `mixed` where they differ. */
export function unitOfAll(offers: readonly Pick<OfferSummary, 'unit'>[], language: Language, mixed?: string): string | undefined {
  const [unit, ...others] = new Set(offers.map((offer) => unitOf(offer, language)))
  return others.length > 0 ? mixed : unit
}

/** "236 ₽ за штуку", "от 236 ₽ за штуку" where the variants differ. */
export function pieceText(offer: OfferSummary, price: UnitPrice, language: Language): string {
  const texts = textsOf(language)
  const amount = formatMoney(price.minor, price.currency, language)
  return texts.perPiece(price.isFrom ? texts.fromPrice(amount) : amount, unitOf(offer, language))
}
