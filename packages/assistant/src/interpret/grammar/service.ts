import type { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern, type Wording } from './pattern.ts'
import { meaning, type Read, type Reader, readEach } from './reader.ts'

export type ServiceTopic =
  | 'delivery'
  | 'payment'
  | 'tax'
  | 'cancel'
  | 'order'
  | 'track'
  | 'return'
  | 'contact'
  | 'trust'
  | 'lots'
  | 'sample'
  | 'discount'
  | 'shop'
  | 'documents'
  | 'quality'

/** Topics answered in one reply. */
export const maxTopics = 2

/** "Вернуть прежние результаты" undoes, and so does "вернуть" with nothing beside it. */
const undone = '(?: (?:как было|назад|обратно|все|к|прошл|преж|предыдущ|последн|стар|услови|результат|поиск|вариант|выдач))'
const person = '(?:оператор…|менеджер…|сотрудник…|консультант…|человек(?:ом|а)?|вами)'

/** In the order of their precedence: "отмена заказа" is about cancelling, not about orders. */
const wordings: readonly [ServiceTopic, Wording][] = [
  [
    'cancel',
    {
      ru: [`${B}(?:как |можно (?:ли )?|хочу |могу (?:ли )?(?:я )?)?(?:отменить|отмена) (?:мой |свой )?заказ…`, `${B}отказаться от заказ…`],
      en: [`${B}(?:cancel(?:ling|lation)?) (?:(?:my|an|the|of) )*orders?`, `${B}cancel(?:lation)? policy`],
      zh: ['取消订单', '订单(?:能|可以|怎么)?取消', '怎么取消', '可以取消'],
    },
  ],
  [
    'return',
    {
      ru: [
        `${B}(?:можно|могу|можем|смогу|как|нельзя|получится|реально) (?:ли )?(?:(?:я|мы|мне|нам|будет|потом|это|его|ее|их|если что) ){0,3}(?:вернуть|возвратить|обменять|сдать (?:назад|обратно))${E}(?!${undone})`,
        `${B}(?:вернуть|возвратить|обменять) (?:мне |этот |купленн… |бракованн… )?(?:товар…|деньги|заказ…|покупк…|посылк…|брак)${E}`,
        `${B}(?:верните|вернете|вернут) (?:мне |нам )?деньги${E}`,
        `${B}если (?:мне |нам )?(?:не подойд(?:ет|ут)|не понрав(?:ится|ятся))(?: (?:размер|цвет|товар))?${E}`,
        `${B}(?:не (?:как на|такой как|соответствует) (?:фото|картинк…|описани…))`,
        `${B}(?:сломает?ся|сломают?ся|развалится|порвется)${E}[^?]*(?:гаранти…|что|возврат…|делать)?`,
        `${B}(?:если |когда )?(?:придут|придет|пришл[оаи]|приедет|приедут|окажется|попадется|будет) ?(?:\\p{L}+ ){0,3}(?:брак…|битым…|битые|сломан…|не (?:работа|свет|включа)…|не то${E}|с дефект…)`,
        String.raw`${B}(?:гаранти[яи] возврата|возвра(?:т…|щаете|щать)(?: (?:товар…|ден…))?|обмен(?: товара)?|брак(?:ованн…)?)${E}(?!\s+к)`,
      ],
      en: [
        `${B}${anyOf({
          en: [
            'refunds?',
            'money back',
            'returns? (?:policy|the (?:items?|goods|order))',
            'how (?:do|does) (?:the )?(?:returns?|refunds?|exchanges?) work',
            '(?:can|could|may|how (?:do|can)) (?:i|we) (?:return|exchange|send back|get a refund)',
            '(?:can|do) (?:you|i|we) (?:accept|take|make) returns',
            '(?:is|are) (?:returns?|exchanges?) possible',
            'can (?:be )?returned',
            'what if (?:it|they|some|half|one)(?: \\w+){0,4} (?:broken|defective|damaged|faulty|not work(?:ing)?)',
            '(?:broken|defective|damaged|faulty) (?:items?|goods|ones|on arrival)',
            'returnable',
            "(?:isn't|is not|aren't|not|different from|nothing like) (?:\\w+ ){0,3}(?:in|on|like|as) the (?:photo|picture|description)s?",
            "what happens if (?:\\w+ ){0,8}(?:isn't|is not|aren't|not|wrong|broken|damaged|different|missing|fake)[^?.]*",
            'wrong (?:item|goods|colou?r|size) (?:arrives?|comes?|came)',
          ],
        })}${E}`,
      ],
      zh: [
        '坏了怎么办',
        '(?:跟|和|与)(?:图片|照片|描述|图)(?:上的?)?(?:不一样|不符|不同)',
        '(?:发错|少发|漏发|破损)(?:了)?(?:怎么办|咋办)?',
        '有(?:瑕疵|质量问题|次品)怎么办',
        '质量(?:有|出)?问题(?:了)?(?:怎么办|咋办)?',
        '质量不好(?:怎么办|咋办)',
        '收到(?:坏|破)的?',
        '退货',
        '退款',
        '退换',
        '换货',
        '包退',
        '(?:能|可以|可)退(?!出)',
      ],
    },
  ],
  [
    'track',
    {
      ru: [
        `${B}(?:где|статус|отследить|отслеживани…|проверить|когда при(?:дет|едет|везут|будет)) (?:мой |моего |мои |наш )?(?:заказ…|посылк…)`,
        `${B}мо(?:й|и|его|их) заказ…`,
        `${B}трек(?:-?номер|инг)?${E}`,
      ],
      en: [
        `${B}${anyOf({
          en: [
            "where(?:'s| is| are) my (?:orders?|package|parcel)",
            'order status',
            'status of my order',
            'track(?:ing)? (?:my )?(?:order|package|parcel|number)',
            'my orders?',
          ],
        })}${E}`,
      ],
      zh: ['我的订单', '订单状态', '订单(?:在)?哪', '物流(?:信息|状态|单号)', '查(?:一下)?(?:订单|物流)'],
      signs: [String.raw`${B}ord-[0-9\uE000]{8}-[a-z0-9\uE000]{6}${E}`],
    },
  ],
  [
    'order',
    {
      ru: [
        String.raw`${B}(?:хочу|хотим|готов…) (?:заказать|купить|оформить)(?!\s+[\p{L}\p{N}\uE000])`,
        `${B}(?:оформ(?:ить|ляем|и|ите)|добав(?:ь|ьте|ить) в корзину|в корзину|беру)${E}`,
        `${B}как (?:(?:мне|нам|его|ее|их|это|теперь|тут|у вас|можно) )*(?:сделать заказ|оформить|разместить заказ|заказать|купить)${E}`,
      ],
      en: [
        String.raw`${B}(?:i'?ll take|add (?:it )?to (?:the |my )?cart|check\s*out|place an? order)${E}`,
        `${B}(?:how (?:do (?:i|we)|to|can (?:i|we)) (?:(?:place|make) an )?(?:order|buy)(?: (?:it|this|them|these))?)${E}`,
      ],
      zh: ['加入?购物车', '(?:怎么|如何|在哪(?:里|儿)?)?下单(?!后|之后|以后|了)', '(?:怎么|如何|在哪(?:里|儿)?)(?:买|订|订购|购买)'],
    },
  ],
  [
    'tax',
    {
      ru: [`${B}(?:налог…|ндс|пошлин…|растамож…|таможн…|таможенн…)`],
      en: [`${B}(?:tax(?:es)?|vat|customs(?: dut(?:y|ies))?|import dut(?:y|ies)|duties)${E}`],
      zh: ['税费', '关税', '增值税', '交税', '税'],
    },
  ],
  [
    'payment',
    {
      ru: [
        `${B}(?:как (?:можно |мне )?(?:за)?платить|как (?:проходит |происходит )?оплат…|оплат…|способ… оплаты|картой|рассрочк…|предоплат…|(?:по )?сч[её]т(?:у|ам)? (?:оплат|на оплат)…|безнал…|(?:оплатить|платить|заплатить)(?: можно)?)${E}`,
        `${B}(?:можно )?по сч[её]ту${E}`,
      ],
      en: [
        String.raw`${B}(?:how (?:do i|can i|to) pay|payments?(?: (?:methods?|options?|terms?))?|pay(?:ing)? (?:by|with) \p{L}+|prepayment|do you accept)`,
      ],
      zh: ['(?:能|可以)?开(?:增值税)?发票', '对公', '怎么(?:付款|支付)', '如何(?:付款|支付)', '付款(?:方式)?', '支付(?:方式)?', '可以刷卡'],
    },
  ],
  [
    'delivery',
    {
      ru: [
        `${B}${anyOf({
          ru: [
            String.raw`(?:сколько|как долго|как быстро|когда|за сколько) (?:\p{L}+ ){0,2}(?:ид(?:ет|ут)|достав…|прид(?:ет|ут)|приед…|ехать|жд…|придет)`,
            '(?:срок…|стоимость|цена|условия|способ…|время) доставк…',
            String.raw`доставк… (?:бесплатн…|платн…|сколько|стоит|в \p{L}+)`,
            '(?:сколько стоит|есть|как (?:работает|происходит)|какая|бесплатная|платная) доставк…',
            'доставк[аиу](?: есть)?',
            'доставляете',
            '(?:воз(?:ите|им)|вез[её]те|привез[её]те|доставите|доставят|отправляете|отправите|шлете)(?: ли)?(?: (?:в|на|до|по|из) \\p{L}+)?',
            '(?:сколько|как долго|когда) (?:\\p{L}+ ){0,2}(?:едет|едут|плывет|летит|везут)',
            '(?:едет|придет|приходит) (?:груз|посылка|заказ|товар)',
            '(?:почем|сколько) (?:стоит )?(?:за )?(?:кило|килограмм|кг)(?: (?:груза|веса|доставки))?',
            '(?:карго|логистик…)',
          ],
        })}`,
      ],
      en: [
        `${B}${anyOf({
          en: [
            String.raw`(?:how long|how much|when|how fast) (?:\p{L}+ ){0,4}(?:shipping|delivery|deliver(?:ed)?|ship|arrive|take|get here)`,
            String.raw`(?:delivery|shipping) (?:times?|costs?|fees?|terms?|options?|to \p{L}+)`,
            'free (?:shipping|delivery)',
            'do you (?:ship|deliver)',
            'how (?:long|soon|fast) (?:\\w+ ){0,4}(?:gets? (?:here|to (?:me|us))|reach(?:es)? (?:me|us)|receive)',
            'is (?:shipping|delivery) free',
            'shipping info',
            'what will (?:the )?shipping',
            '(?:can|could|will) you (?:ship|deliver|send)(?: (?:it|them|this))?(?: to)?',
            'ships? to \\p{L}+',
            'freight',
          ],
        })}`,
      ],
      zh: [
        '(?:多久|几天|多少天|什么时候)(?:能|可以|才能)?(?:送)?到',
        '运费',
        '配送',
        '送货',
        '包邮',
        '物流要?(?:多久|几天)',
        '快递(?:费|多久)',
        '发到俄罗斯',
        '(?:能|可以)?(?:发|寄|送|运)(?:货)?(?:到|去|往)\\p{Script=Han}{2,6}(?:吗|么|不)?',
        '海运',
        '空运',
        '走物流',
        '到货时间',
        '交货期',
      ],
    },
  ],
  [
    'documents',
    {
      ru: [
        `${B}(?:документ(?:ы|ов|ами)|накладн…|счет-фактур…|закрывающи… документ…|договор(?:ом|у|а)?)(?: для (?:юр ?лиц…|ип|ооо|бухгалтери…))?(?: (?:дадите|даете|есть|нужны|будут|пришлете))?${E}`,
        `${B}(?:работаете|продаете)(?: \\p{L}+){0,2} с (?:юр ?лиц…|ип|ооо|организаци…)`,
      ],
      en: [
        `${B}(?:(?:can|could|do|will) (?:i|we|you) (?:get|have|issue|give|provide|send) )?(?:an? )?(?:invoices?|paperwork|closing documents|contract)${E}`,
      ],
      zh: ['合同', '单据', '收据'],
    },
  ],
  [
    'discount',
    {
      ru: [
        `${B}(?:скидк…|промокод…|бонус(?:ы|ов)?|оптов… скидк…)(?: (?:есть|дадите|даете|бывают|постоянн… клиент…|постоянн…|за объем|от объема|на опт))*${E}`,
      ],
      en: [`${B}(?:(?:any|volume|bulk|loyalty|regular customer) )?(?:discounts?|promo codes?|coupons?|better deal)${E}`],
      zh: ['优惠券?', '打折', '折扣', '能(?:再)?便宜多少', '老客户'],
    },
  ],
  [
    'quality',
    {
      ru: [
        `${B}(?:кто|как|вы) (?:\\p{L}+ )?провер(?:яет|яете|яют|ите)(?: (?:ли )?(?:качество|товар(?:ы)?|заказ(?:ы)?|брак))?${E}`,
        `${B}контрол(?:ь|я|ируете) качеств…`,
      ],
      en: [
        `${B}(?:who|how|do you|does anyone) (?:\\w+ )?(?:checks?|inspects?|controls?)(?: the)?(?: (?:quality|goods|items|orders?))?${E}`,
        `${B}quality (?:control|checks?|inspection)${E}`,
      ],
      zh: ['质检', '(?:谁|怎么|会)?(?:检查|检验)(?:质量|货)', '质量(?:有|能)?(?:保证|保障)'],
    },
  ],
  [
    'shop',
    {
      ru: [
        `${B}вы (?:\\p{L}+ )?(?:из китая|в китае|фабрика|завод|производител…|посредник…|перекуп…|в россии|из россии)${E}`,
        `${B}(?:где (?:вы|ваш…) (?:находит…|офис|склад)|ваш… (?:адрес|офис|склад)|откуда вы)${E}`,
        `${B}сколько у вас (?:всего )?(?:товаров|предложений|позиций)`,
        `${B}(?:какие|что) у вас (?:есть|за товары|вообще есть|можно купить|продается)${E}`,
        `${B}(?:что|чем) (?:вы )?(?:прода[её]те|торгуете)${E}`,
      ],
      en: [
        `${B}are you (?:guys )?(?:a |an |the |in )?(?:factory|manufacturer|reseller|middlem[ae]n|trading company|china|russia|based in \\w+)${E}`,
        `${B}where are you(?: guys)? (?:located|based|from)${E}`,
        `${B}(?:what|which) (?:products |goods |things |stuff )?do you (?:sell|have|offer)(?=\\s*(?:$|[?]))`,
        `${B}how many (?:products|offers|items) (?:do you have|are there)${E}`,
        `${B}is (?:it|this) (?:real|really|actual) wholesale${E}`,
      ],
      zh: [
        '你们(?:公司)?是(?:工厂|厂家|贸易公司|中间商)',
        '你们(?:公司)?在哪',
        '你们(?:公司)?(?:的)?地址',
        '你们卖什么',
        '(?:有|卖)哪些(?:商品|品类|东西)',
        '有多少(?:种)?商品',
      ],
    },
  ],
  [
    'sample',
    {
      ru: [
        '(?:можно (?:ли )?|хочу |хотим |сначала |а )*(?:\\p{L}+ ){0,3}(?:на пробу|на пробник|для пробы|пробн(?:ый|ую|ая) (?:заказ|парти[яю]|экземпляр))(?: (?:взять|заказать|купить|получить|реально|можно))*',
        `${B}(?:есть |можно |дадите |пришлете |вышлете |заказать |получить |взять |бесплатн… |сначала )*образ(?:ец|цы|цов|чик…)${E}`,
      ],
      en: [
        `${B}(?:(?:could|can|may) (?:i|we) |do you )?(?:get |have |send |order |offer |provide )?(?:an? |some |one |free )*(?:samples?|trial (?:order|piece))(?: (?:first|before|order|piece|available))*${E}(?! size)`,
      ],
      zh: ['(?:能|可以)?(?:先)?(?:拿|要|寄|发|买|订)?(?:一?个|点)?(?:样品|样板)', '拿样', '打样', '试(?:订|单)'],
    },
  ],
  [
    'trust',
    {
      ru: [
        `${B}(?:вы |это )?(?:не |случайно )*(?:мошенник…|обманываете|обманете|кидалы|развод(?!н)|лохотрон)`,
        `${B}(?:можно (?:ли )?вам (?:доверять|верить)|вам можно (?:доверять|верить)|какие гарантии)`,
      ],
      en: [
        `${B}(?:is (?:this|it)|are you)(?: guys| all)? (?:a |an )?(?:scam(?:mers?)?|legit|fake|fraud|real (?:company|shop)|for real)${E}`,
        `${B}(?:can|how can|why should) i trust (?:you|this)${E}`,
      ],
      zh: ['骗子', '骗人', '(?:你们|平台|网站)(?:靠谱|可信|正规)(?:吗|么)?'],
    },
  ],
  [
    'contact',
    {
      ru: [
        `${B}${anyOf({
          ru: [
            String.raw`(?:позов(?:и|ите)|соедин(?:и|ите)|переключ(?:и|ите)|(?:хочу|хотим|можно|могу) (?:ли )?(?:я )?(?:поговорить|пообщаться|связаться)) (?:\p{L}+ ){0,2}${person}`,
            '(?:как )?(?:с вами |мне )?связаться(?: с (?:вами|магазином|менеджером|оператором|поддержкой))?',
            'нуж(?:ен|на) (?:оператор|менеджер|консультант|техподдержка)',
            'служб… поддержки',
            '(?:чат|связь) с (?:менеджером|оператором|человеком|магазином|вами)',
            '(?:ваш |какой )?(?:номер телефона|телефон (?:магазина|для связи))',
            '(?:ваш )?(?:ватсап|whatsapp|телеграм|telegram|вотсап)',
            'техподдержк…',
            '(?:написать|позвонить|обратиться) в поддержку',
          ],
        })}${E}`,
      ],
      en: [
        `${B}${anyOf({
          en: [
            '(?:talk|speak|chat|connect me) (?:to|with) (?:an? |the |some)?(?:real |live |your )?(?:human|person|operator|agent|manager|one|body|representative)',
            '(?:customer|technical) (?:support|service)',
            'contact (?:you|support|the shop|an? manager)',
            '(?:human|live) (?:operator|agent|support)',
          ],
        })}${E}`,
      ],
      zh: ['转人工', '人工客服', '(?:找|联系)(?:一?下)?(?:客服|你们|商店|人工)'],
    },
  ],
]
const ways = wordings.map(([topic, wording]) => meaning(topic, pattern(anyOf(wording))))

/** "Are you a factory?" is no wish for goods of one. */
export const aboutShopReader: Reader<ServiceTopic> = {
  read: (text) =>
    readEach(
      text,
      ways.filter((_, index) => wordings[index]![0] === 'shop'),
    ),
  examples: {
    ru: [['[вы фабрика]?', 'shop'], ['рюкзаки от фабрики']],
    en: [['[are you a factory]?', 'shop'], ['factory only']],
    zh: [['[你们是工厂]吗', 'shop'], ['工厂直销']],
  },
}

const lotsWay = meaning<ServiceTopic>(
  'lots',
  pattern(
    anyOf({
      ru: [
        `${B}(?:вы )?(?:\\p{L}+ )?(?:в розницу|розниц…)(?: (?:продаете|тоже|можно|есть|или оптом))*${E}`,
        `${B}(?:(?:можно|продаете|продадите)(?: ли)? )?(?:по )?(?:одну|одной|1) (?:штук…|шт)(?: (?:можно|продаете|продадите|взять|купить))*(?=\\s*[?])`,
        `${B}(?:(?:какая|какой|есть|а|и) (?:ли )?(?:у вас )?)*(?:минималка|минимальн(?:ый|ая) (?:заказ|партия|сумма(?: заказа)?))(?: (?:по|на|для) (?:заказ…|доставк…))?(?=\\s*(?:$|[?]))`,
      ],
      en: [
        `${B}(?:do you )?sell (?:to individuals|retail|single (?:pieces|items)|one piece)${E}`,
        `${B}(?:can|could) i (?:buy|order|get) (?:just |only )?(?:one|a single)(?: (?:piece|item|unit))?(?=\\s*(?:$|[?]))`,
        `${B}(?:(?:what(?:'s| is)|is there|do you have) )(?:the |a |your |any )?(?:moq|minimum(?: order)?(?: (?:quantity|amount))?)(?=\\s*(?:$|[?]))`,
      ],
      zh: [
        '零售(?:吗|么)?',
        '(?:最少|起码|至少)(?:要)?(?:买|订|拿|起订)(?:多少|几个)',
        '(?:一|单)件(?:可以|能)?(?:买|卖|发)吗',
        '(?:你们)?(?:有)?(?:最低|最小)?起(?:订|批)量(?:是)?(?:多少|有要求吗|吗)(?=[？?\\s]*$)',
      ],
    }),
  ),
)
/** "Is there a minimum order?" before anything was shown. */
export const lotTermsReader: Reader<ServiceTopic> = {
  read: (text) => readEach(text, [lotsWay]),
  examples: {
    ru: [['[а минималка по заказу]?', 'lots'], ['минималка до 50']],
    en: [["[what's the minimum order]?", 'lots'], ['minimum order up to 50']],
    zh: [['[起订量多少]', 'lots'], ['起订量50以内']],
  },
}

/** Where something is to be delivered names no goods: "доставка в Минск". */
const destination = /^\s+(?:в|во|до|на|по|to|in)\s+\p{L}+/u
const withDestination = ({ folded }: OpenText, read: Read<ServiceTopic>): Read<ServiceTopic> => {
  const place = read.value === 'delivery' ? destination.exec(folded.slice(read.span.end))?.[0] : undefined
  return place === undefined ? read : { ...read, span: { ...read.span, end: read.span.end + place.length } }
}

/** Questions about the service rather than the goods. */
export const serviceReader: Reader<ServiceTopic> = {
  read: (text) => readEach(text, ways).map((read) => withDestination(text, read)),
  examples: {
    ru: [
      ['[отмена заказа]', 'cancel'],
      ['[можно вернуть] товар?', 'return'],
      ['[где мой заказ]?', 'track'],
      ['[сколько идёт доставка]?', 'delivery'],
      ['[сколько стоит доставка в минск]', 'delivery'],
      ['[таможня]', 'tax'],
      ['[как оплатить]?', 'payment'],
      ['[позови оператора]', 'contact'],
      ['а [вы не мошенники]?', 'trust'],
      ['а вы в казахстан [возите]?', 'delivery'],
      ['вернуть прежние результаты'],
      ['подушка с поддержкой шеи'],
    ],
    en: [
      ['[can I return] it?', 'return'],
      ['[how long does delivery take]', 'delivery'],
      ['[where is my order]', 'track'],
      ['[add to cart]', 'order'],
      ['[are you a scam]?', 'trust'],
      ["[what happens if the stuff i get isn't what was in the photo]?", 'return'],
      ['contact lenses'],
    ],
    zh: [['[可以退]货吗', 'return'], ['[怎么付款]', 'payment'], ['[转人工]', 'contact'], ['你们不会是[骗子]吧', 'trust'], ['客服耳机']],
  },
}
