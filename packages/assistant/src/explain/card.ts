import { type Language, pickText } from '@karavan/contract/language.ts'
import { convertMinor, displayCurrency, formatMoney, fromMinor } from '@karavan/contract/money.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import type { Offer, OfferHit, OfferSummary } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import type { TurnDeps } from '../port.ts'
import { nextStep, rateBetween, unitPrice } from '../prices.ts'
import { mentions } from '../rank/mentions.ts'
import { isShort, stockMeant } from '../stock.ts'
import { textsOf } from '../texts/by-language.ts'
import { wantedPicture } from '../variants.ts'
import type { Wish } from '../wish.ts'
import { matchedFacts, stockText, unitOf } from './facts.ts'
import { goodRepurchase, lotText, reasonFor, type Shown } from './reason.ts'
import { badgesOf, distinctionsOf, standingsOf } from './standing.ts'

type Rate = TurnDeps['rate']

const maxHighlights = 4

/** Conditions of the buyer that the offer states it meets. What the card shows anyway (price, minimum order) is not said again. */
export function highlightsFor(offer: OfferSummary, wish: Wish, language: Language, rate: Rate): string[] {
  const lot = lotText(offer, wish, language, rate)
  const asked = matchedFacts(offer, { ...wish, words: [] }, language)
  const hours = offer.delivery?.dispatchHours
  if (wish.maxDispatchHours !== undefined && hours !== undefined && hours <= wish.maxDispatchHours)
    asked.push(textsOf(language).reason.dispatch(hours))
  if (wish.inStock && !isShort(offer, wish)) asked.push(...stockFact(offer, wish, language))
  return distinct([...asked.slice(0, lot ? maxHighlights - 1 : maxHighlights), ...(lot ? [lot] : [])])
}

/** Facts with a capital, each once. */
function distinct(facts: string[]): string[] {
  const chosen = new Map<string, string>()
  for (const fact of facts)
    if (!chosen.has(fact.toLowerCase())) chosen.set(fact.toLowerCase(), fact.charAt(0).toUpperCase() + fact.slice(1))
  return [...chosen.values()]
}

const maxFacts = 3

/**
 * Short facts that nobody asked for and that set the offer apart, the most telling first. Neither the title nor the rest of the card says them; `reason`
 * is what it says already.
 */
function factsFor(offer: OfferSummary, wish: Wish, language: Language, rate: Rate, reason: string): string[] {
  const texts = textsOf(language)
  const { highlight } = texts
  const facts = factsOf(offer)
  const title = (pickText(offer.title, language) ?? '').toLowerCase()
  const asked = matchedFacts(offer, wish, language).map((fact) => fact.toLowerCase())
  const isNew = (fact: string): boolean =>
    !asked.includes(fact.toLowerCase()) && !title.includes(fact.toLowerCase()) && !mentions(title, fact.toLowerCase())
  const [feature, ...features] = featuresOf(offer, language).filter(isNew)
  const material = wish.materials.length === 0 && facts.materials.length === 1 ? conceptName(facts.materials[0]!, language) : undefined
  // Where a listing says XXL, its 2XL says the same.
  const sizes = facts.writtenSizes.filter((size) => !/^X{2,}L$/.test(size))
  const { repurchaseRate } = offer.seller ?? {}
  const found: (string | undefined)[] = [
    material !== undefined && isNew(material) ? material : undefined,
    feature,
    repurchaseRate !== undefined && repurchaseRate >= goodRepurchase ? highlight.repurchase(texts.percent(repurchaseRate)) : undefined,
    ...features,
    wish.colors.length === 0 && facts.colors.length > 1 && facts.colors.length <= 4
      ? highlight.colors(facts.colors.map((id) => conceptName(id, language)))
      : undefined,
    wish.sizes.length === 0 && sizes.length > 1 && sizes.length <= 6 ? highlight.sizes(sizes) : undefined,
    offer.salesCount && offer.salesCount >= 100 ? highlight.sold(offer.salesCount) : undefined,
    nextStepText(offer, wish, language, rate),
    ...stockFact(offer, wish, language),
  ]
  const isSaid = (fact: string): boolean => reason.toLowerCase().includes(fact.toLowerCase())
  return distinct(found.filter((fact): fact is string => fact !== undefined && !isSaid(fact))).slice(0, maxFacts)
}

/** How many there are of the variant that is wished for, where there are any. */
function stockFact(offer: OfferSummary, wish: Wish, language: Language): string[] {
  const { stock, named } = stockMeant(offer, wish)
  if (stock === undefined || stock === 0) return []
  if (named.length === 0) return [textsOf(language).highlight.stock(stock, unitOf(offer, language))]
  return [stockText(offer, wish, language)!]
}

/** Longer ones are sentences, not facts. */
const maxFeatureLength = 40

/** What the listing itself names as its features, in its own words: "с дисплеем температуры". */
function featuresOf(offer: OfferSummary, language: Language): string[] {
  const named = offer.attributes.filter(({ name }) =>
    Object.values(name).some((text) => /^(?:особенност|features?$|特点|功能)/i.test(text ?? '')),
  )
  return named
    .flatMap(({ value }) => (pickText(value, language) ?? '').split(/\s*[,;、，；]\s*/))
    .filter((feature) => feature.length > 2 && feature.length <= maxFeatureLength)
}

/** The next step of the ladder, where ordering more would lower the price. */
function nextStepText(offer: OfferSummary, wish: Wish, language: Language, rate: Rate): string | undefined {
  const step = nextStep(offer, wish, rate)
  return step && textsOf(language).highlight.nextStep(step.from, formatMoney(step.minor, step.currency, language), unitOf(offer, language))
}

/** Facts of the seller for a sign on the card. */
function signsOf(offer: OfferSummary, language: Language): string[] {
  const { highlight } = textsOf(language)
  const signs: string[] = []
  if (offer.seller?.isFactory) signs.push(highlight.factory)
  if (offer.seller?.years) signs.push(textsOf(language).years(offer.seller.years))
  return signs
}

/** The card of an offer, priced at the buyer's quantity, in roubles where a rate is known. Its reasons are facts of the offer, so that they are true. */
export function toCard(offer: OfferSummary | Offer, wish: Wish, language: Language, rate: Rate, shown: Shown = {}): ProductCard {
  const price = unitPrice(offer, wish, rate)
  const factor = rateBetween(rate, offer.currency, displayCurrency)
  const unit = unitOf(offer, language)
  const image = wantedPicture(offer, wish) ?? offer.images[0]
  const signs = signsOf(offer, language)
  const reason = reasonFor(offer, wish, language, rate, shown)
  const isWorded = offer.translated?.includes(language) && offer.title[language] !== undefined
  return {
    id: offer.id,
    product_id: offer.id,
    item_id: offer.itemId,
    platform: offer.platform,
    language,
    title: pickText(offer.title, language) ?? offer.itemId,
    ...(offer.title.en ? { title_en: offer.title.en } : {}),
    ...(isWorded ? { title_original: offer.title.zh ?? offer.title.source } : {}),
    ...(image ? { image_url: image } : {}),
    ...(offer.productUrl ? { product_url: offer.productUrl, item_url: offer.productUrl } : {}),
    ...(price ? { price: fromMinor(price.minor) } : {}),
    currency: factor === undefined ? offer.currency : displayCurrency,
    ...(price
      ? {
          price_info: {
            price: fromMinor(price.minor),
            currency: price.currency,
            formatted_price: formatMoney(price.minor, price.currency, language),
            formatted_original: formatMoney(price.original, offer.currency, language),
            quantity: price.quantity,
            ...(price.rate !== undefined ? { exchange_rate: price.rate } : {}),
            ...(price.isFrom ? { is_from: true } : {}),
            ...(price.variant.length > 0 ? { variant: price.variant } : {}),
          },
        }
      : {}),
    price_ladder: offer.priceLadder.map((step) => ({
      from: step.from,
      price: fromMinor(factor === undefined ? step.minor : convertMinor(step.minor, factor)),
    })),
    moq: offer.moq,
    ...(offer.lotSize ? { lot_size: offer.lotSize } : {}),
    ...(unit ? { unit } : {}),
    ...(offer.seller ? { seller_name: offer.seller.name } : {}),
    ...(signs.length > 0 ? { seller_signs: signs } : {}),
    ...(offer.delivery?.dispatchHours ? { dispatch_hours: offer.delivery.dispatchHours } : {}),
    ...(offer.weightGrams ? { weight_grams: offer.weightGrams } : {}),
    ...(offer.boxCm3 ? { box_cm3: offer.boxCm3 } : {}),
    ...(shown.badge ? { badge: shown.badge } : {}),
    llm_reasoning: reason,
    highlights: highlightsFor(offer, wish, language, rate),
    facts: factsFor(offer, wish, language, rate, reason),
  }
}

/**
 * Cards of offers shown together, in their order. `asked`: the buyer's own wish, where a looser one found them; `wishOf`: what of each is nearest to it.
 */
export function toCards(
  hits: OfferHit[],
  wish: Wish,
  language: Language,
  rate: Rate,
  asked?: Wish,
  wishOf: (offer: OfferSummary) => Wish = () => wish,
): ProductCard[] {
  const offers = hits.map((hit) => hit.offer)
  const standings = standingsOf(offers, wish, rate, wishOf)
  const distinctions = distinctionsOf(standings)
  const badges = badgesOf(standings)
  return offers.map((offer) =>
    toCard(offer, wishOf(offer), language, rate, { distinctions: distinctions.get(offer.id), badge: badges.get(offer.id), asked }),
  )
}
