import { haveSides } from '@karavan/lexicon/measures.ts'
import { isAnyOf } from '@karavan/lexicon/names.ts'
import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { factsOf, type OfferFacts } from '../facts.ts'
import { figuresOf, sharesOf, statesFigure } from '../fields.ts'
import { fitsDevice } from '../interpret/grammar/device.ts'
import type { TurnDeps } from '../port.ts'
import { boundsOf, pricedQuantity, priceInCurrency } from '../prices.ts'
import { moqBound } from '../retrieve/to-query.ts'
import { isShort, stockMeant } from '../stock.ts'
import { anyPet, areForPets, type Facet, traitKindOf, traitsOf, type Wish, type WishedFigure, type WishedMeasure } from '../wish.ts'
import { meetsFigure, meetsMeasure, sidesUpTo } from '../wish-bounds.ts'
import { denies, mentions, saysPhrase } from './mentions.ts'
import { hasPhrase } from './said.ts'

/** `unknown` where the offer does not say. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** An offer against a wish: facets it breaks, and facets it says nothing about. */
export interface Checked {
  hit: OfferHit
  broken: Facet[]
  unknown: Facet[]
}

/** Whether a listing says itself that the goods are without something. */
export const isWithout = ({ text }: OfferFacts, phrase: string): boolean => denies(text, phrase.split(' ').at(-1)!)

/** «Без пальцев не надо»: goods that say so are not wanted. */
const lacking = /^(?:без|without) \p{L}|^(?:没有?|无|不带) /u

/** Plastics that have a name of their own, so that nobody looks for them as plastic. */
const plastics = ['material.eva', 'material.tpu', 'material.tpe']
/** Who wants no plastic wants none of its kinds. */
const withMembers = (materials: readonly string[]): readonly string[] =>
  materials.includes('material.plastic') ? [...materials, ...plastics] : materials

/** Marketplaces that search by keyword cannot hold every condition, so each answer is checked again before it is shown. */
export function checkHit(hit: OfferHit, wish: Wish, rate: TurnDeps['rate']): Checked {
  const broken: Facet[] = []
  const unknown: Facet[] = []
  const note = (facet: Facet, verdict: Verdict): void => {
    if (verdict === 'no') broken.push(facet)
    else if (verdict === 'unknown') unknown.push(facet)
  }
  const { offer } = hit
  const facts = factsOf(offer)
  // A wish for goods of a kind holds for what they are; the words beside it are at least somewhere in the offer.
  if (wish.types.length > 0 && wish.words.length > 0 && !wish.words.some((word) => mentions(facts.text, word))) unknown.push('words')
  const isUnwanted = (phrase: string): boolean =>
    lacking.test(phrase)
      ? isWithout(facts, phrase)
      : saysPhrase(facts.text, phrase) || (hasPhrase(offer, phrase) && !isWithout(facts, phrase))
  if (wish.notWords?.some(isUnwanted)) broken.push('words')
  if (wish.device !== undefined) note('device', deviceVerdict(wish.device, facts))
  if (wish.price || wish.budget) note('price', priceVerdict(hit, wish, rate))
  if (wish.colors.length > 0) note('color', oneOf(wish.colors, facts.colors, hit.matched))
  if (wish.severalColors && facts.colors.length < leastColors) note('color', facts.colors.length === 0 ? 'unknown' : 'no')
  // A white lamp may list the colours of its light.
  const areAllDenied = (colors: readonly string[]): boolean => colors.length > 0 && colors.every((color) => wish.notColors.includes(color))
  if (areAllDenied(facts.colors) || areAllDenied(facts.titleColors)) broken.push('color')
  if (wish.materials.length > 0) note('material', oneOf(wish.materials, facts.materials, hit.matched))
  for (const { material, least } of wish.shares ?? [])
    if (wish.materials.includes(material)) note('material', shareVerdict(least, sharesOf(offer, material)))
  if (isAnyOf(withMembers(wish.notMaterials), facts.materials)) broken.push('material')
  for (const trait of wish.notTraits) if (facts.traits.includes(trait) || isAnyOf([trait], facts.types)) broken.push(traitKindOf(trait))
  const { each, anyOf } = traitsOf(wish)
  const verdictOn = (trait: string): Verdict => {
    const fit = traitFit(trait, facts, hit.matched, wish.quantity)
    return fit === 'no' ? 'no' : isUnstated(fit) ? 'unknown' : 'yes'
  }
  for (const trait of each) note(traitKindOf(trait), verdictOn(trait))
  const verdicts = anyOf.map(verdictOn)
  if (anyOf[0] !== undefined) note(traitKindOf(anyOf[0]), (['yes', 'unknown'] as const).find((one) => verdicts.includes(one)) ?? 'no')
  if (wish.sizes.length > 0) note('size', sizesVerdict(wish.sizes, facts.sizes, hit.matched))
  for (const measure of wish.measures) note('measure', measureVerdict(measure, facts.measures, facts.sides))
  if (wish.sides) note('measure', sidesVerdict(wish.sides, facts.sides))
  for (const figure of wish.figures ?? []) note('measure', figureVerdict(offer, figure, statedFigures(hit, figure)))
  const moq = moqBound(wish)
  if (moq !== undefined && offer.moq > moq) broken.push('moq')
  if (wish.maxDispatchHours !== undefined) {
    const hours = offer.delivery?.dispatchHours
    note('dispatch', hours === undefined ? 'unknown' : hours <= wish.maxDispatchHours ? 'yes' : 'no')
  }
  if (wish.inStock) note('stock', stockMeant(offer, wish).stock === undefined ? 'unknown' : isShort(offer, wish) ? 'no' : 'yes')
  if (wish.sellerName !== undefined) {
    const name = offer.seller?.name.toLowerCase() ?? ''
    note('seller', wish.sellerName.split(/\s+/).every((word) => name.includes(word)) ? 'yes' : 'no')
  }
  if (wish.factoryOnly) note('seller', offer.seller?.isFactory === true ? 'yes' : 'no')
  if (wish.minSellerYears !== undefined) {
    const years = offer.seller?.years
    note('seller', years === undefined ? 'unknown' : years >= wish.minSellerYears ? 'yes' : 'no')
  }
  return { hit, broken: [...new Set(broken)], unknown: [...new Set(unknown)] }
}

/** So many colours are several. */
const leastColors = 2

function priceVerdict(hit: OfferHit, wish: Wish, rate: TurnDeps['rate']): Verdict {
  const bounds = boundsOf(wish)
  if (bounds) {
    const minor = priceInCurrency(hit.offer, wish, bounds.currency, rate)
    if (minor === undefined) return 'no'
    if ((bounds.min !== undefined && minor < bounds.min) || (bounds.max !== undefined && minor > bounds.max)) return 'no'
  }
  if (wish.budget) {
    const minor = priceInCurrency(hit.offer, wish, wish.budget.currency, rate)
    if (minor === undefined || minor * pricedQuantity(hit.offer, wish) > wish.budget.minor) return 'no'
  }
  return 'yes'
}

/**
 * What the offer states decides; only where it states nothing of the kind, the marketplace's own match is believed: red headphones in a white box are found
 * for "white" as well.
 */
function oneOf(wanted: string[], stated: string[], matched: string[]): Verdict {
  if (stated.length > 0) return isAnyOf(wanted, stated) ? 'yes' : 'no'
  return wanted.some((id) => matched.includes(id)) ? 'yes' : 'unknown'
}

/** So many sizes and more are a run to be sold, of which a shop wants each; of fewer one will do. */
export const leastOfRun = 4
export const isRun = (sizes: readonly string[]): boolean => sizes.length >= leastOfRun
const sizesVerdict = (wanted: string[], stated: string[], matched: string[]): Verdict =>
  isRun(wanted) && stated.length > 0 ? (hasEvery(wanted, stated) ? 'yes' : 'no') : oneOf(wanted, stated, matched)

/** Whether an offer states each of these. */
export const hasEvery = (wanted: readonly string[], stated: readonly string[]): boolean => wanted.every((id) => isAnyOf([id], stated))

export function measureVerdict(
  measure: WishedMeasure,
  stated: { dimension: string; value: number }[],
  sides: readonly number[][] = [],
): Verdict {
  const within = sidesUpTo(measure, sides)
  if (within) return within.length > 0 ? 'yes' : 'no'
  const values = stated.filter((one) => one.dimension === measure.dimension).map((one) => one.value)
  if (values.length === 0) return 'unknown'
  return values.some((value) => meetsMeasure(measure, value)) ? 'yes' : 'no'
}

/** What is made of a material may be made of others as well: only a stated share says how much. */
const shareVerdict = (least: number, stated: readonly number[]): Verdict =>
  stated.length === 0 ? 'unknown' : stated.some((share) => share >= least) ? 'yes' : 'no'

/** Cases that name no telephone may be for this one; for other devices they must say so. */
function deviceVerdict(wanted: string, { devices }: OfferFacts): Verdict {
  if (devices.some((stated) => fitsDevice(stated, wanted))) return 'yes'
  // "For iPhone" and no more leaves open for which.
  const [family] = wanted.split(' ')
  if (devices.length > 0) return devices.every((stated) => stated === family) ? 'unknown' : 'no'
  return phones.has(family!) ? 'unknown' : 'no'
}
const phones = new Set(['iphone', 'samsung', 'redmi', 'xiaomi', 'huawei'])

/** A curtain of 150x270 is as high as its longer side, where nothing else is stated. */
function statedFigures({ offer }: OfferHit, { field }: WishedFigure): readonly number[] {
  const stated = figuresOf(offer, field)
  const isSide = field === 'height' || field === 'width' || field === 'length'
  return stated.length > 0 || !isSide ? stated : factsOf(offer).sides.flat()
}

function figureVerdict(offer: OfferHit['offer'], figure: WishedFigure, stated: readonly number[]): Verdict {
  if (stated.length === 0) return 'unknown'
  return stated.some((value) => meetsFigure(figure, value)) || statesFigure(offer, figure) ? 'yes' : 'no'
}

export function sidesVerdict(wanted: readonly number[], stated: readonly number[][]): Verdict {
  if (stated.length === 0) return 'unknown'
  return stated.some((sides) => haveSides(sides, wanted)) ? 'yes' : 'no'
}

/** What is for everyone, or for adults, is for men and for women as well. */
const forBoth = ['audience.unisex', 'audience.adults']
const forPets = ['audience.pets']
const alsoFits: Record<string, string[]> = {
  'audience.men': forBoth,
  'audience.women': forBoth,
  'audience.adults': ['audience.women', 'audience.men', 'audience.unisex'],
  'audience.cats': forPets,
  'audience.dogs': forPets,
}
/** The stated trait that includes a wished one which is not stated itself: unisex for men's. */
export const sharedTrait = (trait: string, stated: readonly string[]): string | undefined =>
  stated.find((one) => alsoFits[trait]?.includes(one))
const grownUps = ['audience.men', 'audience.women', 'audience.adults']
/** Whom goods for somebody are not for; what is narrower ("girls") is meant as well. Goods that name nobody are for anybody. So are those of the other season. */
const others: Record<string, string[]> = {
  'audience.men': ['audience.women', 'audience.kids', 'audience.pets'],
  'audience.women': ['audience.men', 'audience.kids', 'audience.pets'],
  'audience.adults': ['audience.kids', 'audience.pets'],
  'audience.kids': [...grownUps, 'audience.pets'],
  'audience.baby': [...grownUps, 'audience.pets'],
  'audience.girls': [...grownUps, 'audience.boys', 'audience.pets'],
  'audience.boys': [...grownUps, 'audience.girls', 'audience.pets'],
  'audience.pets': [...grownUps, 'audience.unisex', 'audience.kids'],
  'audience.cats': [...grownUps, 'audience.unisex', 'audience.kids', 'audience.dogs'],
  'audience.dogs': [...grownUps, 'audience.unisex', 'audience.kids', 'audience.cats'],
  'season.summer': ['season.winter'],
  'season.winter': ['season.summer'],
}

type TraitFit = 'stated' | 'shared' | 'matched' | 'no' | 'unknown'
/** The word of a marketplace is less than a statement. */
export const isUnstated = (fit: TraitFit): boolean => fit === 'unknown' || fit === 'matched'

/**
 * Whether an offer has a trait by its own facts, `shared` as one for everyone, or only by the marketplace's word; `no` where it says so itself, has it only
 * from more pieces than are wanted, or is for others.
 */
export function traitFit(trait: string, facts: OfferFacts, matched: readonly string[], quantity?: number): TraitFit {
  const said = facts.says(trait)
  if (said?.verdict === 'no') return 'no'
  if (said) return quantity !== undefined && said.fromPieces !== undefined && said.fromPieces > quantity ? 'no' : 'stated'
  const stated = facts.traits
  const isOfOtherPet = anyPet.has(trait) && stated.some((one) => anyPet.has(one))
  if (!isOfOtherPet && sharedTrait(trait, stated) !== undefined) return 'shared'
  if (statedInstead(trait, facts).length > 0) return 'no'
  if (anyPet.has(trait) && areForPets(facts.types)) return 'shared'
  return matched.includes(trait) ? 'matched' : 'unknown'
}

/** What an offer states that a wished trait excludes: women for men, winter for summer. */
export const statedInstead = (trait: string, { traits }: OfferFacts): string[] =>
  traits.filter((one) => isAnyOf(others[trait] ?? [], [one]))

const oldestChild = 14
/** "На девочку 5 лет": women's hats are none for her. */
const isOfChild = ({ figures = [] }: Pick<Wish, 'figures'>): boolean =>
  figures.some(({ field, below }) => field === 'age' && below !== undefined && below <= oldestChild + 1)

/** Whether an offer is for others than the wish, or for those that it leaves out. */
export function isForOthers(hit: OfferHit, wish: Pick<Wish, 'traits' | 'notTraits' | 'figures'>): boolean {
  const facts = factsOf(hit.offer)
  const isAudience = (trait: string): boolean => traitKindOf(trait) === 'audience'
  return (
    (isOfChild(wish) && !isAnyOf(['audience.kids', 'audience.unisex'], facts.traits) && isAnyOf(grownUps, facts.traits)) ||
    wish.traits.some((trait) => isAudience(trait) && traitFit(trait, facts, hit.matched) === 'no') ||
    wish.notTraits.some((trait) => isAudience(trait) && facts.traits.includes(trait))
  )
}

/** How surely the offer is of a wished type: by its titles, or only by the marketplace's word. */
export function typeFit(wanted: string[], types: string[], matched: string[]): number {
  if (wanted.length === 0) return 0
  const place = wanted.findIndex((want) => isAnyOf([want], types))
  if (place >= 0) return place === 0 ? 1 : 0.85
  return wanted.some((want) => matched.includes(want)) ? 0.35 : 0
}
