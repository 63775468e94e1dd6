import type { Language } from '@karavan/contract/language.ts'
import type { SearchedBy } from '@karavan/contract/selection.ts'
import { isA, isAnyOf } from '@karavan/lexicon/names.ts'
import { maxTotal, type OfferHit, type OfferQuery } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import { allMeasures } from '../fields.ts'
import { degreeOf } from '../interpret/grammar/extreme.ts'
import { firstThose } from '../lists.ts'
import type { FailedSource, Retrieved, RetrievedPart, TurnDeps } from '../port.ts'
import { checkHit, measureVerdict } from '../rank/check.ts'
import { byExtreme, differIn } from '../rank/extreme.ts'
import { preferredFirst } from '../rank/preferred.ts'
import { rank } from '../rank/rank.ts'
import { hintedFirst, type Said, states, withMostSaid } from '../rank/said.ts'
import { isShort } from '../stock.ts'
import {
  type Facet,
  hasFacet,
  ofOneKind,
  quantityOfKinds,
  traitKindOf,
  type Understood,
  type Wish,
  type WishedExtreme,
  type WishedMeasure,
  withoutFacet,
} from '../wish.ts'
import { toOfferQuery } from './to-query.ts'

/** Candidates asked of the marketplaces for one selection: enough to choose six well, few enough to read in a few milliseconds. */
const candidates = 60
/**
 * The same where a condition is checked on the answers alone, so that few of them may hold it, and where they are put in an order that no marketplace has.
 * So many of the most relevant offers can be paged through.
 */
export const manyCandidates = 200

/** An order that was asked for and that no marketplace has. */
export const isSortedHere = ({ sort }: Wish): boolean => sort === 'moq' || sort === 'seller' || sort === 'dispatch'

export interface Found {
  /** Offers that hold every condition, the best first. */
  hits: OfferHit[]
  /** How many fit in all; a lower bound where `isAtLeast`. */
  total: number
  isAtLeast: boolean
  /** Facets that none of the offers found states, so that they are shown on the marketplace's word. */
  unknown: Facet[]
  /** The buyer's own words beside the goods' name that none of them has. */
  missing: string[]
  /** A plain word of degree that no listing has, and the order that their figures give for it: "толстые". */
  degree?: { word: string; order: WishedExtreme }
  /** What the goods were wished for and no listing says of them. */
  unserved: string[]
  /** The few of more offers that say what they were wished for, which come first, and the words. */
  serving?: { words: string[]; count: number }
  /** What was guessed at. All of them state it, or none does. */
  understood?: readonly Understood[]
  /** Everything that the marketplaces gave before it was chosen among: what their listings state. */
  among?: readonly OfferHit[]
  /** Kinds of goods, of several that were named, of which there are none. */
  absent?: string[]
  /** Kinds of several that were named which do without a condition: it was said of the others. */
  loose?: LooseKind[]
  asked: string[]
  keywords?: SearchedBy[]
  failed: FailedSource[]
}

/** A kind that has nothing with a condition that others have. */
export interface LooseKind {
  type: string
  facet: Facet
}

export interface FindOptions {
  excludeIds?: string[]
  sort?: OfferQuery['sort']
  limit?: number
  /** Given what is known while slow sources are waited for. */
  tell?: ((part: FoundPart) => void) | undefined
}

/** The same, where none of what was found will do. */
export const withoutHits = (found: Found): Found => ({ ...found, hits: [], total: 0 })

/** What fits among the answers that have come, and who is waited for. */
export interface FoundPart extends Found {
  waiting: string[]
}

/** Asks the marketplaces for what fits the wish, the best first. */
export async function findOffers(
  wish: Wish,
  language: Language,
  deps: TurnDeps,
  signal: AbortSignal,
  options: FindOptions = {},
): Promise<Found> {
  if ((wish.gift || wish.isSeveral) && wish.types.length > 1) return findOfEachKind(wish, language, deps, signal, options)
  const query = toOfferQuery(wish, {
    language,
    rate: deps.rate,
    limit: options.limit ?? (needsMany(wish) ? manyCandidates : candidates),
    ...pick(options),
  })
  const { tell } = options
  const tellPart = tell && ((part: RetrievedPart): void => tell({ ...choose(part, wish, deps, options), waiting: part.waiting }))
  const got = await deps.retrieve(query, signal, tellPart)
  signal.throwIfAborted()
  return choose(got, wish, deps, options)
}

/** Whether what is wished for is known only of offers that are looked at one by one. */
const needsMany = (wish: Wish): boolean =>
  [wish.figures, wish.asides, wish.extreme].some((said) => said !== undefined) ||
  isSortedHere(wish) ||
  wish.words.some((word) => degreeOf(word))

/** Checks every answer against the wish and puts what holds in order. */
function choose(got: Retrieved, wish: Wish, deps: TurnDeps, options: FindOptions): Found {
  const held = got.hits.map((hit) => checkHit(hit, wish, deps.rate)).filter((checked) => checked.broken.length === 0)
  // What only mentions the goods ("a brush for mugs") is not of their kind. Titles that name no kind at all are taken at the marketplace's word.
  const fitting = held.filter(({ hit }) => wish.types.length === 0 || isOfKind(wish.types, hit))
  // What nobody states (a misspelt word, a property that no listing names) tells none of them apart.
  const unstated = (fitting[0]?.unknown ?? []).filter((facet) => fitting.every(({ unknown }) => unknown.includes(facet)))
  const certain = fitting.filter(({ unknown }) => unknown.every((facet) => unstated.includes(facet)))
  // An offer that says nothing of a wished property is shown only where none states it.
  const shown = grownUpsFirst(withAsides(exactFirst(certain.length > 0 ? certain : fitting, wish), wish), wish)
  const stated = statingMost(shown, wish)
  const said = mostSaid(
    stated.map(({ hit }) => hit),
    got.hits,
    wish,
  )
  const chosen = stated.filter(({ hit }) => said.hits.includes(hit))
  const ordered = rank(said.hits, options.sort === 'price' ? { ...wish, sort: 'price' } : wish, deps.rate).map((scored) => scored.hit)
  const ranked = isSorted(options.sort ?? wish.sort) ? ordered : preferredFirst(inStockFirst(hintedFirst(ordered, wish.hints), wish), wish)
  const [degree] = said.missing.flatMap((word) => {
    const order = degreeOf(word)
    return order && differIn(ranked, order.field) ? [{ word, order }] : []
  })
  const extreme = wish.extreme ?? degree?.order
  const hits = extreme
    ? byExtreme(ranked, extreme)
    : everyFirst(
        servingFirst(namedFirst(ranked, said, options.sort ?? wish.sort), said, options.sort ?? wish.sort),
        options.sort ?? wish.sort,
        wish,
      )
  const isAllHeld = chosen.length === got.hits.length
  const isAllSeen = got.hits.length >= got.total
  return {
    hits,
    ...(wish.understood ? { understood: wish.understood } : {}),
    total: isAllHeld ? Math.max(got.total, ranked.length) : ranked.length,
    isAtLeast: isAllHeld ? got.total >= maxTotal : !isAllSeen,
    unknown: [...new Set(chosen.flatMap((checked) => checked.unknown))],
    missing: said.missing.filter((word) => word !== degree?.word),
    ...(degree ? { degree } : {}),
    unserved: said.unserved,
    ...(isServingFirst(said, options.sort ?? wish.sort) && !extreme
      ? { serving: { words: wish.purposes ?? [], count: said.serving.length } }
      : {}),
    among: got.hits,
    asked: got.asked,
    ...(got.keywords ? { keywords: got.keywords } : {}),
    failed: got.failed,
  }
}

/**
 * Offers that have most of the buyer's own words. Of a longer list the first candidates decide whether these words tell offers apart, as they do in a short
 * answer: it must not find fewer of them than that answer says there are.
 */
function mostSaid(hits: readonly OfferHit[], candidatesGot: readonly OfferHit[], wish: Wish): Said {
  const isLonger = candidatesGot.length > candidates && !wish.figures && !wish.extreme
  if (!isLonger) return withMostSaid(hits, wish)
  const first = new Set(candidatesGot.slice(0, candidates))
  const head = hits.filter((hit) => first.has(hit))
  const said = withMostSaid(head, wish)
  return head.length > 0 && said.hits.length === head.length ? { ...said, hits: [...hits] } : withMostSaid(hits, wish)
}

const isSorted = (sort: Wish['sort'] | OfferQuery['sort']): boolean => sort !== undefined && sort !== 'relevance'
const isServingFirst = ({ serving, hits }: Said, sort: Wish['sort'] | OfferQuery['sort']): boolean =>
  serving.length > 0 && serving.length < hits.length && !isSorted(sort)

/** Those that state what was guessed at, the surest first, as far as any of them does. */
function statingMost<T extends { hit: OfferHit }>(fitting: T[], { understood = [] }: Wish): T[] {
  return understood.reduce((left, { name }) => {
    const stating = left.filter(({ hit }) => states(hit.offer, name))
    return stating.length > 0 ? stating : left
  }, fitting)
}

/** The few that say what they were wished for come first, unless another order was asked for. */
function servingFirst(hits: OfferHit[], said: Said, sort: Wish['sort'] | OfferQuery['sort']): OfferHit[] {
  const { serving } = said
  if (!isServingFirst(said, sort)) return hits
  return firstThose(hits, (hit) => serving.includes(hit))
}

/** Those that have too few of the variant that is wished for come last: none of them is what to take. */
const inStockFirst = (hits: readonly OfferHit[], wish: Wish): OfferHit[] => firstThose(hits, ({ offer }) => !isShort(offer, wish))

/** The few that are called as the buyer calls the goods come first, unless another order was asked for. */
const namedFirst = (hits: OfferHit[], { named }: Said, sort: Wish['sort'] | OfferQuery['sort']): OfferHit[] =>
  named.length === 0 || isSorted(sort) ? hits : firstThose(hits, (hit) => named.includes(hit))

/** Offers of exactly the named measure, from which a buyer can choose where there are so many; else also what is near it. */
const enough = 2
/** Figures are rounded: 0.38 l is 380 ml. */
const rounding = 0.005

function exactFirst<T extends { hit: OfferHit }>(fitting: T[], { measures, sides }: Wish): T[] {
  const targets = measures.filter(({ target, isAbout }) => target !== undefined && !isAbout)
  if ((targets.length === 0 && !sides) || measures.length > targets.length) return fitting
  const isSame = (value: number, wanted: number): boolean => Math.abs(value - wanted) <= wanted * rounding
  const exact = fitting.filter(({ hit }) => {
    const facts = factsOf(hit.offer)
    return (
      targets.every(({ dimension, target }) => facts.measures.some((one) => one.dimension === dimension && isSame(one.value, target!))) &&
      (!sides || facts.sides.some((stated) => sides.every((side) => stated.some((value) => isSame(value, side)))))
    )
  })
  return exact.length >= enough ? exact : fitting
}

/** Those that have every measure that was named by the way, where there are any. */
function withAsides<T extends { hit: OfferHit }>(fitting: T[], { asides = [] }: Wish): T[] {
  const having = fitting.filter(({ hit }) => asides.every((measure) => isStated(hit, measure)))
  return having.length > 0 ? having : fitting
}

const isStated = ({ offer }: OfferHit, measure: WishedMeasure): boolean => {
  const { dimension } = measure
  return (
    measureVerdict(
      measure,
      allMeasures(offer, dimension).map((value) => ({ dimension, value })),
    ) === 'yes'
  )
}

/** Of "2 and 3 kg" those that come in both before those that come in one, unless another order was asked for. */
function everyFirst(hits: OfferHit[], sort: Wish['sort'] | OfferQuery['sort'], { measures }: Wish): OfferHit[] {
  const wanted = measures.flatMap(({ dimension, oneOf = [] }) => oneOf.map((target) => ({ dimension, target })))
  if (wanted.length === 0 || isSorted(sort)) return hits
  return firstThose(hits, (hit) => wanted.every((measure) => isStated(hit, measure)))
}

/** Where children are: bottles for school are theirs. */
const ofChildren =
  /^(?:школ|учен|учеб|урок|сад(?:ик|ика|у)$|детсад|класс|school|kindergarten|nursery|classroom|pupil)|学校|上学|学生|幼儿园|小学|开学/u
const isForChildren = ({ offer }: OfferHit): boolean =>
  factsOf(offer).traits.some((trait) => isA(trait, 'audience.kids') || isA(trait, 'audience.baby'))

/** Who says nothing of children buys for grown-ups, where there is a choice. What only children use has nothing else. */
function grownUpsFirst<T extends { hit: OfferHit }>(fitting: T[], { traits, notTraits, figures, gift, purposes = [] }: Wish): T[] {
  const namesSomebody =
    [...traits, ...notTraits].some((trait) => traitKindOf(trait) === 'audience') || purposes.some((word) => ofChildren.test(word))
  if (namesSomebody || gift === 'kids' || figures?.some(({ field }) => field === 'age')) return fitting
  const others = fitting.filter(({ hit }) => !isForChildren(hit))
  return others.length > enough ? others : fitting
}

/** A wish whatever it costs and however many must be bought. */
const withoutBounds = (wish: Wish): Wish => ({ ...withoutFacet(wish, 'price'), anyMoq: true })

/** Candidates of one of several kinds. */
const candidatesOfKind = 12

/** Every kind is asked for on its own, and the best of each come first, so that one kind does not fill the page. */
async function findOfEachKind(wish: Wish, language: Language, deps: TurnDeps, signal: AbortSignal, options: FindOptions): Promise<Found> {
  const fitting = await Promise.all(
    wish.types.map(async (type) => {
      const ofKind = ofOneKind(wish, type, quantityOfKinds(wish, [type]))
      const withLimit = { ...options, limit: options.limit ?? candidatesOfKind }
      const first = await findOffers(ofKind, language, deps, signal, withLimit)
      // Of a kit for a few people some part may be sold by the dozen, and cost more than the kit should; a logo may be printed on more than are wanted.
      const isOpen = (wish.isKit === true || wish.counts !== undefined) && first.hits.length === 0
      const { quantity: _, ...ofAnyNumber } = ofKind
      const open = withoutBounds(wish.counts ? ofAnyNumber : ofKind)
      const found = isOpen ? await findOffers(open, language, deps, signal, withLimit) : first
      const narrower = wish.types.filter((other) => other !== type && isA(other, type))
      if (wish.gift !== 'adults' && narrower.length === 0) return found
      // What has a narrower name beside it is asked for by that: 气泡袋或者快递袋.
      const isOfOther = ({ offer }: OfferHit): boolean => narrower.some((other) => factsOf(offer).types.some((own) => isA(own, other)))
      const hits = found.hits.filter((hit) => !(wish.gift === 'adults' && isForChildren(hit)) && !isOfOther(hit))
      return { ...found, hits, total: found.total - found.hits.length + hits.length }
    }),
  )
  // "Bamboo boards and knives": the bamboo was said of the boards.
  const areSome = wish.isSeveral === true && !wish.isKit && fitting.some(({ hits }) => hits.length > 0)
  const loosened = await Promise.all(
    fitting.map(({ hits }, kind) =>
      areSome && hits.length === 0 ? findWithoutOne(wish, wish.types[kind]!, language, deps, signal, options) : undefined,
    ),
  )
  const founds = fitting.map((found, kind) => loosened[kind]?.found ?? found)
  const loose = loosened.flatMap((one) => one?.loose ?? [])
  const sort = options.sort ?? wish.sort
  const places = founds.flatMap(({ hits }, kind) => hits.map((hit, place) => ({ hit, place, kind })))
  const hits = places.sort((a, b) => a.place - b.place || a.kind - b.kind).map(({ hit }) => hit)
  const sorted = sort && sort !== 'relevance' ? rank(hits, { ...wish, sort }, deps.rate).map(({ hit }) => hit) : hits
  const filled = founds.filter((found) => found.hits.length > 0)
  const absent = wish.types.filter((_, kind) => founds[kind]!.hits.length === 0)
  return {
    hits: [...new Map(sorted.map((hit) => [hit.offer.id, hit])).values()],
    total: founds.reduce((sum, { total }) => sum + total, 0),
    isAtLeast: founds.some(({ isAtLeast }) => isAtLeast),
    // Said only of what holds for every kind that is shown.
    unknown: (filled[0]?.unknown ?? []).filter((facet) => filled.every(({ unknown }) => unknown.includes(facet))),
    missing: (filled[0]?.missing ?? []).filter((word) => filled.every(({ missing }) => missing.includes(word))),
    unserved: (filled[0]?.unserved ?? []).filter((word) => filled.every(({ unserved }) => unserved.includes(word))),
    ...(wish.isSeveral && filled.length > 0 && absent.length > 0 ? { absent } : {}),
    ...(loose.length > 0 ? { loose } : {}),
    asked: [...new Set(founds.flatMap(({ asked }) => asked))],
    failed: [...new Map(founds.flatMap(({ failed }) => failed).map((one) => [one.label, one])).values()],
  }
}

/** Conditions that one of several goods may have and the others not. */
const ofOneAlone = ['material', 'color', 'measure', 'feature', 'style', 'size', 'season', 'theme'] as const satisfies readonly Facet[]

/** One of several goods without the condition that leaves nothing of it. */
async function findWithoutOne(
  wish: Wish,
  type: string,
  language: Language,
  deps: TurnDeps,
  signal: AbortSignal,
  options: FindOptions,
): Promise<{ found: Found; loose: LooseKind } | undefined> {
  const ofKind = ofOneKind(wish, type, quantityOfKinds(wish, [type]))
  for (const facet of ofOneAlone.filter((one) => hasFacet(wish, one))) {
    const found = await findOffers(withoutFacet(ofKind, facet), language, deps, signal, { limit: candidatesOfKind, ...options })
    if (found.hits.length > 0) return { found, loose: { type, facet } }
  }
  return undefined
}

function isOfKind(wanted: readonly string[], hit: OfferHit): boolean {
  const { types } = factsOf(hit.offer)
  return types.length === 0 ? wanted.some((type) => hit.matched.includes(type)) : isAnyOf(wanted, types)
}

const pick = (options: FindOptions): Pick<FindOptions, 'excludeIds' | 'sort'> => ({
  ...(options.excludeIds ? { excludeIds: options.excludeIds } : {}),
  ...(options.sort ? { sort: options.sort } : {}),
})
