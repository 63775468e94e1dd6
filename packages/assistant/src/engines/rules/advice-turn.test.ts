import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'

const pillow = title('Подушка', 'Pillow', '枕头')
/** The second has the better seller, the third the lowest price. */
const pillows = () =>
  aMarket([
    anOffer({
      itemId: 'advice-dear',
      title: pillow,
      priceLadder: ladder([1, 90]),
      seller: { id: 'a', name: 'A', years: 1, repurchaseRate: 0.1 },
    }),
    anOffer({
      itemId: 'advice-good',
      title: pillow,
      priceLadder: ladder([1, 30]),
      seller: { id: 'b', name: 'B', years: 12, repurchaseRate: 0.6 },
    }),
    anOffer({
      itemId: 'advice-cheap',
      title: pillow,
      priceLadder: ladder([1, 20]),
      seller: { id: 'c', name: 'C', years: 1, repurchaseRate: 0.1 },
    }),
  ])

test.each([
  ['ru', 'подушки 20 шт', 'а какую бы ты сам взял?', /^ ?Советую №\d.*Если важнее/],
  ['ru', 'подушки 20 шт', 'что посоветуешь?', /^ ?Советую №\d/],
  ['ru', 'подушки 20 шт', 'посоветуй одну', /^ ?Советую №\d/],
  ['en', 'pillows 20 pcs', 'Which one would you recommend?', /^ ?I would take No\. \d/],
  ['en', 'pillows 20 pcs', "what's your pick", /^ ?I would take No\. \d/],
  ['zh', '枕头 20个', '你推荐哪个', /^ ?推荐第\d款/],
  ['zh', '枕头 20个', '哪个值得买', /^ ?推荐第\d款/],
] as const)('%s: "%s", then "%s" gets one of those shown, and what speaks for it', async (language, goods, asks, said) => {
  const say = aConversation(pillows(), { language })
  const shown = await say(goods)
  const { html, cards } = await say(asks)
  expect(plain(html)).toMatch(said)
  expect(cards).toHaveLength(1)
  expect(shown.cards.map(({ id }) => id)).toContain(cards[0]!.id)
})

test('of those that are named one is picked; the one that was asked for first in another order is not the best for it', async () => {
  const say = aConversation(pillows(), { language: 'en' })
  const { cards: shown } = await say('pillows 20 pcs, the dearest first')
  const { cards } = await say('the first or the second, which would you take?')
  expect(shown.slice(0, 2).map(({ id }) => id)).toContain(cards[0]?.id)
  const { cards: best } = await say('which one would you take?')
  expect(best[0]?.id).toBe('test-advice-good')
})

test('with a use behind it those are named that state it; of what nobody states one is still picked', async () => {
  const use = stated('Назначение', 'Use', '用途', ['для офиса', 'for office', '办公'])
  const market = aMarket([
    anOffer({ itemId: 'advice-office', title: pillow, attributes: [use] }),
    anOffer({ itemId: 'advice-plain', title: pillow }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('pillows 20 pcs')
  const { html, cards } = await say('which should I get for the office?')
  expect(plain(html)).toContain('By what the sellers state')
  expect(cards.map(({ id }) => id)).toEqual(['test-advice-office'])
  expect(plain((await say('which would you take for camping?')).html)).toMatch(
    /None of the sellers shown states it.*(?:I would take|Closest)/,
  )
})

test('where one offer is on the screen there is nothing to choose from', async () => {
  const say = aConversation(aMarket([anOffer({ itemId: 'advice-one', title: pillow })]), { language: 'ru' })
  await say('подушки')
  const { html, cards } = await say('какую взять?')
  expect(plain(html)).toContain('На экране только один вариант')
  expect(cards.map(({ id }) => id)).toEqual(['test-advice-one'])
})

test.each([
  ['ru', 'подушки', 'посоветуй что-нибудь другое'],
  ['en', 'pillows', 'recommend something else'],
] as const)('%s: "%s", then "%s" asks for others', async (language, goods, asks) => {
  const say = aConversation(pillows(), { language })
  await say(goods)
  expect(plain((await say(asks)).html)).not.toMatch(/^ ?(?:Советую №|I would take No)/)
})

test.each([
  ['ru', 'какую взять в маленький магазин на пробу?'],
  ['en', 'which one would you take to try in a small shop'],
] as const)('%s: "%s" of pillows asks for the best buy, and for nothing that listings state', async (language, asks) => {
  const say = aConversation(pillows(), { language })
  await say(language === 'ru' ? 'подушки 20 шт' : 'pillows 20 pcs')
  const { html, cards } = await say(asks)
  expect(plain(html)).toMatch(/^ ?(?:Советую №|I would take No\. )\d/)
  expect(cards).toHaveLength(1)
})

test.each([
  ['ru', 'подушки 20 шт', 'что посоветуешь для офиса?', /^ ?Советую №\d.*Это указано у всех показанных \(офиса\)/],
  ['en', 'pillows 20 pcs', 'which would you take for the office?', /^ ?I would take No\. \d.*All of those shown state it \(office\)/],
  ['zh', '枕头 20个', '办公用推荐哪个', /^ ?推荐第\d款.*所列商品都注明了/],
] as const)(
  '%s: "%s", then "%s": of several that state it one is picked, and what all state is said once',
  async (language, goods, asks, said) => {
    const use = stated('Назначение', 'Use', '用途', ['для офиса', 'for office', '办公'])
    const say = aConversation(
      aMarket(
        [20, 30].map((yuan) => anOffer({ itemId: `office-${yuan}`, title: pillow, attributes: [use], priceLadder: ladder([1, yuan]) })),
      ),
      { language },
    )
    await say(goods)
    expect(plain((await say(asks)).html)).toMatch(said)
  },
)
