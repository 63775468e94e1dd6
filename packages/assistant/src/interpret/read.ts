import type { Language } from '@karavan/contract/language.ts'
import { type Analysis, analyse, type ConceptMatch, fromTranslit, headTypes } from '@karavan/lexicon/analyse.ts'
import { findConcept } from '@karavan/lexicon/names.ts'
import { englishStopwords, russianStopwords } from '@karavan/lexicon/stopwords.ts'
import type { Token } from '@karavan/lexicon/tokens.ts'
import { isAnyOf } from '../rank/check.ts'
import { type Dimension, isTheme, type WishedMeasure } from '../wish.ts'
import { boundMeasure, readConstraints, readCountedGoods, readSort, type SaidConstraints } from './constraints.ts'
import {
  asksComparison,
  asksDetails,
  asksSimilar,
  asksWhy,
  dropFields,
  dropFillers,
  type Reference,
  type Relative,
  readReference,
  readRelatives,
  readServiceTopics,
  readSmallTalk,
  type ServiceTopic,
  type SmallTalk,
  saysAlso,
} from './cues.ts'
import { type ForbiddenKind, readForbidden } from './forbidden.ts'
import { type GiftWish, giftTypes, isGiftWord, readGift } from './gifts.ts'
import { Scan } from './scan.ts'

/** What one message says, before anything of earlier turns is added. */
export interface Reading extends SaidConstraints {
  /** Language of the answer (decision G-73); `undefined` for a message without letters. */
  language?: Language
  links: string[]
  forbidden?: ForbiddenKind
  types: string[]
  /** Asks for a gift without naming goods; `types` are the kinds that would do. */
  gift?: 'adults' | 'kids'
  words: string[]
  /** The stretch of the message that names the goods, as it was written. */
  phrase?: string
  /** Words of the names of goods, as the buyer wrote them. */
  said: string[]
  colors: string[]
  notColors: string[]
  materials: string[]
  notMaterials: string[]
  traits: string[]
  notTraits: string[]
  sizes: string[]
  measures: WishedMeasure[]
  /** Sides that were named together, in mm, ascending. */
  sides?: number[]
  relatives: Relative[]
  reference?: Reference
  isComparison: boolean
  asksSimilar: boolean
  /** Wants to know more of what was shown, without saying of which. */
  asksDetails: boolean
  topics: ServiceTopic[]
  smallTalk?: SmallTalk
  /** "Also white": adds to what was said before instead of replacing it. */
  isAddition: boolean
  /** A number that nothing explains: "тогда 200". */
  bareNumber?: number
  /** Nothing in it is a letter or a digit. */
  isEmpty: boolean
}

const giftAudiences = ['women', 'men', 'kids'] as const satisfies readonly GiftWish['audience'][]
const linkPattern = /https?:\/\/[^\s<>"'，。；！？、（）【】\u4e00-\u9fff]+/giu

/** Reads a message. `hasShown` says whether offers were shown before it, without which "the second one" means nothing. */
export function readMessage(written: string, hasShown: boolean): Reading {
  const russian = written.search(linkPattern) >= 0 ? undefined : fromTranslit(written)
  const message = russian ?? written
  const scan = new Scan(message)
  const links = [...message.matchAll(linkPattern)].map((match) => match[0].replace(/[),.;!?]+$/, ''))
  for (const match of message.matchAll(linkPattern)) scan.takeSpan(match.index, match.index + match[0].length)
  const whole = analyse(scan.rest())
  const forbidden = readForbidden(scan.folded)
  const sizes = readSizes(scan, whole)
  const [sides] = whole.sides
  if (sides) scan.takeSpan(sides.start, sides.end)
  const measures = readMeasures(scan, whole)
  const similar = asksSimilar(scan)
  const reference = hasShown ? readReference(scan) : undefined
  const counted = readCountedGoods(
    scan,
    whole.concepts.filter(({ kind, how }) => kind === 'type' && how === 'form'),
  )
  const constraints = readConstraints(scan, counted)
  // Before what undoes: "можно вернуть товар?" and "отмена заказа" are questions, "верни как было" is none.
  const topics = readServiceTopics(scan)
  const isWhy = hasShown && asksWhy(scan)
  const relatives = hasShown ? readRelatives(scan) : []
  readSort(scan, constraints)
  if (!hasShown) relatives.push(...readRelatives(scan))
  const isComparison = asksComparison(scan) || isWhy
  const isAddition = saysAlso(scan)
  const details = hasShown && asksDetails(scan)
  if (reference?.kind === 'places' || reference?.kind === 'best') dropFields(scan)
  const smallTalk = readSmallTalk(scan)

  const asked = whole.concepts.every((match) => match.kind !== 'type' || isGiftWord(scan.folded.slice(match.start, match.end)))
    ? readGift(scan)
    : undefined
  const analysis = analyse(scan.rest())
  const goods = readGoods(scan, analysis)
  // "Gifts with unicorns" say what they are by what they show.
  const gift = goods.traits.some(isTheme) ? undefined : asked
  if (gift) {
    // Whom it is for chooses the kinds; a mug or an umbrella seldom says it.
    const audience = giftAudiences.find((one) => goods.traits.includes(`audience.${one}`))
    if (audience) gift.audience ??= audience
    goods.types = giftTypes(gift)
    goods.traits = goods.traits.filter((trait) => !trait.startsWith('audience.'))
    if (gift.people !== undefined) constraints.quantity ??= gift.people
  }
  if (constraints.quantity === undefined) {
    const counted = countBeforeGoods(scan, analysis)
    if (counted !== undefined) constraints.quantity = counted
  }
  dropFillers(scan)
  const numbers = scan.numbers()
  const words = wordsOf(scan, analysis, goods.types)
  const bare =
    analysis.concepts.length === 0 && numbers.length === 1 && words.every((word) => /^\d+$/.test(word)) ? numbers[0]!.value : undefined
  return {
    ...constraints,
    // By its script (decision G-73), whatever it spells.
    ...(russian !== undefined ? { language: 'en' as const } : whole.language ? { language: whole.language } : {}),
    links,
    ...(forbidden ? { forbidden } : {}),
    ...goods,
    ...(gift ? { gift: gift.audience === 'kids' ? ('kids' as const) : ('adults' as const) } : {}),
    words: bare === undefined ? words : [],
    said: saidOf(analysis),
    ...phraseOf(scan.folded, analysis, words),
    sizes,
    measures,
    ...(sides ? { sides: sides.values } : {}),
    relatives,
    ...(reference ? { reference } : {}),
    isComparison,
    asksSimilar: similar,
    asksDetails: details,
    topics,
    ...(smallTalk ? { smallTalk } : {}),
    isAddition,
    ...(bare !== undefined && Number.isInteger(bare) && bare >= 1 ? { bareNumber: bare } : {}),
    isEmpty: !/[\p{L}\p{N}]/u.test(scan.folded),
  }
}

function readSizes(scan: Scan, analysis: Analysis): string[] {
  const sizes: string[] = []
  for (const size of analysis.sizes) {
    sizes.push(size.size)
    scan.takeSpan(size.start, size.end)
  }
  return [...new Set(sizes)]
}

/** Goods that come in so many parts; what is bought of them is counted in other words than the parts. */
const inParts = ['type.puzzle', 'type.building-blocks', 'type.model-kit']
const partsOfWhole = /(?:детал\p{L}*|элемент\p{L}*|piece|片|颗粒?)$/iu
const withParts = /(?:with|of|has|having)\s+[\d,. ]+\s?(?:pieces|pcs)$/u

/** Measures of the goods. Pieces are left to the quantity, unless they are the parts of what is wanted: "a 1000 piece puzzle". */
function readMeasures(scan: Scan, analysis: Analysis): WishedMeasure[] {
  const isPuzzle = isAnyOf(inParts, headTypes(analysis))
  const byDimension = new Map<Dimension, WishedMeasure>()
  for (const found of analysis.measures) {
    if (found.dimension === 'count' && !(isPuzzle && (partsOfWhole.test(found.text) || withParts.test(scan.folded.slice(0, found.end)))))
      continue
    if (analysis.sides.some((sides) => sides.start < found.end && found.start < sides.end)) continue
    const bound = boundMeasure(scan.folded, found)
    scan.takeSpan(bound.start, bound.end)
    if (!byDimension.has(found.dimension)) byDimension.set(found.dimension, bound.measure)
  }
  return [...byDimension.values()]
}

const negation =
  /(?:(?<![\p{Script=Cyrillic}])(?:не|кроме|без|исключая|ни|нет|только\s+не)(?:\s+(?:в|цвета|из))?|(?<![a-z])(?:not|no|non|except(?:\s+for)?|without|excluding|but\s+not|anything\s+but|other\s+than|don'?t\s+want)(?:\s+(?:in|the|any|from))?|不要|不是|除了|除|非|别要?|不含|不带|不用|没有)[\s-]*$/u
const notOnly = /(?:не\s+только|not\s+only|not\s+just|不只|不仅)\s*$/u
const listing = /^\s*(?:,|，|、|и|или|либо|ни|and|or|nor|和|或|或者)?\s*(?:в|the|in|的)?\s*$/u
const negatedAfter = /^\s*(?:的|色)*\s*(?:(?:不要|别要|除外)(?!\s*[\p{L}\p{N}])|excluded|исключ)/u

interface Goods {
  types: string[]
  colors: string[]
  notColors: string[]
  materials: string[]
  notMaterials: string[]
  traits: string[]
  notTraits: string[]
}

const plush = 'material.plush'

/** Types, colours, materials and traits, each wanted or not wanted, taken out of the message. */
function readGoods(scan: Scan, analysis: Analysis): Goods {
  const goods: Goods = { types: [], colors: [], notColors: [], materials: [], notMaterials: [], traits: [], notTraits: [] }
  const heads = new Set(headTypes(analysis))
  let before: { end: number; isNegated: boolean } | undefined
  const denied = new Set<string>()
  for (const match of [...analysis.concepts].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const lead = analysis.text.slice(0, match.start)
    const between = before ? analysis.text.slice(before.end, match.start) : ''
    const isNegated =
      (negation.test(lead) && !notOnly.test(lead)) ||
      negatedAfter.test(analysis.text.slice(match.end)) ||
      (before?.isNegated === true && listing.test(between) && /\S/.test(between))
    if (!before || match.end > before.end) before = { end: match.end, isNegated }
    place(goods, match, isNegated, heads)
    if (isNegated && match.kind === 'type') denied.add(match.conceptId)
    if (match.kind !== 'type' || heads.has(match.conceptId)) scan.takeSpan(match.start, match.end)
  }
  goods.types = [...heads].filter((type) => !denied.has(type) && !isAlsoTrait(type, analysis))
  if (goods.types.length === 0 && goods.traits.some(isTheme) && goods.materials.includes(plush)) {
    // "A plush dinosaur" is what it shows and what it is made of: together that is a toy.
    goods.types = ['type.soft-toy']
    goods.materials = goods.materials.filter((material) => material !== plush)
  }
  for (const key of ['colors', 'notColors', 'materials', 'notMaterials', 'traits', 'notTraits'] as const)
    goods[key] = [...new Set(goods[key])]
  return goods
}

/** "Быстрая зарядка" names a charger and a feature: beside another kind of goods it is the feature. */
function isAlsoTrait(type: string, analysis: Analysis): boolean {
  const places = analysis.concepts.filter((match) => match.conceptId === type)
  const others = analysis.concepts.some((match) => match.kind === 'type' && !places.some((place) => place.start === match.start))
  return (
    others &&
    places.every((place) =>
      analysis.concepts.some((match) => match.kind !== 'type' && match.start <= place.start && match.end >= place.end),
    )
  )
}

function place(goods: Goods, match: ConceptMatch, isNegated: boolean, heads: ReadonlySet<string>): void {
  switch (match.kind) {
    case 'type':
      if (isNegated && !heads.has(match.conceptId)) goods.notTraits.push(match.conceptId)
      return
    case 'color':
      ;(isNegated ? goods.notColors : goods.colors).push(match.conceptId)
      return
    case 'material':
      ;(isNegated ? goods.notMaterials : goods.materials).push(match.conceptId)
      return
    case 'audience':
    case 'season':
    case 'style':
    case 'feature':
    case 'theme':
      ;(isNegated ? goods.notTraits : goods.traits).push(match.conceptId)
  }
}

const deviceBefore =
  /(?:iphone|айфон\p{L}*|galaxy|redmi|xiaomi|poco|note|pro|max|model|модел\p{L}*|ps|xbox|rtx|серии|series|mi|honor|watch)\s*$/u

/** "100 термокружек", "50 black backpacks": a whole number right before the goods counts them. */
function countBeforeGoods(scan: Scan, analysis: Analysis): number | undefined {
  const starts = analysis.concepts.map((match) => match.start)
  for (const span of scan.numbers()) {
    if (!Number.isInteger(span.value) || span.value < 1 || deviceBefore.test(scan.folded.slice(0, span.start))) continue
    const isBeforeGoods = starts.some(
      (start) => start >= span.end && /^\s*(?:\p{Script=Han}\s*)?$/u.test(scan.folded.slice(span.end, start)),
    )
    if (!isBeforeGoods) continue
    scan.takeSpan(span.start, span.end)
    return span.value
  }
  return undefined
}

function saidOf(analysis: Analysis): string[] {
  const names = analysis.concepts.filter(({ kind }) => kind === 'type')
  const tokens = analysis.tokens.filter((token) => names.some((name) => token.start >= name.start && token.end <= name.end))
  return [...new Set(tokens.map((token) => token.normalised.slice(0, 60)).filter((word) => word.length > 1))].slice(0, 12)
}

/** From the first to the last word of the goods, unless something else (a price, a quantity) stands between them. */
function phraseOf(message: string, analysis: Analysis, words: readonly string[]): { phrase?: string } {
  const own = analysis.tokens.filter(
    (token) => words.includes(token.normalised) || analysis.concepts.some((name) => token.start >= name.start && token.end <= name.end),
  )
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return {}
  const stretch = analysis.text.slice(first.start, last.end)
  const phrase = /,\s|[.;!?]/.test(stretch) ? own.map((token) => token.text).join(' ') : message.slice(first.start, last.end)
  return { phrase: phrase.slice(0, 120) }
}

/** The tokens, with a scale or a fraction ("1:72", "3/4") as the one word that it is. */
function* asWritten({ tokens, text }: Analysis): Generator<Pick<Token, 'start' | 'end' | 'normalised'>> {
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at]!, tokens[at + 1]]
    const sign = next && text.slice(token.end, next.start)
    if (next && token.script === 'digit' && next.script === 'digit' && (sign === ':' || sign === '/')) {
      yield { start: token.start, end: next.end, normalised: token.normalised + sign + next.normalised }
      at++
    } else yield token
  }
}

/** Words that name no concept, as the analyser reads them (lower case, keyboard layout put right). */
function wordsOf(scan: Scan, analysis: Analysis, heads: readonly string[]): string[] {
  const words: string[] = []
  // "Phone" beside "cases for iphone": what the name of the goods has is no word beside it.
  const names = heads
    .flatMap((type) => Object.values(findConcept(type)?.words ?? {}).flat())
    .join(' ')
    .toLowerCase()
  for (const token of asWritten(analysis)) {
    const word = token.normalised.trim()
    if (names.includes(word)) continue
    if (scan.isTaken(token.start, token.end) || !/[\p{L}\p{N}]/u.test(word)) continue
    if (russianStopwords.has(word) || englishStopwords.has(word)) continue
    if (word.length < 2 && !/\p{N}/u.test(word)) continue
    words.push(word.slice(0, 60))
  }
  return [...new Set(words)].slice(0, 12)
}
