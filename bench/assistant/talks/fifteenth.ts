// Talks of five to seven turns as owners of shops, cafes, hotels and studios type or dictate them: a word or two that refine, goods changed and come back to,
// numbers changed, corrections, complaints, questions about an offer and about the service in between. Written and committed before the first run; a coin dealt
// each to one half, and the other half is kept away: `fifteenthHeldTalks`.
import type { Answer, Case } from '../expectations.ts'
import type { Want } from '../oracle.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

/** An answer about what is on the screen: cards are welcome, and only of that kind. */
const about = (kind: string, says: RegExp, more: Partial<Answer> = {}): Answer => ({
  cards: 0,
  mayShow: true,
  kinds: [kind],
  says,
  ...more,
})
/** A selection of that kind. */
const some = (kind: string, more: Partial<Answer> = {}): Answer => ({ cards: 1, kinds: [kind], ...more })
/** What offers of that kind must state, each; where none of the market does, the answer must say so. */
const stating = (kind: string, states: RegExp[], more: Partial<Want> = {}, answer: Partial<Answer> = {}): Answer => ({
  cards: 0,
  mayShow: true,
  wants: { kinds: [kind], states, ...more },
  ...answer,
})
/** Words alone, about the service. */
const words = (says: RegExp, saysNot?: RegExp): Answer => ({ cards: 0, says, ...(saysNot ? { saysNot } : {}) })

const nothing = { ru: /ничего не нашлось|не понял/i, en: /nothing (?:was )?found|not sure|did not understand/i, zh: /没有找到|不太明白/ }
const sent = { ru: /\d+\s?(?:ч|дн|день|сут)/, en: /\d+\s?(?:h|hour|day)/, zh: /\d+\s?(?:小时|天)/ }

export const fifteenthTalks: Case[] = [
  ru(
    [
      'значит так мне нужны контейнеры для еды ну чтобы в микроволновке греть можно было и чтоб не протекали где-то штук двести',
      some('food-container', { quantity: 200, saysNot: nothing.ru }),
    ],
    ['стеклянные лучше', stating('food-container', [/Материал: стекло/])],
    ['поменьше объёмом', some('food-container', { states: [/Объ[её]м/, /400|600|800/] })],
    ['какой из них самый дешёвый', about('food-container', /\d/)],
    ['кто отправит быстрее', about('food-container', sent.ru)],
    ['и термокружки ещё гляну', some('thermos-mug')],
    ['вернись к контейнерам', stating('food-container', [/Материал: стекло/])],
  ),
  ru(
    ['зонты мужские чёрные', stating('umbrella', [/Цвет: .*ч[её]рный/i, /Для кого: (?:для мужчин|унисекс)/])],
    ['автомат чтоб', stating('umbrella', [/автомат/i, /Цвет: .*ч[её]рный/i])],
    ['цвет не важен', stating('umbrella', [/автомат/i, /Для кого: (?:для мужчин|унисекс)/])],
    ['дешевле 200 р', some('umbrella', { maxRub: 200 })],
    ['сколько спиц у первого', about('umbrella', /спиц/i)],
    ['покрепче чтоб ветром не вывернуло', stating('umbrella', [/ветрозащит/i])],
  ),
  ru(
    ['елочные шары стекляные', stating('christmas-decor', [/Материал: стекло/])],
    ['покрупнее', some('christmas-decor', { states: [/Размер/, /8|10|15/] })],
    ['красные или золотистые', some('christmas-decor', { has: /красн|золот/i })],
    ['дороговато что-то', { cards: 0, mayShow: true, kinds: ['christmas-decor'], isCheaper: true }],
    ['а небьющиеся бывают?', stating('christmas-decor', [/небьющ/i])],
    ['до екатеринбурга сколько дней идёт', words(/дн|срок|достав/i)],
  ),
  ru(
    ['рюкзаки школьные', some('backpack', { has: /школьн/i })],
    ['не розовые', some('backpack', { saysNot: nothing.ru })],
    ['и чтобы спинка ортопедическая', stating('backpack', [/ортопед/i])],
    ['пеналы тоже покажи', some('pencil-case')],
    ['большие', some('pencil-case')],
    ['а рюкзаки какие были?', some('backpack')],
    ['второй сколько литров', about('backpack', /\d+\s?л/)],
  ),
  ru(
    ['повербанки 20000 с быстрой зарядкой', stating('power-bank', [/20000 мАч/, /быстрой зарядкой/i])],
    ['подешевле не?', { cards: 0, mayShow: true, kinds: ['power-bank'], isCheaper: true }],
    ['в самолёт можно?', about('power-bank', /сам[оа]л[её]т|перел[её]т|не указ/i)],
    ['лого нанесёте, 100 шт', stating('power-bank', [/20000 мАч/], { hasLogo: true, quantity: 100 })],
    ['ой нет, я имел в виду 10000', stating('power-bank', [/10000 мАч/])],
    ['это окончательная цена или торг уместен', words(/цен|скид|торг/i)],
  ),
  ru(
    ['лежаки для больших собак', some('pet-bed', { hasNot: /мелких/ })],
    ['чтоб стирать можно было', stating('pet-bed', [/моющ|стир|съ[её]мн/i])],
    ['серый есть?', stating('pet-bed', [/Цвет: .*серый/i])],
    ['слишком дорого', { cards: 0, mayShow: true, kinds: ['pet-bed'], isCheaper: true }],
    ['если брак придёт что делать', words(/возврат|брак|фото|поддержк/i)],
    ['ясно. а на какой вес первый рассчитан', about('pet-bed', /кг/)],
  ),
  en(
    ['ceramic mugs for our cafe, around 200', stating('mug', [/Material: ceramic/i], { quantity: 200 })],
    ['microwave ok?', about('mug', /microwave/i)],
    ['only those that are', some('mug', { states: [/Микроволновка/, /можно/] })],
    ['bigger ones', some('mug', { states: [/Объ[её]м/, /350|400|450|500/] })],
    ['any cheaper if I take 3000?', about('mug', /3,?000/)],
    ['and how long is shipping to Moscow', words(/ship|deliver/i)],
  ),
  en(
    ['canvas totes with our logo, 1000pcs', stating('tote-bag', [/Material: canvas/i], { hasLogo: true, quantity: 1000 })],
    ['not white', some('tote-bag', { saysNot: nothing.en })],
    ['with a zip', stating('tote-bag', [/zip/i])],
    ['too pricey', { cards: 0, mayShow: true, kinds: ['tote-bag'], isCheaper: true }],
    ['compare 1 and 2', about('tote-bag', /\d/)],
    ['actually make it 500', some('tote-bag', { quantity: 500 })],
  ),
  en(
    ['led strip lights for outdoors', some('led-strip')],
    ['5m', stating('led-strip', [/(?:Length|长度|Длина): .*5 ?(?:m|м|米)/])],
    ['waterproof only', some('led-strip', { states: [/Степень защиты/, /IP6[57]/] })],
    ["no that's not what i meant, i want one with a remote", stating('led-strip', [/remote/i])],
    ['who ships fastest', about('led-strip', sent.en)],
    ['can i get a sample first', words(/sample/i)],
  ),
  zh(
    ['积木 给3岁小孩的', stating('building-blocks', [/3\+|3岁|от 3 лет/])],
    ['大颗粒的', stating('building-blocks', [/大颗粒/])],
    ['不是这个，我要木头的', stating('building-blocks', [/材质: .*木/])],
    ['有没有便宜的', some('building-blocks', { maxRub: 300 })],
    ['再来几个', { cards: 0, mayShow: true, kinds: ['building-blocks'], isNew: true }],
    ['第一个有多少块', about('building-blocks', /\d+ ?(?:片|块|颗|粒|件)/)],
  ),
  zh(
    ['酒店拖鞋 500双', some('slippers', { quantity: 500 })],
    ['防滑的', stating('slippers', [/防滑/])],
    ['不要塑料的', some('slippers', { statesNot: [/^材质/, /PVC|EVA|塑料/], saysNot: nothing.zh })],
    ['哪个最便宜', about('slippers', /\d/)],
    ['多久能发货', about('slippers', sent.zh)],
    ['再看看毛巾', some('towel')],
  ),
  zh(
    ['苹果15的手机壳', stating('phone-case', [/iPhone 15$/im])],
    ['不对，是15 Pro', stating('phone-case', [/iPhone 15 Pro$/im])],
    ['防摔', stating('phone-case', [/防摔/, /iPhone 15 Pro$/im])],
    ['要300个', some('phone-case', { quantity: 300 })],
    ['能印logo吗', about('phone-case', /logo|LOGO|标志/i)],
    ['还有别的吗', { cards: 0, mayShow: true, kinds: ['phone-case'], isNew: true }],
  ),
]

export const fifteenthHeldTalks: Case[] = [
  ru(
    [
      'здравствуйте нужны носки детские хлопковые пар 300',
      stating('socks', [/Материал: хлопок/, /Для кого: для (?:детей|малышей)/], { quantity: 300 }),
    ],
    ['а не дорогие есть?', some('socks', { maxRub: 36, quantity: 300, saysNot: nothing.ru })],
    ['без рисунка', stating('socks', [/Для кого: для (?:детей|малышей)/], { not: [/Стиль: (?:в полоску|с рисунком)/] })],
    ['любой цвет', some('socks', { saysNot: nothing.ru })],
    ['а доставка сколько?', words(/достав/i)],
    ['ладно, а если 500 пар, сколько выйдет', about('socks', /500/)],
    ['ещё варианты', { cards: 0, mayShow: true, kinds: ['socks'], isNew: true }],
  ),
  ru(
    ['пледы флисовые, штук 50', stating('blanket', [/Материал: флис/], { quantity: 50 })],
    ['побольше', some('blanket', { states: [/Размер/, /200/], saysNot: nothing.ru })],
    ['а с логотипом можно?', about('blanket', /логотип/i)],
    ['не, без лого. покажи шерстяные', stating('blanket', [/Материал: шерсть/])],
    ['нет, я имел в виду хлопок', stating('blanket', [/Материал: хлопок/])],
    ['в клетку', stating('blanket', [/в клетку/, /Материал: хлопок/])],
  ),
  ru(
    ['полотенца 70х140 в гостиницу', stating('towel', [/70x140/])],
    ['белые', stating('towel', [/70x140/, /Цвет: .*белый/i])],
    ['скидка если от 1000', about('towel', /1\D?000/)],
    ['а впитывают хорошо?', about('towel', /впитыв/i)],
    ['чем первое от второго отличается', about('towel', /\d/)],
    ['ок беру первое, что дальше', about('towel', /корзин|заказ/i)],
  ),
  ru(
    ['серёжки бижутерия под серебро', stating('earrings', [/Цвет: .*серебрист/i])],
    ['гвоздики', stating('earrings', [/гвоздик/i, /Цвет: .*серебрист/i])],
    ['чтоб аллергии не было', stating('earrings', [/гипоаллерген/i])],
    ['можно подороже, но чтоб смотрелись богато', some('earrings', { saysNot: nothing.ru })],
    ['сравни первые две', about('earrings', /\d/)],
    ['они парами идут или по одной?', about('earrings', /пар/i)],
  ),
  ru(
    ['шторы в спальню плотные', some('curtain')],
    ['подлиннее', some('curtain', { states: [/Размер/, /270|200/] })],
    ['чёт темные, посветлее', some('curtain', { has: /бел|беж|роз|голуб|сер/i, saysNot: nothing.ru })],
    ['на люверсах', stating('curtain', [/люверс/i])],
    ['за две штуки сколько', about('curtain', /2\s?(?:шт|комп|пар)/)],
    ['а тюль?', stating('curtain', [/тюль/i])],
  ),
  ru(
    ['курьерские пакеты чёрные', stating('poly-mailer', [/Цвет: .*ч[её]рный/i])],
    ['потолще', some('poly-mailer', { states: [/Толщина/, /60|80/] })],
    ['с карманом под накладную', stating('poly-mailer', [/карман/i])],
    ['если 5 тыщ возьму почём', about('poly-mailer', /5\D?000/)],
    ['а 10?', about('poly-mailer', /10\D?000/)],
    ['это не то, мне для одежды надо', some('poly-mailer', { saysNot: nothing.ru })],
  ),
  en(
    ['hi looking for yoga mats for a studio', some('yoga-mat')],
    ['thicker', some('yoga-mat', { states: [/Толщина/, /8|10|15/] })],
    ['non slip', stating('yoga-mat', [/non-slip|нескольз/i])],
    ['purple or pink', some('yoga-mat', { has: /фиолет|роз/i })],
    ['whats the size of the first one', about('yoga-mat', /18[35]|173/)],
    ['do you have resistance bands too', some('resistance-band')],
    ['ok back to the mats', some('yoga-mat')],
  ),
  en(
    ['notbooks with dots inside', stating('notebook', [/dot|В точку/i])],
    ['thick ones', some('notebook')],
    ['budget is 100 rubles each', some('notebook', { maxRub: 100 })],
    ['any color is fine', some('notebook', { maxRub: 100, saysNot: nothing.en })],
    ['does the second one lie flat', about('notebook', /flat|bind|sewn|does not say/i)],
    ['show me more', { cards: 0, mayShow: true, kinds: ['notebook'], isNew: true }],
  ),
  en(
    ['makeup pouches for a beauty salon gift', some('cosmetic-bag')],
    ['something compostable', about('cosmetic-bag', /compost|biodegrad|do not state|does not say|none|nothing/i)],
    ['fine, with a mirror then', stating('cosmetic-bag', [/mirror/i])],
    ['any other colours for the first?', about('cosmetic-bag', /colou?r|pink|beige|grey|blue|white|purple|brown|green|black/i)],
    ['is it waterproof inside', about('cosmetic-bag', /waterproof|lining|PVC/i)],
    ['whats the minimum', about('cosmetic-bag', /\d/)],
  ),
  zh(
    ['运动水杯 不要玻璃的', some('water-bottle', { statesNot: [/材质/, /玻璃/] })],
    ['大一点的', some('water-bottle', { states: [/容量/, /750|800|1000|1500|2000/] })],
    ['有吸管的吗', stating('water-bottle', [/吸管/])],
    ['便宜点', { cards: 0, mayShow: true, kinds: ['water-bottle'], isCheaper: true }],
    ['运费怎么算', words(/运费/)],
    ['要是500个呢', about('water-bottle', /500/)],
  ),
  zh(
    ['纯棉T恤 200件', stating('t-shirt', [/材质: 棉|材质: 纯棉|材质: .*棉/], { quantity: 200 })],
    ['厚一点', some('t-shirt', { states: [/克重|密度|面料/, /200|240|280|棉/] })],
    ['不要印花', some('t-shirt', { hasNot: /印花/ })],
    ['颜色随便', some('t-shirt', { saysNot: nothing.zh })],
    ['第一款有XXL吗', about('t-shirt', /XXL|尺码/)],
    ['换成卫衣看看', some('hoodie')],
    ['还是刚才的T恤吧', some('t-shirt')],
  ),
  zh(
    ['不粘锅 电磁炉能用', stating('frying-pan', [/电磁炉/])],
    ['28的', stating('frying-pan', [/28 ?cm|28 ?厘米/])],
    ['轻一点的', some('frying-pan', { saysNot: nothing.zh })],
    ['手柄烫手吗', about('frying-pan', /手柄|把手|木柄|没有注明/)],
    ['第一个和第二个有什么区别', about('frying-pan', /\d/)],
    ['贵点也行，质量要好', some('frying-pan', { saysNot: nothing.zh })],
  ),
]
