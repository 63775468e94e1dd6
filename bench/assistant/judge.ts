import type { Intent } from '@karavan/assistant/interpret/intent.ts'
import { hasFacet, type Wish } from '@karavan/assistant/wish.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { type Offer, priceAt, variantPricesOf } from '@karavan/marketplaces/port.ts'
import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import { roubles } from '@karavan/testing/talk.ts'
import type { Answer, Understanding } from './expectations.ts'
import { wrongBy } from './oracle.ts'

export interface Shown {
  offer: Offer
  /** Roubles for one piece; `undefined` where the offer does not bear out what the card says. */
  price: number | undefined
}

function nameOf(intent: Intent): Understanding['intent'] {
  if (intent.kind !== 'search') return intent.kind
  return intent.isNew ? 'search' : 'refine'
}

/** What of a message was not understood as it is meant, a line each. */
export function misunderstood(expected: Understanding, intent: Intent, wish: Wish | undefined): string[] {
  const said: string[] = []
  const check = (name: string, isRight: boolean, got: unknown): void => {
    if (!isRight) said.push(`${name}: ${JSON.stringify(got)}`)
  }
  const sameSet = (some: readonly string[] | undefined, others: readonly string[]): boolean =>
    some === undefined || (some.length === others.length && some.every((one) => others.includes(one)))
  check('intent', expected.intent === nameOf(intent), nameOf(intent))
  const got = wish ?? {
    types: [],
    colors: [],
    notColors: [],
    materials: [],
    traits: [],
    notTraits: [],
    sizes: [],
    measures: [],
    words: [],
    notMaterials: [],
  }
  if (expected.types) check('types', expected.types.includes(got.types[0] ?? ''), got.types)
  if (expected.quantity !== undefined) check('quantity', wish?.quantity === expected.quantity, wish?.quantity)
  if (expected.price) {
    const { currency, ...amounts } = expected.price
    const isSame = (['min', 'max', 'target'] as const).every(
      (side) => (amounts[side] === undefined ? undefined : amounts[side] * 100) === wish?.price?.[side],
    )
    check('price', wish?.price?.currency === currency && isSame, wish?.price)
  }
  if (expected.budget)
    check('budget', wish?.budget?.currency === expected.budget.currency && wish.budget.minor === expected.budget.amount * 100, wish?.budget)
  check('colors', sameSet(expected.colors, got.colors), got.colors)
  check('notColors', sameSet(expected.notColors, got.notColors), got.notColors)
  check('materials', sameSet(expected.materials, got.materials), got.materials)
  check('sizes', sameSet(expected.sizes, got.sizes), got.sizes)
  check(
    'traits',
    (expected.traits ?? []).every((trait) => got.traits.includes(trait)),
    got.traits,
  )
  check(
    'notTraits',
    (expected.notTraits ?? []).every((trait) => got.notTraits.includes(trait)),
    got.notTraits,
  )
  if (expected.measure) {
    const measure = got.measures.find((one) => one.dimension === expected.measure?.dimension)
    check(
      'measure',
      measure?.target === expected.measure.target && measure?.min === expected.measure.min && measure?.max === expected.measure.max,
      got.measures,
    )
  }
  if (expected.maxMoq !== undefined) check('maxMoq', wish?.maxMoq === expected.maxMoq, wish?.maxMoq)
  if (expected.factoryOnly) check('factoryOnly', wish?.factoryOnly === true, wish?.factoryOnly)
  if (expected.maxDispatchHours !== undefined)
    check('maxDispatchHours', wish?.maxDispatchHours === expected.maxDispatchHours, wish?.maxDispatchHours)
  if (expected.sort) check('sort', wish?.sort === expected.sort, wish?.sort)
  for (const facet of expected.without ?? []) check(`without ${facet}`, wish !== undefined && !hasFacet(wish, facet), wish)
  return said
}

/**
 * Roubles for one piece: by the ladder at the quantity, or, where variants differ in price, what the card says, provided that one of them costs that.
 */
export function inRoubles(offer: Offer, quantity: number, said: number | undefined): number | undefined {
  const variants = variantPricesOf(offer)
  const minor = variants
    ? variants.find((one) => toRoubles(one.minor, offer.currency) === said)?.minor
    : priceAt(offer.priceLadder, quantity)
  return minor === undefined ? undefined : toRoubles(minor, offer.currency)
}

function toRoubles(minor: number, currency: string): number {
  return Math.round(minor * (roubles[currency] ?? Number.NaN)) / 100
}

/** What the offer is: as drawn in its picture, else as its title is headed. */
function kindsOf(offer: Offer): string[] {
  const drawn = offer.images.map((image) => parsePicturePath(image)?.kind).find((kind) => kind !== undefined)
  if (drawn) return [drawn]
  return Object.values(offer.title).flatMap((title) => headTypes(analyse(title, { fuzzy: false })).map((type) => type.replace('type.', '')))
}

function textOf(offer: Offer): string {
  const texts = [
    offer.title,
    ...offer.attributes.map((one) => one.value),
    ...offer.options.flatMap((group) => group.values.map((value) => value.name)),
  ]
  return texts.flatMap((text) => Object.values(text)).join('\n')
}

/** Whether an attribute says so, in whatever language. */
function states(offer: Offer, [name, value]: [name: RegExp, value: RegExp]): boolean {
  return offer.attributes.some(
    (one) => Object.values(one.name).some((text) => name.test(text)) && Object.values(one.value).some((text) => value.test(text)),
  )
}

/** What is wrong with an answer, a line each: in its text and in each card's own offer. */
export function wrong(expected: Answer, html: string, shown: Shown[], seen: ReadonlySet<string>, lowestBefore: number): string[] {
  const said: string[] = []
  const plain = html.replace(/<[^>]+>/g, ' ')
  if (expected.says && !expected.says.test(plain)) said.push(`does not say ${expected.says}: ${plain.slice(0, 160)}`)
  if (expected.saysNot?.test(plain)) said.push(`says ${expected.saysNot}: ${plain.slice(0, 160)}`)
  if (expected.wants) said.push(...wrongBy(expected.wants, html, shown))
  if (shown.length < expected.cards) said.push(`${shown.length} cards`)
  if (expected.cards === 0 && !expected.mayShow && shown.length > 0) said.push(`${shown.length} cards where none belong`)
  for (const { offer, price } of shown) {
    const note = (what: string): void => void said.push(`${what}: ${offer.title.ru ?? offer.title.zh} (${offer.id})`)
    if (
      expected.kinds &&
      !kindsOf(offer).some((kind) => expected.kinds?.some((wanted) => kind === wanted || isA(`type.${kind}`, `type.${wanted}`)))
    )
      note(`kind ${kindsOf(offer).join()}`)
    if (expected.maxRub !== undefined && !(price !== undefined && price <= expected.maxRub)) note(`price ${price}`)
    if (expected.minRub !== undefined && !(price !== undefined && price >= expected.minRub)) note(`price ${price}`)
    if (expected.maxMoq !== undefined && offer.moq > expected.maxMoq) note(`minimum ${offer.moq}`)
    if (expected.has && !expected.has.test(textOf(offer))) note(`lacks ${expected.has}`)
    if (expected.hasNot?.test(Object.values(offer.title).join('\n'))) note(`has ${expected.hasNot}`)
    if (expected.states && !states(offer, expected.states)) note(`does not state ${expected.states.join(' ')}`)
    if (expected.statesNot && states(offer, expected.statesNot)) note(`states ${expected.statesNot.join(' ')}`)
    if (expected.isFactory && !offer.seller?.isFactory) note('no factory')
    if (
      expected.maxDispatchHours !== undefined &&
      !((offer.delivery?.dispatchHours ?? Number.POSITIVE_INFINITY) <= expected.maxDispatchHours)
    )
      note('dispatch')
    if (expected.isCheaper && !(price !== undefined && price < lowestBefore)) note(`not cheaper than ${lowestBefore}: ${price}`)
    if (expected.isNew && seen.has(offer.id)) note('shown before')
  }
  return said
}
