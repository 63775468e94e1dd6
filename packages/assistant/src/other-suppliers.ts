import type { Language } from '@karavan/contract/language.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { haveSides } from '@karavan/lexicon/measures.ts'
import { isA } from '@karavan/lexicon/names.ts'
import type { Offer, OfferHit, OfferSummary } from '@karavan/marketplaces/port.ts'
import { toCard } from './explain/card.ts'
import { factsOf, type OfferFacts } from './facts.ts'
import type { TurnDeps } from './port.ts'
import { unitPrice } from './prices.ts'
import { toOfferQuery } from './retrieve/to-query.ts'
import { type Dimension, emptyWish, traitKindOf, type Wish, type WishedMeasure } from './wish.ts'
import { toMeasureBound } from './wish-bounds.ts'

/** Offers that are looked at, and sellers that are named. */
const maxLooked = 200
const maxNamed = 12

/** Measures by which one kind of goods is told from another of it. What goods weigh and how long a part is differs between makers of the same thing. */
const telling: readonly Dimension[] = ['volume', 'charge', 'power', 'count']

interface Wanted {
  quantity: number
  language: Language
}

/**
 * The same goods from other sellers: of the same kind, with the same material, measures, device and audience where the offer states them, to be had in the
 * wanted quantity. One offer of each seller, the cheapest first; none where it is not stated what the goods are. `unreachable` where no marketplace answered.
 */
export async function findOtherSuppliers(
  offer: Offer,
  { quantity, language }: Wanted,
  { retrieve, rate }: Pick<TurnDeps, 'retrieve' | 'rate'>,
  signal: AbortSignal,
): Promise<ProductCard[] | 'unreachable'> {
  const facts = factsOf(offer)
  const { seller } = offer
  const [type] = facts.types
  if (!seller || type === undefined) return []
  const wish: Wish = { ...emptyWish(), types: [type], materials: facts.materials.slice(0, 1), measures: onlyMeasures(facts), quantity }
  const got = await retrieve(toOfferQuery(wish, { language, rate, limit: maxLooked, excludeIds: [offer.id] }), signal)
  if (got.asked.length === 0 && got.failed.length > 0) return 'unreachable'
  const price = (one: OfferSummary): number => unitPrice(one, wish, rate)?.minor ?? Number.POSITIVE_INFINITY
  const isOther = ({ offer: one }: OfferHit): boolean =>
    one.seller !== undefined && (one.seller.id !== seller.id || one.platform !== offer.platform) && one.moq <= quantity
  const same = got.hits
    .filter((hit) => isOther(hit) && Number.isFinite(price(hit.offer)) && isSameThing(facts, factsOf(hit.offer)))
    .map((hit) => hit.offer)
    .sort((a, b) => price(a) - price(b) || (a.id < b.id ? -1 : 1))
  const bySeller = new Map<string, OfferSummary>()
  for (const one of same) {
    const key = `${one.platform} ${one.seller?.id}`
    if (!bySeller.has(key)) bySeller.set(key, one)
  }
  return [...bySeller.values()].slice(0, maxNamed).map((one) => toCard(one, wish, language, rate))
}

/** Measures that the goods come in only one of: they are priced by it, and asked for. */
const onlyMeasures = ({ measures }: OfferFacts): WishedMeasure[] =>
  telling.flatMap((dimension) => {
    const values = [...new Set(measures.filter((one) => one.dimension === dimension).map(({ value }) => value))]
    return values.length === 1 ? values.map((target) => ({ dimension, target })) : []
  })

/** Whether what one listing states of its goods the other states as well; where the first says nothing, nothing is asked. */
function isSameThing(one: OfferFacts, other: OfferFacts): boolean {
  return (
    one.types.some((type) => other.types.some((its) => isA(its, type))) &&
    telling.every((dimension) => haveSameMeasure(one, other, dimension)) &&
    (one.sides.length === 0 || one.sides.some((sides) => other.sides.some((its) => haveSides(its, sides)))) &&
    (one.materials.length === 0 || one.materials.some((material) => other.materials.some((its) => isA(its, material)))) &&
    (one.devices.length === 0 || one.devices.some((device) => other.devices.includes(device))) &&
    audienceOf(one) === audienceOf(other)
  )
}

function haveSameMeasure(one: OfferFacts, other: OfferFacts, dimension: Dimension): boolean {
  const [values, its] = [one, other].map(({ measures }) => measures.filter((measure) => measure.dimension === dimension))
  if (!values || !its || values.length === 0) return true
  return values.some(({ value }) => {
    const { min = 0, max = Number.POSITIVE_INFINITY } = toMeasureBound({ dimension, target: value })
    return its.some((measure) => measure.value >= min && measure.value <= max)
  })
}

const audienceOf = ({ traits }: OfferFacts): string =>
  traits
    .filter((trait) => traitKindOf(trait) === 'audience')
    .sort()
    .join(' ')
