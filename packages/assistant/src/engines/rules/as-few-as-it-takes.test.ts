import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** Nothing meets all that was wished for: as little as it takes gives way, and what the others meet is said on their cards. */

/** Whether an umbrella is each of these, as its listing says it. */
const is = (automatic: boolean, folds: boolean, resistsWind: boolean) => {
  const said = (yes: boolean): [string, string, string] => (yes ? ['да', 'yes', '是'] : ['нет', 'no', '否'])
  return [
    stated('Автоматический', 'Automatic', '全自动', said(automatic)),
    stated('Складной', 'Foldable', '可折叠', said(folds)),
    stated('Ветрозащитный', 'Windproof', '防风', said(resistsWind)),
  ]
}
const umbrella = title('Зонт', 'Umbrella', '雨伞')
const inWind = anOffer({ itemId: 'few-wind', title: umbrella, attributes: is(false, false, true) })
const none = anOffer({ itemId: 'few-none', title: umbrella, attributes: is(false, false, false) })
const umbrellas = () => aMarket([anOffer({ itemId: 'few-both', title: umbrella, attributes: is(true, true, false) }), inWind, none])

test.each([
  [
    'ru',
    'зонты автоматические, складные, ветрозащитные, 15 шт',
    ['Автоматический', 'Складной'],
    'Мешает одно: особенность (ветрозащитный)',
  ],
  ['en', 'automatic folding windproof umbrellas, 15 pcs', ['Foldable', 'Automatic'], 'One is in the way: the feature “windproof”'],
  ['zh', '全自动折叠防风雨伞15把', ['自动', '折叠'], '防风'],
] as const)('%s: of three properties the one that no offer has with the others gives way', async (language, wish, met, said) => {
  const { cards, html } = await aConversation(umbrellas(), { language })(wish)
  expect(cards.map(({ id }) => id)).toEqual(['test-few-both'])
  expect(cards[0]!.highlights.toSorted()).toEqual([...met].toSorted())
  expect(plain(html)).toContain(said)
})

test('where two of three have to give way, both are named and nothing is said to be one', async () => {
  const market = aMarket([inWind, none])
  const { cards, html } = await aConversation(market, { language: 'ru' })('зонты автоматические, складные, ветрозащитные, 15 шт')
  expect(cards.map(({ id }) => id)).toEqual(['test-few-wind'])
  expect(plain(html)).toContain('Мешает: особенность (автоматический, складной)')
})

const box = title('Подарочная коробка', 'Gift box', '礼盒')
const card = stated('Материал', 'Material', '材质', ['картон', 'cardboard', '纸板'])
const boxes = () =>
  aMarket([
    anOffer({ itemId: 'few-200', title: box, moq: 200, priceLadder: ladder([200, 1]), attributes: [card] }),
    anOffer({ itemId: 'few-20', title: box, moq: 20, priceLadder: ladder([20, 3]), attributes: [card] }),
    anOffer({ itemId: 'few-10', title: box, moq: 10, priceLadder: ladder([10, 4]), attributes: [card] }),
  ])

test('"with no minimum order" of 40 boxes shows those with the smallest one, and none above 40', async () => {
  const say = aConversation(boxes(), { language: 'ru' })
  await say('подарочные коробки, 40 шт')
  const { cards } = await say('а какие без минимального заказа?')
  expect(cards.map(({ id }) => id)).toEqual(['test-few-10', 'test-few-20'])
})

test('what two conditions have to give way to leaves the third as it is', async () => {
  const { cards, html } = await aConversation(boxes(), { language: 'ru' })('подарочные коробки бархатные 7x7 см, 40 шт')
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-few-10', 'test-few-20'])
  expect(plain(html)).not.toContain('минимальный заказ')
})

test('a figure is said as the buyer said it, and its name is no word that listings lack', async () => {
  const lumens = (value: number) => stated('Световой поток', 'Luminous flux', '光通量', [`${value} лм`, `${value} lm`, `${value}流明`])
  const lamp = title('Налобный фонарь', 'Headlamp', '头灯')
  const market = aMarket([
    anOffer({ itemId: 'few-300', title: lamp, attributes: [lumens(300)] }),
    anOffer({ itemId: 'few-1200', title: lamp, attributes: [lumens(1200)] }),
  ])
  const say = aConversation(market, { language: 'ru' })
  await say('налобные фонари, 20 шт')
  const { cards, html } = await say('яркость хотя бы 500 люмен')
  expect(cards.map(({ id }) => id)).toEqual(['test-few-1200'])
  expect(plain(html)).toContain('от 500 лм')
  expect(plain(html)).not.toContain('«яркость»')
})
