import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, plain, red, stated, title, white } from '../../../test/market.ts'
import { textsOf } from '../../texts/by-language.ts'

/** What a buyer of a lot asks beside its goods: colours mixed, logos put on, what all of it weighs and comes to. */

const mug = title('Кружка', 'Mug', '马克杯')
const mugs = () =>
  aMarket([
    anOffer({ itemId: 'lot-one', title: mug, priceLadder: ladder([1, 10]), weightGrams: 300, options: colorOption(white, black, red) }),
    anOffer({ itemId: 'lot-two', title: mug, priceLadder: ladder([1, 12]), options: colorOption(white, black) }),
  ])
const goods: Record<Language, string> = { ru: 'кружки, 60 шт', en: 'mugs, 60 pcs', zh: '马克杯60个' }

test.each([
  ['ru', 'mixing', 'можно взять разные цвета?'],
  ['ru', 'mixing', 'а можно смешать размеры в одной партии?'],
  ['en', 'mixing', 'can I mix two colours in one order?'],
  ['en', 'mixing', 'mix sizes in one order?'],
  ['en', 'mixing', 'is the MOQ per colour?'],
  ['en', 'mixing', 'assorted pack?'],
  ['ru', 'mixing', 'разные, можно миксом?'],
  ['zh', 'mixing', '可以混色吗'],
  ['zh', 'mixing', '颜色可以混批吗'],
  ['ru', 'printing', 'какой макет нужен для логотипа?'],
  ['ru', 'printing', 'сроки нанесения какие?'],
  ['ru', 'printing', 'сколько стоит нанесение логотипа?'],
  ['en', 'printing', 'how long does printing take?'],
  ['en', 'printing', 'what file do you need for our logo?'],
  ['zh', 'printing', '设计稿要什么格式?'],
  ['zh', 'printing', '印logo要多久?'],
] as const)('%s: %s is told of what is shown and of nothing: "%s"', async (language, topic, asks) => {
  const said = textsOf(language).service[topic]
  const say = aConversation(mugs(), { language })
  expect(plain((await say(asks)).html)).toContain(said)
  await say(goods[language])
  expect(plain((await say(asks)).html)).toContain(said)
})

test.each([
  ['ru', 'кружки белые и чёрные, по 20', 40],
  ['ru', 'кружки по 20 каждого цвета: белые, чёрные, красные', 60],
  ['en', 'mugs, white and black, 50 of each', 100],
  ['zh', '马克杯，白色25个黑色20个', 45],
] as const)('%s: "%s" makes a lot of %i', async (language, asks, quantity) => {
  const { state } = await aConversation(mugs(), { language })(asks)
  expect(state).toMatchObject({ wish: { quantity } })
  expect((state as { wish: { price?: unknown } }).wish.price).toBeUndefined()
})

test('who wants so many of each colour is shown first who has them all, and told which they are', async () => {
  const market = aMarket([
    anOffer({ itemId: 'lot-color-some', title: mug, priceLadder: ladder([1, 8]), options: colorOption(white) }),
    anOffer({ itemId: 'lot-color-none', title: mug, priceLadder: ladder([1, 8]), options: colorOption(black) }),
    anOffer({ itemId: 'lot-color-all', title: mug, priceLadder: ladder([1, 9]), options: colorOption(white, black) }),
  ])
  const say = aConversation(market, { language: 'en' })
  const { cards, html } = await say('mugs, white and black, 20 of each')
  expect(cards[0]?.id).toBe('test-lot-color-all')
  expect(plain(html)).toContain('Every colour you named: No. 1.')
  const { html: red } = await say('red and white, 10 each')
  expect(plain(red)).toContain('None of these has every colour you named')
  expect(plain((await say('white only')).html)).not.toContain('colour you named')
})

test('so many of each counts the colours that were named before; one colour "по 20" is a price', async () => {
  const say = aConversation(mugs(), { language: 'ru' })
  await say('кружки белые и чёрные')
  expect((await say('по 30 каждого цвета')).state).toMatchObject({ wish: { quantity: 60 } })
  for (const asks of ['белые кружки по 200', 'белые и чёрные кружки, по 200', 'кружки, 3 штуки по 200 каждая']) {
    const { state } = await aConversation(mugs(), { language: 'ru' })(asks)
    expect(state).toMatchObject({ wish: { price: { max: 20_000 } } })
  }
})

test.each([
  ['ru', 'сколько весит вся партия первой?', /300.г; 60 шт\. – около 18 кг/],
  ['en', 'how much will the whole order of the first weigh?', /300.g; 60 pcs come to about 18.kg/],
  ['zh', '第一款总重多少?', /300克；60件合计约18公斤/],
] as const)('%s: "%s" is told of the lot as well', async (language, asks, said) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  expect(plain((await say(asks)).html).replaceAll('\u00a0', ' ')).toMatch(said)
})

test('of two weights that are stated nothing says which one is ordered', async () => {
  const weights = stated('Вес', 'Weight', '重量', ['300 г, 450 г', '300 g, 450 g', '300克、450克'])
  const say = aConversation(aMarket([anOffer({ itemId: 'lot-weights', title: mug, attributes: [weights] })]), { language: 'en' })
  await say(goods.en)
  const html = plain((await say('what is the total weight?')).html)
  expect(html).toContain('450')
  expect(html).not.toContain('come to about')
})

test.each([
  ['ru', 'сколько выйдет за все с доставкой?', '6 900'],
  ['en', "what's the total including shipping?", '6,900'],
  ['zh', '一共多少钱含运费?', '6,900'],
] as const)('%s: "%s" is answered with the sum and the delivery', async (language, asks, sum) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  const html = plain((await say(asks)).html).replaceAll('\u00a0', ' ')
  expect(html).toContain(sum)
  expect(html).toContain(textsOf(language).service.delivery)
})

test.each([
  ['ru', 'подарки автомобилистам на 23 февраля, 40 человек', 'type.car-phone-holder'],
  ['ru', 'что подарить 25 сотрудникам-айтишникам', 'type.headphones'],
  ['en', 'gifts for dog owners, 20 pcs', 'type.pet-leash'],
  ['zh', '送爱钓鱼的爸爸什么礼物好', 'type.camping-lantern'],
] as const)('%s: "%s" is chosen by what they do', async (language, asks, type) => {
  const { state } = await aConversation(mugs(), { language })(asks)
  expect((state as { wish: { types: string[]; gift: string; words: string[] } }).wish).toMatchObject({
    gift: 'adults',
    types: expect.arrayContaining([type]),
    words: [],
  })
})

test('a gift whose occasion and recipients are named is no kind that it tells of', async () => {
  const { state, html } = await aConversation(mugs(), { language: 'zh' })('公司周年庆,想给员工买伴手礼,每人预算50块,120人')
  expect(state).toMatchObject({ wish: { gift: 'adults', quantity: 120, price: { max: 5000, currency: 'CNY' } } })
  expect(html).not.toContain('冰箱贴')
})

test('goods that are named after gifts for men are no more without women', async () => {
  const say = aConversation(mugs(), { language: 'ru' })
  await say('подарки мужчинам на 23 февраля, 40 человек')
  const { html, state } = await say('а кружки?')
  expect(state).toMatchObject({ wish: { types: ['type.mug'], notTraits: [], quantity: 40 } })
  expect(html).not.toContain('исключая')
})

test('of two measures only the one that no listing states is said to be unknown, and nothing is said to fit', async () => {
  const cable = title('Кабель для зарядки 2 м', 'Charging cable 2 m', '充电线 2米')
  const say = aConversation(aMarket([anOffer({ itemId: 'lot-cable', title: cable })]), { language: 'en' })
  expect(plain((await say('cables 2 m')).html)).toContain('One offer fits')
  const html = plain((await say('60 W or more')).html)
  expect(html).toContain('do not state power.')
  expect(html).not.toContain('fits')
})

test.each([
  ['en', 'tell me about the third', 'compare this one and the first'],
  ['ru', 'расскажи про третью', 'сравни эту и первую'],
  ['zh', '第三款怎么样', '对比这个和第一个'],
] as const)('%s: after "%s", "%s" are the two', async (language, points, asks) => {
  const market = aMarket([1, 2, 3, 4].map((yuan) => anOffer({ itemId: `lot-two-${yuan}`, title: mug, priceLadder: ladder([1, yuan]) })))
  const say = aConversation(market, { language })
  const { cards } = await say(goods[language])
  await say(points)
  const { comparison } = await say(asks)
  expect(new Set(comparison?.product_ids)).toEqual(new Set([cards[0]!.id, cards[2]!.id]))
})

test.each([
  ['ru', 'второй подойдёт для айфона 15 в чехле?', /от 4 до 7 дюймов/],
  ['en', 'will the second one fit an iPhone 15?', /4 to 7 inches/],
] as const)('%s: "%s" is told by what it is made for', async (language, asks, said) => {
  const holder = title('Держатель для телефона', 'Phone holder', '手机支架')
  const fits = stated('Для диагонали', 'Fits screens', '适用尺寸', ['от 4 до 7 дюймов', '4 to 7 inches', '4-7英寸'])
  const market = aMarket([
    anOffer({ itemId: 'lot-holder-1', title: holder }),
    anOffer({ itemId: 'lot-holder-2', title: holder, attributes: [fits] }),
  ])
  const say = aConversation(market, { language })
  const { cards } = await say(language === 'ru' ? 'держатели для телефона' : 'phone holders')
  const place = cards.findIndex(({ id }) => id === 'test-lot-holder-2')
  const asked = place === 1 ? asks : asks.replace(/втор\p{L}+/u, 'первый').replace('second', 'first')
  expect(plain((await say(asked)).html)).toMatch(said)
})

test.each([
  ['ru', 'какой из них меньше пылит?', /никто|Ни один/],
  ['ru', 'какой меньше пахнет?', /Ни один/],
  ['ru', 'капюшон есть?', /Ни один/],
] as const)('%s: "%s" asks of those shown and orders nothing by size', async (language, asks, said) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  const { html, cards } = await say(asks)
  expect(plain(html)).toMatch(said)
  expect(cards).toEqual([])
})

test.each([
  ['ru', 'барабаны', 'почём 120?'],
  ['en', 'drums', 'is the skin removable?'],
  ['en', 'drums', 'do they need tuning?'],
  ['en', 'drums', 'which would you pick?'],
  ['zh', '架子鼓', '会掉漆吗?'],
  ['zh', '架子鼓', '一套里有几件?'],
] as const)('%s: after "%s", which nobody sells, "%s" looks for nothing', async (language, asks, then) => {
  const say = aConversation(mugs(), { language })
  await say(asks)
  expect(plain((await say(then)).html)).toMatch(/никто не продаёт|Nobody sells|没有卖家供应/)
})

test('after goods that nobody sells "carbon only" is still about those', async () => {
  const say = aConversation(mugs(), { language: 'en' })
  await say('drums')
  expect(plain((await say('carbon only')).html)).toContain('drums')
})

test.each([
  ['en', 'price for 20 and for 50?', ['20 pcs', '50 pcs']],
  ['en', 'how much for 20 and 50 pcs?', ['20 pcs', '50 pcs']],
  ['ru', 'сколько за 20 и за 50?', ['20 шт.', '50 шт.']],
  ['zh', '20个和50个分别多少钱', ['20件', '50件']],
] as const)('%s: "%s" is told for both, and the lot stays as it was', async (language, asks, lots) => {
  const say = aConversation(mugs(), { language })
  const { state } = await say(goods[language])
  const reply = await say(asks)
  const text = plain(reply.html).replaceAll('\u00a0', ' ')
  for (const lot of lots) expect(text).toContain(lot)
  expect((reply.state as { wish: { quantity?: number } }).wish.quantity).toBe((state as { wish: { quantity?: number } }).wish.quantity)
})

test.each([
  ['en', 'can everything be shipped together?'],
  ['en', 'can i get both the mugs and the pens in one parcel?'],
  ['ru', 'все одной посылкой можно?'],
  ['ru', 'привезёте всё вместе?'],
  ['zh', '能一起发货吗'],
  ['zh', '可以放在一个包裹里吗'],
] as const)('%s: "%s" is asked of the order', async (language, asks) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  const { html, cards } = await say(asks)
  expect(plain(html)).toContain(textsOf(language).service.together)
  expect(cards).toEqual([])
})

test('"can you mix designs?" is asked of the service', async () => {
  const say = aConversation(mugs(), { language: 'en' })
  await say(goods.en)
  expect(plain((await say('can you mix designs?')).html)).toContain(textsOf('en').service.mixing)
})
