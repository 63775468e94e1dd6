import { findConcept, isAnyOf } from '@karavan/lexicon/names.ts'
import { less } from '../lists.ts'
import { type FigureField, figureTolerance, type Wish, type WishedFigure, type WishedMeasure } from '../wish.ts'
import { inParts } from './grammar/measure.ts'
import type { Relative } from './grammar/relatives.ts'
import type { SaidConditions } from './settle.ts'

/** Numbers that mean something else where the goods are known: pieces of a puzzle, grams for a square metre of cloth. */

const cloth = ['type.clothing', 'type.towel', 'type.blanket', 'type.bedding', 'type.tote-bag', 'type.curtain']
/** Grams that a piece of cloth may weigh for a square metre; a coat weighs more, a handkerchief less. */
const density = { least: 60, most: 900 }
const leastParts = 20
/** What is smaller says which of something it is: the first class, two pockets. */
const leastUnplaced = 5
const maxQuantity = 10_000_000

const withoutBareNumber = <T extends Numbers>(reading: T): T => {
  const rest = { ...reading }
  delete rest.bareNumber
  return rest
}
/** Whether a word is a size: two digits within these. */
const isAmong = (word: string, { least, most }: { least: number; most: number }): boolean =>
  /^\d{2}$/.test(word) && Number(word) >= least && Number(word) <= most

/** A measure as a figure of one field, which leaves room for a small difference. */
const toFigure = (field: FigureField, { target, min = target, max = target }: Omit<WishedMeasure, 'dimension'>): WishedFigure => ({
  field,
  ...(min !== undefined ? { above: min * (1 - figureTolerance) } : {}),
  ...(max !== undefined ? { below: max * (1 + figureTolerance) } : {}),
})
const isNumber = (word: string): boolean => /^\d{1,7}$/.test(word)

/** What a message says in numbers, and of which goods. */
export interface Numbers extends Pick<SaidConditions, 'price' | 'budget' | 'quantity'> {
  types: string[]
  materials: string[]
  words: string[]
  purposes: string[]
  /** Words of the names of goods. */
  said?: string[]
  /** The stretch that names the goods, as it was written. */
  phrase?: string
  sizes: string[]
  traits: string[]
  measures: WishedMeasure[]
  figures: WishedFigure[]
  relatives: Relative[]
  /** What stands apart at the end of the message. */
  lastNumber?: number
  /** What a number of the message most probably stands for, by what was learned of others; `undefined` of one that it has not. */
  roleOf?: (number: string) => { name: string; share: number } | undefined
  /** A number that nothing explains. */
  bareNumber?: number
  /** So much or more, of what was measured before. */
  boundedNumber?: number
  /** A number among `words` that may be pieces or a price. */
  unplaced?: number
  /** What is a word or a price as it was read, and counts pieces where no offer has such a word or none is told apart by such a price. */
  orCount?: number
  /** The message, as it was written. */
  written?: string
  /** The message, where it asks something. */
  question?: string
  /** Takes the place of what was said before: "20000 instead". */
  isInstead?: boolean
  /** Nothing that only comes near will do. */
  isExact?: boolean
  /** Would do as well: «можно и 500». */
  isAllowed?: boolean
}

/** The reading of a message about goods of these kinds, each number in its part. A number with no part stays, as `unplaced`. */
export function placeNumbers<T extends Numbers>(reading: T, types: readonly string[]): T {
  const steps = [
    withAge,
    withDensity,
    withPetWeight,
    withThickness,
    withParts,
    withCharge,
    withSizes,
    withDiameter,
    withScreen,
    withPlainMeasure,
    withShoeSystem,
    withRangeOfSizes,
    withRussianSizes,
    withCountInYuan,
  ]
  return withOrCount(withUnplaced(steps.reduce((placed, step) => step(placed, types), reading)))
}

/** Goods that are for an age: "blocks from 3 years" are no blocks of a seller of three years. */
const forAges = ['type.toys', 'type.puzzle', 'type.building-blocks', 'type.soft-toy', 'type.toy-car']
const oldestChild = 14
const saysYears = /^(?:years?|yrs?|лет|года?|岁)$/u

function withAge<T extends Numbers>(reading: T, types: readonly string[]): T {
  const years = reading.words.find((word) => saysYears.test(word))
  const age = reading.words.find((word) => isNumber(word) && Number(word) <= oldestChild)
  const isTold = reading.figures.some(({ field }) => field === 'age')
  if (years === undefined || age === undefined || isTold || !isAnyOf(forAges, types)) return reading
  return {
    ...reading,
    words: reading.words.filter((word) => word !== years && word !== age),
    figures: [...reading.figures, { field: 'age' as const, below: Number(age) + 1 }].slice(0, 4),
  }
}

function withDensity<T extends Numbers>(reading: T, types: readonly string[]): T {
  const isCloth = (measure: WishedMeasure): boolean => {
    const value = measure.target ?? measure.min ?? measure.max ?? 0
    return measure.dimension === 'weight' && value >= density.least && value <= density.most
  }
  if (!isAnyOf(cloth, types) || !reading.measures.some(isCloth)) return reading
  const figures = reading.measures.filter(isCloth).map((measure) => toFigure('density', measure))
  return {
    ...reading,
    measures: reading.measures.filter((measure) => !isCloth(measure)),
    figures: [...reading.figures, ...figures].slice(0, 4),
  }
}

/** Goods for pets whose listings state up to which weight. */
const forWeights = ['type.pet-bed', 'type.pet-leash', 'type.pet-collar', 'type.pet-clothes']
/** In grams: no pet that is told by its weight weighs less, and none of these goods so much. */
const leastPet = 1000

/** "For dogs of 20-25 kg": what is for pets of up to 25 kg and more. */
function withPetWeight<T extends Numbers>(reading: T, types: readonly string[]): T {
  const isOfPet = ({ dimension, target, min, max }: WishedMeasure): boolean =>
    dimension === 'weight' && (max ?? target ?? min ?? 0) >= leastPet && (max !== undefined || target !== undefined)
  if (!isAnyOf(forWeights, types) || !reading.measures.some(isOfPet)) return reading
  const measures = reading.measures.map((measure) =>
    isOfPet(measure) ? { dimension: measure.dimension, min: (measure.max ?? measure.target)! } : measure,
  )
  return { ...reading, measures }
}

/** Goods that lie flat: a few millimetres are how thick they are. */
const flat = ['type.yoga-mat']
/** Millimetres; what is more is a side. */
const mostThick = 40
const saysThick = /^(?:thick|толст\p{L}*|厚.?)$/u

/** "A thick yoga mat, 10 mm and up": no side of it is so short. */
function withThickness<T extends Numbers>(reading: T, types: readonly string[]): T {
  const isThick = reading.words.some((word) => saysThick.test(word))
  const found = reading.measures.find(
    ({ dimension, target, min, max }) => dimension === 'length' && (target ?? min ?? max ?? mostThick + 1) <= mostThick,
  )
  if (!found || (!isThick && !isAnyOf(flat, types))) return reading
  return {
    ...reading,
    words: reading.words.filter((word) => !saysThick.test(word)),
    measures: reading.measures.filter((measure) => measure !== found),
    figures: [...reading.figures, toFigure('thickness', found)].slice(0, 4),
  }
}

/** Goods that are worn on feet or hands come in sizes of these numbers, in Europe and in Russia. */
const sized = ['type.shoes', 'type.socks']
const footSizes = { least: 18, most: 50 }

/** "Men's socks 43-46": sizes from the first to the last. */
function withSizes<T extends Numbers>(reading: T, types: readonly string[]): T {
  const isSize = (word: string): boolean => isAmong(word, footSizes)
  const named = reading.words.filter(isSize).map(Number)
  if (named.length === 0 || named.length > 2 || reading.sizes.length > 0 || !isAnyOf(sized, types)) return reading
  const [least, most] = [Math.min(...named), Math.max(...named)]
  if (most - least > maxSizeRange) return reading
  return {
    ...reading,
    words: reading.words.filter((word) => !isSize(word)),
    sizes: Array.from({ length: most - least + 1 }, (_, index) => String(least + index)),
  }
}
const maxSizeRange = 6

/** Goods that are round, and told apart by how wide they are, in centimetres. */
const round = ['type.frying-pan']
const roundSizes = { least: 12, most: 45 }

/** "A frying pan 26". */
function withDiameter<T extends Numbers>(reading: T, types: readonly string[]): T {
  const named = reading.words.find((word) => isAmong(word, roundSizes))
  const isMeasured = reading.measures.some(({ dimension }) => dimension === 'length') || reading.figures.length > 0
  if (named === undefined || isMeasured || !isAnyOf(round, types)) return reading
  const figure = toFigure('diameter', { target: Number(named) * 10 })
  return { ...reading, words: reading.words.filter((word) => word !== named), figures: [figure] }
}

function withParts<T extends Numbers>(reading: T, types: readonly string[]): T {
  const loose = [...reading.words, ...reading.purposes].find((word) => isNumber(word) && Number(word) >= leastParts)
  const target = loose === undefined ? reading.bareNumber : Number(loose)
  const isOfParts = isAnyOf(inParts, types) && (loose !== undefined || (reading.bareNumber ?? 0) >= leastParts)
  if (!isOfParts || target === undefined || reading.measures.some(({ dimension }) => dimension === 'count')) return reading
  const others = (words: readonly string[]): string[] => words.filter((word) => word !== loose)
  const rest = withoutBareNumber(reading)
  return {
    ...rest,
    words: others(reading.words),
    purposes: others(reading.purposes),
    measures: [...reading.measures, { dimension: 'count', target }],
  }
}

/** What a laptop of so many inches goes into is no bag of that length. */
const holdsScreens = ['type.bag', 'type.backpack', 'type.laptop-bag']
const screen = { least: 250, most: 460 }
const saysLaptop = /ноутбук|лэптоп|laptop|notebook|macbook|电脑|笔记本/u
const inch = 25.4

/** "A backpack for a 15.6 inch laptop": what listings say of it in words. */
function withScreen<T extends Numbers>(reading: T, types: readonly string[]): T {
  const found = reading.measures.find(
    ({ dimension, target = 0 }) => dimension === 'length' && target >= screen.least && target <= screen.most,
  )
  const said = [...reading.words, ...reading.purposes, ...(reading.said ?? [])]
  // "15.6, usb port": inches, as all laptops are measured.
  const inches = reading.words.find((word) => /^1[1-8]\.\d$/u.test(word))
  if (inches !== undefined && isAnyOf(['type.laptop-bag', 'type.laptop-backpack'], types))
    return { ...reading, words: reading.words.filter((word) => word !== inches), purposes: [...reading.purposes, inches] }
  if (!found || !isAnyOf(holdsScreens, types) || !said.some((word) => saysLaptop.test(word))) return reading
  return {
    ...reading,
    measures: reading.measures.filter((measure) => measure !== found),
    purposes: [...reading.purposes, String(Math.round((found.target! / inch) * 10) / 10)],
  }
}

/** Goods that are told apart by their charge, in mAh; what is bought of them is said in fewer. */
const charged = ['type.power-bank']
const charges = { least: 4000, most: 100_000 }

/** "Power banks 20000", "пауэрбанки на 10000". */
function withCharge<T extends Numbers>(reading: T, types: readonly string[]): T {
  const isCharge = (number: number): boolean => number >= charges.least && number <= charges.most && number % 500 === 0
  const named = [...reading.words, ...reading.purposes].find((word) => isNumber(word) && isCharge(Number(word)))
  // "Power banks 20000 with fast charging": right behind the name it counts no pieces.
  const { quantity, phrase = '', said = [] } = reading
  const isBehindName = quantity !== undefined && said.some((name) => phrase.toLowerCase().includes(`${name.toLowerCase()} ${quantity}`))
  const target = named === undefined ? (reading.bareNumber ?? (isBehindName ? quantity : undefined)) : Number(named)
  if (target === undefined || !isCharge(target) || !isAnyOf(charged, types)) return reading
  if (reading.measures.some(({ dimension }) => dimension === 'charge')) return reading
  const others = (words: readonly string[]): string[] => words.filter((word) => word !== named)
  const rest = withoutBareNumber(reading)
  if (rest.quantity === target) delete rest.quantity
  return {
    ...rest,
    words: others(reading.words),
    purposes: others(reading.purposes),
    measures: [...reading.measures, { dimension: 'charge', target }],
  }
}

/** "About 20000" of power banks is how much they hold. */
export function placeAbout<T extends Numbers & { isAbout: boolean }>(reading: T, types: readonly string[]): T {
  const { quantity, ...rest } = reading
  if (!reading.isAbout || quantity === undefined) return reading
  const placed = withCharge({ ...rest, bareNumber: quantity } as T, types)
  return placed.bareNumber === undefined ? placed : reading
}

/** What is added to an American or a British number for the European size of shoes, of men and of women. */
const toEuropean = { us: { men: 33, women: 31 }, uk: { men: 34, women: 33 } } as const

/** "US 8", "UK size 6" of shoes: listings state them in European sizes. */
function withShoeSystem<T extends Numbers>(reading: T, types: readonly string[]): T {
  if (!isAnyOf(['type.shoes'], [...types])) return reading
  const uk = reading.words.find((word) => /^uk$|^英码$|^英国$/u.test(word))
  const bare = uk === undefined ? undefined : reading.words.find((word) => /^\d{1,2}(?:\.5)?$/.test(word))
  const system = uk === undefined ? 'us' : 'uk'
  const numbers = reading.sizes.flatMap((size) => (/^US \d/.test(size) ? [Number(size.slice(3))] : []))
  if (bare !== undefined && numbers.length === 0) numbers.push(Number(bare))
  if (numbers.length === 0) return reading
  const whom = reading.traits.includes('audience.men') ? 'men' : 'women'
  const sizes = numbers.flatMap((number) => [Math.floor(number), Math.ceil(number)].map((one) => String(one + toEuropean[system][whom])))
  return {
    ...reading,
    words: reading.words.filter((word) => word !== uk && word !== bare),
    sizes: [...new Set([...reading.sizes.filter((size) => !size.startsWith('US ')), ...sizes])],
  }
}

/** Letters of Russian sizes of clothes, from 40 on by twos; men's begin two sizes later. */
const letters = ['XS', 'S', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']
const firstLetter = { men: 44, women: 40 }
const mensLetters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']

const leastOfSize = 0.5
const clothSizes = { least: 38, most: 66 }
const mostSizes = 9

/** "Размеры 52-56" of clothes, which go by twos. */
function withRangeOfSizes<T extends Numbers & { language?: string }>(reading: T, types: readonly string[]): T {
  const { roleOf } = reading
  if (reading.language !== 'ru' || !roleOf || reading.sizes.length > 0 || !isAnyOf(['type.clothing'], [...types])) return reading
  const named = reading.words.filter((word) => isAmong(word, clothSizes) && Number(word) % 2 === 0)
  const isSize = (word: string): boolean => {
    const role = roleOf(word)
    return role?.name === 'size' && role.share >= leastOfSize
  }
  if (named.length === 0 || named.length > 2 || !named.some(isSize)) return reading
  const [least, most] = [Math.min(...named.map(Number)), Math.max(...named.map(Number))]
  const sizes = Array.from({ length: (most - least) / 2 + 1 }, (_, at) => String(least + 2 * at))
  return sizes.length > mostSizes ? reading : { ...reading, words: reading.words.filter((word) => !named.includes(word)), sizes }
}

/** "48 размер" of clothes: listings state letters. */
function withRussianSizes<T extends Numbers & { language?: string }>(reading: T, types: readonly string[]): T {
  if (reading.language !== 'ru' || !isAnyOf(['type.clothing'], [...types]) || isAnyOf(sized, [...types])) return reading
  const isMen = reading.traits.includes('audience.men')
  const ladder = isMen ? mensLetters : letters
  const letterOf = (size: string): string | undefined =>
    /^[456][02468]$/.test(size) ? ladder[Math.floor((Number(size) - (isMen ? firstLetter.men : firstLetter.women)) / 2)] : undefined
  const named = reading.sizes.flatMap((size) => letterOf(size) ?? [])
  return named.length === 0 ? reading : { ...reading, sizes: [...new Set([...reading.sizes, ...named])] }
}

/** What a fraction without a unit measures of these goods: litres of a bottle, millimetres of a pen, kilograms of a dumbbell, metres of a cable. */
const fractions: readonly { of: readonly string[]; dimension: WishedMeasure['dimension']; scale: number; most: number }[] = [
  { of: ['type.drinkware', 'type.food-container', 'type.watering-can', 'type.pet-bowl'], dimension: 'volume', scale: 1000, most: 20 },
  { of: ['type.pen'], dimension: 'length', scale: 1, most: 2 },
  { of: ['type.dumbbell'], dimension: 'weight', scale: 1000, most: 20 },
  { of: ['type.cable', 'type.led-strip', 'type.pet-leash', 'type.jump-rope'], dimension: 'length', scale: 1000, most: 20 },
]

function withPlainMeasure<T extends Numbers>(reading: T, types: readonly string[]): T {
  const named = [...reading.words, ...reading.purposes].find((word) => /^\d{1,2}\.\d{1,2}$/.test(word))
  const fraction = fractions.find(({ of }) => isAnyOf([...of], [...types]))
  if (named === undefined || !fraction || Number(named) > fraction.most || Number(named) === 0) return reading
  if (reading.measures.some(({ dimension }) => dimension === fraction.dimension)) return reading
  const others = (words: readonly string[]): string[] => words.filter((word) => word !== named)
  return {
    ...reading,
    words: others(reading.words),
    purposes: others(reading.purposes),
    measures: [...reading.measures, { dimension: fraction.dimension, target: Math.round(Number(named) * fraction.scale * 100) / 100 }],
  }
}

const steelOfGrade = 'material.steel-'
/** The grade of a steel is mostly stated of the part that the drink touches: it is a word that listings have, and no material of the whole. */
export function withGrade<T extends Numbers>(reading: T): T {
  const grades = reading.materials.filter((material) => material.startsWith(steelOfGrade))
  if (grades.length === 0) return reading
  const materials = reading.materials.map((material) => (grades.includes(material) ? 'material.stainless-steel' : material))
  return {
    ...reading,
    materials: [...new Set(materials)],
    words: [...reading.words, ...grades.map((material) => material.slice(steelOfGrade.length))],
  }
}

/** A number alone, after what was said of the goods before: "а 39 есть?" after shoes of size 38, "плотнее 300". */
export function placeBareNumber<T extends Numbers>(reading: T, before: Wish): T {
  const { bareNumber } = reading
  if (bareNumber === undefined) return reading
  const rest = withoutBareNumber(reading)
  // 有没有316的: a grade of steel.
  if (findConcept(`${steelOfGrade}${bareNumber}`)) return { ...rest, words: [...reading.words, String(bareNumber)] }
  // "А 12 часов?" of thermos mugs that keep hot for 24.
  const lasting = before.figures?.find(({ field }) => field === 'warmth' || field === 'running-time')
  if (lasting && inHours.test(reading.question ?? ''))
    return { ...rest, figures: [...reading.figures, { field: lasting.field, above: bareNumber * (1 - figureTolerance) }] }
  const isNear = (size: string): boolean => /^\d{2}(?:\.5)?$/.test(size) && Math.abs(Number(size) - bareNumber) <= nearSizes
  if (before.sizes.some(isNear) && reading.sizes.length === 0) return { ...rest, sizes: [String(bareNumber)] }
  // «Можно и 500» of bottles of 350 ml.
  const isAllowed = reading.isAllowed === true && before.quantity === undefined
  const measure = reading.isInstead || reading.isExact || isAllowed ? remeasured(before, bareNumber) : undefined
  if (measure) return { ...rest, measures: [...reading.measures, reading.isExact ? toExact(measure) : measure] }
  if (reading.relatives.includes('denser'))
    return {
      ...rest,
      relatives: reading.relatives.filter((one) => one !== 'denser'),
      figures: [...reading.figures, { field: 'density', above: bareNumber }],
    }
  return reading
}
const inHours = /^(?:хотя бы |на |от )?\d+ (?:ч|hours?|小时)$/u
/** A measure of which nothing near is taken. */
export const toExact = ({ target, ...measure }: WishedMeasure): WishedMeasure =>
  target === undefined ? measure : { ...measure, min: target, max: target }

/** Units that a number without one may be in: that of the measure itself, centimetres, litres and kilograms. */
const scales = [1, 10, 1000]
/** A measure that takes the place of another is of its order. */
const isOfOrder = (ratio: number): boolean => ratio >= 0.2 && ratio <= 5

/** A number in the unit that makes it one of the order of a value. */
function inUnitOf(value: number | undefined, number: number): number | undefined {
  const scale = value === undefined ? undefined : scales.find((one) => isOfOrder((number * one) / value))
  return scale === undefined ? undefined : number * scale
}

function remeasured({ measures }: Wish, number: number): WishedMeasure | undefined {
  const [old] = measures
  const target = inUnitOf(old?.target ?? old?.min ?? old?.max, number)
  return old && target !== undefined ? { dimension: old.dimension, target } : undefined
}

/** 28以上, «от 30 и больше» of goods that were measured before, and had no price: so much of the same, or more. */
export function withBoundAsBefore<T extends Numbers>(reading: T, before: Wish): T {
  const { boundedNumber, price, ...rest } = reading
  const isBare = price?.min !== undefined && price.currency === undefined && price.max === undefined
  const number = boundedNumber ?? (isBare && (before.price ?? before.budget) === undefined ? price.min! / 100 : undefined)
  if (number === undefined || reading.measures.length > 0) return reading
  const others = { ...(rest as T), relatives: reading.relatives.filter((one) => one !== 'bigger') }
  const [old] = before.measures
  const least = inUnitOf(old?.target ?? old?.min ?? old?.max, number)
  if (old && least !== undefined) return { ...others, measures: [{ dimension: old.dimension, min: least }] }
  const [figure] = before.figures ?? []
  const above = inUnitOf(figure?.above ?? figure?.below, number)
  if (figure && above !== undefined) return { ...others, figures: [...reading.figures, toFigure(figure.field, { min: above })] }
  if (boundedNumber === undefined) return reading
  const isAlone = reading.words.length + reading.purposes.length === 0 && reading.bareNumber === undefined
  return {
    ...(rest as T),
    ...(price ? { price } : {}),
    ...(isAlone ? { bareNumber: number } : { words: [...reading.words, String(number)] }),
  }
}

/** Sizes so far from one that was wanted are sizes as well. */
const nearSizes = 8

/** What a comma sets apart at the end counts pieces from so many on; fewer may be metres or kilograms. */
const leastCounted = 10
/** Behind what the goods are for: fewer may be inches of a screen, or how wide a pan is. */
const leastBehindUse = 50

/** Chinese without a currency is yuan. */
const isInHan = ({ phrase = '' }: Numbers): boolean => /\p{Script=Han}/u.test(phrase)

/** "Canvas bags, around 200, natural colour": of goods told so closely a number that is "about" counts pieces, as long as no currency makes it a price. */
function withAboutSoMany<T extends Numbers>(reading: T): T {
  const { price, ...rest } = reading
  const isAbout = price?.target !== undefined && price.currency === undefined && price.min === undefined && price.max === undefined
  if (!isAbout || reading.types.length === 0 || reading.quantity !== undefined || isInHan(reading)) return reading
  const count = price.target! / 100
  const role = reading.words.length + reading.purposes.length > 1 ? reading.roleOf?.(String(count)) : undefined
  // "About 50" of leads for somebody who walks dogs.
  const isCounted = role?.name === 'quantity' && role.share >= leastOfRole.quantity
  if (!isCounted && reading.traits.length + reading.materials.length === 0) return reading
  return Number.isInteger(count) && count >= leastCounted ? { ...(rest as T), quantity: count } : reading
}

/** How probable a role has to be where nothing but what stands around a number tells it. */
const leastOfRole = { quantity: 0.55, aside: 0.6 }
/** "Mugs 200" is no more than a number beside goods. */
const leastWords = 3

/** "25 for a bakery school", "12 столиков в кафе": of numbers that no rule has placed one counts the goods, and what tells of the buyer alone is none of the order. */
function withLearnedRoles<T extends Numbers>(reading: T): T {
  const { words, purposes, roleOf } = reading
  if (!roleOf || reading.types.length === 0 || words.length + purposes.length < leastWords) return reading
  const roles = [...words, ...purposes].filter(isNumber).flatMap((number) => {
    const role = roleOf(number)
    return role ? [{ number, ...role }] : []
  })
  const [counted] = roles
    .filter(
      ({ name, share, number }) =>
        name === 'quantity' && share >= leastOfRole.quantity && Number(number) > 1 && Number(number) <= maxQuantity,
    )
    .toSorted((one, other) => other.share - one.share)
  const isCounted = counted !== undefined && reading.quantity === undefined
  const taken = roles.filter(({ name, share }) => name === 'aside' && share >= leastOfRole.aside).map(({ number }) => number)
  if (isCounted) taken.push(counted.number)
  return taken.length === 0
    ? reading
    : { ...reading, words: less(words, taken), purposes: less(purposes, taken), ...(isCounted ? { quantity: Number(counted.number) } : {}) }
}

/** Goods that Chinese counts in the word that is short for yuan: 竹子的30块. Of so many that are to be in stock it is no price. */
const countedInYuan = ['type.cutting-board', 'type.towel', 'type.mirror', 'type.curtain', 'type.yoga-mat']
const ofStock = /现货|库存|有货|够/u
const bareYuan = /(?<![\d.])(\d{1,6})块(?!钱|以|之|左|上|下|内|一|多|每|半|起|人民|的?卢布|\d)/u
const atEnd = /(?<![\p{L}\d.,x×х*-])(\d{1,7})\s*[.!。！]?\s*$/u

function withCountInYuan<T extends Numbers>(reading: T, types: readonly string[]): T {
  const { price, quantity, written = '', ...rest } = reading
  const count = Number(isAnyOf(countedInYuan, [...types]) ? bareYuan.exec(written)?.[1] : undefined)
  if (!(count >= leastUnplaced) || quantity !== undefined || price?.max !== count * 100) return reading
  return { ...(rest as unknown as T), written, ...(ofStock.test(written) ? { quantity: count } : { unplaced: count }) }
}

/** "Notebooks, about 3000", "notebooks A5 like 3000": numbers that may have been read amiss. */
function withOrCount<T extends Numbers>(reading: T): T {
  const { price, types, quantity, written = '', words, unplaced } = reading
  if (types.length === 0 || (quantity ?? unplaced) !== undefined) return reading
  const isAbout = price?.target !== undefined && price.currency === undefined
  const last = atEnd.exec(written)?.[1]
  const number = price === undefined ? words.find((word) => word === last) : isAbout ? price.target! / 100 : undefined
  const count = Number(number)
  return Number.isInteger(count) && count >= leastCounted && count <= maxQuantity ? { ...reading, orCount: count } : reading
}

/** "Mugs 200": beside a price it counts pieces, as at the end of "lunch boxes with compartments, 40"; else nobody knows. */
function withUnplaced<T extends Numbers>(said: T): T {
  const reading = withLearnedRoles(withAboutSoMany(said))
  const uses = reading.purposes.filter((word) => isNumber(word) && Number(word) === reading.lastNumber && Number(word) >= leastBehindUse)
  if (uses.length > 0 && reading.types.length > 0 && reading.quantity === undefined)
    return { ...reading, purposes: reading.purposes.filter((word) => !uses.includes(word)), quantity: reading.lastNumber! }
  const [number, ...more] = reading.words.filter(isNumber)
  if (reading.types.length === 0 || number === undefined || more.length > 0 || reading.quantity !== undefined) return reading
  const isAlone = reading.words.length === 1
  if (!isAlone && reading.lastNumber !== Number(number)) return reading
  const value = Number(number)
  if (value < (isAlone ? leastUnplaced : leastCounted) || value > maxQuantity) return reading
  // "With a straw, dinosaurs or unicorns, 25": whoever says so much of goods says how many at the end.
  const isAtEnd = reading.lastNumber === value && reading.traits.length + reading.materials.length > 0
  if (!isAlone || isAtEnd || reading.price || reading.budget)
    return { ...reading, words: reading.words.filter((word) => word !== number), quantity: value }
  return { ...reading, unplaced: value }
}
