// Talks that ask about what is on the screen: when it is sent, what it costs in a lot, what comes with it, which of it is quieter or fits whom. Written
// before the first run; every second one is kept away: `fourteenthHeldTalks`.
import type { Case } from '../expectations.ts'
import { inTurns } from './in-turns.ts'

const ru = inTurns('ru')
const en = inTurns('en')
const zh = inTurns('zh')

/** An answer about what is on the screen: cards are welcome, and only of that kind. */
const about = (kind: string, says: RegExp, saysNot?: RegExp) => ({
  cards: 0,
  mayShow: true as const,
  kinds: [kind],
  says,
  ...(saysNot ? { saysNot } : {}),
})
/** A selection of that kind. */
const some = (kind: string, cards = 1) => ({ cards, kinds: [kind] })

/** When goods leave the seller. */
const sent = { ru: /\d+\s?(?:ч|дн|день|сут)/, en: /\d+\s?(?:h|hour|day)/, zh: /\d+\s?(?:小时|天)/ }
const unstated = { ru: /не указыва/, en: /does not say|none of the sellers/i, zh: /没有注明/ }

const talks: Case[] = [
  ru(
    ['ручки шариковые с логотипом', some('pen', 2)],
    ['можно завтра отправить?', about('pen', sent.ru, unstated.ru)],
    ['а если 5000 возьму, дешевле будет?', about('pen', /5\D?000/, /ищу дешевле/i)],
    ['стержень запасной в комплекте?', about('pen', /стерж|не указ/i)],
  ),
  ru(
    ['поводки для собак', some('pet-leash', 2)],
    ['для крупной собаки', { ...some('pet-leash'), hasNot: /мелких/, saysNot: /размер/i }],
    ['где-то двести', about('pet-leash', /200\s?шт/, /200\s?₽/)],
    ['а подлиннее?', { ...some('pet-leash'), saysNot: unstated.ru }],
  ),
  en(
    ['chargers 20w', some('charger', 2)],
    ['cable, included?', about('charger', /cable/i)],
    ['how soon can these go out?', about('charger', sent.en, unstated.en)],
    ['maybe 2000 or so', about('charger', /2,?000\s(?:pcs|pieces|items)/, /2,?000(?:\.00)? ?₽/)],
  ),
  en(
    ['dog bowls', some('pet-bowl', 3)],
    ['is there one for a big dog?', { ...some('pet-bowl'), hasNot: /small|котят|kitten/i, saysNot: /dimensions|capacity|volume/i }],
    ['any discount if I order 600?', about('pet-bowl', /600/, /looking below/i)],
    ['can you ship tomorrow?', about('pet-bowl', sent.en, unstated.en)],
  ),
  zh(
    ['手机支架 桌面', some('phone-holder', 2)],
    ['最快什么时候能寄出', about('phone-holder', sent.zh, unstated.zh)],
    ['要是拿2000个，单价能低点吗', about('phone-holder', /2,?000/, /低于/)],
    ['充电线送吗', about('phone-holder', /线|没有注明/)],
    ['第一款大概500', about('phone-holder', /500/, /约 ?500 ?[¥₽]/)],
  ),
  zh(
    ['手链', some('bracelet', 3)],
    ['哪个更适合女孩戴', about('bracelet', /女|颜色|没有注明/)],
    ['差不多300', about('bracelet', /300(?:条|件|个|只)/, /约 ?300 ?[¥₽]/)],
    ['今天能发吗', about('bracelet', sent.zh, unstated.zh)],
  ),
  ru(
    ['доски разделочные', some('cutting-board', 3)],
    ['есть что-то биоразлагаемое вместо этого?', about('cutting-board', /биоразлаг|бамбук|дерев/i)],
    ['подставка в комплекте идёт?', about('cutting-board', /подставк|не указ/i)],
    ['а почём если взять 400', about('cutting-board', /400/)],
  ),
  ru(
    ['ботинки', some('boots', 3)],
    ['какие больше подойдут девочке', about('boots', /дев|женск|детск|для кого|не указ/i)],
    ['шнурки запасные прилагаются?', about('boots', /шнур|не указ/i)],
    ['когда сможете отгрузить', about('boots', sent.ru, unstated.ru)],
  ),
  en(
    ['jigsaw puzzles', some('puzzle', 3)],
    ['which one is best for a little girl?', about('puzzle', /girl|age|colou?r|look|not state|does not say|none/i)],
    ['around 800', about('puzzle', /800\s(?:pcs|pieces|sets|items|boxes)/, /800(?:\.00)? ?₽/)],
    ['is a box included?', about('puzzle', /box/i)],
  ),
  en(
    ['cordless drills', some('drill', 2)],
    ['which one makes less noise?', about('drill', /noise|quiet/i, /capacity/i)],
    ['does it come with drill bits?', about('drill', /drill bits/i)],
    ['what if I buy 100, is it cheaper?', about('drill', /100/, /looking below/i)],
    ['can they leave tomorrow?', about('drill', sent.en, unstated.en)],
  ),
  zh(
    ['车载吸尘器', some('car-vacuum', 2)],
    ['哪款噪音小一点', about('car-vacuum', /静音|噪音|声音/, /容量/)],
    ['配件都送吗', about('car-vacuum', /套餐|配|没有注明/)],
    ['要200台的话多少钱', about('car-vacuum', /200/)],
  ),
  zh(
    ['棒球帽', some('cap', 3)],
    ['一千左右', about('cap', /1,?000(?:个|顶|件)/, /约 ?1,?000 ?[¥₽]/)],
    ['拿多了能便宜吗，比如3000顶', about('cap', /3,?000/, /低于/)],
    ['多长时间能出货', about('cap', sent.zh, unstated.zh)],
  ),
  ru(
    ['автомобильный пылесос', some('car-vacuum', 2)],
    ['какой из них потише', about('car-vacuum', /тих|шум/i, /объ[её]м/i)],
    ['насадки идут в комплекте?', about('car-vacuum', /комплект|насад|не указ/i)],
    ['отправка на этой неделе возможна?', about('car-vacuum', sent.ru, unstated.ru)],
    ['штук триста примерно', about('car-vacuum', /300\s?шт/)],
  ),
  ru(
    ['горшки для цветов', some('flower-pot', 3)],
    ['поддон в комплекте?', about('flower-pot', /поддон/i)],
    ['а повыше?', { ...some('flower-pot'), saysNot: unstated.ru }],
    ['если 1000 возьмём, скинете?', about('flower-pot', /1\D?000/, /ищу дешевле/i)],
  ),
  en(
    ['poly mailers', some('poly-mailer', 3)],
    ['got anything biodegradable instead?', { ...some('poly-mailer'), has: /биоразлаг/ }],
    ['roughly 10000', about('poly-mailer', /10,?000/, /10,?000(?:\.00)? ?₽/)],
    ['longer ones?', { ...some('poly-mailer'), saysNot: unstated.en }],
  ),
  en(
    ['curtains for a hotel', some('curtain', 2)],
    ['anything longer?', { ...some('curtain'), has: /180|200|270/, saysNot: unstated.en }],
    ['hooks, included?', about('curtain', /hook/i)],
    ['price break at 500?', about('curtain', /500/)],
  ),
  zh(
    ['窗帘 卧室', some('curtain', 2)],
    ['有长一点的吗', { ...some('curtain'), saysNot: unstated.zh }],
    ['挂钩送不送', about('curtain', /挂钩|没有注明/)],
    ['后天能发货吗', about('curtain', sent.zh, unstated.zh)],
  ),
  zh(
    ['大型犬的窝', { ...some('pet-bed'), hasNot: /小型犬/ }],
    ['便宜点的', { cards: 0, mayShow: true, kinds: ['pet-bed'], hasNot: /小型犬/, saysNot: /尺寸/ }],
    ['有没有环保可降解的', about('pet-bed', /降解|没有/)],
    ['50个左右', about('pet-bed', /50个/, /约 ?50 ?[¥₽]/)],
  ),
  en(
    ['bed for a large dog, washable', { ...some('pet-bed'), saysNot: /dimensions/i }],
    ['in grey', { ...some('pet-bed'), has: /сер/i, saysNot: /dimensions/i }],
    ['is a cushion included?', about('pet-bed', /cushion/i)],
    ['dispatch time?', about('pet-bed', sent.en, unstated.en)],
  ),
  ru(
    ['ночники детские', some('night-light', 2)],
    ['какой лучше для девочки', about('night-light', /дев|розов|зайч|вид|цвет|не указ/i, /Сравнение/)],
    ['блок питания в комплекте?', about('night-light', /питани|не указ/i)],
    ['за 150 штук сколько выйдет каждый', about('night-light', /150/)],
    ['можете выслать в понедельник?', about('night-light', sent.ru, unstated.ru)],
  ),
]

export const fourteenthTalks: Case[] = talks.filter((_, at) => at % 2 === 0)
export const fourteenthHeldTalks: Case[] = talks.filter((_, at) => at % 2 === 1)
