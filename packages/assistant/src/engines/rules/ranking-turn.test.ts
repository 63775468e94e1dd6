import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain } from '../../../test/market.ts'

const offers = () => [
  anOffer({ priceLadder: ladder([1, 10]), salesCount: 9000 }),
  anOffer({ priceLadder: ladder([1, 12]), moq: 500 }),
  anOffer({ priceLadder: ladder([1, 40]), seller: { id: 'old', name: 'Old', years: 12, repurchaseRate: 0.6, isFactory: true } }),
]

test.each([
  ['ru', 'термокружки', 'почему эти?', /Платных мест нет/, 'цена', 'вид товара'],
  ['en', 'thermos mugs', 'how do you rank them?', /Nobody can pay/, 'price', 'kind of goods'],
  ['zh', '保温杯', '为什么是这些', /没有付费位/, '价格', '品类'],
] as const)(
  '%s: "%s", "%s" tells the points of each offer shown, and in what they differ',
  async (language, goods, question, free, differs, alike) => {
    const say = aConversation(aMarket(offers()), { language })
    const shown = await say(goods)
    const { html, cards } = await say(question)
    const said = plain(html)
    expect(said).toMatch(free)
    expect(cards).toEqual([])
    const points = [...html.matchAll(/<li>.*?<\/li>/gs)].map(([line]) =>
      Number(/[:：]\s?(\d+(?:[.,]\d)?)/.exec(plain(line))![1]!.replace(',', '.')),
    )
    expect(points).toHaveLength(shown.cards.length)
    // What stands first has the most points.
    expect(points).toEqual(points.toSorted((a, b) => b - a))
    const [ofEach, ofAll] = [said.slice(0, said.lastIndexOf(alike)), said.slice(said.lastIndexOf(alike))]
    expect(ofEach).toContain(differs)
    expect(ofAll).not.toContain(differs)
  },
)

test('an order that the buyer wished for is said first', async () => {
  const say = aConversation(aMarket(offers()), { language: 'en' })
  await say('the cheapest thermos mugs')
  expect(plain((await say('why these?')).html)).toContain('First comes the lowest price, as you asked')
})
