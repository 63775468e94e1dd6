// Talks of many strangers, written with the market's families in sight and before the first run. Every second one is kept away: `eleventhHeldTalks`.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

/** An answer about what is on the screen: cards are welcome, and only of that kind. */
const about = (kind: string, says: RegExp) => ({ cards: 0, mayShow: true as const, kinds: [kind], says })
/** A selection of that kind. */
const some = (kind: string, cards = 1) => ({ cards, kinds: [kind] })
/** Words alone. */
const words = (says: RegExp) => ({ cards: 0, says })

const talks: Case[] = [
  // Russian
  ru(
    ['салон красоты, нужны полотенца белые, штук 100', { ...some('towel', 2), has: /бел/i, quantity: 100 }],
    ['какая у них плотность', about('towel', /\d+ г\/м|г\/м/)],
    ['хочу 500 г/м²', { ...some('towel'), has: /500 г\/м/ }],
    ['а в серых есть такие же?', { ...some('towel'), has: /сер/i }],
    ['сколько за 300 первого', about('towel', /\d/)],
  ),
  ru(
    ['Доброе утро! Открываю кофейню, нужны кружки керамические 300 мл', { ...some('mug', 2), has: /керам/i }],
    ['можно в микроволновке греть?', about('mug', /микроволнов/i)],
    ['только те, где можно', { ...some('mug'), states: [/Микроволновка/, /можно/] }],
    ['у второй какая минималка?', about('mug', /\d/)],
  ),
  ru(
    ['рюкзаки школьные', some('backpack', 3)],
    ['с ортопедической спинкой', { ...some('backpack'), has: /ортопед/i }],
    ['розовые или фиолетовые', { ...some('backpack'), has: /розов|фиолет/i }],
    ['сколько они вмещают?', about('backpack', /\d+ ?л|объ[её]м/i)],
    ['возьму самый вместительный, какой это?', about('backpack', /\d/)],
  ),
  ru(
    ['гантели 5 кг', { ...some('dumbbell'), has: /5 кг/ }],
    ['а 8?', { ...some('dumbbell'), has: /8 кг/ }],
    ['пол не поцарапают?', about('dumbbell', /пол|не указ/i)],
    ['и скакалки добавь к заказу', some('jump-rope')],
    ['вернёмся к гантелям', some('dumbbell')],
  ),
  ru(
    ['фонари налобные', some('flashlight', 2)],
    ['самый яркий из них?', about('flashlight', /\d+ ?лм|люмен|не указ/i)],
    ['он от батареек или заряжается?', about('flashlight', /батаре|аккум|USB|заряд|не указ/i)],
    ['а сколько стоит доставка', words(/доставк/i)],
    ['ок. тогда второй, 50 штук, сколько выйдет', about('flashlight', /\d/)],
  ),
  ru(
    ['носки мужские хлопок 200 пар', { ...some('socks', 2), quantity: 200 }],
    ['чёрные', { ...some('socks'), has: /ч[её]рн/i }],
    ['хотя нет, не чёрные, тёмно-синие', { ...some('socks'), has: /т[её]мно-син/i }],
    ['сколько хлопка в первом', about('socks', /\d+ ?%/)],
  ),
  ru(
    ['ищу подарочные коробки с лентой 15х10х5', { ...some('gift-box'), has: /лент/i }],
    ['лого нанесут?', about('gift-box', /лого|нанес/i)],
    ['с какого количества?', about('gift-box', /\d/)],
    ['а без лого 100 штук первой почём', about('gift-box', /\d/)],
  ),
  ru(
    ['лежанка для собаки 80 см', { ...some('pet-bed'), has: /80 см/ }],
    ['чехол снимается?', about('pet-bed', /чехл|чехол|не указ/i)],
    ['покажи со съёмным', { ...some('pet-bed'), has: /съ[её]мн/i }],
    ['и побольше размером', { cards: 0, mayShow: true, kinds: ['pet-bed'] }],
    ['какой из них дешевле всего', about('pet-bed', /\d/)],
  ),
  ru(
    ['зонты автомат', some('umbrella', 2)],
    ['сколько спиц?', about('umbrella', /спиц|\d/i)],
    ['цвет не важен, до 400 руб', { ...some('umbrella'), maxRub: 400 }],
    ['первый и второй чем отличаются', about('umbrella', /\d/)],
    ['беру первый, что дальше?', { cards: 0, mayShow: true, kinds: ['umbrella'], says: /корзин|заказ/i }],
  ),
  ru(
    ['термокружка 500мл с ситечком', { ...some('thermos-mug'), has: /ситечк/i }],
    ['сколько держит тепло первая', about('thermos-mug', /\d+ ?час|\d+ ч/i)],
    ['хочу 12 часов', { ...some('thermos-mug'), states: [/Держит тепло/, /12/] }],
    ['ситечко необязательно', { ...some('thermos-mug', 2), states: [/Держит тепло/, /12/] }],
  ),
  ru(
    ['плед на диван серый', { ...some('blanket', 2), has: /сер/i }],
    ['размер 200 на 230', { ...some('blanket'), has: /200x230/ }],
    ['а поменьше', { cards: 0, mayShow: true, kinds: ['blanket'] }],
    ['линять не будет?', about('blanket', /лин|выцвет|не указ/i)],
  ),
  ru(
    ['нужна дрель, аккум', some('drill', 2)],
    ['момент какой?', about('drill', /Н·м/)],
    ['мощнее не бывает?', { cards: 0, mayShow: true, kinds: ['drill'] }],
    ['вторая – сколько вольт', about('drill', /\d+ В|вольт|не указ/i)],
    ['спасибо', words(/./)],
  ),
  ru(
    ['подушки декоративные 45х45', { ...some('pillow', 2), has: /45x45/ }],
    ['с наполнителем чтобы', { ...some('pillow'), has: /наполнител/i }],
    ['какой наполнитель у первой?', about('pillow', /пух|волокно|латекс|не указ/i)],
    ['ещё', { cards: 0, mayShow: true, kinds: ['pillow'], isNew: true }],
  ),
  ru(
    ['кольца женские, серебристые, партия 50', { ...some('ring', 2), quantity: 50 }],
    ['дороговато', { cards: 0, mayShow: true, kinds: ['ring'], isCheaper: true }],
    ['из чего второе сделано', about('ring', /./)],
    ['аллергии не будет?', about('ring', /аллерг|не указ/i)],
  ),
  ru(
    ['игрушечные машинки на радиоуправлении', some('toy-car', 2)],
    ['для ребёнка 3 года подойдёт?', about('toy-car', /\d+ лет|от 3|возраст|не указ/i)],
    ['покажи для трёхлеток', { ...some('toy-car'), states: [/^Возраст$/, /от 3/] }],
    ['батарейки в комплекте?', about('toy-car', /батаре|аккум|питани|не указ/i)],
  ),
  ru(
    ['лейки для сада', some('watering-can', 2)],
    ['на 8 литров', { ...some('watering-can'), has: /8 л/ }],
    ['таких мало. ну давай от 5 литров', { ...some('watering-can'), has: /5 л|8 л/ }],
    ['кто продавец у первой', about('watering-can', /продав|лет|год/i)],
    ['а секаторы продаёте?', some('garden-shears')],
  ),
  ru(
    ['наушники с шумодавом до 1000р', { ...some('headphones'), has: /шумоподав/i, maxRub: 1000 }],
    ['какой блютуз у них', about('headphones', /5\.[034]|Bluetooth/i)],
    ['самый новый у какого?', about('headphones', /./)],
    ['сколько работает первый от одной зарядки', about('headphones', /\d+ ?ч|не указ/i)],
  ),
  ru(
    ['куртки мужские зимние', { ...some('jacket'), has: /зим/i }],
    ['с капюшоном', { ...some('jacket'), has: /капюшон/i }],
    ['какие размеры есть?', about('jacket', /M|L|XL|размер/)],
    ['мне нужен XXL', { ...some('jacket'), has: /XXL|2XL/ }],
    ['наполнитель у первой', about('jacket', /синтепон|пух|нет|не указ/i)],
  ),
  ru(
    ['скотч упаковочный прозрачный 100 рулонов', { ...some('packing-tape', 2), quantity: 100 }],
    ['пошире', { cards: 0, mayShow: true, kinds: ['packing-tape'] }],
    ['какая толщина?', about('packing-tape', /мкм/)],
    ['сколько метров в рулоне у первого', about('packing-tape', /\d+ м/)],
  ),
  ru(
    ['блокноты А5 на пружине 300 шт', { ...some('notebook'), has: /пружин/i, quantity: 300 }],
    ['сколько листов', about('notebook', /\d/)],
    ['нужно не меньше 96', { ...some('notebook'), states: [/^Листов$/, /96|128|200/] }],
    ['можно печать логотипа?', about('notebook', /лого|нанес/i)],
    ['а сравни первые два', about('notebook', /\d/)],
  ),
  // English
  en(
    ['hi, opening a gym, need yoga mats 10mm', { ...some('yoga-mat'), has: /10 mm/ }],
    ['do they smell?', about('yoga-mat', /odor|smell|does not say/i)],
    ['only odor free then', { ...some('yoga-mat'), has: /odor-free/i }],
    ['any thicker?', { cards: 0, mayShow: true, kinds: ['yoga-mat'] }],
    ['price for 60 of the first', about('yoga-mat', /₽/)],
  ),
  en(
    ['dog leashes', some('pet-leash', 3)],
    ['at least 3 m long', { ...some('pet-leash'), has: /3 m|5 m/ }],
    ['reflective?', { cards: 0, mayShow: true, kinds: ['pet-leash'], says: /reflect/i }],
    ["what's the clip made of on the second", about('pet-leash', /zinc|steel|does not say/i)],
  ),
  en(
    ['looking for black hoodies for my staff, 50 pcs', { ...some('hoodie', 2), has: /black/i, quantity: 50 }],
    ['heavier fabric please', { cards: 0, mayShow: true, kinds: ['hoodie'] }],
    ['can you print our logo on them', about('hoodie', /logo/i)],
    ['which sizes does the first come in', about('hoodie', /M|L|size/)],
    ['ok and t-shirts to match?', some('t-shirt')],
  ),
  en(
    ['need a frying pan for induction 28cm', { ...some('frying-pan'), has: /28 cm/ }],
    ['with a lid', { ...some('frying-pan'), has: /lid/i }],
    ["lid isn't a must", { ...some('frying-pan'), has: /28 cm/ }],
    ['how deep is the first one?', about('frying-pan', /cm/)],
  ),
  en(
    ['puzzles 1000 pieces', { ...some('puzzle'), has: /1000/ }],
    ['for kids tho? smaller ones', { cards: 0, mayShow: true, kinds: ['puzzle'] }],
    ['what age is the first for', about('puzzle', /year|age|3|6|14/i)],
    ['do you take paypal', words(/pay/i)],
    ['right. the first one, 40 pcs how much', about('puzzle', /₽/)],
  ),
  en(
    ['women handbags brown leather', { ...some('handbag'), has: /brown/i }],
    ['not more than 2000 rub', { ...some('handbag'), maxRub: 2000 }],
    ['is the leather real?', about('handbag', /leather|does not say/i)],
    ['which seller has been around longest?', about('handbag', /year/i)],
  ),
  en(
    ['phone cases for iphone 15', some('phone-case')],
    ['transparent', some('phone-case')],
    ['will it survive a drop?', about('phone-case', /shock|drop|does not say/i)],
    ['show me two more like the first', some('phone-case')],
  ),
  en(
    ['tote bags with our logo 500', { ...some('tote-bag', 2), quantity: 500 }],
    ['cotton or canvas either is fine', { ...some('tote-bag'), has: /cotton|canvas/i }],
    ['what print method is used', about('tote-bag', /print|silk|heat|transfer/i)],
    ['cheapest one?', about('tote-bag', /₽/)],
    ['why is it so cheap', about('tote-bag', /\d/)],
  ),
  en(
    ['umbrella windproof black x100', { ...some('umbrella'), has: /black/i, quantity: 100 }],
    ['bigger ones?', { cards: 0, mayShow: true, kinds: ['umbrella'] }],
    ['what is the first one made of', about('umbrella', /./)],
    ['returns possible?', words(/return|cancel/i)],
    ['second one, who sells it?', about('umbrella', /year|factory|seller|Co\./i)],
  ),
  en(
    ['kids building blocks, 5 year olds', some('building-blocks')],
    ['no small parts', { cards: 0, mayShow: true, kinds: ['building-blocks'] }],
    ['how many pieces in the first set?', about('building-blocks', /\d/)],
    ['something with a dinosaur', { ...some('building-blocks'), has: /dinosaur/i }],
  ),
  en(
    ['Curtains blackout 150x270', { ...some('curtain'), has: /150x270/ }],
    ['beige please', { ...some('curtain'), has: /beige/i }],
    ['how do they hang', about('curtain', /grommet|hook|does not say|hang/i)],
    ['what about wider', { cards: 0, mayShow: true, kinds: ['curtain'] }],
  ),
  en(
    ['smart watches with gps', { ...some('smart-watch'), has: /GPS/i }],
    ['swim proof?', about('smart-watch', /IP6|water|does not say/i)],
    ['only IP68', { ...some('smart-watch'), has: /IP68/ }],
    ['anything under 2000', { cards: 0, mayShow: true, kinds: ['smart-watch'] }],
    ['whats the screen on number 1', about('smart-watch', /inch|AMOLED|screen/i)],
  ),
  en(
    ['christmas ornaments, red, 200', { ...some('christmas-decor', 2), has: /red/i, quantity: 200 }],
    ['must not break', { ...some('christmas-decor'), has: /shatterproof/i }],
    ['gold too', { ...some('christmas-decor') }],
    ['and how big is the first?', about('christmas-decor', /cm/)],
  ),
  en(
    ['screwdriver sets magnetic', { ...some('screwdriver-set', 2), has: /magnetic/i }],
    ['more than 30 pieces', { ...some('screwdriver-set'), states: [/Pieces in set/, /32|48|64|115/] }],
    ['compare 1 and 2', about('screwdriver-set', /\d/)],
    ['moq of the better one? say the first', about('screwdriver-set', /\d/)],
    ['cool thanks', words(/./)],
  ),
  en(
    ['bedside lamps', some('desk-lamp')],
    ['rechargeable ones', { ...some('desk-lamp'), has: /rechargeable|battery/i }],
    ['warm light?', { cards: 0, mayShow: true, kinds: ['desk-lamp'] }],
    ['color rendering of the second', about('desk-lamp', /Ra/)],
  ),
  en(
    ['notebooks and pens for a conference, 300 of each', { cards: 2, kinds: ['notebook', 'pen'] }],
    ['just the pens', some('pen')],
    ['blue ink', { ...some('pen'), states: [/Ink color/, /blue/] }],
    ['first one in black body?', about('pen', /black/i)],
  ),
  en(
    ['pet bowls slow feeding', { ...some('pet-bowl'), has: /slow-feeding/i }],
    ['dishwasher safe?', about('pet-bowl', /dishwasher|hand wash|does not say/i)],
    ['bigger than 600 ml', { ...some('pet-bowl') }],
    ['forget the slow feeding', { ...some('pet-bowl', 2) }],
  ),
  en(
    ['power banks 20000 mah', { ...some('power-bank'), has: /20000/ }],
    ['can i take it on a plane', about('power-bank', /travel|air|plane|does not say|mAh/i)],
    ['slimmer?', { cards: 0, mayShow: true, kinds: ['power-bank'] }],
    ['outputs on the first?', about('power-bank', /USB/)],
    ['20 pcs, ship time?', { cards: 0, mayShow: true, kinds: ['power-bank'], says: /h\b|hours|day|deliver/i }],
  ),
  en(
    ['towels, cheap', some('towel', 3)],
    ['beach ones', { ...some('towel') }],
    ['next', { cards: 0, mayShow: true, kinds: ['towel'], isNew: true }],
    ['what size is the third', about('towel', /\d+x\d+|\d+ ?× ?\d+|no option|only/i)],
  ),
  en(
    ['silver earrings hypoallergenic', { ...some('earrings'), has: /hypoallergenic/i }],
    ['under 80 rubles', { ...some('earrings'), maxRub: 80 }],
    ['do they come in a box?', about('earrings', /box|does not say/i)],
    ['why did you put that first', about('earrings', /\d/)],
  ),
  // Chinese
  zh(
    ['开奶茶店 要玻璃杯 200个', { ...some('glass', 2), quantity: 200 }],
    ['350毫升左右', { ...some('glass'), has: /350|300|400/ }],
    ['能进洗碗机吗', about('glass', /洗碗|手洗|没有注明/)],
    ['第一个多少钱 200个', about('glass', /₽/)],
  ),
  zh(
    ['双肩包 学生用', some('backpack', 2)],
    ['防水的', { ...some('backpack'), has: /防水/ }],
    ['最大的是哪个', about('backpack', /L|升|容量/)],
    ['有粉色吗', { cards: 0, mayShow: true, kinds: ['backpack'], says: /粉/ }],
    ['还是回到刚才那批吧', some('backpack')],
  ),
  zh(
    ['男袜 纯棉 500双', { ...some('socks', 2), quantity: 500 }],
    ['含棉量多少', about('socks', /%/)],
    ['要85%的', { ...some('socks'), has: /85%/ }],
    ['贵了', { cards: 0, mayShow: true, kinds: ['socks'], isCheaper: true }],
  ),
  zh(
    ['快递袋 28x42', { ...some('poly-mailer'), has: /28x42/ }],
    ['厚度呢', about('poly-mailer', /微米/)],
    ['要厚一点的', { cards: 0, mayShow: true, kinds: ['poly-mailer'] }],
    ['1000个第一款多少钱', about('poly-mailer', /₽/)],
    ['怎么付款', words(/付款|支付/)],
  ),
  zh(
    ['猫玩具 有铃铛', { ...some('pet-toy'), has: /铃铛/ }],
    ['安全吗', about('pet-toy', /无毒|食品级|没有注明/)],
    ['再来几款', { cards: 0, mayShow: true, kinds: ['pet-toy'], isNew: true }],
    ['第二款起订量', about('pet-toy', /\d/)],
  ),
  zh(
    ['台灯 宿舍用', some('desk-lamp', 2)],
    ['可充电', { ...some('desk-lamp'), has: /充电/ }],
    ['线有多长', about('desk-lamp', /米|没有注明/)],
    ['第一个和第二个哪个便宜', about('desk-lamp', /₽/)],
    ['选便宜的那个,50台总价', about('desk-lamp', /₽/)],
  ),
  zh(
    ['女士手提包 黑色', { ...some('handbag', 2), has: /黑/ }],
    ['真皮的', { ...some('handbag'), has: /真皮/ }],
    ['太贵', { cards: 0, mayShow: true, kinds: ['handbag'], isCheaper: true }],
    ['不要真皮了,pu也行', { ...some('handbag'), has: /PU/ }],
  ),
  zh(
    ['保鲜盒 玻璃 1000ml', { ...some('food-container'), has: /玻璃/ }],
    ['微波炉能用吗', about('food-container', /微波|没有注明/)],
    ['盖子什么材质', about('food-container', /塑料|硅胶|竹|没有注明/)],
    ['第二个发货要几天', about('food-container', /小时|天/)],
  ),
  zh(
    ['瑜伽垫', some('yoga-mat', 3)],
    ['8毫米', { ...some('yoga-mat'), has: /8mm/ }],
    ['防滑的有吗', { ...some('yoga-mat'), has: /防滑/ }],
    ['厚度无所谓了', { ...some('yoga-mat'), has: /防滑/ }],
    ['哪个卖得最好', about('yoga-mat', /已售|销|\d/)],
  ),
  zh(
    ['四件套 100套 酒店用', { ...some('bedding', 2), quantity: 100 }],
    ['白色', { ...some('bedding'), has: /白/ }],
    ['里面包括什么', about('bedding', /被套|枕套/)],
    ['毛巾也要', some('towel')],
    ['刚才的四件套第一款 200套什么价', about('bedding', /₽/)],
  ),
  zh(
    ['螺丝刀套装 S2钢', { ...some('screwdriver-set'), has: /S2/ }],
    ['件数多一些的', { cards: 0, mayShow: true, kinds: ['screwdriver-set'] }],
    ['第一个硬度多少', about('screwdriver-set', /HRC/)],
    ['为什么推荐它', about('screwdriver-set', /\d/)],
  ),
  zh(
    ['圣诞球 100个 红色', { ...some('christmas-decor'), has: /红/, quantity: 100 }],
    ['摔不坏的那种', { ...some('christmas-decor'), has: /防摔/ }],
    ['金色的也行', some('christmas-decor')],
    ['直径几厘米', about('christmas-decor', /cm|厘米/)],
  ),
  zh(
    ['卷尺', some('tape-measure', 3)],
    ['10米的', { ...some('tape-measure'), has: /10米/ }],
    ['5米也可以', { ...some('tape-measure') }],
    ['精度是几级', about('tape-measure', /[一二]级/)],
    ['便宜的三款给我', { cards: 0, mayShow: true, kinds: ['tape-measure'] }],
  ),
  zh(
    ['电钻 带电池', some('drill', 2)],
    ['扭矩大一点的', { cards: 0, mayShow: true, kinds: ['drill'] }],
    ['第三个夹头多大', about('drill', /毫米|没有注明/)],
    ['保修多久', about('drill', /保修|没有注明/)],
  ),
  zh(
    ['毛绒玩具 做活动礼品 300个', { ...some('soft-toy', 2), quantity: 300 }],
    ['小一点 25厘米以内', { ...some('soft-toy'), has: /18|22|25/ }],
    ['可以印logo不', about('soft-toy', /LOGO|logo/)],
    ['从多少个开始可以印', about('soft-toy', /\d/)],
    ['除了熊还有什么动物', { cards: 0, mayShow: true, kinds: ['soft-toy'] }],
  ),
  zh(
    ['夏天女裙', some('dress', 2)],
    ['长款', { cards: 0, mayShow: true, kinds: ['dress'] }],
    ['碎花', { cards: 0, mayShow: true, kinds: ['dress'] }],
    ['第一条有M码吗', about('dress', /M/)],
    ['面料呢', about('dress', /涤纶|棉|麻|丝|没有注明/)],
  ),
  zh(
    ['充电宝 1w毫安', { ...some('power-bank'), has: /10000/ }],
    ['带线的', { ...some('power-bank'), has: /自带线/ }],
    ['能上飞机吗', about('power-bank', /飞机|没有注明|mAh|毫安/)],
    ['轻一点的有没有', { cards: 0, mayShow: true, kinds: ['power-bank'] }],
  ),
  zh(
    ['汽车脚垫', some('car-mat', 2)],
    ['卡罗拉能用吗', about('car-mat', /没有注明|通用|车型|卡罗拉/)],
    ['有味道吗', about('car-mat', /无异味|味|没有注明/)],
    ['要无异味的', { ...some('car-mat'), has: /无异味/ }],
    ['第一套多重', about('car-mat', /克|千克|公斤/)],
  ),
  zh(
    ['笔袋 大容量', { ...some('pencil-case'), has: /大容量/ }],
    ['能装多少笔', about('pencil-case', /支/)],
    ['灰色和黑色都行', { ...some('pencil-case'), has: /灰|黑/ }],
    ['随便推荐一个吧', about('pencil-case', /./)],
  ),
  zh(
    ['戒指 男款', some('ring', 1)],
    ['不掉色的', { cards: 0, mayShow: true, kinds: ['ring'], says: /色/ }],
    ['有礼盒吗', about('ring', /礼盒|没有注明/)],
    ['起订少一点的', { cards: 0, mayShow: true, kinds: ['ring'] }],
    ['谢啦', words(/./)],
  ),
]

export const eleventhTalks: Case[] = talks.filter((_, at) => at % 2 === 0)
export const eleventhHeldTalks: Case[] = talks.filter((_, at) => at % 2 === 1)
