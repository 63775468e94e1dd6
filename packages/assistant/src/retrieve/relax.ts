import type { Language } from '@karavan/contract/language.ts'
import { isA } from '@karavan/lexicon/names.ts'
import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import type { TurnDeps } from '../port.ts'
import { boundsOf, priceInCurrency } from '../prices.ts'
import { checkHit, isForOthers, isRun, leastOfRun, measureVerdict } from '../rank/check.ts'
import { hasPhrase } from '../rank/said.ts'
import { isShort } from '../stock.ts'
import { type Facet, facets, hasFacet, isTraitKind, traitKindOf, type Wish, type WishedMeasure, withoutFacet } from '../wish.ts'
import { type FindOptions, type Found, findOffers, withoutHits } from './find.ts'
import { moqBound } from './to-query.ts'

export interface Relaxation {
  /** Conditions given up; several where no single one helps. */
  facets: Facet[]
  /** Of a facet of several properties those that are given up; all of them where there are none. */
  traits?: readonly string[]
  /** The wish that found the offers. */
  wish: Wish
  /** The nearest first. */
  found: Found
}

/** Most questions asked to find out what is in the way. */
const maxProbes = 7

/**
 * Nothing fits: tries the wish without each of its conditions and gives the one whose loss costs least, measured by how far the nearest offer is from
 * what was asked. Where none helps alone, as few as it takes; `undefined` where there are no such goods at all. Whom the goods are for is given up last
 * of all, and then for goods that are for anybody, never for those of others: children's socks are no men's.
 */
export async function relax(
  wish: Wish,
  language: Language,
  deps: TurnDeps,
  signal: AbortSignal,
  /** Conditions that must hold. */
  kept: readonly Facet[] = [],
  /** Words that some of what is found must have. */
  keptWords: readonly string[] = [],
): Promise<Relaxation | undefined> {
  const candidates = facets.filter((facet) => facet !== 'device' && hasFacet(wish, facet) && !kept.includes(facet))
  // What no listing says to be for children is for adults.
  const isForAdults = wish.traits.every((trait) => traitKindOf(trait) !== 'audience' || trait === 'audience.adults')
  const others = candidates.filter((facet) => facet !== 'audience' || isForAdults).slice(0, maxProbes)
  const ask = { wish, language, deps, signal, keptWords }
  // What is for children is nothing for a cat.
  const isForPets = wish.traits.some((trait) => isA(trait, 'audience.pets'))
  const isForSomebody = candidates.includes('audience') && !isForAdults && !isForPets && !areWorn(wish)
  const relaxed = (await giveUpOne(ask, isForSomebody ? [...others, 'audience'] : others)) ?? (await giveUpInTurn(ask, others))
  if (relaxed || isForPets || !candidates.includes('audience')) return relaxed
  return (await giveUpOne(ask, ['audience'])) ?? (await giveUpInTurn(ask, [...others, 'audience']))
}

/**
 * Gives up properties that were wished for before, where others were said just now: "some for kids with UV protection" after polarised ones. `undefined`
 * where that finds nothing.
 */
export async function relaxOlder(
  wish: Wish,
  before: Wish,
  language: Language,
  deps: TurnDeps,
  signal: AbortSignal,
): Promise<Relaxation | undefined> {
  const isFeature = (trait: string): boolean => traitKindOf(trait) === 'feature'
  const traits = wish.traits.filter((trait) => isFeature(trait) && before.traits.includes(trait))
  const isSaidAnew = wish.traits.some((trait) => isFeature(trait) && !before.traits.includes(trait))
  if (traits.length === 0 || !isSaidAnew) return undefined
  const looser = { ...wish, traits: wish.traits.filter((trait) => !traits.includes(trait)) }
  const found = await findForSame({ wish, language, deps, signal, keptWords: [] }, looser)
  return found.hits.length > 0 ? { facets: ['feature'], traits, wish: looser, found } : undefined
}

interface Ask {
  /** Words that some of what is found must have. */
  keptWords: readonly string[]
  wish: Wish
  language: Language
  deps: TurnDeps
  signal: AbortSignal
}

/** The one condition whose loss costs least; `undefined` where none helps alone. */
async function giveUpOne(ask: Ask, candidates: readonly Facet[]): Promise<Relaxation | undefined> {
  const { wish, deps } = ask
  const probes = await Promise.all(
    candidates.map(async (facet) => {
      const isByPrice = facet === 'price' && boundsOf(wish)?.min === undefined
      const isOneOfSeveral = facet === 'audience' && candidates.length > 1 && !wish.traits.includes('audience.adults')
      const ofRun = facet === 'size' ? await findSomeOfRun(ask) : undefined
      const looser = ofRun?.wish ?? withoutFacet(wish, facet)
      const same = ofRun?.found ?? (await findForSame(ask, looser, isByPrice ? { sort: 'price' } : {}))
      const found = isOneOfSeveral ? ofNobody(same) : same
      return {
        facet,
        looser,
        found,
        cost:
          found.hits.length > 0 ? (isOneOfSeveral ? costOfNobody : costOf(facet, wish, found.hits, deps.rate)) : Number.POSITIVE_INFINITY,
      }
    }),
  )
  const best = probes.filter((probe) => probe.found.hits.length > 0).sort((a, b) => a.cost - b.cost)[0]
  if (!best) return undefined
  const hits = nearestFirst(best.facet, wish, best.found.hits, deps.rate)
  return await withMostTraits(ask, await withinQuantity(ask, { facets: [best.facet], wish: best.looser, found: { ...best.found, hits } }))
}

/** Of a run of sizes that nobody has as a whole, those that have some of it; `undefined` where nobody has, or no run is wanted. */
async function findSomeOfRun(ask: Ask): Promise<Pick<Relaxation, 'wish' | 'found'> | undefined> {
  const { sizes } = ask.wish
  if (!isRun(sizes)) return undefined
  const wish = { ...ask.wish, sizes: sizes.slice(1, leastOfRun) }
  const found = await findForSame(ask, wish)
  return found.hits.length > 0 ? { wish, found } : undefined
}

/** A minimum order that is larger than was asked for, and still within what is wanted: "with no minimum" of 40 boxes is no 200. */
async function withinQuantity(ask: Ask, relaxed: Relaxation): Promise<Relaxation> {
  const { wish, deps } = ask
  if (!relaxed.facets.includes('moq') || wish.maxMoq === undefined) return relaxed
  const nearest = (found: Found): Found => ({ ...found, hits: nearestFirst('moq', wish, found.hits, deps.rate) })
  const { anyMoq: _, ...bounded } = relaxed.wish
  const within = wish.quantity === undefined || wish.anyMoq ? undefined : await findForSame(ask, bounded)
  return within && within.hits.length > 0
    ? { ...relaxed, wish: bounded, found: nearest(within) }
    : { ...relaxed, found: nearest(relaxed.found) }
}

/** Most properties of one kind of which every choice is tried. */
const maxTraitsTried = 4

/**
 * Of several properties that were given up at once as few as it takes: of headlamps that charge by USB and are waterproof none may be both, and some are
 * one of them. Where several choices leave as few, the one that most offers hold, what was said first before what was said later.
 */
async function withMostTraits(ask: Ask, relaxed: Relaxation): Promise<Relaxation> {
  const { wish } = ask
  const isGivenUp = (trait: string): boolean => relaxed.facets.includes(traitKindOf(trait))
  const traits = wish.traits.filter(isGivenUp)
  if (traits.length < 2 || traits.length > maxTraitsTried) return relaxed
  const notTraits = [...relaxed.wish.notTraits, ...wish.notTraits.filter(isGivenUp)]
  for (let count = traits.length - 1; count > 0; count--) {
    const choices = await Promise.all(
      choicesOf(traits, count).map(async (kept) => {
        const looser = { ...relaxed.wish, traits: [...relaxed.wish.traits, ...kept], notTraits }
        const found = await findForSame(ask, looser)
        return { kept, looser, found: isStatedOf(found) ? found : withoutHits(found) }
      }),
    )
    const [best] = choices.filter(({ found }) => found.hits.length > 0).sort((a, b) => b.found.total - a.found.total)
    if (best) {
      const given = traits.filter((trait) => !best.kept.includes(trait))
      const stillGiven = relaxed.facets.filter((facet) => !isTraitKind(facet) || given.some((trait) => traitKindOf(trait) === facet))
      return { facets: stillGiven, traits: given, wish: best.looser, found: best.found }
    }
  }
  return relaxed
}

/** Whether the properties that are left are stated by what is found, and not merely unsaid. */
const isStatedOf = ({ unknown }: Found): boolean => !unknown.some(isTraitKind)

/** Every choice of so many, in the order they stand in. */
function choicesOf<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return all.flatMap((one, at) => choicesOf(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]))
}

/** What is worn by men is worn by no children, whatever a listing leaves unsaid. */
export const areWorn = ({ types }: Wish): boolean => types.some((type) => worn.some((kind) => isA(type, kind)))
const worn = ['type.clothing', 'type.shoes', 'type.headwear']

/** Offers that say nothing of whom they are for: a bottle that is as good for children costs less than one that leaks. */
export function ofNobody(found: Found): Found {
  const hits = found.hits.filter(({ offer }) => factsOf(offer).traits.every((trait) => traitKindOf(trait) !== 'audience'))
  return { ...found, hits, total: hits.length }
}

/** Offers of a looser wish that are not for others than the buyer's own wish is. */
async function findForSame({ wish, language, deps, signal, keptWords }: Ask, looser: Wish, options: FindOptions = {}): Promise<Found> {
  const found = await findOffers(looser, language, deps, signal, { limit: 30, ...options })
  if (keptWords.length > 0 && keptWords.every((word) => found.missing.includes(word))) return withoutHits(found)
  const isSaid = ({ offer }: OfferHit): boolean => keptWords.some((word) => hasPhrase(offer, word))
  const same = found.hits.filter((hit) => !isForOthers(hit, wish))
  const hits = same.some(isSaid) ? same.filter(isSaid) : same
  return hits.length === found.hits.length ? found : { ...found, hits, total: hits.length }
}

/** No single condition helps: gives them up one after the other, the least costly first, until something is left to show. */
async function giveUpInTurn(ask: Ask, candidates: readonly Facet[]): Promise<Relaxation | undefined> {
  const { wish, deps } = ask
  const order = [...candidates].sort((a, b) => fixedCost[a] - fixedCost[b])
  for (let count = 2; count <= order.length; count++) {
    const given = order.slice(0, count)
    const found = await findForSame(ask, given.reduce(withoutFacet, wish))
    if (found.hits.length === 0) continue
    const least = fewestGivenUp(wish, await withLeast(ask, given, found), deps.rate)
    return await withMostTraits(ask, await withinQuantity(ask, least))
  }
  return undefined
}

/** What is found where as much as possible of what was given up is put back, the most costly first. */
async function withLeast(ask: Ask, given: readonly Facet[], found: Found): Promise<Found> {
  const { wish } = ask
  let left = given
  let least = found
  for (const facet of given.toReversed().slice(1)) {
    const fewer = left.filter((one) => one !== facet)
    const again = await findForSame(ask, fewer.reduce(withoutFacet, wish))
    if (again.hits.length > 0) [left, least] = [fewer, again]
  }
  return least
}

/** Of what was given up to find these offers, the least costly part that already admits one of them. */
function fewestGivenUp(wish: Wish, found: Found, rate: TurnDeps['rate']): Relaxation {
  const costly = (facets: readonly Facet[]): number => facets.reduce((sum, facet) => sum + fixedCost[facet], 0)
  const checked = found.hits.map((hit) => {
    const { broken, unknown } = checkHit(hit, wish, rate)
    return { hit, missed: [...new Set([...broken, ...unknown])] }
  })
  const least = checked.map(({ missed }) => missed).reduce((best, missed) => (costly(missed) < costly(best) ? missed : best))
  const hits = checked.filter(({ missed }) => missed.every((facet) => least.includes(facet))).map(({ hit }) => hit)
  return {
    facets: facets.filter((facet) => least.includes(facet)),
    wish: least.reduce(withoutFacet, wish),
    found: { ...found, hits, total: hits.length },
  }
}

/** Costs of giving up what has no distance. A price a tenth above the bound costs less than any of them, twice the bound more than most. */
const fixedCost: Record<Facet, number> = {
  /** Never given up: a case for another telephone is no case. */
  device: 99,
  words: 0.25,
  dispatch: 0.3,
  stock: 0.3,
  seller: 0.35,
  style: 0.4,
  feature: 0.45,
  season: 0.55,
  theme: 0.6,
  moq: 0.5,
  color: 0.5,
  material: 0.6,
  measure: 0.6,
  size: 0.8,
  price: 1,
  audience: 9,
}

/** What it costs that goods do not say for whom they are; others would be for somebody else. */
const costOfNobody = 0.42

function costOf(facet: Facet, wish: Wish, hits: OfferHit[], rate: TurnDeps['rate']): number {
  if (facet === 'audience' && wish.traits.includes('audience.adults')) return 0
  const distances = hits.map((hit) => distanceOf(facet, wish, hit, rate)).filter((one): one is number => one !== undefined)
  return distances.length > 0 ? Math.min(...distances) : fixedCost[facet]
}

/** How far an offer is from the wish in one facet, as a share of what was asked; `undefined` where there is no such distance. */
function distanceOf(facet: Facet, wish: Wish, hit: OfferHit, rate: TurnDeps['rate']): number | undefined {
  if (facet === 'price') {
    const bounds = boundsOf(wish)
    const minor = bounds && priceInCurrency(hit.offer, wish, bounds.currency, rate)
    if (!bounds || minor === undefined) return undefined
    if (bounds.max !== undefined && minor > bounds.max) return (minor - bounds.max) / Math.max(bounds.max, 1)
    if (bounds.min !== undefined && minor < bounds.min) return (bounds.min - minor) / bounds.min
    return 0
  }
  if (facet === 'measure') return measureDistance(wish, hit, rate)
  if (facet === 'feature') return featureDistance(wish, hit)
  if (facet === 'moq') {
    const bound = moqBound(wish)
    return bound === undefined ? undefined : piecesDistance(hit.offer.moq, bound)
  }
  return undefined
}

/** How many times the wanted pieces it takes to have the wished features, on the scale of minimum orders; `undefined` where one cannot be had at all. */
function featureDistance(wish: Wish, hit: OfferHit): number | undefined {
  const facts = factsOf(hit.offer)
  const steps = wish.traits
    .filter((trait) => traitKindOf(trait) === 'feature')
    .map((trait) => facts.says(trait))
    .map((said) => (said?.verdict === 'yes' ? piecesDistance(said.fromPieces ?? 1, wish.quantity ?? hit.offer.moq) : undefined))
  return steps.includes(undefined) ? undefined : Math.max(...steps.map((step) => step ?? 0))
}

/** Twice the pieces cost less than any given-up condition, ten times as much as most. */
const piecesDistance = (needed: number, wanted: number): number => Math.log2(Math.max(needed / wanted, 1)) * 0.4

function measureDistance(wish: Wish, hit: OfferHit, rate: TurnDeps['rate']): number | undefined {
  const distances = wish.measures.map((measure) => {
    const near = measure.target ?? (measure.min !== undefined && measure.max !== undefined ? undefined : (measure.min ?? measure.max))
    const values = otherMeasures(measure, wish, hit, rate)
    if (near === undefined || near <= 0 || values.length === 0) return undefined
    return Math.min(...values.map((value) => Math.abs(value - near) / near))
  })
  if (wish.sides) distances.push(nearestSides(wish.sides, factsOf(hit.offer).sides)?.distance)
  const known = distances.filter((one): one is number => one !== undefined)
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : undefined
}

/**
 * Measures of an offer beside the wished one that it has under the other conditions of the wish: of a mug in three volumes the wished one may cost too
 * much, and the next one as well.
 */
export function otherMeasures(measure: WishedMeasure, wish: Wish, hit: OfferHit, rate: TurnDeps['rate']): number[] {
  const { dimension } = measure
  const rest = withoutFacet(wish, 'measure')
  return factsOf(hit.offer)
    .measures.filter((one) => one.dimension === dimension && measureVerdict(measure, [one]) === 'no')
    .map((one) => one.value)
    .filter((target) => checkHit(hit, { ...rest, measures: [{ dimension, target }] }, rate).broken.length === 0)
}

/** Of sides as many as are wanted, those nearest to them, and how far they are as a share. */
export function nearestSides(wanted: readonly number[], stated: readonly number[][]): { sides: number[]; distance: number } | undefined {
  return stated
    .filter((sides) => sides.length === wanted.length)
    .map((sides) => ({ sides, distance: sides.reduce((sum, value, at) => sum + Math.abs(value - wanted[at]!) / wanted[at]!, 0) }))
    .sort((a, b) => a.distance - b.distance)[0]
}

/** A looser wish with the sides or the measure of an offer that come nearest to what was asked: it is priced and counted in those. */
export function nearestOf(offer: OfferHit['offer'], asked: Wish, looser: Wish): Wish {
  const facts = factsOf(offer)
  // Of what must be there the nearest that is.
  const has = (sides: number[]): boolean => asked.inStock !== true || !isShort(offer, { ...looser, sides })
  const near = asked.sides && !looser.sides ? nearestSides(asked.sides, facts.sides.filter(has)) : undefined
  const isThere = (one: { dimension: string; value: number }, { dimension }: WishedMeasure): boolean =>
    asked.inStock !== true || !isShort(offer, { ...looser, measures: [{ dimension, target: one.value }] })
  const measures =
    looser.measures.length > 0
      ? []
      : asked.measures.flatMap((measure) =>
          nearestMeasure(
            measure,
            facts.measures.filter((one) => isThere(one, measure)),
          ),
        )
  return { ...looser, ...(near ? { sides: near.sides } : {}), measures: [...looser.measures, ...measures] }
}

function nearestMeasure(
  { dimension, target, min, max }: WishedMeasure,
  stated: readonly { dimension: string; value: number }[],
): WishedMeasure[] {
  const wanted = target ?? min ?? max
  const [nearest] = stated
    .filter((one) => one.dimension === dimension)
    .map(({ value }) => value)
    .toSorted((a, b) => Math.abs(a - wanted!) - Math.abs(b - wanted!))
  return wanted === undefined || nearest === undefined ? [] : [{ dimension, target: nearest }]
}

/** Ordered by the distance; where there is none, in the order of the ranking. */
function nearestFirst(facet: Facet, wish: Wish, hits: OfferHit[], rate: TurnDeps['rate']): OfferHit[] {
  return hits
    .map((hit, order) => ({ hit, order, distance: distanceOf(facet, wish, hit, rate) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.distance === b.distance ? a.order - b.order : a.distance - b.distance))
    .map((one) => one.hit)
}
