// Talks of a sixth buyer, kept away: nothing is mended for them. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const sixthHeldTalks: Case[] = [
  ru(
    ['кружки керамика', { cards: 2, kinds: ['mug'], states: [/^Материал$/, /керам/] }],
    ['чтоб в микроволновку можно', { cards: 1, kinds: ['mug'], states: [/^Микроволновка$/, /можно/], has: /керам/i }],
    ['в розовом есть?', { cards: 1, kinds: ['mug'], states: [/^Цвет$/, /розов/], has: /керам/i }],
    ['первая почем если 72 возьму', { cards: 0, mayShow: true, kinds: ['mug'], says: /\d/ }],
    ['а упакована как', { cards: 0, mayShow: true, kinds: ['mug'], says: /короб|упаков|пакет|не указ/i }],
  ),
  ru(
    ['подарочные коробки белые', { cards: 2, kinds: ['gift-box'], states: [/^Цвет$/, /бел/] }],
    ['минималка до 100 шт', { cards: 1, kinds: ['gift-box'], maxMoq: 100, states: [/^Цвет$/, /бел/] }],
    ['размер 20х15 надо', { cards: 1, kinds: ['gift-box'], maxMoq: 100, states: [/^Цвет$/, /бел/], has: /20[xх]15/ }],
    ['скок 300шт первой выйдет в рублях', { cards: 0, mayShow: true, kinds: ['gift-box'], says: /\d/ }],
    ['а ленты атласные отдельно у вас есть?', { cards: 0, mayShow: true, kinds: ['gift-box'] }],
  ),
  ru(
    ['серьги', { cards: 2, kinds: ['earrings'] }],
    ['с жемчугом чтоб', { cards: 1, kinds: ['earrings'], has: /жемч/i }],
    ['у второй пары какой штифт', { cards: 0, mayShow: true, kinds: ['earrings'], says: /серебр|стал|титан|штифт|не указ/i }],
    ['ещё есть?', { cards: 0, mayShow: true, kinds: ['earrings'], isNew: true, has: /жемч/i }],
  ),
  ru(
    ['костюм снегурочки детский есть?', { cards: 0, mayShow: true, kinds: ['christmas-decor', 'dress'] }],
    ['ну тогда елочные украшения', { cards: 2, kinds: ['christmas-decor'] }],
    ['деревянные', { cards: 1, kinds: ['christmas-decor'], states: [/^Материал$/, /дерев/] }],
    ['сколько мин заказ у первой', { cards: 0, mayShow: true, kinds: ['christmas-decor'], says: /\d/ }],
    ['до нг успеет доехать?', { cards: 0, mayShow: true, kinds: ['christmas-decor'], says: /достав|дн|срок|успе|недел|отправ/i }],
  ),
  ru(
    ['вы кто вообще, магазин или посредник', { cards: 0, says: /ассист|помощ|каталог|площадк|магаз|опт|посредн|товар|поставщ/i }],
    ['ип на усн, по счету оплата можно?', { cards: 0, says: /оплат|сч[её]т|плат/i }],
    ['ясно. пазлы деревянные покажи', { cards: 2, kinds: ['puzzle'], states: [/^Материал$/, /дерев/] }],
    ['для малышей от 3 лет', { cards: 1, kinds: ['puzzle'], states: [/^Возраст$/, /3 лет/], has: /дерев/i }],
    ['а дока на них есть, сертификат?', { cards: 0, mayShow: true, kinds: ['puzzle'], says: /сертиф|деклар|документ|ЕАС|EAC|не указ/i }],
  ),
  en(
    ['mugs for my cafe', { cards: 2, kinds: ['mug'] }],
    ['i want from glass, not ceramic', { cards: 2, kinds: ['mug'], states: [/^Material$/, /glass/] }],
    ['bigger, 400 ml or more', { cards: 1, kinds: ['mug'], states: [/^Capacity$/, /400|450|500/], has: /glass/i }],
    ['second one how much for 100', { cards: 0, mayShow: true, kinds: ['mug'], says: /\d/ }],
    ['can it go in microvave?', { cards: 0, mayShow: true, kinds: ['mug'], says: /microwave/i }],
    ['ok and glass for juice also show', { cards: 1, kinds: ['glass'] }],
  ),
  en(
    ['tote bag', { cards: 2, kinds: ['tote-bag'] }],
    ['with zipper pls', { cards: 1, kinds: ['tote-bag'], has: /zipper/i }],
    ['too expensive, cheaper', { cards: 0, mayShow: true, kinds: ['tote-bag'], isCheaper: true }],
    ['zipper not nesesary. denim one', { cards: 1, kinds: ['tote-bag'], states: [/^Material$/, /denim/] }],
    ['what size is the first', { cards: 0, mayShow: true, kinds: ['tote-bag'], says: /\d/ }],
  ),
  en(
    ['flower pots small, for cafe tables', { cards: 2, kinds: ['flower-pot'] }],
    ['only ceramic', { cards: 2, kinds: ['flower-pot'], states: [/^Material$/, /ceramic/] }],
    ['white or beige', { cards: 1, kinds: ['flower-pot'], states: [/^Color$/, /white|beige/], has: /ceramic/i }],
    ['you have also plants for inside?', { cards: 0, mayShow: true, kinds: ['flower-pot'] }],
    ['ok the cheapest from this pots?', { cards: 1, kinds: ['flower-pot'] }],
  ),
  en(
    ['pizza cutter wheel', { cards: 0, mayShow: true, kinds: ['kitchen-utensils', 'cutting-board', 'knife'] }],
    ['ok garlic press', { cards: 2, kinds: ['kitchen-utensils'], states: [/^Product type$/, /garlic/] }],
    ['stainless only', { cards: 1, kinds: ['kitchen-utensils'], states: [/^Material$/, /stainless/], has: /garlic/i }],
    ['compare 1 and 2', { cards: 0, mayShow: true, kinds: ['kitchen-utensils'], says: /\d/ }],
    [
      'which one is good for dishwasher',
      { cards: 0, mayShow: true, kinds: ['kitchen-utensils'], says: /dishwash|wash|not (say|state)|care/i },
    ],
  ),
  en(
    ['socks for men', { cards: 2, kinds: ['socks'], statesNot: [/^For whom$/, /^women|kids|babies/] }],
    ['sorry for kids i mean', { cards: 2, kinds: ['socks'], states: [/^For whom$/, /kids|babies/] }],
    ['non slip', { cards: 1, kinds: ['socks'], has: /non-slip/i, states: [/^For whom$/, /kids|babies/] }],
    ['how many pair in minimum for first', { cards: 0, mayShow: true, kinds: ['socks'], says: /\d/ }],
    ['they are in box or in bag?', { cards: 0, mayShow: true, kinds: ['socks'], says: /box|bag|pack/i }],
  ),
  zh(
    ['发夹有吗', { cards: 0 }],
    ['那耳环呢', { cards: 2, kinds: ['earrings'] }],
    ['韩系的', { cards: 1, kinds: ['earrings'], has: /韩版/ }],
    ['单价5块以下', { cards: 1, kinds: ['earrings'], maxRub: 64 }],
    ['第一个起订多少', { cards: 0, mayShow: true, kinds: ['earrings'], says: /\d/ }],
  ),
  zh(
    ['小夜灯 可爱点的', { cards: 1, kinds: ['night-light'] }],
    ['有云朵的不', { cards: 1, kinds: ['night-light'], has: /云/ }],
    ['兔子呢', { cards: 1, kinds: ['night-light'], has: /兔/ }],
    ['第二个是充电的还是插电', { cards: 0, mayShow: true, kinds: ['night-light'], says: /充电|插电|供电|电|未|没/ }],
    ['50个总价多少', { cards: 0, mayShow: true, kinds: ['night-light'], says: /\d/ }],
  ),
  zh(
    ['数据线 编织或者尼龙的', { cards: 1, kinds: ['cable'], has: /编织|尼龙/ }],
    ['2米', { cards: 1, kinds: ['cable'], states: [/^线长$/, /(^|、)2米/], has: /编织|尼龙/ }],
    ['材质随便 能快充就行 还是2米', { cards: 1, kinds: ['cable'], states: [/^线长$/, /(^|、)2米/] }],
    ['第一款能传数据吗', { cards: 0, mayShow: true, kinds: ['cable'], says: /传|数据|充|未|没/ }],
  ),
  zh(
    ['男士石英表', { cards: 1, kinds: ['watch'], has: /石英/, statesNot: [/^适用人群$/, /^女士|儿童/] }],
    ['石英不石英无所谓 不要真皮的', { cards: 2, kinds: ['watch'], statesNot: [/^材质$/, /真皮/] }],
    ['第二款防水几级', { cards: 0, mayShow: true, kinds: ['watch'], says: /防水|ATM|级|米|未|没/i }],
    ['有盒子吗 送人用', { cards: 0, mayShow: true, kinds: ['watch'], says: /盒|包装|袋|未|没/ }],
  ),
  zh(
    ['女童连衣裙', { cards: 2, kinds: ['dress'], states: [/^适用人群$/, /儿童/] }],
    ['120码', { cards: 1, kinds: ['dress'], states: [/^尺码$/, /120/] }],
    ['妈妈穿的也要 成人款 红色', { cards: 1, kinds: ['dress'], states: [/^颜色$/, /红色/], statesNot: [/^适用人群$/, /儿童/] }],
    ['长袖的', { cards: 1, kinds: ['dress'], states: [/^袖长$|袖/, /长袖|^长/], statesNot: [/^适用人群$/, /儿童/] }],
    ['退货政策是啥', { cards: 0, mayShow: true, kinds: ['dress'], says: /退|换|售后|赔/ }],
  ),
]
