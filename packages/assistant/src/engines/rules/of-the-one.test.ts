import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, stated, title, volume, white } from '../../../test/market.ts'
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

test.each([
  ['en', 'mugs, 60', 'and pens, 20', 20],
  ['ru', 'кружки, 60 шт', 'ещё ручки, 20', 20],
  ['zh', '马克杯60个', '再来圆珠笔，20', 20],
] as const)('%s: in a talk that counts pieces "%s", then "%s" are so many', async (language, first, others, quantity) => {
  const pen = anOffer({ itemId: 'one-pens', title: title('Ручка', 'Pen', '笔') })
  const say = aConversation(aMarket([anOffer({ itemId: 'one-mugs', title: mug }), pen]), { language })
  await say(first.replace(/60$/, '60 pcs'))
  expect((await say(others)).state).toMatchObject({ wish: { quantity, words: [] } })
})

test('是什么材质，安全吗 is asked of the goods', async () => {
  const of = stated('Материал', 'Material', '材质', ['силикон', 'silicone', '硅胶'])
  const toy = title('Игрушка для собак', 'Dog toy', '狗玩具')
  const say = aConversation(aMarket([anOffer({ itemId: 'one-toy', title: toy, attributes: [of] })]), { language: 'zh' })
  await say('狗玩具 300个')
  const { html } = await say('是什么材质,安全吗')
  expect(plain(html)).toContain('材质：硅胶')
})

test.each([
  ['zh', '蛋糕模具 50个', '能放烤箱几度', /没有注明/],
  ['en', 'cake tins, 50 pcs', 'what temperature in the oven?', /does not say/],
] as const)('%s: "%s", then "%s" is not answered by what it is for', async (language, first, asks, said) => {
  const use = stated('Назначение', 'Use', '用途', ['для духовки', 'for home oven', '家用烤箱'])
  const tin = title('Форма для торта', 'Cake tin', '蛋糕模具')
  const say = aConversation(aMarket([anOffer({ itemId: 'one-tin', title: tin, attributes: [use] })]), { language })
  await say(first)
  expect(plain((await say(asks)).html)).toMatch(said)
})

test.each([
  ['mugs branded with our logo, 60', ['feature.customizable-logo']],
  ['mugs that take a logo, 60', ['feature.customizable-logo']],
])('"%s": a logo and no engraving', async (message, traits) => {
  expect((await aConversation(mugs(), { language: 'en' })(message)).state).toMatchObject({ wish: { traits } })
})

test.each(['mixed designs in one pack?', 'assorted designs in a box?'])('"%s" is asked of the service', async (asks) => {
  const say = aConversation(mugs(), { language: 'en' })
  await say(goods.en)
  expect(plain((await say(asks)).html)).toContain(textsOf('en').service.mixing)
})

test('支持多大的手机 asks what the holders fit', async () => {
  const fits = stated('Для диагонали', 'Fits screens', '适用尺寸', ['от 4 до 7 дюймов', '4 to 7 inches', '4-7英寸'])
  const holder = title('Держатель для телефона', 'Phone holder', '手机支架')
  const say = aConversation(aMarket([anOffer({ itemId: 'one-holder', title: holder, attributes: [fits] })]), { language: 'zh' })
  await say('手机支架 30个')
  expect(plain((await say('支持多大的手机')).html)).toContain('4-7英寸')
})

test('a glass that is looked for under a wider name is of glass', async () => {
  const of = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])
  const handle = stated('Особенности', 'Features', '特点', ['с ручкой', 'with handle', '带手柄'])
  const market = aMarket([
    anOffer({
      itemId: 'one-small',
      title: title('Стакан', 'Glass', '玻璃杯'),
      attributes: [of('стекло', 'glass', '玻璃'), handle, volume(200)],
    }),
    anOffer({
      itemId: 'one-steel',
      title: title('Термокружка', 'Thermos mug', '保温杯'),
      attributes: [of('сталь', 'steel', '不锈钢'), handle, volume(400)],
    }),
  ])
  const { cards } = await aConversation(market, { language: 'zh' })('玻璃杯,带把手,400毫升,200个')
  expect(cards.map(({ id }) => id)).toEqual(['test-one-small'])
})
