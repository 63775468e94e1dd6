import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** What several of the offers shown come to, in whatever words they are counted. */

const umbrella = title('Зонт', 'Umbrella', '雨伞')
const umbrellas = () =>
  aMarket(
    [10, 20, 40].map((price, at) =>
      anOffer({ itemId: `u-${price}`, title: umbrella, priceLadder: ladder([1, price]), salesCount: 900 - at }),
    ),
  )

/** Roubles of the sums that an answer names, at the rate of the tests. */
const numbers = (html: string): number[] =>
  [...plain(html).matchAll(/\d[\d\s ,]*(?:[.,]\d{2})? ?₽/g)].map(([text]) =>
    Number(
      text
        .replace(/[\s ₽]/g, '')
        .replace(/,(?=\d{3})/g, '')
        .replace(',', '.'),
    ),
  )
const goods = { ru: 'зонты, 50 шт', en: 'umbrellas, 50 pcs', zh: '雨伞50把' } as const

test.each([
  ['en', "let's say 20 of the third and 30 of the first. what's the total?"],
  ['en', 'I would like 20 of the third and 30 of the first. What would that come to?'],
  ['ru', 'давайте 20 третьих и 30 первых. какая общая сумма?'],
  ['zh', '第三款要20把，第一款要30把。总共多少钱？'],
] as const)('%s: "%s" adds up those two, and none that the question behind them has a word of', async (language, message) => {
  const market = aMarket([
    anOffer({ itemId: 'u-10', title: umbrella, priceLadder: ladder([1, 10]), salesCount: 900 }),
    anOffer({
      itemId: 'u-20',
      title: title('Зонт, общая длина 80 см', 'Umbrella, size S', '雨伞'),
      priceLadder: ladder([1, 20]),
      salesCount: 800,
    }),
    anOffer({ itemId: 'u-40', title: umbrella, priceLadder: ladder([1, 40]), salesCount: 700 }),
  ])
  const say = aConversation(market, { language })
  const shown = (await say(goods[language])).cards.map(({ id }) => id)
  const price = (id: string): number => Number(id.split('-').at(-1))
  const html = (await say(message)).html
  const [third, first] = [price(shown[2]!) * 20, price(shown[0]!) * 30]
  const said = numbers(html)
  const rate = said[0]! / price(shown[2]!)
  expect(said.at(-1)).toBeCloseTo((third + first) * rate, 1)
})

test.each([
  ['ru', 'давайте первый зонт 200 штук и второй 100, уложусь в 300 тысяч?', 'укладывается'],
  ['en', 'the first 200 pcs and the second 100, will it fit in 300000 rubles?', 'is within'],
  ['zh', '第一款200把，第二款100把，30万卢布够吗', '够了'],
] as const)('%s: "%s" counts each as it was said, and tells whether that is within the sum', async (language, message, fits) => {
  const say = aConversation(umbrellas(), { language })
  const shown = (await say(goods[language])).cards.map(({ price_info: price }) => price!.price)
  const { html } = await say(message)
  expect(plain(html)).toContain(fits)
  expect(numbers(html)).toContain(shown[0]! * 200 + shown[1]! * 100)
})

test.each([
  ['ru', 'нет, первый 200, второй 100 — не по 50!'],
  ['ru', 'вторых 100, а первых 200'],
  ['en', 'no, the first 200 and the second 100, not 50 each'],
  ['en', 'no, 200 of the first and 100 of the second'],
  ['zh', '不对，第一款200把，第二款100把'],
  ['zh', '第一款200，第二款100'],
] as const)('%s: "%s" counts two by their places, and is a sum of them', async (language, message) => {
  const say = aConversation(umbrellas(), { language })
  const shown = (await say(goods[language])).cards.map(({ price_info: price }) => price!.price)
  const { html, cards } = await say(message)
  expect(cards).toEqual([])
  expect(numbers(html).at(-1)).toBe(shown[0]! * 200 + shown[1]! * 100)
})

test.each([
  ['ru', 'оба первых по 20, сколько всего?', 2],
  ['ru', 'все три по 20, сколько всего?', 3],
  ['en', 'the first two, 20 each, what is the total?', 2],
  ['en', 'all three umbrellas, 20 each, total?', 3],
  ['zh', '前两款各要20把，一共多少', 2],
  ['zh', '三个雨伞各要20把，一共多少', 3],
] as const)('%s: "%s" is so many of each of those', async (language, message, count) => {
  const say = aConversation(umbrellas(), { language })
  const shown = (await say(goods[language])).cards.map(({ price_info: price }) => price!.price)
  const { html } = await say(message)
  const sum = shown.slice(0, count).reduce((total, price) => total + price * 20, 0)
  expect(numbers(html).at(-1)).toBe(sum)
})

const bag = (price: number, width: string) =>
  anOffer({
    itemId: `bag-${price}`,
    title: title('Зип-пакет', 'Zip bag', '自封袋'),
    priceLadder: ladder([1, price]),
    attributes: [stated('Ширина', 'Width', '宽度', [`${width} см`, `${width} cm`, `${width}厘米`])],
  })
const tape = (price: number, width: string) =>
  anOffer({
    itemId: `tape-${price}`,
    title: title('Упаковочный скотч', 'Packing tape', '封箱胶带'),
    priceLadder: ladder([1, price]),
    attributes: [stated('Ширина', 'Width', '宽度', [`${width} см`, `${width} cm`, `${width}厘米`])],
  })
test.each([
  ['ru', 'зип-пакеты и скотч, 100 шт', 'какая ширина у второго и сколько будет 50 штук первого плюс 60 второго? (про скотч)'],
  [
    'en',
    'zip bags and packing tape, 100 pcs',
    'how wide is the second and what do 50 of the first plus 60 of the second come to? (I mean the tape)',
  ],
  ['zh', '自封袋和胶带100个', '第二款多宽？第一款50个加第二款60个一共多少（说的是胶带）'],
] as const)(
  '%s: "%s", then "%s" counts the places among the goods of the aside, and answers what it asks beside the sum',
  async (language, first, message) => {
    const say = aConversation(aMarket([bag(1, '10'), bag(2, '11'), tape(30, '4.5'), tape(50, '6')]), { language })
    const { cards } = await say(first)
    const [one, two] = cards.filter(({ id }) => id.includes('tape'))
    const { html } = await say(message)
    const text = plain(html)
    expect(text).not.toMatch(/Зип-пакет|Zip bag|自封袋/)
    expect(text).toContain(two!.id.endsWith('50') ? '6' : '4.5')
    expect(numbers(html).at(-1)).toBe(one!.price_info!.price * 50 + two!.price_info!.price * 60)
  },
)

test.each([
  ['ru', 'перчатки, 100 пар', 'покажите перчатки с сенсором', 'давайте 100 перчаток по 230 и 50 перчаток по 41, итого сколько?'],
] as const)(
  '%s: a price behind goods that were shown before points at them, and is no number of each',
  async (language, first, next, message) => {
    const gloves = title('Перчатки', 'Gloves', '手套')
    const touch = stated('Особенности', 'Features', '特点', ['сенсорные', 'touchscreen', '触屏'])
    const market = aMarket([
      anOffer({ itemId: 'g-41', title: gloves, priceLadder: ladder([1, 3.6]) }),
      anOffer({ itemId: 'g-90', title: gloves, priceLadder: ladder([1, 9]) }),
      anOffer({ itemId: 'g-230', title: gloves, priceLadder: ladder([1, 20]), attributes: [touch] }),
    ])
    const say = aConversation(market, { language })
    const prices = new Map((await say(first)).cards.map(({ id, price_info: price }) => [id, price!.price]))
    await say(next)
    const [cheap, dear] = [prices.get('test-g-41')!, prices.get('test-g-230')!]
    const { html } = await say(message.replace('41', `${Math.floor(cheap)}`).replace('230', `${Math.floor(dear)}`))
    expect(numbers(html).at(-1)).toBeCloseTo(cheap * 50 + dear * 100, 1)
  },
)

test.each([
  ['ru', 'зонты, 50 шт', 'термокружки, 50 шт', 'вернёмся к зонтам. сколько выйдет за 40 второго и 10 первого?'],
  ['en', 'umbrellas, 50 pcs', 'insulated mugs, 50 pcs', 'back to the umbrellas. total for 40 of the second and 10 of the first?'],
  ['zh', '雨伞50把', '保温杯50个', '回到雨伞。第二款40把、第一款10把一共多少钱？'],
] as const)('%s: "%s", "%s", "%s" goes back first, and counts each of them as it was said', async (language, first, next, message) => {
  const mug = anOffer({ itemId: 'mug-7', title: title('Термокружка', 'Insulated mug', '保温杯'), priceLadder: ladder([1, 7]) })
  const prices = [10, 20, 40].map((price, at) =>
    anOffer({ itemId: `u-${price}`, title: umbrella, priceLadder: ladder([1, price]), salesCount: 900 - at }),
  )
  const say = aConversation(aMarket([...prices, mug]), { language })
  const shown = (await say(first)).cards.map(({ price_info: price }) => price!.price)
  await say(next)
  const { html } = await say(message)
  expect(numbers(html).at(-1)).toBeCloseTo(shown[1]! * 40 + shown[0]! * 10, 1)
})
