// Talks of five or six turns by very different people in the chat of a shop: a school secretary, a stall holder on a market, a warden of a dormitory, a designer of
// interiors, a vet, a trainer opening a gym, a planner of weddings, a walker of dogs, foreigners who translate word by word, some who dictate, some in a hurry, one
// who tells of the family, one who doubts, one who complains, some who change their mind. Written before a look at the engine, by who saw the market alone; each
// wish was counted against the offers of the market. Dealt by lot into this half and one that is kept away: `twentyfirstHeldTalks`.
import type { Language } from '@karavan/contract/language.ts'
import type { Answer, Case } from '../expectations.ts'
import { about, inTurns, some, stating } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

/** Words about the service; cards beside them do no harm. */
const told = (says: RegExp): Answer => ({ cards: 0, mayShow: true, says })

/** How an answer says that the listings do not state what was asked. */
const unstated: Record<Language, string> = {
  ru: 'не указ|в описани|нет данных',
  en: "(?:not|n't|n’t) (?:say|state)|not stated|no listing",
  zh: '未注明|没有注明|信息中没有|未标|没有说明|没写',
}

/** A question about a field of what is shown: its value, or that it is not stated. */
const askedIn =
  (language: Language) =>
  (kind: string, says: RegExp): Answer =>
    about(kind, new RegExp(`${says.source}|${unstated[language]}`, 'i'))
const asked = { ru: askedIn('ru'), en: askedIn('en'), zh: askedIn('zh') }

export const twentyfirstTalks: Case[] = [
  ru(
    ['ищу в проект гостиной льняные шторы, спокойный беж', stating('curtain', [/Материал: лён/, /Цвет:.*бежевый/i])],
    ['потолки 2,70', stating('curtain', [/Материал: лён/, /Цвет:.*бежевый/i, /x270/])],
    ['а если серые', stating('curtain', [/Материал: лён/, /Цвет:.*серый/i, /x270/])],
    ['к ним декоративные подушки, лён', stating('pillow', [/декоративная подушка/, /Материал: лён/])],
    ['чехол снимается?', asked.ru('pillow', /чехол|съ[её]мн/)],
  ),
  ru(
    ['рюкзак городской', some('backpack')],
    ['не, лучше под ноутбук', stating('backpack', [/ноутбук/])],
    ['и чтоб usb был', stating('backpack', [/ноутбук/, /USB/])],
    ['usb не нужен. Надо чтобы не украли ничего', stating('backpack', [/ноутбук/, /с защитой от краж/])],
    ['или может сумку на пояс... для бега', stating('waist-bag', [/для бега/])],
    ['нет, всё-таки рюкзаки', some('backpack')],
  ),
  ru(
    [
      'В прошлый раз взял у кого-то сковороды, всё пригорает, руки бы оторвать. Дайте нормальные, антипригарные',
      stating('frying-pan', [/антипригарн/]),
    ],
    ['26 см', stating('frying-pan', [/антипригарн/, /26 см/])],
    ['на индукции первая работать будет? или опять обман', asked.ru('frying-pan', /индукц/)],
    ['чугунные тогда покажите, покрытие мне уже не надо', stating('frying-pan', [/Материал: чугун/])],
    ['какая из них больше', asked.ru('frying-pan', /\d+\s?см/)],
    ['а если брак привезут, деньги вернёте?', told(/возвра|вернуть|верн[её]м|брак/i)],
  ),
  ru(
    ['так мне значит нужна лампа настольная ребёнку уроки делать чтобы не мерцала а то глаза', stating('desk-lamp', [/без мерцания/])],
    ['розовую если можно', stating('desk-lamp', [/без мерцания/, /Цвет:.*розовый/i])],
    ['а первая она от розетки или от юэсби', asked.ru('desk-lamp', /розетк|USB|аккумулятор/)],
    ['ой нет дочка говорит зелёную хочет', stating('desk-lamp', [/без мерцания/, /Цвет:.*зел[её]ный/i])],
    ['и ещё ночник зайчик', stating('night-light', [/зайчик/])],
    ['а свет у него тёплый', asked.ru('night-light', /т[её]плый|RGB/)],
  ),
  ru(
    [
      'на рынок носки мужские чёрные надо пар 200',
      stating('socks', [/Для кого: (?:для мужчин|унисекс)/, /Цвет:.*чёрный/i], { quantity: 200 }),
    ],
    [
      'не, синтетику не бери, хлопок давай',
      stating('socks', [/Для кого: (?:для мужчин|унисекс)/, /Цвет:.*чёрный/i, /Материал: хлопок/], { quantity: 200 }),
    ],
    ['43 размер у них есть?', asked.ru('socks', /4[03]-4[46]|43/)],
    ['почём пара если 500 возьму', about('socks', /500/)],
    ['и трусы женские ещё, тоже хлопок', stating('underwear', [/Для кого: для женщин/, /Материал: хлопок/])],
    ['побольше размеры, 3xl', stating('underwear', [/Для кого: для женщин/, /Материал: хлопок/, /3XL/])],
  ),
  ru(
    ['Привет, открываю зал. Нужны гантели обрезиненные по 5 кг', stating('dumbbell', [/Материал: резина/, /(?<![\d,.])5 кг/])],
    ['у первых сердечник из чего', asked.ru('dumbbell', /чугун|сталь|цемент/)],
    ['а резина не воняет? надо чтоб без запаха', stating('dumbbell', [/Материал: резина/, /(?<![\d,.])5 кг/, /без запаха/])],
    ['скакалки на подшипниках', stating('jump-rope', [/подшипник/])],
    ['сравни первые две', about('jump-rope', /длин|материал|цен|₽|руб/i)],
  ),
  en(
    ['Hello, school office here, we give the children stickers for good work. Animals would be lovely', stating('sticker', [/animal/i])],
    ['or anything holographic, they adore the shiny ones', stating('sticker', [/holographic/i])],
    ['How many come in a pack of the first?', asked.en('sticker', /\d+\s?(?:pcs|pieces|stickers|in a pack)/)],
    ['We also need skipping ropes for PE, 30 of them', stating('jump-rope', [], { quantity: 30 })],
    ["They're seven years old so adjustable please", stating('jump-rope', [/adjustable/i], { quantity: 30 })],
    ['Is it possible to return what we do not use?', told(/return|refund/i)],
  ),
  en(
    ['okay so um I need one of those box things for the boot of the car to stop the shopping rolling around', some('car-organizer')],
    ['it should have a lid on it', stating('car-organizer', [/with lid/i])],
    ['how much weight can the first one take', asked.en('car-organizer', /\d+\s?kg/)],
    ["you know what never mind the lid foldable's better", stating('car-organizer', [/foldable/i])],
    ['and um mats for the floor, rubber ones', stating('car-mat', [/Material: rubber/i])],
    ['the thickest you have', stating('car-mat', [/Material: rubber/i, /10 mm/])],
  ),
  en(
    ['Remote control cars for a charity raffle', stating('toy-car', [/remote control/i])],
    ['On second thoughts no batteries, somebody always forgets them. Friction ones?', stating('toy-car', [/friction/i])],
    ['fire engines then, any kind, not just friction', stating('toy-car', [/fire-rescue/i])],
    ['what age is the first meant for', asked.en('toy-car', /\d+ years/)],
    ['and blocks for the little ones, wooden', stating('building-blocks', [/Material: wooden/i])],
    ['with big pieces so nobody swallows them', stating('building-blocks', [/Material: wooden/i, /Piece size: large/i])],
  ),
  en(
    ['Sourcing vanity mirrors for a salon fit-out, gold finish, 12 pieces', stating('mirror', [/Color:.*gold/i], { quantity: 12 })],
    [
      'No LEDs please, the lighting is already specified',
      stating('mirror', [/Color:.*gold/i], { quantity: 12, not: [/LED|light colors|touch dimming/i] }),
    ],
    ['diameter of the second?', asked.en('mirror', /\d+\s?cm/)],
    ['Do you have makeup brushes with natural bristles?', stating('makeup-brush', [/natural bristles/i])],
    ['back to the mirrors, with LED after all', stating('mirror', [/LED/])],
  ),
  en(
    ['alright mate, after kids brollies for the stall', stating('umbrella', [/For whom: kids/])],
    ['pink uns', stating('umbrella', [/For whom: kids/, /Color:.*pink/i])],
    ["what's 50 gonna cost me", about('umbrella', /50|minimum/i)],
    ['bit steep that. owt cheaper', { cards: 0, mayShow: true, kinds: ['umbrella'], isCheaper: true }],
    ['grown up ones n all, windproof', stating('umbrella', [/windproof/i], { not: [/For whom: kids/] })],
    ['cheers pal', told(/welcome|glad|happy|thank|anytime|pleasure|cheers/i)],
  ),
  en(
    ['I want power banks, 20000 mAh, but really 20000, not like the last lot', stating('power-bank', [/20000 mAh/])],
    ['Can you actually take the second one on a plane?', asked.en('power-bank', /plane|air ?travel|flight|aboard/)],
    ['I would rather see how much is left, so one with a display', stating('power-bank', [/20000 mAh/, /with display/i])],
    ['what is the guarantee on it', asked.en('power-bank', /guarantee|warrant/)],
    ["Fine. I'll need 25, what does one come to?", about('power-bank', /25|minimum/i)],
  ),
  zh(
    ['宿管老师要给学生统一买台灯，能充电的，50个', stating('desk-lamp', [/可充电|充电款/], { quantity: 50 })],
    ['白色的', stating('desk-lamp', [/可充电|充电款/, /颜色:.*白色/], { quantity: 50 })],
    ['第一款多少瓦', asked.zh('desk-lamp', /\d+\s?(?:W|瓦)/)],
    ['颜色随便吧，最好能定时关', stating('desk-lamp', [/可充电|充电款/, /定时关闭/], { quantity: 50 })],
    ['要是买100个呢', about('desk-lamp', /100/)],
  ),
  zh(
    ['健身房用毛巾，吸汗快干，不要太厚', some('towel')],
    ['超细纤维的', stating('towel', [/材质: 超细纤维/])],
    ['200条', stating('towel', [/材质: 超细纤维/], { quantity: 200 })],
    ['换几款看看', stating('towel', [/材质: 超细纤维/], { quantity: 200 }, { isNew: true })],
    ['壶铃有吗', stating('dumbbell', [/壶铃/])],
    ['8公斤的', stating('dumbbell', [/壶铃/, /(?<![\d.])8(?:kg|公斤)/])],
  ),
  zh(
    ['天冷了，我妈一个人在老家，暖气又不好，想给她买条毛毯，厚一点的', stating('blanket', [/加厚/])],
    ['她喜欢红色，喜庆', stating('blanket', [/加厚/, /颜色:.*红色/])],
    ['要180乘200的', stating('blanket', [/加厚/, /颜色:.*红色/, /180x200/])],
    ['会不会掉毛啊？她有鼻炎', asked.zh('blanket', /掉毛/)],
    ['再配双棉拖鞋，女式的', stating('slippers', [/适用人群: (?:女士|男女通用)/])],
    ['好的谢谢，我跟我姐商量下', told(/不客气|欢迎|很高兴|随时|祝|谢/)],
  ),
  zh(
    ['婚礼现场布置用，毛绒小熊', stating('soft-toy', [/熊/])],
    ['大一点，60公分左右', stating('soft-toy', [/熊/, /高度:.*(?:50|60)(?:cm|厘米)/])],
    ['脏了能扔洗衣机吗', asked.zh('soft-toy', /机洗|洗/)],
    ['尺寸无所谓，要粉色', stating('soft-toy', [/熊/, /颜色:.*粉色/])],
    ['新人想印名字，能印吗', about('soft-toy', /LOGO|印|定制|绣/i)],
    ['最快多久能到杭州', told(/\d+\s?(?:天|小时|日)|配送|物流|送达|运/)],
  ),
  zh(
    ['那个我想问一下啊有没有车上用的吸尘器就是我家狗老掉毛', some('car-vacuum')],
    ['不要插线的啊插线太麻烦了', stating('car-vacuum', [/无线|USB充电/])],
    ['那个第一个功率多大呀', asked.zh('car-vacuum', /\d+\s?(?:W|瓦)/)],
    ['算了就要插点烟器的吧', stating('car-vacuum', [/点烟器/])],
    ['对了狗窝有没有能拆洗的', stating('pet-bed', [/可拆洗/])],
  ),
  zh(
    ['做民宿软装，想要亚麻抱枕', stating('pillow', [/抱枕|靠垫/, /材质: 亚麻/])],
    ['米色或者白色', stating('pillow', [/抱枕|靠垫/, /材质: 亚麻/, /颜色:.*(?:米色|白色)/])],
    ['第二个里面填的是什么', asked.zh('pillow', /乳胶|羽丝绒|PP棉|填充/)],
    ['亚麻的不要了，换绒面的', stating('pillow', [/材质: 毛绒/])],
    ['花盆呢，陶瓷的，哑光', stating('flower-pot', [/材质: 陶瓷/, /哑光/])],
    ['口径20以上', stating('flower-pot', [/材质: 陶瓷/, /哑光/, /口径:.*(?:20|25)(?:cm|厘米)/])],
  ),
]

export const twentyfirstHeldTalks: Case[] = [
  ru(
    [
      'Добрый день. Для школы требуются шариковые ручки, чернила синие, 300 штук',
      stating('pen', [/шариковая ручка/, /Цвет чернил: синий/], { quantity: 300 }),
    ],
    ['на сколько хватает стержня, указано?', asked.ru('pen', /\d+\s?м(?![лм])/)],
    ['тогда гелевые, тоже синими чернилами', stating('pen', [/гелевая ручка/, /Цвет чернил: синий/], { quantity: 300 })],
    ['а во сколько обойдутся 500 штук', about('pen', /500|минимал/i)],
    ['И пеналы нужны, серые', stating('pencil-case', [/Цвет:.*серый/i])],
    ['Можем ли мы оплатить по счёту, мы бюджетное учреждение', told(/сч[её]т|безнал|оплат/i)],
  ),
  ru(
    ['термокружки 500мл', stating('thermos-mug', [/(?<!\d)500 мл/])],
    ['чёрные', stating('thermos-mug', [/(?<!\d)500 мл/, /Цвет:.*чёрный/i])],
    ['100 шт', stating('thermos-mug', [/(?<!\d)500 мл/, /Цвет:.*чёрный/i], { quantity: 100 })],
    ['логотип?', about('thermos-mug', /логотип|гравир/i)],
    ['подешевле', { cards: 0, mayShow: true, kinds: ['thermos-mug'], isCheaper: true }],
    ['доставка спб', told(/достав|дн/i)],
  ),
  ru(
    [
      'Ой, здравствуйте! У меня племянница в июне замуж выходит, всё село гуляет, а мне надеть нечего. Платье бы длинное, в пол, размер у меня XXL',
      stating('dress', [/Длина: макси|длинное платье/, /XXL/]),
    ],
    ['шёлковое бы, как у соседки было', stating('dress', [/Длина: макси|длинное платье/, /XXL/, /Материал: шёлк/])],
    ['и сумочку к нему, на цепочке', stating('handbag', [/цепочк/])],
    ['красную!', stating('handbag', [/цепочк/, /Цвет:.*красный/i])],
    ['Ну спасибо, милые, дочке покажу вечером', told(/пожалуйста|рад|обращ|спасибо|удач|хорош/i)],
  ),
  ru(
    ['Комендант общежития беспокоит. Постельное бельё полуторное, 60 комплектов', stating('bedding', [/Полуторный/], { quantity: 60 })],
    [
      'только без цветочков и мультиков, у меня взрослые парни живут',
      stating('bedding', [/Полуторный/], { quantity: 60, not: [/с цветочным рисунком/, /с мультяшным рисунком/] }),
    ],
    [
      'чтобы катышков не было',
      stating('bedding', [/Полуторный/, /без катышков/], { quantity: 60, not: [/с цветочным рисунком/, /с мультяшным рисунком/] }),
    ],
    ['Простыня у первого на резинке или обычная?', asked.ru('bedding', /резинк|простын/)],
    ['А пледы у вас имеются? Серые', stating('blanket', [/Цвет:.*серый/i])],
    ['ещё варианты покажите', stating('blanket', [/Цвет:.*серый/i], {}, { isNew: true })],
  ),
  ru(
    ['В ветклинику: миски из нержавейки, 20 штук', stating('pet-bowl', [/Материал: нержавеющая сталь/], { quantity: 20 })],
    [
      'важно, чтобы животное не опрокинуло',
      stating('pet-bowl', [/Материал: нержавеющая сталь/, /устойчив|нескользящ|резинов/], { quantity: 20 }),
    ],
    ['вторую можно мыть в посудомойке?', asked.ru('pet-bowl', /посудомо|ручная мойка/)],
    ['нет, давайте лучше керамику', stating('pet-bowl', [/Материал: керамика/], { quantity: 20 })],
    ['ещё лежанки, чтоб чехол снимался', stating('pet-bed', [/со съёмным чехлом/])],
    ['для собаки до 25 кг', stating('pet-bed', [/со съёмным чехлом/, /Для питомца весом:.*25 кг|крупных пород/])],
  ),
  ru(
    ['я хотеть кепка для мужчина 100 кусок', stating('cap', [/Для кого: (?:для мужчин|унисекс)/], { quantity: 100 })],
    ['цвет как ночь море, темный синий', stating('cap', [/Для кого: (?:для мужчин|унисекс)/, /Цвет:.*тёмно-синий/i], { quantity: 100 })],
    [
      'голова большой, 60 сантиметр',
      stating('cap', [/Для кого: (?:для мужчин|унисекс)/, /Цвет:.*тёмно-синий/i, /Размер:.*58-6[01]/], { quantity: 100 }),
    ],
    ['имя моя фирма можно на кепка писать?', about('cap', /логотип|нанес|вышив/i)],
    ['сколько день везти Ташкент', told(/дн|достав/i)],
    ['очки от солнца тоже для мужчина', stating('sunglasses', [/Для кого: (?:для мужчин|унисекс)/])],
  ),
  en(
    [
      'water bottles for my spin class, a litre, with the times of the day printed on',
      stating('water-bottle', [/1000 ml/, /time markings/i]),
    ],
    ['no aluminium', stating('water-bottle', [/1000 ml/, /time markings/i], { not: [/Material: aluminium/] })],
    [
      "the times aren't important actually, a fruit infuser is",
      stating('water-bottle', [/1000 ml/, /fruit infuser/i], { not: [/Material: aluminium/] }),
    ],
    ['is number one bpa free', asked.en('water-bottle', /BPA|bisphenol/)],
    ['40 of them, could our gym name go on', about('water-bottle', /logo|print|engrav/i)],
  ),
  en(
    ['Good day, I search a knife for the bread, from steel', stating('knife', [/bread knife/i, /Material: stainless steel/])],
    ['How hard is the steel by the first?', asked.en('knife', /HRC\s?\d+/)],
    ['And a knife of chef with handle from wood', stating('knife', [/chef/i, /wood/i])],
    ['Which of them has the blade longer?', asked.en('knife', /inch|\d\s?(?:″|")/)],
    ['What makes this for 30 pieces?', about('knife', /30|minimum/i)],
    ['Is it possible to pay with transfer from Austria?', told(/pay|transfer|card|invoice|bank/i)],
  ),
  en(
    [
      'I look after a holiday cottage, could you show me bath towels please? White',
      stating('towel', [/bath towel|70x140|80x160|90x180/i, /Color:.*white/i]),
    ],
    ['cotton only', stating('towel', [/bath towel|70x140|80x160|90x180/i, /Color:.*white/i, /Material: cotton/i])],
    ['The thicker the better', stating('towel', [/bath towel|70x140|80x160|90x180/i, /thick|500 gsm/i])],
    ['Now hand towels to match', stating('towel', [/hand towel|40x80|35x75|34x75|30x30|25x50/i])],
    ['If I order today when would it be with me in Leeds?', told(/\d+\s?(?:day|week|hour)|deliver|ship/i)],
  ),
  en(
    ['womens jackets', stating('jacket', [/For whom: (?:women|unisex)/])],
    ['waterproof', stating('jacket', [/For whom: (?:women|unisex)/, /waterproof/i])],
    ['size L', stating('jacket', [/For whom: (?:women|unisex)/, /waterproof/i, /Size:.*\bL\b/])],
    ['hood?', asked.en('jacket', /hood/)],
    ['wool scarves', stating('scarf', [/Material: wool/])],
  ),
  en(
    ['dog leads, reflective, I walk six dogs at night', stating('pet-leash', [/reflective/i])],
    ['not nylon, it burns my hands', stating('pet-leash', [/reflective/i], { not: [/Material: nylon/] })],
    ["how wide's the first one", asked.en('pet-leash', /\d(?:\.\d)?\s?cm/)],
    ['chew toys? some of them chew everything', stating('pet-toy', [/chew|durable/i])],
    ['must float, we go to the lake', stating('pet-toy', [/floating/i])],
    ['ok back to the leads', some('pet-leash')],
  ),
  en(
    [
      "Hi! I'm planning a wedding for 120 guests and need little gift boxes with a ribbon",
      stating('gift-box', [/with ribbon/], { quantity: 120 }),
    ],
    ['pink or beige, the bride is undecided', stating('gift-box', [/with ribbon/, /Color:.*(?:pink|beige)/i], { quantity: 120 })],
    ['what are the measurements of the first one', asked.en('gift-box', /\d+\s?[x×]\s?\d+/)],
    ['hmm, forget the ribbon, a clear window instead', stating('gift-box', [/clear window/], { quantity: 120 })],
    ['and for the bar: whisky glasses with a gold rim', stating('glass', [/whisky/i, /gold rim/i])],
    ['can the second go in the dishwasher?', asked.en('glass', /dishwasher|hand wash/)],
  ),
  zh(
    ['您好，我们幼儿园想买积木，要大颗粒的', stating('building-blocks', [/大颗粒/])],
    ['木头的', stating('building-blocks', [/大颗粒/, /材质: 实木/])],
    ['第一个有多少块？', asked.zh('building-blocks', /\d+\s?(?:颗粒|块|片|件)/)],
    ['拼图也看看，动物的', stating('puzzle', [/动物/])],
    ['片数少一点，小班的孩子', stating('puzzle', [/片数:.*(?<!\d)(?:24|60)片|3岁/])],
  ),
  zh(
    ['想买个旅行包，出差用，能上飞机', some('travel-bag')],
    ['要带轮子', stating('travel-bag', [/带轮/])],
    ['轮子不要了，太重，要能折叠的', stating('travel-bag', [/可折叠/], { not: [/带轮/] })],
    ['黑的', stating('travel-bag', [/可折叠/, /颜色:.*黑色/], { not: [/带轮/] })],
    ['前两个哪个装得多', asked.zh('travel-bag', /\d+\s?(?:L|升)/i)],
    ['还是看双肩包吧，防水的', stating('backpack', [/防水/])],
  ),
  zh(
    ['上次买的饭盒汤全洒包里了，气死我，要密封不漏的', stating('food-container', [/防漏/])],
    ['玻璃的，塑料有味', stating('food-container', [/防漏/, /材质: 玻璃/])],
    ['能不能进微波炉', asked.zh('food-container', /微波/)],
    ['盖子什么材质', asked.zh('food-container', /硅胶|竹|PP/)],
    ['那不锈钢的呢', stating('food-container', [/防漏/, /材质: 不锈钢/])],
    ['有质量问题包退吗', told(/退/)],
  ),
  zh(
    ['老板，夜市摆摊拿点戒指，开口能调的那种', stating('ring', [/开口可调节/])],
    ['金色好卖', stating('ring', [/开口可调节/, /颜色:.*金色/])],
    ['会掉色不', asked.zh('ring', /掉色|镀|不锈钢/)],
    ['再便宜点的有没有', { cards: 0, mayShow: true, kinds: ['ring'], isCheaper: true }],
    ['手链也来点，情侣的', stating('bracelet', [/情侣/])],
    ['刚才那个戒指，换成银色看看', stating('ring', [/颜色:.*银色/])],
  ),
  zh(
    ['螺丝刀套装', some('screwdriver-set')],
    ['带棘轮', stating('screwdriver-set', [/棘轮/])],
    ['25件以上', stating('screwdriver-set', [/棘轮/, /(?<!\d)(?:25|32|48|64|115)件/])],
    ['卷尺 5米', stating('tape-measure', [/(?<![\d.])5(?:米|m)/])],
    ['精度？', asked.zh('tape-measure', /级|精度/)],
  ),
  zh(
    ['我要买鞋子为了跑步，给男人，尺寸是44', stating('sneakers', [/适用人群: (?:男士|男女通用)/, /尺码:.*44/])],
    ['颜色黑，请', stating('sneakers', [/适用人群: (?:男士|男女通用)/, /尺码:.*44/, /颜色:.*黑色/])],
    ['第二个的底是什么做的', asked.zh('sneakers', /橡胶|PVC|TPR|EVA/)],
    ['它不怕水吗？我的城市下雨很多', asked.zh('sneakers', /防水/)],
    ['那么给我看不怕水的', stating('sneakers', [/适用人群: (?:男士|男女通用)/, /防水/])],
    ['还有袜子，羊毛，为了冬天', stating('socks', [/材质: 羊毛/, /适用季节: 冬季/])],
  ),
]
