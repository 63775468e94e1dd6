import { isDeepStrictEqual } from 'node:util'
import { displayCurrency, sourceCurrency } from '@karavan/contract/money.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { concepts } from '@karavan/lexicon/concepts/all.ts'
import { areInLine, findConcept, isA, parentsOf } from '@karavan/lexicon/names.ts'
import { isAdjective } from '@karavan/lexicon/russian.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { shapesIn } from '@karavan/lexicon/synonyms.ts'
import { less } from '../lists.ts'
import {
  emptyWish,
  type FigureField,
  hasFacet,
  maxSizes,
  quantityOfKinds,
  softSizeOf,
  type Wish,
  type WishedMeasure,
  type WishedPrice,
  withoutFacet,
  withoutPassingPrice,
  withoutPreferred,
} from '../wish.ts'
import type { SaidPrice } from './grammar/price.ts'
import { maxPhrases } from './own-words.ts'
import type { Reading } from './read.ts'
import { eitherWith, isOppositeOfWish, withAllowed, withoutReplaced } from './replaced.ts'
import { hintsOf, isForSome } from './told-kind.ts'

/** Whether one of the types is the same as, narrower or wider than one of the others. */
export const areRelated = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => areInLine(one, other)))

/** Whether goods are called by all of these words in what was wished for, whatever was found for it. */
export function isCalledBy({ said = [], phrase = '' }: Wish, words: readonly string[]): boolean {
  const names = [...said, ...phrase.toLowerCase().split(' ')].map(stemOf)
  return words.length > 0 && words.every((word) => names.includes(stemOf(word)))
}

/** Whether the message says anything beside the goods' name that changes a wish. */
export function saysConstraint(reading: Reading): boolean {
  return (
    reading.price !== undefined ||
    reading.budget !== undefined ||
    reading.quantity !== undefined ||
    reading.maxMoq !== undefined ||
    reading.maxDispatchHours !== undefined ||
    reading.inStock === true ||
    reading.sellerName !== undefined ||
    reading.factoryOnly === true ||
    reading.minSellerYears !== undefined ||
    reading.trustedSeller === true ||
    reading.sort !== undefined ||
    reading.sides !== undefined ||
    reading.severalColors === true ||
    reading.extreme !== undefined ||
    reading.device !== undefined ||
    reading.figures.length > 0 ||
    reading.drops.length > 0 ||
    [
      reading.colors,
      reading.notColors,
      reading.materials,
      reading.notMaterials,
      reading.traits,
      reading.notTraits,
      reading.sizes,
      reading.measures,
      reading.notWords,
      reading.purposes,
      reading.givenUp,
      reading.preferred,
    ].some((list) => list.length > 0)
  )
}

/** The wish of a message that starts a search. Only the quantity is kept from before: it is the buyer's, not the goods'. */
export function toWish(reading: Reading, before: Wish | undefined): Wish {
  const start = emptyWish()
  if (before?.quantity !== undefined) start.quantity = before.quantity
  return mergeWish(start, reading)
}

/** Goods that one buys for somebody: clothes, bags and toys, and no screwdrivers. */
const isForWhom = (type: string): boolean => isForSome(type) || ['type.bag', 'type.backpack', 'type.toy'].some((kind) => isA(type, kind))

/** The same after goods that nobody sells: what those may cost and whom they are for holds for others that are named in their place. */
export function toWishInPlace(reading: Reading, unsold: Wish): Wish {
  const wish = toWish(reading, unsold)
  if (areRelated(reading.types, unsold.types)) return wish
  const isAudience = (trait: string): boolean => !isNoAudience(trait)
  const { price, budget } = wish.price || wish.budget ? wish : unsold
  return {
    ...wish,
    ...(price ? { price } : {}),
    ...(budget ? { budget } : {}),
    // Bicycles for children, and screwdrivers for whomever.
    traits:
      wish.traits.some(isAudience) || !wish.types.some(isForWhom) ? wish.traits : [...wish.traits, ...unsold.traits.filter(isAudience)],
  }
}

const union = (some: readonly string[], others: readonly string[]): string[] => [...new Set([...some, ...others])]
/** Kinds that have their sizes by letters and numbers: a large shirt is no longer one than the others. */
const sizedOtherwise = ['type.clothing', 'type.shoes']

/** "Large dog beds": the largest first, where nothing says how large. */
function softSize({ types, measures, figures, sides }: Wish, { purposes }: Reading): Wish['extreme'] {
  const [wants] = purposes.flatMap((word) => softSizeOf(word) ?? [])
  if (wants === undefined || types.length === 0 || measures.length > 0 || figures || sides) return undefined
  const isSized = types.some((type) => sizedOtherwise.some((kind) => isA(type, kind)))
  return isSized ? undefined : { field: 'size', wants }
}

const isShape = (word: string): boolean => shapesIn(word).some(({ start, end }) => end - start === word.length)
const paperFormat = /^[ab][3-7]$/

/** «Можно с рисунком», said of goods that were to have none: it need not be, and is no wish. */
const isLifted = (from: Wish, { written, traits, materials, colors }: Reading): boolean =>
  /^\s*(?:(?:ну|ладно|тогда|хорошо|а|и),? )*можно (?!ли )[^?]*$/iu.test(written) &&
  [...traits, ...materials, ...colors].length > 0 &&
  traits.every((trait) => from.notTraits.includes(trait) || isOppositeOfWish(from, trait)) &&
  materials.every((material) => from.notMaterials.includes(material)) &&
  colors.every((color) => from.notColors.includes(color))

/** The wish after a message that refines it: what is said replaces what was said of the same kind, what is not said stays. */
export function mergeWish(from: Wish, heard: Reading): Wish {
  const said = withPropertiesOfWords(asPhraseDenied(from, heard))
  // 算了车载的也行: who gives in takes that, where nothing else is wished for.
  const isAllowed = (said.isAllowed || isLifted(from, said)) && !(givesIn.test(said.written) && !saysProperties(from))
  const before = isAllowed ? withAllowed(from, said) : withoutReplaced(from, said)
  const reading = isAllowed ? withoutProperties(said) : said
  // "Cheaper" was about the offers shown then; with another condition it would empty the answer, so it ends here.
  const isStillRelative = reading.price === undefined && (reading.relatives.includes('cheaper') || reading.relatives.includes('dearer'))
  let next = structuredClone(isStillRelative ? before : withoutPassingPrice(before))
  for (const facet of reading.drops) {
    // "Any size" is said of what is measured as well.
    const meant = facet === 'size' && !hasFacet(next, 'size') ? 'measure' : facet
    if (hasFacet(next, meant)) next = withoutFacet(next, meant)
  }

  if (reading.types.length > 0 && !isWiderByTheWay(before, reading)) {
    const areMore = isKindAllowed(before, reading)
    next.types = areMore ? union(before.types, reading.types) : reading.types
    // What was a word of the goods before may be their name now: bath towels, after towels.
    next.words = next.words.filter((word) => !reading.said.includes(word) || reading.words.includes(word))
    // Each of several kinds is called by another name.
    next.said = areMore ? [] : reading.said
    if (reading.beside.length > 0) next.beside = reading.beside
    else delete next.beside
    if (reading.told) next.hints = hintsOf(reading.told)
    else delete next.hints
    if (reading.isSeveral) next.isSeveral = true
    else delete next.isSeveral
    delete next.areAlternatives
    if (reading.isKit) next.isKit = true
    else delete next.isKit
    if (reading.gift) next.gift = reading.gift
    else delete next.gift
    if (reading.occasion) next.occasion = reading.occasion
    else delete next.occasion
  }
  // "A6 instead" takes the place of A5.
  const isOtherFormat = reading.words.some((word) => paperFormat.test(word))
  // And heart-shaped ones that of round ones.
  const isOtherShape = !reading.isAddition && reading.words.some(isShape)
  const isGone = (word: string): boolean => (isOtherFormat && paperFormat.test(word)) || (isOtherShape && isShape(word))
  next.words = union(
    next.words.filter((word) => !isGone(word)),
    reading.words,
  ).slice(0, 12)
  if (reading.purposes.length > 0) next.purposes = union(next.purposes ?? [], reading.purposes).slice(0, 12)
  // "Forget induction" takes back what was said before.
  const isWished = (word: string): boolean => next.words.some((wished) => isCalled(wished, word))
  const taken = reading.notWords.filter((phrase) => phrase.split(' ').every(isWished))
  withoutWords(
    next,
    taken.flatMap((phrase) => phrase.split(' ')),
  )
  const parts = partsTakenBack(next, reading.notWords)
  const ofKinds = wordsOfKinds(next, reading.notTraits)
  withoutWords(
    next,
    ofKinds.map(({ word }) => word),
  )
  const unwanted = less(reading.notWords, [
    ...(reading.isDropped || reading.isQuestion ? taken : []),
    ...parts.flatMap(({ phrases }) => phrases),
  ])
  if (unwanted.length > 0) next.notWords = union(next.notWords ?? [], unwanted).slice(0, 12)
  // 还是要计数的 after 不计数的.
  if (next.notWords) next.notWords = less(next.notWords, reading.words)
  if (reading.phrase && (reading.types.length > 0 || !next.phrase)) next.phrase = reading.phrase

  withoutGivenUp(next, { givenUp: [...reading.givenUp, ...leftOpen(before, reading)] })
  withPhrases(next, reading)
  // "Men's socks too, of bamboo" adds socks, and no bamboo to the cotton.
  const isMore = reading.isAddition && reading.types.length === 0
  const replaceOrAdd = (old: string[], said: string[]): string[] => (said.length === 0 ? old : isMore ? union(old, said) : said)
  next.notColors = less(union(next.notColors, less(reading.notColors, droppedOf(before, reading))), reading.colors)
  next.colors = less(replaceOrAdd(next.colors, reading.colors), reading.notColors)
  if (reading.colors.length > 0 && !isMore) delete next.everyColor
  if (reading.everyColor) next.everyColor = true
  if (reading.severalColors) next.severalColors = true
  // No fleece is no fleece lining either.
  if (reading.notMaterials.includes('material.fleece')) next.notTraits = union(next.notTraits, ['feature.fleece-lined'])
  next.notMaterials = less(union(next.notMaterials, less(reading.notMaterials, droppedOf(before, reading))), reading.materials)
  next.materials = less(replaceOrAdd(next.materials, reading.materials), reading.notMaterials)
  if (reading.shares.length > 0) {
    const said = new Set(reading.shares.map(({ material }) => material))
    next.shares = [...(next.shares ?? []).filter(({ material }) => !said.has(material)), ...reading.shares].slice(-4)
  }
  const without = reading.isDropped ? [] : parts.map(({ trait }) => trait)
  // The pen that "ручку не надо" may speak of is the handle of a mug, refused or given up.
  const isOfParts = parts.length > 0 || partsTakenBack(before, reading.givenUp).length > 0
  const notTraits = [
    ...(isOfParts ? reading.notTraits.filter((trait) => !trait.startsWith('type.')) : reading.notTraits).filter(
      (trait) => !ofKinds.some(({ kind }) => kind === trait),
    ),
    ...without,
  ]
  next.traits = mergeTraits(
    less(
      isOfOthers(reading) ? next.traits.filter(isNoAudience) : withoutOtherAges(next.traits, reading),
      parts.map(({ trait }) => trait),
    ),
    reading.traits,
    notTraits,
  )
  withPreferred(next, reading)
  const either = (reading.either ?? eitherWith(before, reading) ?? next.either ?? []).filter((trait) => next.traits.includes(trait))
  if (either.length > 1) next.either = either
  else delete next.either
  next.notTraits = less(
    union(next.notTraits, less(notTraits, [...leftOpen(before, reading), ...droppedOf(before, reading)])),
    reading.traits,
  )
  // "No cups" of gifts takes out thermos mugs as well.
  if (next.gift || next.occasion) {
    const isDenied = (type: string): boolean =>
      next.notTraits.some(
        (denied) =>
          denied.startsWith('type.') && (isA(type, denied) || parentsOf(type).some((parent) => parentsOf(denied).includes(parent))),
      )
    const left = next.types.filter((type) => !isDenied(type))
    if (left.length > 0) next.types = left
  }
  // Sizes of men's shoes are none of women's.
  const isForOthers = reading.traits.some((id) => id.startsWith('audience.') && !before.traits.includes(id))
  if (isForOthers && before.traits.some((id) => id.startsWith('audience.'))) next.sizes = []
  next.sizes = replaceOrAdd(next.sizes, reading.sizes).slice(0, maxSizes)
  next.measures = mergeMeasures(next.measures, reading.measures, reading.isAddition && !reading.isOrElse)
  if (reading.asides.length > 0) next.asides = reading.asides
  else if (reading.measures.length > 0) delete next.asides
  if (reading.figures.length > 0) {
    const said = new Set(reading.figures.map(({ field }) => field))
    next.figures = [...(next.figures ?? []).filter(({ field }) => !said.has(field)), ...reading.figures].slice(-4)
    // «Пусть 24» of pans of 28 cm says the diameter anew, which was a length before.
    if (reading.measures.length === 0 && spans.some((field) => said.has(field)))
      next.measures = next.measures.filter(({ dimension, target }) => dimension !== 'length' || target === undefined)
  }
  // "Smaller ones, 50 cm" says how small.
  if (reading.measures.length > 0 && next.extreme?.field === 'size') delete next.extreme
  const extreme = reading.extreme ?? softSize(next, reading)
  if (extreme) next.extreme = extreme
  if (reading.device !== undefined) {
    // Of a Type-C cable, and one for an iPhone.
    if (reading.device !== from.device) next.words = next.words.filter((word) => !connector.test(word) || reading.words.includes(word))
    next.device = reading.device
  }
  // Sides and a single length are two ways to say one thing.
  const isLength = (measure: WishedMeasure): boolean => measure.dimension === 'length'
  if (reading.sides) {
    next.sides = reading.sides
    next.measures = next.measures.filter((measure) => !isLength(measure) || reading.measures.includes(measure))
  } else if (reading.measures.some(isLength)) delete next.sides

  if (reading.quantity !== undefined) next.quantity = reading.quantity
  // "White mugs" after 100 mugs and 50 bags are so many as of those.
  else if (reading.types.length === 1 && before.counts) next.quantity = quantityOfKinds(before, reading.types) ?? next.quantity!
  if (reading.counts) next.counts = reading.counts
  else if (reading.quantity !== undefined || reading.types.length > 0) delete next.counts
  if (reading.maxMoq !== undefined) {
    next.maxMoq = reading.maxMoq
    delete next.anyMoq
  }
  // "Can go up to 50k" after a budget is one as well.
  const raised =
    before.budget &&
    reading.price?.max !== undefined &&
    reading.price.max * 2 >= before.budget.minor &&
    isSameCurrency(before.budget, reading.price)
  if (before.budget && raised) next.budget = { currency: before.budget.currency, minor: reading.price!.max! }
  else if (reading.price) {
    next.price = mergePrice(next.price, reading.price, ownCurrency(reading))
    delete next.budget
  }
  // 我说的是卢布，不是人民币: the number stays.
  const meant = before.price && !reading.price && !reading.budget ? currencyMeant(reading.written) : undefined
  if (before.price && meant) {
    next.price = { ...before.price, currency: meant }
    const isCurrency = (word: string): boolean => ofCurrency.test(word)
    next.words = next.words.filter((word) => !isCurrency(word))
    if (next.notWords) next.notWords = next.notWords.filter((word) => !isCurrency(word))
  }
  if (reading.budget) {
    next.budget = { currency: reading.budget.currency ?? next.price?.currency ?? ownCurrency(reading), minor: reading.budget.minor }
    delete next.price
  }
  if (reading.maxDispatchHours !== undefined) next.maxDispatchHours = reading.maxDispatchHours
  if (reading.inStock) next.inStock = true
  if (reading.sellerName !== undefined) next.sellerName = reading.sellerName
  if (reading.factoryOnly) next.factoryOnly = true
  if (reading.minSellerYears !== undefined) next.minSellerYears = reading.minSellerYears
  if (reading.trustedSeller) next.trustedSeller = true
  if (reading.sort) next.sort = reading.sort
  return next
}

const ofCurrency = /卢布|人民币|rubles?|roubles?|yuan|рубл|юан/iu
/** The currency that a message says was meant; `undefined` where it says none. */
function currencyMeant(written: string): SaidPrice['currency'] {
  const [, meant] =
    /(?:我|我们)?(?:说|指)的?是(卢布|人民币|元)|(?:я|мы) про (рубли|юани)|в (рублях|юанях),? (?:а )?не|(?:i|we) (?:mean|meant|said) (?:in )?(rubles?|roubles?|yuan)/iu
      .exec(written)
      ?.filter((part) => part !== undefined) ?? []
  if (meant === undefined) return undefined
  return /^(?:卢布|руб|rub|roub)/iu.test(meant) ? displayCurrency : sourceCurrency
}

const connector = /^(?:type-?c|usb-?c|lightning|micro-?usb)$/iu

/** "Planners are fine too", 手账本也行 of notebooks: goods that will do beside those that are looked for. */
export const isKindAllowed = (
  { types, gift, isSeveral }: Wish,
  reading: Pick<Reading, 'isAllowed' | 'types' | 'typesAsMaterials'>,
): boolean =>
  reading.isAllowed &&
  types.length > 0 &&
  reading.types.length > 0 &&
  reading.typesAsMaterials.length === 0 &&
  gift === undefined &&
  !isSeveral

const spans = ['diameter', 'length'] as const satisfies readonly FigureField[]

/**
 * What would be nice is no condition, though it was one before; what is said to be one is no longer merely nice. Who minds no colour and names some would like
 * them.
 */
function withPreferred(wish: Wish, { preferred: said, drops, colors, materials, traits }: Reading): void {
  const isAnyColor = drops.includes('color')
  const preferred = isAnyColor ? union(said, colors) : said
  if (preferred.length > 0) {
    wish.preferred = union(wish.preferred ?? [], preferred).slice(0, 20)
    for (const list of ['colors', 'materials', 'traits', 'notColors', 'notMaterials', 'notTraits'] as const)
      wish[list] = less(wish[list], preferred)
  }
  const conditions = [...(isAnyColor ? [] : colors), ...materials, ...traits, ...wish.notColors, ...wish.notMaterials, ...wish.notTraits]
  withoutPreferred(wish, (id) => conditions.includes(id))
}

const givesIn =
  /^\s*(?:算了|好吧|行吧|那就|那(?=\p{Script=Han})|(?:ну )?(?:ладно|хорошо|окей)|тогда|(?:oh )?(?:well|fine|ok(?:ay)?) then)/iu
const saysProperties = ({ traits, words, colors, materials, understood = [] }: Wish): boolean =>
  traits.length + words.length + colors.length + materials.length + understood.length > 0

const withoutProperties = (reading: Reading): Reading => ({
  ...reading,
  colors: [],
  materials: [],
  sizes: [],
  traits: [],
  words: [],
  phrases: [],
  purposes: [],
  measures: [],
  figures: [],
})

const withBefore = /^(?:with (?:an? )?|со? |[带有配])/iu
/** The thing that a name of a property is about: обложка of «с твёрдой обложкой», coating of "non-stick coating", 涂层 of 不粘涂层. */
function thingOf(name: string): string[] {
  const words = name.replace(withBefore, '').split(' ')
  if (/^[a-z]/.test(words[0]!)) return words.length > 1 ? words.slice(-1) : []
  return words.filter((word) => !isAdjective(word)).slice(0, 1)
}
/** What a property is called that says what goods have: "lights" of "with lights". */
const partsNamed = (trait: string): string[] =>
  Object.values(findConcept(trait)?.words ?? {})
    .flat()
    .flatMap((name) => [
      ...(trait.startsWith('feature.with-') || withBefore.test(name) ? [name.replace(withBefore, '')] : []),
      ...(name.includes(' ') ? thingOf(name) : []),
    ])
    .map((name) => stemOf(name))

let knownParts: ReadonlyMap<string, readonly string[]> | undefined
/** Names of several words that say what goods have, without their preposition: the stems of «быстрой зарядкой», by the property. */
const wordsOfParts = (): ReadonlyMap<string, readonly string[]> =>
  (knownParts ??= new Map(
    concepts
      .filter(({ kind }) => kind === 'feature')
      .flatMap(({ id, words }) =>
        words.ru
          .filter((name) => withBefore.test(name) && name.split(' ').length > 2)
          .map((name) => [id, name.toLowerCase().replace(withBefore, '').split(' ').map(stemOf)] as const),
      ),
  ))

/** «Быстрая зарядка обязательно» of goods that are no chargers asks for those with it. */
function withPropertiesOfWords(reading: Reading): Reading {
  if (reading.words.length < 2) return reading
  const stems = reading.words.map(stemOf)
  const named = [...wordsOfParts()].filter(([, name]) => name.every((stem) => stems.includes(stem)))
  if (named.length === 0) return reading
  const words = reading.words.filter((word) => !named.some(([, name]) => name.includes(stemOf(word))))
  return {
    ...reading,
    words,
    phrases: reading.phrases.filter((phrase) => phrase.every((word) => words.includes(word))),
    traits: union(
      reading.traits,
      named.map(([trait]) => trait),
    ),
  }
}

/** "No handle then" of mugs with a handle, 不要手柄了, «ручку не надо»: parts with which goods were wished for, and the words that take them back. */
const partsTakenBack = ({ traits }: Wish, notWords: readonly string[]): { trait: string; phrases: string[] }[] =>
  traits
    .filter((trait) => trait.startsWith('feature.'))
    .flatMap((trait) => {
      const names = partsNamed(trait)
      const own = Object.values(findConcept(trait)?.words ?? {})
        .flat()
        .map((name) => stemOf(name))
      // 盖子 of 带盖, and «герметичность» of what is airtight.
      const phrases = notWords.filter(
        (phrase) =>
          names.includes(stemOf(phrase)) ||
          names.includes(phrase.replace(/子$/u, '')) ||
          own.includes(stemOf(phrase.replace(abstract, ''))),
      )
      return phrases.length > 0 ? [{ trait, phrases }] : []
    })

/** Ends of words that call a property as a thing: «герметичность», "softness", 防水性. */
const abstract = /(?<=\p{Script=Cyrillic}{4})ост(?:ь|и|ью)$|(?<=[a-z]{4})(?:ness|ing)$|(?:性|功能|效果)$/u

/** Words of a wish for what goods come with that goods of these denied kinds are called by: 带灯 and lamps. */
const wordsOfKinds = ({ words }: Wish, denied: readonly string[]): { kind: string; word: string }[] =>
  denied
    .filter((kind) => kind.startsWith('type.'))
    .flatMap((kind) => {
      const isNamed = (word: string): boolean =>
        analyse(word.replace(withBefore, ''), { fuzzy: false }).concepts.some(({ conceptId }) => conceptId === kind)
      return words.filter(isNamed).map((word) => ({ kind, word }))
    })

/** Whether a message takes something back that was wished for. */
export const takesBack = (wish: Wish, { notWords, notTraits, notMaterials, givenUp }: Reading): boolean =>
  notTraits.some((trait) => wish.traits.includes(trait)) ||
  notMaterials.some((material) => wish.materials.includes(material)) ||
  partsTakenBack(wish, [...notWords, ...givenUp]).length > 0 ||
  wordsOfKinds(wish, [...notTraits, ...givenUp]).length > 0

const isSameCurrency = (one: { currency: string }, { currency }: SaidPrice): boolean => currency === undefined || currency === one.currency

/** "Or without a lid" of goods with one leaves open whether they have it. */
const leftOpen = ({ traits }: Wish, { isAddition, notTraits }: Reading): string[] =>
  isAddition ? notTraits.filter((trait) => traits.includes(trait)) : []

/** Which words of a wish stood side by side. */
function withPhrases(wish: Wish, { phrases }: Reading): void {
  const isNew = (phrase: readonly string[]): boolean => !wish.phrases?.some((one) => isDeepStrictEqual(one, phrase))
  const all = [...(wish.phrases ?? []), ...phrases.filter(isNew)].filter((phrase) => phrase.every((word) => wish.words.includes(word)))
  if (all.length > 0) wish.phrases = all.slice(-maxPhrases)
  else delete wish.phrases
}

/** "Drop the gold rim" of glasses with one denies no gold. */
function asPhraseDenied({ phrases = [] }: Wish, reading: Reading): Reading {
  const denied = [...reading.notColors, ...reading.notMaterials]
  if (denied.length === 0) return reading
  const isSame = (one: string, other: string): boolean => stemOf(one) === stemOf(other)
  const names = (concept: string, word: string): boolean =>
    Object.values(findConcept(concept)?.words ?? {}).some((list) => list.some((name) => isSame(name, word)))
  const phrase = phrases.find((one) => {
    const head = one.at(-1)!
    return reading.words.some((word) => isSame(word, head)) && one.some((word) => denied.some((concept) => names(concept, word)))
  })
  if (!phrase) return reading
  const isOther = (concept: string): boolean => !phrase.some((word) => names(concept, word))
  return {
    ...reading,
    words: reading.words.filter((word) => !phrase.some((one) => isSame(one, word))),
    phrases: [],
    notColors: reading.notColors.filter(isOther),
    notMaterials: reading.notMaterials.filter(isOther),
    givenUp: [...reading.givenUp, ...phrase],
  }
}

/** «Чехол», «чехлом»: a vowel that some forms lack. */
const nounStem = (word: string): string => stemOf(word).replace(/(?<=[бвгджзклмнпрстфхцчшщ])[оеё](?=[бвгджзклмнпрстфхцчшщ]$)/u, '')

/** Letters from which the end of a compound is a word of its own. */
const leastOfEnd = 6
/** «Держатель» of «бутылкодержатель». */
function isCalled(word: string, name: string): boolean {
  const [wished, said] = [nounStem(word), nounStem(name)]
  return wished === said || (said.length >= leastOfEnd && /^\p{Script=Cyrillic}/u.test(said) && wished.endsWith(said))
}

/** Takes words out of a wish, and with the thing itself what it should be like: the blade of a "blade cover". */
function withoutWords(wish: Wish, given: readonly string[]): void {
  // «Солнечная панель»: a name of several words was wished for word by word.
  const isWished = (part: string): boolean => wish.words.some((word) => isCalled(word, part))
  const taken = given.flatMap((one) => (one.split(' ').every(isWished) ? [one, ...one.split(' ')] : [one]))
  const isTaken = (word: string | undefined): boolean => word !== undefined && taken.some((one) => isCalled(word, one))
  const ofThem = (wish.phrases ?? []).filter((phrase) => isTaken(phrase.at(-1))).flat()
  wish.words = wish.words.filter((word) => !isTaken(word) && !ofThem.includes(word))
  // "I don't need noise cancelling" of what was taken for it.
  const isNamedIn = (name: string, one: string): boolean => {
    const stems = one.split(' ').map(nounStem)
    const own = name.toLowerCase().split(' ').map(nounStem)
    return stems.every((stem) => stem.length > 2 && own.includes(stem))
  }
  if (wish.understood)
    wish.understood = wish.understood.filter(
      ({ said, name }) =>
        !taken.some((one) => isNamedIn(name, one)) &&
        ![...said.split(' '), name].some(
          (word) => isTaken(word) || taken.some((one) => /^\p{Script=Han}{2,}$/u.test(one) && word.includes(one)),
        ),
    )
}

/** "Scrap the waterproof", «не женские тоже подойдут» take the condition back, and forbid nothing. */
const droppedOf = (before: Wish, { isDropped, isAllowed, notTraits, notColors, notMaterials }: Reading): string[] =>
  isDropped || isAllowed
    ? [
        ...notTraits.filter((trait) => before.traits.includes(trait)),
        ...notColors.filter((color) => before.colors.includes(color)),
        ...notMaterials.filter((material) => before.materials.includes(material)),
      ]
    : []

const leathers = ['material.leather', 'material.faux-leather']
/** What was wished for, or not wanted, and need not be any more. */
function withoutGivenUp(wish: Wish, said: Pick<Reading, 'givenUp'>): void {
  // Who need have no leather need have none that looks like it.
  const givenUp = said.givenUp.some((one) => leathers.includes(one)) ? [...said.givenUp, ...leathers] : said.givenUp
  for (const list of ['colors', 'notColors', 'materials', 'notMaterials', 'traits', 'notTraits'] as const)
    wish[list] = less(wish[list], givenUp)
  withoutWords(wish, givenUp)
  withoutPreferred(wish, (id) => givenUp.includes(id))
  const parts = partsTakenBack(wish, givenUp).map(({ trait }) => trait)
  wish.traits = less(wish.traits, parts)
  // 形状 of 兔子形状.
  wish.words = wish.words.filter(
    (word) => !givenUp.some((one) => stemOf(word) === stemOf(one) || (/^\p{Script=Han}/u.test(one) && word.endsWith(one))),
  )
  if (wish.notWords) wish.notWords = less(wish.notWords, givenUp)
  if (wish.purposes) wish.purposes = less(wish.purposes, givenUp)
}

/** What somebody counts in who names no currency: yuan in Chinese, else roubles, in which every price is shown. */
const ownCurrency = ({ language }: Reading): string => (language === 'zh' ? sourceCurrency : displayCurrency)

/** "Warm light please" about desk lamps: the name of their whole branch beside a condition is no other goods. "Lamps of any kind" alone widens the search. */
const isWiderByTheWay = ({ types }: Wish, reading: Reading): boolean =>
  types.length > 0 &&
  saysConstraint(reading) &&
  !reading.asksForOthers &&
  types.every((type) => reading.types.some((said) => said !== type && parentsOf(said).length === 0 && isA(type, said)))

/** "And for students?" after goods for children: people that no concept names take the place of those before. */
const isOfOthers = ({ tied, traits }: Reading): boolean => tied !== undefined && people.test(tied) && traits.every(isNoAudience)
const isNoAudience = (id: string): boolean => !id.startsWith('audience.')
/** "And for a child of four?" after puzzles for adults. */
const withoutOtherAges = (traits: string[], { figures }: Reading): string[] =>
  figures.some(({ field, below = Number.POSITIVE_INFINITY }) => field === 'age' && below <= endOfChildhood)
    ? traits.filter((id) => !saysWhichAdults(id) && id !== 'audience.adults')
    : traits
const endOfChildhood = 14
const people =
  /(?<!\p{L})(?:студент|подростк|учител|врач|сотрудник|коллег|рыбак|охотник|турист|гост|клиент|пенсионер|строител|повар|student|teenager|teacher|doctor|employee|colleague|fisher|tourist|guest|client|customer|senior|worker|chef)|大学生|高中生|老师|医生|员工|同事|客人|客户|老人|工人/u

/** Men's, women's and unisex goods are for adults, and say which. */
const saysWhichAdults = (id: string): boolean => ['audience.men', 'audience.women', 'audience.unisex'].includes(id)
const withoutPlainAdults = (traits: string[]): string[] =>
  traits.some(saysWhichAdults) ? traits.filter((id) => id !== 'audience.adults') : traits

/** One audience and one season at a time: who says "women's" after "men's" has changed their mind. Features and styles add up. */
function mergeTraits(before: string[], said: string[], denied: string[]): string[] {
  const saidKinds = new Set(said.map((id) => findConcept(id)?.kind))
  const kept = before.filter((id) => {
    const kind = findConcept(id)?.kind
    return !((kind === 'audience' || kind === 'season') && saidKinds.has(kind))
  })
  return less(withoutPlainAdults(union(kept, said)), denied)
}

function mergeMeasures(before: WishedMeasure[], said: WishedMeasure[], isAddition: boolean): WishedMeasure[] {
  const added = isAddition
    ? said.map((measure) => {
        const old = before.find(({ dimension }) => dimension === measure.dimension)
        return old ? withBoth(old, measure) : measure
      })
    : said
  return [...before.filter((old) => !said.some((measure) => measure.dimension === old.dimension)), ...added]
}

const valuesOf = ({ target, isAbout, oneOf }: WishedMeasure): readonly number[] | undefined =>
  oneOf ?? (target === undefined || isAbout ? undefined : [target])

/** "Which come in 2 kg as well?" of those of 3 kg: both. */
function withBoth(old: WishedMeasure, said: WishedMeasure): WishedMeasure {
  const [one, other] = [valuesOf(old), valuesOf(said)]
  const all = one && other ? [...new Set([...one, ...other])].toSorted((a, b) => a - b) : []
  return all.length > 1 && all.length <= mostAlternatives ? { dimension: said.dimension, min: all[0]!, max: all.at(-1)!, oneOf: all } : said
}
const mostAlternatives = 4

/**
 * An amount without a currency is in the one named before, else in the buyer's own. A new upper bound keeps a lower one that it does not contradict,
 * and the other way round.
 */
function mergePrice(before: WishedPrice | undefined, said: SaidPrice, own: string): WishedPrice {
  const currency = said.currency ?? before?.currency ?? own
  if (said.target !== undefined) return { currency, target: said.target }
  const price: WishedPrice = { currency }
  const old = before?.currency === currency ? before : undefined
  const min = said.min ?? (said.max !== undefined && (old?.min ?? 0) < said.max ? old?.min : undefined)
  const max = said.max ?? (said.min !== undefined && (old?.max ?? 0) > said.min ? old?.max : undefined)
  if (min !== undefined) price.min = min
  if (max !== undefined) price.max = max
  return price
}
