import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, red, stated, title, white } from '../../../test/market.ts'
import type { Wish } from '../../wish.ts'

/** What a buyer gives up, loosens or complains of in a talk is gone from the answer and its cards. */

const material = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])
const cotton = material('хлопок', 'cotton', '棉')
const fleece = material('флис', 'fleece', '摇粒绒')
const towel = title('Банное полотенце', 'Bath towel', '浴巾')
const blanket = title('Плед', 'Throw blanket', '毛毯')
const market = () =>
  aMarket([
    anOffer({ itemId: 'up-towel', title: towel, attributes: [cotton], options: colorOption(white) }),
    anOffer({ itemId: 'up-blanket-red', title: blanket, attributes: [fleece], options: colorOption(red) }),
    anOffer({ itemId: 'up-blanket-black', title: blanket, attributes: [cotton], options: colorOption(black) }),
  ])
const wishOf = (state: unknown): Wish => (state as { wish: Wish }).wish
const blankets = ['test-up-blanket-black', 'test-up-blanket-red']

test.each([
  ['en', 'white cotton bath towels, 50 pcs', 'nah forget towels. show throw blankets'],
  ['ru', 'белые банные полотенца из хлопка, 50 шт', 'ладно, полотенца не нужны. покажи пледы'],
  ['zh', '白色纯棉浴巾50个', '浴巾算了 看看毛毯'],
] as const)('%s: after "%s", "%s" shows no towels and none of their conditions', async (language, goods, says) => {
  const say = aConversation(market(), { language })
  await say(goods)
  const { cards, html, state } = await say(says)
  expect(cards.map(({ id }) => id).toSorted()).toEqual(blankets)
  expect(plain(html)).not.toMatch(/towel|полотен|浴巾|white|бел|白/iu)
  expect(wishOf(state)).toMatchObject({ types: ['type.blanket'], colors: [], materials: [], quantity: 50 })
  expect(wishOf(state)).not.toHaveProperty('notWords')
})

test.each([
  ['en', 'red fleece throw blankets', 'drop all conditions, cheapest first'],
  ['ru', 'красные пледы из флиса', 'убери все условия, сначала дешёвые'],
  ['zh', '红色摇粒绒毛毯', '条件都不要了 最便宜的列出来'],
] as const)('%s: "%s", then "%s" shows all of them', async (language, goods, says) => {
  const say = aConversation(market(), { language })
  expect((await say(goods)).cards).toHaveLength(1)
  const { cards, state } = await say(says)
  expect(cards.map(({ id }) => id).toSorted()).toEqual(blankets)
  expect(wishOf(state).sort).toBe('price')
})

test.each([
  ['en', 'red throw blankets', 'this one is black, i need red ones'],
  ['ru', 'красные пледы', 'это чёрные, а мне красные нужны'],
  ['zh', '红色毛毯', '这是黑的啊 我要红的'],
] as const)('%s: "%s", then "%s" asks for red ones alone', async (language, goods, says) => {
  const say = aConversation(market(), { language })
  await say(goods)
  const { cards, state } = await say(says)
  expect(cards.map(({ id }) => id)).toEqual(['test-up-blanket-red'])
  expect(wishOf(state)).toMatchObject({ colors: ['color.red'], notColors: [] })
})

test.each([
  ['en', 'fleece throw blankets, red', "colour doesn't matter, and the material neither"],
  ['en', 'fleece throw blankets, red', 'drop the material and colour'],
  ['en', 'fleece throw blankets, red', "don't care about the colour. any material"],
  ['ru', 'красные пледы из флиса', 'цвет вообще пофиг, материал любой'],
  ['ru', 'красные пледы из флиса', 'плевать на цвет, материал любой'],
  ['zh', '红色摇粒绒毛毯', '颜色的条件去掉 材质都行'],
] as const)('%s: "%s", then "%s" leaves the goods alone', async (language, goods, says) => {
  const say = aConversation(market(), { language })
  await say(goods)
  const { cards, state } = await say(says)
  expect(cards.map(({ id }) => id).toSorted()).toEqual(blankets)
  expect(wishOf(state)).toMatchObject({ types: ['type.blanket'], colors: [], materials: [], words: [] })
})

test.each([
  ['en', 'throw blankets', 'a moq of 100 is too much', 99],
  ['ru', 'пледы', 'минималка 100 не пойдёт', 99],
  ['ru', 'пледы', 'минималка 100 многовато', 99],
  ['zh', '毛毯', '起订100太多了', 99],
] as const)('%s: "%s", then "%s" wants less than that', async (language, goods, says, most) => {
  const lots = aMarket([
    anOffer({ itemId: 'up-small-lot', title: blanket, priceLadder: ladder([20, 10]) }),
    anOffer({ itemId: 'up-large-lot', title: blanket, priceLadder: ladder([100, 9]) }),
  ])
  const say = aConversation(lots, { language })
  await say(goods)
  const { cards, html, state } = await say(says)
  expect(cards.map(({ id }) => id)).toEqual(['test-up-small-lot'])
  expect(plain(html)).toContain(String(most))
  expect(wishOf(state)).toMatchObject({ maxMoq: most, traits: [] })
})

test.each([
  ['en', 'drinking glasses', 'just plain clear ones, no gold rim', ['gold rim']],
  ['ru', 'стаканы', 'прозрачные, без золотой каймы', ['золотой каймы']],
] as const)('%s: "%s", then "%s" forbids the one thing, and no colour', async (language, goods, says, notWords) => {
  const glass = title('Стакан', 'Drinking glass', '玻璃杯')
  const say = aConversation(aMarket([anOffer({ itemId: 'up-glass', title: glass })]), { language })
  await say(goods)
  expect(wishOf((await say(says)).state)).toMatchObject({ colors: ['color.transparent'], notColors: [], words: [], notWords })
})

test('«слипы» are no boxers', async () => {
  const say = aConversation(
    aMarket([
      anOffer({ itemId: 'up-slips', title: title('Мужские трусы-слипы', "Men's briefs", '男士三角内裤') }),
      anOffer({ itemId: 'up-boxers', title: title('Мужские трусы-боксеры', "Men's boxer briefs", '男士平角内裤') }),
    ]),
    { language: 'ru' },
  )
  expect((await say('слипы мужские')).cards.map(({ id }) => id)).toEqual(['test-up-slips'])
})
