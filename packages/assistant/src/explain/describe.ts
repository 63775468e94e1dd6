import { type Language, languages } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { conceptName, describeType, describeTypeWith, isA, type NameForm } from '@karavan/lexicon/names.ts'
import { type NamedProperty, propertiesNamed } from '@karavan/lexicon/property-names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { dimensionOf } from '../fields.ts'
import { nameOfOccasion } from '../interpret/grammar/occasion.ts'
import { foldText } from '../interpret/grammar/open-text.ts'
import { textsOf } from '../texts/by-language.ts'
import {
  type Dimension,
  type Facet,
  type FigureField,
  figureTolerance,
  isTheme,
  isTraitKind,
  textileOrNone,
  traitKindOf,
  traitsOf,
  type Wish,
  type WishedFigure,
  type WishedMeasure,
} from '../wish.ts'

const names = (ids: readonly string[], language: Language): string[] => ids.map((id) => conceptName(id, language))

const disjunction = (said: string[], language: Language): string => new Intl.ListFormat(language, { type: 'disjunction' }).format(said)

/** Russian words beside a name stand in a case that fits the buyer's sentence and not this one, figures with them: «рюкзаки «школы»», «зонты «3»». */
const isOfSentence = (word: string): boolean => /\p{Script=Cyrillic}|^\d+$/u.test(word)

/** A wish with the measures that what is shown comes near to and does not have. */
type ShownWish = Wish & { near?: readonly Dimension[] }

/** The goods of a wish in the form a sentence needs: "термокружки 500 мл". Types that mean one thing are named by the first. */
export function describeGoods(wish: ShownWish, language: Language, form: NameForm = 'many'): string {
  const texts = textsOf(language)
  const target = wish.measures.flatMap(({ dimension, target: wished }) => {
    if (wished === undefined) return []
    const measure = texts.measure(dimension, wished)
    return [wish.near?.includes(dimension) ? texts.condition.measureAbout(measure) : measure]
  })
  if (wish.sides) target.push(texts.sides(wish.sides))
  const fitting = language === 'ru' && wish.types.length > 0 ? wish.words.filter((word) => !isOfSentence(word)) : wish.words
  const own = wordsAndNames(fitting, wish.types).own
  const words = own.length > 0 ? texts.condition.words(own.join(' ')) : undefined
  const kindNames = wish.gift ? wish.types.map((type) => describeType(type, language, 'many')) : []
  const occasion = nameOfOccasion(wish.occasion, language)
  if (occasion !== undefined) return texts.needs(occasion, kindNames)
  if (wish.gift) return texts.gifts(kindNames)
  // Several kinds that were named ("кружки или термосы") are all said; those that one word may mean are not.
  const types = wish.types
    .filter((type, at) => wish.isSeveral || wish.types.slice(0, at).every((other) => !isA(type, other) && !isA(other, type)))
    .slice(0, 3)
  const ofPicture = wish.picture === undefined ? undefined : texts.likePicture
  const name = types.length === 0 ? ofPicture : types.map((type) => describeType(type, language, form)).join(' / ')
  const space = language === 'zh' ? '' : ' '
  if (isNamedByTheme(wish) && wish.picture === undefined) return names(wish.traits.filter(isTheme), language).join(texts.comma)
  return [name, ...(name === undefined ? [] : target), words].filter((part) => part !== undefined).join(space)
}

/**
 * The goods of an answer, and the traits that are still to be said. One kind of goods has before its name what Russian says there: "беспроводные наушники",
 * not "наушники (беспроводной)".
 */
export function describeGoodsWith(wish: ShownWish, language: Language): { goods: string; traits: string[] } {
  const [type, ...others] = wish.types
  const goods = describeGoods(wish, language)
  const plain = type === undefined ? '' : describeType(type, language, 'many')
  if (type === undefined || others.length > 0 || wish.gift || !goods.startsWith(plain)) return { goods, traits: wish.traits }
  // One of which is enough are said with "or".
  const isOneOf = (trait: string): boolean => wish.either?.includes(trait) === true
  const { name, rest } = describeTypeWith(
    wish.traits.filter((trait) => !isOneOf(trait)),
    type,
    language,
  )
  return { goods: name + goods.slice(plain.length), traits: [...rest, ...wish.traits.filter(isOneOf)] }
}

/**
 * The words of a wish that are the buyer's own, and the properties whose names the others are. A property that was understood is called as listings call it, in
 * the case of its name, and is no quotation: «люверсах» of "на люверсах".
 */
export function wordsAndNames(words: readonly string[], types: readonly string[]): { own: string[]; named: NamedProperty[] } {
  const named = propertiesNamed(words, types)
  return { own: words.filter((word) => !named.some((one) => one.words.includes(word))), named }
}

/** The same in one phrase to be quoted: "на люверсах мишки". */
export function phraseOfWords(words: readonly string[], types: readonly string[]): string {
  const { own, named } = wordsAndNames(words, types)
  return [...named.map(({ name }) => name), ...own].join(' ')
}

/** What may stand within a phrase between two words of it: "clips on the desk". */
const withinPhrase = /^(?:[\s-]+(?:\p{L}{1,3}\s+)?)?$/u
/** The same, each phrase for itself: words that stand together in the message are one, as it was written. */
export function phrasesOfWords(words: readonly string[], types: readonly string[], message: string): string[] {
  const { own, named } = wordsAndNames(words, types)
  const text = foldText(message)
  const phrases: { said: string; end: number | undefined }[] = []
  for (const word of own) {
    const last = phrases.at(-1)
    const start = text.indexOf(word, last?.end ?? 0)
    const isFound = start >= 0
    const goesOn =
      last !== undefined && (isFound ? last.end !== undefined && withinPhrase.test(text.slice(last.end, start)) : last.end === undefined)
    if (last === undefined || !goesOn) phrases.push({ said: word, end: isFound ? start + word.length : undefined })
    else if (isFound) {
      last.said += text.slice(last.end, start + word.length)
      last.end = start + word.length
    } else last.said += ` ${word}`
  }
  return [...named.map(({ name }) => name), ...phrases.map(({ said }) => said)]
}

/** All that a wish asks for, the goods first. */
export function describeWish(wish: Wish, language: Language): string {
  const { goods, traits } = describeGoodsWith(wish, language)
  return [goods, ...describeConditions({ ...wish, traits }, language)].join(textsOf(language).comma)
}

/**
 * The buyer's own words for the goods, quoted; `undefined` where the name of the kind says the same. For what was not found: "napkins" is not an answer to
 * who asked for toilet paper.
 */
export function ownWords({ phrase, types }: { phrase?: string | undefined; types: string[] }, language: Language): string | undefined {
  if (!phrase) return undefined
  const names = types.flatMap((type) => languages.map((one) => `${conceptName(type, one)} ${describeType(type, one, 'many')}`)).join(' ')
  const known = new Set(
    names
      .toLowerCase()
      .split(/[\s-]+/)
      .map(stemOf),
  )
  const isNamed = phrase
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .every((word) => known.has(stemOf(word)) || names.includes(word))
  return isNamed ? undefined : textsOf(language).condition.words(phrase)
}

/** Goods that were not found, as the buyer called them, else by their kind and whom they are for. */
export function describeUnfound(wish: Wish, language: Language): string {
  // Goods that are told by what they do are not named by where they are used: "to open tins for my cafe".
  const isTold = wish.types.length > 0 && wish.said?.length === 0 && wish.device === undefined
  const own = isTold ? undefined : ownWords(wish, language)
  const audience = wish.traits.filter((trait) => traitKindOf(trait) === 'audience').map((trait) => conceptName(trait, language))
  return own ?? [describeGoods(wish, language), ...audience].join(textsOf(language).comma)
}

/** Nothing but what they show says which goods are meant, so that it stands for their name. */
const isNamedByTheme = (wish: Wish): boolean => wish.types.length === 0 && wish.words.length === 0

export function describeMeasure(measure: WishedMeasure, language: Language): string {
  const texts = textsOf(language)
  const { dimension, target, min, max, oneOf } = measure
  const show = (value: number): string => texts.measure(dimension, Math.round(value * 10) / 10)
  if (target !== undefined) return show(target)
  if (oneOf) return disjunction(oneOf.map(show), language)
  if (min !== undefined && min === max) return show(min)
  if (min !== undefined && max !== undefined) return texts.condition.measureBetween(show(min), show(max))
  return min !== undefined ? texts.condition.measureFrom(show(min)) : texts.condition.measureTo(show(max ?? 0))
}

/** "Толщина больше 2 см". */
export function describeFigure({ field, above, below }: WishedFigure, language: Language): string {
  const texts = textsOf(language)
  const name = texts.ask.fields[field]
  if (field === 'protection' && above !== undefined) return figureText(field, Math.ceil(above), language)
  if (field === 'age' && below !== undefined) return texts.ask.field(name, texts.ask.age(Math.floor(below - 1)))
  if (above !== undefined && below !== undefined) {
    const [from, to] = [asSaid(above / (1 - figureTolerance), above), asSaid(below / (1 + figureTolerance), below)]
    return from !== undefined && to !== undefined && from < to
      ? texts.ask.field(name, texts.condition.measureBetween(figureText(field, from, language), figureText(field, to, language)))
      : texts.ask.field(name, figureText(field, middleOf(above, below), language))
  }
  const least = above === undefined ? undefined : asSaid(above / (1 - figureTolerance), above)
  const most = below === undefined ? undefined : asSaid(below / (1 + figureTolerance), below)
  if (least !== undefined) return texts.ask.field(name, texts.condition.measureFrom(figureText(field, least, language)))
  if (most !== undefined) return texts.ask.field(name, texts.condition.measureTo(figureText(field, most, language)))
  if (above !== undefined) return texts.condition.figureAbove(name, figureText(field, above, language))
  return texts.condition.figureBelow(name, figureText(field, below ?? 0, language))
}

/** What was named between two bounds: whole, but for what is less than ten, such as 0.08 mm of a film. */
function middleOf(above: number, below: number): number {
  const middle = (above + below) / 2
  return middle < 10 ? Math.round(middle * 1000) / 1000 : Math.round(middle)
}

/** The round figure that a buyer named, where a bound allows for a small difference from it. */
function asSaid(named: number, bound: number): number | undefined {
  const round = Math.round(named * 10) / 10
  const isRounder =
    !Number.isInteger(bound) || (Number.isInteger(round) && round % 5 === 0 && (bound % 5 !== 0 || zerosOf(round) > zerosOf(bound)))
  return Math.abs(round - named) < 1e-6 && isRounder ? round : undefined
}

const zerosOf = (whole: number): number => /0*$/.exec(String(whole))![0].length

/** A figure of a field in a unit that people use. */
export function figureText(field: FigureField, value: number, language: Language): string {
  const texts = textsOf(language)
  const dimension = dimensionOf[field]
  if (field === 'protection') return `IP${value}`
  if (field === 'set') return texts.pieces(value)
  if (isOwnUnit(field)) return texts.ask[field](value)
  if (dimension === undefined) return field === 'age' ? texts.ask.age(value) : texts.ask.density(value)
  return texts.measure(dimension, value)
}

const ownUnits = [
  'thickness',
  'brightness',
  'pressure',
  'resolution',
  'temperature',
  'running-time',
  'warmth',
  'voltage',
  'torque',
  'pages',
] as const satisfies FigureField[]
const isOwnUnit = (field: FigureField): field is (typeof ownUnits)[number] => ownUnits.some((one) => one === field)

/** What is asked of the price, in words: "до 400 ₽ за штуку". */
export function describePrice(wish: Pick<Wish, 'price' | 'budget'>, language: Language): string | undefined {
  const { condition } = textsOf(language)
  if (wish.price) {
    const { currency, min, max, target } = wish.price
    const show = (minor: number): string => formatMoney(minor, currency, language)
    if (target !== undefined) return condition.priceAbout(show(target))
    if (min !== undefined && max !== undefined) return condition.priceBetween(show(min), show(max))
    if (max !== undefined) return condition.priceTo(show(max))
    if (min !== undefined) return condition.priceFrom(show(min))
  }
  return wish.budget ? condition.budget(formatMoney(wish.budget.minor, wish.budget.currency, language)) : undefined
}

/** What a facet of the wish is called where it is in the way or not stated; traits by their kind, `lacking` where only some of them are meant. */
export function describeFacet(facet: Facet, wish: Wish, language: Language, lacking: readonly string[] = wish.traits): string {
  const texts = textsOf(language)
  const ids = lacking.filter((id) => traitKindOf(id) === facet)
  if (facet === 'words' && wish.words.length > 0) return texts.ask.quoted(phraseOfWords(wish.words, wish.types))
  if (facet === 'measure') return measuredNames(wish, language).join(texts.comma) || texts.facet.measure
  return isTraitKind(facet) && ids.length > 0 ? texts.trait[facet](names(ids, language).join(texts.comma)) : texts.facet[facet]
}

/** What a wish measures, each by its name: "мощность". */
function measuredNames({ measures, figures = [], sides }: Wish, language: Language): string[] {
  const { fields } = textsOf(language).ask
  const fieldOf = { volume: 'volume', length: 'length', weight: 'weight', power: 'power', charge: 'charge', count: 'set' } as const
  const measured = measures.map(({ dimension }) => fields[fieldOf[dimension]])
  return [...new Set([...measured, ...figures.map(({ field }) => fields[field]), ...(sides ? [fields.dimensions] : [])])]
}

/** A wished material, with how much of it there must be. */
export function describeMaterial(material: string, { shares }: Pick<Wish, 'shares'>, language: Language): string {
  const share = shares?.find((one) => one.material === material)
  const name = conceptName(material, language)
  if (!share) return name
  const texts = textsOf(language)
  return `${name} ${share.least === 100 ? texts.percent(1) : texts.condition.measureFrom(texts.percent(share.least / 100))}`
}

/** The conditions of a wish beside the goods, each as a short phrase. */
export function describeConditions(wish: Wish, language: Language): string[] {
  const { condition } = textsOf(language)
  const { isAnyTextile, others } = textileOrNone(wish)
  // Whom a gift is not for goes without saying.
  const notTraits = wish.gift ? wish.notTraits.filter((trait) => traitKindOf(trait) !== 'audience') : wish.notTraits
  const { own, named } = wordsAndNames(wish.words, wish.types)
  const wordsBeside = language === 'ru' && wish.types.length > 0 ? own.filter(isOfSentence) : []
  const bounds = wish.measures.filter((measure) => measure.target === undefined || wish.types.length === 0)
  const { each, anyOf } = traitsOf(isNamedByTheme(wish) ? { ...wish, traits: wish.traits.filter((trait) => !isTheme(trait)) } : wish)
  // "No mirror" is said once.
  const isNamed = (phrase: string): boolean =>
    analyse(phrase, { fuzzy: false }).concepts.some(({ conceptId }) => wish.notTraits.includes(conceptId))
  const unwanted = (wish.notWords ?? []).filter((phrase) => !isNamed(phrase))
  const list: (string | undefined)[] = [
    wish.colors.length > 0 ? condition.color(names(wish.colors, language), wish.everyColor) : undefined,
    wish.severalColors ? condition.severalColors : undefined,
    isAnyTextile ? condition.textile : undefined,
    ...others.map((material) => describeMaterial(material, wish, language)),
    ...names(each, language),
    ...(anyOf.length > 0 ? [disjunction(names(anyOf, language), language)] : []),
    ...named.map(({ name }) => name),
    wordsBeside.length > 0 ? condition.words(wordsBeside.join(' ')) : undefined,
    wish.sizes.length > 0 ? condition.size(wish.sizes) : undefined,
    ...bounds.map((measure) => describeMeasure(measure, language)),
    ...(wish.figures ?? []).map((figure) => describeFigure(figure, language)),
    wish.sides && wish.types.length === 0 ? textsOf(language).sides(wish.sides) : undefined,
    describePrice(wish, language),
    wish.device !== undefined ? condition.device(wish.device) : undefined,
    wish.maxMoq !== undefined ? condition.moqTo(wish.maxMoq) : undefined,
    wish.sellerName !== undefined ? condition.seller(wish.sellerName) : undefined,
    wish.factoryOnly ? condition.factory : undefined,
    wish.minSellerYears !== undefined ? condition.sellerYears(wish.minSellerYears) : undefined,
    wish.maxDispatchHours !== undefined ? condition.dispatchWithin(wish.maxDispatchHours) : undefined,
    wish.inStock ? condition.inStock : undefined,
    // Behind what is left out nothing stands that is wanted.
    wish.notColors.length > 0 ? condition.notColor(names(wish.notColors, language)) : undefined,
    wish.notMaterials.length + notTraits.length > 0 ? condition.without(names([...wish.notMaterials, ...notTraits], language)) : undefined,
    unwanted.length > 0 ? condition.notWords(unwanted) : undefined,
  ]
  return list.filter((one): one is string => one !== undefined)
}
