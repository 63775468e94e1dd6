// Talks of a tenth buyer, kept away: nothing is mended for them. Written without a look at the engine.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

export const tenthHeldTalks: Case[] = [
  ru(
    ['миски для кошек керамика', { cards: 1, kinds: ['pet-bowl'], states: [/^Материал$/, /керам/] }],
    ['есть подешевле?', { cards: 0, mayShow: true, kinds: ['pet-bowl'], isCheaper: true }],
    ['давайте металл тогда', { cards: 1, kinds: ['pet-bowl'], states: [/^Материал$/, /нержав/] }],
    ['первая из чего сделана и сколько влезает', { cards: 0, mayShow: true, kinds: ['pet-bowl'], says: /мл|объ[её]м|нержав|не указ/i }],
    ['и поводки добавь, длинные, метров 5', { cards: 1, kinds: ['pet-leash'], has: /(?<![\d,])5 м/ }],
  ),
  ru(
    ['пазлы взрослым от 1000 деталей', { cards: 1, kinds: ['puzzle'], has: /(1000|1500) деталей/ }],
    ['только не деревянные', { cards: 1, kinds: ['puzzle'], has: /(1000|1500) деталей/, statesNot: [/^Материал$/, /дерев/] }],
    ['а детские есть? до 100 деталей', { cards: 1, kinds: ['puzzle'], has: /(24|60|100) деталей/ }],
    ['до 150 руб', { cards: 1, kinds: ['puzzle'], maxRub: 150, has: /(24|60|100) деталей/ }],
    ['почему первым именно этот?', { cards: 0, mayShow: true, kinds: ['puzzle'], says: /[а-я]{3}/i }],
  ),
  en(
    ['baking moulds in silicone', { cards: 1, kinds: ['baking-mold'], states: [/^Material$/, /silicone/] }],
    ['can they go in the oven at 220?', { cards: 0, mayShow: true, kinds: ['baking-mold'], says: /\d+ ?°|oven|does not say|not stated/i }],
    ['which one is the cheapest', { cards: 0, mayShow: true, kinds: ['baking-mold'], says: /\d/ }],
    ['show me metal ones instead', { cards: 1, kinds: ['baking-mold'], states: [/^Material$/, /steel|alumin/] }],
    ['under 1 dollar', { cards: 0, mayShow: true, kinds: ['baking-mold'], maxRub: 80 }],
  ),
  en(
    ['phone cases iphone 15 pro, magnetic', { cards: 1, kinds: ['phone-case'], has: /^(?=[\s\S]*15 Pro)(?=[\s\S]*magnetic)/i }],
    ['black only', { cards: 1, kinds: ['phone-case'], has: /^(?=[\s\S]*15 Pro)(?=[\s\S]*magnetic)(?=[\s\S]*black)/i }],
    ['same for the 16', { cards: 1, kinds: ['phone-case'], has: /^(?=[\s\S]*iPhone 16)(?=[\s\S]*magnetic)/i }],
    ['whats the moq on the first', { cards: 0, mayShow: true, kinds: ['phone-case'], says: /\d/ }],
    ['also need cables for them, 1m', { cards: 1, kinds: ['cable'], has: /(?<![\d.])1 m/ }],
  ),
  zh(
    ['电脑背包 防盗的', { cards: 1, kinds: ['backpack'], has: /防盗/ }],
    ['再大一点的', { cards: 1, kinds: ['backpack'], has: /防盗/ }],
    ['第一个和第二个有啥区别', { cards: 0, mayShow: true, kinds: ['backpack'], says: /[\u4e00-\u9fff]{2}/ }],
    ['有没有USB口', { cards: 0, mayShow: true, kinds: ['backpack'], says: /USB/i }],
    ['换个便宜的', { cards: 0, mayShow: true, kinds: ['backpack'], isCheaper: true }],
  ),
  zh(
    ['圣诞挂件 橱窗装饰用', { cards: 1, kinds: ['christmas-decor'] }],
    ['十块以内的', { cards: 1, kinds: ['christmas-decor'], maxRub: 115 }],
    ['红色的有吗', { cards: 1, kinds: ['christmas-decor'], maxRub: 115, states: [/^颜色$/, /红/] }],
    ['为什么推荐第一个', { cards: 0, mayShow: true, kinds: ['christmas-decor'], says: /[\u4e00-\u9fff]{2}/ }],
    ['可以退货吗', { cards: 0, mayShow: true, says: /退/ }],
  ),
]
