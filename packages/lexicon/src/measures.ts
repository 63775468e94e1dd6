import { type Folded, toOffset } from './fold.ts'

export const dimensions = ['volume', 'length', 'weight', 'charge', 'power', 'count'] as const
export type Dimension = (typeof dimensions)[number]

export interface Measure {
  dimension: Dimension
  /** In the base unit: ml, mm, g, mAh, W, pieces. Middle of a range, the bound itself where only one is given. */
  value: number
  /** Bounds as stated: both of '2-3 литра', `max` of 'до 500 мл', `min` of 'от 500 мл'; neither of a plain '500 мл'. */
  min?: number
  max?: number
  /** Offsets in the analysed text, end exclusive. Sides of '20x30 см' are measures of their own. */
  start: number
  end: number
  text: string
}

export interface Size {
  /** As stored with offers: 'S' to '6XL', 'ONE SIZE', a number as text ('42', '37.5'), or one of the American sizes, which are another scale ('US 8'). */
  size: string
  start: number
  end: number
}

const ounce = 29.5735
const isOunce = /^(?:oz|ounce|унци|盎司|安士)/
const units: [pattern: string, dimension: Dimension, factor: number][] = [
  ['мл|миллилитр[а-я]*|ml|milliliters?|millilitres?|毫升', 'volume', 1],
  ['л|литр[а-я]*|l|liters?|litres?|ltr|升|公升', 'volume', 1000],
  ['cl|сл', 'volume', 10],
  ['fl\\.? ?oz|fluid ounces?', 'volume', ounce],
  ['gallons?|gal|галлон[а-я]*|加仑', 'volume', 3785],
  ['мм|миллиметр[а-я]*|mm|millimeters?|millimetres?|毫米', 'length', 1],
  ['см|сантиметр[а-я]*|cm|centimeters?|centimetres?|厘米|公分', 'length', 10],
  ['м|метр|метра|метров|метров[а-я]+|m|meters?|metres?|米', 'length', 1000],
  ['inch(?:es)?|"|дюйм[а-я]*|英寸|寸', 'length', 25.4],
  ['ft|feet|foot|фут|фута|футов|футах|футы|英尺', 'length', 304.8],
  ['г|гр|грамм[а-я]*|g|gr|grams?|克', 'weight', 1],
  ['кг|кило|килограмм[а-я]*|kg|kgs|kilo|kilograms?|公斤|千克', 'weight', 1000],
  ['斤', 'weight', 500],
  ['lbs?|pounds?|фунт[а-я]*|磅', 'weight', 453.592],
  ['oz|ounces?|унци[а-я]*|盎司|安士', 'weight', 28.3495],
  ['мач|ма ?[·*-]? ?ч|mah|毫安时?', 'charge', 1],
  ['万毫安时?|万mah', 'charge', 10_000],
  ['ач|ah|安时', 'charge', 1000],
  ['вт|ватт[а-я]*|w|watts?|瓦', 'power', 1],
  ['квт|киловатт[а-я]*|kw|kilowatts?|千瓦', 'power', 1000],
  [
    'шт|штук[а-я]?|штучк[а-я]|предмет[а-я]*|детал[а-я]*|элемент[а-я]*|pcs|pc|pieces?|count|ct|pk|packs?|件套?|只|个|片|支|枚|张|颗粒?',
    'count',
    1,
  ],
  ['pairs?|пара|пары|пар|双|对', 'count', 1],
]

const byUnit = new Map<string, [Dimension, number]>()
const alternatives = units
  .flatMap(([pattern, dimension, factor]) =>
    pattern.split('|').map((one) => {
      byUnit.set(one, [dimension, factor])
      return one
    }),
  )
  .sort((a, b) => b.length - a.length)
const unitTests = alternatives.map((one) => [new RegExp(`^(?:${one})$`), byUnit.get(one)!] as const)
const unitCache = new Map<string, [Dimension, number]>()

function unitOf(text: string): [Dimension, number] | undefined {
  const known = unitCache.get(text)
  if (known) return known
  const found = unitTests.find(([test]) => test.test(text))?.[1]
  if (found && unitCache.size < 500) unitCache.set(text, found)
  return found
}

const number = '(?:\\d{1,3}(?:,\\d{3})+|(?<![а-я])\\d{1,3}(?: \\d{3})+|\\d{1,7}(?:[.,]\\d{1,3})?)'
const measurePattern = new RegExp(
  `(?<!\\d,)(?<![\\d.a-z])(${number})((?: ?[xх*] ?${number}){1,2}| ?(?:-|~|до|to|至|到|\\.\\.\\.?) ?${number})?( ?-? ?)(${alternatives.join('|')})(?![a-zа-я])`,
  'g',
)
const sides = new RegExp(number, 'g')
const setOfPattern =
  /(?:pack|set|box|lot|bundle|набор|комплект|упаковка|пачка)s? (?:of|из|по)? ?(\d{1,5})(?![\d.,]| ?(?:мл|л|см|мм|м|г|кг|ml|l|cm|mm|g|kg|oz|inch))/g

const upperBound =
  /(?:до|не более|не больше|максимум|(?<!не )меньше|(?<!не )менее|up to|under|at most|max|less than|below|不超过|最多|小于) ?$/
const lowerBound =
  /(?:от|не менее|не меньше|минимум|(?<!не )больше|(?<!не )более|свыше|from|over|at least|min|more than|above|不低于|至少|大于) ?$/
const afterUpper = /^ ?(?:以内|以下|或以下|和меньше|или меньше|or less|and below|max)/
const afterLower = /^ ?(?:以上|или больше|и больше|и более|or more|and up|\+)/

function toNumber(text: string): number {
  if (/^\d{1,3}(?:,\d{3})+$/.test(text) && !text.startsWith('0')) return Number(text.replaceAll(',', ''))
  return Number(text.replaceAll(' ', '').replace(',', '.'))
}

const round = (value: number): number => Math.round(value * 100) / 100

/** Numbers with units in a folded text, in the order of the text. */
export function findMeasures(original: string, folded: Folded, hasDrinkware: boolean): Measure[] {
  const text = folded.text
  const found: Measure[] = []
  const add = (dimension: Dimension, value: number, from: number, to: number, bounds: { min?: number; max?: number } = {}) => {
    const start = toOffset(folded, from)
    const end = toOffset(folded, to)
    if (value > 0 && Number.isFinite(value))
      found.push({ dimension, value: round(value), ...bounds, start, end, text: original.slice(start, end) })
  }
  for (const match of text.matchAll(measurePattern)) {
    const [whole = '', first = '', rest, gap = '', unit = ''] = match
    const at = match.index
    const end = at + whole.length
    let kind = unitOf(unit)
    if (!kind) continue
    // '5G' is a network, 'a 5 in 1' has no inches, '3D-pen 10 л.' stays what it is.
    if (unit === 'g' && gap === '' && original[toOffset(folded, end - 1)] === 'G' && toNumber(first) <= 6) continue
    // '20 oz' of something to drink from is a volume.
    if (isOunce.test(unit) && hasDrinkware) kind = ['volume', ounce]
    const [dimension, factor] = kind
    const one = toNumber(first) * factor
    if (!rest) {
      const before = text.slice(Math.max(0, at - 12), at)
      const after = text.slice(end, end + 12)
      const isMax = upperBound.test(before) || afterUpper.test(after)
      const isMin = !isMax && (lowerBound.test(before) || afterLower.test(after))
      add(dimension, one, at, end, isMax ? { max: round(one) } : isMin ? { min: round(one) } : {})
      continue
    }
    if (/^ ?[xх*]/.test(rest)) {
      if (dimension !== 'length') {
        // '2 x 500 ml': so many of that measure
        const last = [...rest.matchAll(sides)].at(-1)!
        add(dimension, toNumber(last[0]) * factor, at + first.length + last.index, end)
        continue
      }
      add(dimension, one, at, at + first.length)
      const more = [...rest.matchAll(sides)]
      for (const [index, side] of more.entries()) {
        const from = at + first.length + side.index
        add(dimension, toNumber(side[0]) * factor, from, index === more.length - 1 ? end : from + side[0].length)
      }
      continue
    }
    const other = toNumber(rest.match(sides)![0]) * factor
    const [min, max] = one <= other ? [round(one), round(other)] : [round(other), round(one)]
    add(dimension, (min + max) / 2, at, end, { min, max })
  }
  for (const match of text.matchAll(setOfPattern)) {
    const at = match.index + match[0].length - match[1]!.length
    const end = at + match[1]!.length
    if (!found.some((measure) => measure.start < toOffset(folded, end) && measure.end > toOffset(folded, at)))
      add('count', Number(match[1]), at, end)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Two or three sides that belong together: '150x200', '20 на 30 см', '1.5米*2米'. */
export interface Sides {
  /** In millimetres, the shortest first: sellers and buyers name them in any order. */
  values: number[]
  /** Offsets in the analysed text, end exclusive. */
  start: number
  end: number
}

const side = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?: ?(${units
  .filter(([, dimension]) => dimension === 'length')
  .map(([pattern]) => pattern)
  .join('|')})(?![a-zа-я]))?`
const times = '(?: ?[xх*乘] ?| на | by )'
const sidesPattern = new RegExp(`(?<!\\d[.,]|[\\da-zа-я])${side}${times}${side}(?:${times}${side})?(?![\\d.,]*\\d|[a-zа-я])`, 'g')
/** What follows a number that is not a side: any other unit, or a currency. */
const notSides = new RegExp(`^ ?(?:(?:${alternatives.join('|')})(?![a-zа-я])|руб|р(?![а-я])|₽|rub|\\$|€|元|块|юан|yuan|usd|%)`)
/** Without a unit goods are measured in centimetres; what is shorter or longer than this is not a side then. */
const plainSide = { min: 5, max: 500 }

/** Sides in a folded text, in the order of the text. */
export function findSides(folded: Folded): Sides[] {
  const found: Sides[] = []
  for (const match of folded.text.matchAll(sidesPattern)) {
    const parts = [
      [match[1], match[2]],
      [match[3], match[4]],
      [match[5], match[6]],
    ].flatMap(([number, unit]) => (number === undefined ? [] : [{ number: toNumber(number), unit }]))
    const last = parts.findLast(({ unit }) => unit !== undefined)?.unit
    const end = match.index + match[0].length
    if (last === undefined) {
      if (notSides.test(folded.text.slice(end, end + 16))) continue
      if (parts.some(({ number }) => number < plainSide.min || number > plainSide.max)) continue
    }
    const values = parts.map(({ number, unit }) => Math.round(number * (unitOf(unit ?? last ?? 'см')?.[1] ?? 10)))
    if (values.some((value) => value < 1)) continue
    found.push({ values: values.sort((a, b) => a - b), start: toOffset(folded, match.index), end: toOffset(folded, end) })
  }
  return found
}

/** How far a side still is that side, as a share of it: goods of 150 and of 152 cm are sold under one name. */
const sideTolerance = 0.03

/** Whether something of the stated sides has the wanted ones; two may be wanted of three that are stated. */
export function haveSides(stated: readonly number[], wanted: readonly number[]): boolean {
  let from = 0
  return wanted.every((value) => {
    const at = stated.findIndex((one, index) => index >= from && Math.abs(one - value) <= value * sideTolerance)
    from = at + 1
    return at >= 0
  })
}

const letterSize = '(?:xxs|xs|s|m|l|xl|xxl|xxxl|xxxxl|[2-6]xl|one size|хс|с|м|л|хл|ххл|хххл|[2-6]хл)'
const sizeWord = '(?<![a-zа-я])(?:размер[а-я]*(?![а-я])|р-р|р\\.|sizes?(?![a-z])|sz|eu|eur|евро|尺码|尺寸|码数)'
// Two digits for grown-ups and shoes, three for children by their height in centimetres
const numberSize = '(?:1[0-7]\\d|\\d{2}(?:[.,]5)?)'
const sizePatterns = [
  new RegExp(
    `${sizeWord} ?[:№]? ?((?:${letterSize}|${numberSize})(?: ?(?:[-/,]|и|or|and|до|to|和|、) ?(?:${letterSize}|${numberSize}))*)(?![a-zа-я\\d]| ?[*×] ?\\d)`,
    'g',
  ),
  new RegExp(
    `(?<!\\d,)(?<![a-zа-я\\d.’'])((?:${letterSize}|${numberSize})(?: ?(?:-|/|и|and|和|、) ?(?:${letterSize}|${numberSize}))?) ?-?(?:-?(?:й|го|ого|ый))? ?(?:${sizeWord}|码|号)(?![a-zа-я])`,
    'g',
  ),
]
/** 'US 8', 'US size 8', 'size 8 US', '美码8号'. Below ten a size by its number alone is an American one. */
const americanNumber = String.raw`(1[0-5]|[4-9])(\.5)?`
const americanPatterns = [
  new RegExp(String.raw`(?<![a-z])us ?(?:sizes? ?)?${americanNumber}(?![\d.,a-z%$]|\s?(?:pcs|pieces|plug))`, 'g'),
  new RegExp(`(?<![a-z])sizes? ?${americanNumber} ?us(?![a-z])`, 'g'),
  /(?<![a-zа-я])(?:sizes?|размер[а-я]*|р-р) ?([4-9])(\.5)?(?![\d.,a-zа-яx×*-]|\s?(?:мм|см|м|mm|cm|m|x|х|inch)(?![a-zа-я]))/g,
  /(?:美码|美国码|美国)([4-9]|1[0-5])(\.5)?(?:号|码)?/g,
]
const cyrillicSizes: Record<string, string> = { х: 'x', с: 's', м: 'm', л: 'l' }
const repeated: Record<string, string> = { XXL: '2XL', XXXL: '3XL', XXXXL: '4XL' }
const ladder = ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL']

/** Where a size in letters stands among all of them, from 0; -1 for any other. */
export const placeOfLetters = (size: string): number => ladder.indexOf(size)

/** A size as it is stored: 'XXL' and 'ххл' are '2XL'. */
export function toSize(text: string): string {
  const latin = text
    .toLowerCase()
    .replace(/[хсмл]/g, (char) => cyrillicSizes[char]!)
    .toUpperCase()
    .replace(',', '.')
  return repeated[latin] ?? latin
}

const sizePart = new RegExp(`(${letterSize}|${numberSize})(?![a-zа-я\\d])`, 'g')
/** Sizes that stand alone, in capitals as shops write them or with an x: 'XL', 'M/L', '2xl'. */
const capital = '(?:XXS|XS|S|M|L|XL|XXL|XXXL|XXXXL|[2-6]XL|xxs|xs|xl|xxl|xxxl|[2-6]xl)'
const aloneSize = new RegExp(`(?<![\\p{L}\\p{N}'’.&-])(${capital})(?:([/-])(${capital}))?(?![\\p{L}\\p{N}'’&])`, 'gu')
/** 3XL那种: beside Chinese, where no letters of their own stand around it. */
const besideHan =
  /(?<![\p{L}\d.-])(?:[2-6]хл|х{1,4}л)(?![\p{L}\d])|(?<=\p{Script=Han})(?:[2-6]xl|x{1,4}[ls])(?![a-z\d])|(?<![a-zа-я\d.-])(?:[2-6]xl|x{1,4}[ls])(?=\p{Script=Han})/giu
const shoeSize =
  /(?<!\d,)(?<![\d.a-zа-я-])(3[5-9]|4[0-8])(?: ?- ?(3[5-9]|4[0-8]))?(?![\d.,%]|[a-zа-я]| ?(?:руб|р\b|₽|шт|pcs|元|块|¥|см|cm|дн|час|год|лет|小时|天|卢布|-))/g

/** Sizes of clothes and shoes. `hasShoes`: numbers 35 to 48 without a unit are sizes, since the text is about shoes. */
export function findSizes(original: string, folded: Folded, hasShoes: boolean, measures: readonly Measure[]): Size[] {
  const text = folded.text
  const found: Size[] = []
  const add = (size: string, start: number, end: number) => {
    const isOver = (other: { start: number; end: number }) => other.start < end && other.end > start
    if (!measures.some(isOver) && !found.some((other) => other.size === size && isOver(other))) found.push({ size, start, end })
  }
  const at = (index: number) => toOffset(folded, index)
  if (/размер|р-р|р\.|size|sz|eu|码|号|尺/.test(text)) {
    for (const pattern of sizePatterns) {
      for (const match of text.matchAll(pattern)) {
        const list = match[1]!
        const from = match.index + match[0].indexOf(list)
        // "41-45, 30": a range and what stands behind it.
        for (const item of list.matchAll(/[^,/]+/g)) {
          const start = from + item.index
          const parts = [...item[0].matchAll(sizePart)]
          const isRange = parts.length === 2 && /\d ?(?:-|до|to) ?\d|[a-zа-я] ?(?:-|до|to) ?[a-zа-я\d]/.test(item[0])
          if (isRange) {
            for (const size of between(toSize(parts[0]![1]!), toSize(parts[1]![1]!))) add(size, at(start), at(start + item[0].length))
          } else for (const one of parts) add(toSize(one[1]!), at(start + one.index), at(start + one.index + one[0].length))
        }
      }
    }
  }
  for (const match of original.matchAll(aloneSize)) {
    // '2 L' is two litres
    if (/\d\s?$/.test(original.slice(Math.max(0, match.index - 2), match.index))) continue
    const [first, last] = [toSize(match[1]!.toLowerCase()), match[3] && toSize(match[3].toLowerCase())]
    const sizes = !last ? [first] : match[2] === '-' ? between(first, last) : [first, last]
    for (const size of sizes) add(size, match.index, match.index + match[0].length)
  }
  for (const match of original.matchAll(besideHan)) add(toSize(match[0].toLowerCase()), match.index, match.index + match[0].length)
  if (/us|size|размер|р-р|美/.test(text)) {
    for (const match of americanPatterns.flatMap((pattern) => [...text.matchAll(pattern)]))
      add(`US ${match[1]}${match[2] ?? ''}`, at(match.index), at(match.index + match[0].length))
  }
  if (hasShoes) {
    for (const match of text.matchAll(shoeSize)) {
      if (/(?:до|от|за|under|up to|below|цена|price) ?$/.test(text.slice(0, match.index))) continue
      for (const size of match[2] ? between(match[1]!, match[2]) : [match[1]!])
        add(size, at(match.index), at(match.index + match[0].length))
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function between(first: string, last: string): string[] {
  const [from, to] = [ladder.indexOf(first), ladder.indexOf(last)]
  if (from >= 0 && to >= from) return ladder.slice(from, to + 1)
  const [low, high] = [Number(first), Number(last)]
  if (low > 0 && high > low && high - low <= 20) return Array.from({ length: Math.floor(high - low) + 1 }, (_, step) => String(low + step))
  return [first, last]
}
