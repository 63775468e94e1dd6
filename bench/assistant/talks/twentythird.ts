// Talks of five or six turns by ordinary buyers of a wholesale market: owners of a cafe, a bar, a small hotel, a boutique and a shop of toys, a baker, a fitter, a florist,
// a groomer, sellers of cases, of souvenirs and of stationery, parents. They name goods in everyday words, refine, ask about what is shown, change their mind, go to
// other goods and back, ask about the service. Written before a look at the engine, by who saw the market alone; each wish was counted against the offers of the
// market. Dealt by lot into this half and one that is kept away: `twentythirdHeldTalks`.
import type { Language } from '@karavan/contract/language.ts'
import { roubles } from '@karavan/testing/talk.ts'
import type { Answer, Case } from '../expectations.ts'
import { about, inTurns, nothing, sent, some, stating } from './in-turns.ts'

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

/** Goods that the market does not have: the answer says so, and shows no others in their place. */
const absent: Record<Language, Answer> = {
  ru: { cards: 0, says: /не наш|не нашлось|ничего|нет(?![а-яё])/i },
  en: { cards: 0, says: /nothing|found no|(?:not|n't|n’t) (?:have|find|found|sell|carry)|no such|none|there (?:are|is) no/i },
  zh: { cards: 0, says: /没有|没找到|暂无|找不到/ },
}

/** An answer to thanks: words that do not take them for a wish. */
const thanked: Record<Language, Answer> = {
  ru: { cards: 0, mayShow: true, says: /\S/, saysNot: nothing.ru },
  en: { cards: 0, mayShow: true, says: /\S/, saysNot: nothing.en },
  zh: { cards: 0, mayShow: true, says: /\S/, saysNot: nothing.zh },
}

/** Each card is cheaper than those before, or none is shown where none is cheaper. */
const cheaper = (kind: string, has?: RegExp): Answer => ({
  cards: 0,
  mayShow: true,
  kinds: [kind],
  isCheaper: true,
  ...(has ? { has } : {}),
})

export const twentythirdTalks: Case[] = [
  ru(
    ['секаторы покажите', some('garden-shears')],
    ['с храповиком', stating('garden-shears', [/ratchet/])],
    ['ветку какой толщины берет первый', asked.ru('garden-shears', /\d+\s?мм/)],
    ['горшки керамические 15 см', stating('flower-pot', [/Material: ceramic/, /(?<!\d)15 cm/])],
    ['с поддоном бы', stating('flower-pot', [/Material: ceramic/, /(?<!\d)15 cm/, /with saucer/])],
    ['ну тогда размер любой, но с поддоном', stating('flower-pot', [/Material: ceramic/, /with saucer/])],
  ),
  ru(
    ['Здравствуйте! шарфы женские шерстяные', stating('scarf', [/Material: wool/, /For whom: (?:women|unisex)/])],
    ['с бахромой лучше', stating('scarf', [/Material: wool/, /For whom: (?:women|unisex)/, /tassels/])],
    ['а какой размер у первого?', asked.ru('scarf', /\d{3}\s?[xх×]\s?\d+/)],
    ['теперь перчатки, женские, вязаные', stating('gloves', [/knit gloves/, /For whom: (?:women|unisex)/])],
    ['они на флисе внутри?', asked.ru('gloves', /флис|подкладк/)],
    ['если не продам, вернуть можно?', told(/возвра|вернуть|верн[её]т/i)],
  ),
  ru(
    ['тапки для гостей в отель', stating('slippers', [/for (?:guests|hotels)/])],
    ['белые', stating('slippers', [/for (?:guests|hotels)/, /Color:.*white/i])],
    ['на 200 пар сколько выйдет', about('slippers', /200/)],
    ['полотенца махровые белые', stating('towel', [/Weave: terry/, /Color:.*white/i])],
    ['какая у первого плотность?', asked.ru('towel', /\d+\s?г\/м/)],
    ['логотип на них вышить можно?', asked.ru('towel', /логотип|вышивк/i)],
  ),
  ru(
    ['куртки женские с капюшоном', stating('jacket', [/For whom: (?:women|unisex)/, /with hood/])],
    ['на осень', stating('jacket', [/For whom: (?:women|unisex)/, /with hood/, /Season: spring and autumn/])],
    ['не, капюшон не обязателен, главное на зиму', stating('jacket', [/For whom: (?:women|unisex)/, /Season: winter/])],
    ['чем утеплена вторая?', asked.ru('jacket', /синтепон|пух|наполнител|флис|утепл/i)],
    ['какие размеры у нее', asked.ru('jacket', /\b(?:S|M|L|X{1,2}L|3XL)\b/)],
  ),
  ru(
    ['так ищу пазлы деревянные для магазина игрушек', stating('puzzle', [/Material: wooden/])],
    ['давайте с динозаврами', stating('puzzle', [/Material: wooden/, /dinosaur/])],
    ['сколько там деталей и с какого возраста', asked.ru('puzzle', /детал|от \d+ лет/)],
    ['еще мягкие игрушки динозавры', stating('soft-toy', [/dinosaur/])],
    ['а стирать в машинке их можно?', asked.ru('soft-toy', /стир/)],
    ['спасибо, подумаю', thanked.ru],
  ),
  ru(
    ['брелки металические для сувенирной лавки', stating('keychain', [/Material: alloy/])],
    ['с карабином', stating('keychain', [/Material: alloy/, /carabiner/])],
    ['если 1000 шт какая цена', about('keychain', /1\s?000/)],
    ['ещё магнитики на холодильник нужны', absent.ru],
    ['вернемся к брелкам, теперь с колокольчиком вместо карабина', stating('keychain', [/Material: alloy/, /with bell/])],
    ['таможню кто оплачивает?', told(/тамож|пошлин/i)],
  ),
  ru(
    ['нужны термокружки в кофейню, с ручкой', stating('thermos-mug', [/with handle/])],
    ['керамические', stating('thermos-mug', [/with handle/, /Material: ceramic/])],
    ['сколько первая держит тепло?', asked.ru('thermos-mug', /\d+\s?час/)],
    ['а если 300 штук возьму, почём', about('thermos-mug', /300/)],
    ['салфетки бумажные есть у вас?', absent.ru],
    ['ладно, спасибо', thanked.ru],
  ),
  en(
    ['star projector night lights', stating('night-light', [/star projector/])],
    ['does the first one need batteries or is it mains?', asked.en('night-light', /mains|batter|rechargeable|USB/)],
    ['cheaper?', cheaper('night-light', /star projector/)],
    ['actually a moon shaped one', stating('night-light', [/: moon/])],
    ['unicorn plushies too', stating('soft-toy', [/unicorn/])],
    ['how tall is the first', asked.en('soft-toy', /\d+\s?cm/)],
  ),
  en(
    ['power banks with a solar panel', stating('power-bank', [/solar panel/])],
    ['at least 20000 mah', stating('power-bank', [/solar panel/, /[23]0000 mAh/])],
    ['can you take it on a plane?', asked.en('power-bank', /air travel|plane|flight|carry/)],
    ['whats the weight of the first', asked.en('power-bank', /\d+\s?(?:g|kg)\b/)],
    ['also over ear headphones noise cancelling', stating('headphones', [/over-ear/, /noise cancelling/])],
    ['how many hours does the second one last', asked.en('headphones', /\d+\s?h/)],
  ),
  en(
    ['pencil cases with two compartments', stating('pencil-case', [/two-compartment/])],
    ['how many pens fit in the first', asked.en('pencil-case', /\d+ pens/)],
    ['blue gel pens', stating('pen', [/gel pen/, /Ink color: blue|Color:.*blue/i])],
    ['i mean blue ink, 0.5 tip', stating('pen', [/gel pen/, /Ink color: blue/, /0\.5 mm/])],
    ['whats the minimum', about('pen', /\d+\s?(?:pcs|pieces|pens|units)|minimum/i)],
    ['do you take paypal?', told(/pay/i)],
  ),
  en(
    ['Linen dresses for my boutique', stating('dress', [/Material: linen/])],
    ['midi length', stating('dress', [/Material: linen/, /Length: midi/])],
    ['any length really, but I want green', stating('dress', [/Material: linen/, /Color:.*green/i])],
    ['does the first have pockets?', asked.en('dress', /pocket/)],
    ['And woven sandals', stating('sandals', [/: .*woven/])],
    ['Can I get a sample before ordering?', told(/sample/i)],
  ),
  en(
    ['Whisky glasses for my bar', stating('glass', [/whisky glass/])],
    ['crystal', stating('glass', [/whisky glass/, /Material: crystal/])],
    ['Are they dishwasher safe?', asked.en('glass', /dishwasher|hand wash/i)],
    ['hmm no, rather normal glass but with a thick base', stating('glass', [/whisky glass/, /Material: borosilicate/, /thick base/])],
    ['what would 300 cost me', about('glass', /300/)],
    ['Do you have ice buckets?', absent.en],
  ),
  en(
    ['65w chargers with eu plug', stating('charger', [/65 W/, /EU plug/])],
    ['does the first have CE?', asked.en('charger', /CE\b|CCC|FCC/)],
    ['usb c cables 2m', stating('cable', [/Type-C/, /(?<![\d.])2 m\b/])],
    ['can it transfer data too?', asked.en('cable', /data|charging only/i)],
    ['go back to the chargers, show me more', about('charger', /./)],
    ['wireless ones instead', stating('charger', [/wireless charger/])],
  ),
  en(
    ['travel bags on wheels', stating('travel-bag', [/on wheels/])],
    ['how many litres is the first?', asked.en('travel-bag', /\d+\s?l/)],
    ['no wheels, rather something foldable', stating('travel-bag', [/foldable/])],
    ['and waterproof', stating('travel-bag', [/foldable/, /: .*waterproof/])],
    ['Backpacks also, waterproof, 40 litre', stating('backpack', [/waterproof/, /(?<!\d)40 l\b/])],
    ['do I have to pay customs', told(/custom|dut(?:y|ies)/i)],
  ),
  zh(
    ['儿童智能手表 带定位', stating('smart-watch', [/For whom: kids/, /GPS/])],
    ['防水吗这几个', asked.zh('smart-watch', /防水|IP6/)],
    ['定位不用了,要粉色的', stating('smart-watch', [/For whom: kids/, /Color:.*pink/i])],
    ['屏幕多大', asked.zh('smart-watch', /\d\.\d+\s?(?:英?寸|inch)/)],
    ['再看看机械表', stating('watch', [/mechanical watch/])],
    ['真皮表带', stating('watch', [/mechanical watch/, /genuine leather/])],
  ),
  zh(
    ['化妆刷套装带收纳包的', stating('makeup-brush', [/with pouch/])],
    ['第一套几支?', asked.zh('makeup-brush', /\d+\s?(?:支|件|把)/)],
    ['化妆包 带镜子', stating('cosmetic-bag', [/with mirror/])],
    ['第一个防水吗', asked.zh('cosmetic-bag', /防水/)],
    ['还要双面化妆镜', stating('mirror', [/double-sided/])],
    ['哪个最轻', asked.zh('mirror', /\d+\s?(?:g|克|kg)/)],
  ),
  zh(
    ['圣诞装饰 雪花的', stating('christmas-decor', [/snowflake/])],
    ['换成圣诞老人的吧', stating('christmas-decor', [/Santa/])],
    ['2块钱以下', stating('christmas-decor', [/Santa/], { maxRub: 2 * roubles.CNY! })],
    ['价格不管了,要木头的,什么图案都行', stating('christmas-decor', [/Material: wooden/])],
    ['500个多少钱', about('christmas-decor', /500/)],
    ['好的谢谢', thanked.zh],
  ),
  zh(
    ['遛狗绳 反光的', stating('pet-leash', [/: .*reflective/])],
    ['要3米长', stating('pet-leash', [/: .*reflective/, /(?<![\d.])3 m\b/])],
    ['第一个扣子是什么材质', asked.zh('pet-leash', /不锈钢|锌合金/)],
    ['再看看猫玩具', stating('pet-toy', [/cat toy/])],
    ['有没有便宜点的', cheaper('pet-toy')],
    ['起订量多少?', about('pet-toy', /\d+\s?(?:个|件|只|套)|起订|起批/)],
  ),
  zh(
    ['5米的灯带,带遥控器', stating('led-strip', [/(?<!\d)5 m\b/, /remote control/])],
    ['电压多少伏', asked.zh('led-strip', /\d+\s?V|伏/)],
    ['不要遥控的,手机app控制的那种', stating('led-strip', [/(?<!\d)5 m\b/, /app-controlled/])],
    ['第一个防水吗', asked.zh('led-strip', /防水|IP\d\d/)],
    ['100条什么价', about('led-strip', /100/)],
    ['怎么付款', told(/付款|支付|转账|银行卡/)],
  ),
  zh(
    ['拉链卫衣 黑色', stating('hoodie', [/zip-up/, /Color:.*black/i])],
    ['颜色都行吧,要不起球的', stating('hoodie', [/zip-up/, /anti-pilling/])],
    ['XXL的有没有', stating('hoodie', [/zip-up/, /anti-pilling/, /\bXXL\b/])],
    ['第一款什么面料', asked.zh('hoodie', /棉|聚酯|涤纶|粒绒|抓绒/)],
    ['棒球帽,可以印logo的', stating('cap', [/baseball cap/], {}, { has: /for custom logo|yes, from \d+ pcs/ })],
    ['印logo要多少起', asked.zh('cap', /\d+/)],
  ),
]

export const twentythirdHeldTalks: Case[] = [
  ru(
    ['лежанки для собак большие, 100 см', stating('pet-bed', [/100 cm/])],
    ['со съемным чехлом', stating('pet-bed', [/100 cm/, /removable cover/])],
    ['до скольки кг собака на первой поместится', asked.ru('pet-bed', /\d+\s?кг/)],
    ['миски на подставке', stating('pet-bowl', [/with stand/])],
    ['а из нержавейки?', stating('pet-bowl', [/with stand/, /stainless steel/])],
    ['в посудомойку её можно?', asked.ru('pet-bowl', /посудомо|ручная мойка|мыть вручную/)],
  ),
  ru(
    ['чехлы на айфон 15 про', stating('phone-case', [/iPhone 15 Pro/i])],
    ['прозрачные', stating('phone-case', [/iPhone 15 Pro/i, /Color:.*transparent/i])],
    ['до 150 руб', stating('phone-case', [/iPhone 15 Pro/i, /Color:.*transparent/i], { maxRub: 150 })],
    ['цену убери, и цвет любой, но с магнитом надо', stating('phone-case', [/iPhone 15 Pro/i, /magnetic/i])],
    ['в чем разница между 1 и 3', about('phone-case', /материал|цвет|цен|₽|руб|форм|стил|особенност/i)],
    ['образец один прислать можете?', told(/образ/i)],
  ),
  ru(
    ['формочки для кексов силиконовые', stating('baking-mold', [/muffin pan/, /silicone/])],
    ['какую температуру выдерживают?', asked.ru('baking-mold', /\d+\s?°/)],
    ['а металл есть? стальные покажите', stating('baking-mold', [/muffin pan/, /Material: stainless steel/])],
    ['еще коробочки под пирожные', stating('gift-box', [/for pastries/])],
    ['22 на 22', stating('gift-box', [/for pastries/, /22x22/])],
    ['сколько минимум надо взять', about('gift-box', /\d+\s?(?:шт|упак|компл)/)],
  ),
  ru(
    ['пылесос для машины беспроводной', stating('car-vacuum', [/cordless|rechargeable/])],
    ['какая мощность у первого?', asked.ru('car-vacuum', /\d+\s?(?:Вт|Па)/)],
    ['покажи что-то похожее', some('car-vacuum', { isNew: true })],
    ['коврики в салон с бортиками', stating('car-mat', [/raised edges/])],
    ['они не воняют?', asked.ru('car-mat', /запах/)],
    ['какой легче', asked.ru('car-mat', /\d+\s?(?:г|кг)/)],
  ),
  ru(
    ['шуруповерты, чтоб 2 аккумулятора в комплекте', stating('drill', [/Two batteries/])],
    ['патрон 13', stating('drill', [/Two batteries/, /Chuck: 13 mm/])],
    ['чем отличаются первый и второй?', about('drill', /момент|оборот|цен|₽|руб|масс|вес|материал/i)],
    ['патрон неважен. На 21 вольт есть?', stating('drill', [/Two batteries/, /21 V/])],
    ['и рулетки 5 метров обрезиненые', stating('tape-measure', [/(?<![\d.])5 m\b/, /rubber grip/])],
    ['как платить можно?', told(/оплат|плат[её]ж|карт|сч[её]т/i)],
  ),
  ru(
    ['резинки для фитнесса набор 5 шт', stating('resistance-band', [/Set of 5/])],
    ['именно резиновые, не тканевые', stating('resistance-band', [/Set of 5/, /Material: rubber/])],
    ['какая длина у второй?', asked.ru('resistance-band', /\d+\s?см/)],
    ['коврики для йоги толщиной 10 мм', stating('yoga-mat', [/(?<!\d)10 mm/])],
    ['нескользящий', stating('yoga-mat', [/(?<!\d)10 mm/, /non-slip/])],
    ['за сколько дней приедет?', told(sent.ru)],
  ),
  ru(
    ['фонарики налобные есть?', stating('flashlight', [/headlamp/])],
    ['чтобы от usb заряжался', stating('flashlight', [/headlamp/, /USB rechargeable/])],
    ['на сколько метров светит первый', asked.ru('flashlight', /\d+\s?м(?![мла-дж-яё])/)],
    ['а сколько весит', asked.ru('flashlight', /\d+\s?(?:г|кг)/)],
    ['и ещё бутылки для воды алюминиевые на литр', stating('water-bottle', [/Material: aluminium/, /1000 ml/])],
    ['подешевле есть?', cheaper('water-bottle')],
  ),
  en(
    ['biodegradable mailing bags', stating('poly-mailer', [/biodegradable/])],
    ['32x45', stating('poly-mailer', [/biodegradable/, /32x45/])],
    ['how thick are they?', asked.en('poly-mailer', /\d+\s?(?:micron|µm|μm)/)],
    ['what about bubble mailers, pink', stating('poly-mailer', [/bubble mailer/, /Color:.*pink/i])],
    ['clear packing tape as well', stating('packing-tape', [/Color:.*transparent/i])],
    ['100 m rolls', stating('packing-tape', [/Color:.*transparent/i, /(?<!\d)100 m\b/])],
  ),
  en(
    ['coffee mugs with bamboo lid', stating('mug', [/bamboo lid/])],
    ['in glass please', stating('mug', [/bamboo lid/, /Material: borosilicate glass/])],
    ['can the first one go in the microwave?', asked.en('mug', /microwave|safe/)],
    ['which is lighter, 1 or 2?', asked.en('mug', /\d+\s?(?:g|kg|oz)\b/)],
    ['and how long would shipping take', told(sent.en)],
  ),
  en(
    ['hypoallergenic earrings', stating('earrings', [/hypoallergenic/])],
    ['silver colour', stating('earrings', [/hypoallergenic/, /Color:.*silver/i])],
    ['what is the post made of on the first', asked.en('earrings', /silver|steel|titanium/)],
    ['ok now rings, adjustable ones', stating('ring', [/adjustable/])],
    ['under $1', stating('ring', [/adjustable/], { maxRub: roubles.USD! })],
    ['forget the price. silver only', stating('ring', [/adjustable/, /Color:.*silver/i])],
  ),
  en(
    ['need umbrellas that survive wind, for a hotel', stating('umbrella', [/windproof/])],
    ['black', stating('umbrella', [/windproof/, /Color:.*black/i])],
    ['what is the canopy size of the first one', asked.en('umbrella', /\d+\s?cm/)],
    ['and the ribs, what are they made from?', asked.en('umbrella', /aluminium|steel|fibreglass|fiberglass/)],
    ['can you put our logo on?', asked.en('umbrella', /logo/i)],
    ['what if some arrive broken?', told(/return|refund|replace|damage|defect|photo/i)],
  ),
  en(
    ['hi, need kettlebells', stating('dumbbell', [/kettlebell/])],
    ['8kg ones', stating('dumbbell', [/kettlebell/, /(?<![\d.])8 kg/])],
    ["what's the core made of on the first?", asked.en('dumbbell', /cement|steel|cast iron/)],
    ['now microfibre sports towels', stating('towel', [/Material: microfiber/, /sports towel|for gym/])],
    ['price for 200?', about('towel', /200/)],
    ['great thanks', thanked.en],
  ),
  en(
    ["chef's knives 8 inch", stating('knife', [/chef knife/, /(?<!\d)8 inch/])],
    ['how hard is the steel on number one?', asked.en('knife', /HRC/)],
    ['bread knifes then', stating('knife', [/bread knife/])],
    ['bamboo chopping boards', stating('cutting-board', [/Material: bamboo/])],
    ['with a juice groove', stating('cutting-board', [/Material: bamboo/, /juice groove/])],
    ['what are the sizes of the first', asked.en('cutting-board', /\d+\s?[x×]\s?\d+/)],
  ),
  zh(
    ['收纳箱 带盖子', stating('organizer', [/with lid/])],
    ['能装多重', asked.zh('organizer', /\d+\s?(?:kg|公斤|千克)/)],
    ['换成可折叠的', stating('organizer', [/foldable/])],
    ['毛毯,法兰绒或者摇粒绒,150x200', stating('blanket', [/Material: fleece/, /150x200/])],
    ['可以机洗吗第一条', asked.zh('blanket', /机洗|洗/)],
    ['关税要我自己交吗', told(/关税|清关|海关/)],
  ),
  zh(
    ['帆布袋', stating('tote-bag', [/Material: canvas/])],
    ['带拉链的有吗', stating('tote-bag', [/Material: canvas/, /with zipper/])],
    ['尺寸多大', asked.zh('tote-bag', /\d+\s?[x×*]\s?\d+/)],
    ['再找防水贴纸', stating('sticker', [/waterproof/])],
    ['一包多少张', asked.zh('sticker', /\d+\s?(?:张|枚|片)/)],
    ['坏了能退吗', told(/退|换/)],
  ),
  zh(
    ['儿童纯棉T恤', stating('t-shirt', [/For whom: kids/, /Material: cotton/])],
    ['黄色 130码', stating('t-shirt', [/For whom: kids/, /Material: cotton/, /Color:.*yellow/i, /\b130\b/])],
    ['不要黄色了,别的颜色都行', stating('t-shirt', [/For whom: kids/, /Material: cotton/, /\b130\b/])],
    ['第二个多少克重', asked.zh('t-shirt', /\d+\s?(?:g|克)/)],
    ['1和2有什么区别', about('t-shirt', /价|¥|元|材质|颜色|克|版型|季/)],
  ),
  zh(
    ['男款网面运动鞋', stating('sneakers', [/For whom: (?:men|unisex)/, /Material: mesh/])],
    ['43码有吗', stating('sneakers', [/For whom: (?:men|unisex)/, /Material: mesh/, /\b43\b/])],
    ['鞋底是什么做的', asked.zh('sneakers', /橡胶|PVC|TPR|EVA/)],
    ['再来点女靴,真皮的', stating('boots', [/For whom: women/, /Material: genuine leather/])],
    ['38码', stating('boots', [/For whom: women/, /Material: genuine leather/, /\b38\b/])],
    ['跟高多少', asked.zh('boots', /\d+\s?(?:cm|厘米)|平跟|平底/)],
  ),
  zh(
    ['民宿用的纯棉四件套', stating('bedding', [/Material: cotton/, /4-piece/])],
    ['灰色的', stating('bedding', [/Material: cotton/, /4-piece/, /Color:.*grey/i])],
    ['第一个是床单还是床笠?', asked.zh('bedding', /床笠|床单/)],
    ['颜色不限了,要床笠款', stating('bedding', [/Material: cotton/, /fitted sheet/])],
    ['50套多少钱', about('bedding', /50/)],
    ['多久能发货', told(sent.zh)],
  ),
  zh(
    ['玻璃饭盒', stating('food-container', [/Material: borosilicate glass/])],
    ['分格的', stating('food-container', [/Material: borosilicate glass/, /with compartments/])],
    ['盖子什么材质的?', asked.zh('food-container', /硅胶|竹|PP|聚丙烯/)],
    ['再要木铲子', stating('kitchen-utensils', [/spatula/, /Material: wooden/])],
    ['第一个多长', asked.zh('kitchen-utensils', /\d+\s?(?:cm|厘米)/)],
    ['有电饭锅吗', absent.zh],
  ),
  zh(
    ['偏光太阳镜', stating('sunglasses', [/polarized/])],
    ['男士的', stating('sunglasses', [/polarized/, /For whom: (?:men|unisex)/])],
    ['20块以内', stating('sunglasses', [/polarized/, /For whom: (?:men|unisex)/], { maxRub: 20 * roubles.CNY! })],
    ['第一款镜片什么材质', asked.zh('sunglasses', /TAC|AC|PC|亚克力|聚碳酸酯/)],
    ['能先寄样品吗', told(/样/)],
  ),
]
