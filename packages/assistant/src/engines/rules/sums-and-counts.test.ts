import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

/** What so many cost, how many of a part there are, and how much of a material. */

const tape = title('Рулетка', 'Tape measure', '卷尺')
const tapes = () =>
  aMarket([
    anOffer({ itemId: 'sum-6', title: tape, priceLadder: ladder([1, 6]), salesCount: 40 }),
    anOffer({ itemId: 'sum-9', title: tape, priceLadder: ladder([1, 9]), salesCount: 4000 }),
  ])
/** Roubles of so many yuan at the rate of the tests, as the answer writes them. */
const sums = (html: string): number[] =>
  [...plain(html).matchAll(/(?:–|comes to|共|for .+? pcs\.?:?)\s*([\d\s ]+(?:,\d+)?)\s*₽/g)].map(([, sum]) =>
    Number(sum!.replace(/\s/g, '').replace(',', '.')),
  )

test('"возьму самые дешёвые, сколько будет за 40" says the sum of the cheapest, whichever was spoken of last', async () => {
  const say = aConversation(tapes(), { language: 'ru' })
  await say('рулетки, 40 шт')
  const best = await say('какой берут чаще всего?')
  expect(best.cards.map(({ id }) => id)).toEqual(['test-sum-9'])
  const { cards, html } = await say('возьму самые дешёвые, сколько будет за 40')
  expect(cards.map(({ id }) => id)).toEqual(['test-sum-6'])
  expect(sums(html)).toEqual([cards[0]!.price_info!.price * 40])
})

test.each([
  ['ru', 'сколько за 50?', ['а если 200?', 'и за 500?', 'общая сумма на 1000']],
  ['en', 'how much for 50 of the second?', ['what about 200?', 'and 500?', 'and if I take 1000?']],
  ['zh', '第二个50个多少钱', ['200个呢', '那500个呢？', '如果1000个呢']],
] as const)('%s: "%s", then "%s" ask the price of the same one', async (language, first, more) => {
  const say = aConversation(tapes(), { language })
  await say({ ru: 'рулетки, 20 шт', en: 'tape measures, 20 pcs', zh: '卷尺20个' }[language])
  await say({ ru: 'какой берут чаще всего?', en: 'which one do people buy most?', zh: '哪个买的人最多' }[language])
  await say(first)
  const quantities: (number | undefined)[] = []
  for (const message of more) {
    const { cards } = await say(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-sum-9'])
    quantities.push(cards[0]!.price_info!.quantity)
  }
  expect(quantities).toEqual([200, 500, 1000])
})

test.each([
  ['у кого самый маленький тираж?', 'sum-2'],
  ['самый маленький тираж у кого?', 'sum-2'],
])('"%s" is the smallest minimum order and no size', async (message, first) => {
  const market = aMarket([
    anOffer({ itemId: 'sum-2', title: tape, moq: 2 }),
    anOffer({ itemId: 'sum-30', title: tape, moq: 30, priceLadder: ladder([30, 1]) }),
  ])
  const say = aConversation(market, { language: 'ru' })
  await say('рулетки, 40 шт')
  expect((await say(message)).cards.map(({ id }) => id)).toEqual([`test-${first}`])
})

const ribs = stated('Особенности', 'Features', '特点', ['с 10 спицами', 'with 10 ribs', '10骨'])
const ofSteel = stated('Материал спиц', 'Rib material', '伞骨材质', ['сталь', 'steel', '钢'])
test.each([
  ['ru', 'зонты, 15 шт', 'сколько спиц?', 'с 10 спицами'],
  ['en', 'umbrellas, 15 pcs', 'how many ribs?', 'with 10 ribs'],
] as const)('%s: "%s", then "%s" is answered by a feature that counts them', async (language, goods, asks, said) => {
  const market = aMarket([
    anOffer({ itemId: 'sum-ribs', title: title('Зонт', 'Umbrella', '雨伞'), attributes: [ribs, ofSteel] }),
    anOffer({ itemId: 'sum-steel', title: title('Зонт', 'Umbrella', '雨伞'), attributes: [ofSteel] }),
  ])
  const say = aConversation(market, { language })
  await say(goods)
  const text = plain((await say(asks)).html)
  expect(text).toContain(said)
  expect(text).not.toMatch(/сталь|steel/)
})

test.each([
  ['ru', 'худи, 50 шт', 'хлопок 100%?', '95 %', 'сколько процентов, продавец не указывает'],
  ['en', 'hoodies, 50 pcs', 'is it 100% cotton?', '95%', 'what percentage, the seller does not say'],
  ['zh', '卫衣50件', '是100%纯棉吗', '95%', '含量百分比卖家未注明'],
] as const)('%s: "%s", then "%s" is answered by the percentage, or that none is stated', async (language, goods, asks, share, unsaid) => {
  const hoodie = title('Худи', 'Hoodie', '卫衣')
  const market = aMarket([
    anOffer({
      itemId: 'sum-95',
      title: hoodie,
      attributes: [stated('Состав', 'Composition', '成分', ['хлопок 95 %, спандекс 5 %', '95% cotton, 5% spandex', '棉95% 氨纶5%'])],
    }),
    anOffer({ itemId: 'sum-cotton', title: hoodie, attributes: [stated('Материал', 'Material', '材质', ['хлопок', 'cotton', '棉'])] }),
  ])
  const say = aConversation(market, { language })
  await say(goods)
  const { html, cards } = await say(asks)
  expect(cards).toEqual([])
  expect(plain(html).replaceAll(' ', ' ')).toContain(share)
  expect(plain(html)).toContain(unsaid)
})

test('a light that nobody states is not answered by how bright another is', async () => {
  const flux = stated('Световой поток', 'Luminous flux', '光通量', ['1200 лм', '1200 lm', '1200流明'])
  const say = aConversation(
    aMarket([anOffer({ itemId: 'sum-lamp', title: title('Налобный фонарь', 'Headlamp', '头灯'), attributes: [flux] })]),
    {
      language: 'ru',
    },
  )
  await say('налобные фонари, 20 шт')
  expect(plain((await say('а он с красным светом?')).html)).toContain('«С красным светом»: продавец не указывает')
})

const mugsAndPens = () =>
  aMarket([
    anOffer({ itemId: 'of-each-mug', title: title('Кружка', 'Mug', '马克杯'), priceLadder: ladder([1, 10]) }),
    anOffer({ itemId: 'of-each-pen', title: title('Ручка', 'Pen', '笔'), priceLadder: ladder([1, 2]) }),
  ])
test.each([
  ['en', 'mugs, 10', 'and pens?', 'what if i take 30 of each?'],
  ['ru', 'кружки, 10 шт', 'а ручки?', 'а если взять по 30 каждого?'],
] as const)('%s: "%s", "%s", then "%s" adds up both', async (language, goods, others, asks) => {
  const say = aConversation(mugsAndPens(), { language })
  await say(goods)
  await say(others)
  // 30 times 10 and 2 yuan at 11.5 roubles.
  expect(plain((await say(asks)).html).replaceAll(/[\s\u00a0,]/g, '')).toContain('4140')
})

test.each([
  ['en', 'mugs, 20', 'which is better value, the first or the second?'],
  ['zh', '马克杯20个', '第一款和第二款哪个划算'],
] as const)('%s: "%s", then "%s" compares the two', async (language, goods, asks) => {
  const market = aMarket(
    [1, 2].map((yuan) => anOffer({ itemId: `value-${yuan}`, title: title('Кружка', 'Mug', '马克杯'), priceLadder: ladder([1, yuan]) })),
  )
  const say = aConversation(market, { language })
  await say(goods)
  expect((await say(asks)).comparison?.product_ids).toHaveLength(2)
})

test.each([
  ['en', 'silver necklaces up to 500 rubles, 100 pcs', 'rings too, same requirements'],
  ['ru', 'колье серебряного цвета до 500 рублей, 100 шт', 'и кольца на тех же условиях'],
  ['zh', '银色项链 500卢布以内 100条', '戒指也看看,同样要求'],
] as const)('%s: "%s", then "%s": colour and price hold', async (language, goods, others) => {
  const say = aConversation(aMarket([]), { language })
  await say(goods)
  expect((await say(others)).state).toMatchObject({
    wish: { types: ['type.ring'], colors: ['color.silver'], price: { max: 50_000 }, quantity: 100 },
  })
})

test('支持一件代发吗 is asked of the service', async () => {
  const say = aConversation(mugsAndPens(), { language: 'zh' })
  await say('马克杯20个')
  const { cards, html } = await say('支持一件代发吗')
  expect(cards).toEqual([])
  expect(plain(html)).toContain('起订量')
})
