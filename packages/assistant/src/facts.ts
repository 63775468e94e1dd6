import type { LocalizedText } from '@karavan/contract/language.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { toSize } from '@karavan/lexicon/measures.ts'
import { isOfPart, saidOfParts } from '@karavan/lexicon/parts.ts'
import {
  attributeStatements,
  type Statement,
  settleStatements,
  statementOn,
  statementsIn,
  textStatements,
} from '@karavan/lexicon/statements.ts'
import type { Offer, OfferAttribute, OfferSummary, OptionGroup } from '@karavan/marketplaces/port.ts'
import { wordings as attributeWordings } from '@karavan/marketplaces/wordings.ts'
import { LRUCache } from 'lru-cache'
import { devicesIn } from './interpret/grammar/device.ts'
import type { Dimension } from './wish.ts'

/** Texts of options and attributes come again and again; titles hardly ever do. */
const maxReadings = 20_000
const readings = new LRUCache<string, Analysis>({ max: maxReadings })
/** Offers come again in every turn of a conversation. */
const maxKnown = 5000
const known = new LRUCache<string, OfferFacts>({ max: maxKnown })
/** Longest text of a listing that is looked at, in characters. */
const textLimit = 400

/** How far a description is read, in characters. */
const descriptionLimit = 6_000
const sentenceEnd = /(?<=[.!?;|])\s+|(?<=[。！？；])/

/** An attribute of a listing, or the text that says it. */
export type Evidence = OfferAttribute | 'title' | 'description'

/**
 * What an offer says about itself, as concepts and figures, read from its titles, attributes and options as far as it is asked for. An empty list means
 * "not stated", never "has none".
 */
export class OfferFacts {
  readonly #offer: OfferSummary | Offer
  readonly #titles: Analysis[] = []
  #values: Analysis[] | undefined
  #options: Analysis[] | undefined
  #types: string[] | undefined
  #colors: string[] | undefined
  #materials: string[] | undefined
  #statements: Map<string, Statement> | undefined
  #sizes: string[] | undefined
  #measures: { dimension: Dimension; value: number }[] | undefined
  #sides: number[][] | undefined
  #text: string | undefined
  #devices: string[] | undefined

  constructor(offer: OfferSummary | Offer) {
    this.#offer = offer
  }

  /** What the goods are, by the first title that names it. */
  get types(): string[] {
    if (!this.#types) {
      this.#types = []
      for (let at = 0; at < wordings(this.#offer.title).length && this.#types.length === 0; at++) this.#types = headTypes(this.#title(at))
    }
    return this.#types
  }

  /** What can be chosen; where there is no choice, what titles and attributes name. */
  get colors(): string[] {
    if (!this.#colors) {
      const chosen = this.#described(this.#optionReadings(), 'color')
      this.#colors = chosen.length > 0 ? chosen : this.#firstDescribed('color')
    }
    return this.#colors
  }

  /** Colours that the first title names. */
  get titleColors(): string[] {
    return wordings(this.#offer.title).length > 0 ? this.#described([this.#title(0)], 'color') : []
  }

  /** Of the goods themselves: the wood of a handle is none of a spatula. */
  get materials(): string[] {
    this.#materials ??= this.#firstDescribed('material')
    return this.#materials
  }

  #firstDescribed(kind: 'material' | 'color'): string[] {
    return this.#firstFound((readings) => this.#described(readings, kind), mainNames[kind], isOfGoods)
  }

  #described(from: readonly Analysis[], kind: 'material' | 'color'): string[] {
    const ofGoods = from.flatMap((reading) => {
      const ofParts = saidOfParts(reading, this.#titles.includes(reading))
      return reading.concepts.filter((match) => match.kind === kind && !ofParts.has(match))
    })
    return [...new Set(ofGoods.map(({ conceptId }) => conceptId))]
  }

  /** Audience, season, style, feature and theme concepts that it states to have, if only from some number of pieces on. */
  get traits(): string[] {
    return [...this.#stated().values()].filter(({ verdict }) => verdict === 'yes').map(({ conceptId }) => conceptId)
  }

  /** What its fields say of a trait; `undefined` where they say nothing. */
  says(trait: string): Statement | undefined {
    return statementOn(this.#stated(), trait)
  }

  /** Where a listing says what `says` gave of a trait: an attribute, else the title or the description. */
  evidenceOf(statement: Statement): Evidence {
    const says = ({ conceptId, verdict }: Statement): boolean => conceptId === statement.conceptId && verdict === statement.verdict
    // Corporate gifts can carry a logo, and the line of the logo says from how many.
    const isSame = (one: Statement): boolean => says(one) && one.fromPieces === statement.fromPieces && one.isAnswer === statement.isAnswer
    const saying = (isIt: (one: Statement) => boolean): OfferAttribute | undefined =>
      this.#offer.attributes.find(({ name, value }) =>
        attributeWordings(name, value).some(([label, text]) => answersOf(label, text).some(isIt)),
      )
    const attribute = saying(isSame) ?? saying(says)
    if (attribute) return attribute
    return wordings(this.#offer.title).some((title) => textStatements(title.slice(0, textLimit)).some(says)) ? 'title' : 'description'
  }

  #stated(): Map<string, Statement> {
    if (!this.#statements) {
      const { title, attributes, options } = this.#offer
      const ofTitle = (at: number): Statement[] => textStatements((wordings(title)[at] ?? '').slice(0, textLimit), this.#title(at))
      const found = [
        ...ofTitle(0),
        ...attributes.flatMap(({ name, value }) => attributeWordings(name, value).flatMap(([label, text]) => answersOf(label, text))),
        ...options.flatMap((group) => group.values.flatMap((value) => readBoth(value.name).flatMap(propertiesNamed))),
        ...denialsOf(this.#offer),
      ]
      // Titles in other languages say the same, so they are read only where those say nothing.
      for (let at = 1; at < wordings(title).length && !found.some(({ verdict }) => verdict === 'yes'); at++) found.push(...ofTitle(at))
      this.#statements = settleStatements(found)
    }
    return this.#statements
  }

  /** Sizes as they are written, for those who read them: '40-44' is one. */
  get writtenSizes(): string[] {
    const values = this.#offer.options.filter(isSizeGroup).flatMap((group) => group.values)
    const spans = values.flatMap(({ name }) => (sizesSpanned(name).length > 0 ? (wordings(name)[0] ?? []) : []))
    return spans.length > 0 ? spans : this.sizes
  }

  /** Each size there is, those between the ends of a span too. */
  get sizes(): string[] {
    if (!this.#sizes) {
      const named = this.#offer.options.filter(isSizeGroup).flatMap((group) => group.values.flatMap((value) => sizesNamed(value.name)))
      this.#sizes = [
        ...new Set([...named, ...this.#firstFound((readings) => readings.flatMap(({ sizes }) => sizes.map(({ size }) => size)))]),
      ]
    }
    return this.#sizes
  }

  /** Lengths and counts are those of the goods themselves where they are stated: not of a handle, nor the pieces from which a logo is printed. */
  get measures(): { dimension: Dimension; value: number }[] {
    if (!this.#measures) {
      const all = this.#firstFound(measuresIn, undefined, isMeasured)
      this.#measures = (['length', 'count'] as const).reduce((found, dimension) => {
        const own = this.#firstFound(measuresIn, mainNames[dimension], isMeasured).filter((one) => one.dimension === dimension)
        return own.length > 0 ? [...found.filter((one) => one.dimension !== dimension), ...own] : found
      }, all)
    }
    return this.#measures
  }

  /** Sides that are stated together, in mm, ascending. */
  get sides(): number[][] {
    this.#sides ??= this.#firstFound((readings) => readings.flatMap((reading) => reading.sides.map(({ values }) => values)))
    return this.#sides
  }

  /** The same, in the order in which they are named. */
  get orderedSides(): number[][] {
    return this.#firstFound((readings) =>
      readings.flatMap(({ text, sides }) => sides.map(({ start, end, values }) => inOrder(text.slice(start, end), values))),
    )
  }

  /** Devices that it says it is made for. */
  get devices(): string[] {
    const { title, attributes, options } = this.#offer
    this.#devices ??= [
      ...new Set(
        [title, ...attributes.map(({ value }) => value), ...options.flatMap((group) => group.values.map(({ name }) => name))]
          .flatMap(wordings)
          .flatMap((text) => devicesIn(text.slice(0, textLimit).toLowerCase()).map(({ device }) => device)),
      ),
    ]
    return this.#devices
  }

  /** The offer's words in lower case, for what no concept names. */
  get text(): string {
    if (this.#text === undefined) {
      const { title, attributes, options } = this.#offer
      const texts = [title, ...attributes.map((one) => one.value), ...options.flatMap((group) => group.values.map((value) => value.name))]
      this.#text = texts.flatMap(wordings).join('\n').toLowerCase().replaceAll('ё', 'е')
    }
    return this.#text
  }

  #title(at: number): Analysis {
    this.#titles[at] ??= analyse((wordings(this.#offer.title)[at] ?? '').slice(0, textLimit), { fuzzy: false })
    return this.#titles[at]
  }

  #attributeReadings(main?: MainNames, isOwn?: (attribute: OfferAttribute) => boolean): Analysis[] {
    const { attributes } = this.#offer
    const named = main ? mainAttributes(attributes, main) : []
    if (named.length > 0) return named.flatMap((attribute) => readBoth(attribute.value))
    if (isOwn) return attributes.filter(isOwn).flatMap((attribute) => readBoth(attribute.value))
    this.#values ??= attributes.flatMap((attribute) => readBoth(attribute.value))
    return this.#values
  }

  #optionReadings(): Analysis[] {
    this.#options ??= this.#offer.options.flatMap((group) => group.values.flatMap((value) => readBoth(value.name)))
    return this.#options
  }

  /** From the first title, the attributes and options; titles in other languages say the same, so they are read only where those say nothing. */
  #firstFound<T>(take: (readings: Analysis[]) => T[], main?: MainNames, isOwn?: (attribute: OfferAttribute) => boolean): T[] {
    const found = take([
      ...(wordings(this.#offer.title).length > 0 ? [this.#title(0)] : []),
      ...this.#attributeReadings(main, isOwn),
      ...this.#optionReadings(),
    ])
    for (let at = 1; at < wordings(this.#offer.title).length && found.length === 0; at++) found.push(...take([this.#title(at)]))
    return found
  }
}

/** Names of attributes that speak of the goods themselves, the first of them that are there; others speak of a part: a gusset, a lid, a sole. */
type MainNames = readonly RegExp[]
const mainNames = {
  material: [
    /^(?:(?:main |outer |upper )?(?:material|fabric)(?: composition)?|(?:основной )?материал(?: верха| изделия)?|состав|(?:主要|外|面)?(?:材质|材料|面料)(?:成分)?)$/i,
  ],
  color: [/^(?:colou?rs?|цвета?|颜色)$/i],
  length: [
    /^(?:diameter|диаметр|直径|(?:size|dimensions?|length|thickness|width)|(?:размер(?:ы)?(?: изделия)?|длина|толщина|ширина)|(?:尺寸|规格|长度?|厚度?|宽度?))$/i,
  ],
  count: [/^(?:pieces(?: in set)?|деталей|предметов в наборе|(?:拼图|套装|颗粒)?(?:片|件|块|颗)?数量?)$/i],
} as const satisfies Record<string, MainNames>

/** Sides, ascending, as they stand in the text: 300x270. */
function inOrder(text: string, values: readonly number[]): number[] {
  const named = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(',', '.')))
  const ranks = named.map((one) => named.filter((other) => other < one).length)
  return named.length === values.length && new Set(ranks).size === ranks.length ? ranks.map((rank) => values[rank]!) : [...values]
}

const isOfGoods = ({ name }: OfferAttribute): boolean => !wordings(name).some(isOfPart)

/** A fabric of 12 oz weighs so much by the square yard: no bag holds or weighs that. Pieces from which a logo is printed are none of the goods. */
const ofGoods =
  /^(?!.*(?:плотност|gsm|(?:fabric|paper) weight|weight per area|density|thread count|克重|密度|logo|custom|нанесени|логотип|персонализ|定制|定做|minimum|минимальн|起订|carton|装箱))/i
const isMeasured = ({ name }: OfferAttribute): boolean => wordings(name).some((text) => ofGoods.test(text.trim()))

function mainAttributes(attributes: readonly OfferAttribute[], names: MainNames): OfferAttribute[] {
  for (const main of names) {
    const found = attributes.filter(({ name }) => wordings(name).some((text) => main.test(text.trim())))
    if (found.length > 0) return found
  }
  return []
}

/** What the description denies: read when the offer was stored, or here where the whole offer is at hand. */
function denialsOf(offer: OfferSummary | Offer): Statement[] {
  if ('denied' in offer) return (offer.denied ?? []).map((conceptId) => ({ conceptId, verdict: 'no', isAnswer: true }))
  if (!('description' in offer)) return []
  return wordings(offer.description ?? {}).flatMap((text) =>
    text
      .slice(0, descriptionLimit)
      .split(sentenceEnd)
      .flatMap((sentence) => textStatements(sentence).filter(({ verdict }) => verdict === 'no')),
  )
}

/** An option is one of several: what one of its values lacks, another one has. */
const propertiesNamed = (reading: Analysis): Statement[] => statementsIn(reading).filter(({ verdict }) => verdict === 'yes')

/** Properties that a value of an option names: "rechargeable" of the lamps that come with a plug or a battery. */
export const traitsNamed = (name: LocalizedText): string[] =>
  readBoth(name)
    .flatMap(propertiesNamed)
    .map(({ conceptId }) => conceptId)

/** Attributes say the same in many offers. */
const answers = new LRUCache<string, Statement[]>({ max: maxReadings })
function answersOf(name: string, value: string): Statement[] {
  const key = `${name}\n${value}`
  let found = answers.get(key)
  if (!found) {
    found = attributeStatements(name, value.slice(0, textLimit))
    answers.set(key, found)
  }
  return found
}

const isSizeGroup = (group: OptionGroup): boolean => wordings(group.name).some((name) => /размер|size|尺码|尺寸|鞋码|码数/i.test(name))

/** A size that is sold for several, as it is written: '40-44' of socks fits 42. */
const spanOfSizes = /^\s*(\d{2})\s?[-–—~]\s?(\d{2})(?!\d|\s?(?:см|мм|cm|mm|厘米|毫米|г(?!\p{L})|g(?![a-z])))/iu
const widestSpan = 10
function sizesSpanned(name: LocalizedText): string[] {
  const [, first, last] =
    wordings(name)
      .flatMap((text) => [spanOfSizes.exec(text) ?? []])
      .find((span) => span.length > 0) ?? []
  const [low, high] = [Number(first), Number(last)]
  return high > low && high - low <= widestSpan ? Array.from({ length: high - low + 1 }, (_, step) => String(low + step)) : []
}

/** Sizes of an option value in a group of sizes, where a bare number is one: '38', 'XL', '43 (27 см)', and each of '40-44'. */
export function sizesNamed(name: LocalizedText): string[] {
  const spanned = sizesSpanned(name)
  if (spanned.length > 0) return spanned
  const plain = wordings(name).flatMap(
    (text) => /^\s*(\d{2}(?:[.,]5)?|(?:[2-6]?X{0,3})?[SML])(?![\dA-Za-z])/.exec(text.toUpperCase())?.[1] ?? [],
  )
  return [...new Set([...plain.map(toSize), ...readBoth(name).flatMap((reading) => reading.sizes.map(({ size }) => size))])]
}

/** Facts of an offer; the same object as long as the offer says the same. */
export function factsOf(offer: OfferSummary | Offer): OfferFacts {
  const key = `${offer.id} ${offer.fetchedAt} ${'description' in offer} ${wordings(offer.title).join(' ')}`
  let facts = known.get(key)
  if (!facts) {
    facts = new OfferFacts(offer)
    known.set(key, facts)
  }
  return facts
}

function measuresIn(readings: readonly Analysis[]): { dimension: Dimension; value: number }[] {
  const found = new Map<string, { dimension: Dimension; value: number }>()
  for (const { dimension, value, min, max } of readings.flatMap((reading) => reading.measures)) {
    const ends = min !== undefined && max !== undefined ? [min, max] : [value]
    for (const end of ends) found.set(`${dimension}:${end}`, { dimension, value: end })
  }
  return [...found.values()]
}

/** The texts of all languages, each once. */
const wordings = (text: LocalizedText): string[] => [
  ...new Set([text.ru, text.en, text.zh, text.source].filter((one): one is string => Boolean(one))),
]

/** Readings of a value of an attribute or option, in two wordings: the second one helps where the first has words nobody knows. */
export function readBoth(text: LocalizedText): Analysis[] {
  return wordings(text)
    .slice(0, 2)
    .map((wording) => {
      let reading = readings.get(wording)
      if (!reading) {
        reading = analyse(wording.slice(0, textLimit), { fuzzy: false })
        readings.set(wording, reading)
      }
      return reading
    })
}
