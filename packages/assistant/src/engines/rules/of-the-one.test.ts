import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, stated, title, white } from '../../../test/market.ts'
import { textsOf } from '../../texts/by-language.ts'

/** What is said of the one that was spoken of, and several things that are asked at once. */

const mug = title('Кружка', 'Mug', '马克杯')
const mugs = () =>
  aMarket([
    anOffer({
      itemId: 'one-lid',
      title: mug,
      priceLadder: ladder([1, 10]),
      options: colorOption(white, black),
      delivery: { dispatchHours: 48 },
      attributes: [stated('Особенности', 'Features', '特点', ['с крышкой', 'with lid', '带盖'])],
    }),
    anOffer({ itemId: 'one-plain', title: mug, priceLadder: ladder([1, 12]), delivery: { dispatchHours: 24 } }),
  ])
const goods = { ru: 'кружки, 60 шт', en: 'mugs, 60 pcs', zh: '马克杯60个' } as const
const first = { ru: 'сколько стоит первый?', en: 'how much is the first one?', zh: '第一款多少钱' } as const

test.each([
  ['ru', 'сколько стоит первый и когда отправят?', [/отправ|ч/, /₽/]],
  ['en', 'how much is the first one and when does it ship?', [/48 h/, /₽/]],
  ['zh', '第一款多少钱,多久发货', [/48小时/, /₽/]],
] as const)('%s: "%s" is answered in both parts', async (language, asks, said) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  const text = plain((await say(asks)).html).replaceAll('\u00a0', ' ')
  for (const one of said) expect(text).toMatch(one)
})

test.each([
  ['ru', 'беру его, 30 штук'],
  ['en', "i'll take this one, 30 pcs"],
  ['zh', '要这个,30个'],
] as const)('%s: "%s" is so many of the one that was spoken of', async (language, takes) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  await say(first[language])
  const { cards, state } = await say(takes)
  expect(cards).toHaveLength(1)
  expect(state).toMatchObject({ wish: { quantity: 30 } })
})

test('有没有盖子？能印logo吗？ asks both of the one that was spoken of', async () => {
  const say = aConversation(mugs(), { language: 'zh' })
  await say(goods.zh)
  const { cards: shown } = await say(first.zh)
  const { cards, html } = await say('有没有盖子?能印logo吗?')
  expect(cards.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
  expect(plain(html)).toContain('定制')
})

test.each([
  ['ru', 'что к ним ещё взять?'],
  ['en', 'what else goes with these?'],
  ['zh', '还能搭配什么'],
] as const)('%s: "%s" is told by nobody, and other kinds are named', async (language, asks) => {
  const glass = anOffer({ itemId: 'one-glass', title: title('Термокружка', 'Thermos mug', '保温杯') })
  const market = aMarket([glass, anOffer({ itemId: 'one-mug', title: mug })])
  const say = aConversation(market, { language })
  await say(goods[language])
  const { html, cards, suggestions } = await say(asks)
  expect(cards).toEqual([])
  expect(plain(html)).toContain(textsOf(language).empty.companions(suggestions))
})

test.each([
  ['en', 'resistance bands, 50', 'latex free?', 'rubber'],
  ['en', 'resistance bands, 50', 'are they latex-free?', 'rubber'],
] as const)('%s: "%s", then "%s" is asked of those shown', async (language, first, asks, said) => {
  const band = title('Фитнес-резинка', 'Resistance band', '弹力带')
  const of = (ru: string, en: string, zh: string) => [stated('Материал', 'Material', '材质', [ru, en, zh])]
  const market = aMarket([
    anOffer({ itemId: 'one-rubber', title: band, attributes: of('резина', 'rubber', '橡胶') }),
    anOffer({ itemId: 'one-tpu', title: band, attributes: of('полиэстер', 'polyester', '涤纶') }),
  ])
  const say = aConversation(market, { language })
  await say(first)
  expect(plain((await say(asks)).html)).toContain(said)
})

test.each([
  ['en', 'wallets 50', 'mugs'],
  ['ru', 'кошельки 50', 'кружки'],
  ['zh', '钱包50', '马克杯'],
] as const)('%s: "%s" of which there are none, then "%s": so many of those', async (language, none, others) => {
  const say = aConversation(mugs(), { language })
  expect(plain((await say(none)).html)).not.toMatch(/50/)
  expect((await say(others)).state).toMatchObject({ wish: { types: ['type.mug'], quantity: 50 } })
})

test.each([
  ['en', 'plates... actually no, mugs, 20 pcs'],
  ['en', 'something to store blocks - scratch that, mugs, 20 pcs'],
  ['zh', '盘子，不对，马克杯20个'],
] as const)('%s: "%s" wants what is said last', async (language, message) => {
  expect((await aConversation(mugs(), { language })(message)).state).toMatchObject({ wish: { types: ['type.mug'], quantity: 20 } })
})

test('"back to the mugs, 40 of the first one" after other goods is of the mugs', async () => {
  const pen = anOffer({ itemId: 'one-pen', title: title('Ручка', 'Pen', '笔') })
  const say = aConversation(aMarket([anOffer({ itemId: 'one-mug', title: mug }), pen]), { language: 'en' })
  await say(goods.en)
  await say('pens')
  const { cards, state } = await say("back to the mugs, what's the total for 40 of the first one")
  expect(cards.map(({ id }) => id)).toEqual(['test-one-mug'])
  expect(state).toMatchObject({ wish: { quantity: 40 } })
})
