// Messages of a seventh buyer, kept away: nothing is mended for them. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inLanguage } from './in-language.ts'

const ru = inLanguage('ru')
const en = inLanguage('en')
const zh = inLanguage('zh')

export const seventhHeldMessages: Case[] = [
  ru('Нужны дрели или шуруповёрты, крутящий момент не ниже 45 Н·м, отгрузка не дольше двух суток, партия 20 штук.', {
    cards: 2,
    kinds: ['drill'],
    quantity: 20,
    maxDispatchHours: 48,
    states: [/^Крутящий момент$/, /45|60/],
  }),
  ru('Рулетки 5 метров, полотно 25 мм, класс точности I. Дайте цену за 300 шт.', {
    cards: 1,
    kinds: ['tape-measure'],
    quantity: 300,
    states: [/^Ширина ленты$/, /25/],
    has: /(?<![\d,])5 м(?!м)/,
  }),
  ru('Фонари налобные, световой поток от 800 люмен, 100 штук, не дороже 250 рублей за штуку', {
    cards: 1,
    kinds: ['flashlight'],
    quantity: 100,
    maxRub: 250,
    has: /налобн/i,
    states: [/^Световой поток$/, /800|1200/],
  }),
  ru('Каски строительные белые, 500 штук, сертификат ТР ТС обязателен.', {
    cards: 0,
    says: /нет|не на[шй]|не прода|не торг|не ви|отсутств|ничего|жаль/i,
  }),
  ru('Автопылесосы мощностью 120 Вт и выше, с завода, минималка не больше 10 штук', {
    cards: 2,
    kinds: ['car-vacuum'],
    maxMoq: 10,
    isFactory: true,
    states: [/^Мощность$/, /120|150/],
  }),
  ru('Продавцы у вас кто — заводы или перекупы? И кто их проверял?', { cards: 0, says: /завод|фабрик|производ|продав|постав/i }),
  ru('Если партия пришла с браком, кто возмещает и в какие сроки?', {
    cards: 0,
    says: /брак|возврат|возме|спор|претенз|гарант|верн|замен|компенс/i,
  }),
  ru('Термокружка, колба сталь 316, 500 мл. Логотип наносите от скольки? Мне надо при тираже 200.', {
    cards: 1,
    kinds: ['thermos-mug'],
    has: /500 мл/,
    states: [/^Внутренняя колба$/, /316/],
  }),
  ru('Ботинки мужские, кожа или экокожа, 44 и 45 размер. Резину не предлагать.', {
    cards: 1,
    kinds: ['boots'],
    has: /(?<!\d)4[45](?!\d)/,
    states: [/^Материал$/, /кожа/],
    statesNot: [/^Для кого$/, /женщин|детей/],
  }),
  ru('Лента светодиодная, IP67, 24 вольта, длина от 5 м, беру 50 катушек', {
    cards: 1,
    kinds: ['led-strip'],
    quantity: 50,
    has: /^(?=[\s\S]*IP67)(?=[\s\S]*(?<!\d)(5|10|15|20) м(?!м))/,
    states: [/^Напряжение$/, /24/],
  }),
  en('Good afternoon. We require white cotton towels for hotel bathrooms, 70x140 cm or larger, 200 pcs. Please quote.', {
    cards: 2,
    kinds: ['towel'],
    quantity: 200,
    has: /70x140|80x160|90x180/,
    states: [/^Color$/, /white/],
    statesNot: [/^Material$/, /microfiber/],
  }),
  en('Do you have terry bathrobes for guests? 150 pieces, white.', {
    cards: 0,
    mayShow: true,
    kinds: ['towel', 'slippers'],
    says: /\bno\b|\bnot|n['’]t|none|nothing|only|unfortunately|sorry/i,
  }),
  en('glasses for our lobby bar, 300-400 ml, dishwasher safe, 144 pcs', {
    cards: 1,
    kinds: ['glass'],
    quantity: 144,
    has: /(300|350|400) ml/,
    states: [/^Dishwasher$/, /^safe/],
  }),
  en('We need pens with blue ink and our logo, 3000 pcs, max 20 RUB each', {
    cards: 1,
    kinds: ['pen'],
    quantity: 3000,
    maxRub: 20,
    has: /yes, from/,
    states: [/^Ink color$/, /blue/],
  }),
  en('Black stick umbrellas for the concierge desk, canopy 120 cm, qty 100', {
    cards: 1,
    kinds: ['umbrella'],
    quantity: 100,
    has: /stick umbrella/i,
    states: [/^Color$/, /black/],
  }),
  en('wall mounted hair dryer 1600 W for hotel rooms, 80 pcs', {
    cards: 0,
    says: /\bno\b|\bnot|n['’]t|none|nothing|only|unfortunately|sorry/i,
  }),
  en('Frying pans suitable for induction, 26 or 28 cm, for the hotel kitchen', {
    cards: 1,
    kinds: ['frying-pan'],
    has: /(26|28) cm/,
    states: [/^Features$/, /induction/],
  }),
  en('glass food containers w/ bamboo lid, 1000 ml, for breakfast room', {
    cards: 1,
    kinds: ['food-container'],
    has: /1000 ml/,
    states: [/^Lid material$/, /bamboo/],
  }),
  en('ceramic coffee mugs, microwave allowed, 300-400 ml, 300 pcs, up to 120 rub per piece', {
    cards: 1,
    kinds: ['mug'],
    quantity: 300,
    maxRub: 120,
    has: /(300|350|400) ml/,
    states: [/^Microwave$/, /^(safe|yes|ok|allowed|microwave)/i],
    statesNot: [/^Material$/, /glass|steel/],
  }),
  en('What is your sample policy? We would inspect 1-2 pieces before the bulk order.', {
    cards: 0,
    says: /sample|test|one piece|single|small/i,
  }),
  zh('数据线 尼龙 1米 500条 单价8元以内', {
    cards: 1,
    kinds: ['cable'],
    quantity: 500,
    maxRub: 96,
    has: /(?<![\d.])1米/,
    states: [/^材质$/, /尼龙/],
  }),
  zh('iPhone 15 Pro壳 磁吸 100个', { cards: 1, kinds: ['phone-case'], quantity: 100, has: /iPhone 15 Pro/i, states: [/^特点$/, /磁/] }),
  zh('自封袋 8x12cm 5000个 报价', { cards: 1, kinds: ['zip-bag'], quantity: 5000, has: /8x12/ }),
  zh('快递袋32x45 白色 2000个 要防水的', {
    cards: 1,
    kinds: ['poly-mailer'],
    quantity: 2000,
    has: /32x45/,
    states: [/^颜色$/, /白色/],
  }),
  zh('积木868颗粒 14岁以上 有没有', { cards: 1, kinds: ['building-blocks'], has: /868颗粒/, states: [/^适用年龄$/, /14/] }),
  zh('合金车模 可开门 48台', { cards: 1, kinds: ['toy-car'], quantity: 48, has: /可开门/, states: [/^材质$/, /合金/] }),
  zh('耳环/耳钉 925银针 起订10以内', { cards: 1, kinds: ['earrings'], maxMoq: 10, states: [/^耳针材质$/, /925/] }),
  zh('灯带 5V 要遥控或者APP控制的 30卷', { cards: 1, kinds: ['led-strip'], quantity: 30, has: /遥控|APP/, states: [/^电压$/, /5V/] }),
  zh('圣诞树1.8米 50棵', { cards: 0, mayShow: true, kinds: ['christmas-decor'], says: /没|无|未|不|暂/ }),
  zh('报关单和原产地证能提供吗 走一般贸易', { cards: 0, says: /报关|清关|海关|产地|单证|文件|证/ }),
]
