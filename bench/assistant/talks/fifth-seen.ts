// Talks of a fifth buyer, that the engine may be mended for. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const fifthSeenTalks: Case[] = [
  ru(
    [
      'нужны повербанки на 10000, 50 шт до 700р',
      { cards: 2, kinds: ['power-bank'], quantity: 50, maxRub: 700, states: [/^Ёмкость$/, /10000/] },
    ],
    ['чем первый от второго отличается', { cards: 0, mayShow: true, kinds: ['power-bank'], says: /\d/ }],
    ['второй скок выйдет за 50 шт', { cards: 0, mayShow: true, kinds: ['power-bank'], says: /\d/ }],
    ['а черные есть?', { cards: 1, kinds: ['power-bank'], quantity: 50, maxRub: 700, states: [/^Цвет$/, /чёрн/] }],
    [
      'если на озоне ставить по 1500 маржа норм будет?',
      { cards: 0, mayShow: true, kinds: ['power-bank'], says: /\d|марж|нацен|комисс|счит/i },
    ],
  ),
  ru(
    ['рюкзак городской черный с юсб', { cards: 1, kinds: ['backpack'], states: [/^Цвет$/, /чёрн/], has: /USB/ }],
    ['ладно юсб не надо. главное чтоб не промокал', { cards: 1, kinds: ['backpack'], states: [/^Цвет$/, /чёрн/], has: /водонепр/i }],
    ['серый тоже ок', { cards: 1, kinds: ['backpack'], states: [/^Цвет$/, /чёрн|сер/], has: /водонепр/i }],
    ['до 1000р, беру 20', { cards: 1, kinds: ['backpack'], quantity: 20, maxRub: 1000, has: /водонепр/i }],
  ),
  ru(
    ['гири 10 кг', { cards: 1, kinds: ['dumbbell'], states: [/^Вес$/, /(^|, )10 кг/] }],
    ['не, лучше гантельки по 2 кг', { cards: 1, kinds: ['dumbbell'], states: [/^Вес$/, /(^|, )2 кг/] }],
    ['розовые', { cards: 1, kinds: ['dumbbell'], states: [/^Цвет$/, /розов/], has: /(^|[^\d,])2 кг/m }],
    ['и к ним коврик для йоги розовый', { cards: 1, kinds: ['yoga-mat'], states: [/^Цвет$/, /розов/] }],
    ['самый дешевый какой', { cards: 1, kinds: ['yoga-mat'] }],
  ),
  ru(
    ['кроссы женские белые', { cards: 2, kinds: ['sneakers'], states: [/^Цвет$/, /бел/], statesNot: [/^Для кого$/, /мужчин|детей/] }],
    ['38 размер', { cards: 1, kinds: ['sneakers'], has: /(^|\D)38(\D|$)/ }],
    ['кожу и экокожу убери', { cards: 1, kinds: ['sneakers'], statesNot: [/^Материал$/, /кож/] }],
    ['у первых какие цвета и сколько моq', { cards: 0, mayShow: true, kinds: ['sneakers'], says: /\d/ }],
  ),
  en(
    ['cat bowl', { cards: 2, kinds: ['pet-bowl'], hasNot: /dog bowl/i }],
    ['not plastic', { cards: 2, kinds: ['pet-bowl'], statesNot: [/^Material$/, /plastic/] }],
    ['show more', { cards: 0, mayShow: true, kinds: ['pet-bowl'], isNew: true, statesNot: [/^Material$/, /plastic/] }],
    ['the first one is ok for dishwasher?', { cards: 0, mayShow: true, kinds: ['pet-bowl'], says: /dish|wash|not (state|say)|care/i }],
  ),
  en(
    ['u have fitness bracelet tracker?', { cards: 0, mayShow: true, kinds: ['smart-watch'] }],
    ['ok smart watch then, black', { cards: 2, kinds: ['smart-watch'], states: [/^Color$/, /black/] }],
    ['with nfc', { cards: 1, kinds: ['smart-watch'], has: /NFC/ }],
    ['how many pcs minimum for second', { cards: 0, mayShow: true, kinds: ['smart-watch'], says: /\d/ }],
  ),
  en(
    ['sunglass', { cards: 2, kinds: ['sunglasses'] }],
    ['more', { cards: 1, kinds: ['sunglasses'], isNew: true }],
    [
      'only polarized, for men to drive',
      { cards: 1, kinds: ['sunglasses'], statesNot: [/^For whom$/, /women|kids/], has: /polari[sz]ed/i },
    ],
    ['20 pcs, max 250 rub', { cards: 1, kinds: ['sunglasses'], quantity: 20, maxRub: 250, maxMoq: 20 }],
    ['does it come with case', { cards: 0, mayShow: true, kinds: ['sunglasses'], says: /case|pack|not (say|state)|box|bag/i }],
  ),
  en(
    ['led strip 5m with remote', { cards: 1, kinds: ['led-strip'], states: [/^Length$/, /(^|, )5 m/], has: /remote/i }],
    ['how about 10 m', { cards: 1, kinds: ['led-strip'], states: [/^Length$/, /(^|, )10 m/] }],
    ['and what with factory only', { cards: 0, mayShow: true, kinds: ['led-strip'], isFactory: true }],
    ['delivery time to Novosibirsk?', { cards: 0, mayShow: true, kinds: ['led-strip'], says: /deliver|ship|days|transit/i }],
  ),
  zh(
    ['男袜黑色', { cards: 2, kinds: ['socks'], states: [/^颜色$/, /黑色/], statesNot: [/^适用人群$/, /^女士|儿童|婴儿/] }],
    ['2000双 总预算8000元', { cards: 1, kinds: ['socks'], quantity: 2000, maxRub: 46 }],
    ['要纯棉的', { cards: 1, kinds: ['socks'], quantity: 2000, maxRub: 46, states: [/^材质$/, /棉/] }],
    ['那预算加到12000', { cards: 1, kinds: ['socks'], quantity: 2000, maxRub: 69, states: [/^材质$/, /棉/] }],
  ),
  zh(
    ['圣诞装饰球 红色', { cards: 2, kinds: ['christmas-decor'], states: [/^颜色$/, /红色/] }],
    ['不要玻璃的 怕碎', { cards: 1, kinds: ['christmas-decor'], states: [/^颜色$/, /红色/], statesNot: [/^材质$/, /玻璃/] }],
    [
      '8cm以上',
      { cards: 1, kinds: ['christmas-decor'], states: [/^(产品)?尺寸$|规格|大小/, /(^|、)(8|10|15)cm/], statesNot: [/^材质$/, /玻璃/] },
    ],
    ['200个 72小时内能发的', { cards: 1, kinds: ['christmas-decor'], quantity: 200, maxDispatchHours: 72 }],
  ),
  zh(
    ['儿童跳绳', { cards: 1, kinds: ['jump-rope'], has: /儿童|卡通|学生|初学|竹节/ }],
    ['有别的颜色吗 想要粉的', { cards: 1, kinds: ['jump-rope'], states: [/^颜色$/, /粉/] }],
    ['学校采购 300条 能便宜多少', { cards: 0, mayShow: true, kinds: ['jump-rope'], says: /\d/ }],
    ['付款方式有哪些', { cards: 0, mayShow: true, kinds: ['jump-rope'], says: /付|支/ }],
  ),
  zh(
    ['无线充电器', { cards: 2, kinds: ['charger'], has: /无线/ }],
    ['要白色的', { cards: 1, kinds: ['charger'], states: [/^颜色$/, /白色/], has: /无线/ }],
    ['还有没有', { cards: 0, mayShow: true, kinds: ['charger'], isNew: true }],
    ['换成车载的,双口', { cards: 1, kinds: ['charger'], has: /车载/ }],
  ),
]
