import { type Language, pickText } from '@karavan/contract/language.ts'
import { convertMinor, displayCurrency, formatMoney, fromMinor } from '@karavan/contract/money.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { haveSides } from '@karavan/lexicon/measures.ts'
import { conceptName, isA } from '@karavan/lexicon/names.ts'
import type { Offer, OfferHit, OfferSummary } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import type { TurnDeps } from '../port.ts'
import { nextStep, rateBetween, type UnitPrice, unitPrice } from '../prices.ts'
import { isAnyOf, sharedTrait, statedInstead } from '../rank/check.ts'
import { mentions } from '../rank/mentions.ts'
import { textsOf } from '../texts/by-language.ts'
import type { Wish } from '../wish.ts'
import { toMeasureBound } from '../wish-bounds.ts'
import { describeGoods } from './describe.ts'
import { sentence } from './sentence.ts'

type Rate = TurnDeps['rate']

/** What an offer is the first in, among those shown with it. */
export interface Distinction {
  lowestPrice?: boolean
  smallestMoq?: boolean
}

/** Which of the offers shown together has the lowest price and the smallest minimum; nobody where two share it. */
export function distinctionsOf(offers: OfferSummary[], wish: Wish, rate: Rate): Map<string, Distinction> {
  const found = new Map<string, Distinction>()
  if (offers.length < 3) return found
  const note = (values: (number | undefined)[], key: keyof Distinction): void => {
    if (values.some((value) => value === undefined)) return
    const low = Math.min(...(values as number[]))
    const at = values.indexOf(low)
    if (values.lastIndexOf(low) !== at) return
    const { id } = offers[at]!
    found.set(id, { ...found.get(id), [key]: true })
  }
  const prices = offers.map((offer) => unitPrice(offer, wish, rate))
  if (new Set(prices.map((price) => price?.currency)).size === 1)
    note(
      prices.map((price) => price?.minor),
      'lowestPrice',
    )
  note(
    offers.map((offer) => offer.moq),
    'smallestMoq',
  )
  return found
}

/** Properties of an offer that the wish asked for and the offer states, in the reply's language. */
export function matchedFacts(offer: OfferSummary, wish: Wish, language: Language): string[] {
  const texts = textsOf(language)
  const facts = factsOf(offer)
  const matched: string[] = []
  for (const measure of wish.measures) {
    const { min, max } = toMeasureBound(measure)
    const fitting = facts.measures
      .filter(
        (one) => one.dimension === measure.dimension && (min === undefined || one.value >= min) && (max === undefined || one.value <= max),
      )
      .map((one) => one.value)
    const near = measure.target ?? min ?? max ?? 0
    fitting.sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || a - b)
    if (fitting[0] !== undefined) matched.push(texts.measure(measure.dimension, fitting[0]))
  }
  const { sides } = wish
  const own = sides && facts.sides.find((stated) => haveSides(stated, sides))
  if (own) matched.push(texts.sides(own))
  const add = (wanted: string[], stated: string[]): void => {
    for (const id of wanted) if (stated.some((one) => one === id || isA(one, id))) matched.push(conceptName(id, language))
  }
  add(wish.materials, facts.materials)
  add(wish.colors, facts.colors)
  for (const trait of wish.traits) {
    const said = facts.says(trait)
    const shared = said ? undefined : sharedTrait(trait, facts.traits)
    if (said?.verdict === 'yes') matched.push(texts.reason.traitFrom(conceptName(trait, language), said.fromPieces ?? 1))
    else if (shared !== undefined) matched.push(conceptName(shared, language))
  }
  const sizes = wish.sizes.filter((size) => facts.sizes.includes(size))
  if (sizes.length > 0) matched.push(texts.condition.size(sizes))
  const words = wish.words.filter((word) => mentions(facts.text, word))
  if (words.length > 0) matched.push(texts.reason.matchesWords(words.join(' ')))
  return matched
}

/** How an offer is shown. */
interface Shown {
  distinction?: Distinction | undefined
  /** The buyer's own wish, where the offer was found by a looser one. */
  asked?: Wish | undefined
}

/** Why this offer, in one or two sentences. Only fields that it has; `unknown` ones are not spoken of. */
export function reasonFor(
  offer: OfferSummary,
  wish: Wish,
  language: Language,
  rate: Rate,
  { distinction = {}, asked = wish }: Shown = {},
): string {
  const texts = textsOf(language)
  const { reason } = texts
  const { gift: _, occasion: __, ...plain } = wish
  const matched = matchedFacts(offer, wish, language)
  const price = unitPrice(offer, wish, rate)
  const unit = unitOf(offer, language)
  const priceText = price ? reason.price(pieceText(offer, price, language), wish.quantity, offer.moq, unit) : reason.priceUnknown
  const seller: string[] = []
  if (offer.seller?.years && offer.seller.years >= 2) seller.push(reason.seller(offer.seller.years))
  if (offer.seller?.isFactory && (wish.factoryOnly || seller.length === 0)) seller.push(reason.factory)
  if (wish.trustedSeller && offer.seller?.repurchaseRate) seller.push(reason.repurchase(texts.percent(offer.seller.repurchaseRate)))
  if (wish.maxDispatchHours !== undefined && offer.delivery?.dispatchHours) seller.push(reason.dispatch(offer.delivery.dispatchHours))
  if (wish.sort === 'sales' && offer.salesCount) seller.push(reason.sold(offer.salesCount))
  if (price && !wish.price && wish.budget && wish.quantity !== undefined && offer.moq <= wish.quantity)
    seller.unshift(reason.lot(formatMoney(price.minor * wish.quantity, price.currency, language), wish.quantity, unit))
  const comma = language === 'zh' ? '，' : ', '
  const semicolon = language === 'zh' ? '；' : '; '
  const first =
    matched.length > 0
      ? matched.join(comma)
      : wish.types.length > 0
        ? describeGoods({ ...plain, types: [kindOf(offer, wish)], measures: [], words: [] }, language, 'one')
        : ''
  const main = [first, [priceText, ...seller].join(comma)].filter(Boolean).join(semicolon)
  const extra = missedTraits(offer, wish, asked, language)
  if (wish.quantity !== undefined && offer.moq > wish.quantity) extra.push(reason.belowMinimum(offer.moq, unit))
  if (distinction.lowestPrice && isAboutPrice(wish)) extra.push(reason.lowestShown)
  else if (distinction.smallestMoq) extra.push(reason.smallestMoqShown)
  return [sentence(main, language), ...(extra.length > 0 ? [sentence(extra.join(comma), language)] : [])].join(language === 'zh' ? '' : ' ')
}

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

const isAboutPrice = ({ price, budget, sort }: Wish): boolean => price !== undefined || budget !== undefined || sort === 'price'

/** The wished kind that the offer is of. */
const kindOf = (offer: OfferSummary, wish: Wish): string =>
  wish.types.find((type) => isAnyOf([type], factsOf(offer).types)) ?? wish.types[0]!

/** The unit the offer is sold by, as it names it. */
export const unitOf = (offer: Pick<OfferSummary, 'unit'>, language: Language): string | undefined =>
  offer.unit && pickText(offer.unit, language)

/** "236 ₽ за штуку", "от 236 ₽ за штуку" where the variants differ. */
export function pieceText(offer: OfferSummary, price: UnitPrice, language: Language): string {
  const texts = textsOf(language)
  const amount = formatMoney(price.minor, price.currency, language)
  return texts.perPiece(price.isFrom ? texts.fromPrice(amount) : amount, unitOf(offer, language))
}

const maxHighlights = 4
/** Of them, how many may say what was asked for, so that there is room for what sets the offer apart. */
const maxAsked = 3

/**
 * Up to four short facts: what was asked for first, then what sets this offer apart. What the card shows anyway (title, minimum order, price,
 * dispatch, the seller's signs) is not said again.
 */
export function highlightsFor(offer: OfferSummary, wish: Wish, language: Language, rate: Rate): string[] {
  const texts = textsOf(language)
  const { highlight } = texts
  const facts = factsOf(offer)
  const asked = matchedFacts(offer, { ...wish, words: [] }, language).slice(0, maxAsked)
  const title = (pickText(offer.title, language) ?? '').toLowerCase()
  const isNew = (fact: string): boolean => !title.includes(fact.toLowerCase()) && !mentions(title, fact.toLowerCase())
  const [feature, ...features] = featuresOf(offer, language).filter(isNew)
  const material = wish.materials.length === 0 && facts.materials.length === 1 ? conceptName(facts.materials[0]!, language) : undefined
  // Where a listing says XXL, its 2XL says the same.
  const sizes = facts.sizes.filter((size) => !/^X{2,}L$/.test(size))
  const { repurchaseRate } = offer.seller ?? {}
  const more: (string | undefined)[] = [
    material !== undefined && isNew(material) ? material : undefined,
    feature,
    repurchaseRate !== undefined && repurchaseRate >= 0.2 ? highlight.repurchase(texts.percent(repurchaseRate)) : undefined,
    ...features,
    wish.colors.length === 0 && facts.colors.length > 1 && facts.colors.length <= 4
      ? highlight.colors(facts.colors.map((id) => conceptName(id, language)))
      : undefined,
    wish.sizes.length === 0 && sizes.length > 1 && sizes.length <= 6 ? highlight.sizes(sizes) : undefined,
    offer.salesCount && offer.salesCount >= 100 ? highlight.sold(offer.salesCount) : undefined,
    nextStepText(offer, wish, language, rate),
    offer.stock !== undefined && offer.stock > 0 ? highlight.stock(offer.stock, unitOf(offer, language)) : undefined,
  ]
  const chosen = new Map<string, string>()
  for (const fact of [...asked, ...more]) {
    if (fact !== undefined && !chosen.has(fact.toLowerCase())) chosen.set(fact.toLowerCase(), fact.charAt(0).toUpperCase() + fact.slice(1))
  }
  return [...chosen.values()].slice(0, maxHighlights)
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
export function toCard(offer: OfferSummary | Offer, wish: Wish, language: Language, rate: Rate, shown?: Shown): ProductCard {
  const price = unitPrice(offer, wish, rate)
  const factor = rateBetween(rate, offer.currency, displayCurrency)
  const unit = unitOf(offer, language)
  const image = offer.images[0]
  const signs = signsOf(offer, language)
  return {
    id: offer.id,
    product_id: offer.id,
    item_id: offer.itemId,
    platform: offer.platform,
    title: pickText(offer.title, language) ?? offer.itemId,
    ...(offer.title.en ? { title_en: offer.title.en } : {}),
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
          },
        }
      : {}),
    price_ladder: offer.priceLadder.map((step) => ({
      from: step.from,
      price: fromMinor(factor === undefined ? step.minor : convertMinor(step.minor, factor)),
    })),
    moq: offer.moq,
    ...(unit ? { unit } : {}),
    ...(offer.seller ? { seller_name: offer.seller.name } : {}),
    ...(signs.length > 0 ? { seller_signs: signs } : {}),
    ...(offer.delivery?.dispatchHours ? { dispatch_hours: offer.delivery.dispatchHours } : {}),
    ...(offer.weightGrams ? { weight_grams: offer.weightGrams } : {}),
    llm_reasoning: reasonFor(offer, wish, language, rate, shown),
    highlights: highlightsFor(offer, wish, language, rate),
  }
}

/** Cards of offers shown together, in their order. `asked`: the buyer's own wish, where a looser one found them. */
export function toCards(hits: OfferHit[], wish: Wish, language: Language, rate: Rate, asked?: Wish): ProductCard[] {
  const offers = hits.map((hit) => hit.offer)
  const distinctions = distinctionsOf(offers, wish, rate)
  return offers.map((offer) => toCard(offer, wish, language, rate, { distinction: distinctions.get(offer.id), asked }))
}
