// Talks of four to six turns by thirty buyers: who opens a cafe, runs a hotel, a spa, a bistro, a gym, a flower or a pet shop, resells, buys for an office or a
// kindergarten, for a child or a parent; some chat, some write two words, some doubt, some change their mind, some write a language that is not theirs. Written and
// committed before a look at the engine and before the first run; every wish of stated fields was counted against the market's listings. Dealt by lot into this
// half and one that is kept away: `nineteenthHeldTalks`.
import { roubles } from '@karavan/testing/talk.ts'
import type { Case } from '../expectations.ts'
import { about, inTurns, sent, some, stating, words } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

/** Roubles for a yuan. */
const yuan = roubles.CNY!

export const nineteenthTalks: Case[] = [
  ru(
    [
      'открываю кофейню, нужны кружки под капучино миллилитров на 250-300, штук 60',
      stating('mug', [/Capacity:.*\b(?:250|300) ml/], { quantity: 60 }),
    ],
    ['белые или бежевые', stating('mug', [/Capacity:.*\b(?:250|300) ml/, /Color:.*\b(?:white|beige)\b/i], { quantity: 60 })],
    ['вторую в микроволновку ставить можно?', about('mug', /можно|нельзя|не указ/i)],
    ['а если сразу 120 взять, почём выйдет', about('mug', /120/)],
    ['ещё стаканы под латте, с двойными стенками', stating('glass', [/double-wall/i])],
    ['посудомойку они держат?', about('glass', /можно|ручн|не указ/i)],
  ),
  ru(
    ['привет! дочка идёт в первый класс, ищу ей рюкзак, чтобы спинка ортопедическая', stating('backpack', [/back support/])],
    ['ой, только не чёрный, ей бы розовый или фиолетовый', stating('backpack', [/back support/, /Color:.*\b(?:pink|purple)\b/i])],
    ['а он тяжёлый? сколько пустой весит первый', about('backpack', /\d\s?к?г|не указ/i)],
    ['ага. и пенал к нему, с двумя отделениями', stating('pencil-case', [/two-compartment/])],
    ['цвет у пенала любой, лишь бы до 200 рублей', stating('pencil-case', [/two-compartment/], { maxRub: 200 })],
    ['сколько ручек туда влезет?', about('pencil-case', /\d+\s?руч|не указ/i)],
  ),
  ru(
    ['чехлы на айфон 15 про, силикон, возьму 50', stating('phone-case', [/iPhone 15 Pro/i, /Material: silicone/], { quantity: 50 })],
    [
      'не, силикон липнет. давай пластик',
      stating('phone-case', [/iPhone 15 Pro/i, /Material: plastic/], { quantity: 50, not: [/Material: silicone/] }),
    ],
    ['с магнитом', stating('phone-case', [/iPhone 15 Pro/i, /Material: plastic/, /magnetic/i], { quantity: 50 })],
    ['магнит убери, без него тоже норм', stating('phone-case', [/iPhone 15 Pro/i, /Material: plastic/], { quantity: 50 })],
    ['сравни первые два', about('phone-case', /₽|руб|цена|дешевле/i)],
  ),
  ru(
    ['мне надо носки мужской хлопок 200 пара', stating('socks', [/Material: cotton/, /For whom: (?:men|unisex)/], { quantity: 200 })],
    ['чёрни цвет', stating('socks', [/Material: cotton/, /For whom: (?:men|unisex)/, /Color:.*\bblack\b/i], { quantity: 200 })],
    ['сколько стоит если 1000', about('socks', /1[\s ]?000/)],
    ['дорого. дешевли дай', { cards: 0, mayShow: true, kinds: ['socks'], isCheaper: true }],
    ['тапочка домашни тоже надо, мужской', stating('slippers', [/For whom: (?:men|unisex)/])],
  ),
  ru(
    ['зонты чёрные', stating('umbrella', [/Color:.*\bblack\b/i])],
    ['автомат', stating('umbrella', [/Color:.*\bblack\b/i, /Features:.*\bautomatic/])],
    ['мужские', stating('umbrella', [/Color:.*\bblack\b/i, /Features:.*\bautomatic/, /For whom: (?:men|unisex)/])],
    ['перчатки тоже', some('gloves')],
  ),
  en(
    ['We require storage boxes with lids for our archive, 50 units.', stating('organizer', [/\blid\b/i], { quantity: 50 })],
    ['Fabric is not acceptable, plastic only. The lid is optional.', stating('organizer', [/Material: plastic/], { quantity: 50 })],
    ['Capacity 35 litres or more.', stating('organizer', [/Material: plastic/, /Capacity:.*\b(?:35|50|66) l\b/], { quantity: 50 })],
    ['What load does the first one bear?', about('organizer', /\d+\s?kg|not (?:say|state)/i)],
    ['How do we pay?', words(/pay|order/i)],
    [
      'Packing tape as well, 100 m rolls, 72 pieces.',
      stating('packing-tape', [/Length:.*\b100 m\b/], { quantity: 72, noun: /packing tape|sealing tape/i }),
    ],
  ),
  en(
    [
      'Good morning, we are a spa hotel. White slippers for guests, 300 pairs.',
      stating('slippers', [/Color:.*\bwhite\b/i], { quantity: 300 }),
    ],
    ['They must be non-slip.', stating('slippers', [/Color:.*\bwhite\b/i, /non-slip/], { quantity: 300 })],
    ['What is the sole made of?', about('slippers', /PVC|EVA|TPR|rubber|not (?:say|state)/i)],
    ['Could we have our logo on the second one?', about('slippers', /logo/i)],
    ['Do you also carry hair dryers?', { cards: 0, mayShow: true, says: /no |not|n't|nothing/i }],
    ['Then back to the slippers, please.', stating('slippers', [/Color:.*\bwhite\b/i, /non-slip/], { quantity: 300 })],
  ),
  en(
    ['dog beds for my pet shop, the kind where the cover comes off', stating('pet-bed', [/removable cover/])],
    ['80 cm', stating('pet-bed', [/removable cover/, /Bed size:.*\b80 cm/])],
    ['bowls too, ceramic', stating('pet-bowl', [/Material: ceramic/])],
    ['dishwasher safe only', stating('pet-bowl', [/Material: ceramic/, /Care: dishwasher safe/])],
    ['cheaper?', { cards: 0, mayShow: true, kinds: ['pet-bowl'], isCheaper: true, states: [/Material/, /ceramic/] }],
  ),
  en(
    ['65w chargers', stating('charger', [/Power:.*\b65 W/])],
    ['eu plug', stating('charger', [/Power:.*\b65 W/, /EU plug/])],
    ['any plug then', stating('charger', [/Power:.*\b65 W/])],
    ['1st: how many ports?', about('charger', /ports?|not (?:say|state)/i)],
    ['for 300?', about('charger', /300/)],
  ),
  en(
    ['sunglasses for my boutique, polarised, 100 pcs', stating('sunglasses', [/polarized/i], { quantity: 100 })],
    ['for ladies', stating('sunglasses', [/polarized/i, /For whom: (?:women|unisex)/], { quantity: 100 })],
    ['compare 1 and 2', about('sunglasses', /lens|price|cheaper|₽|\$|¥/i)],
    ['now some for kids with UV protection', stating('sunglasses', [/For whom: kids/, /UV400/])],
    ['show different ones', { cards: 0, mayShow: true, kinds: ['sunglasses'], isNew: true, states: [/For whom/, /kids/] }],
  ),
  zh(
    ['你好 我是外国人 我想买灯的带子 五米', stating('led-strip', [/Length:.*\b5 m\b/])],
    ['要有遥控器 可以换', stating('led-strip', [/Length:.*\b5 m\b/, /remote control/])],
    ['放外面 下雨可以吗 第一个', about('led-strip', /IP\d\d|防水|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/i)],
    ['遥控没有也好 要防水', stating('led-strip', [/Length:.*\b5 m\b/, /waterproof|IP6[57]/])],
    ['几天到俄罗斯', { cards: 0, mayShow: true, says: /天|小时|运|物流|发货/ }],
  ),
  zh(
    ['开民宿的,想进一批纯棉四件套', stating('bedding', [/Material: cotton/])],
    ['要床笠款的', stating('bedding', [/Material: cotton/, /fitted sheet/])],
    ['素一点,白色或灰色', stating('bedding', [/Material: cotton/, /fitted sheet/, /Color:.*\b(?:white|grey)\b/i])],
    ['第一套拿20套多少钱', about('bedding', /20/)],
    ['浴巾也看看,要厚的', stating('towel', [/Features:.*\bthick\b|500 gsm/], { noun: /bath towel|70x140|80x160|90x180/ })],
    ['还是回到四件套', stating('bedding', [/Material: cotton/, /fitted sheet/, /Color:.*\b(?:white|grey)\b/i])],
  ),
  zh(
    ['孩子三岁,想买点大颗粒积木', stating('building-blocks', [/Piece size: large/, /Age: 3 years and up/])],
    ['有木头的吗', stating('building-blocks', [/Piece size: large/, /Age: 3 years and up/, /Material: wooden/])],
    ['第一款有多少块?', about('building-blocks', /\d+\s?(?:颗|块|片|粒)|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/)],
    ['材质不限了,要便宜的,一套30块以内', stating('building-blocks', [/Piece size: large/, /Age: 3 years and up/], { maxRub: 30 * yuan })],
    ['再来个玩具车,男孩玩的', some('toy-car')],
  ),
  zh(
    ['咖啡店做活动,要300个帆布袋印我们的logo', stating('tote-bag', [], { hasLogo: true, quantity: 300 })],
    ['要带拉链的', stating('tote-bag', [/with zipper/], { hasLogo: true, quantity: 300 })],
    ['拉链不要了,长肩带的就行', stating('tote-bag', [/long handles/], { hasLogo: true, quantity: 300 })],
    ['第一个是什么印刷工艺', about('tote-bag', /热转印|丝印|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/)],
    ['怎么付款', words(/付款|支付|下单|订单/)],
    ['对了,纸质礼品袋有没有', stating('gift-box', [], { noun: /gift bag/i })],
  ),
  zh(
    [
      '亲,我摆摊卖饰品,找不容易过敏的耳钉,先拿50对',
      stating('earrings', [/hypoallergenic|titanium|surgical|925 silver/i], { quantity: 50, noun: /stud earrings/i }),
    ],
    [
      '金色有吗',
      stating('earrings', [/hypoallergenic|titanium|surgical|925 silver/i, /Color:.*\bgold\b/i], { quantity: 50, noun: /stud earrings/i }),
    ],
    ['耳针是什么料', about('earrings', /银|钛|钢|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/)],
    [
      '单价三块以下的',
      stating('earrings', [/hypoallergenic|titanium|surgical|925 silver/i, /Color:.*\bgold\b/i], {
        quantity: 50,
        maxRub: 3 * yuan,
        noun: /stud earrings/i,
      }),
    ],
    ['项链也要,不锈钢的', stating('necklace', [/Material: stainless steel/])],
  ),
]

export const nineteenthHeldTalks: Case[] = [
  ru(
    ['пылесос в машину, чтобы без провода', stating('car-vacuum', [/cordless|rechargeable/i])],
    ['а он вообще тянет? какая мощность у первого', about('car-vacuum', /\d+\s?Вт|не указ/i)],
    ['гарантия какая', about('car-vacuum', /гаранти|не указ/i)],
    ['ну тогда помощнее, от 120 ватт, провод пусть будет', stating('car-vacuum', [/Power:.*\b(?:120|150) W/])],
    ['и коврики в салон, полный комплект на пять мест', stating('car-mat', [/Full set, 5 seats/])],
  ),
  ru(
    ['у нас цветочный магазин, нужны секаторы, штук 10, чтоб рука не уставала', some('garden-shears', { quantity: 10, maxMoq: 10 })],
    ['какую ветку берёт первый?', about('garden-shears', /\d+\s?мм|не указ/i)],
    ['дороже 300 рублей не надо', stating('garden-shears', [], { maxRub: 300, quantity: 10 })],
    ['ещё подарочные коробки из крафта, с лентой', stating('gift-box', [/Material: kraft paper/, /ribbon/i])],
    ['лента не обязательна', stating('gift-box', [/Material: kraft paper/])],
    ['а до Казани сколько везти будут?', { cards: 0, mayShow: true, says: /достав|отправ|дн|везти/i }],
  ),
  ru(
    [
      'Здравствуйте. Отель на 40 номеров, подбираем полотенца банные белые, плотность 500 г',
      stating('towel', [/Color:.*\bwhite\b/i, /Weight per area: 500 gsm/], { noun: /bath towel|70x140|80x160|90x180/ }),
    ],
    [
      'Только не вафельные',
      stating('towel', [/Color:.*\bwhite\b/i, /Weight per area: 500 gsm/], {
        noun: /bath towel|70x140|80x160|90x180/,
        not: [/Weave: waffle/],
      }),
    ],
    ['Логотип нанесёте? От какого количества?', about('towel', /логотип/i)],
    ['Теперь постельное: хлопок, простыня на резинке', stating('bedding', [/Material: cotton/, /fitted sheet/])],
    ['какая плотность у первого комплекта', about('bedding', /\d+\s?[×x*]\s?\d+|не указ/i)],
    [
      'Вернёмся к полотенцам',
      stating('towel', [/Color:.*\bwhite\b/i, /Weight per area: 500 gsm/], {
        noun: /bath towel|70x140|80x160|90x180/,
        not: [/Weave: waffle/],
      }),
    ],
  ),
  ru(
    ['Требуются ручки шариковые, чернила синие, 500 шт.', stating('pen', [/Ink color: blue/], { quantity: 500, noun: /ballpoint/i })],
    ['Уточнение: допускаются и гелевые', stating('pen', [/Ink color: blue/], { quantity: 500, noun: /ballpoint|gel pen/i })],
    ['Не дороже 15 руб. за штуку', stating('pen', [/Ink color: blue/], { quantity: 500, maxRub: 15, noun: /ballpoint|gel pen/i })],
    ['Какова длина письма у второй позиции?', about('pen', /\d+\s?м|не указ/i)],
    ['Возможна ли оплата по счёту?', words(/оплат|счёт|счет|плат/i)],
    ['Также блокноты А5, 100 шт.', stating('notebook', [/A5/], { quantity: 100 })],
  ),
  ru(
    ['ищу плед в подарок маме, шерстяной', stating('blanket', [/Material: wool/])],
    ['размер 150 на 200', stating('blanket', [/Material: wool/, /150x200/])],
    ['хотя нет, шерсть колется, давайте флисовый', stating('blanket', [/Material: fleece/, /150x200/], { not: [/Material: wool/] })],
    ['а красный бывает?', stating('blanket', [/Material: fleece/, /150x200/, /Color:.*\bred\b/i])],
    ['ладно, цвет неважен', stating('blanket', [/Material: fleece/, /150x200/])],
    ['первый в машинке стирать можно?', about('blanket', /стир|машин|не указ/i)],
  ),
  en(
    ["hi there! my little boy is turning four and he's mad about dinosaurs, do you have a plush one?", stating('soft-toy', [/dinosaur/i])],
    ['bigger would be lovely, something like 50 cm or more', stating('soft-toy', [/dinosaur/i, /Height:.*\b(?:50|60|80) cm/])],
    ['can I put it in the washing machine?', about('soft-toy', /wash|not (?:say|state)/i)],
    ['oh and a puzzle with dinosaurs, but one for his age please', stating('puzzle', [/dinosaur/i, /Age: 3 years and up/])],
    ["if there's none with dinos any theme is fine", stating('puzzle', [/Age: 3 years and up/])],
    ['how many pieces is the first?', about('puzzle', /\d+\s?p(?:ieces|cs)|not (?:say|state)/i)],
  ),
  en(
    ['setting up a gym: dumbbells, 10 kg, rubber', stating('dumbbell', [/Weight:.*\b10 kg/, /Material: rubber/], { noun: /dumbbell/i })],
    ['hmm, actually make it 5 kg', stating('dumbbell', [/Weight:.*\b5 kg/, /Material: rubber/], { noun: /dumbbell/i })],
    ['any material will do', stating('dumbbell', [/Weight:.*\b5 kg/], { noun: /dumbbell/i })],
    ['is the first one sold in pairs', about('dumbbell', /pair|single|piece|not (?:say|state)/i)],
    ['exercise mats, at least 10 mm thick, blue', stating('yoga-mat', [/Thickness:.*\b(?:10|15) mm/, /Color:.*\bblue\b/i])],
    ['let me see the dumbbells again', stating('dumbbell', [/Weight:.*\b5 kg/], { noun: /dumbbell/i })],
  ),
  en(
    ['I need a power bank I can take on a plane', stating('power-bank', [/air travel|Battery capacity:.*\b(?:5000|10000|20000) mAh/])],
    ['10000 mAh', stating('power-bank', [/Battery capacity:.*\b10000 mAh/])],
    ["what cell is inside the second? I don't trust cheap ones", about('power-bank', /lithium|18650|not (?:say|state)/i)],
    ['does it have a warranty?', about('power-bank', /warrant|guarantee|not (?:say|state)/i)],
    ['ok show me slim ones then', stating('power-bank', [/Battery capacity:.*\b10000 mAh/, /\bslim\b/i])],
  ),
  en(
    ['hello i need jacket for man for winter', stating('jacket', [/For whom: (?:men|unisex)/, /Season: winter/])],
    ['size is 3XL, my customer is big', stating('jacket', [/For whom: (?:men|unisex)/, /Season: winter/, /Size:.*\b3XL/])],
    ['season not important, can be for autumn', stating('jacket', [/For whom: (?:men|unisex)/, /Size:.*\b3XL/])],
    ['the first it have hood?', about('jacket', /hood|not (?:say|state)/i)],
    ['how many day until you send', { cards: 0, mayShow: true, says: sent.en }],
  ),
  en(
    [
      'I run a small bistro and need frying pans that work on induction, 26 cm',
      stating('frying-pan', [/induction/i, /Diameter:.*\b26 cm/]),
    ],
    ['cast iron ones please', stating('frying-pan', [/induction/i, /Diameter:.*\b26 cm/, /Material: cast iron/])],
    ['how deep is the first one?', about('frying-pan', /\d\s?cm|not (?:say|state)/i)],
    ["any size's ok actually", stating('frying-pan', [/induction/i, /Material: cast iron/])],
    ["chef's knives too, steel please", stating('knife', [/Material: stainless steel/], { noun: /chef knife|kitchen knife/i })],
    ['what would 20 of the second cost me', about('knife', /20/)],
  ),
  zh(
    ['化妆刷套装,12支左右,自己开工作室用', stating('makeup-brush', [/Pieces in set:.*\b(?:10|12|14) pieces/])],
    ['软毛的', stating('makeup-brush', [/Pieces in set:.*\b(?:10|12|14) pieces/, /soft bristles/])],
    ['支数无所谓', stating('makeup-brush', [/soft bristles/])],
    ['刷毛是动物毛还是人造的,第一套', about('makeup-brush', /毛|尼龙|丝|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/)],
    ['再要个带灯的镜子', stating('mirror', [/\bLED\b|light colors|dimming/])],
    ['直径20以上的有吗', stating('mirror', [/\bLED\b|light colors|dimming/, /Diameter:.*\b(?:20|25) cm/])],
  ),
  zh(
    ['想给我爸买块智能手表,能测血氧', stating('smart-watch', [/blood oxygen/])],
    ['第一个防水吗?到什么级别', about('smart-watch', /IP6[78]|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/)],
    ['保修多久?坏了怎么办', { cards: 0, mayShow: true, says: /保修|质保|售后|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/ }],
    ['屏幕大的有没有,老人眼睛不好', stating('smart-watch', [/large screen|1\.96 inch/])],
    ['算了太复杂,普通手表吧,男款', stating('watch', [/For whom: men/])],
    ['要真皮表带', stating('watch', [/For whom: men/, /Material: genuine leather/])],
  ),
  zh(
    ['保温杯', some('thermos-mug')],
    ['500ml', stating('thermos-mug', [/Capacity:.*\b500 ml/])],
    ['白色', stating('thermos-mug', [/Capacity:.*\b500 ml/, /Color:.*\bwhite\b/i])],
    ['保温几小时', about('thermos-mug', /\d+\s?小时|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/)],
    ['换几个', { cards: 0, mayShow: true, kinds: ['thermos-mug'], isNew: true, has: /500\s?ml/i }],
  ),
  zh(
    ['幼儿园采购:小夜灯20个,午睡房用', stating('night-light', [], { quantity: 20 })],
    ['光要暖的', stating('night-light', [/Light: warm/], { quantity: 20 })],
    ['要可充电的,不要插电', stating('night-light', [/Light: warm/, /rechargeable/], { quantity: 20, not: [/mains-powered/] })],
    ['第二款几瓦', about('night-light', /\d\s?(?:W|瓦)|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/i)],
    ['另外新年布置,木质的挂件,30个', stating('christmas-decor', [/Material: wooden/], { quantity: 30 })],
    ['两款比较一下', about('christmas-decor', /价|元|¥|₽|尺寸/)],
  ),
  zh(
    ['卧室窗帘,遮光好一点的', stating('curtain', [/blackout curtain|Blackout rate: (?:60|90)%|room-darkening/i])],
    ['高270的', stating('curtain', [/blackout curtain|Blackout rate: (?:60|90)%|room-darkening/i, /x270 cm/])],
    ['还是要纱帘吧,不用遮光', stating('curtain', [], { noun: /sheer curtain/i })],
    ['亚麻的', stating('curtain', [/Material: linen/], { noun: /sheer curtain/i })],
    ['亚麻容易皱,不要亚麻', stating('curtain', [], { noun: /sheer curtain/i, not: [/Material: linen/] })],
    ['能机洗不', about('curtain', /洗|未注明|没(?:有)?(?:注明|说明|写|标)|信息中没有/)],
  ),
]
