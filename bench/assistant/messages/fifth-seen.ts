// Messages of a fifth buyer, that the engine may be mended for. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inLanguage } from './in-language.ts'

const ru = inLanguage('ru')
const en = inLanguage('en')
const zh = inLanguage('zh')

export const fifthSeenMessages: Case[] = [
  ru('реплика аирподс про 1в1 люкс есть?', { cards: 0, mayShow: true, kinds: ['headphones'], hasNot: /airpods|apple|реплик/i }),
  ru('на детские игрушки какие доки нужны? сертификат, маркировка', { cards: 0, says: /сертиф|деклар|документ|маркиров|ЕАС|EAC/i }),
  ru('чо самое ходовое из зоотоваров', { cards: 2, kinds: ['pet-bowl', 'pet-leash', 'pet-bed', 'pet-toy'] }),
  ru('пакеты курьерские 25х35 2000шт шоб не шуршали сильно', { cards: 1, kinds: ['poly-mailer'], quantity: 2000, has: /25[xх]35/ }),
  ru('чехлы на 15 айфон 100 шт, по 80р не дороже', {
    cards: 2,
    kinds: ['phone-case'],
    quantity: 100,
    maxRub: 80,
    has: /iPhone 15(?! ?Pro)/,
  }),
  ru('уши беспроводные с шумодавом до 700', { cards: 1, kinds: ['headphones'], maxRub: 700, has: /шумоподав/i }),
  ru('кальяны и табак оптом', { cards: 0 }),
  ru('держак в машину магнитный', { cards: 1, kinds: ['phone-holder'], has: /автомоб|дефлектор/i, states: [/^Особенности$/, /магнит/] }),
  ru('налом оплата возможна? и карго до мск скок стоит', { cards: 0, says: /оплат|плат|нал|достав|карго|расч[её]т/i }),
  ru('блок зарядки 65вт ток не автомобильный, 30 шт', {
    cards: 1,
    kinds: ['charger'],
    quantity: 30,
    states: [/^Мощность$/, /65/],
    hasNot: /автомобил/i,
  }),
  en('usb c cable 1m 200 pcs under 60 rub', { cards: 1, kinds: ['cable'], quantity: 200, maxRub: 60, states: [/^Length$/, /(^|, )1 m/] }),
  en('only factory!! hoodies, 100 pcs, ship max in 3 days', {
    cards: 1,
    kinds: ['hoodie'],
    quantity: 100,
    isFactory: true,
    maxDispatchHours: 72,
  }),
  en('men sneakers size 45 black', {
    cards: 1,
    kinds: ['sneakers'],
    states: [/^Color$/, /black/],
    has: /(^|[^\d])45($|[^\d])/,
    statesNot: [/^For whom$/, /^women|kids/],
  }),
  en('resistance bands set of 5 pcs what is the cheapest you have', {
    cards: 1,
    kinds: ['resistance-band'],
    has: /set of 5|набор из 5|5 pcs|5 bands/i,
  }),
  en('kids smart watch with gps', { cards: 1, kinds: ['smart-watch'], states: [/^For whom$/, /kids|unisex/], has: /GPS/ }),
  en('what is moq mean? and you are shop or only agent', { cards: 0, says: /minimum|smallest|order/i }),
  en('do you have case for samsung s24 ultra?', {
    cards: 0,
    mayShow: true,
    kinds: ['phone-case'],
    says: /\bno\b|\bnot|n['’]t|none|nothing|only/i,
  }),
  en('yoga mat thick 15 mm', { cards: 1, kinds: ['yoga-mat'], states: [/^Thickness$/, /15/] }),
  en('can i pay after i receive goods? or 30/70', { cards: 0, says: /pay/i }),
  en('ceramic bowl for cats moq not bigger then 20', {
    cards: 1,
    kinds: ['pet-bowl'],
    maxMoq: 20,
    states: [/^Material$/, /ceramic/],
    hasNot: /dog bowl/i,
  }),
  zh('加绒卫衣 男款 XXL 黑色 50件', {
    cards: 1,
    kinds: ['hoodie'],
    quantity: 50,
    has: /绒/,
    states: [/^颜色$/, /黑色/],
    statesNot: [/^适用人群$/, /^女士|儿童/],
  }),
  zh('电动滑板车批发什么价', { cards: 0 }),
  zh('你是真人还是机器人', { cards: 0 }),
  zh('女凉鞋 37码 不要真皮的', {
    cards: 1,
    kinds: ['sandals'],
    states: [/^尺码$/, /37/],
    statesNot: [/^材质$/, /真皮/],
    hasNot: /男士|儿童/,
  }),
  zh('瑜伽垫8mm TPE的有吗', { cards: 0, mayShow: true, kinds: ['yoga-mat'], says: /TPE|没|无|未|不/i }),
  zh('能不能先寄样品?样品费怎么算', { cards: 0, says: /样/ }),
  zh('狗狗玩具 橡胶的 耐咬 起订量20以下', { cards: 1, kinds: ['pet-toy'], maxMoq: 20, states: [/^材质$/, /橡胶/], hasNot: /猫玩具/ }),
  zh('客户要充电宝20000毫安带数显100台', { cards: 1, kinds: ['power-bank'], quantity: 100, states: [/^电池容量$/, /20000/], has: /数显/ }),
  zh('头戴式耳机 带麦 上网课用 不要入耳', { cards: 1, kinds: ['headphones'], has: /头戴/ }),
  zh('发莫斯科走什么物流 大概几天', { cards: 0, says: /物流|运|天|发货|配送/ }),
]
