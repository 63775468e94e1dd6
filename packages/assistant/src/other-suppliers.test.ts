import { expect, test } from 'vitest'
import { aMarket, anOffer, ladder } from '../test/market.ts'
import { findOtherSuppliers } from './other-suppliers.ts'

const titled = (ru: string, en: string) => ({ title: { ru, en } })
const steel = [{ name: { en: 'Material', ru: 'Материал' }, value: { en: 'stainless steel', ru: 'нержавеющая сталь' } }]
const ceramic = [{ name: { en: 'Material', ru: 'Материал' }, value: { en: 'ceramic', ru: 'керамика' } }]
const mug = (yuan: number, given: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({ ...titled('Термокружка 500 мл', 'Thermos mug 500 ml'), attributes: steel, priceLadder: ladder([10, yuan]), ...given })
const own = mug(20)
const find = async (offers: ReturnType<typeof mug>[], offer = own, quantity = 100) => {
  const found = await findOtherSuppliers(offer, { quantity, language: 'ru' }, aMarket([own, ...offers]), new AbortController().signal)
  return found === 'unreachable' ? found : found.map(({ id }) => id)
}

test('the same goods of others stand with the cheapest at the quantity first', async () => {
  const [dear, cheap, cheapForMany] = [mug(25), mug(15), mug(30, { priceLadder: ladder([10, 30], [100, 12]) })]
  expect(await find([dear, cheap, cheapForMany])).toEqual([cheapForMany.id, cheap.id, dear.id])
  expect(await find([dear, cheap, cheapForMany], own, 10)).toEqual([cheap.id, dear.id, cheapForMany.id])
})

test.each([
  ['another volume', mug(10, titled('Термокружка 750 мл', 'Thermos mug 750 ml'))],
  ['no volume at all', mug(10, titled('Термокружка', 'Thermos mug'))],
  ['another material', mug(10, { attributes: ceramic })],
  ['other goods', mug(10, titled('Рюкзак 500 мл', 'Backpack 500 ml'))],
  ['for children', mug(10, titled('Детская термокружка 500 мл', 'Kids thermos mug 500 ml'))],
  ['of the same seller', mug(10, { seller: own.seller! })],
  ['of nobody knows whom', mug(10, { seller: undefined } as never)],
  ['not to be had in so few', mug(10, { priceLadder: ladder([500, 10]), moq: 500 })],
  ['without a price', mug(10, { priceLadder: [], moq: 10 })],
])('an offer that is %s is not the same', async (_what, other) => {
  const same = mug(30)
  expect(await find([other, same])).toEqual([same.id])
})

test('each seller is named once, with the cheapest of what they have', async () => {
  const seller = { id: 'many', name: 'Many' }
  const [dear, cheap] = [mug(18, { seller }), mug(16, { seller })]
  expect(await find([dear, cheap])).toEqual([cheap.id])
})

test('where it is not stated what the goods are, or whose, nothing is called the same', async () => {
  expect(await find([mug(10)], mug(20, titled('Изделие А-1', 'Item A-1')))).toEqual([])
  expect(await find([mug(10)], mug(20, { seller: undefined } as never))).toEqual([])
})

test('a card says what one piece costs at the quantity', async () => {
  const market = aMarket([own, mug(30, { priceLadder: ladder([10, 30], [100, 10]) })])
  const found = await findOtherSuppliers(own, { quantity: 100, language: 'ru' }, market, new AbortController().signal)
  expect(found).toMatchObject([
    { price: 115, price_info: { quantity: 100 }, highlights: expect.arrayContaining([expect.stringContaining('500')]) },
  ])
})

test('a marketplace that does not answer is no empty answer', async () => {
  const away = aMarket([], { retrieve: async () => ({ hits: [], total: 0, asked: [], failed: [{ label: 'Test', kind: 'timeout' }] }) })
  expect(await findOtherSuppliers(own, { quantity: 1, language: 'ru' }, away, new AbortController().signal)).toBe('unreachable')
})
