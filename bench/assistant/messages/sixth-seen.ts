// Messages of a sixth buyer, that the engine may be mended for. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inLanguage } from './in-language.ts'

const ru = inLanguage('ru')
const en = inLanguage('en')
const zh = inLanguage('zh')

export const sixthSeenMessages: Case[] = [
  ru('ночник облачко или зайка под вб', { cards: 1, kinds: ['night-light'], has: /облак|зай/i }),
  ru('скок выйдет доставка в екат за 30кг и кто тамож оформляет', { cards: 0, says: /достав|тамож|перевоз|логист|карго/i }),
  ru('формочки-вырубки для печенек', { cards: 2, kinds: ['baking-mold'], states: [/^Вид товара$/, /вырубк/] }),
  ru('кашпо керамика диаметр 15', { cards: 1, kinds: ['flower-pot'], has: /керам/i, states: [/^Диаметр$/, /15/] }),
  ru('можно 1 образец взять прежде чем партию? и если брак придет чо делать', { cards: 0, says: /образ|брак|возвр|верн|замен/i }),
  ru('брелки плюшевые, минималка не больше 20', { cards: 1, kinds: ['keychain'], maxMoq: 20, states: [/^Материал$/, /плюш/] }),
  ru('тюль белая на спальню, не штора а именно тюль', {
    cards: 1,
    kinds: ['curtain'],
    states: [/^Цвет$/, /бел/],
    has: /тюль/i,
    hasNot: /плотная штора|для ванной/i,
  }),
  ru('если закуп кольца 40р а на вб продаю 349, скок с одного остаеться', {
    cards: 0,
    mayShow: true,
    kinds: ['ring'],
    says: /\d|комисс|марж|прибыл|счит|остан|зараб/i,
  }),
  ru('зип пакеты с бегунком 25х35 под футболки', { cards: 1, kinds: ['zip-bag'], has: /25[xх]35/ }),
  ru('скока стоит игрушк мягкая гусь или капибара', { cards: 1, kinds: ['soft-toy'], has: /гус|капибар/i }),
  en('hello i need mug with my own logo for cafe, 100 pcs', {
    cards: 2,
    kinds: ['mug'],
    quantity: 100,
    statesNot: [/^Custom logo$/, /^no$/],
  }),
  en('apron for barista black color', { cards: 0 }),
  en('whisky glass with gold line on edge, 48 pcs', {
    cards: 1,
    kinds: ['glass'],
    quantity: 48,
    has: /gold rim/i,
    states: [/^Product type$/, /whisky/],
  }),
  en('white tote from canvas 100 pcs under 130 rub each', {
    cards: 1,
    kinds: ['tote-bag'],
    quantity: 100,
    maxRub: 130,
    states: [/^Color$/, /white/],
    has: /canvas/i,
  }),
  en('t shirt black cotton for adults, can print logo. 50 pcs', {
    cards: 2,
    kinds: ['t-shirt'],
    quantity: 50,
    states: [/^Color$/, /black/],
    has: /cotton/,
    statesNot: [/^For whom$/, /kids/],
  }),
  en('lunch box 1000 ml but plastic no', {
    cards: 1,
    kinds: ['food-container'],
    states: [/^Capacity$/, /1000/],
    statesNot: [/^Material$/, /plastic/],
  }),
  en('can i pay from armenian bank card? or swift', { cards: 0, says: /pay|card|bank|transfer|swift/i }),
  en('ladle stainless steel for soup', { cards: 1, kinds: ['kitchen-utensils'], states: [/^Product type$/, /ladle/], has: /stainless/i }),
  en('note book with elastic band for gift to guests', { cards: 1, kinds: ['notebook'], has: /elastic band/i }),
  en('who check quality before sending? last time from other site was half broken', {
    cards: 0,
    says: /quality|check|inspect|defect|broken|damage|return|refund|claim/i,
  }),
  zh('iPhone15手机壳 透明', { cards: 1, kinds: ['phone-case'], has: /iPhone 15(?! ?Pro)/i, states: [/^颜色$/, /透明/] }),
  zh('大号毛绒玩具 80cm的 送女友那种', { cards: 1, kinds: ['soft-toy'], states: [/^高度$/, /80/] }),
  zh('脚垫 tpe材质的 通用款', { cards: 0, mayShow: true, kinds: ['car-mat'] }),
  zh('女靴 真皮 38码', {
    cards: 1,
    kinds: ['boots'],
    has: /真皮/,
    states: [/^尺码$/, /38/],
    statesNot: [/^适用人群$/, /^男士|儿童/],
  }),
  zh('卫衣 oversize 黑 50件 一百块以内', {
    cards: 1,
    kinds: ['hoodie'],
    quantity: 50,
    maxRub: 1276,
    states: [/^颜色$/, /黑色/],
    has: /宽松|落肩/,
  }),
  zh('老板便宜点呗 量大有优惠不', { cards: 0, mayShow: true, says: /价|优惠|便宜|折|量|谈|多/ }),
  zh('耳钉 925银针的 不容易过敏 20对', { cards: 1, kinds: ['earrings'], quantity: 20, has: /925/ }),
  zh('车载吸尘器 白色 150w 的有吗', { cards: 1, kinds: ['car-vacuum'], states: [/^功率$/, /150/], has: /白色/ }),
  zh('能不能一件代发到ozon仓', { cards: 0, says: /代发|一件|仓|发货|起订|单件|Ozon/i }),
  zh('收纳箱 布艺 35L 宿舍用', { cards: 1, kinds: ['organizer'], states: [/^容量$/, /35/], has: /牛津布|纯棉/ }),
]
