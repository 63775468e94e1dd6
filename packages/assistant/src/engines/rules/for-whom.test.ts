import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, plain, stated, title } from '../../../test/market.ts'

/** Goods that state whom they are for, asked for others. */

const gloves = (itemId: string, [ru, en, zh]: [string, string, string]) =>
  anOffer({
    itemId,
    title: title('Зимние перчатки', 'Winter gloves', '冬季手套'),
    attributes: [stated('Для кого', 'For whom', '适用人群', [ru, en, zh])],
    options: colorOption(black),
  })
const market = () =>
  aMarket([
    gloves('men', ['для мужчин', 'men', '男士']),
    gloves('women', ['для женщин', 'women', '女士']),
    gloves('unisex', ['унисекс', 'unisex', '男女通用']),
  ])
const placeOf = (cards: readonly { id: string }[], id: string): number => cards.findIndex((card) => card.id === id) + 1

test.each([
  [
    'ru',
    'перчатки',
    (place) => `№${place} для женщин подойдут?`,
    /Женский: нет, «Для кого: для мужчин»/,
    /Женский: да, «Для кого: унисекс»/,
  ],
  ['en', 'gloves', (place) => `is no${place} ok for ladies?`, /Women: no, “For whom: men”/, /Women: yes, “For whom: unisex”/],
  ['zh', '手套', (place) => `第${place}款女士能戴吗？`, /女：没有，“适用人群：男士”/, /女：有，“适用人群：男女通用”/],
] as [Language, string, (place: number) => string, RegExp, RegExp][])(
  '%s: what is for men is told to be for no women, and what is for both to be for them',
  async (language, wish, question, ofMen, ofBoth) => {
    const say = aConversation(market(), { language })
    const { cards } = await say(wish)
    expect(plain((await say(question(placeOf(cards, 'test-men')))).html)).toMatch(ofMen)
    expect(plain((await say(question(placeOf(cards, 'test-unisex')))).html)).toMatch(ofBoth)
  },
)

test('who asks to be shown ladies ones is shown no others', async () => {
  const say = aConversation(market(), { language: 'en' })
  await say('gloves')
  const { cards } = await say('it literally says mens.. show me ladies ones then, black')
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-unisex', 'test-women'])
})
