import { lowestAge } from '@karavan/lexicon/ages.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Dimension } from '@karavan/lexicon/measures.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { isOfPart } from '@karavan/lexicon/parts.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isStopword } from '@karavan/lexicon/stopwords.ts'
import { synonymsOf } from '@karavan/lexicon/synonyms.ts'
import { wordLexemes } from '@karavan/lexicon/terms.ts'
import { plainTokens } from '@karavan/lexicon/tokens.ts'
import type { Offer, OfferAttribute, OfferSummary } from '@karavan/marketplaces/port.ts'
import { texts } from '@karavan/marketplaces/wordings.ts'
import { LRUCache } from 'lru-cache'
import { factsOf } from './facts.ts'
import { fieldWordings } from './interpret/grammar/field-wordings.ts'
import type { Field } from './interpret/grammar/fields-asked.ts'
import { mentions } from './rank/mentions.ts'
import type { FigureField, WishedFigure } from './wish.ts'
import { meetsFigure } from './wish-bounds.ts'

const fold = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е')

/** Whether an attribute of this name states a field. */
export const isNameOf = (name: string, field: Field): boolean =>
  fieldWordings.find((one) => one.field === field)?.stated?.test(fold(name)) === true

/** Those whose name is one of a field's. */
const namedAs = <T extends Pick<OfferAttribute, 'name'>>(all: readonly T[], field: Field): T[] =>
  all.filter(({ name }) => texts(name).some((text) => isNameOf(text, field)))

/** Whether an attribute states a field of a part, by the last word of its name: "post material", 耳针材质. */
export const statesOfPart = ({ name }: OfferAttribute, field: Field): boolean =>
  texts(name).some((text) => isNameOf(/\p{Script=Han}{2}$|[^\s\p{Script=Han}]+$/u.exec(text)?.[0] ?? '', field))

/** Attributes of an offer that state a field. */
export const attributesOf = ({ attributes }: Pick<OfferSummary, 'attributes'>, field: Field): OfferAttribute[] => namedAs(attributes, field)

/** Whether an option is a choice of this field. */
export const isOption = ({ name }: Offer['options'][number], field: Field): boolean => namedAs([{ name }], field).length > 0

/** Values of an option that is a field, as attributes: "Resistance: heavy, 15 kg". */
export const optionsOf = ({ options }: Pick<Offer, 'options'>, field: Field): OfferAttribute[] =>
  namedAs(options, field).flatMap(({ name, values }) => values.map((value) => ({ name, value: value.name })))

/** Attributes whose name or value has one of these words, or else a word that says the same. */
export function attributesWith({ attributes }: Pick<OfferSummary, 'attributes'>, words: readonly string[]): OfferAttribute[] {
  const withAny = (wanted: readonly string[]): OfferAttribute[] =>
    attributes.filter(({ name, value }) => {
      // A phone holder is asked "for how large a phone?", and "product type: phone holder" tells nothing.
      if (texts(name).some((text) => kindOfGoods.test(text.trim()))) return false
      const text = fold([...texts(name), ...texts(value)].join('\n'))
      return wanted.some((word) => mentions(text, word))
    })
  const found = withAny(words)
  if (found.length > 0) return found
  const { stems, han } = synonymsOf(words.flatMap((word) => [word, ...wordLexemes(word).flat()]))
  return withAny([...stems.filter((stem) => stem.length > 2), ...han])
}

/** Attributes that have each of these very words in their name or value. */
export const attributesSaying = ({ attributes }: Pick<OfferSummary, 'attributes'>, words: readonly string[]): OfferAttribute[] =>
  words.length === 0
    ? []
    : attributes.filter(({ name, value }) => {
        const text = fold([...texts(name), ...texts(value)].join('\n'))
        return words.every((word) => mentions(text, word))
      })

/** Whether the value of one of these attributes has a word of a question, in any of its forms. */
export const areAnsweredBy = (attributes: readonly OfferAttribute[], question: readonly string[]): boolean => {
  const words = question.filter((word) => saysField(word))
  return attributes.some(({ value }) => {
    const text = fold(texts(value).join('\n'))
    return words.some((word) => mentions(text, word) || (word.length >= leastStem && mentions(text, stemOf(word))))
  })
}
/** Stems of short words are those of too many others. */
const leastStem = 5

const kindOfGoods =
  /^(?:product (?:type|category|name)|(?:вид|тип|категория|название) товара|品类|品名|产品(?:类[型别]|名称)|商品(?:类[型别]|名称))$/iu

const plainWords = (text: string): Set<string> => new Set(plainTokens(fold(text)).map(({ stem }) => stem))
/** Names of one character are part of much else. */
const leastHanName = 3

/**
 * Attributes that a question calls by their whole name of several words, "colour temperature"; of two names the one that is a part of the other is not
 * meant.
 */
export function attributesCalled({ attributes }: Pick<OfferSummary, 'attributes'>, question: string): OfferAttribute[] {
  const asked = fold(question)
  const words = plainWords(asked)
  const called = attributes.flatMap((attribute) => {
    const names = texts(attribute.name).map((name) => fold(name))
    const isHan = names.some((name) => /^\p{Script=Han}/u.test(name) && name.length >= leastHanName && asked.includes(name))
    const parts = names.map(plainWords).filter((name) => name.size > 1 && [...name].every((word) => words.has(word)))
    return isHan || parts.length > 0 ? [{ attribute, size: Math.max(0, ...parts.map(({ size }) => size)) }] : []
  })
  const most = Math.max(0, ...called.map(({ size }) => size))
  return called.filter(({ size }) => size === most).map(({ attribute }) => attribute)
}

/** Words that half of all names of attributes have: "plug type" asks for no "Product type". */
const saysNoField = /^(?:type|kind|product|item|name|тип|вид|товар|товара|название|类型|种类|品类|产品)$/u

const saysField = (word: string): boolean =>
  !saysNoField.test(word) && !isStopword(word) && (word.length > 2 || /\p{Script=Han}/u.test(word))

/** Attributes whose name has one of these words. */
export const attributesNamed = ({ attributes }: Pick<OfferSummary, 'attributes'>, words: readonly string[]): OfferAttribute[] =>
  attributes.filter(({ name }) => words.some((word) => saysField(word) && mentions(fold(texts(name).join('\n')), word)))

export const dimensionOf: Record<FigureField, Dimension | undefined> = {
  weight: 'weight',
  volume: 'volume',
  length: 'length',
  thickness: 'length',
  diameter: 'length',
  height: 'length',
  width: 'length',
  power: 'power',
  charge: 'charge',
  set: 'count',
  density: undefined,
  age: undefined,
  protection: undefined,
  brightness: undefined,
  pressure: undefined,
  resolution: undefined,
  temperature: undefined,
  'running-time': undefined,
  warmth: undefined,
  load: 'weight',
  voltage: undefined,
  torque: undefined,
  pages: undefined,
}
/** Where a figure of this kind, wherever it stands, can be nothing else. */
const isPlain = (dimension: Dimension): boolean => dimension !== 'length' && dimension !== 'weight'

const maxRead = 5000
const read = new LRUCache<string, number[]>({ max: maxRead })
function figuresIn(text: string, field: FigureField): number[] {
  const dimension = dimensionOf[field]
  const key = `${field} ${text}`
  let found = read.get(key)
  if (!found) {
    found = dimension === undefined ? (codedIn[field] ?? densitiesIn)(text) : measuresIn(text, dimension)
    read.set(key, found)
  }
  return found
}
/** Figures before a unit that means one thing alone. */
const before =
  (unit: string) =>
  (text: string): number[] =>
    [...text.matchAll(new RegExp(String.raw`(\d+(?:[.,]\d+)?)\s?(?:${unit})(?!\p{L})`, 'giu'))].map(([, digits]) =>
      Number(digits!.replace(',', '.')),
    )
const measuresIn = (text: string, dimension: Dimension): number[] => [
  ...analyse(text, { fuzzy: false })
    .measures.filter((one) => one.dimension === dimension)
    .map(({ value }) => value),
  ...(dimension === 'length' ? thinIn(text) : []),
]
/** Every measure of a dimension that an offer states in its attributes, whatever it is of. */
export const allMeasures = (offer: OfferSummary, dimension: Dimension): number[] =>
  offer.attributes.flatMap(({ value }) => {
    const [text] = texts(value)
    return text === undefined ? [] : measuresIn(text, dimension)
  })
/** Film is measured in thousandths of a millimetre, in China in hundredths (丝). */
const thinIn = (text: string): number[] => [
  ...before('мкм|микрон(?:а|ов)?|microns?|µm|μm|um|微米')(text).map((microns) => microns / 1000),
  ...before('丝')(text).map((hundredths) => hundredths / 100),
]
/** Grams for a square metre; other densities are not comparable with them. */
const densitiesIn = (text: string): number[] =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(?:gsm|g\/m|г\/м|гр?\/кв|克)/giu)].map(([, digits]) => Number(digits!.replace(',', '.')))

/** The lowest age that goods are for: "3 years and up", "6-12 лет". */
const agesIn = (text: string): number[] => /(\d{1,2})(?!\s*(?:мес|month|个月))/.exec(text)?.slice(1).map(Number) ?? []

/** Protection against dust and water: the digits of the code, each of which is higher where it protects better. */
const protectionsIn = (text: string): number[] => [...text.matchAll(/ip\s?(\d\d)(?!\d)/giu)].map(([, code]) => Number(code))

const byUnit: Partial<Record<FigureField, (text: string) => number[]>> = {
  voltage: before('v|volts?|вольт|в|伏'),
  torque: before('n[·.\\s]?m|н[·.\\s]?м|牛[·.]?米'),
  brightness: before('lm|lumens?|лм|люмен(?:ов|а)?|流明'),
  pressure: before('atm|bars?|атм|атмосфер[аы]?|бар|个?大气压'),
  resolution: before('dpi'),
}

/** "-40 to 230 °C": both ends. */
const degreesIn = (text: string): number[] =>
  /°|℃|градус|degree|摄氏|度/u.test(text)
    ? [...text.matchAll(/(?<!\d)([-−–]?\d{1,3})(?!\d)/gu)].map(([, digits]) => Number(digits!.replace(/[−–]/, '-')))
    : []

/** Units of figures that stand at both ends of a range: "12-24V", "0~80 °C". */
const rangedUnits: Partial<Record<FigureField, string>> = { voltage: 'v|volts?|вольт|в|伏', temperature: '°\\s?c?|℃|градус|摄氏度|度' }
/** Ranges that an attribute states of a field, from the lower end to the upper one. */
function rangesIn({ value }: Pick<OfferAttribute, 'value'>, field: FigureField): [number, number][] {
  const unit = rangedUnits[field]
  const [text = ''] = texts(value)
  if (unit === undefined) return []
  const ranges = new RegExp(String.raw`(?<![\d.])(-?\d+(?:\.\d+)?)\s?(?:${unit})?\s?[-–—~～]\s?(\d+(?:\.\d+)?)\s?(?:${unit})`, 'giu')
  return [...text.matchAll(ranges)].map(([, from, to]) => [Number(from), Number(to)])
}

const hoursIn = before('h|hrs?|hours?|ч|час(?:а|ов)?|个?小时')

/** Sheets or pages, in whichever of the two a listing counts. */
const pagesIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.,])(\d{1,4})(?![\d.,]*\d|\s?(?:мм|см|mm|cm|г|g))/giu)].map(([, digits]) => Number(digits))

const codedIn: Partial<Record<FigureField, (text: string) => number[]>> = {
  age: agesIn,
  protection: protectionsIn,
  temperature: degreesIn,
  'running-time': hoursIn,
  warmth: hoursIn,
  pages: pagesIn,
  ...byUnit,
}

/** What is said of the age outside the attributes: a summary has no description, and says what was read there. */
function agesSaid(offer: Offer | OfferSummary): number[] {
  const age = 'skus' in offer ? lowestAge([...texts(offer.title), ...texts(offer.description)].join('\n')) : offer.ageFrom
  return age === undefined ? [] : [age]
}

/** Whether an attribute states figures of a field that has a unit of its own. */
export const statesFigures = ({ value }: OfferAttribute, field: FigureField): boolean =>
  figuresIn(texts(value)[0] ?? '', field).length > 0 || rangesIn({ value }, field).length > 0

/** Whether an offer states a figure, or a range that covers it: "12-24 V" is for 12 V as well. */
export function statesFigure(offer: Offer | OfferSummary, figure: WishedFigure): boolean {
  const { field, above, below } = figure
  if (figuresOf(offer, field).some((value) => meetsFigure(figure, value))) return true
  if (above === undefined || below === undefined) return false
  return offer.attributes.some((attribute) => rangesIn(attribute, field).some(([from, to]) => from < below && above < to))
}

const percent = /(\d{1,3})(?:[.,]\d+)?\s?%/gu
const ofMaterial = (text: string, material: string): boolean =>
  analyse(text, { fuzzy: false }).concepts.some(({ conceptId }) => isA(conceptId, material))
const namesShare = /content|composition|含量|含.量|成分|содержани|состав/u
/** Of whatever the goods are made of. */
const namesMain = /main fib|основного волокна|主面料/u

/**
 * Percent of a material that an offer states: by an attribute of its own ("Cotton content: 75%"), or in a list of all it is made of ("80% cotton, 20%
 * polyester").
 */
export function sharesOf({ attributes }: Pick<OfferSummary, 'attributes'>, material: string): number[] {
  return attributes.flatMap(({ name, value }) => {
    const names = texts(name).map(fold)
    const isOwn = names.some((text) => namesShare.test(text) && (namesMain.test(text) || ofMaterial(text, material)))
    for (const text of texts(value)) {
      const shares = isOwn
        ? [...text.matchAll(percent)].map(([, share]) => Number(share))
        : text
            .split(/[,;/+、，；]/)
            .flatMap((part) => (ofMaterial(part, material) ? [...part.matchAll(percent)].map(([, share]) => Number(share)) : []))
      if (shares.length > 0) return shares
    }
    return []
  })
}

/** Goods that hang: of two sides that are named together the second is how far they reach down. */
const hanging = ['type.curtain']
const sideFields: ReadonlySet<FigureField> = new Set(['length', 'height', 'width'])

/** What sides that are stated together say of a field, in mm: the longer one is the length, of what hangs the second one. */
function sideOf(offer: Offer | OfferSummary, field: FigureField): number[] {
  if (!sideFields.has(field)) return []
  const { sides, orderedSides, types } = factsOf(offer)
  if (types.some((type) => hanging.some((kind) => isA(type, kind))))
    return orderedSides.flatMap(([first, second]) => (field === 'width' ? first : second) ?? [])
  return field === 'height' ? [] : sides.flatMap((values) => (field === 'length' ? values.at(-1) : values[0]) ?? [])
}

/** Metres of a title that measures nothing else, in mm: a rope of 2.5 m is so long. */
function metresSaid({ title }: Pick<OfferSummary, 'title'>): number[] {
  const [text = ''] = texts(title)
  const lengths = analyse(text, { fuzzy: false }).measures.filter(({ dimension }) => dimension === 'length')
  const [{ value = 0 } = {}] = lengths
  return lengths.length === 1 && value >= metre ? [value] : []
}
const metre = 1000

/** Figures that a value of an option states of a field: "8 mm" of the thickness; none where the option is another field. */
export const figuresOfOption = ({ name, value }: OfferAttribute, field: FigureField): number[] =>
  byUnit[field] || namedAs([{ name }], field).length > 0
    ? texts(value)
        .slice(0, 1)
        .flatMap((text) => figuresIn(text, field))
    : []

/** Every figure that an offer states of a field, in its base unit (mm, g, ml, W, mAh; g/m² of densities; lumens, atmospheres, dpi; °C, hours, volts). */
export function figuresOf(offer: Offer | OfferSummary, field: FigureField): number[] {
  const dimension = dimensionOf[field]
  // The unit says what it is, under whatever name a listing has it.
  const named = byUnit[field] ? offer.attributes : attributesOf(offer, field)
  // How long a handle is says nothing of the rope.
  const stating = dimension === 'length' ? named.filter(({ name }) => !texts(name).some(isOfPart)) : named
  const stated = stating.flatMap(({ value }) =>
    texts(value)
      .slice(0, 1)
      .flatMap((text) => figuresIn(text, field)),
  )
  const own = stated.length === 0 && byUnit[field] ? texts(offer.title).flatMap((text) => figuresIn(text, field)) : stated
  if (field === 'age' && own.length === 0) return agesSaid(offer)
  if (field === 'weight' && own.length === 0 && offer.weightGrams) return [offer.weightGrams]
  if (own.length === 0 && dimension === 'length')
    return field === 'length' ? [...sideOf(offer, field), ...metresSaid(offer)] : sideOf(offer, field)
  if (own.length > 0 || dimension === undefined || !isPlain(dimension)) return own
  return factsOf(offer)
    .measures.filter((one) => one.dimension === dimension)
    .map(({ value }) => value)
}

/** What a piece weighs, in grams; `undefined` where its listing states no weight or several, of which nothing says which one is ordered. */
export function gramsOf(offer: Offer | OfferSummary): number | undefined {
  const [grams, ...others] = figuresOf(offer, 'weight')
  return others.length > 0 ? undefined : grams
}
