import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'
import { describeConditions } from '../../explain/describe.ts'
import { quotedQuestion } from '../../interpret/quoted.ts'
import { readMessage } from '../../interpret/read.ts'
import type { State } from '../../state.ts'
import { emptyWish, type Wish } from '../../wish.ts'

/** Messages of talks as buyers write them: kinds that share a noun, what any will do of, the way back with a question, and what is quoted of them. */

const wishOf = (state: unknown): Wish => (state as State).wish!

describe('two kinds that share their noun', () => {
  test.each([
    'gym / travel bag with a shoe compartment',
    'gym or travel bag',
    'сумка спортивная/дорожная',
    'спортивная или дорожная сумка',
  ])('"%s" names both', (message) => {
    expect(readMessage(message, false)).toMatchObject({
      types: ['type.gym-bag', 'type.travel-bag'],
      words: expect.not.arrayContaining(['gym']),
    })
  })
  test.each(['black or grey bag', 'хлопковая или льняная скатерть', 'tea or coffee cups'])('"%s" names one', (message) => {
    expect(readMessage(message, false).types).toHaveLength(1)
  })
})

test('"any travel bag is fine" asks for travel bags, and gives none up', async () => {
  const market = aMarket([
    anOffer({ itemId: 'gym', title: title('Спортивная сумка', 'Gym bag', '运动包') }),
    anOffer({ itemId: 'travel', title: title('Дорожная сумка', 'Travel bag', '旅行包') }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('gym bag')
  const { cards, state } = await say('doesnt have to be a gym bag, any travel bag is fine')
  expect(wishOf(state).types).toEqual(['type.travel-bag'])
  expect(cards.map(({ id }) => id)).toEqual(['test-travel'])
})

describe('the way back, and what is asked behind it', () => {
  const market = () =>
    aMarket([
      anOffer({
        itemId: 'gloves',
        title: title('Детские перчатки', 'Kids gloves', '儿童手套'),
        attributes: [stated('Подкладка', 'Lining', '里料', ['флис', 'fleece', '抓绒'])],
      }),
      anOffer({ itemId: 'hats', title: title('Детская кепка', 'Kids cap', '儿童棒球帽') }),
    ])
  test.each<[Language, string, string, string, RegExp]>([
    ['ru', 'детские перчатки', 'детские кепки', 'вернёмся к перчаткам. какая у них подкладка?', /флис/],
    ['en', 'kids gloves', 'kids caps', 'back to the gloves. what is the lining?', /fleece/],
    ['zh', '儿童手套', '儿童棒球帽', '回到手套，里料是什么？', /抓绒/],
  ])('%s: "%s", "%s", then "%s" is answered of those', async (language, first, other, back, said) => {
    const say = aConversation(market(), { language })
    await say(first)
    await say(other)
    const { html, cards, state } = await say(back)
    expect(plain(html)).toMatch(said)
    expect(cards.map(({ id }) => id)).toEqual(['test-gloves'])
    expect(wishOf(state)).toMatchObject({ traits: ['audience.kids'], words: [] })
  })
})

test('«а шапки детские зимние есть?» of gloves asks for hats, and is no guess at what gloves have', async () => {
  const market = aMarket([
    anOffer({
      itemId: 'gloves',
      title: title('Детские зимние перчатки', 'Kids winter gloves', '儿童冬季手套'),
      attributes: [stated('Подкладка', 'Lining', '里料', ['на флисе', 'fleece-lined', '抓绒'])],
    }),
  ])
  const say = aConversation(market, { language: 'ru' })
  await say('перчатки детские зимние')
  const { html, cards } = await say('а шапки детские зимние есть?')
  expect(plain(html)).toMatch(/Ничего не нашёл.*шапки/)
  expect(cards).toEqual([])
})

test('what is asked in other words is told by the name of the property', async () => {
  const pan = anOffer({ itemId: 'pan', title: title('Сковорода', 'Frying pan', '煎锅') })
  const say = aConversation(aMarket([pan, { ...pan, id: 'test-other', itemId: 'other' }]), { language: 'en' })
  await say('frying pans')
  const { html } = await say('will they work on induction too? we may change the cooker')
  expect(plain(html)).toMatch(/states it \(induction ready\)/)
})

test.each([
  ['two sentences: the one that is asked', 'Will it rust? My shop is by the sea.', 'will it rust', 'rust'],
  ['nothing asked', 'black ones', undefined, undefined],
  ['another spelling of most of its words', '能放冰箱冷冻层不？谢谢', '能放冰箱冷冻不', '能放冰箱冷冻层'],
])('%s', (_, written, question, quoted) => {
  expect(quotedQuestion({ written, question })).toBe(quoted)
})

test.each([
  ['small soft toys', 'small'],
  ['小号毛绒玩具', '小号'],
])('"%s": what goods are like in size stands before their name', (message, word) => {
  expect(readMessage(message, false).purposes).toEqual([word])
})
test.each(['small batch of mugs', 'need a small quantity of towels', 'i have a small shop, need mugs'])('"%s" is of no size', (message) => {
  expect(readMessage(message, false).purposes).not.toContain('small')
})

test.each<[Language, string, string]>([
  ['ru', 'пазлы для взрослых', 'а для ребёнка 4 лет?'],
  ['en', 'puzzles for adults', 'and for a 4 year old?'],
  ['zh', '成人拼图', '4岁孩子玩的呢'],
])('%s: "%s", then "%s": goods for a child are none for adults', async (language, first, second) => {
  const say = aConversation(aMarket([anOffer({ itemId: 'puzzle', title: title('Пазл для взрослых', 'Puzzle for adults', '成人拼图') })]), {
    language,
  })
  await say(first)
  const { traits, figures } = wishOf((await say(second)).state)
  expect(traits).not.toContain('audience.adults')
  expect(figures).toEqual([{ field: 'age', below: 5 }])
})

test.each([
  ['保温杯 防漏的', '密封性不重要'],
  ['保温杯 防水的', '防水性不要了'],
])('"%s", then "%s" gives it up', async (first, second) => {
  const say = aConversation(aMarket([anOffer({ itemId: 'mug', title: title('Термокружка', 'Thermos mug', '保温杯') })]), { language: 'zh' })
  await say(first)
  expect(wishOf((await say(second)).state)).toMatchObject({ traits: [], notTraits: [] })
})

test('"which of these come in 2 kg?" is told of each, and no list of all weights', async () => {
  const weight = (ru: string, en: string, zh: string) => stated('Вес', 'Weight', '重量', [ru, en, zh])
  const market = aMarket([
    anOffer({ itemId: 'light', title: title('Гантель', 'Dumbbell', '哑铃'), attributes: [weight('1 кг', '1 kg', '1kg')] }),
    anOffer({ itemId: 'all', title: title('Гантель', 'Dumbbell', '哑铃'), attributes: [weight('1 кг, 2 кг', '1 kg, 2 kg', '1kg，2kg')] }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('dumbbells')
  const { html } = await say('which of these come in 2 kg?')
  expect(plain(html)).toMatch(/2 kg: yes/)
  expect(plain(html)).toMatch(/2 kg: no, stated: 1 kg/)
})

test.each([
  ['сандалии 27 и 28 размер', ['27', '28']],
  ['sandals sizes 27, 28 and 29', ['27', '28', '29']],
  ['凉鞋 27和28码', ['27', '28']],
])('"%s": all of the sizes are wanted', (message, sizes) => {
  expect(readMessage(message, false)).toMatchObject({ sizes, words: [] })
})

test.each([
  ['花盆 100块卢布左右', { target: 10_000, currency: 'RUB' }],
  ['花盆 5块左右一个', { target: 500, currency: 'CNY' }],
  ['5块左右一个的花盆有吗', { target: 500, currency: 'CNY' }],
  ['手套 200卢布以内一双', { max: 20_000, currency: 'RUB' }],
])('"%s": a price of one counts nothing', (message, price) => {
  const reading = readMessage(message, false)
  expect(reading).toMatchObject({ price })
  expect(reading.quantity).toBeUndefined()
})

test.each([
  ['帆布袋 印logo', '没拉链的有吗', { notTraits: ['type.sewing-goods'] }],
  ['umbrellas', 'plain please, no flowers or checks', { notWords: ['flowers', 'checks'] }],
  ['花盆 带托盘 20厘米', '托盘必须有的，小一点也可以', { measures: [] }],
  ['тюль белый лён', 'ткань уже не важна', { materials: [] }],
  ['сандалии натуральная кожа', 'можно из кожзама', { materials: ['material.leather', 'material.faux-leather'] }],
])('"%s", then "%s"', async (first, second, wish) => {
  const language = /\p{Script=Han}/u.test(first) ? 'zh' : /\p{Script=Cyrillic}/u.test(first) ? 'ru' : 'en'
  const names = ['Сумка', 'Bag', '帆布袋'] as const
  const goods = [
    title(...names),
    title('Зонт', 'Umbrella', '雨伞'),
    title('Кашпо', 'Flower pot', '花盆'),
    title('Тюль', 'Sheer curtain', '纱帘'),
  ]
  const all = [...goods, title('Сандалии', 'Sandals', '凉鞋')]
  const say = aConversation(aMarket(all.map((one, at) => anOffer({ itemId: `goods-${at}`, title: one }))), { language })
  await say(first)
  expect(wishOf((await say(second)).state)).toMatchObject(wish)
})

test('what is left out is told behind the words that are wanted', () => {
  expect(
    describeConditions({ ...emptyWish(), types: ['type.sheer-curtain'], words: ['вышивкой'], notTraits: ['style.cute'] }, 'ru'),
  ).toEqual(['«вышивкой»', expect.stringMatching(/^исключая: /)])
})
