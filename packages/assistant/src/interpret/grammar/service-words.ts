import { anyOf, B, E, pattern, type Wording, whole } from './pattern.ts'
import type { ServiceTopic } from './service-wordings.ts'

/** Words of the trade itself, by which a question about the service is known where none of its usual wordings (`service-wordings.ts`) fits. */

interface ServiceWords {
  topic: ServiceTopic
  /** Says so whatever goods are named beside it: "half of the cups arrived cracked". */
  isSure?: true
  pattern: RegExp
}

const gap = '[^.?!。？！]{0,45}?'
/** One beside the other, in either order. */
const near = (one: string, other: string): string => `(?:${one}${gap}${other}|${other}${gap}${one})`

const arrival = anyOf({
  ru: [
    `${B}(?:пришл…|пришел…|приехал…|прислал…|привезл…|доехал…|дошл…|дошел|получил…|доставил…)${E}`,
    `${B}(?:в (?:посылке|заказе|коробке|партии|пути|дороге)|при (?:доставке|перевозке)|прошл… (?:заказ|раз|партия))${E}`,
  ],
  en: [
    `${B}(?:arrived|came|received|delivered|sent|(?:i|we) got|(?:my|the|a|our) (?:last |previous )?(?:parcel|package|order|shipment))${E}`,
    `${B}in transit${E}`,
  ],
  zh: ['收到', '到货', '货到', '到手', '寄来', '发来', '拿到', '送来', '上次(?:买|订)'],
})
const trouble = anyOf({
  ru: [
    `${B}(?:битый|битая|битое|битые|разбит…|разбил…|слома…|поврежд…|брак|с браком|бракован…|порван…|рван(?:ый|ая|ые)|тресн…|помят…|мятый|мятые|дефект…|недоста…|перепута…|не работа…|грязн…|поцарап…|треснут…|протека…|потек…)${E}`,
    `${B}не (?:тот|та|те|то|хвата…|такой|такие|та)${E}`,
    `${B}меньше,? чем${E}`,
  ],
  en: [
    `${B}(?:broken|cracked|damaged|smashed|shattered|torn|defective|faulty|wrong|missing|incomplete|not what|fewer|less than (?:i|we))${E}`,
  ],
  zh: ['坏', '破(?!壁)', '碎(?!花)', '裂', '少了', '少发', '漏发', '发错', '不对', '不一样', '瑕疵', '次品', '损'],
})
const parcel = anyOf({
  ru: [`${B}(?:посылк…|трек|заказ(?:а|ы)?|груз)${E}`],
  en: [`${B}(?:orders?|parcels?(?! tape)|package|shipment|stuff)${E}`],
  zh: ['快递(?![袋盒箱包单柜])', '包裹(?!袋)', '订单', '我(?:买)?的(?:货|东西)', '单号'],
})
const lateness = anyOf({
  ru: [`${B}(?:где|жду|ждем|ждать|не приш…|не приех…|до сих пор|потерял…|задерж…|застрял…|не обновля…|не двига…)${E}`],
  en: [
    `${B}(?:where(?:'?s| is)?|hasn'?t|has not|not arrived|not come|still waiting|lost|is late|delayed|stuck|still nothing|(?:has|does)(?:n't| not) move…)${E}`,
  ],
  zh: ['丢', '没到', '还没', '没收到', '没动', '不动', '卡', '在哪', '到哪', '查'],
})

/** Whose complaints are about goods that the buyer sells, and no claim of the buyer's own. */
const ofOthers = '(?<!(?:customers?|clients?|guests?|people|kids|staff|everyone|users|(?:my|our) \\p{L}+) (?:\\p{L}+ ){0,2})'

const rows: readonly (readonly [ServiceTopic, Wording | string, 'sure'?])[] = [
  ['return', near(arrival, trouble), 'sure'],
  [
    'return',
    whole({
      ru: ['(?:по)?жаловаться', 'жалоб…', 'претензи…', 'рекламаци…', 'возмест…', 'компенс…'],
      en: [`${ofOthers}complain…`, '(?:file|make|open) an? (?:claim|dispute)', 'compensat…'],
      zh: ['(?<!(?:客[人户]|顾客|买家)(?:老是?|总是?|一直))投诉', '索赔', '赔(?:偿|钱|付|吗)', '维权'],
    }),
    'sure',
  ],
  ['track', near(parcel, lateness), 'sure'],
  [
    'contact',
    whole({
      ru: ['(?:изменить|поменять|исправить|дополнить|дозаказать) (?:\\p{L}+ ){0,3}(?:заказ…|адрес…)'],
      en: ['(?:change|edit|modify|update|amend) (?:my|the|our|an) (?:\\p{L}+ )?(?:order|address)'],
      zh: ['(?:改|修改|换)(?:一?下)?(?:收货)?(?:地址|订单)'],
    }),
    'sure',
  ],
  [
    'sample',
    whole({
      en: ['send (?:\\p{L}+ )?(?:one|1|a (?:piece|unit|single)) (?:\\p{L}+ )?(?:to (?:try|test|check)|first|before)'],
      zh: ['[寄发](?:一|1)[个件只条](?:来|给我)?(?:试|看)'],
    }),
    'sure',
  ],
  [
    'order',
    whole({
      ru: ['(?:где|как найти|не вижу) (?:моя |мою |тут |у вас )?корзин(?:а|у)'],
      en: ["where(?:'s| is) (?:the |my )?(?:cart|basket|checkout)"],
      zh: ['购物车'],
    }),
    'sure',
  ],
  [
    'packing',
    whole({
      ru: [
        '(?:в|на) (?:одной |каждой )?(?:коробке|коробку|ящике) (?:сколько|по сколько)',
        'сколько (?:\\p{L}+ ){0,2}в (?:одной |каждой )?(?:коробке|ящике)',
      ],
      zh: ['[一整]箱(?:里|装|有|是)*(?:多少|几)'],
      en: ['how many (?:pcs |pieces |units )?(?:are |is |come |go )?(?:per|in (?:a|an|one|each)|to a) (?:carton|box|case)'],
    }),
    'sure',
  ],
  [
    'documents',
    whole({
      ru: [
        '(?:нуж(?:ен|ны|на)|надо|выстав…|дадите|дайте|пришлите|будет) (?:нам |мне )?(?:договор|сч[её]т|чек|акт|накладн…)',
        '(?:договор|сч[её]т|чек|акт|накладн…) (?:нуж(?:ен|ны|на)|надо|дадите|выставите|будет)',
        'для (?:нашей |моей )?бухгалтери…',
      ],
      en: [
        '(?:need|get|have|want|send|give)(?: (?:me|us))? (?:an? |the )?(?:receipts?|invoices?|contract)',
        'proforma',
        'for (?:my|our) (?:accountant|bookkeep…|books)',
      ],
      zh: ['报销', '开(?:个)?(?:收据|票)'],
    }),
    'sure',
  ],
  [
    'fee',
    whole({
      ru: ['накручива…', 'наценк…', '(?:ваш… |какая )?комисси…'],
      en: ['(?:you|your) (?:\\p{L}+ )?(?:earn|margin|markup|mark-up|commission|cut)'],
      zh: ['手续费', '服务费', '佣金', '加价'],
    }),
  ],
  [
    'cancel',
    whole({
      ru: [
        'отменить',
        'отмену',
        'отмена',
        'отмените',
        'передумал…',
        'передумать',
        'аннулир…',
        '(?:случайно|ошибочно|по ошибке) (?:\\p{L}+ )?заказал…',
      ],
      en: ['cancel(?:ling|lation)?', 'changed? (?:my|our) mind', 'call (?:it )?off', '(?:ordered|bought) (?:\\p{L}+ )?by mistake'],
      zh: ['取消', '不想要了', '退单', '(?:订单|单子?)不要'],
    }),
  ],
  [
    'contact',
    whole({
      ru: ['жив(?:ой|ым|ого|ому) человек…', 'поговорить', 'пообщаться', 'консультаци…'],
      en: ['(?:a |any )?(?:human|live person)', '(?:phone|ring|call) (?:me|us)'],
      zh: ['人工', '客服', '给(?:我)?个?(?:电话|微信)'],
    }),
  ],
  [
    'return',
    whole({
      ru: [
        'деньги (?:\\p{L}+ )?(?:верн…|обратно|назад)',
        '(?:верн|возвра)(?:ут|ете|ите|щаете) деньги',
        '(?:поменя|обменя)(?:ете|ть|ют)',
        'замен(?:ите|у)',
        'не работа(?:ет|ют)',
      ],
      en: [
        '(?:defective|faulty)',
        '(?:take|send|give) (?:\\p{L}+ ){0,2}back',
        '(?:swap|exchange|replace) (?:it|them|these|one)',
        'replacements?',
      ],
      zh: ['不(?:喜欢|合适|满意)\\p{Script=Han}{0,4}[退换]', '[能可][以]?[退换]', '想[退换]'],
    }),
  ],
  [
    'sample',
    whole({
      ru: [
        '(?:на|для) (?:пробу|пробы|тест|теста|ознакомлени…)',
        'попробовать',
        'протестировать',
        'потестить',
        'пощупать',
        '(?:сначала|сперва) (?:\\p{L}+ )?(?:посмотреть|увидеть|глянуть)',
        '(?:посмотреть|увидеть|глянуть) (?:\\p{L}+ ){0,2}вживую',
      ],
      en: [
        '(?:try|test|check|inspect|see)(?: out)? (?:\\p{L}+ )?(?:one|1|single|unit|piece|it) (?:\\p{L}+ )?(?:first|before)',
        'test orders?',
        '(?:one|1|single|unit|piece)(?: \\p{L}+){0,3} (?:to (?:try|test|check)|first|before)',
      ],
      zh: ['试试', '试用', '先[订买拿]\\p{Script=Han}{1,3}看看', '先(?:看看|试)', '看(?:看|一下)(?:质量|货|样)', '试一?下'],
    }),
  ],
  [
    'discount',
    whole({
      ru: [
        'промокод…',
        'скидк…',
        'скидочк…',
        '(?:по)?дешевле,? (?:\\p{L}+ )?(?:если|при|когда|за объем)',
        '(?:если|при) (?:\\p{L}+ ){1,4}(?:по)?дешевле',
        '(?:цена ниже|выгоднее),? (?:если|при|когда)',
        '(?:если|при) (?:\\p{L}+ ){0,2}(?:много|объем…|больше|оптом)(?: (?:\\p{L}+ ){0,2}дешевле)?',
      ],
      en: [
        '(?:better|best|lower|lowest|special|good|bulk|wholesale) (?:price|deal|rate)s?',
        'price breaks?',
        'cheaper (?:if|when)',
        'negotia…',
        'promo',
      ],
      zh: ['(?:量大|多买|买得?多|多拿)', '优惠', '讲价', '砍价', '打几折', '再少点', '便宜(?:点|些)?(?:吗|么|不)'],
    }),
  ],
  [
    'lots',
    whole({
      ru: [
        'от скольки',
        '(?:какой|сколько) минимум',
        'минимум сколько',
        'минимум(?:а|е|ом)?',
        'с какого количества',
        'поштучно',
        'в розницу',
        'по одн(?:ой|ому) (?:прода|бер|возьм)…',
        '(?:всего|только|мне|лишь) (?:всего |только )?(?:одну|один|одна)(?: штук…)?',
        '(?:продадите|продаете) (?:по )?(?:одну|один|одной|одному)',
      ],
      en: [
        '(?:how many|how much|what) (?:\\p{L}+ ){0,6}(?:at least|minimum|at minimum)',
        '(?:the |a )?minimum',
        'smallest (?:order|quantity|amount|lot)',
        '(?:only|just) (?:need |want )?one',
      ],
      zh: [
        '(?:一|单)[件个只](?:也|都|能|可以|可)*[卖买]',
        '零卖',
        '起(?:订|批)量',
        '散卖',
        '只(?:买|要|订)(?:一|1)[个件只]',
        '最少(?:买|拿|要|订|多少|几)',
      ],
    }),
  ],
  [
    'delivery',
    whole({
      ru: [
        '(?:сколько|как долго|за сколько|через сколько|когда|как скоро) (?:\\p{L}+ ){0,4}(?:идти|ждать|ехать|везти|займет|занимает|добира…|получ(?:у|им)|отправ…|доед…|дойд…)',
        'доставк…',
        '(?:при|до|под)?в(?:оз|ез)(?:ите|ят|ете|ут)',
        '(?:за|через) сколько дней',
        'забирать',
      ],
      en: [
        'how soon',
        '(?:get|be|arrive) here',
        'when (?:will|would|do|can|could) (?:i|we|it) (?:get|have|receive|arrive)',
        'delivery',
        'shipping',
        'postage',
        'dispatch…',
        'lead times?',
        'turnaround',
      ],
      zh: [
        '到\\p{Script=Han}{2,5}?要?(?:几|多少)天',
        '(?:多长时间|多久|几天|啥时候|什么时候|何时|几时)\\p{Script=Han}{0,3}[到发寄送收]',
        '[发寄运送](?:到|往|去)?(?:国外|海外|国内|境外)',
        '发货(?![袋单箱])',
        '发了没',
        '前\\p{Script=Han}{0,2}(?:能|可以)到',
      ],
    }),
  ],
  [
    'certificates',
    whole({
      ru: ['сертификат…', 'сертификаци…', 'деклараци…', 'еас', 'eac'],
      en: ['certificat…', 'certified', 'declarations? of conformity', 'test reports?'],
      zh: ['证书', '认证', '资质', '(?:检测|质检)报告'],
    }),
  ],
  [
    'quality',
    whole({
      ru: ['отзыв(?:ы|ов)', 'качеств(?:о|а|у|ом)', 'гаранти(?:я|и|ю|ей|йный срок)', 'гарантийн…'],
      en: ['reviews?', 'quality', 'guarantees?', 'warrant(?:y|ies)'],
      zh: ['评价', '口碑', '质量', '質量', '品质', '保修', '质保', '包修'],
    }),
  ],
  [
    'shop',
    whole({
      ru: [
        '(?:у вас|ваш…|есть ли|где|свой) (?:\\p{L}+ ){0,2}(?:склад…|офис…|шоурум…|магазин…|адрес)',
        '(?:сколько|давно) (?:\\p{L}+ )?вы (?:на рынке|работаете|существуете)',
        'шоурум…',
        'вы (?:\\p{L}+ )?(?:находит…|располож…|базирует…)',
        'где вы',
      ],
      en: ['(?:your|an?|any) (?:\\p{L}+ )?(?:warehouse|showroom|office|physical (?:store|shop))'],
      zh: ['仓库', '门店', '实体店', '线下店'],
    }),
  ],
  [
    'payment',
    whole({
      ru: [
        'плати(?:ть|м)',
        'заплатить',
        'оплат…',
        'предоплат…',
        'постоплат…',
        'наличн…',
        'рассрочк…',
        'виз(?:а|ой|у) или',
        'мастеркард…',
        'банковск… перевод…',
      ],
      en: [
        'pay(?:ing|ments?)?',
        'up-?front',
        'visa',
        'mastercard',
        'credit card',
        'bank transfer',
        'installments?',
        'american express',
        'apple pay',
        'google pay',
      ],
      zh: ['分期', '刷卡', '给钱', '付钱', '付款', '支付(?!宝挂)', '转账', '汇款', '预付'],
    }),
  ],
  [
    'order',
    whole({
      ru: [
        '(?:хочу|готов…|хотим) (?:купить|заказать|взять),? (?:а )?(?:что|как|куда)',
        'что дальше',
        'как (?:\\p{L}+ ){0,3}(?:заказать|заказывать|купить|покупать|оформить)',
      ],
      en: [
        'how does (?:ordering|buying) work',
        '(?:next|the) steps?',
        'ready to (?:buy|order)',
        '(?:buy|order),? (?:what|how) (?:do|next|now)',
      ],
      zh: ['怎么操作', '(?:购买|下单|订货)?(?:流程|步骤)', '怎么[买订购]'],
    }),
  ],
  ['trust', whole({ ru: ['довер(?:ять|ие)', 'обман…'], en: ['trust(?:worthy|ed)?', 'legit'], zh: ['靠谱', '可信', '正规'] })],
]

const words: readonly ServiceWords[] = rows.map(([topic, wording, isSure]) => ({
  topic,
  ...(isSure ? { isSure: true as const } : {}),
  pattern: pattern(typeof wording === 'string' ? wording : anyOf(wording)),
}))

/** What a message asks of the service. Where it may be about goods (`isOpen` is false) only what leaves no doubt is believed. */
export function readServiceWords(folded: string, isOpen: boolean): { topic: ServiceTopic; isSure: boolean } | undefined {
  const found = words.find(({ isSure, pattern }) => (isOpen || isSure) && pattern.test(folded))
  return found && { topic: found.topic, isSure: found.isSure === true }
}
