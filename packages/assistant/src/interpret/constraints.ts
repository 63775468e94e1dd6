import type { Dimension, Facet, WishedMeasure, WishedPrice } from '../wish.ts'
import { B, E, NUM, pattern, re, type Scan, type Taken } from './scan.ts'

/** A price as it was said; without a currency where none was named. Amounts are minor units (hundredths). */
export interface SaidPrice extends Omit<WishedPrice, 'currency'> {
  currency?: string
}

/** What one message says beside the goods themselves. */
export interface SaidConstraints {
  price?: SaidPrice
  /** A sum for the whole lot. */
  budget?: { currency?: string; minor: number }
  quantity?: number
  maxMoq?: number
  maxDispatchHours?: number
  sellerName?: string
  factoryOnly?: boolean
  minSellerYears?: number
  trustedSeller?: boolean
  sort?: 'price' | 'sales'
  /** "No matter what colour": facets the buyer gives up. */
  drops: Facet[]
}

const rub = String.raw`(?:₽|руб(?:\.|лей|ля|лях|ль|лями)?${E}|р\.?${E}|rub(?:les?|s)?${E}|roubles?${E}|卢布)`
const cny = `(?:[¥￥]|юан(?:ей|я|ь|ях|ями)${E}|cny${E}|rmb${E}|yuans?${E}|块钱?|元|人民币)`
const usd = String.raw`(?:\$|usd${E}|доллар(?:ов|а|ы|ах)?${E}|бакс(?:ов|а|ы)?${E}|dollars?${E}|bucks?${E}|美元|美金|刀)`
const eur = `(?:€|eur(?:os?)?${E}|евро${E}|欧元?)`
const currencyAfter = String.raw`(?:\s?(?:(?<rub>${rub})|(?<cny>${cny})|(?<usd>${usd})|(?<eur>${eur})))`
const currencyBefore = String.raw`(?:(?<rubBefore>₽)|(?<cnyBefore>[¥￥]|rmb|cny)|(?<usdBefore>\$|us\$|usd)|(?<eurBefore>€|eur))\s?`
const anyCurrency = `(?:${rub}|${cny}|${usd}|${eur})`

/** Words for pieces that follow a count. */
const pieces = String.raw`(?:шт(?:\.|ук[аиуе]?|учек|уки|учки)?${E}|единиц[аыу]?${E}|экземпляр\p{L}*|пар[аыу]?${E}|комплект\p{L}*|набор(?:а|ов)?${E}|упаков\p{L}*|короб(?:ок|ки)${E}|pcs\.?${E}|pieces?${E}|pc${E}|units?${E}|items?${E}|pairs?${E}|sets?${E}|packs?${E}|boxes${E}|of\s+(?:them|these|those|each)${E}|[个個件只双对套条把台盒箱打款支包张瓶份块顶副盏本](?![\p{Script=Han}]*钱))`
const upTo = String.raw`(?:не\s+(?:дороже|больше|более|выше|свыше)(?:\s+чем)?|(?<!не\s)(?:по)?дешевле(?:\s+чем)?|до|(?<!не\s)(?:ниже|меньше|менее)|максимум|макс\.?|в\s+пределах|в\s+районе\s+до|под|за|по|no\s+more\s+than|not\s+more\s+than|at\s+most|up\s+to|under|below|(?<!\b(?:no|not)\s)less\s+than|cheaper\s+than|lower\s+than|within|max(?:imum)?|不超过|不高于|(?:不要|别|不能|不可)超过|(?<!不)(?:低于|小于)|最多|最高|不到|<=?|≤)`
const from = String.raw`(?:от|не\s+(?:дешевле|меньше|менее|ниже)(?:\s+чем)?|(?<!не\s)(?:дороже|больше|более|выше|свыше)(?:\s+чем)?|минимум|начиная\s+с|from|over|above|(?<!\b(?:no|not)\s)more\s+than|at\s+least|starting\s+(?:at|from)|min(?:imum)?|(?:no|not)\s+less\s+than|不低于|(?<![不别要能可])(?:高于|超过|大于)|至少|>=?|≥)`
const about = String.raw`(?:около|примерно|порядка|приблизительно|где-?то|в\s+районе|~|≈|about|around|approximately|approx\.?|roughly|circa|大约|大概|约|差不多)`
const perPiece = String.raw`(?:\s*(?:за\s+(?:одну\s+|1\s+)?(?:штук[уи]|шт\.?|единицу|кружку|пару|один|одну|каждую|каждый)${E}|(?:/|в)\s?шт(?:ук[ауи])?\.?${E}|каждая${E}|(?:/|per\s+|a\s+)\s?(?:piece|pc|pcs|unit|item|pair)${E}|each${E}|apiece${E}|/\s?[个件只双]|一[个件只双套条]|每[个件只双套条]|单价))`
const forAll = String.raw`(?:на\s+вс[ею]|за\s+вс[ею]|на\s+всю\s+партию|за\s+(?:всю\s+)?партию|всего|итого|общ(?:ий|ая|ая\s+сумма)|in\s+total|total|altogether|for\s+(?:all|everything|the\s+lot)|overall|总共|一共|总价|总计|合计)`
const budgetWord = String.raw`(?:бюджет\p{L}*|сумм[аыу]|денег|budget|预算)`
const moqWord = String.raw`(?:минимальн(?:ый|ого|ом|ая|ой)\s+(?:заказ\p{L}*|парти\p{L}*)|миним?алк\p{L}*|мин\.?\s?(?:заказ\p{L}*|парти\p{L}*)|moq|min(?:imum)?\.?\s+(?:order|qty|quantity|purchase)(?:\s+quantity)?|起订量?|起批量?|最小起订量?|最低起订)`

/** "Of/is/:" between a word and its number. */
const link = String.raw`(?:\s*(?:[:=—–-]|это|в|is|of|=|是|在|为)?\s*)`

function currencyOf(taken: Taken): string | undefined {
  for (const [code, names] of Object.entries({
    RUB: ['rub', 'rubBefore'],
    CNY: ['cny', 'cnyBefore'],
    USD: ['usd', 'usdBefore'],
    EUR: ['eur', 'eurBefore'],
  })) {
    if (names.some((name) => taken.group(name))) return code
  }
  return undefined
}

const minorOf = (amount: number): number => Math.round(amount * 100)
const rangePatterns = [
  re`${B}(?:от|from|between|с|从)\s?(?:${currencyBefore})?${NUM}(?:${anyCurrency})?\s*(?:до|to|and|по|到|至|-|–|—)\s?(?:\$|€|¥|￥)?${NUM}${currencyAfter}?(?!\s?${pieces})`,
  re`${currencyBefore}${NUM}\s?[-–—~～]\s?(?:\$|€|¥|￥)?${NUM}`,
  re`${NUM}\s?(?:[-–—~～到至])\s?${NUM}${currencyAfter}`,
]

const maxPatterns = [
  // A marker and a currency leave no doubt; a marker alone does unless pieces or a measure follow.
  re`${B}${upTo}${link}${currencyBefore}${NUM}`,
  re`${B}${upTo}${link}${NUM}${currencyAfter}`,
  re`${NUM}${currencyAfter}?\s?(?:以内|以下|之内|之下|封顶)`,
  re`${currencyBefore}${NUM}\s?(?:以内|以下|之内|or\s+(?:less|under|below|cheaper))`,
  re`${NUM}${currencyAfter}\s?(?:или\s+(?:дешевле|меньше)|or\s+(?:less|under|below|cheaper)|max(?:imum)?|максимум|макс\.?|и\s+(?:дешевле|ниже|меньше)|tops)${E}`,
]
const minPatterns = [
  re`${B}${from}${link}${currencyBefore}${NUM}`,
  re`${B}${from}${link}${NUM}${currencyAfter}`,
  re`${NUM}${currencyAfter}\s?(?:以上|起|и\s+(?:выше|дороже|больше)|or\s+more|and\s+(?:up|above))`,
]
const aboutPatterns = [
  re`${about}\s?${currencyBefore}${NUM}`,
  re`${about}\s?${NUM}${currencyAfter}`,
  re`${NUM}${currencyAfter}\s?(?:左右|上下|или\s+около|or\s+so|примерно)`,
]
/** "До 500 набор ножей": one set in the nominative is the goods at a price, not a count of sets. */
const oneOfGoods = `(?:набор|комплект|упаковка|коробка|пара|set|pack)${E}`
/** Without a currency: only where nothing else can be counted by the number. */
const notCounted = String.raw`(?!\s?(?!${oneOfGoods})${pieces})(?!\s?(?:час|сут|дн|лет|год|hour|day|year|小时|天|年|h${E}|мл|мм|см|м${E}|ml|cm|mm|кг|кол))`
const bareMax = re`${B}(?:${upTo})${link}${NUM}${notCounted}`
const bareMaxAfter = re`${NUM}\s?(?:以内|以下|之内)`
const bareMin = re`${B}(?:дороже|не\s+дешевле|выше|от|from|over|above|more\s+than|高于|超过)${link}${NUM}${notCounted}`
const bareAbout = re`${about}\s?${NUM}${notCounted}`
const bareAboutAfter = re`${NUM}\s?左右`
const plainPrice = [re`${currencyBefore}${NUM}`, re`${NUM}${currencyAfter}`]
const priceWord = String.raw`(?:цен(?:а|ой|ы|е|у)|стоимость\p{L}*|price[ds]?|价格|价位|单价)`

/**
 * Reads prices, quantities, minimum orders, dispatch, sellers and order out of a message. `measures` are the stretches that are measures ("500 мл"),
 * so that their numbers are taken for nothing else. Where a number could be two things, the nearer word decides; one with no word at all is left.
 */
export function readConstraints(scan: Scan, counted?: CountedGoods): SaidConstraints {
  const said: SaidConstraints = { drops: readDrops(scan), ...(counted ? { quantity: counted.quantity } : {}) }
  readMoq(scan, said)
  readSeller(scan, said)
  readDispatch(scan, said)
  readCountRange(scan, said)
  readBudget(scan, said)
  readPrice(scan, said)
  if (counted?.isLot) toBudget(said)
  readQuantity(scan, said)
  settleBudget(said)
  return said
}

const facetWords: [Facet, string][] = [
  ['price', String.raw`(?:цен\p{L}*|стоимост\p{L}*|бюджет\p{L}*|price|cost|budget|价格|价钱|预算)`],
  ['color', String.raw`(?:цвет\p{L}*|расцветк\p{L}*|colou?rs?|颜色)`],
  ['material', String.raw`(?:материал\p{L}*|materials?|材质|材料)`],
  [
    'measure',
    String.raw`(?:объ[её]м\p{L}*|литраж\p{L}*|[её]мкост\p{L}*|длин\p{L}*|вес\p{L}*|capacity|volume|length|weight|容量|长度|重量|规格)`,
  ],
  ['size', String.raw`(?:размер\p{L}*|sizes?|尺码|尺寸|大小)`],
  ['moq', String.raw`(?:${moqWord}|количеств\p{L}*)`],
  [
    'dispatch',
    String.raw`(?:срок\p{L}*(?:\s+отправк\p{L}*)?|отправк\p{L}*|dispatch(?:\s+time)?|shipping(?:\s+(?:time|speed))?|发货时间|发货)`,
  ],
  ['seller', String.raw`(?:продав(?:ец|ца|цу|цом)|поставщик\p{L}*|seller|supplier|卖家|商家)`],
  ['feature', String.raw`(?:особенност\p{L}*|назначени\p{L}*|свойств\p{L}*|features?|特点|功能)`],
  [
    'audience',
    String.raw`(?:для\s+кого|кому|пол${E}|возраст\p{L}*|who(?:\s+(?:it\s+is|they\s+are|it's))?\s+for|audience|gender|适用人群|人群|性别)`,
  ],
  ['season', String.raw`(?:сезон\p{L}*|время\s+года|seasons?|季节)`],
  ['style', String.raw`(?:стил[ьяею]\p{L}*|styles?|风格)`],
  ['theme', String.raw`(?:тем[аыуе]${E}|тематик\p{L}*|themes?|主题)`],
]
const careless = String.raw`(?:без\s+уч[её]та|не\s*(?:важ(?:ен|на|но|ны)|принципиал\p{L}*|имеет\s+значения)|независимо\s+от|без\s+разницы|без\s+ограничени[йя]\s+(?:по|на)|люб(?:ой|ая|ое|ые|ого|ом|ую)|any|regardless\s+of|ignor(?:e|ing)|never\s*mind(?:\s+the)?|forget(?:\s+about)?(?:\s+the)?|no\s+limit\s+on|不限|不考虑|忽略|任意|任何)`
const carelessAfter = String.raw`(?:(?:мне\s+)?не\s*(?:важ(?:ен|на|но|ны)|принципиал\p{L}*|имеет\s+значения)|люб(?:ой|ая|ое|ые)|без\s+разницы|do(?:es)?\s*n['o]?t\s+matter|is\s+not\s+important|is\s+n[o']t\s+important|不限|无所谓|都行|都可以|随便|不重要)`

const facetPatterns = facetWords.map(([facet, word]) => ({
  facet,
  before: pattern(
    String.raw`${B}${careless}\s*(?:какого\s+|какой\s+|какая\s+|какие\s+|the\s+|по\s+)?${facet === 'price' ? '' : '(?!цен)'}${word}`,
  ),
  after: pattern(String.raw`${word}\s*(?:[,–—-]\s*)?(?:мне\s+)?${carelessAfter}`),
}))

function readDrops(scan: Scan): Facet[] {
  const drops: Facet[] = []
  for (const { facet, before, after } of facetPatterns) {
    if (facet === 'moq' && scan.has(re`(?:без|no|without)\s*${moqWord}`)) continue
    if (scan.take(after) ?? scan.take(before)) drops.push(facet)
  }
  if (
    scan.take(
      re`${B}(?:(?:не\s*важно|без\s+разницы),?\s+сколько\s+(?:это\s+)?сто[ия]т|сколько\s+(?:это\s+)?сто[ия]т,?\s+(?:не\s*важно|без\s+разницы))${E}`,
    )
  )
    drops.push('price')
  return [...new Set(drops)]
}

function readMoq(scan: Scan, said: SaidConstraints): void {
  const none = re`(?:${B}(?:без|no|without|zero)\s+(?:any\s+|ограничений\s+по\s+)?${moqWord}|${B}(?:no|without)\s+(?:a\s+)?minimum${E}|无起订量?|不限起订量?|没有起订量?|${B}поштучно${E}|${B}(?:от|с|from)\s+${NUM}\s*(?:шт(?:уки|\.)?|единицы|piece|pc|pcs|unit|экземпляра)${E}|${NUM}件(?:代发|起发|起卖)|单件(?:起批|代发))`
  const single = scan.peek(none)
  if (single && (single.number(0) ?? 1) === 1) {
    scan.take(none)
    said.maxMoq = 1
    return
  }
  const bound = scan.take(re`${moqWord}${link}(?:${upTo}|${from}|${about})?${link}${NUM}\s?${pieces}?(?:以内|以下)?`)
  if (bound) said.maxMoq = count(bound.number(0))
  const lots = scan.take(re`${NUM}\s?[个件只双套]\s?(?:起批|起订|起发)`)
  if (lots) said.maxMoq = count(lots.number(0))
}

function readSeller(scan: Scan, said: SaidConstraints): void {
  const named = scan.take(
    re`(?:${B}(?:у|от|из)?\s*(?:продавца|продавец|магазина|магазин|поставщика|поставщик)\s*:?\s*|${B}(?:from|by)?\s*(?:the\s+)?(?:seller|shop|store|supplier|vendor)\s*:?\s*(?:called\s+|named\s+)?|(?:卖家|店铺|商家|供应商)(?:叫|是)?[：:]?)(?:[«"“「](?<quoted>[^»"”」\n]{2,60})[»"”」]|(?<plain>[a-z][a-z0-9&'-]+(?:\s+[a-z0-9&'-]+){0,4})(?=\s*(?:[,.;!?\n]|$)))`,
  )
  const name = named?.group('quoted') ?? named?.group('plain')
  // "Sellers only", "shop with ..." go on, they name nobody.
  if (name && !/^(?:only|with|from|who|that|is|in|and|for|has|at|should)\b/.test(name)) said.sellerName = name.trim()
  const years = scan.take(
    re`(?:${B}(?:продав(?:ец|цы|ца|цов|цом|цами)|поставщик\p{L}*|магазин\p{L}*|sellers?|suppliers?|shops?|vendors?)[^\n,.]{0,24}?(?:${from}|старше|на\s+площадке)\s*${NUM}\s*(?:лет|год\p{L}*|years?)(?:\s+на\s+(?:площадке|рынке))?|${NUM}\s?\+?\s*(?:-\s?)?(?:лет\s+на\s+(?:площадке|рынке)|years?\s+(?:old\s+)?(?:seller|supplier|shop|on\s+the)\p{L}*)|${NUM}\s?年以?上?(?:的)?(?:老店|卖家|商家|店铺|诚信通))`,
  )
  if (years) said.minSellerYears = count(years.number(0))
  if (
    scan.take(
      re`(?:${B}(?:напрямую\s+)?(?:от|с|у|из)\s+(?:производител\p{L}*|фабрик\p{L}*|завод\p{L}*|изготовител\p{L}*)|${B}(?:только\s+)?(?:производител[ьи]|фабрик[аи]|фабричн\p{L}*)${E}|${B}(?:factory\s+direct|direct\s+from\s+(?:the\s+)?(?:factory|manufacturer)|from\s+(?:a\s+|the\s+)?(?:factory|factories|manufacturers?)|factory\s+(?:only|sellers?|suppliers?|prices?)|manufacturers?\s+only)${E}|工厂直[销供营]|源头工厂|厂家(?:直[销供营])?|工厂(?:货|店)?)`,
    )
  )
    said.factoryOnly = true
  if (
    scan.take(
      re`(?:${B}(?:у\s+|от\s+)?(?:проверенн|над[её]жн|хорош|честн|опытн)\p{L}*\s+(?:продав\p{L}*|поставщик\p{L}*|магазин\p{L}*)|${B}(?:продав\p{L}*|поставщик\p{L}*)\s+(?:проверенн|над[её]жн|опытн)\p{L}*|${B}(?:trusted|verified|reliable|reputable|good|experienced)\s+(?:sellers?|suppliers?|shops?|vendors?)|(?:靠谱|可靠|信誉好|诚信|优质)的?(?:卖家|商家|店铺|供应商|厂家))`,
    )
  )
    said.trustedSeller = true
}

function readDispatch(scan: Scan, said: SaidConstraints): void {
  const hours = scan.take(
    re`(?:(?:отправ\p{L}*|отгруз\p{L}*|dispatch\p{L}*|ship\p{L}*|发货)[^\n,.\uE000]{0,16}?${NUM}\s?(?:-?ти\s+)?(?:час\p{L}*|ч${E}|hours?|hrs?|h${E}|小时)(?:内)?|${NUM}\s?(?:小时|h)\s?(?:内)?(?:发货|发出|出货)|${NUM}\s?-?(?:hours?|h|hrs?)\s+(?:dispatch|shipping|shipment))`,
  )
  if (hours) {
    said.maxDispatchHours = count(hours.number(0))
    return
  }
  const days = scan.take(
    re`(?:(?:отправ\p{L}*|отгруз\p{L}*|dispatch\p{L}*|ship\p{L}*|发货)[^\n,.\uE000]{0,16}?${NUM}\s?(?:дн\p{L}*|сут\p{L}*|days?|天)|${NUM}\s?天内?(?:发货|发出))`,
  )
  if (days) {
    said.maxDispatchHours = (count(days.number(0)) ?? 1) * 24
    return
  }
  if (
    scan.take(
      re`(?:(?:отправ\p{L}*|отгруз\p{L}*)\s+(?:сегодня|в\s+тот\s+же\s+день|в\s+течение\s+(?:суток|дня)|за\s+сутки)|(?:в\s+течение\s+суток|за\s+сутки)\s+(?:отправ\p{L}*|отгруз\p{L}*)|same[\s-]day\s+(?:dispatch|shipping)|(?:next|one)[\s-]day\s+(?:dispatch|shipping)|当天发货?|隔天发货|次日发货)`,
    )
  ) {
    said.maxDispatchHours = 24
    return
  }
  if (
    scan.take(
      re`(?:${B}(?:с\s+)?быстр\p{L}*\s+(?:отправ\p{L}*|отгруз\p{L}*|доставк\p{L}*)|${B}(?:отправ\p{L}*|отгруз\p{L}*|доставк\p{L}*)\s+(?:по)?быстр\p{L}*|${B}срочн\p{L}*(?:\s+(?:отправ\p{L}*|доставк\p{L}*))?${E}|${B}(?:with\s+)?(?:fast|quick|rapid|express)(?:er)?\s+(?:shipping|dispatch|delivery|shipment)|${B}ships?\s+(?:fast|quickly)|发货(?:要)?快|快速?发货|急用|加急)`,
    )
  )
    said.maxDispatchHours = 48
}

/** How many of the goods, by their own name, and whether the price before it is for all of them: "5000 рублей за 50 кружек". */
export interface CountedGoods {
  quantity: number
  isLot: boolean
}

const countMarker = pattern(
  String.raw`${B}(?:не\s+(?:больше|более|свыше)(?:\s+чем)?|до|максимум|по|(?<lot>за|for)|no\s+more\s+than|not\s+more\s+than|at\s+most|up\s+to|max(?:imum)?)\s*$`,
)
/** Adjectives between a count and its goods: "100 белых кружек", "50 black mugs". */
const adjectives = /^\s*(?:\p{Script=Cyrillic}+[ыи]х\s+|[a-z]+\s+){0,2}$/u
const moneyBefore = pattern(`(?:\\d(?:${anyCurrency})|\\d\\s(?:${anyCurrency})|(?:[$€¥￥₽]|usd|eur|rmb)\\s?[\\d .,]*\\d)\\s*$`)

/**
 * "До 100 кружек", "up to 100 mugs": a count of goods, which would else be taken for a price. The form of the word tells: after a count it is in the
 * genitive plural, and "до 100 кружки" are mugs for up to 100 roubles. `goods` are the stretches that name kinds of goods in a form of theirs.
 */
export function readCountedGoods(scan: Scan, goods: readonly { start: number; end: number }[]): CountedGoods | undefined {
  for (const { start, end } of goods) {
    const word = scan.folded.slice(start, end)
    if (!(/\p{Script=Cyrillic}/u.test(word) ? /[^аеиоуыэюя]$/u : /s$/u).test(word)) continue
    const number = scan.numbers().find((span) => span.end <= start && adjectives.test(scan.folded.slice(span.end, start)))
    const quantity = number && count(number.value)
    if (!quantity || quantity < 2) continue
    const marker = countMarker.exec(scan.folded.slice(0, number.start))
    if (!marker) continue
    const isLot = marker.groups?.lot !== undefined && moneyBefore.test(scan.folded.slice(0, marker.index))
    // "A holder for 2 phones" names what it is for.
    if (marker.groups?.lot === 'for' && !isLot) continue
    scan.takeSpan(marker.index, number.end)
    return { quantity, isLot }
  }
  return undefined
}

/** A price that turned out to be for the whole lot. */
function toBudget(said: SaidConstraints): void {
  if (said.price?.max === undefined) return
  said.budget = { ...(said.price.currency ? { currency: said.price.currency } : {}), minor: said.price.max }
  delete said.price
}

const forCount = String.raw`\s*(?:(?:за|for)\s+|能?买|采购|订)${NUM}\s?${pieces}`
/** "До 5000 рублей за 50 штук", "$500 for 50 pcs", "500元买50个". */
const lotPatterns = [
  re`(?:${B}${upTo}${link})?${currencyBefore}${NUM}${forCount}`,
  re`(?:${B}${upTo}${link})?${NUM}${currencyAfter}${forCount}`,
]

function readLot(scan: Scan, said: SaidConstraints): boolean {
  for (const wanted of lotPatterns) {
    const found = scan.peek(wanted)
    const [amount, quantity] = [found?.number(0), count(found?.number(1))]
    // "За 1 штуку" is the price of a piece.
    if (!found || amount === undefined || quantity === undefined || quantity < 2) continue
    scan.take(wanted)
    const currency = currencyOf(found)
    said.budget = { ...(currency ? { currency } : {}), minor: minorOf(amount) }
    said.quantity = quantity
    return true
  }
  return false
}

function readBudget(scan: Scan, said: SaidConstraints): void {
  if (readLot(scan, said)) return
  const patterns = [
    re`${budgetWord}${link}(?:${upTo}|${about})?${link}(?:${currencyBefore})?${NUM}${currencyAfter}?(?<each>${perPiece})?`,
    re`(?:${currencyBefore})?${NUM}${currencyAfter}?\s*(?:${forAll}|${budgetWord})`,
    re`${forAll}${link}(?:${upTo}|${about})?${link}(?:${currencyBefore})?${NUM}(?!\s?${pieces})${currencyAfter}?`,
  ]
  for (const pattern of patterns) {
    const taken = scan.take(pattern)
    const amount = taken?.number(0)
    if (!taken || amount === undefined) continue
    const currency = currencyOf(taken)
    if (taken.group('each')) said.price = { ...(currency ? { currency } : {}), max: minorOf(amount) }
    else said.budget = { ...(currency ? { currency } : {}), minor: minorOf(amount) }
    scan.take(re`${forAll}`)
    return
  }
}

function readPrice(scan: Scan, said: SaidConstraints): void {
  if (said.price) return
  const price: SaidPrice = {}
  const note = (taken: Taken): void => {
    const currency = currencyOf(taken)
    if (currency) price.currency = currency
  }
  const range = firstOf(scan, rangePatterns)
  if (range) {
    const [low, high] = [range.number(0), range.number(1)]
    note(range)
    if (low !== undefined) price.min = minorOf(low)
    if (high !== undefined) price.max = minorOf(high)
  } else {
    const taken = { max: firstOf(scan, maxPatterns), min: firstOf(scan, minPatterns), target: firstOf(scan, aboutPatterns) }
    for (const side of ['max', 'min', 'target'] as const) {
      const found = taken[side]
      const amount = found?.number(0)
      if (!found || amount === undefined) continue
      price[side] = minorOf(amount)
      note(found)
    }
    if (price.max === undefined && price.min === undefined && price.target === undefined) readBarePrice(scan, price, note)
  }
  if (price.max === undefined && price.min === undefined && price.target === undefined) return
  if (price.min !== undefined && price.max !== undefined && price.min > price.max) [price.min, price.max] = [price.max, price.min]
  scan.take(re`${perPiece}`)
  scan.take(re`${B}${priceWord}(?:\s+(?:за\s+штуку|до|не))?${E}`) ?? scan.take(re`价格|价位|单价`)
  if (scan.take(re`${forAll}`) && price.max !== undefined) {
    said.price = price
    toBudget(said)
    return
  }
  said.price = price
}

function readBarePrice(scan: Scan, price: SaidPrice, note: (taken: Taken) => void): void {
  // "Оптом от 50" counts goods, and so does "100 за 400" before its marker: quantities named by their word go first.
  const wholesale = scan.has(re`${wholesaleFrom}`)
  const sides: ['max' | 'min' | 'target', RegExp[]][] = [
    ['target', [bareAbout, bareAboutAfter]],
    ['max', [bareMax, bareMaxAfter]],
    ['min', wholesale ? [] : [bareMin]],
    ['max', [...plainPrice, re`${priceWord}${link}${NUM}${notCounted}`]],
  ]
  for (const [side, patterns] of sides) {
    const found = firstOf(scan, patterns)
    const amount = found?.number(0)
    if (!found || amount === undefined) continue
    price[side] = minorOf(amount)
    note(found)
    if (side === 'min') {
      const top = scan.take(bareMax)?.number(0)
      if (top !== undefined) price.max = minorOf(top)
    }
    return
  }
}

const wholesaleFrom = String.raw`${B}(?:опт(?:ом|овая\s+партия|ова\p{L}*)?|парти(?:я|ю|ей|и)|лот|wholesale|bulk|批发|批量)\s*(?:${from}|${about}|в|of)?\s*${NUM}\s?${pieces}?`

/** "От 50 до 100 штук", "50-100 pcs": prices are taken at the least, and the minimum order may be up to the most. "20-30块" is money. */
const countRange = re`(?:${B}(?:от|с|from|between|从)\s?)?${NUM}\s?(?:${pieces}\s?)?(?:до|по|to|and|[-–—~～到至])\s?${NUM}\s?(?!块)${pieces}`

function readCountRange(scan: Scan, said: SaidConstraints): void {
  const range = scan.take(countRange)
  const [least, most] = [count(range?.number(0)), count(range?.number(1))]
  if (least === undefined || most === undefined) return
  said.quantity = Math.min(least, most)
  said.maxMoq ??= Math.max(least, most)
}

/** A count of pieces is a quantity whatever marker stands beside it ("по 50 штук", "up to 100 pcs", "100个以内"); it never bounds the price. */
function readQuantity(scan: Scan, said: SaidConstraints): void {
  if (said.quantity !== undefined) return
  const patterns = [
    re`${wholesaleFrom}`,
    re`${B}(?:количеств\p{L}*|кол-?во|тираж\p{L}*|quantity|qty|数量|采购量)${link}(?:${upTo}|${from}|${about})?${link}${NUM}\s?${pieces}?`,
    re`(?:${B}(?:${from}|${upTo}|${about}|при|на|for|x|х|×)\s*)?${NUM}\s?\+?\s?${pieces}(?:\s?(?:左右|以上|以内|以下|之内))?`,
    re`${NUM}\s?(?:x|х|×)${E}`,
    re`${B}(?:x|х|×)\s?${NUM}`,
    re`(?:要|买|采购|订|来|拿)\s?${NUM}`,
  ]
  for (const pattern of patterns) {
    const taken = scan.take(pattern)
    const value = count(taken?.number(0))
    if (value === undefined) continue
    said.quantity = value
    return
  }
  // "Сотню кружек", "a dozen mugs": the number is a count by itself.
  const counting = scan.numbers().find((span) => span.counting)
  if (counting) {
    said.quantity = count(counting.value)
    scan.takeSpan(counting.start, counting.end)
  }
}

/** "The cheapest", "best sellers". Read after the relative wishes: "cheaper" is one of those once something was shown. */
export function readSort(scan: Scan, said: SaidConstraints): void {
  if (
    scan.take(
      re`(?:${B}сам(?:ые|ая|ый|ое|ую)\s+(?:деш[её]в|недорог|бюджетн)\p{L}*|${B}подешевле\s+всех${E}|${B}дешевле\s+все(?:го|х)${E}|${B}по\s+возрастанию\s+цены${E}|${B}сначала\s+деш[её]в\p{L}*|${B}(?:the\s+)?(?:cheapest|lowest[\s-]price[ds]?)(?:\s+first)?${E}|${B}sort(?:ed)?\s+by\s+price${E}|最便宜的?|价格最低的?|最低价的?|按价格)`,
    )
  )
    said.sort = 'price'
  else if (
    scan.take(
      re`(?:${B}(?:сам(?:ые|ая|ый|ое|ую)\s+)?(?:популярн|продаваем|ходов)\p{L}*|${B}хит(?:ы|ов|)?(?:\s+продаж)?${E}|${B}топ(?:ов\p{L}*)?(?:\s+продаж)?${E}|${B}(?:the\s+)?(?:best[\s-]?sell(?:ers?|ing)|top[\s-]sell(?:ers?|ing)|most\s+popular|popular|most\s+sold)${E}|热销的?|爆款|热卖的?|销量(?:最高|最好|高)的?|最受欢迎的?)`,
    )
  )
    said.sort = 'sales'
  else if (
    scan.take(
      re`${B}(?:недорог|деш[её]в|бюджетн|подешевле|выгодн)(?:ие|ая|ий|ое|ую|их|ой|ые|ый|о|еньк\p{L}*)?${E}|${B}(?:cheap|inexpensive|low[\s-]cost|affordable|budget)${E}|便宜的|便宜|实惠的?|平价的?`,
    )
  )
    said.sort = 'price'
}

/** A "budget" that would leave next to nothing for one piece was meant for one piece. */
function settleBudget(said: SaidConstraints): void {
  if (!said.budget || !said.quantity) return
  const { currency, minor } = said.budget
  const floor = currency === undefined || currency === 'RUB' ? 1000 : 50
  if (minor / said.quantity >= floor || minor < floor) return
  said.price = { ...(currency ? { currency } : {}), max: minor }
  delete said.budget
}

function firstOf(scan: Scan, patterns: readonly RegExp[]): Taken | undefined {
  for (const pattern of patterns) {
    const taken = scan.take(pattern)
    if (taken) return taken
  }
  return undefined
}

function count(value: number | undefined): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined
  const whole = Math.round(value)
  return whole >= 1 && whole <= 10_000_000 ? whole : undefined
}

const measureBefore: ['min' | 'max' | 'about', RegExp][] = [
  ['max', re`${B}${upTo}\s*$`],
  ['min', re`${B}${from}\s*$`],
  ['about', re`${about}\s*$`],
]
const measureAfter: ['min' | 'max' | 'about', RegExp][] = [
  ['max', /^\s?(?:以内|以下|之内|или меньше|or less|max|максимум)/u],
  ['min', /^\s?(?:以上|起|\+|и больше|и более|или больше|or more|and up)/u],
  ['about', /^\s?(?:左右|上下|or so)/u],
]

/** A measure with what stands around it: "до 500 мл" is a bound, "500 мл" a target. Gives the stretch to take out. */
export function boundMeasure(
  folded: string,
  found: { dimension: Dimension; value: number; min?: number; max?: number; start: number; end: number },
): { measure: WishedMeasure; start: number; end: number } {
  const { dimension } = found
  if (found.min !== undefined && found.max !== undefined && found.min !== found.max)
    return { measure: { dimension, min: found.min, max: found.max }, start: found.start, end: found.end }
  const before = folded.slice(Math.max(0, found.start - 30), found.start)
  const after = folded.slice(found.end, found.end + 16)
  for (const [side, pattern] of measureBefore) {
    const hit = pattern.exec(before)
    // "За" and "по" bound a price, never a size.
    if (!hit || /^(?:за|по|под)\s*$/u.test(hit[0])) continue
    return { measure: toMeasure(dimension, side, found.value), start: found.start - hit[0].length, end: found.end }
  }
  for (const [side, pattern] of measureAfter) {
    const hit = pattern.exec(after)
    if (hit) return { measure: toMeasure(dimension, side, found.value), start: found.start, end: found.end + hit[0].length }
  }
  if ((found.min === undefined) !== (found.max === undefined))
    return {
      measure: found.min !== undefined ? { dimension, min: found.min } : { dimension, max: found.max },
      start: found.start,
      end: found.end,
    }
  return { measure: { dimension, target: found.value }, start: found.start, end: found.end }
}

function toMeasure(dimension: Dimension, side: 'min' | 'max' | 'about', value: number): WishedMeasure {
  if (side === 'about') return { dimension, target: value }
  return side === 'min' ? { dimension, min: value } : { dimension, max: value }
}
