import type { Language } from '@karavan/contract/language.ts'
import { analyse, openAnalysis } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { languageIn } from '@karavan/lexicon/language.ts'
import { isA, isAnyOf } from '@karavan/lexicon/names.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { factsOf, readBoth } from '../../facts.ts'
import { type Described, describedIn } from '../../interpret/described.ts'
import { foldText, OpenText, type Span } from '../../interpret/grammar/open-text.ts'
import { referenceReader } from '../../interpret/grammar/reference.ts'
import { readMessage } from '../../interpret/read.ts'
import { writtenOut } from '../../interpret/written-out.ts'
import type { TurnDeps } from '../../port.ts'
import { mentions } from '../../rank/mentions.ts'
import { ofScreen, type State } from '../../state.ts'
import { asShown, isPriceOf, type PricedCard } from './known-prices.ts'

/**
 * A message in which offers of those shown that are pointed at by what tells them apart are pointed at by their places: "is the 12 piece one of steel?" as "is
 * the first one of steel?". What none or several of them are stays as it is.
 */
export async function pointingByPlace(written: string, since: State, deps: TurnDeps, signal: AbortSignal): Promise<string> {
  const state = ofScreen(since)
  const priced = pointedByPrice(written, asShown(state.last))
  const message = priced ? withPlace(written, priced) : written
  const described = state.last.length > 1 ? describedIn(message) : []
  const ordered = described.length === 0 && state.last.length > 1 ? orderedIn(message) : undefined
  if (described.length === 0 && !ordered) return message
  const offers = await Promise.all(state.last.map(({ id }) => deps.findOffer(id, signal)))
  signal.throwIfAborted()
  const found = described.map((one) =>
    one.byPrice ? { ...one, place: placeByPrice(one.byPrice, state) } : (placedBy(one, offers) ?? { ...one, place: undefined }),
  )
  const areSeveral = new Set(found.map(({ place }) => place)).size > 1 && found.every(({ place }) => place !== undefined)
  const placed = found.filter(({ isOfSeveral }) => !isOfSeveral || areSeveral)
  const language = languageIn(message) ?? 'en'
  if (ordered) {
    const place = placeAmong(ordered, offers)
    return place === undefined ? message : withPlace(message, { ...ordered, place }, language)
  }
  return placed.reduceRight(
    (said, { start, end, place }) => (place === undefined ? said : said.slice(0, start) + asPlace(place, language) + said.slice(end)),
    message,
  )
}

interface Ordered extends Span {
  place: number
  /** What the goods are called. */
  named: string
}

/** "The first brush one", «первый половник», "the first of the brushes": a place, and of what goods. The span is that of both. */
function orderedIn(message: string): Ordered | undefined {
  const folded = foldText(message)
  const [one, ...others] = referenceReader.read(OpenText.of(folded), openAnalysis(folded))
  if (!one || others.length > 0 || one.value.kind !== 'places') return undefined
  const [place, ...more] = one.value.places
  if (place === undefined || place < 1 || more.length > 0) return undefined
  const { start, end } = one.span
  const lead = folded.slice(0, start).trimEnd()
  const tail = folded.slice(end)
  const between = /^\s*(?:(?:one |ones )?of the |of |из )?\s*/u.exec(tail)?.[0].length ?? 0
  const { said, words } = readMessage(message, true)
  const names = [...said, ...words].toSorted((a, b) => b.length - a.length)
  const behind = names.find((word) => tail.startsWith(word, between))
  if (behind !== undefined) {
    const rest = tail.slice(between + behind.length)
    const ones = /^ ones?(?![a-z])/u.exec(rest)?.[0].length ?? 0
    return { start, end: end + between + behind.length + ones, place, named: behind }
  }
  const before = names.find((word) => lead.endsWith(word))
  return before === undefined ? undefined : { start: lead.length - before.length, end, place, named: before }
}

/**
 * The place on the screen of the first, the second of some goods: of several goods side by side, those of their kind are counted, or those of their name, for a
 * mat may be a carpet. `undefined` where none of those shown is called so.
 */
function placeAmong({ place, named }: Ordered, offers: readonly (Offer | undefined)[]): number | undefined {
  const { types } = readMessage(named, true)
  const placesOf = (isOfThem: (offer: Offer) => boolean): number[] =>
    offers.flatMap((offer, at) => (offer && isOfThem(offer) ? [at + 1] : []))
  const byKind = types.length > 0 ? placesOf((offer) => isAnyOf(types, factsOf(offer).types)) : []
  const own = byKind.length > 0 ? byKind : placesOf(({ title }) => readBoth(title).some(({ text }) => mentions(text.toLowerCase(), named)))
  if (own.length === 0) return undefined
  return (own.length < offers.length ? own[place - 1] : undefined) ?? place
}

/** «Первую что за 268», "the one for 268", 268块的那款: one of those shown by what it costs. */
const byItsPrice = [
  /(?<!\p{L})(?:(?:перв|втор|трет|четв[её]рт|пят|шест)\p{L}+|т(?:от|а|у|е|о)|эт(?:от|а|у)|вариант\p{L}*|модель),? (?:что |котор\p{L}+ |которая )?(?:стоит )?(?:за |по )(?<price>\d{1,6}(?:[.,]\d{1,2})?)(?! ?(?:шт|пар|мл|см|кг))(?: ?(?:руб\p{L}*|₽|р\.?(?!\p{L})))?/iu,
  /(?<![a-z])the (?:first |second |third |fourth |fifth |sixth )?(?:one )?(?:(?:that(?:'s| is| costs)?|which (?:is|costs)|costing|priced)(?: at| for)? |for |at )₽?(?<price>\d{1,6}(?:\.\d{1,2})?)(?! ?(?:pcs|pieces|pairs|ml|cm|kg|%))(?: ?(?:₽|rubles?|roubles?|rub))?/iu,
  /(?<![a-z])(?:it'?s|it was|that was|costs?|was) ₽?(?<price>\d{1,6}(?:\.\d{1,2})?) ?(?:₽|rubles?|roubles?|rub)(?![a-z])/iu,
  /(?:第[一二三四五六]款?)?(?<price>\d{1,6}(?:\.\d{1,2})?)(?:块钱?|卢布|元|₽)的?那[个款种]/u,
]
/** «Вы же сами показывали глубокую за 253», 刚才那个253的: one that was shown before. */
export const byEarlierPrice = [
  /(?<!\p{L})(?:показ\p{L}+|был[аио]?|видел[аи]?|раньше)(?: \p{L}+){0,6}? за (?<price>\d{1,6}(?:[.,]\d{1,2})?)(?! ?(?:шт|пар|мл|см|кг))(?: ?(?:руб\p{L}*|₽|р\.?(?!\p{L})))?/iu,
  /(?<![a-z])(?:showed|shown|saw|had)(?: [a-z]+){0,6}? (?:for|at) ₽?(?<price>\d{1,6}(?:\.\d{1,2})?)(?! ?(?:pcs|pieces|pairs|ml|cm|kg|%))(?: ?(?:₽|rubles?|roubles?|rub))?/iu,
  /(?:刚才|刚刚|之前|前面)(?:那个|那款)?(?<price>\d{1,6}(?:\.\d{1,2})?)(?:块钱?|卢布|元|₽)?的?(?:那[个款种])?/u,
]
const unitAfter = String.raw`(?! ?(?:шт|пар|мл|см|мм|кг|г(?!\p{L})|л(?!\p{L})|мач|вт|раз|pcs|pieces|pairs|ml|cm|mm|kg|mah|w(?![a-z])|%|[件个条双套支本只台米升瓦]))`
const rubles = String.raw`(?: ?(?:руб\p{L}*|₽|р\.?(?!\p{L})|rubles?|roubles?|rub(?![a-z])))?`
/**
 * The same where no word but the price tells that one of those shown is meant: «кроссы за 599», "the 2.07 mailers", 黑色515的. Such a number may be a budget as well, so it
 * must be the price of one, and none that budgets are named by.
 */
const byPriceAlone = [
  new RegExp(
    String.raw`(?<!\p{L})(?:т(?:от|а|у|е|о|ем|ех|ой|ого)|эт(?:от|а|у|и|их|ой)),? (?:что |котор\p{L}+ )?(?:за |по )(?<sure>\d{1,6}(?:[.,]\d{1,2})?)${unitAfter}${rubles}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L}|до )(?:за|по) (?<price>\d{1,6}(?:[.,]\d{1,2})?)${unitAfter}${rubles}(?! ?(?:и|или) (?:дешевле|ниже))`,
    'iu',
  ),
  /(?<![a-z])(?:the|that) ₽?(?<sure>\d{1,6}(?:\.\d{1,2})?)(?: ?(?:₽|rubles?|roubles?|rub))? (?:ones?|[a-z]+s?)(?=\s|[,.?!]|$)/iu,
  /(?<![a-z])(?:the|that|those)(?: [a-z]+){1,4} (?:for|at) ₽?(?<sure>\d{1,6}(?:\.\d{1,2})?)(?! ?(?:pcs|pieces|pairs|people|ml|cm|kg|%))(?: ?(?:₽|rubles?|roubles?|rub))?/iu,
  /(?:那[个款种条件])?(?:\p{Script=Han}{1,2}色的?)?(?<![\d.])(?<price>\d{1,6}(?:\.\d{1,2})?)(?:块钱?|卢布|元|₽)?的?(?:那[个款种条本支件]|(?<=的)(?=是|$|[！!，,。？?\s]))/u,
  /那[个款种条件](?<sure>\d{1,6}(?:\.\d{1,2})?)(?:块钱?|卢布|元|₽)?的/u,
]
/** Budgets are round. */
const isRound = (said: string): boolean => /^\d*[05]0?$/u.test(said)

export function pointedByPrice(
  message: string,
  cards: readonly PricedCard[],
  ways: readonly RegExp[] = [...byItsPrice, ...byPriceAlone],
): { start: number; end: number; place: number } | undefined {
  for (const way of ways) {
    const match = way.exec(message)
    const said = match?.groups?.sure ?? match?.groups?.price
    if (!match || said === undefined) continue
    if (match.groups?.sure === undefined && byPriceAlone.includes(way) && isRound(said)) continue
    const price = Number(said.replace(',', '.'))
    const places = cards.flatMap((card, at) => (isPriceOf(card, price) ? [at + 1] : []))
    if (places.length === 1) return { start: match.index, end: match.index + match[0].length, place: places[0]! }
  }
  return undefined
}
/** Whether a message may point at an offer by its price at all. */
export const saysPriceOfOne = (message: string): boolean =>
  [...byItsPrice, ...byPriceAlone, ...byEarlierPrice].some((way) => way.test(message))

const ordinals = {
  en: ['the first one', 'the second one', 'the third one', 'the fourth one', 'the fifth one', 'the sixth one'],
  ru: ['первого', 'второго', 'третьего', 'четвертого', 'пятого', 'шестого'],
  zh: ['第一款', '第二款', '第三款', '第四款', '第五款', '第六款'],
} as const satisfies Record<Language, readonly string[]>
const numbered: Record<Language, (place: number) => string> = {
  en: (place) => `#${place}`,
  ru: (place) => `№${place}`,
  zh: (place) => `第${place}款`,
}
const asPlace = (place: number, language: Language): string => ordinals[language][place - 1] ?? numbered[language](place)

/** A message with a place in place of what points at it. */
export const withPlace = (
  message: string,
  { start, end, place }: { start: number; end: number; place: number },
  language = languageIn(message) ?? 'en',
): string => message.slice(0, start) + asPlace(place, language) + message.slice(end)

/** The place of the one that costs the least or the most; `undefined` where two cost the same. */
function placeByPrice(end: NonNullable<Described['byPrice']>, { last }: State): number | undefined {
  const minors = last.map(({ minor }) => minor)
  if (minors.some((minor) => minor === undefined)) return undefined
  const wanted = end === 'least' ? Math.min(...(minors as number[])) : Math.max(...(minors as number[]))
  return minors.filter((minor) => minor === wanted).length === 1 ? minors.indexOf(wanted) + 1 : undefined
}

/** With its place, or that of its first words where the last ones are of the rest of the message. */
function placedBy(described: Described, offers: readonly (Offer | undefined)[]): (Described & { place: number }) | undefined {
  const place = placeOf(described, offers)
  if (place !== undefined) return { ...described, place }
  const said = /^(.+)\s+\S+$/u.exec(described.said)?.[1]
  if (!described.isOpen || said === undefined) return undefined
  return placedBy({ ...described, said, end: described.end - (described.said.length - said.length) }, offers)
}

/** The place of the only one whose title says it, or else of the only one that states it anywhere. */
function placeOf(described: Described, offers: readonly (Offer | undefined)[]): number | undefined {
  const places = placesSaying(described.said, offers)
  return places.length === 1 ? places[0] : undefined
}

/** The places of those whose title says it, or else of those that state it anywhere; as it was written, or as listings would say it: «клетчатый» as «в клетку». */
export function placesSaying(said: string, offers: readonly (Offer | undefined)[]): number[] {
  for (const text of new Set([said, writtenOut(said)])) {
    const wanted = analyse(text, { fuzzy: false })
    for (const states of [statesInTitle, statesAnywhere]) {
      const places = offers.flatMap((offer, at) => (offer && states(offer, wanted) ? [at + 1] : []))
      if (places.length > 0) return places
    }
  }
  return []
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * 0.01

function statesInTitle({ title }: Offer, wanted: Analysis): boolean {
  const readings = readBoth(title)
  const text = Object.values(title).join('\n').toLowerCase()
  return areStated(wanted, text, {
    has: (concept) => readings.some(({ concepts }) => concepts.some((one) => !one.isNegated && isA(one.conceptId, concept))),
    measures: readings.flatMap(({ measures }) => measures),
  })
}

function statesAnywhere(offer: Offer, wanted: Analysis): boolean {
  const facts = factsOf(offer)
  const stated = [facts.types, facts.colors, facts.materials, facts.traits].flat()
  return areStated(wanted, facts.text, {
    has: (concept) => stated.some((one) => isA(one, concept)),
    measures: facts.measures,
  })
}

interface StatedOf {
  has(concept: string): boolean
  measures: readonly { dimension: string; value: number }[]
}

/** Whether all of it is stated: its colours and properties, its measures, and each word that names neither. */
function areStated({ text: said, concepts, measures, tokens }: Analysis, text: string, stated: StatedOf): boolean {
  // 不掉色 is stated in so many words.
  if (/\p{Script=Han}{3}/u.test(said) && text.includes(said.toLowerCase().trim())) return true
  if (concepts.some(({ isNegated }) => isNegated)) return false
  const isWithin = ({ start, end }: { start: number; end: number }): boolean =>
    [...concepts, ...measures].some((one) => one.start <= start && end <= one.end)
  const words = tokens.filter((token) => !isWithin(token) && !isStopword(token.normalised))
  if (concepts.length + measures.length + words.length === 0) return false
  // Words that can name several things give several concepts of one place: any of them will do.
  const hasAll = concepts.every((concept) => {
    const ofPlace = concepts.filter(({ start, end }) => start < concept.end && concept.start < end)
    // "The sport one" of sports earphones.
    return ofPlace.some(({ conceptId }) => stated.has(conceptId)) || mentions(text, said.slice(concept.start, concept.end).toLowerCase())
  })
  return (
    hasAll &&
    measures.every(({ dimension, value }) => stated.measures.some((one) => one.dimension === dimension && isNear(one.value, value))) &&
    words.every(({ normalised }) => (/^\d[\dxх×]*$/u.test(normalised) ? hasNumbers(text, normalised) : mentions(text, normalised)))
  )
}

/** "The gradient 270 one" of 150x270 cm. */
const hasNumbers = (text: string, said: string): boolean =>
  said.split(/\D/u).every((number) => new RegExp(`(?<![\\d.,])${number}(?![\\d])`, 'u').test(text))
