import { B, E, NUM, pattern, re, type Scan } from './scan.ts'

/** What a buyer says about the offers of the turn before. */
export type Relative = 'cheaper' | 'dearer' | 'bigger' | 'smaller' | 'other-color' | 'more' | 'restore'

const relatives: [Relative, RegExp[]][] = [
  [
    'restore',
    [
      re`${B}(?:верни(?:те)?|вернуть|вернись|вернемся|возврат(?=\s+к\s)|отмени(?:те)?|отмена)(?:\s+(?:как\s+было|назад|обратно|все|(?:к\s+)?(?:прошл|прежн|предыдущ|последн)\p{L}*)(?:\s+(?:как\s+было|результат\p{L}*|вариант\p{L}*|выдач\p{L}*|поиск\p{L}*|услови\p{L}*))?)?${E}|${B}как\s+было(?:\s+раньше)?${E}|${B}(?:undo(?:\s+that)?|go\s+back|revert|bring\s+back|back\s+to\s+(?:the\s+)?(?:previous|last|earlier)(?:\s+(?:results?|ones?|search))?|previous\s+results?)${E}|恢复(?:原来|之前)?(?:的)?|撤销|返回(?:上一个|之前|上次)?(?:的)?(?:结果)?|回到(?:之前|刚才)(?:的)?(?:结果)?|还原`,
    ],
  ],
  [
    'cheaper',
    [
      re`${B}(?:а\s+)?(?:есть\s+|можно\s+|что-?нибудь\s+|что-?то\s+)*(?:по)?деше?вле${E}|${B}деш[ие]вше${E}|${B}подешовле${E}|${B}(?:по\s+)?(?:меньшей|более\s+низкой)\s+цен\p{L}*|${B}слишком\s+дорог\p{L}*|${B}дорого(?:вато)?${E}|${B}(?:something\s+|anything\s+|any\s+)?cheaper(?:\s+(?:ones?|options?|please))?${E}|${B}less\s+expensive${E}|${B}lower\s+price[ds]?${E}|${B}too\s+(?:expensive|pricey|dear)${E}|${B}(?:more\s+)?affordable${E}|(?:有没有|有)?(?:更|再|稍微|还)?便宜(?:一?点儿?|一些)(?:的)?(?:吗|么|呢)?|更便宜的?(?:吗)?|太贵了?|价格?低一?点的?|贵了`,
    ],
  ],
  [
    'dearer',
    [
      re`${B}(?:по)?дороже${E}|${B}(?:more\s+expensive|pricier|more\s+premium|higher\s+(?:price|end|quality))${E}|${B}(?:подороже|покачественнее|получше|качественнее)${E}|贵一?点的?|更贵的?|高档一?点的?|质量好一?点的?`,
    ],
  ],
  [
    'other-color',
    [
      re`${B}(?:(?:а\s+)?(?:в|во|есть)\s+)?(?:друг(?:ой|ом|ого|ие|их)|ин(?:ой|ом|ого|ые|ых)|(?:какие|есть)\s+еще|еще\s+какие)\s+(?:есть\s+)?(?:цвет\p{L}*|расцветк\p{L}*)(?:\s+(?:есть|бывают))?${E}|${B}(?:по|с)?мен(?:яй|яйте|ять|и|ите|ить)\s+цвет${E}|${B}(?:цвет|расцветк[ау])\s+друг(?:ой|ого|ую)${E}|${B}не\s+(?:тот|этот)\s+цвет${E}|${B}(?:in\s+)?(?:an?\s+|any\s+|some\s+)?(?:other|another|different|more)\s+colou?rs?${E}|${B}(?:change|switch)\s+(?:the\s+)?colou?r${E}|换(?:一?[个种下]|成)?(?:别的|其他的?|其它的?)?颜色|(?:还?有)?(?:没有)?(?:什么|哪些)?(?:别的|其他的?|其它的?|另外的?|另一种|不同的?)颜色|还有(?:什么|哪些)颜色`,
    ],
  ],
  [
    'more',
    [
      re`${B}(?:покажи(?:те)?\s+|давай(?:те)?\s+|а\s+)?(?:еще|другие|другое|следующие|остальные)(?:\s+(?:вариант\p{L}*|предложени\p{L}*|товар\p{L}*|пару|что-?нибудь|есть|такие|похожие|модел\p{L}*|покажи(?:те)?))*${E}|${B}(?:больше|побольше)\s+вариант\p{L}*|${B}что\s+еще(?:\s+есть)?${E}|${B}(?:show\s+(?:me\s+)?)?(?:some\s+|any\s+)?(?:more|other|others|another|next|different)(?:\s+(?:options?|ones?|offers?|results?|products?|variants?|please|page))*${E}|${B}what\s+else${E}|${B}anything\s+else${E}|(?:还有|还有没有|有没有)?(?:别的|其他的?|其它的?|另外的?)(?:款式?|选择|产品)?(?:吗|么|呢)?|还有(?:吗|么|呢|没有)?|更多(?:的)?(?:选择|款式|产品)?|换一批|下一页|再来(?:一些|几个)|再看看`,
    ],
  ],
  [
    'bigger',
    [
      re`${B}(?:по)?(?:больше|крупнее|вместительнее|объемнее|емче|длиннее)(?:\s+(?:размером|объемом|по\s+размеру|по\s+объему|объем|размер))?${E}|${B}(?:a\s+(?:bit|little)\s+)?(?:bigger|larger|longer|roomier|more\s+capacity)(?:\s+(?:ones?|size|capacity))?${E}|(?:有没有|有)?(?:更|再|稍微)?[大长](?:一?点儿?|一些)(?:的)?(?:吗|么|呢)?|更[大长]的?|容量(?:更)?大一?点?的?`,
    ],
  ],
  [
    'smaller',
    [
      re`${B}(?:по)?(?:меньше|мельче|компактнее|короче|поменьше)(?:\s+(?:размером|объемом|по\s+размеру|по\s+объему|объем|размер))?${E}|${B}(?:a\s+(?:bit|little)\s+)?(?:smaller|shorter|more\s+compact)(?:\s+(?:ones?|size|capacity))?${E}|(?:有没有|有)?(?:更|再|稍微)?[小短](?:一?点儿?|一些)(?:的)?(?:吗|么|呢)?|更[小短]的?`,
    ],
  ],
]

/** Relative wishes, taken out of the message. "Дешевле 300" is a price and is read before this. */
export function readRelatives(scan: Scan): Relative[] {
  const found: Relative[] = []
  for (const [relative, patterns] of relatives) if (patterns.some((pattern) => scan.take(pattern))) found.push(relative)
  return found
}

/** Which of the offers shown last is meant: places from 1, -1 for the last, or the one that is first by a property. */
export type Reference =
  | { kind: 'places'; places: number[] }
  | { kind: 'best'; by: 'price' | 'moq' | 'seller' }
  | { kind: 'this' }
  | { kind: 'all' }

const ordinalWords: [number, string][] = [
  [1, 'перв(?:ый|ая|ое|ую|ого|ой|ом|ому)|first|第一'],
  [2, `втор(?:ой|ая|ое|ую|ого|ом|ому)|second|第二`],
  [3, `трет(?:ий|ья|ье|ью|ьего|ьей|ьем|ьему)|third|第三`],
  [4, `четверт(?:ый|ая|ое|ую|ого|ой|ом|ому)|fourth|第四`],
  [5, `пят(?:ый|ая|ое|ую|ого|ой|ом|ому)|fifth|第五`],
  [6, `шест(?:ой|ая|ое|ую|ого|ом|ому)|sixth|第六`],
  [-1, `последн(?:ий|яя|ее|юю|его|ей|ем|ему)|last|最后一?`],
]
const thing = String.raw`(?:\s*(?:вариант\p{L}*|товар\p{L}*|предложени\p{L}*|one|option|offer|product|item|[个款件种](?:产品|商品)?))?`
const ordinalPatterns = ordinalWords.map(([place, words]) => ({
  place,
  words: pattern(String.raw`${B}(?:the\s+)?(?:${words})${thing}(?![\p{Script=Cyrillic}])`),
}))
const leading = re`${B}(?:перв(?:ые|ых)|first|top|前)\s*${NUM}(?:\s?[个款])?`

const bestPatterns: { by: Extract<Reference, { kind: 'best' }>['by']; words: RegExp }[] = [
  {
    by: 'price',
    words: re`${B}(?:сам(?:ый|ая|ое|ую)\s+деш\p{L}*\s+(?:из\s+(?:них|этих|показанных|предложенных))|(?:the\s+)?cheapest\s+(?:of\s+(?:them|these|those)|one\s+(?:here|above))|(?:其中|里面|这几个里)?最便宜的?那?(?:个|款))`,
  },
  {
    by: 'moq',
    words: re`${B}(?:с\s+(?:самой\s+)?(?:меньшей|маленькой)\s+минималк\p{L}*|(?:the\s+)?(?:one\s+)?with\s+the\s+(?:lowest|smallest)\s+moq)`,
  },
  { by: 'seller', words: re`${B}(?:с\s+самым\s+надежным\s+продавц\p{L}*|(?:the\s+)?(?:one\s+)?with\s+the\s+best\s+seller)` },
]

/** References to offers shown before, taken out of the message. Call it only where something was shown. */
export function readReference(scan: Scan): Reference | undefined {
  const first = scan.take(leading)?.number(0)
  if (first !== undefined && first >= 1) return { kind: 'places', places: Array.from({ length: Math.min(first, 6) }, (_, at) => at + 1) }
  for (const { by, words } of bestPatterns) if (scan.take(words)) return { kind: 'best', by }
  const places: number[] = []
  for (let round = 0; round < 6; round++) {
    const next = ordinalPatterns
      .map(({ place, words }) => ({ place, at: scan.peek(words) }))
      .filter((hit) => hit.at)
      .sort((a, b) => a.at!.start - b.at!.start)[0]
    if (!next) break
    scan.takeSpan(next.at!.start, next.at!.end)
    places.push(next.place)
  }
  const numbered = scan.take(re`(?:№|#|${B}номер|${B}number|${B}no\.?|第)\s?${NUM}(?:\s?[个款件号])?`)
  const value = numbered?.number(0)
  if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= 20) places.push(value)
  const nth = scan.take(re`${B}${NUM}\s?-?(?:й|ый|ой|ая|я|ю|ую|е|го|nd|rd|th|st)${E}`)
  const nthValue = nth?.number(0)
  if (nthValue !== undefined && Number.isInteger(nthValue) && nthValue >= 1 && nthValue <= 20) places.push(nthValue)
  if (places.length > 0) return { kind: 'places', places: [...new Set(places)] }
  if (scan.take(re`${B}(?:их|эти(?:х)?|все(?:\s+эти)?|между\s+собой|them|these|those|all\s+of\s+them)${E}|它们|这些|这几个|全部`))
    return { kind: 'all' }
  if (
    scan.take(
      re`${B}(?:об?\s+)?(?:эт(?:от|а|о|у|ого|ой|ом|ому)|него|нем|нему|него|неё|нее|ней)(?:\s+(?:товар\p{L}*|вариант\p{L}*))?${E}|${B}(?:this|that|it)(?:\s+(?:one|product|item))?${E}|这(?:个|款|件)(?:产品|商品)?`,
    )
  )
    return { kind: 'this' }
  return undefined
}

const compareWords = re`${B}(?:сравни(?:те|ть|м)?|сравнение|сопостав\p{L}*|в\s+чем\s+(?:разница|отличи\p{L}*)|чем\s+(?:они\s+)?отлича\p{L}*|что\s+лучше|как(?:ой|ая|ое|ие)(?![^,.?]*(?:цвет|размер))[^,.?]{0,30}лучше|compar(?:e|ison|ing)|what(?:'s|\s+is)\s+the\s+difference|difference\s+between|which(?:\s+one)?[^,.?]{0,30}\s(?:better|best)|vs\.?)${E}|对比|比较一?下?|比一比|有什么区别|哪个(?:更)?好`
export const asksComparison = (scan: Scan): boolean => scan.take(compareWords) !== undefined

const whyWords = re`${B}(?:(?:почему|отчего|из-за\s+чего)\s+[^,.?]{0,30}(?:дороже|дешевле|дорог\p{L}*|дешев\p{L}*)|why\s+[^,.?]{0,40}(?:cheap(?:er)?|expensive|dear(?:er)?))${E}|为(?:什么|啥)[^，。？]{0,12}(?:贵|便宜)`
/** "Why is it dearer?" wants what tells the offers apart, not dearer ones. Read before the relative wishes. */
export const asksWhy = (scan: Scan): boolean => scan.take(whyWords) !== undefined

const similarWords = re`${B}(?:похож(?:ие|ий|ее|ую|их)|аналог\p{L}*|подобн\p{L}*|такие\s+же|так(?:ой|ую|ое)\s+же|similar|alike|alternatives?\s+to|like(?=\s+(?:this|that|the\s)))(?:\s+(?:на|как|to))?${E}|类似的?|相似的?|同款`
export const asksSimilar = (scan: Scan): boolean => scan.take(similarWords) !== undefined

export type ServiceTopic = 'delivery' | 'payment' | 'tax' | 'cancel' | 'order' | 'track' | 'return' | 'contact'

const service: [ServiceTopic, string][] = [
  [
    'cancel',
    String.raw`${B}(?:как\s+|можно\s+(?:ли\s+)?|хочу\s+|могу\s+(?:ли\s+)?(?:я\s+)?)?(?:отменить|отмена)\s+(?:мой\s+|свой\s+)?заказ\p{L}*|${B}отказаться\s+от\s+заказ\p{L}*|${B}(?:cancel(?:ling|lation)?)\s+(?:(?:my|an|the|of)\s+)*orders?|${B}cancel(?:lation)?\s+policy|取消订单|订单(?:能|可以|怎么)?取消|怎么取消|可以取消`,
  ],
  [
    'return',
    [
      // "Вернуть прежние результаты" undoes, and so does "вернуть" with nothing beside it.
      String.raw`${B}(?:можно|могу|можем|смогу|как|нельзя|получится|реально)\s+(?:ли\s+)?(?:(?:я|мы|мне|нам|будет|потом|это|его|ее|их|если\s+что)\s+){0,3}(?:вернуть|возвратить|обменять|сдать\s+(?:назад|обратно))${E}(?!\s+(?:как\s+было|назад|обратно|все|к|прошл|преж|предыдущ|последн|стар|услови|результат|поиск|вариант|выдач))`,
      String.raw`${B}(?:вернуть|возвратить|обменять)\s+(?:мне\s+|этот\s+|купленн\p{L}*\s+|бракованн\p{L}*\s+)?(?:товар\p{L}*|деньги|заказ\p{L}*|покупк\p{L}*|посылк\p{L}*|брак)${E}`,
      String.raw`${B}(?:верните|вернете|вернут)\s+(?:мне\s+|нам\s+)?деньги${E}`,
      String.raw`${B}(?:гаранти[яи]\s+возврата|возвра(?:т\p{L}*|щаете|щать)(?:\s+(?:товар\p{L}*|ден\p{L}*))?|обмен(?:\s+товара)?|брак(?:ованн\p{L}*)?)${E}(?!\s+к)`,
      String.raw`${B}(?:refunds?|money\s+back|returns?\s+(?:policy|the\s+(?:items?|goods|order))|(?:can|could|may|how\s+(?:do|can))\s+(?:i|we)\s+(?:return|exchange|send\s+back|get\s+a\s+refund)|(?:can|do)\s+(?:you|i|we)\s+(?:accept|take|make)\s+returns|(?:is|are)\s+(?:returns?|exchanges?)\s+possible|can\s+(?:be\s+)?returned|returnable)${E}`,
      '退货|退款|退换|换货|包退|(?:能|可以|可)退(?!出)',
    ].join('|'),
  ],
  [
    'track',
    String.raw`${B}(?:где|статус|отследить|отслеживани\p{L}*|проверить|когда\s+при(?:дет|едет|везут|будет))\s+(?:мой\s+|моего\s+|мои\s+|наш\s+)?(?:заказ\p{L}*|посылк\p{L}*)|${B}мо(?:й|и|его|их)\s+заказ\p{L}*|${B}трек(?:-?номер|инг)?${E}|${B}(?:where(?:'s|\s+is|\s+are)\s+my\s+(?:orders?|package|parcel)|order\s+status|status\s+of\s+my\s+order|track(?:ing)?\s+(?:my\s+)?(?:order|package|parcel|number)|my\s+orders?)${E}|我的订单|订单状态|订单(?:在)?哪|物流(?:信息|状态|单号)|查(?:一下)?(?:订单|物流)|${B}ord-[0-9\uE000]{8}-[a-z0-9\uE000]{6}${E}`,
  ],
  [
    'order',
    String.raw`${B}(?:хочу|хотим|готов\p{L}*)\s+(?:заказать|купить|оформить)(?!\s+[\p{L}\p{N}\uE000])|${B}(?:оформ(?:ить|ляем|и|ите)|добав(?:ь|ьте|ить)\s+в\s+корзину|в\s+корзину|беру)${E}|${B}(?:i'?ll\s+take|add\s+(?:it\s+)?to\s+(?:the\s+|my\s+)?cart|check\s*out|place\s+an?\s+order)${E}|加入购物车|下单|${B}как\s+(?:сделать|оформить|разместить)\s+заказ|${B}(?:how\s+(?:do\s+i|to|can\s+i)\s+(?:place\s+an\s+)?order)|怎么下单|如何下单`,
  ],
  [
    'tax',
    String.raw`${B}(?:налог\p{L}*|ндс|пошлин\p{L}*|растамож\p{L}*|таможн\p{L}*|таможенн\p{L}*)|${B}(?:tax(?:es)?|vat|customs(?:\s+dut(?:y|ies))?|import\s+dut(?:y|ies)|duties)${E}|税费|关税|增值税|交税|税`,
  ],
  [
    'payment',
    String.raw`${B}(?:как\s+(?:можно\s+|мне\s+)?(?:за)?платить|как\s+(?:проходит\s+|происходит\s+)?оплат\p{L}*|оплат\p{L}*|способ\p{L}*\s+оплаты|картой|рассрочк\p{L}*|предоплат\p{L}*)${E}|${B}(?:how\s+(?:do\s+i|can\s+i|to)\s+pay|payments?(?:\s+(?:methods?|options?|terms?))?|pay(?:ing)?\s+(?:by|with)\s+\p{L}+|prepayment|do\s+you\s+accept)|怎么(?:付款|支付)|如何(?:付款|支付)|付款(?:方式)?|支付(?:方式)?|可以刷卡`,
  ],
  [
    'delivery',
    String.raw`${B}(?:(?:сколько|как\s+долго|как\s+быстро|когда|за\s+сколько)\s+(?:\p{L}+\s+){0,2}(?:ид(?:ет|ут)|достав\p{L}*|прид(?:ет|ут)|приед\p{L}*|ехать|жд\p{L}*|придет)|(?:срок\p{L}*|стоимость|цена|условия|способ\p{L}*|время)\s+доставк\p{L}*|доставк\p{L}*\s+(?:бесплатн\p{L}*|платн\p{L}*|сколько|стоит|в\s+\p{L}+)|(?:сколько\s+стоит|есть|как\s+(?:работает|происходит)|какая|бесплатная|платная)\s+доставк\p{L}*|доставк[аиу](?:\s+есть)?|доставляете)|${B}(?:(?:how\s+long|how\s+much|when|how\s+fast)\s+(?:\p{L}+\s+){0,4}(?:shipping|delivery|deliver(?:ed)?|ship|arrive|take|get\s+here)|(?:delivery|shipping)\s+(?:times?|costs?|fees?|terms?|options?|to\s+\p{L}+)|free\s+(?:shipping|delivery)|do\s+you\s+(?:ship|deliver)|is\s+(?:shipping|delivery)\s+free|shipping\s+info)|(?:多久|几天|多少天|什么时候)(?:能|可以|才能)?(?:送)?到|运费|配送|送货|包邮|物流要?(?:多久|几天)|快递(?:费|多久)|发到俄罗斯|到货时间|交货期`,
  ],
  [
    'contact',
    String.raw`${B}(?:(?:позов(?:и|ите)|соедин(?:и|ите)|переключ(?:и|ите)|(?:хочу|хотим|можно|могу)\s+(?:ли\s+)?(?:я\s+)?(?:поговорить|пообщаться|связаться))\s+(?:\p{L}+\s+){0,2}(?:оператор\p{L}*|менеджер\p{L}*|сотрудник\p{L}*|консультант\p{L}*|человек(?:ом|а)?|вами)|(?:как\s+)?(?:с\s+вами\s+|мне\s+)?связаться(?:\s+с\s+(?:вами|магазином|менеджером|оператором|поддержкой))?|нуж(?:ен|на)\s+(?:оператор|менеджер|консультант|техподдержка)|служб\p{L}*\s+поддержки|техподдержк\p{L}*|(?:написать|позвонить|обратиться)\s+в\s+поддержку)${E}|${B}(?:(?:talk|speak|chat|connect\s+me)\s+(?:to|with)\s+(?:an?\s+|the\s+|some)?(?:real\s+|live\s+|your\s+)?(?:human|person|operator|agent|manager|one|body|representative)|(?:customer|technical)\s+(?:support|service)|contact\s+(?:you|support|the\s+shop|an?\s+manager)|(?:human|live)\s+(?:operator|agent|support))${E}|转人工|人工客服|(?:找|联系)(?:一?下)?(?:客服|你们|商店|人工)`,
  ],
]
const servicePatterns = service.map(([topic, source]) => [topic, pattern(source)] as const)

/** Questions about the service rather than the goods, taken out of the message, in the order of their precedence. */
export function readServiceTopics(scan: Scan): ServiceTopic[] {
  const topics = servicePatterns.filter(([, pattern]) => scan.take(pattern)).map(([topic]) => topic)
  return topics.slice(0, 2)
}

export type SmallTalk = 'greeting' | 'thanks' | 'help' | 'bye' | 'who' | 'agree' | 'reset'

const smallTalk: [SmallTalk, RegExp][] = [
  [
    'reset',
    re`^[^\p{L}\p{N}]*(?:(?:нов(?:ый|ого)\s+поиск|сброс(?:ить|ь)?(?:\s+(?:все|поиск|условия|фильтры))?|начать\s+(?:заново|сначала)|начнем\s+(?:заново|сначала)|new\s+search|start\s+(?:over|again)|reset|clear\s+(?:all|filters))${E}|重新开始|重新搜索|新的?搜索|清空)[^\p{L}\p{N}]*$`,
  ],
  [
    'help',
    re`${B}(?:помощь|(?:мож(?:ешь|ете)\s+)?помо(?:ги|гите|чь)(?:\s+мне)?(?:\s+(?:выбрать|найти|разобраться))?|что\s+посовету(?:ешь|ете)|что\s+(?:ты|вы)\s+(?:умее(?:шь|те)|може(?:шь|те))|как\s+(?:это|этим|тут|здесь|ты|вы)\s+(?:работае(?:т|шь|те)|пользоваться|искать)|с\s+чего\s+начать|help(?:\s+me)?|what\s+can\s+you\s+do|how\s+(?:does\s+(?:this|it)\s+work|do\s+i\s+(?:use|search|start)))${E}|帮助|帮帮?我|你能做什么|你会(?:做)?什么|怎么用|如何使用`,
  ],
  [
    'who',
    re`${B}(?:кто\s+(?:ты|вы)(?:\s+так(?:ой|ая|ие))?|(?:ты|вы)\s+(?:бот|робот|человек)|как\s+(?:тебя|вас)\s+зовут|who\s+are\s+you|are\s+you\s+(?:a\s+)?(?:bot|robot|human|real)|what(?:'s|\s+is)\s+your\s+name)${E}|你是谁|你是(?:机器人|真人)|你叫什么`,
  ],
  [
    'thanks',
    re`${B}(?:спасибо|спс|благодарю|пасиб\p{L}*|отлично|супер|класс(?:но)?|круто|thanks?(?:\s+(?:you|a\s+lot|so\s+much))?|thx|ty|great|awesome|perfect|cool)${E}|谢谢|多谢|感谢|太好了|不错`,
  ],
  ['bye', re`${B}(?:пока|до\s+свидания|до\s+встречи|всего\s+доброго|bye(?:\s*bye)?|good\s*bye|see\s+you)${E}|再见|拜拜`],
  [
    'greeting',
    re`${B}(?:как\s+(?:твои\s+|ваши\s+)?дела|how\s+are\s+you|what's\s+up|привет(?:ик|ствую|ы)?|здравствуй(?:те)?|здрасьте|здрасте|добр(?:ый|ое|ого)\s+(?:день|утро|вечер|времени\s+суток|дня)|доброго\s+времени|хай|салют|ку|hi(?:\s+there)?|hello|hey|yo|good\s+(?:morning|afternoon|evening|day)|greetings)${E}|你好|您好|哈喽|嗨|早上好|下午好|晚上好|在吗`,
  ],
  [
    'agree',
    re`^[^\p{L}\p{N}]*(?:(?:да|ага|угу|ок|окей|хорошо|ладно|понятно|ясно|договорились|yes|yeah|yep|ok|okay|sure|fine|got\s+it|alright|no|нет)${E}|好的|好吧|嗯|明白|可以|👍|👌)[^\p{L}\p{N}]*$`,
  ],
]

/** Small talk, taken out of the message; what is left of it may still be a wish. */
export function readSmallTalk(scan: Scan): SmallTalk | undefined {
  let found: SmallTalk | undefined
  // A greeting is often two: "hi, how are you".
  for (let round = 0; round < 2; round++) for (const [kind, words] of smallTalk) if (scan.take(words)) found ??= kind
  return found
}

/**
 * Words of asking, politeness and glue: they carry no wish. Taken out last, so that patterns above may use them. One pattern for each script, applied
 * until nothing is left.
 */
const fillers = [
  re`${B}(?:подар(?:ок|к[аиуе]|ков|ком|ками)|нуж(?:ны|ен|на|но)|надо|нужен|хочу|хотим|хотел(?:а|и|ось)?(?:\s+бы)?|ищу|ищем|интересу(?:ет|ют|емся|юсь)|покажи(?:те)?|найди(?:те)?|найти|подбери(?:те)?|подобрать|посоветуй(?:те)?|порекомендуй(?:те)?|предложи(?:те)?|купить|куплю|закупить|закупаю|закупаем|закупка|заказать|закажу|возьму|взять|требу(?:ется|ются)|пожалуйста|плиз|пж|пжлст|мне|нам|мы|я|вы|ты|у\s+вас|у\s+вы|есть(?:\s+ли)?|имеется|имеются|можно|можете|можешь|бы|ли|же|ну|вот|какие-?(?:нибудь|то)|какой-?(?:нибудь|то)|какую-?(?:нибудь|то)|что-?(?:нибудь|то)|чтобы|чтоб|что|это|эти|так(?:ие|ой|ую|ое)|очень|давай(?:те)?|посмотреть|глянуть|глянь|скинь(?:те)?|дай(?:те)?|подскажи(?:те)?|скажи(?:те)?|теперь|тогда|сейчас|только|лучше|вариант(?:ы|ов|а)?|товар(?:ы|ов)?|штук[аиу]?|оптом|опт|про|ладно|просто|окей|ок|хорошо|короче|слушай(?:те)?|значит|типа|а\s+то|расскажи(?:те)?|подробнее|подробно|для\s+(?:перепродажи|магазина|бизнеса|маркетплейс\p{L}*)|на\s+(?:вб|озон|маркетплейс)|предложени[яей]|цен(?:а|ой|ы|е|у|е)|недорого|шт|из|и|а|но|в|во|с|со|на|по|за|до|от|для|к|ко|о|об|или|либо|как|там|тут|еще|уже|мой|свой|чтобы\s+было|по\s+цене|цвет(?:а|ов|ом|е|у)?|размер(?:а|ом|е|у|ы)?|материал(?:а|ом|е|у)?|объем(?:ом|а)?|каждый|каждая|при|около|быть|был[аи]?|будет|были|чем|без|кроме|исключая|из\s+них|всего|самы[йе])${E}`,
  re`${B}(?:gifts?|presents?|i|i'm|im|i'd|we|we're|you|me|us|my|our|need(?:ed)?|want(?:ed)?|wanna|looking|look|search(?:ing)?|find|show|get|buy(?:ing)?|order(?:ing)?|purchase|like|would|could|can|may|please|pls|plz|do|does|have|has|got|is|are|be|am|there|any|some|a|an|the|of|for|to|in|on|with|and|or|at|by|it|its|that|this|these|those|them|they|about|just|also|now|then|ok|okay|so|well|what|which|how|hi|give|recommend|suggest|something|anything|stuff|things?|ones?|options?|products?|offers?|goods|items?|pieces|pcs|wholesale|bulk|resale|resell(?:ing)?|price[ds]?|only|but|not|please|make|more|want|let|let's|lets|see|check|it's|colou?r(?:s|ed)?|sizes?d?|made|material|need|from|as|if|instead|how\s+about|what\s+about|thanks|tell|run|own|sell|shop|store|customers?|details?|except|excluding|than)${E}`,
  re`(?:礼物|礼品|想进一?批?|进一批|一批|送给|大概|我想要?|我要|我们|我需要|需要|想要|想买|想找|我|要|找一?下?|帮我|给我|请问|请|有没有|有吗|有|吗|呢|吧|啊|哦|的|了|和|或者?|还是|一些|一下|几个|那种|这种|那些|推荐|看看|看|买|采购|批发|进货|产品|商品|货|什么|价格|单价|颜色|尺寸|材质|左右|可以|能|是|在|用|就|那|现在|只要|只|改成|换成|换|来|每|个|款|件|只有|不|都|也|对|做|放|更|除了|除外|色|介绍|详细)`,
]

/** Takes out the words that carry no wish, of all three languages. */
export function dropFillers(scan: Scan): void {
  for (const filler of fillers) for (let round = 0; round < 60 && scan.take(filler); round++);
}

const detailWords = re`${B}(?:подробнее|подробности|детали|расскажи(?:те)?(?:\s+(?:подробнее|больше))?|more\s+details?|details|more\s+info(?:rmation)?|tell\s+me\s+more)${E}|详细(?:信息|介绍|一点)?|介绍一?下?`
/** "Tell me more", taken out of the message. */
export const asksDetails = (scan: Scan): boolean => scan.take(detailWords) !== undefined

const fieldWords = re`${B}(?:как(?:ая|ой|ое|ие)\s+)?(?:минималк\p{L}*|минимальн\p{L}*\s+(?:заказ\p{L}*|парти\p{L}*)|цен(?:а|ы|у)|сто(?:ит|имость)|сколько|размер(?:ы|а)?|цвет(?:а)?|материал|состав|отправк\p{L}*|вес|moq|minimum(?:\s+order)?|price|cost|colou?rs?|sizes?|material|weight|how\s+much|what)${E}|起订量|价格|多少钱|颜色|尺寸|尺码|材质|发货|重量|怎么样`
/** Names of fields in a question about one offer, taken out: the answer has them all. */
export function dropFields(scan: Scan): void {
  for (let round = 0; round < 8 && scan.take(fieldWords); round++);
}

/** "Also white", "и белые тоже": what is said adds to what was wanted before instead of replacing it. */
export const saysAlso = (scan: Scan): boolean =>
  scan.take(re`${B}(?:тоже|также|а\s+также|плюс|добавь(?:те)?)${E}|${B}(?:also|as\s+well|too|plus|add)${E}|也要|还要|再加`) !== undefined
