import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** What is compared, asked and wished for of goods on the screen, and what is not taken for other goods. */

const lamp = title('Налобный фонарь', 'Headlamp', '头灯')
const lamps = () =>
  aMarket([40, 10, 30, 20].map((yuan) => anOffer({ itemId: `screen-lamp-${yuan}`, title: lamp, priceLadder: ladder([1, yuan]) })))

test.each([
  ['en', 'headlamps, 60 pcs', 'compare the cheapest two', [10, 20]],
  ['en', 'headlamps, 60 pcs', 'compare the 3 cheapest', [10, 20, 30]],
  ['ru', 'налобные фонари, 60 шт', 'сравни два самых дешёвых', [10, 20]],
  ['ru', 'налобные фонари, 60 шт', 'сравни самый дешёвый и самый дорогой', [10, 40]],
  ['en', 'headlamps, 60 pcs', "what's the difference between the cheapest and the most expensive?", [10, 40]],
  ['zh', '头灯60个', '最便宜和最贵的差在哪?', [10, 40]],
] as const)('%s: "%s", then "%s" compares those', async (language, goods, asks, yuan) => {
  const say = aConversation(lamps(), { language })
  await say(goods)
  const { comparison } = await say(asks)
  expect(comparison?.product_ids).toEqual(yuan.map((one) => `test-screen-lamp-${one}`))
})

test('"what fabric are the hoodies?" of hoodies and shirts is answered by their fields', async () => {
  const cotton = stated('Материал', 'Material', '材质', ['хлопок', 'cotton', '棉'])
  const market = aMarket([
    anOffer({ itemId: 'screen-hoodie', title: title('Худи', 'Hoodie', '卫衣'), attributes: [cotton] }),
    anOffer({ itemId: 'screen-shirt', title: title('Футболка', 'T-shirt', 'T恤'), attributes: [cotton] }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('hoodies and t-shirts, 25 pcs')
  const { html, cards } = await say('what fabric are the hoodies?')
  expect(plain(html)).toContain('Material: cotton')
  expect(cards).toEqual([])
})

test.each([
  ['ru', 'школьный рюкзак', 'с котиками', 'котиками'],
  ['en', 'backpacks', 'with dogs', 'dogs'],
] as const)('%s: "%s", then "%s" is what they show, and nobody they are for', async (language, goods, asks, word) => {
  const pack = title('Школьный рюкзак', 'School backpack', '书包')
  const say = aConversation(aMarket([anOffer({ itemId: 'screen-pack', title: pack })]), { language })
  await say(goods)
  const { state, cards } = await say(asks)
  expect(cards).toHaveLength(1)
  const { traits, words } = (state as { wish: { traits: string[]; words: string[] } }).wish
  expect({ traits, words }).toEqual({ traits: [], words: [word] })
})

test('toys with cats are for cats all the same', async () => {
  const { state } = await aConversation(aMarket([]), { language: 'en' })('cat toys with mice for cats')
  expect((state as { wish: { traits: string[] } }).wish.traits).toContain('audience.cats')
})

test('慢回弹的 is how the cushions should be, and no pillow', async () => {
  const rebound = stated('Особенности', 'Features', '特点', ['с эффектом памяти', 'slow-rebound', '慢回弹'])
  const market = aMarket([
    anOffer({ itemId: 'screen-cushion', title: title('Подушка под спину', 'Back cushion', '靠垫'), attributes: [rebound] }),
    anOffer({ itemId: 'screen-pillow', title: title('Подушка с памятью', 'Memory pillow', '记忆枕'), attributes: [rebound] }),
  ])
  const say = aConversation(market, { language: 'zh' })
  await say('靠垫50个')
  expect((await say('慢回弹的')).cards.map(({ id }) => id)).toEqual(['test-screen-cushion'])
})

test('what one word of is said of other goods is not looked for among those, after goods that nobody sells', async () => {
  const tape = anOffer({ itemId: 'screen-tape', title: title('Тихий скотч', 'Low noise tape', '静音胶带') })
  const say = aConversation(aMarket([tape]), { language: 'en' })
  await say('whiteboard markers, 200')
  const { html, cards } = await say('low odour')
  expect(cards).toEqual([])
  expect(plain(html)).toContain('whiteboard markers')
})

test.each([
  ['ru', 'рюкзак, не тяжелее килограмма', { figures: [{ field: 'weight', below: expect.any(Number) }] }],
  ['ru', 'бутылки с печатью, 1000 штук', { traits: ['feature.customizable-logo'], quantity: 1000 }],
  ['ru', 'футболки, бюджет на закупку 50 тысяч', { budget: { minor: 5_000_000 } }],
  ['en', 'tote bags, budget around $200 for 100', { budget: { minor: 20_000, currency: 'USD' }, quantity: 100 }],
  ['en', 'knife set of 5 or more', { figures: [{ field: 'set', above: expect.any(Number) }] }],
  ['en', 'water bottles, as cheap as possible', { sort: 'price' }],
  ['en', 'resistance bands cheaper than 10 dollars per set', { price: { max: 1000, currency: 'USD' } }],
  ['ru', 'худи, плотность хотя бы 320', { figures: [{ field: 'density', above: expect.any(Number) }] }],
  ['ru', 'фонарики, чтобы всю ночь горели', { figures: [{ field: 'running-time', above: expect.any(Number) }] }],
  ['en', 'umbrella, automatic open and close', { traits: ['feature.automatic'], words: [] }],
  ['zh', '学校要200本笔记本', { quantity: 200, words: [] }],
  ['zh', '奶茶店要500个杯子', { quantity: 500, words: [] }],
  ['ru', 'чехлы для чемоданов? нет, лучше шопперы, 60 штук', { types: ['type.tote-bag'], quantity: 60 }],
] as const)('%s: "%s"', async (language, asks, wish) => {
  const { state } = await aConversation(aMarket([]), { language })(asks)
  expect(state).toMatchObject({ wish })
})
