import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, stated, title, white } from '../../../test/market.ts'
import { textsOf } from '../../texts/by-language.ts'

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
  const pack = title('Школьный рюкзак с котиками', 'School backpack with dogs', '小猫书包')
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

test('"clamp ones" of white lamps names the one with a clamp and what is in its way, and no other goods', async () => {
  const clamp = stated('Особенности', 'Features', '特点', ['на струбцине', 'clamp', '夹式'])
  const desk = title('Настольная лампа', 'Desk lamp', '台灯')
  const market = aMarket([
    anOffer({ itemId: 'screen-white', title: desk, moq: 1, options: colorOption(white) }),
    anOffer({ itemId: 'screen-clamp', title: desk, moq: 1, options: colorOption(black), attributes: [clamp] }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('white desk lamps, 15 pcs')
  const { html, cards, state } = await say('clamp ones if you have')
  expect(cards.map(({ id }) => id)).toEqual(['test-screen-clamp'])
  expect(plain(html)).toContain('One is in the way: the colour')
  expect(state).toMatchObject({ wish: { types: ['type.desk-lamp'] } })
})

test.each([
  ['ru', 'гантели резиновые, 4 шт', 'или виниловые', ['material.rubber', 'material.pvc']],
  ['en', 'rubber dumbbells, 4 pcs', 'or vinyl', ['material.rubber', 'material.pvc']],
] as const)('%s: "%s", then "%s" would do as well', async (language, goods, adds, materials) => {
  const market = aMarket([anOffer({ itemId: `screen-dumbbell-${language}`, title: title('Гантель', 'Dumbbell', '哑铃') })])
  const say = aConversation(market, { language })
  await say(goods)
  expect((await say(adds)).state).toMatchObject({ wish: { materials } })
})

test.each([
  ['en', 'beaded or steel?'],
  ['ru', 'матовые или глянцевые?'],
  ['zh', '无纺布还是珊瑚绒?'],
] as const)('%s: "%s" asks of those shown', async (language, asks) => {
  const say = aConversation(lamps(), { language })
  await say({ en: 'headlamps, 5 pcs', ru: 'налобные фонари, 5 шт', zh: '头灯5个' }[language])
  const { cards, state } = await say(asks)
  expect(cards).toEqual([])
  expect((state as { wish: { words: string[]; materials: string[] } }).wish).toMatchObject({ words: [], materials: [] })
})

test('what is taken back in words is no word of the wish any more', async () => {
  const say = aConversation(lamps(), { language: 'en' })
  await say('headlamps with a USB port, 5 pcs')
  expect((await say('without the USB port then')).state).toMatchObject({ wish: { words: [] } })
})

test('the kind of goods answers no question that happens to name it', async () => {
  const kind = stated('Вид товара', 'Product type', '品类', ['держатель для телефона', 'phone holder', '手机支架'])
  const holder = anOffer({ itemId: 'screen-holder', title: title('Держатель', 'Holder', '手机支架'), attributes: [kind] })
  const say = aConversation(aMarket([holder]), { language: 'zh' })
  await say('手机支架')
  expect(plain((await say('能夹多大的手机?')).html)).toContain('卖家没有注明')
})

test('what no listing says is not named among what there is without a condition', async () => {
  const box = anOffer({ itemId: 'screen-box', title: title('Подарочная коробка', 'Gift box', '礼盒'), moq: 1 })
  const say = aConversation(aMarket([box]), { language: 'en' })
  await say('pink gift boxes, 50 pcs')
  const { html } = await say('with a porthole')
  expect(plain(html)).toMatch(/without it: gift boxes[^“]*\./)
  expect(plain(html)).toContain('do not state “porthole”')
})

test('goods that nobody sells are not those that fold as they do', async () => {
  const umbrella = stated('Особенности', 'Features', '特点', ['складной', 'foldable', '折叠'])
  const market = aMarket([
    anOffer({ itemId: 'screen-umbrella', title: title('Складной зонт', 'Folding umbrella', '折叠伞'), attributes: [umbrella] }),
  ])
  for (const [language, asks] of [
    ['ru', 'складные ширмы, 20 шт'],
    ['ru', 'стулья складные'],
    ['en', 'foldable screens, 20 pcs'],
  ] as const) {
    const { cards } = await aConversation(market, { language })(asks)
    expect(cards).toEqual([])
  }
})

test('"1000 pieces instead" of puzzles are the parts of each', async () => {
  const puzzle = title('Пазл 500 деталей', 'Jigsaw puzzle 500 pieces', '拼图 500片')
  const say = aConversation(aMarket([anOffer({ itemId: 'screen-puzzle', title: puzzle })]), { language: 'en' })
  await say('puzzles 500 pieces, 20 pcs')
  expect((await say('1000 pieces instead')).state).toMatchObject({
    wish: { quantity: 20, measures: [{ dimension: 'count', target: 1000 }] },
  })
})

test.each([
  ['zh', '哪款性价比最高?'],
  ['en', 'which one is the best value for money?'],
  ['ru', 'какой лучший по цене и качеству?'],
] as const)('%s: "%s" is advised', async (language, asks) => {
  const say = aConversation(lamps(), { language })
  await say({ en: 'headlamps, 5 pcs', ru: 'налобные фонари, 5 шт', zh: '头灯5个' }[language])
  const { cards, html } = await say(asks)
  expect(cards).toHaveLength(1)
  expect(plain(html)).toMatch(/^ ?(?:推荐第|I would take No|Советую №)/)
})

test.each([
  ['ru', 'а на завтра успеете?'],
  ['ru', 'доставка включена в цену?'],
  ['en', 'can I get them by Friday?'],
  ['en', 'does the price include delivery?'],
  ['en', 'how late can I order for Jan 15?'],
  ['zh', '周五前能到吗'],
] as const)('%s: "%s" is told of the delivery, with goods on the screen and without', async (language, asks) => {
  const say = aConversation(lamps(), { language })
  const said = textsOf(language).service.delivery
  expect(plain((await say(asks)).html)).toContain(said)
  await say({ en: 'headlamps, 5 pcs', ru: 'налобные фонари, 5 шт', zh: '头灯5个' }[language])
  expect(plain((await say(asks)).html)).toContain(said)
})

test('how many are in a set is a field, and nothing that comes along', async () => {
  const count = stated('Предметов в наборе', 'Pieces in the set', '套装数量', ['12 предметов', '12 pieces', '12件'])
  const say = aConversation(
    aMarket([anOffer({ itemId: 'screen-set', title: title('Набор отвёрток', 'Screwdriver set', '螺丝刀套装'), attributes: [count] })]),
    {
      language: 'ru',
    },
  )
  await say('наборы отвёрток')
  expect(plain((await say('сколько в наборе?')).html)).toContain('12 предметов')
})

test('two that are to stand side by side are compared', async () => {
  const say = aConversation(lamps(), { language: 'ru' })
  await say('налобные фонари, 60 шт')
  expect((await say('покажи первую и вторую рядом')).comparison?.product_ids).toHaveLength(2)
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
  ['zh', '化妆刷套装,12支,带包,50套', { quantity: 50, figures: [{ field: 'set', above: expect.any(Number), below: expect.any(Number) }] }],
  ['en', 'makeup brush set, 12 pieces, 50 sets', { quantity: 50 }],
  ['ru', 'кружки, чтоб ручка удобная, 6 шт', { types: ['type.mug'], traits: ['feature.with-handle'], quantity: 6 }],
  ['ru', 'футболки, 500 штук, 4 цвета поровну', { quantity: 500 }],
  ['zh', '台灯,3档调光', { types: ['type.desk-lamp'], traits: ['feature.dimmable'] }],
  ['zh', '台灯,黑白各5台', { quantity: 10, colors: ['color.black', 'color.white'] }],
  ['en', 'jump ropes for kids 6-10', { figures: [{ field: 'age', below: 7 }] }],
  ['en', 'scarves with more than 20% repeat buyers', { trustedSeller: true }],
  ['en', 'scarves sort by dispatch', { sort: 'dispatch' }],
  ['ru', 'шарфы, отсортируй по цене', { sort: 'price' }],
  ['ru', 'чехлы для чемоданов? нет, лучше шопперы, 60 штук', { types: ['type.tote-bag'], quantity: 60 }],
] as const)('%s: "%s"', async (language, asks, wish) => {
  const { state } = await aConversation(aMarket([]), { language })(asks)
  expect(state).toMatchObject({ wish })
})
