import type { Language } from '@karavan/contract/language.ts'
import { isPartialLot } from '@karavan/contract/lots.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import type { CardBadge } from '@karavan/contract/product-card.ts'
import { conceptName, isAnyOf } from '@karavan/lexicon/names.ts'
import type { OfferSummary } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import type { TurnDeps } from '../port.ts'
import { unitPrice, wantedOf } from '../prices.ts'
import { statedInstead } from '../rank/check.ts'
import { isShort } from '../stock.ts'
import { textsOf } from '../texts/by-language.ts'
import type { Wish } from '../wish.ts'
import { describeGoods } from './describe.ts'
import { kitText, matchedFacts, pieceText, quantityCaveat, unitOf } from './facts.ts'
import type { Point } from './point.ts'
import { sentence } from './sentence.ts'
import { pointText } from './standing.ts'

type Rate = TurnDeps['rate']

/**
 * Everything that speaks for an offer, in one or two sentences: what was asked for, the price, the seller. Only fields that it has; unknown ones are not
 * spoken of.
 */
export function whyText(offer: OfferSummary, wish: Wish, language: Language, rate: Rate): string {
  const texts = textsOf(language)
  const { reason } = texts
  const { gift: _, occasion: __, isSeveral: ___, ...plain } = wish
  const matched = matchedFacts(offer, wish, language)
  const price = unitPrice(offer, wish, rate)
  const unit = unitOf(offer, language)
  const priceText = price ? reason.price(pieceText(offer, price, language), wantedOf(offer, wish), offer.moq, unit) : reason.priceUnknown
  const seller: string[] = []
  if (offer.seller?.years && offer.seller.years >= 2) seller.push(reason.seller(offer.seller.years))
  if (offer.seller?.isFactory && (wish.factoryOnly || seller.length === 0)) seller.push(reason.factory)
  if (wish.trustedSeller && offer.seller?.repurchaseRate) seller.push(reason.repurchase(texts.percent(offer.seller.repurchaseRate)))
  if (wish.maxDispatchHours !== undefined && offer.delivery?.dispatchHours) seller.push(reason.dispatch(offer.delivery.dispatchHours))
  if (wish.sort === 'sales' && offer.salesCount) seller.push(reason.sold(offer.salesCount))
  const lot = lotText(offer, wish, language, rate)
  if (lot) seller.unshift(lot)
  const comma = language === 'zh' ? '，' : ', '
  const first =
    matched.length > 0
      ? matched.join(comma)
      : wish.types.length > 0
        ? describeGoods({ ...plain, types: [kindOf(offer, wish)], measures: [], words: [] }, language, 'one')
        : ''
  const main = [first, [priceText, ...seller].join(comma)].filter(Boolean).join(language === 'zh' ? '；' : '; ')
  return sentences([main, caveats(offer, wish, wish, language).join(comma)], language)
}

/** How an offer is shown. */
export interface Shown {
  /** In what it alone is the best of those shown, the most important first. */
  distinctions?: Point[] | undefined
  /** What stands on its card already, and is not said a second time. */
  badge?: CardBadge | undefined
  /** The buyer's own wish, where the offer was found by a looser one. */
  asked?: Wish | undefined
}

/** What an offer alone has of those shown, else what its buyers and years say for it, and what has to be known of it; '' where there is nothing. */
export function reasonFor(
  offer: OfferSummary,
  wish: Wish,
  language: Language,
  rate: Rate,
  { distinctions = [], badge, asked = wish }: Shown,
): string {
  const { reason } = textsOf(language)
  const [point] = distinctions.filter((one) => one !== 'price' || badge !== 'cheapest')
  const best = point === undefined ? standingText(offer, language) : reason.best[point](pointText(offer, point, wish, rate, language))
  const said = caveats(offer, wish, asked, language)
  if (unitPrice(offer, wish, rate) === undefined) said.unshift(reason.priceUnknown)
  return sentences([best, said.join(language === 'zh' ? '，' : ', ')], language)
}

/** From which share of returning buyers on it speaks for a seller. */
export const goodRepurchase = 0.2

function standingText({ seller, salesCount }: OfferSummary, language: Language): string {
  const { reason, percent } = textsOf(language)
  if (seller?.repurchaseRate !== undefined && seller.repurchaseRate >= goodRepurchase)
    return reason.repurchase(percent(seller.repurchaseRate))
  if (seller?.years !== undefined && seller.years >= 2) return reason.seller(seller.years)
  return salesCount !== undefined && salesCount >= 100 ? reason.sold(salesCount) : ''
}

/** The sum of the lot, where one was named and the offer can be bought at the quantity. */
export const lotText = (offer: OfferSummary, wish: Wish, language: Language, rate: Rate): string | undefined =>
  wish.budget && !wish.price ? sumText(offer, wish, language, rate) : undefined

/** What the quantity comes to, where there are several pieces and the offer can be bought so. */
export function sumText(offer: OfferSummary, wish: Wish, language: Language, rate: Rate): string | undefined {
  const price = unitPrice(offer, wish, rate)
  const { quantity } = wish
  if (
    !price ||
    wish.counts ||
    quantity === undefined ||
    quantity < 2 ||
    offer.moq > quantity ||
    isPartialLot(quantity, offer.lotSize) ||
    isShort(offer, wish)
  )
    return undefined
  const sum = formatMoney(price.minor * quantity, price.currency, language)
  return textsOf(language).reason.lot(sum, quantity, unitOf(offer, language))
}

/** What speaks against an offer, or has to be known of it: wished traits that it was found without, the kit that its price is of, a minimum above the quantity, lots that it is no multiple of. */
function caveats(offer: OfferSummary, wish: Wish, asked: Wish, language: Language): string[] {
  const said = missedTraits(offer, wish, asked, language)
  const atQuantity = quantityCaveat(offer, wish, language)
  return [...said, ...[kitText(offer, wish, language), atQuantity].filter((one) => one !== undefined)]
}

const sentences = (parts: string[], language: Language): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => sentence(part, language))
    .join(language === 'zh' ? '' : ' ')

/** Wished traits that were given up to find this offer, where its fields speak of them: never left unsaid, never claimed. */
function missedTraits(offer: OfferSummary, wish: Wish, asked: Wish, language: Language): string[] {
  const { reason } = textsOf(language)
  const facts = factsOf(offer)
  return asked.traits
    .filter((trait) => !wish.traits.includes(trait))
    .flatMap((trait) => {
      const said = facts.says(trait)
      const name = conceptName(trait, language)
      if (said?.verdict === 'no') return reason.traitDenied(name)
      if (said) return said.fromPieces === undefined ? [] : reason.traitOnlyFrom(name, said.fromPieces)
      const [instead] = statedInstead(trait, facts)
      return instead === undefined ? [] : reason.traitInstead(conceptName(instead, language))
    })
}

/** The wished kind that the offer is of. */
export const kindOf = (offer: OfferSummary, wish: Wish): string =>
  wish.types.find((type) => isAnyOf([type], factsOf(offer).types)) ?? wish.types[0]!
