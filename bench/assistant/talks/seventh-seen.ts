// Talks of a seventh buyer, that the engine may be mended for. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const seventhSeenTalks: Case[] = [
  ru(
    ['Подберите ударные дрели, до 1500 рублей за штуку.', { cards: 2, kinds: ['drill'], maxRub: 1500, has: /ударн/i }],
    ['Чем первая отличается от второй по моменту и патрону?', { cards: 0, mayShow: true, kinds: ['drill'], says: /\d/ }],
    [
      'У второй аккумуляторы в комплекте идут или отдельно?',
      { cards: 0, mayShow: true, kinds: ['drill'], says: /аккум|комплект|кейс|батаре|не указ|уточн/i },
    ],
    ['Во что обойдутся 40 штук второй?', { cards: 0, mayShow: true, kinds: ['drill'], says: /\d/ }],
    [
      'Понятно. Оставьте только с моментом 60 Н·м.',
      { cards: 1, kinds: ['drill'], has: /ударн/i, maxRub: 1500, states: [/^Крутящий момент$/, /60/] },
    ],
  ),
  ru(
    [
      'Термокружки с дисплеем температуры для корпоративных подарков, 300 штук',
      { cards: 2, kinds: ['thermos-mug'], quantity: 300, states: [/^Особенности$/, /дисплеем/] },
    ],
    [
      'Цена до 300 рублей, объём 500 мл или больше',
      {
        cards: 1,
        kinds: ['thermos-mug'],
        quantity: 300,
        maxRub: 300,
        has: /(500|510|600|750|890|1200) мл/,
        states: [/^Особенности$/, /дисплеем/],
      },
    ],
    [
      'А что лучше взять из этого? Мне чтоб тепло держали дольше.',
      { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /\d+ ?ч|час|тепл/i },
    ],
    ['Образец одной штуки пришлёте до заказа?', { cards: 0, mayShow: true, kinds: ['thermos-mug'], says: /образ|пробн|штук|миним/i }],
  ),
  ru(
    [
      'Лейки садовые на 5 литров и больше, металлические',
      { cards: 1, kinds: ['watering-can'], has: /(?<![\d,])[58] л/, statesNot: [/^Материал$/, /пластик/] },
    ],
    ['подешевле есть?', { cards: 0, mayShow: true, kinds: ['watering-can'], isCheaper: true }],
    ['Ладно, пусть пластик, но 5 л и до 180 рублей', { cards: 1, kinds: ['watering-can'], maxRub: 180, has: /(?<![\d,])5 л/ }],
    ['Минимальная партия какая у самой дешёвой?', { cards: 0, mayShow: true, kinds: ['watering-can'], says: /\d/ }],
    ['Садовые секаторы со сменным лезвием тоже посмотрю.', { cards: 1, kinds: ['garden-shears'], has: /сменным лезвием/ }],
  ),
  ru(
    ['Набор отвёрток в кейсе', { cards: 2, kinds: ['screwdriver-set'], states: [/^Особенности$/, /кейс/] }],
    ['сталь только S2', { cards: 1, kinds: ['screwdriver-set'], has: /(?<![A-Z])S2(?!\d)/, states: [/^Особенности$/, /кейс/] }],
    [
      'кейс не обязателен, но предметов не меньше 25',
      { cards: 1, kinds: ['screwdriver-set'], has: /(?<![A-Z])S2(?!\d)/, states: [/^Предметов в наборе$/, /25|32|48|64|115/] },
    ],
    ['Сертификат на инструмент дадите?', { cards: 0, mayShow: true, kinds: ['screwdriver-set'], says: /сертиф|деклар|документ|ЕАС|EAC/i }],
    ['Второй набор, 60 штук. Сколько всего?', { cards: 0, mayShow: true, kinds: ['screwdriver-set'], says: /\d/ }],
  ),
  ru(
    ['Коврики в машины, автопарк 30 легковых. Резина.', { cards: 1, kinds: ['car-mat'], quantity: 30, states: [/^Материал$/, /резина/] }],
    [
      'Для зимы мне нужны, с износостойкостью. Материал любой.',
      { cards: 1, kinds: ['car-mat'], has: /износостойк/i, states: [/^Назначение$/, /зим|любой сезон/] },
    ],
    [
      'Дорого у вас. Конкурент даёт скидку 10% от 30 комплектов.',
      { cards: 0, mayShow: true, kinds: ['car-mat'], says: /скид|цен|дешев|парт|колич|комплект|шт|продав/i },
    ],
    ['И органайзеры в багажник складные', { cards: 1, kinds: ['car-organizer'], states: [/^Особенности$/, /складн/] }],
    ['из экокожи или оксфорда, чёрные', { cards: 1, kinds: ['car-organizer'], states: [/^Цвет$/, /чёрн/], has: /экокожа|оксфорд/i }],
  ),
  en(
    [
      'Good morning, we are looking for hotel hand towels, cotton, 500 gsm',
      { cards: 1, kinds: ['towel'], has: /500 gsm/, states: [/^Material$/, /cotton/] },
    ],
    ['White only please.', { cards: 1, kinds: ['towel'], has: /500 gsm/, states: [/^Color$/, /white/] }],
    ['What would be the unit price of the first one for 1000 pcs?', { cards: 0, mayShow: true, kinds: ['towel'], says: /\d/ }],
    ['How long does the supplier need to dispatch?', { cards: 0, mayShow: true, kinds: ['towel'], says: /\d|hour|day/i }],
    [
      'Thank you, very helpful. Now bath slippers for the pool area, women sizes',
      { cards: 1, kinds: ['slippers'], statesNot: [/^For whom$/, /^men|kids/] },
    ],
  ),
  en(
    ['Umbrellas for guests, black, windproof', { cards: 1, kinds: ['umbrella'], has: /windproof/i, states: [/^Color$/, /black/] }],
    ['navy is acceptable as well', { cards: 1, kinds: ['umbrella'], has: /windproof/i, states: [/^Color$/, /black|navy/] }],
    ['We shall order 150 pcs at max 150 rub', { cards: 1, kinds: ['umbrella'], quantity: 150, maxRub: 150, has: /windproof/i }],
    [
      'From what quantity is logo printing possible on the first one?',
      { cards: 0, mayShow: true, kinds: ['umbrella'], says: /logo|\d|custom/i },
    ],
  ),
  en(
    ['hotel bathroom scales, any?', { cards: 0, says: /\bno\b|\bnot|n['’]t|none|nothing|only|unfortunately|sorry/i }],
    ['ok, then table mirrors with LED lighting', { cards: 2, kinds: ['mirror'], states: [/^Features$/, /LED/] }],
    ['from 20 cm diameter', { cards: 1, kinds: ['mirror'], has: /(20|25) cm/, states: [/^Features$/, /LED/] }],
    ['And something below 300 rub a piece', { cards: 1, kinds: ['mirror'], maxRub: 300, has: /(20|25) cm/ }],
  ),
  en(
    ['glass bottles for water in rooms, 500 ml to 1 l', { cards: 1, kinds: ['water-bottle'], states: [/^Material$/, /glass/] }],
    ['Without glass then, stainless steel', { cards: 1, kinds: ['water-bottle'], states: [/^Material$/, /stainless steel/] }],
    [
      '100 pcs, with our hotel logo on it',
      { cards: 1, kinds: ['water-bottle'], quantity: 100, has: /yes, from/, states: [/^Material$/, /stainless steel/] },
    ],
    ['Do you charge for a sample?', { cards: 0, mayShow: true, kinds: ['water-bottle'], says: /sample|test|one piece|single|minimum/i }],
    [
      'what payment methods are accepted from Kazakhstan?',
      { cards: 0, mayShow: true, kinds: ['water-bottle'], says: /pay|transfer|card|invoice|bank/i },
    ],
  ),
  en(
    [
      'Kids corner: building blocks from 3 years, wooden',
      { cards: 1, kinds: ['building-blocks'], has: /wooden/, states: [/^Age$/, /\b3/] },
    ],
    ['plastic or ABS is also fine', { cards: 2, kinds: ['building-blocks'], states: [/^Age$/, /\b3/] }],
    ['and large pieces, budget 350 rub per set', { cards: 1, kinds: ['building-blocks'], maxRub: 350, states: [/^Piece size$/, /large/] }],
    ['puzzle for kids too, 24 pieces, from 3 years', { cards: 1, kinds: ['puzzle'], has: /(?<!\d)24 pieces/, states: [/^Age$/, /\b3/] }],
  ),
  zh(
    // It wanted "LOGO" in a title or a value; what has "是否可定制LOGO：支持" is right as well, as in every other case of these sets.
    ['合金钥匙扣 可印LOGO', { cards: 1, kinds: ['keychain'], statesNot: [/^是否可定制LOGO$/, /^(否|不)/], states: [/^材质$/, /合金/] }],
    ['换成PVC的', { cards: 1, kinds: ['keychain'], states: [/^材质$/, /PVC/] }],
    ['1000个 2.5元以内', { cards: 0, mayShow: true, kinds: ['keychain'], quantity: 1000, maxRub: 32, states: [/^材质$/, /PVC/] }],
    ['第一款多少起订', { cards: 0, mayShow: true, kinds: ['keychain'], says: /\d/ }],
    ['还是看硅胶的 黑色', { cards: 1, kinds: ['keychain'], has: /硅胶/, states: [/^颜色$/, /黑/] }],
  ),
  zh(
    ['女袜 纯棉 500双', { cards: 1, kinds: ['socks'], quantity: 500, states: [/^材质$/, /棉/], statesNot: [/^适用人群$/, /男士|儿童|婴/] }],
    ['男袜也要 竹纤维的', { cards: 1, kinds: ['socks'], states: [/^材质$/, /竹/], statesNot: [/^适用人群$/, /女士|儿童|婴/] }],
    ['防臭的', { cards: 1, kinds: ['socks'], has: /防臭/ }],
    ['混批可以吗 颜色尺码混着拿', { cards: 0, mayShow: true, kinds: ['socks'], says: /混|颜色|尺码|规格|起订/ }],
  ),
  zh(
    ['礼品盒 磁吸翻盖 要多少起订', { cards: 1, kinds: ['gift-box'], states: [/^特点$/, /磁吸/] }],
    ['20x15x8cm的', { cards: 1, kinds: ['gift-box'], has: /20x15x8/, states: [/^特点$/, /磁吸/] }],
    ['不要磁吸了 带丝带的 同尺寸', { cards: 1, kinds: ['gift-box'], has: /20x15x8/, states: [/^特点$/, /丝带/] }],
    ['500个 5元内', { cards: 1, kinds: ['gift-box'], quantity: 500, maxRub: 62, has: /20x15x8/ }],
    ['能印我们logo吗', { cards: 0, mayShow: true, kinds: ['gift-box'], says: /LOGO|logo|印|定制|起/i }],
  ),
  zh(
    ['项链 不锈钢 可刻字', { cards: 0, mayShow: true, kinds: ['necklace'], says: /项链|刻|不锈钢|款|没|无|未/ }],
    ['不刻字也行 50个 15元以内', { cards: 1, kinds: ['necklace'], quantity: 50, maxRub: 186, states: [/^材质$/, /不锈钢/] }],
    ['手链要皮的 男款', { cards: 1, kinds: ['bracelet'], states: [/^材质$/, /真皮/], statesNot: [/^适用人群$/, /女士/] }],
    ['第一条什么扣', { cards: 0, mayShow: true, kinds: ['bracelet'], says: /扣|未|没/ }],
    ['耳环有没有带珍珠的', { cards: 1, kinds: ['earrings'], has: /珍珠/ }],
  ),
  zh(
    ['牛仔裤 女 高腰', { cards: 1, kinds: ['jeans'], has: /高腰/, statesNot: [/^适用人群$/, /男士|儿童/] }],
    ['XL码 50条', { cards: 1, kinds: ['jeans'], quantity: 50, has: /(^|[、\s])XL($|[、\s])/m, statesNot: [/^适用人群$/, /男士|儿童/] }],
    ['高腰不要了 要弹力的', { cards: 1, kinds: ['jeans'], quantity: 50, has: /弹/, statesNot: [/^适用人群$/, /男士|儿童/] }],
    ['48小时内发货的', { cards: 0, mayShow: true, kinds: ['jeans'], quantity: 50, maxDispatchHours: 48 }],
    ['棒球帽 可印logo 也看下', { cards: 1, kinds: ['cap'], has: /LOGO|可定制,/ }],
  ),
]
