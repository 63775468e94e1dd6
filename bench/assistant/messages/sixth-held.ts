// Messages of a sixth buyer, kept away: nothing is mended for them. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inLanguage } from './in-language.ts'

const ru = inLanguage('ru')
const en = inLanguage('en')
const zh = inLanguage('zh')

export const sixthHeldMessages: Case[] = [
  ru('коробки подарочные с ложементом 100шт, до 60р за штучку', {
    cards: 1,
    kinds: ['gift-box'],
    quantity: 100,
    maxRub: 60,
    has: /ложемент/,
  }),
  ru('свечи ароматич в баночках есть? партия маленькая, 20шт', { cards: 0, says: /нет|не\s|ничего|отсутств|без\s/i }),
  ru('плед флисовый 150 на 200 для магаза, закуп чтоб до 450р', {
    cards: 1,
    kinds: ['blanket'],
    maxRub: 450,
    has: /150[xх]200/,
    states: [/^Материал$/, /флис/],
  }),
  ru('крафт пакетики подарочные с ручками от 50шт', { cards: 0, mayShow: true, kinds: ['gift-box'] }),
  ru('елочные игрушки небьющиеся, только не стекло. до 60р', {
    cards: 1,
    kinds: ['christmas-decor'],
    maxRub: 60,
    statesNot: [/^Материал$/, /стекло/],
  }),
  ru('сковородку чугун с деревяной ручкой, шт 12', {
    cards: 1,
    kinds: ['frying-pan'],
    quantity: 12,
    states: [/^Материал$/, /чугун/],
    has: /деревянной ручкой/,
  }),
  ru('сережки гвоздики до 50р пара, мин заказ маленький до 10', {
    cards: 1,
    kinds: ['earrings'],
    maxRub: 50,
    maxMoq: 10,
    states: [/^Вид товара$/, /гвоздик/],
  }),
  ru('скотч прозрачный, мне рулонов 36 не больше', { cards: 1, kinds: ['packing-tape'], quantity: 36, states: [/^Цвет$/, /прозрачн/] }),
  ru('посоветуй чё взять на 8 марта в магаз подарков бюджет небольшой', {
    cards: 0,
    mayShow: true,
    says: /\?|подар|серь|круж|катег|плед|бюджет|товар|например/i,
  }),
  ru('полотенца банные махра большие, белые есть?', {
    cards: 1,
    kinds: ['towel'],
    states: [/^Цвет$/, /бел/],
    has: /70x140|80x160|90x180/,
  }),
  en('paper cups for coffee to go with lid', {
    cards: 0,
    mayShow: true,
    kinds: ['thermos-mug', 'mug', 'glass'],
    says: /\bno\b|\bnot|n['’]t|none|nothing|instead|only/i,
  }),
  en('cutting board bambu, for serve cheese on it', { cards: 2, kinds: ['cutting-board'], states: [/^Material$/, /bamboo/] }),
  en('thermo cup who shows temperature, not expensive then 450 rub', {
    cards: 1,
    kinds: ['thermos-mug'],
    maxRub: 450,
    has: /temperature display/i,
  }),
  en('how many days go to Yerevan? and who pays custom', { cards: 0, says: /deliver|ship|custom|day|transit|freight/i }),
  en('pens with name of my company 500 pcs, max 25 rub', {
    cards: 1,
    kinds: ['pen'],
    quantity: 500,
    maxRub: 25,
    statesNot: [/^Custom logo$/, /^no$/],
  }),
  en('keychain for tourist, shape of pomegranate', { cards: 0, mayShow: true, kinds: ['keychain'] }),
  en('cap with embroidery minimum order 20 or less', { cards: 1, kinds: ['cap'], maxMoq: 20, has: /embroider/i }),
  en('wooden new year toys for tree price under 100 rub', {
    cards: 1,
    kinds: ['christmas-decor'],
    maxRub: 100,
    states: [/^Material$/, /wood/],
  }),
  en('mirror for table with light led for girls toilet', { cards: 1, kinds: ['mirror'], has: /LED|light color|dimming/i }),
  en('stickers who not afraid water, moq small up to 50', { cards: 1, kinds: ['sticker'], maxMoq: 50, has: /waterproof/i }),
  zh('磁吸充电宝 发俄罗斯wb卖的 1w毫安', {
    cards: 1,
    kinds: ['power-bank'],
    has: /磁吸/,
    states: [/^电池容量$/, /10000/],
  }),
  zh('typec数据线 一百条 单价10块以下', { cards: 1, kinds: ['cable'], quantity: 100, maxRub: 128, has: /Type-?C/i }),
  zh('渔夫帽有木有', { cards: 0, mayShow: true, kinds: ['cap'] }),
  zh('墨镜 偏光 开车戴 男的', { cards: 1, kinds: ['sunglasses'], has: /偏光/, statesNot: [/^适用人群$/, /^女士|儿童/] }),
  zh('女袜 纯棉 起订20双以内', {
    cards: 1,
    kinds: ['socks'],
    maxMoq: 20,
    states: [/^材质$/, /棉/],
    statesNot: [/^适用人群$/, /^男士|儿童|婴/],
  }),
  zh('包税吗 双清到莫斯科多少钱一公斤', { cards: 0, says: /税|清关|物流|运|公斤|费|海关/ }),
  zh('电子烟 一次性的 批发', { cards: 0 }),
  zh('多肉小花盆 陶瓷 10cm左右的', {
    cards: 1,
    kinds: ['flower-pot'],
    has: /陶瓷/,
    states: [/^直径$|盆口|口径|尺寸/, /(^|、)(8|10|12)\s?(cm|厘米)/],
  }),
  zh('筋膜枪 有货吗', { cards: 0 }),
  zh('化妆刷套装 要带收纳包或者收纳筒', { cards: 1, kinds: ['makeup-brush'], has: /收纳/ }),
]
