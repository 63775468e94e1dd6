import { analyse } from '@karavan/lexicon/analyse.ts'
import { brands } from '@karavan/lexicon/stopwords.ts'
import type { Evidence, Given } from './evidence.ts'
import { comparisonsHold, type FigureContext, figureContext, figureHolds, holdFor, negator, type Subjects } from './figures.ts'
import { isMoney, unitAt } from './numbers.ts'
import { refPattern } from './refs.ts'

/** Longest sentence that is read at all. */
const longestSentence = 600

/** Ways out of the shop, and what only pretends to be text. */
const outside =
  /https?:|www\.|(?<![\p{L}\p{N}])(?:[a-z0-9-]{2,}\.[a-z]{2,}|[\p{L}\p{N}-]+\.(?:рф|com|ru))(?![\p{L}\p{N}])|@[\p{L}\p{N}_.]{2,}|(?:whats\s?app|we\s?chat|telegram|viber|телеграм|ватсап|вайбер|вотсап|вичат|微信|加v|qq)|(?<!ord-[\d-]{0,12})\+?\d[\d\s()-]{8,}\d|<\/?[a-z!][^>]*>|javascript:|data:|&#?\w+;/iu

/** What only the shop can promise. Allowed where a tool has just said the same word. */
const promises =
  /скидк|промокод|купон|бесплат|даром|гарант|возврат|верн[её]м|вернуть|обмен|акци[яию]|распродаж|таможн|пошлин|растамож|ндс|налог|достав|курьер|оплат|оплач|предоплат|рассрочк|отправлен|отменен|отменён|прибудет|приедет|в пути|подтвержд\p{L}*|собран|получен|завтра|сделан\p{L}* в|произведен\p{L}*|склад\p{L}* в|осталось мало|через (?:\p{L}+ )?(?:день|дн|недел|месяц)|made in|warehouse in|discount|coupon|promo|for free|free of|\bfree\b|guarante|warrant|refund|\breturns?\b|returned|on sale|cash\s?back|customs|\bdut(?:y|ies)\b|\bvat\b|\btax|deliver|shipping|shipped|\bpaid\b|payment|cancelled|canceled|arrive|confirmed|in transit|on (?:its|the|their) way|tomorrow|(?:in|within|next) (?:an? |the )?(?:few )?(?:days?|week|month)|折扣|优惠|打折|免费|包邮|保修|质保|退货|退款|退换|关税|送达|到货|送货|付款|支付|已发|已送|已取消|已确认|已签收|运输中|在途|明天|后天|下周|下个月|产于|产自/giu

/** What the assistant cannot have done and nobody can know: deeds with carts and orders, states of orders without their number, prices to come. */
const deeds =
  /(?<!\p{L})(?:я|мы)\s(?:\p{L}+\s)?(?:отмен|добав|заказа|оформ|оплат|отправ|заброн|перев|верн)\p{L}*(?:ил|ал)[аи]?(?!\p{L})|(?<!\p{L})(?:отправим|списан\p{L}*|подорожа\p{L}*|подешеве\p{L}*)|цен\p{L}*[^.]{0,20}(?:выраст|повыс|упад)|(?<!\p{L})(?:i|we)(?:'ve| have)?\s(?:just |already )?(?:placed|added|ordered|cancell?ed|booked|paid)(?!\p{L})|ships? today|left the warehouse|price[^.]{0,20}(?:will (?:rise|go up|drop))|今天发货|(?:帮|为|给)[您你](?:下单|取消|订购|加入)/iu
const orderWithoutNumber = /(?<!\p{L})ваш\p{L}* заказ|(?<!\p{L})заказ (?:уже|готов|принят|оформлен)|your order|[您你]的订单/iu

/** What nobody says of goods or sellers in the shop's name, whoever wrote it. */
const slander = /подделк|мошенн|обманыва|fraud|scam|counterfeit|假货|骗子|诈骗/iu

/** Praise that only a listing, or what the marketplace says of its seller, can back. */
const praises =
  /качеств|над[её]жн|проверенн|оригинал|подлинн|премиальн|официальн|сертифиц|безопасн|экологичн|прочн|долговечн|фирменн|хит|популярн|рекоменд|quality|reliab|trust|verified|genuine|original|authentic|official|certif|\bsafe|durable|sturdy|premium|popular|recommended by|质量|正品|靠谱|可靠|认证|安全|耐用|优质|结实|热门|爆款/giu

/** Of what somebody else has, or of what the assistant itself is. */
const innards =
  /(?:system|hidden|initial|developer) (?:prompt|message|instruction)|my (?:instructions|prompt|rules)|системн\p{L}* (?:промпт|инструкц|сообщени)|мо(?:и|их|ими) инструкц|系统提示|提示词|(?:other|another) (?:buyer|customer|user)|друг\p{L}* (?:покупател|клиент|пользовател)|其他(?:买家|客户|用户)|api[_ -]?key|(?:access|secret) (?:key|token)|password|парол[ья]|密码/iu

/** The most or the least of a field, with the way to know it. Other superlatives nothing can prove. */
const extremes: readonly [RegExp, keyof Given['order'], 'most' | 'least'][] = [
  [
    /сам\p{L}+ (?:деш|недорог|доступн|низк\p{L}* цен)|дешевле (?:всех|всего|остальн)|lowest price|cheapest|least expensive|最便宜|价格最低/iu,
    'price',
    'least',
  ],
  [/сам\p{L}+ дорог|дороже (?:всех|всего)|most expensive|最贵/iu, 'price', 'most'],
  [
    /(?:минимальн|наименьш|сам\p{L}+ (?:маленьк|низк|небольш))\p{L}* (?:парти|заказ|минимал|moq)|(?:lowest|smallest) (?:moq|minimum|order)|起订量最[低少小]/iu,
    'moq',
    'least',
  ],
  [/сам\p{L}+ (?:ходов|популярн|продаваем)|(?:best|top)[ -]?sell|most (?:popular|sold)|卖得最[好多]|销量最高|最热销/iu, 'sold', 'most'],
  [/быстрее всех|сам\p{L}+ быстр\p{L}* (?:отправ|отгруз)|fastest|quickest|发货最快/iu, 'dispatch', 'least'],
  [/сам\p{L}+ опытн|дольше всех (?:на площадке|работа)|most experienced|longest on the market|开店最久/iu, 'years', 'most'],
]
const anyExtreme =
  /(?<!\p{L})сам(?:ый|ая|ое|ые|ую|ого|ой|ых)(?= \p{L})|наилучш|наиболее|лучше всех|(?<![a-z])(?:the )?(?:most|best|finest|highest|lowest|cheapest|strongest|safest)(?![a-z])|最[好佳强高低多少大小轻重贵便耐]/iu

/** Says that something is not known, which no field can contradict. */
const unknown =
  /не (?:указ|сказан|заявл|знаю|сообща|уточн)|нет (?:данных|сведений|информации)|уточните|not (?:stated|specified|mentioned|listed|known|say)|does(?:n't| not) (?:say|state|mention)|no information|unknown|ask the seller|没有(?:注明|说明|提到|写)|未注明|未说明|不清楚|咨询/iu
/** How many of them: "три варианта", "two options". */
const countWord = /^\s*(?:из|of)?\s*(?:\p{L}+ )?(?:вариант|предложен|товар|карточ|модел|option|offer|product|item|card|one\b|个|款|种|件)/iu
const numberWords: Record<string, number> = {
  два: 2, две: 2, двух: 2, три: 3, трех: 3, трёх: 3, четыре: 4, четырех: 4, пять: 5, пяти: 5, шесть: 6, семь: 7, восемь: 8, девять: 9, десять: 10, одиннадцать: 11, двенадцать: 12, тринадцать: 13, четырнадцать: 14, пятнадцать: 15, шестнадцать: 16, семнадцать: 17, восемнадцать: 18, девятнадцать: 19, двадцать: 20, тридцать: 30, сорок: 40, пятьдесят: 50, шестьдесят: 60, семьдесят: 70, восемьдесят: 80, девяносто: 90, сто: 100, двести: 200, триста: 300, четыреста: 400, пятьсот: 500, шестьсот: 600, семьсот: 700, восемьсот: 800, девятьсот: 900, тысяча: 1000, тысячу: 1000,
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000,
} // biome-ignore format: a table of words
const wordNumber = new RegExp(`(?<!\\p{L})(?:${Object.keys(numberWords).join('|')})(?!\\p{L})`, 'giu')
const hanNumber = /[二两三四五六七八九十百千万]+(?=[%个件元块折天年成倍分])|[一二两三四五六七八九十百千万]+(?=块|元|卢布|美元|欧元)/u
const half =
  /(?<!\p{L})(?:вдвое|втрое|наполовину|полцены|половин\p{L}*|треть|четверть|полтора|полторы|вчетверо|an? (?:third|quarter)|half|twice|double|triple)(?!\p{L})|一半|半价|翻倍|[三四五]分之/iu

/** A currency in words, with the word before it: "за восемьдесят рублей" is a price, "цены в рублях" is none. */
const wordedMoney = /(?<!\p{L})(\p{L}+)\s+(?:рубл\p{L}*|руб|юан\p{L}*|доллар\p{L}*|евро|r(?:o)?ubles?|yuan|dollars?|euros?)(?!\p{L})/giu
const noNumber =
  /^(?:в|во|из|и|или|к|за|на|по|с|от|до|не|для|курс\p{L}*|китайск\p{L}*|российск\p{L}*|to|in|the|of|per|and|or|from|a|chinese|russian)$/iu
/** "Да" alone answers a question that nobody sees. */
const bareAnswer = /^[\s*]*(?:(да|конечно|разумеется|yes|sure|of course|是的?|可以|当然|有的?)|(?:нет|no|没有|不可以|不是))(?![\p{L}])/iu

/** A stretch of a sentence and the offers that it speaks of. */
interface Stretch extends Subjects {
  text: string
  /** Where it begins in its sentence. */
  start: number
}

/**
 * Whether every claim of a sentence stands in what the model was told: its numbers, its properties of offers, its promises, its superlatives. What cannot be
 * proven is not sent; nothing is mended.
 */
export function isProven(sentence: string, evidence: Evidence, prompt: ReadonlySet<string>): boolean {
  if (sentence.length > longestSentence || repeats(sentence, prompt)) return false
  if ([outside, innards, slander, deeds].some((pattern) => pattern.test(sentence))) return false
  const refs = [...sentence.matchAll(refPattern)].map((match) => evidence.find(match[1]!))
  if (refs.some((ref) => ref === undefined)) return false
  const named = refs as Given[]
  const context = figureContext(sentence, evidence)
  const stretches = stretchesOf(context)
  return (
    stretches.every((stretch) => numbersHold(stretch, context)) &&
    stretches.every((stretch) => propertiesHold(stretch, context)) &&
    comparisonsHold(context) &&
    answerHolds(context) &&
    ordersHold(sentence, evidence) &&
    promisesHold(sentence, evidence, named) &&
    praisesHold(sentence, evidence, named) &&
    extremesHold(sentence, evidence, named) &&
    brandsHold(sentence, evidence)
  )
}

/** What follows the name of an offer is said of it; what stands before the first name, of any of those that are named, else of any there is. */
function stretchesOf({ sentence, names, evidence }: FigureContext): Stretch[] {
  const given = names.map((name) => name.given)
  if (names.length === 0) return [{ text: sentence, start: 0, of: evidence.all, isNamed: false }]
  const between = (at: number): string => sentence.slice(names[at - 1]!.end, names[at]!.start).trim()
  const stretches: Stretch[] = [{ text: sentence.slice(0, names[0]!.start), start: 0, of: given, isNamed: true }]
  names.forEach(({ end }, at) => {
    const text = sentence.slice(end, names[at + 1]?.start)
    // "[A] и [B]: сталь, 500 мл" is said of both.
    const isListed = text.trim().length <= 4 && names[at + 1] !== undefined
    if (isListed) return
    let first = at
    while (first > 0 && between(first).length <= 4) first -= 1
    stretches.push({ text, start: end, of: given.slice(first, at + 1), isNamed: true })
  })
  return stretches
}

function numbersHold(stretch: Stretch, context: FigureContext): boolean {
  const { text, start: from } = stretch
  if (half.test(text) || hanNumber.test(text)) return false
  const isWorded = (word: string): boolean => !noNumber.test(word) && numberWords[word.toLowerCase()] === undefined
  if ([...text.matchAll(wordedMoney)].some(([, word]) => isWorded(word!))) return false
  const { evidence } = context
  const counts = (value: number, end: number): boolean => value <= evidence.all.length && countWord.test(text.slice(end))
  const to = from + text.length
  const own = context.numbers.filter(({ start }) => start >= from && start < to)
  return (
    own.every((number) => counts(number.value, number.end - from) || figureHolds(number, stretch, context)) &&
    [...text.matchAll(wordNumber)].every((match) => {
      const [start, end] = [match.index, match.index + match[0].length]
      const value = numberWords[match[0].toLowerCase()]!
      const number = { value, unit: unitAt(text, start, end), start: from + start, end: from + end }
      return counts(value, end) || figureHolds(number, stretch, context) || (!isMoney(number.unit) && evidence.wasSaid(match[0]))
    })
  )
}

/** Properties, colours and materials that a stretch speaks of must be stated by the offers, and denials denied by them. */
function propertiesHold(stretch: Stretch, context: FigureContext): boolean {
  const { text, of, isNamed } = stretch
  if (of.length === 0 || unknown.test(context.sentence)) return true
  const { concepts } = analyse(text, { fuzzy: false })
  const some = (holds: (one: Given) => boolean): boolean => holdFor(stretch, context, holds)
  return concepts.every(({ kind, conceptId, isNegated, start, end }) => {
    if (kind === 'type' || kind === 'theme') return true
    const word = text.slice(start, end)
    // What the buyer asks for may be named where nothing is said of an offer.
    if (!isNamed && !context.isOfAll && context.evidence.wasSaid(word)) return true
    const isDenied = isNegated === true || negator.test(text)
    if (kind === 'color') return some(({ facts }) => facts.colors.includes(conceptId) !== isDenied)
    if (kind === 'material') return some(({ facts }) => facts.materials.includes(conceptId) !== isDenied)
    return some(({ facts }) => facts.says(conceptId)?.verdict === (isDenied ? 'no' : 'yes'))
  })
}

/** "Да, подойдёт." says nothing that could be looked up. */
function answerHolds({ sentence, numbers, evidence }: FigureContext): boolean {
  const answer = bareAnswer.exec(sentence)
  if (!answer || numbers.length > 0 || sentence.trimEnd().endsWith('?')) return true
  if (answer[1] === undefined && evidence.all.length === 0) return true
  return analyse(sentence.slice(answer[0].length), { fuzzy: false }).concepts.length > 0
}

/** What is said of an order names it, and it is one of the buyer's. */
const ordersHold = (sentence: string, evidence: Evidence): boolean =>
  evidence.areOrdersKnown(sentence) && (!orderWithoutNumber.test(sentence) || /ORD-/i.test(sentence))

function promisesHold(sentence: string, evidence: Evidence, named: readonly Given[]): boolean {
  const of = named.length > 0 ? named : evidence.all
  return [...sentence.matchAll(promises)].every(([word]) => evidence.hasWord(word, of) || evidence.ordersSay(word, sentence))
}

function praisesHold(sentence: string, evidence: Evidence, named: readonly Given[]): boolean {
  if (unknown.test(sentence)) return true
  const of = named.length > 0 ? named : evidence.all
  return [...sentence.matchAll(praises)].every(([word]) => evidence.wasNamed(word, of))
}

/** Whether words that are no claim of an offer (what to search for, an answer to choose) lead nowhere and promise nothing. */
export const isHarmless = (words: string): boolean =>
  !outside.test(words) && !innards.test(words) && words.search(promises) < 0 && !/[<>{}\\`|]|\d\s*[%％]/u.test(words)

function extremesHold(sentence: string, evidence: Evidence, named: readonly Given[]): boolean {
  let rest = sentence
  for (const [pattern, field, wants] of extremes) {
    if (!pattern.test(sentence)) continue
    rest = rest.replace(pattern, ' ')
    const values = evidence.all.map(({ order }) => order[field])
    const [best] = named.map(({ order }) => order[field])
    if (named.length === 0 || best === undefined || values.some((value) => value === undefined)) return false
    const end = wants === 'least' ? Math.min(...(values as number[])) : Math.max(...(values as number[]))
    if (!named.some(({ order }) => order[field] === end)) return false
  }
  return !anyExtreme.test(rest)
}

/** A brand that neither a listing nor the buyer has named. */
const brandsHold = (sentence: string, evidence: Evidence): boolean =>
  (sentence.toLowerCase().match(/[\p{L}]+/gu) ?? []).every((word) => !brands.has(word) || evidence.wasNamed(word, evidence.all))

/** Words in a row that are no accident. */
const run = 7
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
/** Every run of so many words in a text that must not come out. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(0, Math.max(0, words.length - run + 1)).map((_, at) => words.slice(at, at + run).join(' ')))
}
function repeats(sentence: string, prompt: ReadonlySet<string>): boolean {
  const words = wordsOf(sentence)
  return words.some((_, at) => at + run <= words.length && prompt.has(words.slice(at, at + run).join(' ')))
}
