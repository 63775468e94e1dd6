import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, title } from '../../../test/market.ts'

const mug = title('Кружка', 'Mug', '马克杯')

/** 14 and 21 business days after the test market's day, 1 January 2026. */
const days = { ru: '21–30 января 2026', en: 'January 21 – 30, 2026', zh: '2026年1月21日至1月30日' }

test.each([
  ['ru', 'кружки 100 шт', 'успеют до 20 декабря?'],
  ['ru', 'кружки 100 шт', 'придут к новому году?'],
  ['ru', 'кружки 100 шт', 'нужны к 5 января'],
  ['en', 'mugs 100 pcs', 'will they arrive before christmas?'],
  ['en', 'mugs 100 pcs', 'can you deliver by December 20'],
  ['zh', '马克杯 100个', '12月20号前能到吗'],
  ['zh', '马克杯 100个', '来得及吗'],
] as const)('%s: "%s", then "%s" is told the days on which an order of today arrives, and no price', async (language, goods, asks) => {
  const say = aConversation(aMarket([anOffer({ itemId: `deadline-${language}`, title: mug })]), { language })
  await say(goods)
  const { html, state } = await say(asks)
  expect(plain(html).replaceAll('\u2009', ' ')).toContain(days[language])
  expect(state).not.toMatchObject({ wish: { price: expect.anything() } })
})

test('with goods they are shown, and the days are said beside them', async () => {
  const say = aConversation(aMarket([anOffer({ itemId: 'deadline-goods', title: mug })]), { language: 'en' })
  const { html, cards, state } = await say('mugs 100 pcs by December 20')
  expect(cards).toHaveLength(1)
  expect(plain(html)).toContain('Ordered today, it should be there')
  expect(state).not.toMatchObject({ wish: { price: expect.anything() } })
})
