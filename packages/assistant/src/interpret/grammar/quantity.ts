import { isA } from '@karavan/lexicon/names.ts'
import { about, from, link, upTo } from './bounds.ts'
import { leastOfAll } from './budget.ts'
import { anyCurrency, forAll } from './money.ts'
import type { OpenText } from './open-text.ts'
import { anyOf, B, E, mark, pattern } from './pattern.ts'
import { pieces, toCount } from './pieces.ts'
import { type Read, type Reader, readFirst, type Situation, spanOf, type Way } from './reader.ts'

/** How many of the goods, by their own name, and whether the price before it is for all of them: "5000 рублей за 50 кружек". */
export interface CountedGoods {
  quantity: number
  isLot: boolean
}

const countMarker = pattern(
  String.raw`${B}${anyOf({
    ru: ['не (?:больше|более|свыше)(?: чем)?', 'до', 'максимум', 'по'],
    en: ['(?:no|not) more than', 'at most', 'up to', 'max(?:imum)?'],
    signs: ['(?<lot>за|for)'],
  })}\s*$`,
)
/** Adjectives between a count and its goods: "100 белых кружек", "50 black mugs". */
const adjectives = /^\s*(?:\p{Script=Cyrillic}+[ыи]х\s+|[a-z]+\s+){0,2}$/u
const moneyBefore = pattern(String.raw`(?:\d_${anyCurrency}|(?:[$€¥￥₽]|usd|eur|rmb)_[\d\x20.,]*\d)\s*$`)
const genitivePlural = { russian: /[^аеиоуыэюя]$/u, english: /s$/u }

/**
 * "До 100 кружек", "up to 100 mugs": a count of goods, which would else be taken for a price. The form of the word tells: after a count it is in the
 * genitive plural, and "до 100 кружки" are mugs for up to 100 roubles. Only goods in a form of theirs are looked at.
 */
function readCounted(text: OpenText, { analysis }: Situation): Read<CountedGoods>[] {
  for (const { start, end } of analysis.concepts.filter(({ kind, how }) => kind === 'type' && how === 'form')) {
    const word = text.folded.slice(start, end)
    const form = /\p{Script=Cyrillic}/u.test(word) ? genitivePlural.russian : genitivePlural.english
    if (!form.test(word)) continue
    const number = text.numbers().find((span) => span.end <= start && adjectives.test(text.folded.slice(span.end, start)))
    const quantity = toCount(number?.value)
    if (!number || quantity < 2) continue
    const marker = countMarker.exec(text.folded.slice(0, number.start))
    if (!marker || isOfTime(word, analysis)) continue
    const isLot = marker.groups?.lot !== undefined && moneyBefore.test(text.folded.slice(0, marker.index))
    // "A holder for 2 phones" names what it is for.
    if (marker.groups?.lot === 'for' && !isLot) continue
    return [{ value: { quantity, isLot }, span: { start: marker.index, end: number.end } }]
  }
  return []
}

/** "До 72 часов" beside other goods: hours, and no watches. */
const isOfTime = (word: string, { concepts }: Situation['analysis']): boolean =>
  /^час(?:а|ов)$/u.test(word) && concepts.some(({ kind, conceptId }) => kind === 'type' && !isA(conceptId, 'type.watch'))

export const countedGoodsReader: Reader<CountedGoods> = {
  read: readCounted,
  examples: {
    ru: [
      ['[до 100] кружек', { quantity: 100, isLot: false }],
      ['до 5000 рублей [за 50] кружек', { quantity: 50, isLot: true }],
      ['до 100 кружки'],
    ],
    en: [
      ['[up to 100] mugs', { quantity: 100, isLot: false }],
      ['under 500 dollars [for 50] mugs', { quantity: 50, isLot: true }],
      ['phone holder for 2 phones'],
    ],
    zh: [['不超过100个杯子']],
  },
}

export interface CountRange {
  least: number
  most: number
}

const countRangeWay: Way<CountRange> = {
  pattern: pattern(`(?:${B}(?:от|с|from|between|从)_)?{n}_(?:${pieces}_)?(?:до|по|to|and|[-–—~～到至])_{n}_(?!块)${pieces}`),
  toValue(match) {
    const [one, other] = [toCount(match.number(0)), toCount(match.number(1))]
    return { least: Math.min(one, other), most: Math.max(one, other) }
  },
}

/** "От 50 до 100 штук", "50-100 pcs". "20-30块" is money. */
export const countRangeReader: Reader<CountRange> = {
  read: (text) => readFirst(text, [countRangeWay]),
  examples: {
    ru: [['кружки [от 50 до 100 штук]', { least: 50, most: 100 }], ['от 50 до 100 рублей']],
    en: [['mugs [50-100 pcs]', { least: 50, most: 100 }]],
    zh: [['[50到100个]', { least: 50, most: 100 }], ['20-30块']],
  },
}

const wholesaleWord = anyOf({
  ru: ['опт(?:ом|овая партия|ова…)?', 'парти(?:я|ю|ей|и)', 'лот'],
  en: ['wholesale', 'bulk'],
  zh: ['批发', '批量'],
})
const wholesaleSource = String.raw`${B}${wholesaleWord}\s*(?:${from}|${about}|в|of)?\s*{n}_${pieces}?`
export const wholesaleFrom = pattern(wholesaleSource)

const quantityWord = anyOf({ ru: ['количеств…', 'кол-?во', 'тираж…'], en: ['quantity', 'qty'], zh: ['数量', '采购量'] })
const quantityWays = [
  wholesaleSource,
  `${B}${quantityWord}${link}(?:${upTo}|${from}|${about})?${link}{n}_${pieces}?`,
  // 带两个电池的: what comes along with each is no order.
  String.raw`(?:${B}(?:${from}|${upTo}|${about}|при|на|for|x|х|×)\s*)?(?<!(?:^|[\s，,、。要])[带配含附](?:有|了)?_){n}_\+?_${pieces}(?!_(?:多少|几|里|有))(?:_(?:左右|以上|以内|以下|之内))?`,
  String.raw`${B}(?:looking at|just|only) {n}(?=\s*(?:$|[,.;!?]))`,
  `{n}_(?:x|х|×)${E}(?!\\s*(?:magnif|zoom|optical|увелич|кратн))`,
  `${B}(?:x|х|×)_{n}`,
  // "Pcs 40", «шт 50», 个60: the unit before its number. «За шт 50» and "per pcs 50" are prices.
  String.raw`(?<!${B}(?:за|в|на|1|одн\p{L}+|цена|цены|стоит|per|each|a|price|for|${mark}) ?)${B}(?:шт\.?|pcs|pces|qty)(?: бы| где-?то| примерно)? {n}(?!_${anyCurrency})(?!\s?(?:мл|л|см|мм|м|кг|г|вт|ml|l|cm|mm|m|kg|g|w)${E})${E}`,
  String.raw`(?<=^|[\s,，。；;]|[要来拿订])[个件只双条套把]{n}(?=\s*(?:$|[，,。；;!！?？吧]))`,
  String.raw`${B}(?:штук|штучек|штуки|пар|комплектов|наборов|упаковок|пачек|рулонов)(?: бы)? {n}(?!_${anyCurrency})(?!\s?(?:мл|л|см|мм|м|кг|г|вт)${E})${E}`,
  // "Same 600, but white", «те же 200», 还是2000.
  String.raw`${B}(?:(?:the )?same|(?:т(?:от|е|а|о)|столько) же|还是)_{n}(?=\s*(?:$|[,，.。;；!！?？]|(?:but|and|with|in|only|но|и|а|с|со|в|только|штук|шт)${E}|要|能|，))`,
  // "Under 7 dollars at 200", «до 100 рублей при 500»: what a price is read of stands before it.
  String.raw`(?<=(?:\n|[$€¥₽]|${anyCurrency})\s*)(?:at|при) {n}(?!_${anyCurrency})(?=\s*(?:$|[,.;!?]))`,
  `(?:要|买|采购|订|来|拿|也)_{n}(?=_(?:$|[,，。;；!！?？、]|\\s|${pieces}))`,
  String.raw`${B}(?:need|want|take|order|нуж(?:но|ны)|надо|возьм\p{L}+|закаж\p{L}+|бер[её]м|беру) {n}(?=\s*(?:$|[,.;!?]|for (?:an?|the|our|my) |(?:для|под) ))`,
  `(?:${B}(?:на|при|для|for) )?${B}(?:мои|моих|наши|наших|my|our) {n}(?!_${anyCurrency})${E}`,
  `${B}(?:start(?:ing)?|begin(?:ning)?) (?:off )?with {n}(?:_${pieces})?(?!_${anyCurrency})${E}`,
  `${B}нач(?:ать|ну|нем|инаем|инаю) с {n}(?:_${pieces})?(?!_${anyCurrency})${E}`,
  `{n}(?:_${pieces})? (?:to (?:begin|start)(?: with)?|for (?:a|the) (?:start|first (?:order|batch)))${E}`,
  `${B}(?:для начала|на первый раз|на пробу) {n}(?:_${pieces})?(?!_${anyCurrency})${E}`,
  `(?<=先)(?:来|要|拿|订){n}(?:_${pieces})?`,
  String.raw`${B}(?:тоже|также|also|too|as well)\s*,?_{n}(?=\s*(?:$|[,.;!?]))`,
].map((source): Way<number> => ({ pattern: pattern(source), toValue: (match) => toCount(match.number(0)) }))

/** "Foam handles, 45, cheap": what commas set apart among the conditions counts pieces; a list of sizes is longer. */
const leastSetApart = 10
const setApartWay: Way<number> = {
  pattern: pattern(String.raw`(?<=\p{L}\s*[,，]\s*){n}(?=\s*[,，]\s*\p{L})`),
  toValue(match) {
    const count = match.number(0)
    // "15.6" of laptops counts none.
    return count !== undefined && Number.isInteger(count) && count >= leastSetApart ? count : undefined
  },
}

/** "100 total", "всего 60", 一共80: a number that is no sum for all of them. */
const inAllWays = [
  `{n}(?!_${anyCurrency})_${forAll}`,
  `${forAll}(?:_(?:нужно|надо|need|要|需要))?_{n}(?!_${anyCurrency})(?=\\s*(?:$|[,.;!，。]))`,
].map(
  (source): Way<number> => ({
    pattern: pattern(source),
    toValue(match) {
      const count = toCount(match.number(0))
      // "Один размер на всех" counts nothing.
      return count > 1 && count < leastOfAll ? count : undefined
    },
  }),
)

const askedCountWays = [
  String.raw`^\s*(?:ok |ок,? )?{n}(?:_${pieces})?,? (?:please|pls|plz|пожалуйста|пж|плиз)${E}`,
  String.raw`(?<=${B}(?:сколько|почем|цена|стоит|стоят|стоимость|выйдет|обойдется)[^,.?!]{0,25}\s)(?:за|если(?: (?:взять|брать|заказать))?|при|на|от) {n}(?:_${pieces})?(?!_${anyCurrency})(?!_(?:до|[-–—])_{n})${E}`,
  String.raw`(?<=${B}(?:how much|price|cost)[^,.?!]{0,25}\s)(?:for|at|per|if (?:i|we) (?:take|order|buy)|when ordering) {n}(?:_${pieces})?(?!_${anyCurrency})${E}`,
  `(?<=${B}(?:what|how much) (?:would|will|do|does|did) ){n}(?:_${pieces})?(?= (?:of (?:them|these|those|it) )?(?:cost|be|come to|set me back)${E})`,
  `(?<=${B}(?:во )?(?:сколько|почем) (?:будут |будет )?(?:стоить|стоят|стоит|выйдут|выйдет|обойдутся|обойдется) ){n}(?:_${pieces})?(?!_${anyCurrency})${E}`,
  `${B}(?:за|если|при|на) {n}(?:_${pieces})?(?: всего| вместе)?,?(?= (?:сколько|почем|какая (?:цена|сумма))${E})`,
  `${B}(?:for|at) {n}(?:_${pieces})?,?(?= (?:how much|what(?:'s| is| would| will))${E})`,
  `{n} of (?:them|these|those|each)${E}`,
  `(?:(?:what|how) about )?{n}(?:_${pieces})? of(?= (?:the )?(?:first|second|third|fourth|fifth|sixth|last|this|that|number|no|#))`,
  String.raw`(?:а )?(?:если )?{n}(?:_${pieces})?(?=\s+(?:перв|втор|трет|четв[её]рт|пят|шест|последн)(?:ого|ой|ого|ьего|ьей|ую|ых|его|ей)(?!\p{L}))`,
  `(?<=(?:第[一二三四五六]|这)[个款](?:产品)?)(?:要|买|订|拿|来)?_{n}_[个件只双套条包]`,
  String.raw`${B}(?:(?:а|and|what) )?(?:если|if) (?:(?:я|мы|i|we) )?(?:возьм\p{L}*|взять|заказ\p{L}*|закаж\p{L}*|брать|беру|take|order|buy|get|want) (?:сразу )?{n}(?:_${pieces})?(?!_${anyCurrency})${E}`,
  String.raw`{n}(?!_号)_(?:[个件只双套条包盒]|${pieces})?(?=\s?(?:最便宜的?)?(?:一共|总共|合计)?[^，。？]{0,4}(?:多少钱|什么价|单价))`,
].map((source): Way<number> => ({ pattern: pattern(source), toValue: (match) => toCount(match.number(0)) }))

/** "Сколько за 500?" asks for the price of so many, "what would it cost for 500". */
export const askedCountReader: Reader<number> = {
  read: (text) => readFirst(text, askedCountWays),
  examples: {
    ru: [
      ['сколько будет [за 500]?', 500],
      ['сколько будут стоить [200]?', 200],
      ['а сколько стоит [если взять 300 штук]?', 300],
      ['[а если возьму 300]?', 300],
      ['[а если 300 пар] второго', 300],
      ['за 500'],
      ['сколько за 500 рублей'],
    ],
    en: [
      ['how much [for 500]?', 500],
      ['what would [200] cost', 200],
      ['what is the price [at 200 pcs]', 200],
      ['with our logo, [60 of them]', 60],
      ['[what if i take 1000]', 1000],
      ['[what about 1000 of] the first one', 1000],
      ['for 500'],
    ],
    zh: [['[500]多少钱', 500], ['500']],
  },
}

const people = anyOf({
  ru: [
    'человек…',
    'чел\\.?',
    'сотрудник…',
    'работник…',
    'коллег…',
    'гост(?:ей|я|ям)',
    'участник…',
    'учеников',
    'детей',
    'студентов',
    'женщин',
    'мужчин',
    'девушек',
    'девочек',
    'мальчиков',
  ],
  en: ['people', 'persons', 'guests', 'employees', 'colleagues', 'staff', 'participants', 'students', 'kids', 'attendees'],
  zh: ['人', '位(?:客人|员工|同事)?'],
})
/** Fewer is what a tent or a pan is for. */
const leastPeople = 10
const peopleWays = [
  String.raw`(?:${B}(?:на|для|for|у нас|нас|we are|we have)\s+)?{n}_${people}`,
  String.raw`${B}(?:человек|чел\.?)\s+{n}(?!_${anyCurrency})`,
].map(
  (source): Way<number> => ({
    pattern: pattern(source),
    toValue(match) {
      const count = toCount(match.number(0))
      return count >= leastPeople ? count : undefined
    },
  }),
)

/** A count of pieces is a quantity whatever marker stands beside it ("по 50 штук", "up to 100 pcs", "100个以内"); it never bounds the price. */
export const quantityReader: Reader<number> = {
  read(text) {
    const named = readFirst(text, [...quantityWays, ...peopleWays, ...inAllWays, setApartWay])
    if (named.length > 0) return named
    // "Сотню кружек", "a dozen mugs": the number is a count by itself.
    const counting = text.numbers().find((span) => span.counting)
    return counting ? [{ value: toCount(counting.value), span: spanOf(counting) }] : []
  },
  examples: {
    ru: [
      ['[100 штук] кружек', 100],
      ['[оптом от 50]', 50],
      ['[сотню] термокружек', 100],
      ['[по 50 штук]', 50],
      ['стаканы [штук 12]', 12],
      ['постельное, [комплектов 40]', 40],
      ['подарки [на 40 человек]', 40],
      ['коврики, [человек 30] в группе', 30],
      ['подарки, [нас 20 женщин]', 20],
      ['палатка на 4 человека'],
      ['чехол iphone 15'],
    ],
    en: [
      ['[500 pieces] of phone case', 500],
      ['[qty 75]', 75],
      ['black and beige, [100 total]', 100],
      ['foam handles, [45], cheap', 45],
      ['sizes 38, 40, 42'],
      ['[looking at 400]', 400],
      ['[100x]', 100],
      ['a [dozen] mugs', 12],
      ['gifts [for 60 employees]', 60],
    ],
    zh: [
      ['[100个]保温杯', 100],
      ['[数量500]', 500],
      ['[要100]', 100],
    ],
  },
}

const deviceBefore =
  /(?:iphone|айфон\p{L}*|galaxy|redmi|xiaomi|poco|note|pro|max|model|модел\p{L}*|ps|xbox|rtx|серии|series|mi|honor|watch)\s*$/u

/** The 54 of «платья 48-54 летние» is the end of a span. */
const rangeBefore = /\d\s?[-–—]\s?$/u

/** "A drill with two batteries": what comes along with each is no order. */
const alongBefore = /(?:^|[^\p{L}])(?:with|includ\p{L}+|having|has|plus|с|со|带|含|配|附)\s*$/u

/** 能给两台手机充电: what goods serve. */
const servedBefore = /(?:能|可以?)(?:同时)?[给供充放装]?$/u

/** "Вешалка на 3 крючка", "a rack for 2 bikes": what each is made for. */
const aim = /(?:^|[^\p{L}])(?:на|for)\s+$/u
const mostOfParts = 12

/** "48 latte glasses", "need 60 branded pens": words that nobody knows between a count and its goods. "A 20 litre backpack" and "3 tier racks" measure. */
const beginsCount =
  /(?:^|[.!?;]\s*|(?<![\p{L}\d])(?:need|want|order|buy|get|looking for|about|нужн\p{L}+|надо|хочу|хотим|закаж\p{L}+|куп\p{L}+|ищу|ищем)\s+)$/iu
const unknownBetween =
  /^\s+(?!(?:for|of|with|in|по|для|с|на|или|и|and|or|person|people|man|tier|layer|cup|piece|part|slot|port|hole|pocket|inch|foot|ply|way|speed|mode|volt|watt|day|hour|year|mesh|thread|gauge|местн\p{L}*|ярусн\p{L}*|слойн\p{L}*|предмет\p{L}*)(?!\p{L}))(?:[a-z]+|\p{Script=Cyrillic}+)(?:\s+(?!(?:for|of|with|in|по|для|с|на|или|и|and|or)(?!\p{L}))(?:[a-z]+|\p{Script=Cyrillic}+))?\s+$/iu
const leastBeforeUnknown = 10

/** "100 термокружек", "50 black backpacks": a whole number right before something that has a name counts it. */
/** Batteries that flashlights are named after. */
const batteries: ReadonlySet<number> = new Set([18_650, 21_700, 26_650, 14_500, 16_340])

export const countBeforeGoodsReader: Reader<number> = {
  read(text, { analysis }) {
    const starts = analysis.concepts.map(({ start }) => start)
    const isBeforeGoods = (end: number): boolean =>
      starts.some((start) => start >= end && /^\s*(?:(?!的)\p{Script=Han}\s*)?$/u.test(text.folded.slice(end, start)))
    // "Yoga mats 6 mm, 30 mats": the last word of a name stands for it.
    const nameBehind = (end: number): RegExpExecArray | undefined => {
      const word = /^\s+(\p{L}{3,})(?=\s*(?:$|[,.;!?]))/u.exec(text.folded.slice(end))
      const isNamed = analysis.concepts.some(
        (one) => one.kind === 'type' && one.end <= end && text.folded.slice(one.start, one.end).endsWith(` ${word?.[1]}`),
      )
      return word && isNamed ? word : undefined
    }
    const isBeforeUnknown = (value: number, from: number, end: number): boolean =>
      value >= leastBeforeUnknown &&
      beginsCount.test(text.folded.slice(0, from)) &&
      analysis.concepts.some(({ kind, start }) => kind === 'type' && start > end && unknownBetween.test(text.folded.slice(end, start)))
    const isOfGoods = (value: number, start: number): boolean =>
      value <= mostOfParts &&
      aim.test(text.folded.slice(0, start)) &&
      analysis.concepts.some(({ kind, end }) => kind === 'type' && end <= start)
    const count = text
      .numbers()
      .find(
        ({ value, start, end }) =>
          Number.isInteger(value) &&
          !isOfGoods(value, start) &&
          value >= 1 &&
          !batteries.has(value) &&
          !rangeBefore.test(text.folded.slice(0, start)) &&
          !deviceBefore.test(text.folded.slice(0, start)) &&
          !alongBefore.test(text.folded.slice(0, start)) &&
          !servedBefore.test(text.folded.slice(0, start)) &&
          (isBeforeGoods(end) || nameBehind(end) !== undefined || isBeforeUnknown(value, start, end)),
      )
    if (!count) return []
    const { start, end } = spanOf(count)
    return [{ value: count.value, span: { start, end: end + (nameBehind(end)?.[0].length ?? 0) } }]
  },
  examples: {
    ru: [['[200] футболок', 200], ['кружки 200'], ['вешалка на 3 крючка']],
    en: [
      ['[50] black backpacks', 50],
      ['need [48] latte glasses', 48],
      ['yoga mats 6mm, [30 mats]', 30],
      ['20 person tent'],
      ['iphone 15 case'],
      ['drill with 2 batteries'],
    ],
    zh: [['[3]保温杯', 3], ['26的电磁炉平底锅'], ['能给2台手机充电的充电宝']],
  },
}
