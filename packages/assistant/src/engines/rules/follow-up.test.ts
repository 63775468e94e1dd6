import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder } from '../../../test/market.ts'

const text = (en: string, ru: string, zh: string): LocalizedText => ({ en, ru, zh })
const attribute = (name: LocalizedText, value: LocalizedText) => ({ name, value })
const logo = (value: LocalizedText) => attribute(text('Custom logo', 'Нанесение логотипа', '是否可定制LOGO'), value)
const withLogo = logo(text('yes, from 100 pcs', 'да, от 100 шт.', '是，100件起'))
const withoutLogo = logo(text('no', 'нет', '否'))

/** Two mugs that take a logo, one of them from more pieces than anybody here wants, and one that takes none. */
const mugs = () =>
  aMarket([
    anOffer({ itemId: 'plain', priceLadder: ladder([10, 10]), attributes: [withoutLogo] }),
    anOffer({ itemId: 'logo', priceLadder: ladder([10, 12]), attributes: [withLogo] }),
    anOffer({
      itemId: 'late',
      priceLadder: ladder([10, 14]),
      attributes: [logo(text('yes, from 900 pcs', 'да, от 900 шт.', '是，900件起'))],
    }),
  ])

describe('only those of which the question was answered with yes', () => {
  test.each([
    ['ru', 'термокружки', 'на них можно нанести логотип?', 'оставь только те где можно на мои 200'],
    ['ru', 'термокружки, 200 штук', 'логотип на них можно?', 'покажи только такие'],
    ['en', 'thermos mugs, 200 pcs', 'can they have our logo?', 'only the ones that can'],
    ['zh', '保温杯 200个', '这些可以印logo吗', '只要可以的'],
  ] as [Language, string, string, string][])('%s: %s, %s, %s', async (language, goods, question, only) => {
    const say = aConversation(mugs(), { language })
    const first = await say(goods)
    expect(first.cards).toHaveLength(3)
    await say(question)
    const { cards } = await say(only)
    expect(cards.map(({ id }) => id)).toEqual(['test-logo'])
  })

  test('without a question before it, it filters nothing', async () => {
    const say = aConversation(mugs(), { language: 'ru' })
    await say('термокружки')
    const { cards } = await say('покажи только такие, 50 штук')
    expect(cards).toHaveLength(3)
  })
})

describe('a question with a denial asks, and wishes for nothing without', () => {
  test.each([
    ['ru', 'термокружки', 'они не протекают?', /протекает|герметичн/i],
    ['ru', 'термокружки', 'они не желтеют?', /желтеют/],
    ['en', 'thermos mugs', "they don't leak?", /leakproof/i],
    ['zh', '保温杯', '会不会漏水', /防漏/],
  ] as [Language, string, string, RegExp][])('%s: %s, %s', async (language, goods, question, says) => {
    const say = aConversation(mugs(), { language })
    await say(goods)
    const { html } = await say(question)
    expect(html).toMatch(says)
    expect(html.match(/<li>/g)).toHaveLength(3)
  })
})

test.each([
  ['ru', 'чёрные термокружки', 'подарок коллегам, 30 человек'],
  ['en', 'black thermos mugs', 'gifts for colleagues, 30 people'],
  ['zh', '黑色保温杯', '给30个同事的礼物'],
] as const)('a gift is a search of its own, also where its kinds are those that are shown: %s', async (language, goods, need) => {
  const shop = aMarket([1, 2, 3].map(() => anOffer({ options: colorOption(black), moq: 1, priceLadder: ladder([1, 10]) })))
  const say = aConversation(shop, { language })
  await say(goods)
  expect(shop.queries.at(-1)?.colors).toEqual(['color.black'])
  await say(need)
  expect(shop.queries.at(-1)?.colors ?? []).toEqual([])
  expect(shop.queries.at(-1)?.quantity).toBe(30)
})
