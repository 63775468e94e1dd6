// Talks of five to seven turns by buyers of very different goods, some that nobody sells: a canteen, a kindergarten, a workshop, a coworking, a parent, a resale
// shop. They narrow, ask about what is shown, change the quantity, deny, add goods of the same talk by a short name and come back. Written and committed before
// the first run, by who mends the engine; dealt by lot into this half and one that is kept away: `seventeenthHeldTalks`.
import type { Case } from '../expectations.ts'
import { about, inTurns, nothing, sent, some, stating, words } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const seventeenthTalks: Case[] = [
  ru(
    ['дрель-шуруповерт с двумя аккумуляторами', stating('drill', [/Два аккумулятора/])],
    ['какой крутящий момент у первой', about('drill', /Н·м/)],
    ['помощнее надо', some('drill', { states: [/момент/i, /45|60/] })],
    ['по бетону потянет?', about('drill', /бетон|не указ/i)],
    ['кейс входит?', about('drill', /кейс|не указ|чемодан/i)],
    ['ладно а отвёртки наборами есть', some('screwdriver-set')],
    ['вернись к дрелям', some('drill')],
  ),
  ru(
    [
      'мне бы шланг для полива 20 метров',
      { cards: 0, mayShow: true, says: /шланг|нет|не наш/i, kinds: ['watering-can', 'garden-shears', 'flower-pot'] },
    ],
    ['ок тогда лейки', some('watering-can')],
    ['и горшки керамические с поддоном', stating('flower-pot', [/Материал: керамика/, /поддон/i])],
    ['поддон не обязателен', stating('flower-pot', [/Материал: керамика/])],
    ['глянцевые мне не нравятся', stating('flower-pot', [/Материал: керамика/], { not: [/Поверхность: глянцевая/] })],
    ['диаметр второго', about('flower-pot', /\d+\s?см/)],
  ),
  en(
    ['dimmable desk lamps for a coworking, say 60', some('desk-lamp', { quantity: 60 })],
    ['has to be usb powered', stating('desk-lamp', [/USB powered/])],
    ["how long's the cable", about('desk-lamp', /\d(?:\.\d)?\s?m/)],
    ['something warmer looking, wood?', stating('desk-lamp', [/Material: wooden/i])],
    ['what if we take 150', about('desk-lamp', /150/)],
    ['is the second one flicker free', about('desk-lamp', /flicker|not (?:say|state)/i)],
    ['ok. night lights with a motion sensor too', stating('night-light', [/motion sensor/i])],
  ),
  en(
    ['yoga mats, not pvc', stating('yoga-mat', [], { not: [/Material: PVC/] })],
    ['at least 10 mm', stating('yoga-mat', [/Thickness: (?:10|15) mm/])],
    ['do they come with a strap?', about('yoga-mat', /strap|not (?:say|state)|none/i)],
    ['cheapest for 80 of them?', about('yoga-mat', /\d/)],
    ['and bands? the light ones', stating('resistance-band', [/Light, 5 kg/])],
    ['how long are they', about('resistance-band', /\d+\s?cm/)],
    ['back to mats', stating('yoga-mat', [], { not: [/Material: PVC/] })],
  ),
  en(
    ['gps watch for my kid', stating('smart-watch', [/For whom: kids/, /GPS/])],
    ['pink', stating('smart-watch', [/For whom: kids/, /Pink/])],
    ['does it survive swimming', about('smart-watch', /IP6[78]|waterproof|not (?:say|state)/i)],
    ['which has the bigger screen', about('smart-watch', /inch|″|"/)],
    ['hmm a simple watch then, no smart stuff', some('watch')],
    ['for a girl of 8', some('watch')],
  ),
  en(
    ['earrings that wont irritate, for resale, 50 pairs', stating('earrings', [/hypoallergenic|titanium|surgical/i], { quantity: 50 })],
    ['gold', stating('earrings', [/Gold/])],
    ['studs only', stating('earrings', [/stud/i])],
    ['what is the post made of', about('earrings', /silver|steel|titanium/i)],
    ['would they tarnish?', about('earrings', /tarnish|plat|not (?:say|state)/i)],
    ['packed in boxes?', about('earrings', /box|card|pair|not (?:say|state)/i)],
  ),
  zh(
    ['礼品盒 装茶叶的', stating('gift-box', [/for tea/])],
    ['深一点的颜色', some('gift-box')],
    ['带磁扣或者丝带', some('gift-box', { has: /磁|丝带|ribbon|magnet/i })],
    ['300个能印我们公司的标吗', some('gift-box', { cards: 0, mayShow: true, says: /logo|标|印/i })],
    ['第三个多大', about('gift-box', /\d+x\d+/)],
    ['换成牛皮纸的', stating('gift-box', [/Material: kraft paper/])],
    ['样品能寄吗', words(/样品|样/)],
  ),
  zh(
    ['砧板 不要塑料', stating('cutting-board', [], { not: [/Material: plastic/] })],
    ['竹子的', stating('cutting-board', [/Material: bamboo/])],
    ['厚一点', some('cutting-board', { states: [/Толщина/, /1,8|2,5/] })],
    ['能放洗碗机吗', about('cutting-board', /洗碗机|手洗|未/)],
    ['带水槽的有没有', stating('cutting-board', [/juice groove/])],
    ['配一把切肉的刀', stating('knife', [/for meat/])],
  ),
]

export const seventeenthHeldTalks: Case[] = [
  ru(
    ['ищу сковородки чугунные на индукцию', stating('frying-pan', [/Материал: чугун/])],
    ['диаметр 26 или 28', stating('frying-pan', [/Диаметр: (?:26|28) см/])],
    ['а крышка в комплекте есть?', about('frying-pan', /крышк|не указ/i)],
    ['надо 40 штук для столовой', some('frying-pan', { quantity: 40 })],
    ['а если 200 взять', some('frying-pan', { quantity: 200, mayShow: true, cards: 0, says: /200/ })],
    ['вообще покажи не чугун а нержавейку', stating('frying-pan', [/Материал: нержавеющая сталь/])],
  ),
  ru(
    ['подушки ортопедические 50х70', stating('pillow', [/ортопед/i, /50x70/])],
    ['с чехлом который в машинку можно', stating('pillow', [/чехол можно стирать в машине/])],
    ['чем набиты?', about('pillow', /латекс|пух|волокн/i)],
    ['только латекс', stating('pillow', [/Наполнитель: латекс/i])],
    ['и пледы шерстяные к ним', stating('blanket', [/Материал: шерсть/])],
    ['потеплее', some('blanket')],
    ['на подушки скидка будет если 300 возьму', { cards: 0, mayShow: true, says: /300|скид|цен/i }],
  ),
  ru(
    ['на выпускной детскому саду мягкие игрушки 30 шт до 500 р', some('soft-toy', { quantity: 30, maxRub: 500 })],
    ['динозаврики есть?', stating('soft-toy', [/динозавр/i])],
    ['побольше размером', some('soft-toy')],
    ['не зелёные', some('soft-toy', { saysNot: nothing.ru })],
    ['из чего наполнитель у второго', about('soft-toy', /пух|волокн/i)],
    ['а пазлы для малышей от 3 лет?', stating('puzzle', [/от 3 лет/])],
    ['деревянные', stating('puzzle', [/Материал: дерево/, /от 3 лет/])],
  ),
  en(
    ['mailing bags for a clothing shop, recycled if possible', some('poly-mailer')],
    ['approx 32 x 45', stating('poly-mailer', [/32x45/])],
    ['thicker', some('poly-mailer', { states: [/Толщина/, /60|80/] })],
    ['can we print our logo on 2000', some('poly-mailer', { cards: 0, mayShow: true, says: /logo/i })],
    ['is it see-through?', about('poly-mailer', /opaque|transparent|see|not (?:say|state)/i)],
    ['no bubble ones please', stating('poly-mailer', [], { not: [/bubble/i] })],
  ),
  en(
    ['bowls for cats, ceramic', stating('pet-bowl', [/Material: ceramic/i])],
    ['dishwasher safe?', about('pet-bowl', /dishwasher/i)],
    ['show me those that are', stating('pet-bowl', [/Material: ceramic/i, /dishwasher safe/])],
    ['maybe with a stand', stating('pet-bowl', [/with stand/])],
    ['and beds, washable', some('pet-bed')],
    ['who sends the first bed out soonest', about('pet-bed', sent.en)],
    ['do you charge for returns', words(/return|refund/i)],
  ),
  zh(
    ['客厅窗帘 遮光的 亚麻', stating('curtain', [/Material: linen/, /blackout|遮光/i])],
    ['遮光率要90%的', stating('curtain', [/Blackout rate: 90%/])],
    ['不要粉色', some('curtain', { saysNot: nothing.zh })],
    ['打孔还是挂钩的？', about('curtain', /孔|钩|未/)],
    ['要20幅，多少钱一幅', about('curtain', /\d/, { quantity: 20 })],
    ['如果50幅呢', about('curtain', /50/)],
  ),
  zh(
    ['男士运动鞋 42码', stating('sneakers', [/For whom: (?:men|unisex)/, /Size: .*42/])],
    ['真皮的', stating('sneakers', [/Material: genuine leather/])],
    ['不要高帮', stating('sneakers', [/low-top/])],
    ['底是什么材料', about('sneakers', /橡胶|PVC|TPR|EVA|未/)],
    ['太贵了', { cards: 0, mayShow: true, kinds: ['sneakers'], isCheaper: true }],
    ['再看看靴子 冬天穿的', stating('boots', [/Season: winter/])],
  ),
  zh(
    ['贴纸 奖励小朋友用的', stating('sticker', [/for rewarding children/])],
    ['一包50张的', stating('sticker', [/Pack size: .*50 pcs/])],
    ['防水吗', about('sticker', /防水|未/)],
    ['有没有闪闪的', some('sticker', { mayShow: true, cards: 0, kinds: ['sticker'] })],
    ['1000包多久能发', about('sticker', sent.zh)],
    ['要发票', words(/发票|票/)],
  ),
]
