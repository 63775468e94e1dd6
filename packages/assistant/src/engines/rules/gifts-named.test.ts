import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

const logo = stated('Нанесение логотипа', 'Custom logo', '是否可定制LOGO', ['да, от 50 шт.', 'yes, from 50 pcs', '是，50件起'])
const gift = (itemId: string, name: ReturnType<typeof title>) =>
  anOffer({ itemId, title: name, priceLadder: ladder([1, 15]), attributes: [logo] })
const gifts = () =>
  aMarket([
    gift('gift-mug', title('Кружка', 'Mug', '马克杯')),
    gift('gift-notebook', title('Блокнот', 'Notebook', '笔记本')),
    gift('gift-pen', title('Шариковая ручка', 'Ballpoint pen', '圆珠笔')),
    gift('gift-toy', title('Мягкая игрушка', 'Soft toy', '毛绒玩具')),
    gift('gift-grater', title('Тёрка', 'Grater', '刨丝器')),
  ])
const wish = 'подарки клиентам, 150 человек, до 300 рублей на человека, с нашим логотипом'

test.each([
  ['что-нибудь из посуды', 'test-gift-mug'],
  ['а ручки?', 'test-gift-pen'],
])('goods that are named among gifts keep what a gift may cost and carry: %s', async (asks, id) => {
  const say = aConversation(gifts(), { language: 'ru' })
  await say(wish)
  const { cards, state } = await say(asks)
  expect(cards.map((card) => card.id)).toEqual([id])
  expect(state).toMatchObject({ wish: { quantity: 150, price: { max: 30_000 }, traits: ['feature.customizable-logo'] } })
})

test.each([
  ['ru', wish, 'кружки не хочу'],
  ['en', 'gifts for employees 150 pcs', 'no mugs please'],
] as const)('%s: "%s", then "%s" takes them out', async (language, asks, denies) => {
  const say = aConversation(gifts(), { language })
  expect((await say(asks)).cards.map(({ id }) => id)).toContain('test-gift-mug')
  const ids = (await say(denies)).cards.map(({ id }) => id)
  expect(ids).toContain('test-gift-notebook')
  expect(ids).not.toContain('test-gift-mug')
})

test('whom gifts are for chooses others', async () => {
  const say = aConversation(gifts(), { language: 'ru' })
  expect((await say(wish)).cards.map(({ id }) => id)).not.toContain('test-gift-toy')
  expect((await say('детям')).cards.map(({ id }) => id)).toContain('test-gift-toy')
})

test('the only goods that are spoken of and not wanted leave the question which', async () => {
  const say = aConversation(gifts(), { language: 'ru' })
  await say('кружки 100 шт')
  const { html, cards } = await say('кружки не хочу')
  expect(cards).toEqual([])
  expect(plain(html)).toContain('Какой товар ищем?')
  expect((await say('давай блокноты')).state).toMatchObject({ wish: { quantity: 100 } })
})

test('a thing that is said not to be wanted is named once', async () => {
  const say = aConversation(gifts(), { language: 'en' })
  await say('gifts for employees 150 pcs')
  expect(plain((await say('no mugs please')).html)).not.toContain('listing does not say')
})
