import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, stated, title, white } from '../../../test/market.ts'

/** Numbers of a message that count pieces, and those that count none. */

const bag = title('Поясная сумка', 'Waist bag', '腰包')
/** From 57.50 to 115 roubles, which are 5 to 10 yuan. */
const bags = () =>
  aMarket([
    anOffer({ itemId: 'count-5', title: bag, priceLadder: ladder([1, 5]), options: colorOption(black, white) }),
    anOffer({ itemId: 'count-10', title: bag, priceLadder: ladder([1, 10]), options: colorOption(black) }),
  ])
const quantityOf = ({ cards }: Awaited<ReturnType<ReturnType<typeof aConversation>>>) => cards[0]?.price_info?.quantity
const asks = /количество штук или цена|number of pieces or the price|数量还是单价/u

test.each([
  ['ru', 'поясные сумки 20', 20],
  ['ru', 'поясные сумки 2000', 2000],
  ['en', 'waist bags 2000', 2000],
  ['en', 'waist bags, like 30', 30],
  ['zh', '腰包 3000', 3000],
  ['zh', '腰包大概3000', 3000],
] as const)('%s: "%s" counts pieces, for as a price it would leave none of them or all', async (language, message, quantity) => {
  const reply = await aConversation(bags(), { language })(message)
  expect(reply.html).not.toMatch(asks)
  expect(quantityOf(reply)).toBe(quantity)
})

test.each([
  ['ru', 'поясные сумки 80'],
  ['en', 'waist bags 80'],
  ['zh', '腰包 8'],
] as const)('%s: "%s" is asked about, for some cost less and some more', async (language, message) => {
  expect((await aConversation(bags(), { language })(message)).html).toMatch(asks)
})

test.each([
  ['ru', 'есть поясные сумки? шт 50 надо'],
  ['ru', 'поясные сумки, штук бы 50'],
  ['en', 'waist bags pcs 50'],
  ['zh', '腰包有吗 个50'],
] as const)('%s: "%s" has its unit before the number', async (language, message) => {
  expect(quantityOf(await aConversation(bags(), { language })(message))).toBe(50)
})

test.each([
  ['ru', 'поясные сумки, 200 шт', 'поясные сумки черные есть? 200', 200],
  ['ru', 'поясные сумки, 30 шт', 'я просил 60, не 30', 60],
  ['ru', 'поясные сумки, 5000 шт', 'за 300 всего сколько выйдет первая?', 300],
  ['en', 'waist bags, 200 pcs', 'same 200, but black', 200],
  ['en', 'waist bags, 200 pcs', 'under 7 dollars at 40', 40],
  ['zh', '腰包2000个', '不要2000 要200', 200],
  ['zh', '腰包80个', '我要200个不是80', 200],
] as const)('%s: %s, then "%s"', async (language, first, message, quantity) => {
  const say = aConversation(bags(), { language })
  await say(first)
  expect(quantityOf(await say(message))).toBe(quantity)
})

test.each([
  ['ru', 'поясные сумки', 'первая: 30 чёрных и 50 белых, сколько будет', 80, /чёрный: .*белый: /i],
  ['ru', 'поясные сумки', 'первая, чёрная 25 и белая 20', 45, /чёрный: .*белый: /i],
  ['en', 'waist bags', 'first: 15 black + 15 white', 30, /black: .*white: /i],
  ['en', 'waist bags', 'the first one, 30 white and 20 black, total?', 50, /white: .*black: /i],
  ['zh', '腰包', '第一个 黑30白20行不', 50, /黑色：.*白色：/],
  ['zh', '腰包', '第一个 黑色30 白色20 行不行', 50, /^(?!.*商品的详细信息).*黑色：.*白色：/],
  ['zh', '腰包', '可以 第一个的 白80黑120 算下', 200, /白色：.*黑色：/],
] as const)('%s: %s, then "%s" is priced for all of them', async (language, goods, message, quantity, says) => {
  const say = aConversation(bags(), { language })
  await say(goods)
  const reply = await say(message)
  expect(reply.cards.map(({ id }) => id)).toEqual(['test-count-5'])
  expect(quantityOf(reply)).toBe(quantity)
  expect(plain(reply.html)).toMatch(says)
})

const pack = stated('В упаковке', 'Per pack', '包装规格', ['связка по 12 шт.', '12 in a bundle', '12条一扎'])
const bracelets = () =>
  aMarket([anOffer({ itemId: 'pack', title: title('Браслет', 'Bracelet', '手链'), attributes: [pack], priceLadder: ladder([20, 5]) })])

test.each([
  ['ru', 'браслеты, 60 шт', 'минималка 20, верно?', /Минимальный заказ: 20/],
  ['en', 'bracelets, 60 pcs', '20 pcs min right?', /Minimum order: 20/],
  ['zh', '手链60条', '20条起订对吧', /起订量：20/],
  ['zh', '手链60条', '一扎12条对吧', /12条一扎/],
] as const)('%s: %s, then "%s" asks, and orders none', async (language, first, message, says) => {
  const say = aConversation(bracelets(), { language })
  await say(first)
  const { html, state } = await say(message)
  expect(plain(html)).toMatch(says)
  expect(state).toMatchObject({ wish: { quantity: 60 } })
})

const ringSizes = stated('Размер кольца', 'Ring size', '戒指尺寸', ['US 6, US 8', 'US 6, US 8', '美码6号, 美码8号'])
const rings = () =>
  aMarket(
    [1, 2].map((one) =>
      anOffer({ itemId: `ring-${one}`, title: title('Кольцо', 'Ring', '戒指'), attributes: [ringSizes], priceLadder: ladder([1, 5]) }),
    ),
  )

test.each([
  ['en', 'rings', 'does the first come in 8?', /Size US 8: yes/],
  ['zh', '戒指', '第一个8号有吗', /尺码 US 8：有/],
  ['zh', '戒指', '第一个7号有吗', /尺码 US 7：没有/],
] as const)('%s: %s, then "%s" asks for a size', async (language, goods, message, says) => {
  const say = aConversation(rings(), { language })
  await say(goods)
  expect(plain((await say(message)).html)).toMatch(says)
})

test('8号 of two rings is a size, and no place', async () => {
  const say = aConversation(rings(), { language: 'zh' })
  await say('戒指')
  expect(plain((await say('8号有吗')).html).match(/尺码 US 8：有/g)).toHaveLength(2)
})

const board = title('Разделочная доска', 'Cutting board', '切菜板')
const boards = () => aMarket([5, 60].map((yuan) => anOffer({ itemId: `board-${yuan}`, title: board, priceLadder: ladder([1, yuan]) })))

test('30块 of boards that are to be in stock counts them', async () => {
  expect(quantityOf(await aConversation(boards(), { language: 'zh' })('切菜板30块 有现货不'))).toBe(30)
})

test.each([
  ['切菜板30块', asks],
  ['切菜板30块钱以内', /不超过 30/],
])('%s is asked about unless it says that it is money', async (message, says) => {
  expect((await aConversation(boards(), { language: 'zh' })(message)).html).toMatch(says)
})

test('"looking 4" and "for u" in figures count nothing', async () => {
  const say = aConversation(bags(), { language: 'en' })
  expect((await say('looking 4 waist bags')).state).not.toHaveProperty('wish.quantity')
})

test('"10 pcs, 100 sets": so many in each of so many', async () => {
  const brushes = aMarket([
    anOffer({ itemId: 'brush', title: title('Набор кистей для макияжа', 'Makeup brush set', '化妆刷套装'), priceLadder: ladder([1, 5]) }),
  ])
  const say = aConversation(brushes, { language: 'en' })
  await say('makeup brush sets')
  expect(quantityOf(await say('the first, 10 pcs, 100 sets, total?'))).toBe(100)
})
