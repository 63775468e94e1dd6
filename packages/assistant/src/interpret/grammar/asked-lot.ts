import { about } from './bounds.ts'
import { anyCurrency } from './money.ts'
import type { Match, OpenText } from './open-text.ts'
import { anyOf, B, mark, pattern, whole } from './pattern.ts'
import { pieces, toCount } from './pieces.ts'
import { type Reader, readFirst, type Way } from './reader.ts'

const lower = pattern(
  whole({
    ru: [
      '(?:по)?деше?вле',
      'скидк…',
      '(?:ски|усту|сба)(?:не|пи|ви)…',
      'скинут',
      '(?:цена|стоимость)(?: \\p{L}+){0,2} (?:ниже|меньше|упадет|снизится|изменится)',
      '(?:ниже|меньше) (?:цена|стоимость)',
      'выгоднее',
    ],
    en: [
      'cheaper',
      'discounts?',
      'price (?:break|drop)s?',
      '(?:better|lower|best) (?:unit )?price',
      'price (?:go|come|get)s? (?:down|lower|better)',
      'bulk price',
      'cost less',
    ],
    zh: ['便宜', '优惠', '打折', '折扣', '降价', '(?:单价|价格?)?(?:能|可以)?(?:再)?[低少](?:一?点|些)', '划算'],
  }),
)
const condition = pattern(
  whole({
    ru: ['если', 'при (?:заказе|покупке|тираже|объеме)', '(?:за|от|на|при) \uE000+', '(?:возьм|бер[еу]|заказ|закаж|куп)…'],
    en: ['if', 'when', '(?:at|over|above|on) \uE000+', 'for \uE000+'],
    zh: ['拿', '要是', '如果', '[买订进]', '的话', '多少?了?', '要(?=_\uE000)', '\uE000_?[个只件条双套包支把](?=_?(?:有|能|可以|会|价))'],
  }),
)
const wishes = pattern(
  whole({
    ru: ['что-?нибудь', 'что-?то', 'чего-?нибудь', 'варианты?'],
    en: ['something', 'anything', 'ones?', 'options?'],
    zh: ['[款种些个]便宜的', '便宜(?:一?点|些)?的'],
  }),
)

/** "Any cheaper if I take 3000?" asks for the price of so many of what is shown; "something cheaper, 3000 pcs" wishes for other goods. */
export function asksOfLot(text: OpenText): boolean {
  const [said, when] = [text.find(lower), text.find(condition)]
  if (!said || !when || text.find(wishes) !== undefined) return false
  // "I'll take 50. Anything cheaper?" wishes for other goods.
  return !/[.!?。！？]/u.test(text.folded.slice(Math.min(said.end, when.end), Math.max(said.start, when.start)))
}

const sizeOfLot = String.raw`(\d{1,6})(?: ?(?:штук\p{L}*|шт\.?|пар\p{L}*|набор\p{L}*|pcs|pieces|pairs|sets|units|packs)|[个件只双条套把盒支包张])?`
const lots = new RegExp(
  String.raw`(?<![\d.,])${sizeOfLot}(?:,? (?:and|or|vs\.?|и|или|а также) |\s?(?:和|跟|还有|、)\s?)(?:(?:if|for|при|за|на|по) )?${sizeOfLot}(?=\s*(?:[?？]|$|分别|各))`,
  'u',
)
/** "How much for 20 and for 50?", 20个和50个分别多少钱: the numbers of pieces whose prices are asked for side by side. */
export function lotsAsked(folded: string): number[] {
  const [, first, second] = lots.exec(folded) ?? []
  return first === undefined || second === undefined || first === second ? [] : [Number(first), Number(second)]
}

/** How many of it, where a price for so many is asked for: "скидка, если от 1000", "cheaper when I take 3000". A number right behind "cheaper" is a price. */
const lotWays = [
  `${B}(?:если|при(?: заказе| покупке| тираже| объеме)?|возьм…|бер[еу]…|заказ…|закаж…|куп…)(?: \\p{L}+){0,2}? (?:(?:от|больше|более|свыше|сразу) )?{n}(?:_${pieces})?(?!_${anyCurrency})`,
  `${B}(?:if|when)(?: [a-z']+){0,3} (?:(?:over|above|more than|at least) )?{n}(?:_${pieces})?(?!_${anyCurrency})`,
  `(?:скидк|discount)…(?: \\p{L}+){0,2} (?:(?:от|за|на|при|for|at|over|above|from|on) )?{n}(?:_${pieces})?(?!_${anyCurrency})`,
].map((source): Way<number> => ({ pattern: pattern(source), toValue: (match) => toCount(match.number(0)) || undefined }))
export const lotCountReader: Reader<number> = {
  read: (text) => (asksOfLot(text) ? readFirst(text, lotWays) : []),
  examples: {
    ru: [
      ['скидка [если от 1000]', 1000],
      ['а [если 1000] возьмем, дешевле будет?', 1000],
      ['[скидка на 500]?', 500],
      ['дешевле 300 есть?'],
      ['если до 300 рублей, дешевле есть?'],
    ],
    en: [['any cheaper [if I take 3000]?', 3000], ['[discount for 500]?', 500], ['cheaper than 300']],
    zh: [['便宜点 300']],
  },
}

const alone = (source: string): Way<number> => ({ pattern: pattern(source), toValue: (match) => toCount(match.number(0)) || undefined })
const said = String.raw`^\s*(?:${anyOf({
  ru: ['(?:а|ну|да|нам|мне|надо|нужно|нужны|скажем|допустим|наверно|штук|думаю)'],
  en: ["(?:well|say|let us say|let's say|i need|we need|need|make it|probably|maybe|perhaps|and|so|i think|i guess)"],
  zh: ['(?:那|嗯|我|我们|要|需要|大概要|可能)'],
})}[\s,]*)*`
const ending = String.raw`\s*(?:${pieces}|${anyOf({ ru: ['наверно…', 'наверное', 'пожалуй'], en: ['i think', 'i guess', 'please'], zh: ['吧', '的样子'] })}|\s|[.!。！])*$`
const countWays = [
  alone(`${said}(?:${about}|somewhere ${about})_{n}${ending}`),
  alone(`${said}{n}(?:_${pieces})?_(?:左右|上下|来个?|or so|give or take|примерно|где-?то|около того|плюс-минус)${ending}`),
  alone(`^\\s*(?:maybe|perhaps|probably|наверное?|может(?: быть)?,?|可能)_{n}${ending}`),
]

/** "About 1000", "где-то тысяча", 大概1000 as all that is said of goods that are shown: so many are wanted. A price has its currency or its word. */
export const aboutCountReader: Reader<number> = {
  read: (text) => readFirst(text, countWays),
  examples: {
    ru: [['[где-то 1000]', 1000], ['[ну примерно 300 наверно]', 300], ['около 1000 рублей'], ['кружки около 500']],
    en: [['[about 1000]', 1000], ['[maybe 2000 or so]', 2000], ['about $20'], ['mugs about 20']],
    zh: [['[大概1000]', 1000], ['[50个左右]', 50], ['大概50元']],
  },
}

/** Fewer are a price: "mugs, about 20". */
const leastOwn = 50
const toOwn = (match: Match): number | undefined => {
  const count = toCount(match.number(0))
  return count >= leastOwn ? count : undefined
}
const ownWays: Way<number>[] = [
  {
    pattern: pattern(
      String.raw`(?<=[,;:–—-]\s*)(?:(?:and|i|we|need|say|maybe|probably)\s)*(?:about|around|roughly|approximately)_{n}(?=\s*(?:to (?:begin|start)(?: with)?|please)?\s*(?:$|[.!?]))`,
    ),
    toValue: toOwn,
  },
  // Between commas, and no list of figures.
  { pattern: pattern(String.raw`(?<=[,;]\s*)(?<!${mark}\s*[,;]\s*){n}(?=\s*[,;](?!\s*${mark}))`), toValue: toOwn },
]

/** "Velvet pouches, about 500", "tote bags, 300, natural": so many as words of their own. In English a price has its currency; elsewhere "about 500" may be one. */
export const ownCountReader: Reader<number> = {
  read: (text) => readFirst(text, ownWays),
  examples: {
    ru: [['мешочки, около 500'], ['сумки из хлопка, [300], с логотипом', 300], ['коврики, 40, 50 см']],
    en: [
      ['velvet pouches, [about 500]', 500],
      ['mugs - [need roughly 200].', 200],
      ['tote bags, [300], natural', 300],
      ['mugs, about $500'],
      ['mugs, about 20'],
      ['mugs about 500'],
      ['socks, 100, 200, 300'],
    ],
    zh: [['绒布袋，大概500']],
  },
}
