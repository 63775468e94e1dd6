import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, red } from '../../../test/market.ts'

const text = (en: string, ru: string, zh: string): LocalizedText => ({ en, ru, zh })
const runs = (en: string, ru: string, zh: string) => ({ name: text('Keeps hot', 'Держит тепло', '保温时长'), value: text(en, ru, zh) })

/** Three mugs in the order of their prices, of which the last alone is black. */
const market = () =>
  aMarket([
    anOffer({
      priceLadder: ladder([10, 10], [100, 8]),
      moq: 10,
      options: colorOption(red),
      attributes: [runs('6 hours', '6 часов', '6小时')],
    }),
    anOffer({ priceLadder: ladder([20, 12]), moq: 20, options: colorOption(red), attributes: [runs('12 hours', '12 часов', '12小时')] }),
    anOffer({ priceLadder: ladder([5, 14]), moq: 5, options: colorOption(black), attributes: [runs('8 hours', '8 часов', '8小时')] }),
  ])
const opening: Record<Language, string> = {
  ru: 'термокружки, сначала дешёвые',
  en: 'thermos mugs, cheapest first',
  zh: '保温杯，便宜的排前面',
}
async function asked(language: Language, ...messages: string[]) {
  const say = aConversation(market(), { language })
  let reply = await say(opening[language])
  const all = reply.cards.map(({ id }) => id)
  for (const message of messages) reply = await say(message)
  return { said: plain(reply.html), all, shown: reply.cards.map(({ id }) => id) }
}

describe('after a selection of one', () => {
  test.each([
    ['ru', 'только чёрные', 'чем отличается первый от второго?', 'В последней подборке 1 предложение'],
    ['en', 'only black', 'what is the difference between the first and the second?', 'The last selection has 1 offer'],
    ['zh', '只要黑色的', '第一个和第二个有什么区别', '最近一次只列出1个'],
  ] as const)(
    '%s: the first and the second are those of the selection before it, and that is said',
    async (language, narrow, question, note) => {
      const { said } = await asked(language, narrow, question)
      expect(said).toContain(note)
      expect(said).toMatch(/115.*138/)
    },
  )

  test('what was pointed at stays: "and the third?" means the same selection', async () => {
    const { all, shown } = await asked('ru', 'только чёрные', 'сколько будет за 200 штук второго?', 'а третий?')
    expect(shown).toEqual([all[2]])
  })

  test('a place that no selection of this search has is said not to be there', async () => {
    expect((await asked('en', 'only black', 'tell me about the sixth one')).said).toContain('There is no option 6')
  })
})

test.each([
  ['ru', 'у какой самое долгое время, сколько держит тепло?'],
  ['en', 'which one has the longest keeps hot time?'],
] as const)('%s: the longest of what is asked is no length', async (language, question) => {
  const { said, all, shown } = await asked(language, question)
  expect(shown).toEqual([all[1]])
  expect(said).toMatch(language === 'ru' ? /12\sч/ : /12\sh/)
})

test.each([
  ['ru', 'минимальная партия какая у самой дешёвой', /Минимальный заказ: 10 шт\..*115/],
  ['en', 'what is the minimum order of the cheapest one?', /Minimum order: 10 pcs.*115/],
] as const)('%s: of the first by one field another one can be asked', async (language, question, expected) => {
  const { said, all, shown } = await asked(language, question)
  expect(said).toMatch(expected)
  expect(shown).toEqual([all[0]])
})

test.each([
  ['ru', 'какой минимальный заказ у первого?', 'Минимальный заказ: 10 шт., продаётся только упаковками по 12 шт.'],
  ['ru', 'сколько будет за 30 штук первого?', 'продаётся только упаковками по 12 шт.: выйдет 36 шт.'],
  ['en', 'what is the minimum order of the first?', 'Minimum order: 10 pcs, sold only in lots of 12 pcs'],
] as const)('%s: goods in whole lots: %s', async (language, question, expected) => {
  const say = aConversation(aMarket([anOffer({ priceLadder: ladder([10, 10]), moq: 10, lotSize: 12 })]), { language })
  await say(opening[language])
  expect(plain((await say(question)).html)).toContain(expected)
})

test.each([
  ['ru', 'возьму второй, 30 шт, сколько выйдет с доставкой?', '4 140 ₽', 'Доставка занимает'],
  ['en', 'how fast can you ship 30 of the second one?', '4,140 ₽', 'Delivery takes'],
] as const)('%s: the sum for a quantity is told together with the delivery', async (language, question, sum, delivery) => {
  const { said } = await asked(language, question)
  expect(said).toContain(sum)
  expect(said).toContain(delivery)
})

test.each([
  ['ru', 'рюкзаки', 'а подешевле?', 'И так ничего'],
  ['en', 'backpacks', 'which one is the heaviest?', 'Nobody sells this (backpacks)'],
  ['zh', '双肩包', '有没有便宜一点的', '还是没有'],
  ['ru', 'рюкзаки', 'сколько весит первый?', 'Этого товара никто не продаёт (рюкзаки)'],
  ['en', 'backpacks', 'is the first one dishwasher safe', 'Nobody sells this (backpacks)'],
  ['en', 'backpacks', 'what colours', 'Nobody sells this (backpacks)'],
] as const)(
  '%s: where nothing was found, nothing can be cheaper, and nothing is asked about',
  async (language, wish, question, expected) => {
    const say = aConversation(market(), { language })
    await say(wish)
    expect(plain((await say(question)).html)).toContain(expected)
  },
)

test.each([
  ['ru', 'второй чем лучше третьего', /138.*161/],
  ['ru', 'в чём первый хуже второго?', /115.*138/],
  ['en', 'is the first better than the second?', /115.*138/],
] as const)('%s: "%s" compares the two', async (language, question, expected) => {
  expect((await asked(language, question)).said).toMatch(expected)
})

test('after a comparison "it" is none of those compared', async () => {
  const { shown, all } = await asked('en', 'what does the second cost?', 'compare the first two', 'what about in black')
  expect(shown).toEqual([all[2]])
})

test('"thicker" as the first word on goods puts the thickest first', async () => {
  const thick = (mm: number) => ({ name: text('Thickness', 'Толщина', '厚度'), value: text(`${mm} mm`, `${mm} мм`, `${mm}毫米`) })
  const offers = [2, 6, 4].map((mm) => anOffer({ attributes: [thick(mm)] }))
  const { cards } = await aConversation(aMarket(offers), { language: 'ru' })('термокружки потолще')
  const [thin, thickest, middle] = offers.map(({ id }) => id)
  expect(cards.map(({ id }) => id)).toEqual([thickest, middle, thin])
})

test.each([
  ['ru', 'рюкзаки', 'а кружки, что были сначала, можно в посудомойку?'],
  ['en', 'backpacks', 'those mugs from earlier, are they dishwasher safe?'],
  ['zh', '双肩包', '刚才那个保温杯能进洗碗机吗'],
] as const)('%s: goods from before are gone back to, together with what is asked of them', async (language, others, question) => {
  const offers = [
    anOffer({ attributes: [{ name: text('Dishwasher', 'Посудомоечная машина', '洗碗机'), value: text('safe', 'можно', '可以') }] }),
    anOffer({ title: text('Black backpack', 'Чёрный рюкзак', '黑色双肩包') }),
  ]
  const say = aConversation(aMarket(offers), { language })
  await say(opening[language])
  expect((await say(others)).cards.map(({ id }) => id)).toEqual([offers[1]!.id])
  const { html, cards } = await say(question)
  expect(cards.map(({ id }) => id)).toEqual([offers[0]!.id])
  expect(plain(html)).toMatch(/в посудомойке: да|dishwasher.*yes|洗碗机/iu)
})

test('Russian in Latin letters is answered in the language of the talk', async () => {
  const say = aConversation(market(), { language: 'ru' })
  await say('termokruzhki, snachala deshevye')
  expect(plain((await say('skolko vesit vtoraya?')).html)).toMatch(/продавец не указывает|Вес/)
})

test.each([
  ['ru', 'минималка поменьше', 'меньше 10'],
  ['en', 'the minimum order is too high', 'below 10'],
  ['zh', '起订量太高了', '低于10'],
] as const)('%s: a lower minimum order is below the middle of those shown', async (language, message, bound) => {
  const { said, all, shown } = await asked(language, message)
  expect(said).toContain(bound)
  expect(shown).toEqual([all[2]])
})

test('who is first by a question is spoken of from then on', async () => {
  const { said, all, shown } = await asked('ru', 'у какого самая маленькая минималка?', 'сколько держит тепло?')
  expect(shown).toEqual([all[2]])
  expect(said).toContain('8 часов')
  expect(said).not.toContain('6 часов')
})
