import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, title } from '../../../test/market.ts'

/** How many a sum buys is counted at the price of so many, and no search. */

const mug = title('Термокружка', 'Thermos mug', '保温杯')
// 1 yuan is 11.5 roubles: 115 roubles each, 92 from 50 on.
const mugs = (moq = 1) =>
  aMarket([
    anOffer({
      title: mug,
      moq,
      stock: 100_000,
      priceLadder: [
        { from: moq, minor: 1000 },
        { from: 50, minor: 800 },
      ],
    }),
  ])

test.each([
  ['ru', 'термокружки', 'сколько штук выйдет на 2300 рублей?', /20\sшт/],
  ['ru', 'термокружки', 'бюджет 10 тысяч, сколько штук получится?', /108\sшт/],
  ['en', 'thermos mugs', 'i only got 300 quid / 2300 roubles for the lot, how many is that', /20\spcs/],
  ['zh', '保温杯', '预算1万卢布，这个能拿多少个？', /108件/],
] as const)('%s: "%s", "%s"', async (language, goods, question, count) => {
  const say = aConversation(mugs(), { language })
  await say(goods)
  expect(plain((await say(question)).html)).toMatch(count)
})

test('a sum that does not pay for the smallest order buys none', async () => {
  const say = aConversation(mugs(30), { language: 'en' })
  await say('thermos mugs')
  expect(plain((await say('how many could I get for 1000 roubles?')).html)).toContain('does not pay for the smallest order')
})

test('what is sold in lots is counted in whole ones', async () => {
  const offer = anOffer({ title: mug, moq: 12, lotSize: 12, stock: 100_000, priceLadder: [{ from: 12, minor: 1000 }] })
  const say = aConversation(aMarket([offer]), { language: 'en' })
  await say('thermos mugs')
  expect(plain((await say('how many could I get for 2300 roubles?')).html)).toMatch(/: 12\spcs/)
})

test('"how many per box for 500 dollars?" and what is asked of other numbers ask for no pieces', async () => {
  const shop = mugs()
  const say = aConversation(shop, { language: 'en' })
  await say('thermos mugs')
  for (const question of ['how many per box for 500 dollars?', 'how many days will it take, budget 500 dollars'])
    expect(plain((await say(question)).html)).not.toMatch(/: \d+\spcs;/)
})
