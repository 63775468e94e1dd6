import { findConcept } from '@karavan/lexicon/names.ts'
import { areOpposite } from '@karavan/lexicon/property-phrases/antonyms.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { less } from '../lists.ts'
import { traitKindOf, type Wish, type WishedFigure, type WishedMeasure } from '../wish.ts'
import { isComparative, type Relative } from './grammar/relatives.ts'
import type { Reading } from './read.ts'

/** A property that was wished for, in whatever way it is kept. */
type Property = { trait: string } | { words: readonly string[] } | { understood: string }

const isFeature = (trait: string): boolean => ['feature', 'style', 'theme'].includes(traitKindOf(trait))

/** Properties beside colours and materials; words that stood side by side are one. */
function propertiesOf({ traits, words, phrases = [], understood = [] }: Wish): Property[] {
  const together = phrases.map((phrase) => phrase.filter((word) => words.includes(word))).filter((phrase) => phrase.length > 0)
  const alone = words.filter((word) => !together.some((phrase) => phrase.includes(word)))
  return [
    ...traits.filter(isFeature).map((trait) => ({ trait })),
    ...[...together, ...alone.map((word) => [word])].map((one) => ({ words: one })),
    ...understood.map(({ name }) => ({ understood: name })),
  ]
}

const namesOf = (trait: string): string[] => Object.values(findConcept(trait)?.words ?? {}).flatMap(([name]) => name ?? [])
const textsOf = (property: Property): string[] =>
  'trait' in property ? namesOf(property.trait) : 'words' in property ? [property.words.join(' ')] : [property.understood]

function without(wish: Wish, property: Property): Wish {
  if ('trait' in property) {
    const either = wish.either?.filter((trait) => trait !== property.trait)
    return { ...wish, traits: wish.traits.filter((trait) => trait !== property.trait), ...(either ? { either } : {}) }
  }
  if ('words' in property) return { ...wish, words: wish.words.filter((word) => !property.words.includes(word)) }
  return { ...wish, understood: (wish.understood ?? []).filter(({ name }) => name !== property.understood) }
}

/** What "thinner" and its like call the end that is wanted. */
const endOf: Partial<Record<Relative, string>> = {
  thicker: 'thick',
  thinner: 'thin',
  heavier: 'heavy',
  lighter: 'lightweight',
  longer: 'long',
  shorter: 'short',
  wider: 'wide',
  narrower: 'узкий',
  taller: 'tall',
  lower: 'low',
  brighter: 'bright',
  denser: 'thick',
  'more-powerful': 'powerful',
  bigger: 'large',
  smaller: 'small',
}

const saidIn = ({ traits, words, purposes, relatives }: Reading): string[] => [
  ...traits.filter(isFeature).flatMap(namesOf),
  ...words,
  ...purposes,
  ...relatives.flatMap((relative) => endOf[relative] ?? []),
]

const isOppositeOf = (said: readonly string[], property: Property): boolean =>
  textsOf(property).some((text) => said.some((one) => areOpposite(text, one)))

/** Whether the wish is for the opposite of what a feature is: plain ones, where some are printed. */
export const isOppositeOfWish = (wish: Wish, trait: string): boolean =>
  propertiesOf(wish).some((property) => isOppositeOf(textsOf({ trait }), property))

/** The thing that a phrase is about: handles of "wooden handles", 底 of 厚底. */
function headOf(words: readonly string[]): string | undefined {
  const last = words.at(-1)
  if (last === undefined) return undefined
  if (/^\p{Script=Han}{2,3}$/u.test(last)) return last.at(-1)
  return words.length > 1 ? stemOf(last) : undefined
}

/** The wish without properties that a message takes the place of: the other end of a scale, another handle, the only one there is. */
export function withoutReplaced(from: Wish, reading: Reading): Wish {
  const said = saidIn(reading)
  if (said.length === 0) return from
  // "Smaller ones" after large ones.
  const purposes = from.purposes?.filter((purpose) => !said.some((one) => areOpposite(purpose, one)))
  const wish = purposes ? { ...from, purposes } : from
  const isSaidAgain = (property: Property): boolean =>
    'trait' in property
      ? reading.traits.includes(property.trait)
      : 'words' in property && property.words.every((word) => reading.words.includes(word))
  const properties = propertiesOf(wish).filter((property) => !isSaidAgain(property))
  const opposite = properties.filter((property) => isOppositeOf(said, property))
  if (opposite.length > 0 || reading.swaps === undefined || reading.isAddition) return opposite.reduce(without, wish)
  const phrases = reading.phrases.length > 0 ? reading.phrases : reading.words.map((word) => [word])
  const heads = phrases.flatMap((phrase) => headOf(phrase) ?? [])
  const ofSame = properties.filter((property) => 'words' in property && heads.includes(headOf(property.words) ?? ''))
  if (ofSame.length > 0) return ofSame.reduce(without, wish)
  const saysProperty = reading.words.length > 0 || reading.traits.some(isFeature)
  // What is given up or named in its own right is what gives way.
  const saysWhat = [reading.colors, reading.materials, reading.givenUp, reading.notTraits, reading.notWords, reading.drops].some(
    (list) => list.length > 0,
  )
  if (reading.swaps !== 'sure' || !saysProperty || saysWhat || reading.relatives.some(isComparative)) return wish
  const [only, ...others] = properties
  // Words that say nothing known take the place of no property that is.
  const isKnown = reading.traits.some(isFeature) || (only !== undefined && 'words' in only)
  if (only) return others.length === 0 && isKnown ? without(wish, only) : wish
  // "Frosted ones instead" of transparent ones.
  const isOfColor = wish.colors.length > 0 && reading.colors.length === 0
  const isOfMaterial = wish.materials.length > 0 && reading.materials.length === 0
  return isOfColor === isOfMaterial ? wish : isOfColor ? { ...wish, colors: [] } : { ...wish, materials: [] }
}

/** "Or magnetic" after holders with a clamp, the only property there is: one of the two is enough. */
export function eitherWith(wish: Wish, { isOrElse, traits, words }: Reading): string[] | undefined {
  const said = traits.filter((trait) => isFeature(trait) && !wish.traits.includes(trait))
  const [only, ...others] = propertiesOf(wish)
  const isOpen = isOrElse && said.length > 0 && words.length === 0 && others.length === 0
  return isOpen && only && 'trait' in only ? [only.trait, ...said] : undefined
}

/** From the one to the other: "500 ml is fine too" after 300. */
function spanning(old: WishedMeasure, said: WishedMeasure | undefined): WishedMeasure {
  if (!said) return old
  const min = least([old.min ?? old.target, said.min ?? said.target])
  const max = most([old.max ?? old.target, said.max ?? said.target])
  return { dimension: old.dimension, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}
function between(old: WishedFigure, said: WishedFigure | undefined): WishedFigure {
  if (!said) return old
  const [above, below] = [least([old.above, said.above]), most([old.below, said.below])]
  return { field: old.field, ...(above === undefined ? {} : { above }), ...(below === undefined ? {} : { below }) }
}
const areAll = (values: readonly (number | undefined)[]): values is readonly number[] => values.every((value) => value !== undefined)
const least = (values: readonly (number | undefined)[]): number | undefined => (areAll(values) ? Math.min(...values) : undefined)
const most = (values: readonly (number | undefined)[]): number | undefined => (areAll(values) ? Math.max(...values) : undefined)

/** "Men's are fine too" of women's: for the ones or the others, where both are of those that goods are in one way alone. Empty where nothing of the kind is said. */
function othersAllowed({ traits }: Wish, reading: Reading): string[] {
  const kinds = ['audience', 'season']
  return kinds.flatMap((kind) => {
    const ofKind = (trait: string): boolean => traitKindOf(trait) === kind
    const [wished, said] = [traits.filter(ofKind), reading.traits.filter(ofKind)]
    return wished.length > 0 && said.some((trait) => !wished.includes(trait)) ? [...wished, ...said] : []
  })
}

/**
 * The wish once what a message says will do as well: one colour or material more, either of two properties. What was not bounded stays so: it is no wish of
 * its own.
 */
export function withAllowed(wish: Wish, reading: Reading): Wish {
  const widened = (wished: string[], said: readonly string[]): string[] => (wished.length > 0 ? [...new Set([...wished, ...said])] : wished)
  const next: Wish = {
    ...wish,
    colors: widened(wish.colors, reading.colors),
    notColors: less(wish.notColors, reading.colors),
    materials: widened(wish.materials, reading.materials),
    notMaterials: less(wish.notMaterials, reading.materials),
    sizes: widened(wish.sizes, reading.sizes),
    measures: wish.measures.map((old) =>
      spanning(
        old,
        reading.measures.find(({ dimension }) => dimension === old.dimension),
      ),
    ),
    ...(wish.figures
      ? {
          figures: wish.figures.map((old) =>
            between(
              old,
              reading.figures.find(({ field }) => field === old.field),
            ),
          ),
        }
      : {}),
    notTraits: less(wish.notTraits, reading.traits),
  }
  const said = saidIn({ ...reading, relatives: [] })
  const traits = reading.traits.filter((trait) => isFeature(trait) && !wish.traits.includes(trait))
  const isOfColorOrSize = [reading.colors, reading.materials, reading.sizes, reading.measures, reading.figures].some(
    (list) => list.length > 0,
  )
  const others = othersAllowed(wish, reading)
  if (others.length > 0) return { ...next, traits: [...new Set([...wish.traits, ...others])], either: others }
  if ((said.length === 0 && isOfColorOrSize) || wish.notTraits.some((trait) => reading.traits.includes(trait))) return next
  const properties = propertiesOf(next)
  const opposite = properties.filter((property) => isOppositeOf(said, property))
  if (opposite.length > 0) return opposite.reduce(without, next)
  const [only, ...more] = properties
  if (!only || more.length > 0) return next
  // 电池的也行 of 可充电 ones, 三口的也行 of 双口 ones: either will do.
  const isAlike = (word: string): boolean =>
    [...word].some((character) => isHan(character) && textsOf(only).some((text) => text.includes(character)))
  if (traits.length === 0 && reading.words.some(isAlike)) return without(next, only)
  const canBeEither = 'trait' in only && traits.length > 0 && reading.words.length === 0
  return canBeEither
    ? { ...next, traits: [only.trait, ...next.traits.filter((trait) => trait !== only.trait), ...traits], either: [only.trait, ...traits] }
    : next
}
