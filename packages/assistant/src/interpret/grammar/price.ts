import { about, from, link, upTo } from './bounds.ts'
import { anyCurrency, currencyAfter, currencyBefore, currencyOf, forAll, perPiece, priceMention, priceWord, signAgain, toAmount, toMinor } from './money.ts' // biome-ignore format: one line of names
import type { Match, OpenText } from './open-text.ts'
import { anyOf, B, E, pattern } from './pattern.ts'
import { pieces } from './pieces.ts'
import { wholesaleFrom } from './quantity.ts'
import { meaning, type Read, type Reader, readFirst, type Way } from './reader.ts'

/** A price as it was said; without a currency where none was named. Minor units (hundredths). */
export interface SaidPrice {
  currency?: string
  min?: number
  max?: number
  target?: number
}
type Side = 'min' | 'max' | 'target'

/** "Price range 40-60", «ценник 400-600», 价位40-60: two numbers behind a word for the price are the ends of it. */
const priced = anyOf({
  ru: [priceWord, 'цен(?:ник|ник[аеу]|овой диапазон)', 'диапазон цен', 'прайс', 'бюджет…'],
  en: ['budget', 'costs?'],
  zh: ['价钱', '预算'],
})
const roughly = '(?:[\\s:：]|range|в районе|в пределах|около|где-то|примерно|from|between|of|is|about|around|от|на|大概|大约|在|是)*'
const ranges = [
  String.raw`${priced}${roughly}(?:${currencyBefore})?{n}_(?:[-–—~～到至]|(?<word>(?:до|to|and)${E}))_${signAgain}{n}(?:${currencyAfter})?(?!\s?${pieces})`,
  // 40~60的有没有.
  String.raw`(?<![\d\p{L}])${signAgain}{n}_[~～]_{n}(?=的(?:有没有|有吗|有么|呢|吗|\s|[,，。?？]|$))`,
  String.raw`${B}(?:от|from|(?<!differences? )between|с|从)_(?:${currencyBefore})?{n}(?:${anyCurrency})?\s*(?:до|to|and|по|到|至|-|–|—)_${signAgain}{n}${currencyAfter}?(?!\s?${pieces})`,
  `${currencyBefore}{n}_[-–—~～]_${signAgain}{n}`,
  `{n}_(?:[-–—~～到至]|(?<word>(?:до|to|and)${E}))_{n}${currencyAfter}`,
  String.raw`${B}(?:(?<RUB>рубл\p{L}+|руб\.?|р\.?)|(?<CNY>юан\p{L}+))\s+(?:за |по |от |где-?то |примерно )*{n}_(?:[-–—]|до)_{n}(?!\s?${pieces})`,
].map(pattern)

/** "Дороже 200 не надо" wants what costs less. */
const unwanted = {
  more: `${B}(?:дороже|больше|выше|свыше|over|above|more than)${link}`,
  denied: `_,?_(?:уже )?(?:не (?:надо|нужно|нужны|предлага…|показыва…|хочу|хотим|бер…|смотр…)|(?:is|are)? ?(?:too much|no good|out of))`,
} as const

/** A marker and a currency leave no doubt; a marker alone does unless pieces or a measure follow. */
const withCurrency = {
  max: [
    `${unwanted.more}{n}${currencyAfter}${unwanted.denied}`,
    `${B}${upTo}${link}${currencyBefore}{n}`,
    `${B}${upTo}${link}{n}${currencyAfter}`,
    `${currencyBefore}{n}_(?:以内|以下|之内|之下|封顶|or (?:less|under|below|cheaper))`,
    `{n}${currencyAfter}?_(?:以内|以下|之内|之下|封顶)`,
    String.raw`{n}${currencyAfter}_(?:или (?:дешевле|меньше)|or (?:less|under|below|cheaper)|max(?:imum)?|максимум|макс\.?|и (?:дешевле|ниже|меньше)|tops)${E}`,
  ],
  min: [
    `${B}${from}${link}${currencyBefore}{n}`,
    `${B}${from}${link}{n}${currencyAfter}`,
    `${currencyBefore}{n}_(?:以上|起|и (?:выше|дороже|больше)|or more|and (?:up|above))`,
    `{n}${currencyAfter}_(?:以上|起|и (?:выше|дороже|больше)|or more|and (?:up|above))`,
  ],
  target: [
    `${about}_${currencyBefore}{n}`,
    `${about}_{n}${currencyAfter}`,
    `${currencyBefore}{n}_(?:左右|上下|или около|or so|примерно)`,
    `{n}${currencyAfter}_(?:左右|上下|или около|or so|примерно)`,
  ],
} as const satisfies Record<Side, readonly string[]>

/** "До 500 набор ножей": one set in the nominative is the goods at a price, not a count of sets. */
const oneOfGoods = `(?:набор|комплект|упаковка|коробка|пара|set|pack)${E}`
const countedThings = `час|сут|дн|лет|год|hour|day|year|小时|天|年|h${E}|мл|мм|см|м${E}|ml|cm|mm|кг|кол`
/** Without a currency: only where nothing else can be counted by the number. */
const notCounted = `(?!_(?!${oneOfGoods})${pieces})(?!_(?:${countedThings}))`
const bare = {
  target: [`${about}_{n}${notCounted}`, '{n}_左右'],
  max: [`${unwanted.more}{n}${unwanted.denied}`, `${B}(?:${upTo})${link}{n}${notCounted}`, '{n}_(?:以内|以下|之内)'],
  min: [`${B}(?:дороже|не дешевле|выше|от|from|over|above|more than|高于|超过)${link}{n}${notCounted}`],
} as const satisfies Record<Side, readonly string[]>
/** A price that is only named is the most the buyer would pay. */
const plain = [`${currencyBefore}{n}`, `{n}${currencyAfter}`, `${priceWord}${link}{n}${notCounted}`]

function toSide(side: Side): (match: Match) => SaidPrice | undefined {
  return (match) => {
    const amount = toAmount(match)
    if (!amount) return undefined
    const { minor, currency } = amount
    return { [side]: minor, ...(currency ? { currency } : {}) }
  }
}
const waysOf = (side: Side, sources: readonly string[]): Way<SaidPrice>[] =>
  sources.map((source) => ({ pattern: pattern(source), toValue: toSide(side) }))

function toRange(match: Match): SaidPrice | undefined {
  const [low, high] = [match.number(0), match.number(1)]
  if (low === undefined || high === undefined) return undefined
  // "Пауэры 20000 до 900 р": of a span in words the lower end is named first.
  if (low > high && /\p{L}/u.test(match.group('word') ?? '')) return undefined
  const currency = currencyOf(match)
  return { min: toMinor(Math.min(low, high)), max: toMinor(Math.max(low, high)), ...(currency ? { currency } : {}) }
}
const rangeWays = ranges.map((range): Way<SaidPrice> => ({ pattern: range, toValue: toRange }))

/** "From 300 to 500": both bounds at once. */
export const priceRangeReader: Reader<SaidPrice> = {
  read: (text) => readFirst(text, rangeWays),
  examples: {
    ru: [
      ['[от 300 до 500 рублей]', { min: 30_000, max: 50_000, currency: 'RUB' }],
      ['[300-500 руб]', { min: 30_000, max: 50_000, currency: 'RUB' }],
      ['[рублей за 300-600]', { min: 30_000, max: 60_000, currency: 'RUB' }],
      ['от 50 до 100 штук'],
    ],
    en: [
      ['mugs [between $2 and $5]', { min: 200, max: 500, currency: 'USD' }],
      ['[$5-10]', { min: 500, max: 1000, currency: 'USD' }],
      ['[30 to 60 yuan]', { min: 3000, max: 6000, currency: 'CNY' }],
      ['30 to 60 pieces'],
    ],
    zh: [
      ['[20到30元]的杯子', { min: 2000, max: 3000, currency: 'CNY' }],
      ['[20-30块]', { min: 2000, max: 3000, currency: 'CNY' }],
    ],
  },
}

const sideWays = (['max', 'min', 'target'] as const).map((side) => waysOf(side, withCurrency[side]))

/** A bound or a price "about" with its currency; an upper and a lower bound may be said apart. */
export const priceSideReader: Reader<SaidPrice> = {
  read(text) {
    const reads: Read<SaidPrice>[] = []
    let open = text
    for (const ways of sideWays) {
      const found = readFirst(open, ways)
      reads.push(...found)
      open = open.without(found.map(({ span }) => span))
    }
    return reads
  },
  examples: {
    ru: [
      ['термокружки [до 400 рублей]', { max: 40_000, currency: 'RUB' }],
      ['[не дешевле 300 ₽]', { min: 30_000, currency: 'RUB' }],
      ['[около 350 рублей]', { target: 35_000, currency: 'RUB' }],
      ['до 400'],
    ],
    en: [
      ['[under $5]', { max: 500, currency: 'USD' }],
      ['[at least 100 rubles]', { min: 10_000, currency: 'RUB' }],
      ['[around 10 dollars]', { target: 1000, currency: 'USD' }],
    ],
    zh: [
      ['[¥20以内]', { max: 2000, currency: 'CNY' }],
      ['[$3左右]', { target: 300, currency: 'USD' }],
      ['[¥50以上]', { min: 5000, currency: 'CNY' }],
      ['[30元以下]的杯子', { max: 3000, currency: 'CNY' }],
      ['[100元以上]', { min: 10_000, currency: 'CNY' }],
      ['[大概50元]', { target: 5000, currency: 'CNY' }],
    ],
  },
}

const bareWays = { target: waysOf('target', bare.target), max: waysOf('max', bare.max), min: waysOf('min', bare.min) }
const plainWays = waysOf('max', plain)
const [bareMaxWay] = bareWays.max

/** A price without a word that bounds it, or without a currency. */
export const barePriceReader: Reader<SaidPrice> = {
  read(text) {
    const stated = readFirst(text, [...bareWays.target, ...bareWays.max])
    if (stated.length > 0) return stated
    // "Оптом от 50" counts goods: quantities named by their word go first.
    const low = text.find(wholesaleFrom) ? [] : readFirst(text, bareWays.min)
    if (low.length === 0) return readFirst(text, plainWays)
    const high = readFirst(text.without(low.map(({ span }) => span)), [bareMaxWay!])
    return [...low, ...high]
  },
  examples: {
    ru: [
      ['кружки [до 400]', { max: 40_000 }],
      ['[дороже 1000]', { min: 100_000 }],
      ['кружки [300 руб]', { max: 30_000, currency: 'RUB' }],
      ['до 100 штук'],
      ['оптом от 50'],
    ],
    en: [
      ['mugs [under 300]', { max: 30_000 }],
      ['[about 20]', { target: 2000 }],
      ['[¥30] mugs', { max: 3000, currency: 'CNY' }],
      ['up to 20 cm'],
    ],
    zh: [
      ['[300以内]', { max: 30_000 }],
      ['[50左右]', { target: 5000 }],
      ['[15元]', { max: 1500, currency: 'CNY' }],
    ],
  },
}

const markers = (source: string, examples: Reader<true>['examples']): Reader<true> => {
  const way = meaning<true>(true, pattern(source))
  return { read: (text: OpenText) => readFirst(text, [way]), examples }
}

/** "Each", beside a price that was read. */
export const perPieceReader = markers(perPiece, {
  ru: [['300 рублей[ за штуку]', true]],
  en: [['300 rub[ each]', true]],
  zh: [
    ['15元[一个]', true],
    ['50元[一份]', true],
  ],
})

export const priceMentionReader = markers(priceMention, {
  ru: [['[цена] хорошая', true], ['ценник']],
  en: [['[price] 300', true], ['priceless']],
  zh: [['[价格]15元', true]],
})

/** "In total", beside a price that was read: it is a sum for the lot then. */
export const wholeSumReader = markers(forAll, {
  ru: [['5000 рублей [на все]', true]],
  en: [['$500 [in total]', true]],
  zh: [['[总共]5000元', true]],
})

/** The price that several readings make together; what was read last has its say, an upper bound below the lower one changes places with it. */
export function mergeSaid(said: readonly SaidPrice[]): SaidPrice | undefined {
  if (said.length === 0) return undefined
  const price: SaidPrice = Object.assign({}, ...said)
  const { min, max } = price
  return min !== undefined && max !== undefined && min > max ? { ...price, min: max, max: min } : price
}
