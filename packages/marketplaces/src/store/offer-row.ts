import { createHash } from 'node:crypto'
import { lowestAge } from '@karavan/lexicon/ages.ts'
import { isOfPart } from '@karavan/lexicon/parts.ts'
import { attributeTerms, type DocumentTerms, deniedLexeme, documentTerms, headLexeme, settleTerms } from '@karavan/lexicon/terms.ts'
import { LRUCache } from 'lru-cache'
import { cleanOffer } from '../clean/clean-offer.ts'
import { type MeasureBound, type Offer, type OfferSummary, variantsOf } from '../port.ts'
import { texts, wordings } from '../wordings.ts'
import { toLexeme, toVector, type Weight } from './lexemes.ts'

/** The part of an offer that only its own page needs. With the summary it is the whole offer. */
export type OfferDetail = Pick<Offer, 'rawDetailApi' | 'description' | 'skus'>

/** Column of the offer table that holds the values of a dimension. */
export const measureColumns = {
  volume: 'volume_ml',
  length: 'length_mm',
  weight: 'weight_g',
  charge: 'charge_mah',
  power: 'power_w',
  count: 'pieces',
} as const satisfies Record<MeasureBound['dimension'], string>
export type MeasureColumn = (typeof measureColumns)[MeasureBound['dimension']]

/** What an offer is found by: lexemes by weight, the types it is itself, its measures, and the lexemes that the vocabulary counts. */
export interface OfferIndex {
  vector: string
  heads: string[]
  measures: Partial<Record<MeasureColumn, number[]>>
  words: string[]
  /** Properties that the offer says it has not: concept ids. */
  denied: string[]
}

/** Values of one measure, and types, that a row holds. */
const maxValues = 24
const maxInt = 2 ** 31 - 1

/** Attributes that describe the box: what it is made of says nothing about the goods. */
const packaging = /упаков|packag|包装/i
const isOfGoods = (term: string): boolean => !/^(?:color|material|type|count)[.:]/.test(term)

/** Reads offers' texts for the index. */
export interface OfferIndexer {
  terms(offer: Offer): DocumentTerms
  index(offer: Offer): OfferIndex
}

/**
 * For a run of offers: sellers write the same attributes and sentences again and again, so what was read is remembered as long as the indexer lives.
 * About a millisecond an offer, more with a long description: the costly part of storing one. `remembers`: texts of each kind at most.
 */
export function createIndexer({ remembers = 30_000 } = {}): OfferIndexer {
  const remembering = rememberer(remembers)
  const termsOf = remembering((text) => documentTerms({ titles: [], attributes: [text], category: [], description: [] }).b)
  const attributeReader = (ofPart: boolean) =>
    remembering((pair) => {
      const cut = pair.indexOf('\n')
      return attributeTerms(pair.slice(0, cut), pair.slice(cut + 1), ofPart)
    })
  const [readOfGoods, readOfPart] = [attributeReader(false), attributeReader(true)]
  // The narrowest category names what an offer is, which titles that start with a brand often do not.
  const headsOf = remembering((category) => titleTerms(category.split(/\s[/>»]\s/).at(-1) ?? '').filter(isHead))
  const terms = (listed: Offer): DocumentTerms => {
    const offer = cleanOffer(listed)
    const options = offer.options.flatMap((group) => group.values.flatMap((value) => texts(value.name)))
    const attributes: string[] = []
    const ofPackaging: string[] = []
    for (const { name, value } of offer.attributes) {
      const into = texts(name).some((text) => packaging.test(text)) ? ofPackaging : attributes
      const read = texts(name).some(isOfPart) ? readOfPart : readOfGoods
      for (const [label, text] of wordings(name, value)) into.push(...read(`${label.replaceAll('\n', ' ')}\n${text}`))
    }
    const category = texts(offer.category)
    const sentences = texts(offer.description).flatMap((text) => text.slice(0, maxDescriptionLength).split(sentenceEnd))
    return settleTerms({
      a: [...termsOfTitles(texts(offer.title)), ...category.flatMap(headsOf)],
      b: [...options.flatMap(termsOf), ...attributes],
      c: category.flatMap(termsOf),
      d: [...sentences.flatMap(termsOf), ...ofPackaging.filter(isOfGoods)],
    })
  }
  return { terms, index: (offer) => toIndex(terms(offer), cleanOffer(offer)) }
}

/** Longer texts are hardly written twice. */
const maxRememberedLength = 100

/** Readings that are remembered, `max` of them for each way to read. */
const rememberer =
  (max: number) =>
  (read: (text: string) => string[]): ((text: string) => string[]) => {
    const known = new LRUCache<string, string[]>({ max })
    return (text) => {
      if (text.length > maxRememberedLength) return read(text)
      const terms = known.get(text) ?? read(text)
      known.set(text, terms)
      return terms
    }
  }

/** The index of a single offer: what a long memory costs to make is twice what it takes to read one. */
export const indexOffer = (offer: Offer): OfferIndex => createIndexer({ remembers: 50 }).index(offer)

const titleTerms = (title: string): string[] => documentTerms({ titles: [title], attributes: [], category: [], description: [] }).a

/** A type that only one of three titles names as what the offer is comes from a word of several meanings: it is one it mentions. */
function termsOfTitles(titles: readonly string[]): string[] {
  const byTitle = titles.map(titleTerms)
  const heads = byTitle.flat().filter(isHead)
  const agreed = new Set(heads.filter((term, index) => heads.indexOf(term) !== index))
  const isDoubted = (term: string) => byTitle.length > 2 && agreed.size > 0 && isHead(term) && !agreed.has(term)
  return [...new Set(byTitle.flat())].filter((term) => !isDoubted(term))
}
const headPrefix = headLexeme('')

const isHead = (term: string): boolean => term.startsWith(headPrefix)

const maxDescriptionLength = 6_000
const sentenceEnd = /(?<=[.!?;|])\s+|(?<=[。！？；])/

/** The index of an offer from its terms, by field: a the title, b attributes and options, c category, d description. */
export function toIndex(
  terms: Record<'a' | 'b' | 'c' | 'd', readonly string[]>,
  offer: Pick<Offer, 'id' | 'salesCount' | 'seller'>,
): OfferIndex {
  const lexemes: [string, Weight][] = []
  for (const [field, weight] of [
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
    ['d', 'D'],
  ] as const) {
    for (const term of terms[field]) lexemes.push([term, weight])
  }
  for (const term of sellerTerms(offer.seller?.name ?? '')) lexemes.push([term, 'D'])
  for (let tier = 1; tier <= tierOf(offer); tier += 1) lexemes.push([tierTerm(tier), 'D'])

  const measures: OfferIndex['measures'] = {}
  for (const term of [...terms.a, ...terms.b]) {
    const [, dimension, number] = /^(volume|length|weight|charge|power|count):([\d.]+)$/.exec(term) ?? []
    const value = Math.round(Number(number))
    if (!dimension || !(value <= maxInt)) continue
    const column = measureColumns[dimension as MeasureBound['dimension']]
    const values = measures[column] ?? []
    if (!values.includes(value) && values.length < maxValues) measures[column] = [...values, value]
  }
  for (const values of Object.values(measures)) values.sort((a, b) => a - b)

  return {
    vector: toVector(lexemes),
    heads: [...new Set(terms.a.filter(isHead).map((term) => term.slice(headPrefix.length)))].slice(0, maxValues),
    measures,
    denied: [...new Set(terms.b.filter(isDenial))].map((term) => term.slice(denialPrefix.length)).slice(0, maxValues),
    words: [...new Set([tierTerm(0), ...lexemes.flatMap(([term]) => (isCounted(term) ? (toLexeme(term) ?? []) : []))])],
  }
}

const denialPrefix = deniedLexeme('')
const isDenial = (term: string): boolean => term.startsWith(denialPrefix)
const isCounted = (term: string): boolean => !term.startsWith('seller:') && !isDenial(term)

/** Lexemes of a seller's name, the same for the offer and for the wish. */
export function sellerTerms(name: string): string[] {
  const terms = new Set<string>()
  for (const word of name
    .normalize('NFKC')
    .toLowerCase()
    .slice(0, 200)
    .match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []) {
    if (!/\p{Script=Han}/u.test(word)) terms.add(`seller:${word}`)
    else for (let start = 0; start < Math.max(1, word.length - 1); start += 1) terms.add(`seller:${word.slice(start, start + 2)}`)
  }
  return [...terms]
}

/** Lexeme of the offers in a tier; tier 0 is all of them, which the vocabulary alone counts. */
export const tierTerm = (tier: number): string => `tier:${tier}`
/** The smallest of the samples. */
export const highestTier = 6
/** Each tier holds about this part of the one below it. */
const tierShare = 4
/** Sales at which an offer's chance of the next tier has doubled. */
const soldForDouble = 1000

/**
 * Nested samples of the catalogue, best sellers first, so that a very common wish is answered from a small part of it: tier 1 holds about a quarter of
 * offers without sales and all with many, tier 2 a quarter of that, and so on. Depends on the offer alone, so nothing moves when others are added.
 */
export function tierOf({ id, salesCount }: Pick<Offer, 'id' | 'salesCount'>): number {
  const draw = createHash('sha1').update(id).digest().readUInt32BE(0) / 2 ** 32
  const chance = 1 + (salesCount ?? 0) / soldForDouble
  let tier = 0
  while (tier < highestTier && draw < chance / tierShare ** (tier + 1)) tier += 1
  return tier
}

/** 0 to 1000: mostly sales on a logarithmic scale (a million is full), the rest what is known of the seller. */
export function popularityOf({ salesCount, seller }: Pick<Offer, 'salesCount' | 'seller'>): number {
  const sales = Math.min(1, Math.log10(1 + Math.max(0, salesCount ?? 0)) / 6)
  const years = Math.min(1, (seller?.years ?? 0) / 10)
  return Math.round(800 * sales + 100 * Math.min(1, seller?.repurchaseRate ?? 0) + 60 * years + (seller?.isFactory ? 40 : 0))
}

/** A row as `upsertOffers` sends it: JSON of the columns, with the vector in its text form. Its texts are clean, as the index's are. */
export function toRow(listed: Offer, index: OfferIndex) {
  const offer = cleanOffer(listed)
  const { rawDetailApi, description, skus, fetchedAt, ...rest } = offer
  const variants = variantsOf(offer)
  const age = lowestAge([...texts(offer.title), ...texts(description)].join('\n').slice(0, maxDescriptionLength))
  const summary = {
    ...rest,
    ...(age === undefined ? {} : { ageFrom: age }),
    ...(variants ? { variants } : {}),
    ...(index.denied.length > 0 ? { denied: index.denied } : {}),
  }
  const detail: OfferDetail = { rawDetailApi, description, skus }
  const ladder = offer.priceLadder.length > 0 ? offer.priceLadder : undefined
  const content = JSON.stringify([summary, detail, index.vector])
  return {
    id: offer.id,
    platform: offer.platform,
    currency: offer.currency,
    moq: offer.moq,
    ladder_from: ladder?.map((step) => Math.min(step.from, maxInt)) ?? null,
    ladder_minor: ladder?.map((step) => step.minor) ?? null,
    price_floor: ladder ? Math.min(...ladder.map((step) => step.minor)) : null,
    sales: Math.min(offer.salesCount ?? 0, maxInt),
    popularity: popularityOf(offer),
    dispatch_hours: offer.delivery?.dispatchHours ?? null,
    is_factory: offer.seller?.isFactory ?? false,
    heads: index.heads,
    ...Object.fromEntries(Object.values(measureColumns).map((column) => [column, index.measures[column] ?? null])),
    search: index.vector,
    summary: summary satisfies Omit<OfferSummary, 'fetchedAt'>,
    detail,
    content_hash: createHash('sha1').update(content).digest('base64url'),
    fetched_at: fetchedAt,
    words: index.words,
  }
}
