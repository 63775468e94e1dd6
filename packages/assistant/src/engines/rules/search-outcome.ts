import { displayCurrency, formatMoney, sourceCurrency } from '@karavan/contract/money.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import type { ConceptKind } from '@karavan/lexicon/concepts.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { ancestorsOf, areInLine, childrenOf, describeType, findConcept, materialsNamed, parentsOf } from '@karavan/lexicon/names.ts'
import type { PropertyGist } from '@karavan/lexicon/property-gists.ts'
import { isAdjective } from '@karavan/lexicon/russian.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan, plainTokens } from '@karavan/lexicon/tokens.ts'
import type { OfferHit, OfferSummary } from '@karavan/marketplaces/port.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { describeConditions, describePrice } from '../../explain/describe.ts'
import { factsOf } from '../../facts.ts'
import { isNameOf } from '../../fields.ts'
import { asksForOtherGoods } from '../../interpret/act-meant.ts'
import { decideByRules } from '../../interpret/decide.ts'
import { findGists } from '../../interpret/gists.ts'
import type { ServiceTopic } from '../../interpret/grammar/service-wordings.ts'
import type { AskedSearch } from '../../interpret/intent.ts'
import { findFields, type NamedField, nameOf } from '../../interpret/named-fields.ts'
import { maxWords } from '../../interpret/own-words.ts'
import { asListed, readMessage } from '../../interpret/read.ts'
import { isSaidNow } from '../../interpret/said-now.ts'
import { less } from '../../lists.ts'
import type { AssistantStep, FailedSource, TurnDeps } from '../../port.ts'
import { priceInCurrency } from '../../prices.ts'
import { mentions } from '../../rank/mentions.ts'
import { states } from '../../rank/said.ts'
import { type Found, type FoundPart, findOffers, withoutHits } from '../../retrieve/find.ts'
import { areWorn, ofNobody, type Relaxation, relax, relaxOlder } from '../../retrieve/relax.ts'
import { isUnfound, type State, withNewTopic, withOneOfSeveral, withUnsold, withWish } from '../../state.ts'
import { isShort } from '../../stock.ts'
import { emptyWish, type Facet, hasFacet, isTheme, type Wish, withoutFacet, withoutPassingPrice } from '../../wish.ts'
import { progress, type TurnContext } from './context.ts'
import { early, whileItGoesOn } from './early.ts'
import { findInstead, type Instead, maxKindsOfNear, soldOf } from './instead.ts'
import { type Applied, applyRelatives } from './relatives.ts'
import { shortageNote } from './shortage.ts'

export interface SearchRequest extends AskedSearch {
  /** The attributes that the message names are among the words already. */
  hasFields?: true
  /** What no listing says was read as a property already, where it came to one. */
  hasGists?: true
  /** Sentences to begin the answer with. */
  notes?: string[]
  /** Ids that must not be shown, beside those that "more" leaves out. */
  exclude?: string[]
}

/** The wish that is searched for, once what was said about the offers before has become conditions. */
export interface Prepared {
  wish: Wish
  /** Sentences that say which bounds were taken, or could not be. */
  notes: string[]
  exclude: string[]
  nothing?: Applied['nothing']
  unanswerable?: string
}

/** What goods that were told and not named were taken for: nobody should have to find out by the cards. */
const understood = ({ texts, state }: TurnContext, { told, wish }: SearchRequest): string[] =>
  told && wish.types.join() !== state.wish?.types.join() ? [texts.answer.understoodAs(told.said, told.name, true)] : []

/** Conditions that were begun anew without, where there were any. */
function leftOf({ texts, language }: TurnContext, { leaves, wish }: SearchRequest): string[] {
  const still = describeConditions(wish, language)
  const left = leaves ? describeConditions(leaves, language).filter((condition) => !still.includes(condition)) : []
  return left.length > 0 ? [texts.answer.conditionsLeft(left)] : []
}

export async function prepare(context: TurnContext, request: SearchRequest): Promise<Prepared> {
  const relative = await applyRelatives(context, request.wish, request.relatives, request.than)
  const priceable = withoutUnknownCurrency(context, relative.wish)
  return {
    wish: priceable.wish,
    notes: [...(request.notes ?? []), ...understood(context, request), ...leftOf(context, request), ...relative.notes, ...priceable.notes],
    exclude: [...(request.exclude ?? []), ...(isMore(request) ? context.state.shown : [])],
    ...(relative.nothing ? { nothing: relative.nothing } : {}),
    ...(relative.unanswerable ? { unanswerable: relative.unanswerable } : {}),
  }
}

const isMore = ({ relatives }: SearchRequest): boolean => relatives.includes('more')

/** A price in a currency without a rate cannot be compared with anything: it is given up, and said so. */
function withoutUnknownCurrency({ deps, texts }: TurnContext, wish: Wish): { wish: Wish; notes: string[] } {
  const currency = wish.price?.currency ?? wish.budget?.currency
  const isKnown = currency === undefined || currency === displayCurrency || deps.rate(sourceCurrency, currency) !== undefined
  return isKnown ? { wish, notes: [] } : { wish: withoutFacet(wish, 'price'), notes: [texts.answer.noRate(currency)] }
}

/** What the marketplaces had, for which of the two wishes, and the state that follows from it. */
interface Searched {
  wish: Wish
  found: Found
  isNew: boolean
  next: State
  lifted?: Lifted
  /** Conditions that must hold where others are given up. */
  keptFacets?: readonly Facet[]
  /** The words that were to be kept. */
  keptWords?: readonly string[]
  /** What fits but for its words, where words were to be kept. */
  unworded?: Found
  /** A number that is asked about. */
  unplaced?: number
  /** Kinds that the word for the goods may mean and that are sold; nothing of them fits. */
  meant?: readonly string[]
  /** Nothing had the words of the goods, so that what meets more conditions would be other goods. */
  isUnsold?: true
  /** The kinds that were wished for, where those of a wider one are shown. */
  insteadOf?: readonly string[]
}

async function search(
  context: TurnContext,
  request: SearchRequest,
  prepared: Prepared,
  tell: (part: FoundPart) => void,
): Promise<Searched> {
  const { deps, signal, language } = context
  const found = await findOffers(prepared.wish, language, deps, signal, { excludeIds: prepared.exclude, tell })
  const { unplaced, orCount, orElse } = request
  if (found.hits.length === 0 || found.unknown.includes('feature'))
    for (const large of inLargeSizes(prepared.wish)) {
      const foundLarge = await findOffers(large, language, deps, signal, { excludeIds: prepared.exclude, tell })
      if (foundLarge.hits.length > 0 && !foundLarge.unknown.includes('size'))
        return follow(context, { wish: large, found: foundLarge, isNew: request.isNew })
    }
  if (!request.isNew && !orElse && isUnfound(context.state) && namesTheSame(prepared.wish, context.state.wish))
    return follow(context, { wish: prepared.wish, found: withoutHits(found), isNew: false, isUnsold: true })
  const isInTitles = (number: number): boolean =>
    prepared.wish.words.includes(String(number)) &&
    found.hits.some(({ offer }) => texts(offer.title).some((title) => hasNumber(title, number)))
  if (unplaced !== undefined && !isInTitles(unplaced)) {
    const wish = { ...prepared.wish, words: prepared.wish.words.filter((word) => word !== String(unplaced)) }
    const open = await findOffers(wish, language, deps, signal)
    if (!isNoPrice(context, open, wish, unplaced)) return follow(context, { wish, found: open, isNew: request.isNew, unplaced })
    const priced = counted(wish, unplaced)
    return follow(context, { wish: priced, found: await findOffers(priced, language, deps, signal), isNew: request.isNew })
  }
  const asCount = orCount === undefined ? undefined : await findCounted(context, prepared.wish, found, orCount)
  if (asCount) return follow(context, { ...asCount, isNew: request.isNew })
  if (orElse?.words.every((word) => found.hits.length === 0 || found.missing.includes(word))) {
    if (await isPropertyOf(context, prepared.wish, orElse.words))
      return follow(context, {
        wish: prepared.wish,
        found: withoutHits(found),
        isNew: false,
        keptFacets: ['words'],
        unworded: found,
      })
    const wider = await findAmongWider(context, prepared.wish, orElse.words)
    if (wider) return follow(context, { ...wider, isNew: false, insteadOf: prepared.wish.types })
    const others = await findOffers(orElse.wish, language, deps, signal)
    const isSaid = !saysNothing(orElse.wish, others) && areOneKind(others)
    // "Low odour" of markers that nobody sells: "low" is said of other goods, which are not what is wished for.
    const isOfUnfound = !isSaid && found.hits.length === 0 && context.state.last.length === 0 && context.state.wish !== undefined
    if (isOfUnfound && orElse.words.some((word) => !others.missing.includes(word)))
      return follow(context, { wish: prepared.wish, found: withoutHits(found), isNew: false })
    if (isSaid || found.hits.length === 0 || others.hits.length === 0)
      return follow(context, { wish: orElse.wish, found: isSaid ? others : withoutHits(others), isNew: true })
  }
  // "Clamp ones" of white lamps: that others of them have it is said, where none of these conditions leaves one that has.
  const said = newWords(context, prepared.wish)
  const areOfOthers =
    !orElse && !request.isNew && found.hits.length > 0 && said.length > 0 && said.every((word) => found.missing.includes(word))
  if (areOfOthers && (await isPropertyOf(context, prepared.wish, said)))
    return follow(context, {
      wish: prepared.wish,
      found: withoutHits(found),
      isNew: false,
      // For whom it is, what it is made of and how large weigh more than a word.
      keptFacets: ['words', 'measure', 'size', 'audience', 'material', 'price'],
      unworded: found,
      keptWords: said,
    })
  const { asPart } = request
  const part = found.hits.length === 0 && asPart ? await findOffers(asPart.wish, language, deps, signal) : undefined
  const hasPart = asPart && part && part.hits.length > 0 && (asPart.isTied || !asPart.words.some((word) => part.missing.includes(word)))
  // Goods that are sold and are not there as they should be are still what is wished for.
  if (hasPart && (asPart.isTied || asPart.isWith || !(await isSold(context, prepared.wish.types))))
    return follow(context, { wish: asPart.wish, found: part, isNew: false })
  // "Do you have some with a zipper?" of bags that have none, where nobody sells zippers: the bags are wished for, and come near.
  if (asPart?.isWith && found.hits.length === 0 && part?.hits.length === 0 && !(await isSold(context, prepared.wish.types)))
    return follow(context, { wish: asPart.wish, found: part, isNew: false })
  const leastWords = request.general && (await leastSaidOf(context, prepared.wish, found, request.general))
  if (request.general && leastWords !== undefined) {
    const { best, sold } = await findOfGeneral(context, request.general, leastWords)
    if (best)
      return follow(context, { ...best, isNew: request.isNew, ...(found.hits.length > 0 ? { insteadOf: prepared.wish.types } : {}) })
    if (sold.length > 0 && prepared.wish.types.length === 0)
      return follow(context, { wish: prepared.wish, found: withoutHits(found), isNew: request.isNew, meant: sold })
  }
  const beside = found.hits.length > 0 ? undefined : await findBeside(context, prepared.wish)
  if (beside) return follow(context, { ...beside, isNew: request.isNew })
  const elsewhere = orElse ? undefined : await findElsewhere(context, prepared.wish, found, request.isNew)
  if (elsewhere) return follow(context, { ...elsewhere, isNew: request.isNew, insteadOf: prepared.wish.types })
  if (saysNothing(prepared.wish, found) || (found.hits.length > 0 && namesNothingSold(prepared.wish, found)))
    return follow(context, { wish: prepared.wish, found: withoutHits(found), isNew: request.isNew })
  return follow(context, { wish: prepared.wish, found, isNew: request.isNew })
}

const plusSize = 'feature.plus-size'
/** Sizes that listings state where they do not call goods "plus size"; the larger ones before those that are the largest of many. */
const largeSizes = [['3XL', '4XL'], ['2XL']]
/** A wish for plus sizes by the sizes themselves, the best first; none of others, or where a size is named. */
const inLargeSizes = (wish: Wish): Wish[] =>
  wish.traits.includes(plusSize) && wish.sizes.length === 0
    ? largeSizes.map((sizes) => ({ ...wish, traits: wish.traits.filter((trait) => trait !== plusSize), sizes }))
    : []

/** Whether a wish by words alone has all of those that another has. */
const namesTheSame = (wish: Wish, before: Wish | undefined): boolean =>
  before !== undefined &&
  [wish, before].every(({ types, words }) => types.length === 0 && words.length > 0) &&
  before.words.every((word) => wish.words.includes(word))

/** Words of a wish that were not among those before it, or are said once more. */
function newWords({ state, input }: TurnContext, { words }: Wish): string[] {
  const stems = plainTokens(input.message).map(({ stem }) => stem)
  const isSaid = (word: string): boolean => (isHan(word) ? input.message.includes(word) : stems.includes(stemOf(word)))
  return words.filter((word) => !state.wish?.words.includes(word) || (!input.refine && isSaid(word)))
}

type General = NonNullable<SearchRequest['general']>

/**
 * How many of the buyer's words listings must have of a kind that the general name of a message may mean; `undefined` where what was found as the message
 * stands is what it wants. Who names a kind that is sold wants another of the same name only where that one says several words, a figure among them, of which
 * the first has none: a cup that keeps hot for 12 hours is a thermos mug.
 */
async function leastSaidOf(context: TurnContext, wish: Wish, found: Found, { modifiers }: General): Promise<number | undefined> {
  const { types, words } = wish
  if (types.length > 0) {
    if (found.hits.length === 0 && !(await isSold(context, types))) return 1
    const areMissing = words.length > 1 && words.some((word) => isFigure.test(word)) && words.every((word) => found.missing.includes(word))
    return found.hits.length > 0 && areMissing ? 2 : undefined
  }
  const isNone = found.hits.length === 0 || saysNothing(wish, found) || modifiers.some((word) => found.missing.includes(word))
  return isNone ? 0 : undefined
}

/**
 * Of the kinds that a general name may mean those of which listings state most of what else was said: mats of 15 mm are yoga mats, a dish for eating slower
 * is a bowl for pets. `sold` are the kinds that there are, whatever was said of them.
 */
async function findOfGeneral(
  context: TurnContext,
  { wishes, modifiers, isDone }: General,
  leastWords: number,
): Promise<{ best?: { wish: Wish; found: Found }; sold: string[] }> {
  const { deps, signal, language } = context
  const looked = await Promise.all(
    wishes.map(async (wish) => {
      if (wish.types.some((type) => isRefused(context, wish, type))) return undefined
      const found = await findOffers(wish, language, deps, signal)
      if (found.hits.length === 0 && !(await isSold(context, wish.types))) return undefined
      return { wish, found, score: statedOf(wish, found, modifiers, leastWords) }
    }),
  )
  const sold = looked.filter((one) => one !== undefined)
  const [done] = isDone ? sold : []
  if (done && done.found.hits.length > 0) return { best: done, sold: done.wish.types }
  const most = Math.max(0, ...sold.map(({ score }) => score))
  const [best, ...equals] = most > 0 ? sold.filter(({ score }) => score === most) : []
  const kinds = sold.flatMap(({ wish }) => wish.types)
  if (!best || equals.length >= maxAlike) return { sold: kinds }
  if (equals.length === 0) return { best, sold: kinds }
  const wish = {
    ...best.wish,
    types: [best, ...equals].flatMap(({ wish: { types } }) => types),
    isSeveral: true,
    areAlternatives: true as const,
  }
  return { best: { wish, found: await findOffers(wish, language, deps, signal) }, sold: kinds }
}
const isFigure = /\d/
/** Kinds that a message tells apart no better are asked about and not shown. */
const maxAlike = 3

/** How much of a wish the listings of one kind state: its conditions, and the words that some of them have. None where they lack a word of the name itself, or have too few. */
function statedOf(wish: Wish, { hits, missing, unserved, unknown }: Found, modifiers: readonly string[], leastWords: number): number {
  if (hits.length === 0 || modifiers.some((word) => missing.includes(word))) return 0
  const words = [
    ...wish.words.filter((word) => !missing.includes(word)),
    ...(wish.purposes ?? []).filter((word) => !unserved.includes(word)),
  ]
  const isOfFigure = leastWords < 2 || words.some((word) => isFigure.test(word))
  if (words.length < leastWords || !isOfFigure) return 0
  const facets = (['measure', ...telling] as const).filter(
    (facet) => facet !== 'words' && (hasFacet(wish, facet) || (facet === 'measure' && wish.figures)),
  )
  return words.length + facets.filter((facet) => !unknown.includes(facet)).length
}

/** Whether goods are named as what others are for: "a steamer for clothes". */
const isAim = (phrase: string, word: string): boolean =>
  /(?:^|[^\p{L}])(?:для|под|к|на|от|for|to|of)\s+(?:\p{L}+\s+)?$|[装放盛配]$/iu.test(phrase.slice(0, phrase.toLowerCase().indexOf(word)))

/** "Sunglasses with spring hinges": of two kinds that are named the one nobody sells says what the other has. */
async function findBeside(
  { deps, signal, language, ...context }: TurnContext,
  wish: Wish,
): Promise<{ wish: Wish; found: Found } | undefined> {
  const { types, said = [], beside = [], words, phrase = '' } = wish
  if (types.length !== 1 || beside.length === 0 || wish.gift || (await isSold({ deps, signal, language, ...context }, types)))
    return undefined
  for (const name of beside.filter(({ concept, words: [word = ''] }) => concept.startsWith('type.') && !isAim(phrase, word))) {
    const own = said.filter((word) => !name.words.includes(word))
    const other: Wish = {
      ...wish,
      types: [name.concept],
      said: name.words,
      beside: [],
      words: [...new Set([...words.filter((word) => !name.words.includes(word)), ...own])].slice(0, maxWords),
    }
    const found = await findOffers(other, language, deps, signal)
    // "Candles in a gift box" are no boxes: those say nothing of candles.
    const isSaid = own.length === 0 || own.some((word) => !found.missing.includes(word))
    if (found.hits.length > 0 && isSaid) return { wish: other, found }
  }
  return undefined
}

/** "Got capybaras?" after teddy bears: words that no offer of the kind has, and some of the next wider one. */
async function findAmongWider(
  { deps, signal, language }: TurnContext,
  wish: Wish,
  words: readonly string[],
): Promise<{ wish: Wish; found: Found } | undefined> {
  for (const parent of wish.types.flatMap(parentsOf).filter((kind) => parentsOf(kind).length > 0)) {
    const wider = { ...wish, types: [parent], said: [] }
    const found = await findOffers(wider, language, deps, signal)
    if (found.hits.length > 0 && words.every((word) => !found.missing.includes(word))) return { wish: wider, found }
  }
  return undefined
}

/**
 * A kind of which there is little, or that is hardly told from another, is no wall. What none of its offers has may be said of the next wider kind: a toiletry bag that hangs is sold as a cosmetic bag. Of a kind that nobody
 * sells the words of its name may stand in a title: "сумка в роддом". `undefined` where neither finds anything.
 */
async function findElsewhere(
  context: TurnContext,
  wish: Wish,
  found: Found,
  isNew: boolean,
): Promise<{ wish: Wish; found: Found } | undefined> {
  const { deps, signal, language } = context
  const { types, words, phrase, said = [] } = wish
  if (types.length === 0 || wish.gift || wish.isSeveral || found.failed.length > 0) return undefined
  const search = (other: Wish): Promise<Found> => findOffers(other, language, deps, signal)
  // Of a kind with hardly an offer one that has all that was said is as near under the next name.
  const isOpen = found.hits.length <= fewOfKind && (wish.notWords ?? []).length === 0
  const areSomeMissing = isOpen && words.some((word) => found.missing.includes(word))
  const areAllMissing = words.every((word) => found.missing.includes(word) || found.hits.length === 0)
  const mostKinds = found.hits.length < enoughOfKind ? maxKindsOfNear : maxKindsOfAlike
  // What some of the kind have is in the way of nothing but other conditions.
  const isUnsaid = areSomeMissing || (words.length > 0 && areAllMissing)
  if (isUnsaid && (await isSold(context, types)) && !(areAllMissing && (await isPropertyOf(context, wish, words))))
    for (const parent of types.flatMap(parentsOf).filter((kind) => childrenOf(kind).length <= mostKinds)) {
      const wider = { ...wish, types: [parent] }
      const among = await search(wider)
      if (among.hits.length > 0 && words.every((word) => !among.missing.includes(word))) return { wish: wider, found: among }
    }
  const isPhrase = phrase !== undefined && phrase.split(' ').length >= leastOfPhrase
  if (!isNew || !isPhrase || found.hits.length > 0) return undefined
  if (await isSold(context, types)) return undefined
  const named = { ...wish, types: [], words: [...said, ...words] }
  const among = await search(named)
  const hits = among.hits.filter(({ offer }) => texts(offer.title).some((title) => title.toLowerCase().includes(phrase.toLowerCase())))
  return hits.length > 0 ? { wish: named, found: { ...among, hits, total: hits.length, isAtLeast: false } } : undefined
}
/** Whether there is any offer of these kinds. */
async function isSold({ deps, signal, language }: TurnContext, types: readonly string[]): Promise<boolean> {
  return (await findOffers({ ...emptyWish(), types: [...types] }, language, deps, signal, { limit: 1 })).hits.length > 0
}

/** A page of offers. Who asks for matt mugs, of which there are none, wants mugs and no matt bottles. */
const enoughOfKind = 6
const fewOfKind = 2
/** Kinds of a family so small that sellers call one by the name of another: toiletry and cosmetic bags. */
const maxKindsOfAlike = 3
/** Words that name goods surely enough to be looked for in titles alone, as they were written. */
const leastOfPhrase = 3

const hasNumber = (title: string, number: number): boolean => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(title)

/** Whether some of these goods, whatever else is wished of them, have one of the words: then it is a property, and no name of other goods. */
async function isPropertyOf({ deps, signal, language }: TurnContext, { types }: Wish, words: readonly string[]): Promise<boolean> {
  if (types.length === 0) return false
  const { hits, missing } = await findOffers({ ...emptyWish(), types, words: [...words] }, language, deps, signal, { limit: looked })
  return hits.length > 0 && words.some((word) => !missing.includes(word))
}
/** Offers looked at to learn what words mean. */
const looked = 60
/** Share of one kind from which words name goods and no property that goods of many kinds have. */
const shareOfKind = 0.5

function areOneKind({ hits }: Found): boolean {
  const counts = new Map<string, number>()
  for (const { offer } of hits.slice(0, looked))
    for (const type of factsOf(offer).types.slice(0, 1)) counts.set(type, (counts.get(type) ?? 0) + 1)
  return hits.length > 0 && Math.max(0, ...counts.values()) >= shareOfKind * Math.min(hits.length, looked)
}

/** A name of goods that no offer has: what is disposable as well is no e-cigarette. */
const namesNothingSold = ({ types, words, traits, picture }: Wish, { missing }: Found): boolean =>
  types.length === 0 && picture === undefined && words.length > 0 && !traits.some(isTheme) && words.every((word) => missing.includes(word))

/** A wish of words alone, half of which no offer has: what has the rest of them (a ladle of "time machine") is something else. */
const saysNothing = (wish: Wish, { missing }: Found): boolean =>
  wish.words.length > 0 &&
  2 * wish.words.filter((word) => missing.includes(word)).length >= wish.words.length &&
  [wish.types, wish.traits, wish.materials, wish.colors, wish.sizes, wish.measures].every((said) => said.length === 0)

function follow(context: TurnContext, searched: Omit<Searched, 'next' | 'lifted'>): Searched {
  const { state } = context
  const { wish, isNew } = searched
  const lifted = isNew ? undefined : liftedBound(context, wish)
  const isOneOfSeveral = state.wish?.isSeveral === true && !wish.isSeveral && wish.types.every((type) => state.wish?.types.includes(type))
  const withNext = isOneOfSeveral ? withOneOfSeveral : withWish
  const refined = isSameWish(wish, state.wish) ? state : withNext(state, wish)
  return { ...searched, next: isNew ? withNewTopic(state, wish) : refined, ...(lifted ? { lifted } : {}) }
}

interface Lifted {
  note: string
  chips: string[]
}

/** The bound of an earlier "cheaper" or "dearer" that no longer holds: what is said of it, and a chip that makes it a condition. */
function liftedBound({ state, texts, language }: TurnContext, wish: Wish): Lifted | undefined {
  const before = state.wish
  const bound = before?.saidOfPrice && !wish.saidOfPrice ? describePrice(before, language) : undefined
  // Who names a price has said what holds now.
  if (!before || bound === undefined || describePrice(wish, language) !== describePrice(withoutPassingPrice(before), language))
    return undefined
  const { max, currency } = before.price ?? {}
  return {
    note: texts.answer.boundLifted,
    chips: max !== undefined && currency !== undefined ? [texts.chips.priceTo(formatMoney(max, currency, language))] : [],
  }
}

/** Offers to be shown, and what is said with them. */
export interface Selection {
  wish: Wish
  found: Found
  notes: string[]
  topics: ServiceTopic[]
  isNew: boolean
  isMore: boolean
  /** What to offer before all else. */
  chips: string[]
  /** Ids that were left out. */
  exclude: string[]
  /** A number that may be pieces or a price. */
  unplaced?: number
}

/** How a search ended; everything an answer is made of. */
export type Outcome =
  | { kind: 'found'; state: State; selection: Selection }
  /** No marketplace answered. */
  | { kind: 'unreachable'; failed: FailedSource[] }
  | { kind: 'noMore'; state: State; wish: Wish; notes: string[] }
  /** Nothing is cheaper, thicker, of another colour than what was shown. The search stays as it was. */
  | { kind: 'nothingBeyond'; note: string; wish: Wish }
  /** Nothing fits, and something does without some of the conditions. */
  | { kind: 'relaxed'; state: State; wish: Wish; relaxed: Relaxation; notes: string[]; topics: ServiceTopic[] }
  /** `isUnsold`: the goods have a name, and no seller has them. */
  | { kind: 'nothing'; state: State; wish: Wish; found: Found; instead: Instead; notes: string[]; isUnsold: boolean }

/** What offers of the kind state shows that the message says more than was read in it: it is to be read once more. */
export type Rereading =
  /** The message calls attributes by their names: it is to be read without them. */
  | { kind: 'fields'; fields: NamedField[]; message: string }
  /** What no listing says comes to properties that the offers state: the message is to be read with those. */
  | { kind: 'gists'; gists: PropertyGist[] }

/** The marketplaces without these offers, however the search goes on: under a wider name and with a condition less, too. */
const leavingOut = (deps: TurnDeps, ids: readonly string[]): TurnDeps =>
  ids.length === 0
    ? deps
    : {
        ...deps,
        retrieve: (query, signal) => deps.retrieve({ ...query, excludeIds: [...new Set([...(query.excludeIds ?? []), ...ids])] }, signal),
      }

/** A search whose message is not looked through again for what offers state. */
export type ReadRequest = SearchRequest & { hasFields: true; hasGists: true }

/** Asks the marketplaces until it is known how the search ends, with progress on the way. */
export function findOutcome(whole: TurnContext, request: ReadRequest, prepared: Prepared): AsyncGenerator<AssistantStep, Outcome, void>
export function findOutcome(
  whole: TurnContext,
  request: SearchRequest,
  prepared: Prepared,
): AsyncGenerator<AssistantStep, Outcome | Rereading, void>
export async function* findOutcome(
  whole: TurnContext,
  request: SearchRequest,
  prepared: Prepared,
): AsyncGenerator<AssistantStep, Outcome | Rereading, void> {
  const context = { ...whole, deps: leavingOut(whole.deps, prepared.exclude) }
  const { deps, signal, language, texts, state } = context
  // Another condition in the same message is held all the same.
  const isAlone = isSameWish(request.wish, state.wish)
  if (prepared.unanswerable !== undefined && isAlone) return { kind: 'nothingBeyond', note: prepared.unanswerable, wish: prepared.wish }
  const searched = yield* whileItGoesOn<FoundPart, Searched, AssistantStep>(
    (tell) => search(context, request, prepared, tell),
    (part) => early(context, prepared.wish, part),
  )
  const { wish, found, isNew, next, lifted, unplaced } = searched
  const notes = [
    ...(lifted ? [lifted.note] : []),
    ...widened(context, searched),
    ...prepared.notes,
    ...(prepared.unanswerable === undefined ? [] : [prepared.unanswerable]),
  ]
  if (found.asked.length === 0 && found.failed.length > 0) return { kind: 'unreachable', failed: found.failed }
  const named = await fieldsNamed(context, request, searched)
  if (named) return { kind: 'fields', ...named }
  const gists = await gistsIn(context, request, searched)
  if (gists.length > 0) return { kind: 'gists', gists }
  // The kinds that were meant if it was not this one.
  const others = await soldOf(context, request.told?.others ?? [])
  if (found.hits.length > 0) return (await supplied()) ?? selected(found)
  if (isMore(request) && state.shown.length > 0) return { kind: 'noMore', state: next, wish, notes: prepared.notes }
  if (searched.meant || searched.isUnsold) return await nothing(searched.meant)
  yield progress(texts.progress.relaxing, 0)
  const near = prepared.nothing || isMore(request) ? undefined : await findNear(context, wish)
  if (near) {
    const names = [wish, near.wish].map(({ types }) => describeType(types[0]!, language, 'many'))
    const note = texts.answer.widerKind(names[0]!, names[1]!)
    return selected(near.found, { wish: near.wish, notes: [note] })
  }
  if (prepared.nothing) {
    // "Too expensive, something cheaper, still 90 cm" of the one that was spoken of: it need be cheaper than that one alone.
    if (!isAlone && prepared.nothing.isCheaper && request.than === undefined && state.focus !== undefined) {
      const below: SearchRequest = { ...request, than: { kind: 'this' } }
      const again = await prepare(whole, below)
      if (again.wish.price?.max !== prepared.wish.price?.max) return yield* findOutcome(whole, below, again)
    }
    const beyond = await findBeyond(context, searched, prepared.nothing, notes)
    // 有点贵了，换成小熊的 wishes for bears, be none of them cheaper: then the cheapest come first.
    if (beyond.kind !== 'nothingBeyond' || isAlone || !prepared.nothing.isCheaper) return beyond
    const cheapest: SearchRequest = {
      ...request,
      wish: { ...request.wish, sort: 'price' },
      relatives: request.relatives.filter((one) => one !== 'cheaper'),
    }
    const again = await prepare(whole, cheapest)
    return yield* findOutcome(whole, cheapest, { ...again, notes: [prepared.nothing.note, ...again.notes] })
  }
  const { unworded, keptWords = unworded ? request.orElse?.words : undefined } = searched
  const least =
    (await relax(wish, language, deps, signal, searched.keptFacets, keptWords)) ??
    (await relaxWords(context, wish, searched.keptFacets, keptWords))
  // Those that are on the screen are no answer to what is asked of them anew: then it is kept, and what was said before gives way.
  const isOnScreen = least !== undefined && areShown(context, least.found)
  const heard = isNew || !least ? undefined : readMessage(whole.input.message, true, state.wish)
  const anew =
    heard && isOnScreen
      ? least!.facets.filter((facet) => isSaidAnew(facet, state.wish) || (facet === 'measure' && boundsAnew(heard, state.wish)))
      : []
  const now = heard ? least!.facets.filter((facet) => isSaidNow(facet, wish, heard)) : []
  // What it takes to have what is asked now is no figure that was named before.
  const asked = anew.length > 0 ? anew : now.length > 0 ? [...now, ...ofFigures] : []
  const keeping =
    asked.length > 0 ? await relax(wish, language, deps, signal, [...(searched.keptFacets ?? []), ...asked], keptWords) : undefined
  // What was said last weighs most.
  const before = isNew || least?.facets.join() !== 'feature' ? undefined : state.wish
  const older = before ? await relaxOlder(wish, before, language, deps, signal) : undefined
  const relaxed = keeping ?? older ?? least
  signal.throwIfAborted()
  // No other condition is in the way of words that what is found without it does not have either.
  if (unworded && unworded.hits.length > 0 && (!relaxed || keptWords?.every((word) => relaxed.found.missing.includes(word))))
    return selected(unworded)
  if (relaxed && !namesNothingSold(wish, relaxed.found)) {
    // What must be there, and is there in another size: how many there are in this one.
    const lacking = wish.inStock && !relaxed.facets.includes('stock') ? withoutFacet(wish, 'stock') : undefined
    const short = lacking ? shortageNote(context, lacking, (await findOffers(lacking, language, deps, signal)).hits) : ''
    return {
      kind: 'relaxed',
      state: next,
      wish,
      relaxed,
      notes: [...understood(context, request), ...(lifted ? [lifted.note] : []), short],
      topics: request.topics,
    }
  }
  return await nothing()

  /** What there are enough of, where nothing of what was found has so many, and states all that is wished for either. */
  async function supplied(): Promise<Outcome | undefined> {
    const isOpen = found.unknown.some((facet) => facet !== 'words')
    const isOfOne = wish.quantity !== undefined && !wish.counts && !wish.isSeveral && !wish.gift
    if (!isOpen || !isOfOne || wish.inStock || !found.hits.every(({ offer }) => isShort(offer, wish))) return undefined
    const inStock: Wish = { ...wish, inStock: true }
    const relaxed = await relax(inStock, language, deps, signal, ['stock'])
    signal.throwIfAborted()
    return (
      relaxed && {
        kind: 'relaxed',
        state: next,
        wish: inStock,
        relaxed,
        notes: [...understood(context, request), shortageNote(context, wish, found.hits)],
        topics: request.topics,
      }
    )
  }

  async function nothing(meant?: readonly string[]): Promise<Outcome> {
    const unsold = counted(wish, request.unplaced)
    const instead = await findInstead(context, unsold, { meant, near: others })
    const isUnsold = unsold.types.length > 0 && !(await isSold(context, unsold.types))
    return { kind: 'nothing', state: unfound(instead, unsold), wish: unsold, found, instead, notes: understood(context, request), isUnsold }
  }

  /** What follows is said of the goods that are not there, even of words that name none; where those were said of the offers shown they change nothing. */
  function unfound({ wider }: Instead, unsold: Wish): State {
    if (wider) return next
    const areOthers = wish.types.length > 0 && wish.types.join() !== state.wish?.types.join()
    // 开盖要方便 says how the goods should be that are shown, in words that no listing has.
    const isManner = wish.types.length === 0 && state.last.length > 0 && manner.test(whole.input.message.trim())
    if (!isManner && (isNew || areOthers || state.screen)) return withUnsold(state, unsold)
    return wish.types.length === 0 && wish.words.length > 0 && state.wish !== undefined && !isUnfound(state) ? state : next
  }

  function selected(fitting: Found, other?: { wish: Wish; notes: string[] }): Outcome {
    const kept = request.keepsQuantity && wish.quantity !== undefined ? [texts.answer.keptQuantity(wish.quantity)] : []
    const selection: Selection = {
      wish: other?.wish ?? wish,
      found: fitting,
      notes: [...notes, ...(other?.notes ?? []), ...kept],
      topics: request.topics,
      isNew,
      isMore: isMore(request),
      chips: [...others, ...(lifted?.chips ?? [])],
      exclude: prepared.exclude,
      ...(unplaced !== undefined ? { unplaced } : {}),
    }
    return { kind: 'found', state: other ? { ...next, wish: other.wish } : next, selection }
  }
}

/** "I need a round one" of moulds with a loose base: words that were said before give way to those said now, where no offer has both. */
async function relaxWords(
  { deps, signal, language }: TurnContext,
  wish: Wish,
  keptFacets: readonly Facet[] | undefined,
  keptWords: readonly string[] | undefined,
): Promise<Relaxation | undefined> {
  const older = less(wish.words, keptWords ?? [])
  if (!keptWords || older.length === 0) return undefined
  const { phrases: _, ...rest } = wish
  const relaxed = await relax({ ...rest, words: [...keptWords] }, language, deps, signal, keptFacets, keptWords)
  if (!relaxed) return undefined
  const unsaid = older.filter((word) => !relaxed.found.hits.some(({ offer }) => mentions(factsOf(offer).text, word)))
  return {
    ...relaxed,
    wish: { ...relaxed.wish, words: wish.words },
    found: { ...relaxed.found, missing: [...relaxed.found.missing, ...unsaid] },
  }
}

/** Whether a number as the most that one may cost would leave none of what is found, or all of it: then it is none. */
function isNoPrice({ deps, language }: TurnContext, { hits }: Found, wish: Wish, number: number): boolean {
  const currency = language === 'zh' ? sourceCurrency : displayCurrency
  const prices = hits.flatMap(({ offer }) => priceInCurrency(offer, wish, currency, deps.rate) ?? [])
  return prices.length > 0 && (number * 100 < Math.min(...prices) || number * 100 > Math.max(...prices))
}

/** "Notebooks A5, about 3000" where none costs nearly so much: so many of them. `undefined` where the number may be what it was read as. */
async function findCounted(
  context: TurnContext,
  wish: Wish,
  found: Found,
  count: number,
): Promise<{ wish: Wish; found: Found } | undefined> {
  const { deps, signal, language } = context
  // A word that listings have is none, and neither is a price that some come near.
  if (wish.price ? wish.price.max === undefined && found.hits.length > 0 : !found.missing.includes(String(count))) return undefined
  const open = withoutFacet({ ...wish, words: wish.words.filter((word) => word !== String(count)) }, 'price')
  if (!isNoPrice(context, await findOffers(open, language, deps, signal), open, count)) return undefined
  const priced = counted(open, count)
  return { wish: priced, found: await findOffers(priced, language, deps, signal) }
}

/** "Wallets 50" of which there are none: the number that might have been a price is how many. */
function counted(wish: Wish, unplaced: number | undefined): Wish {
  if (unplaced === undefined || wish.quantity !== undefined) return wish
  const { phrase, words } = wish
  const named = phrase?.replace(new RegExp(`\\s*(?<!\\d)${unplaced}(?!\\d)`), '').trim()
  return { ...wish, quantity: unplaced, words: words.filter((word) => word !== String(unplaced)), ...(named ? { phrase: named } : {}) }
}

const manner = /^\p{Script=Han}*[要得不很太]\p{Script=Han}+$/u

/** What goods are and look like, which a buyer asks for again by another word rather than by another figure. */
const lookedFor: ReadonlySet<Facet> = new Set(['color', 'material', 'feature', 'style', 'theme'])
const ofFigures = ['measure', 'size', 'price'] as const satisfies readonly Facet[]
const areShown = ({ state: { last }, maxCards }: TurnContext, { hits }: Found): boolean =>
  hits.slice(0, maxCards).every(({ offer }) => last.some(({ id }) => id === offer.id))

/** Whether a condition was not there before. */
const isSaidAnew = (facet: Facet, before: Wish | undefined): boolean =>
  lookedFor.has(facet) && before !== undefined && !hasFacet(before, facet)

/** "60 litres or more" of a size that nothing was said of: none of those on the screen is near it. */
const boundsAnew = ({ measures }: Pick<Wish, 'measures'>, before: Wish | undefined): boolean =>
  before?.measures.length === 0 && measures.some(({ target }) => target === undefined)

/** Attributes that a search calls by their names, by what listings of the kind have, and the message that they stand in. */
async function fieldsNamed(
  context: TurnContext,
  request: SearchRequest,
  { found, wish }: Searched,
): Promise<{ fields: NamedField[]; message: string } | undefined> {
  const { deps, signal, language, input, state } = context
  const isOfPart = found.hits.length === 0 && request.asPart !== undefined
  // "Leather straps" of the watches on the screen, where nobody sells straps.
  const [type, ...others] = (isOfPart ? state.wish?.types : undefined) ?? request.wish.types
  if (request.hasFields || type === undefined || others.length > 0 || input.refine) return undefined
  const offersIn = ({ among = [] }: Found): OfferSummary[] => among.map(({ offer }) => offer)
  const isFound = found.hits.length > 0 && wish.types[0] === type
  // "8 mm thick or more" is read, with its bound, and names no value.
  const isOfFigure = ({ word }: NamedField): boolean => request.wish.figures?.some(({ field }) => isNameOf(nameOf(word), field)) === true
  let all: Found | undefined
  // In the buyer's words, or else in those of listings.
  for (const message of new Set([input.message, asListed(input.message)])) {
    if (isFound) {
      const { fields, callsSome } = findFields(message, offersIn(found), language, request.wish.words)
      const unread = fields.filter((one) => !isOfFigure(one))
      if (unread.length > 0) return { fields: unread, message }
      if (!callsSome) continue
    }
    if (isMore(request)) continue
    // What was read into the name ("168 needles" as 168 pairs) may have left out those that have it.
    all ??= await findOffers({ ...emptyWish(), types: [type] }, language, deps, signal, { limit: looked })
    const fields = findFields(message, offersIn(all), language, request.wish.words).fields.filter((one) => !isOfFigure(one))
    if (fields.length > 0) return { fields, message }
  }
  return undefined
}

/** What a search says of its goods in words that no listing has, as properties that some offer of the kind states. */
async function gistsIn(context: TurnContext, request: SearchRequest, { found, wish }: Searched): Promise<PropertyGist[]> {
  const { input } = context
  const [type, ...others] = wish.types
  const missing = [...found.missing, ...found.unserved]
  const isOpen = !request.hasGists && !isMore(request) && !input.refine
  if (!isOpen || type === undefined || others.length > 0) return []
  const isTold = request.told !== undefined || (request.isNew && !isNamedIn(input.message, type))
  if (missing.length === 0 && !isTold) return []
  const asked = {
    missing,
    said: isTold ? [] : (wish.said ?? []),
    type,
    isTold,
    telling: request.told?.said ?? (isTold ? input.message : undefined),
  }
  return statedGists(context, asked, found.among)
}

/** Those that some offer of the kind states, or one of those at hand. Offers are looked for only where there is something to be stated. */
async function statedGists(
  { deps, signal, language, input, state }: TurnContext,
  of: Parameters<typeof findGists>[1],
  atHand: readonly OfferHit[] = [],
): Promise<PropertyGist[]> {
  const asked = { ...of, isInTalk: state.last.length > 0 }
  if (findGists(input.message, asked).length === 0) return []
  const { among = [] } = await findOffers({ ...emptyWish(), types: [asked.type] }, language, deps, signal, { limit: looked })
  return findGists(input.message, asked, (name) => [...among, ...atHand].some(({ offer }) => states(offer, name)))
}

const isNamedIn = (message: string, type: string): boolean => analyse(message).concepts.some(({ conceptId }) => areInLine(conceptId, type))

/** What a message that names goods nobody sells says of those on the screen: 要不起球的 of hoodies asks for no balls. */
export async function gistsOfShown(context: TurnContext, request: SearchRequest): Promise<PropertyGist[]> {
  const { input, state } = context
  const [type, ...others] = state.last.length > 0 ? (state.wish?.types ?? []) : []
  if (type === undefined || others.length > 0 || request.hasGists || request.isFurther || input.refine) return []
  // «А шапки детские зимние есть?» of gloves wishes for nothing of them.
  const heard = readMessage(input.message, true, state.wish)
  const areOthers = heard.swaps === 'sure' && !heard.isPart
  if (heard.types.length > 0 && (areOthers || asksForOtherGoods(heard, decideByRules(heard, state), state))) return []
  return statedGists(context, { missing: [], said: [], type, isTold: true })
}

/** That goods of a wider kind are shown, where the kind that was named has none. */
function widened({ texts, language }: TurnContext, { wish, insteadOf }: Searched): string[] {
  const [wanted, shown] = [insteadOf?.[0], wish.types[0]]
  if (wanted === undefined || shown === undefined || wanted === shown) return []
  return [texts.answer.widerKind(describeType(wanted, language, 'many'), describeType(shown, language, 'many'))]
}

/** Facets that say what goods are and are like: what has them under the next wider name is nearer than what lacks one of them. */
const telling = ['material', 'feature', 'theme', 'words', 'audience', 'season'] as const satisfies readonly Facet[]

/** «Не подарочные, а почтовые коробки»: gift boxes come near to nothing then. */
const isRefused = ({ input }: TurnContext, { notWords = [] }: Wish, kind: string): boolean => {
  const refused = [...notWords, ...(input.refine ? [] : readMessage(input.message, true).notWords)]
  const names = new Set(Object.values(findConcept(kind)?.words ?? {}).flatMap((all) => all.flatMap((name) => name.split(' ').map(stemOf))))
  return refused.some((word) => names.has(stemOf(word)))
}

/**
 * Goods that hold every condition under the next wider name, where few kinds have it and no offer of the kind itself does: shatterproof balls are sold as
 * ornaments.
 */
async function findNear(context: TurnContext, wish: Wish): Promise<{ wish: Wish; found: Found } | undefined> {
  const { deps, signal, language } = context
  const [type, ...others] = wish.types
  const tells = telling.some((facet) => hasFacet(wish, facet))
  if (type === undefined || others.length > 0 || wish.gift || wish.isSeveral || wish.device !== undefined) return undefined
  const isKindSold = await isSold(context, wish.types)
  if (isKindSold && !tells) return undefined
  // A bottle that says nothing of children is nearer to one for them than a mug that does.
  const isForAnybody =
    hasFacet(wish, 'audience') &&
    !areWorn(wish) &&
    ofNobody(await findOffers(withoutFacet(wish, 'audience'), language, deps, signal)).hits.length > 0
  if (isForAnybody) return undefined
  const parents = parentsOf(type).filter((kind) => childrenOf(kind).length <= maxKindsOfNear)
  for (const parent of isKindSold ? parents : [...kindsWithin(wish), ...parents]) {
    if (isRefused(context, wish, parent)) continue
    const modifiers = modifiersOf(wish, parent)
    // A kind that nobody sells by this name is its wider one with what the name says of it: rubber boots are boots of rubber.
    if (!isKindSold && modifiers.length === 0) continue
    const named = isKindSold ? { ...wish, words: [...wish.words, ...modifiers] } : withNamed(wish, modifiers)
    const wider: Wish = { ...withMaterialOf(type, named), types: [parent], said: [], words: named.words.slice(0, maxWords) }
    const found = await findOffers(wider, language, deps, signal)
    const isStated = found.unknown.length === 0 && found.missing.length === 0
    if (found.hits.length > 0 && isStated) return { wish: wider, found }
  }
  return isKindSold ? undefined : await findByHead(context, wish)
}

/** What a kind is called after is what it is made of: a glass is of glass, whatever it is called beside that. */
function withMaterialOf(type: string, wish: Wish): Wish {
  const own = wish.materials.length > 0 ? [] : materialsNamed(describeType(type, 'en', 'one').toLowerCase())
  return own.length > 0 ? { ...wish, materials: [...own] } : wish
}

/** Of a kind that nobody sells what the last word of its name is: jackets for a "rain jacket", and no rings for "napkin rings", which are of another family. */
async function findByHead(context: TurnContext, wish: Wish): Promise<{ wish: Wish; found: Found } | undefined> {
  const { deps, signal, language } = context
  const family = new Set(wish.types.flatMap((type) => [type, ...ancestorsOf(type)]))
  for (const kind of kindsWithin(wish).filter((one) => ancestorsOf(one).some((wider) => family.has(wider)))) {
    if (isRefused(context, wish, kind)) continue
    const wider: Wish = { ...wish, types: [kind], said: [] }
    const found = await findOffers(wider, language, deps, signal)
    if (found.hits.length > 0) return { wish: wider, found }
  }
  return undefined
}

/** What the buyer's name for the goods says beside the wider one: the "blackout" of "blackout curtains". */
function modifiersOf({ said = [], beside = [] }: Wish, parent: string): string[] {
  const names = new Set(
    Object.values(findConcept(parent)?.words ?? {}).flatMap((known) => known.flatMap((name) => name.toLowerCase().split(' '))),
  )
  const ofOthers = new Set(beside.flatMap(({ words }) => words))
  const own = said.filter((word) => !ofOthers.has(word))
  const han = [...names].filter((name) => /^\p{Script=Han}{2,}$/u.test(name))
  // The 遮光 of 遮光窗帘.
  const leads = own.flatMap((word) =>
    han.filter((name) => word.length >= name.length + 2 && word.endsWith(name)).map((name) => word.slice(0, -name.length)),
  )
  return [...leads, ...own.filter((word, at) => !names.has(word) && (/^[a-z]/.test(word) ? at < own.length - 1 : isAdjective(word)))]
}

/** Kinds that a word of the name alone is: sneakers of "kids' sneakers". */
const kindsWithin = ({ types, said = [] }: Wish): string[] =>
  said.length < 2 ? [] : said.flatMap((word) => headTypes(analyse(word, { fuzzy: false }))).filter((kind) => !types.includes(kind))

/** A wish with what words of a name say: the materials and properties that they name, the others as words. */
function withNamed(wish: Wish, modifiers: readonly string[]): Wish {
  const read = modifiers.map((word) => ({ word, concepts: analyse(word, { fuzzy: false }).concepts }))
  const of = (isKind: (kind: ConceptKind) => boolean): string[] =>
    read.flatMap(({ concepts }) => concepts.filter(({ kind }) => isKind(kind)).map(({ conceptId }) => conceptId))
  const materials = of((kind) => kind === 'material')
  const traits = of((kind) => kind === 'feature' || kind === 'audience' || kind === 'season' || kind === 'style')
  const words = read.filter(({ concepts }) => concepts.every(({ kind }) => kind === 'type')).map(({ word }) => word)
  return {
    ...wish,
    materials: [...new Set([...wish.materials, ...materials])],
    traits: [...new Set([...wish.traits, ...traits])],
    words: [...new Set([...wish.words, ...words])],
  }
}

/** Nothing is beyond what was shown: something cheaper that misses one other condition, else just that. */
async function findBeyond(
  { deps, signal, language, state }: TurnContext,
  { wish, next }: Searched,
  { isCheaper, note }: NonNullable<Applied['nothing']>,
  notes: string[],
): Promise<Outcome> {
  const relaxed = isCheaper ? await relax(wish, language, deps, signal, looks) : undefined
  signal.throwIfAborted()
  if (relaxed?.facets.length === 1) return { kind: 'relaxed', state: next, wish, relaxed, notes, topics: [] }
  return { kind: 'nothingBeyond', note, wish: state.wish ?? wish }
}

/** What goods are and look like. Something cheaper that is not that is not an answer to "cheaper". */
const looks = ['price', 'words', 'color', 'material', 'size', 'audience', 'season', 'style', 'theme'] as const satisfies readonly Facet[]

export const isSameWish = (one: Wish, other: Wish | undefined): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other)
