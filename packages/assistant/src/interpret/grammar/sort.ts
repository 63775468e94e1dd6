import { anyOf, B, E, pattern } from './pattern.ts'
import { meaning, type Reader, readFirst } from './reader.ts'

export type Sort = 'price' | 'sales' | 'moq' | 'seller' | 'dispatch'

const sortRu = `${B}(?:от|рас|пере)?(?:сортируй|сортируйте|сортировать|сортировка|сортировкой|упорядочи)(?:те|ть)? по `
const cheapest = anyOf({
  ru: [
    `${B}сам(?:ые|ая|ый|ое|ую) (?:деш[её]в|недорог|бюджетн)…`,
    `${B}подешевле всех${E}`,
    `${B}дешевле все(?:го|х)${E}`,
    `${B}по возрастанию цены${E}`,
    `${B}сначала деш[её]в…`,
    `${sortRu}(?:цене|стоимости)${E}`,
  ],
  en: [String.raw`${B}(?:the )?(?:cheapest|lowest[\s-]price[ds]?)(?: first)?${E}`, `${B}sort(?:ed)? by (?:the )?price${E}`],
  zh: ['最便宜的?', '价格最低的?', '最低价的?', '按价格'],
})
const bestSelling = anyOf({
  ru: [
    `${B}(?:сам(?:ые|ая|ый|ое|ую) )?(?:популярн|продаваем|ходов)…`,
    `${B}хит(?:ы|ов|)?(?: продаж)?${E}`,
    `${B}топ(?:ов…)?(?: продаж)?${E}`,
    `${sortRu}(?:продажам|популярности)${E}`,
  ],
  en: [
    String.raw`${B}(?:the )?(?:best[\s-]?sell(?:ers?|ing)|top[\s-]sell(?:ers?|ing)|most popular|popular|most sold)${E}`,
    `${B}sort(?:ed)? by (?:sales|popularity|(?:best|most) (?:selling|sold))${E}`,
  ],
  zh: ['按销量(?:排序?|高低)?', '热销的?', '爆款', '热卖的?', '销量(?:最高|最好|高)的?', '最受欢迎的?'],
})
/** "Cheap" is not a bound; it puts the cheap ones first. */
const cheap = anyOf({
  ru: [
    `(?<!(?:не (?:сам\\p{L}+ |слишком |очень |совсем )?))(?<!(?:выгляд|смотр|каж)\\p{L}+ (?:(?:как-?то|слишком|очень|как то) )*)${B}(?:недорог|деш[её]в|бюджетн|подешевле|выгодн)(?:ие|ая|ий|ое|ую|их|ой|ые|ый|о|еньк…)?${E}`,
    `${B}не(?: (?:очень|слишком|сильно|особо))? дорог(?:ие|ая|ой|ое|ую|их|о)${E}`,
  ],
  en: [
    String.raw`(?<!not (?:too |so |very )?)(?<!(?:looks?|feels?|seems?) (?:(?:a bit|too|so|kind of|kinda|pretty|rather|quite|really|very|just) )*)${B}(?:cheap|inexpensive|low[\s-]cost|affordable|budget|(?:not|nothing) (?:very )?expensive)${E}`,
  ],
  zh: ['(?:价格?)?不贵的?(?![吗么])', '(?<!不要?太|别太|不想太)便宜的', '(?<!不要?太|别太|不想太)便宜', '实惠的?', '平价的?'],
})

const smallestLot = anyOf({
  ru: [
    `${B}(?:с )?(?:сам(?:ой|ым) )?(?:маленьк|меньш|низк|минимальн)(?:ой|им|ым|ей) (?:минималк…|минимальн… заказ…|парти…)`,
    `${B}(?:минималк(?:а|у|и|ой)|минимальн(?:ый|ого|ым) заказ…) (?:по)?(?:меньше|ниже)${E}`,
    `${B}(?:по)?меньше (?:минималк…|минимальн… заказ…)`,
    `${sortRu}(?:минималке|минимальному заказу|размеру партии)${E}`,
  ],
  en: [
    `${B}(?:the )?(?:lowest|smallest) (?:moq|minimum(?: order)?|lot)(?: first)?${E}`,
    `${B}(?:with )?(?:an? )?(?:lower|smaller) (?:moq|minimum(?: order)?)${E}`,
    `${B}sort(?:ed)? by (?:the )?(?:moq|minimum(?: order)?|lot size)${E}`,
  ],
  zh: [
    '(?:低|小)(?:起订量|起批量|起订)的?',
    '起订量(?:能)?(?:再|最|更|要)?(?:低|小|少)(?:一?点儿?|一?些)?的?',
    '最(?:低|小|少)起订量?的?(?!是?(?:多少|几))',
    '按起[订批]量(?:排序?)?',
  ],
})
const surestSeller = anyOf({
  ru: [
    `${B}(?:сначала |с |от |у )?сам(?:ый|ым|ого|ые|ых) (?:надежн|проверенн|опытн)(?:ый|ым|ого|ые|ых) (?:продав|постав)…`,
    `${sortRu}(?:продавц…|поставщик…|рейтингу|надежности)${E}`,
  ],
  en: [
    `${B}sort(?:ed)? by (?:the )?(?:sellers?|suppliers?|rating|reliability)${E}`,
    `${B}(?:the )?(?:most reliable|best[ -]rated|most trusted) (?:sellers?|suppliers?)(?: first)?${E}`,
  ],
  zh: ['按(?:卖家|信誉|评分)(?:排序?)?', '(?:卖家|店铺)?(?:最靠谱|最可靠|信誉最好)的?(?:卖家|店铺)?'],
})
const soonest = anyOf({
  ru: [
    `${B}(?:с )?сам(?:ой|ая|ые|ых) быстр(?:ой|ая|ые|ых) отправк…`,
    `${sortRu}(?:сроку(?: отправки)?|отправке|скорости(?: отправки)?)${E}`,
  ],
  en: [
    `${B}sort(?:ed)? by (?:the )?(?:dispatch|shipping|delivery|speed)(?: (?:time|speed))?${E}`,
    `${B}(?:the )?(?:fastest|quickest) (?:dispatch|shipping|to ship)(?: first)?${E}`,
  ],
  zh: ['按发货(?:时间|速度)?(?:排序?)?', '发货最快的?'],
})

const ways = [
  meaning<Sort>('moq', pattern(smallestLot)),
  meaning<Sort>('seller', pattern(surestSeller)),
  meaning<Sort>('dispatch', pattern(soonest)),
  meaning<Sort>('price', pattern(cheapest)),
  meaning<Sort>('sales', pattern(bestSelling)),
  meaning<Sort>('price', pattern(cheap)),
]

/** "The cheapest", "best sellers": what comes first. */
export const sortReader: Reader<Sort> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [
      ['[самые дешёвые] зонты', 'price'],
      ['[отсортируй по сроку отправки]', 'dispatch'],
      ['[популярные] рюкзаки', 'sales'],
      ['[недорогие] кружки', 'price'],
      ['а [не дорогие] есть?', 'price'],
      ['дорогие кружки'],
    ],
    en: [
      ['[sort by dispatch]', 'dispatch'],
      ['[sorted by popularity]', 'sales'],
      ['[cheapest] socks', 'price'],
      ['[best selling] mugs', 'sales'],
      ['[cheap] mugs', 'price'],
      ['bestow'],
    ],
    zh: [
      ['[最便宜的]雨伞', 'price'],
      ['[按销量排]', 'sales'],
      ['[起订量最小的]', 'moq'],
      ['[低起订量的]杯子', 'moq'],
      ['[热销的]手机壳', 'sales'],
    ],
  },
}
