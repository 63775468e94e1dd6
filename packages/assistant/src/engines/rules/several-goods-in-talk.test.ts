import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'
import { partsByActs } from '../../interpret/parts-by-acts.ts'
import { partsByGoods } from '../../interpret/parts-by-goods.ts'
import { emptyState, type State } from '../../state.ts'
import { emptyWish } from '../../wish.ts'

/** Messages that speak of several goods at once, each with what is said of it alone. */

const mailer = (itemId: string, yuan: number, stock = 50_000) =>
  anOffer({
    itemId,
    title: title('Курьерский пакет 25x35 см', 'Poly mailer 25x35 cm', '快递袋 25x35厘米'),
    attributes: [stated('Размер изделия', 'Dimensions', '尺寸', ['25x35 см', '25x35 cm', '25x35厘米'])],
    priceLadder: ladder([1, yuan]),
    moq: 1,
    stock,
  })
const tape = (itemId: string, yuan: number) =>
  anOffer({ itemId, title: title('Упаковочный скотч', 'Packing tape', '封箱胶带'), priceLadder: ladder([1, yuan]), moq: 1, stock: 9000 })
const market = () => aMarket([mailer('mailer-a', 10), mailer('mailer-b', 11.5), tape('tape-a', 20), tape('tape-b', 22)])
const both: Record<Language, string> = {
  en: 'poly mailers 25x35, 1000 pcs. and packing tape, 36 pcs',
  ru: 'курьерские пакеты 25х35, 1000 шт. и упаковочный скотч, 36 шт',
  zh: '快递袋 25x35 1000个。还有封箱胶带 36个',
}
const languages = Object.keys(both) as Language[]
const idsOf = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id).toSorted()

test.each(languages)(
  '%s: each of the goods of one message is looked for with its own number, and both are on the screen',
  async (language) => {
    const { cards, html } = await aConversation(market(), { language })(both[language])
    expect(idsOf(cards)).toEqual(['test-mailer-a', 'test-mailer-b', 'test-tape-a', 'test-tape-b'])
    expect(cards.filter(({ id }) => id.includes('mailer')).map(({ price_info: price }) => price?.quantity)).toEqual([1000, 1000])
    expect(cards.filter(({ id }) => id.includes('tape')).map(({ price_info: price }) => price?.quantity)).toEqual([36, 36])
    expect(plain(html)).not.toMatch(/do not state|нет, показываю|没有“/)
  },
)

test('a place points at the card that stands there, of whichever of the goods it is', async () => {
  const say = aConversation(market(), { language: 'en' })
  const { cards } = await say(both.en)
  const place = cards.findIndex(({ id }) => id === 'test-mailer-b') + 1
  const { html, state } = await say(`how much for 2000 of no${place}?`)
  expect(plain(html)).toContain('264,500 ₽ for 2,000')
  expect((state as State).wish?.types).toEqual(['type.poly-mailer'])
})

describe('a sum of what a message counts', () => {
  test.each([
    ['en', 'so total for 1000 mailers + 36 of the tape?'],
    ['ru', 'сколько всего за 1000 пакетов и 36 скотча?'],
    ['zh', '1000个快递袋加上36个胶带一共多少钱？'],
  ] as [Language, string][])('%s: %s', async (language, question) => {
    const say = aConversation(market(), { language })
    const { cards } = await say(both[language])
    const { html } = await say(question)
    // 10 and 20 yuan at 11.5, or what was shown first of each.
    const [first, other] = ['mailer', 'tape'].map((name) => cards.find(({ id }) => id.includes(name))!.price_info!.price)
    const sum = first! * 1000 + other! * 36
    expect(plain(html).replaceAll(/[\s,]/gu, '')).toContain(`${sum}₽`)
  })

  test('two of those on the screen, each by its place', async () => {
    const say = aConversation(aMarket([tape('tape-a', 20), tape('tape-b', 22)]), { language: 'en' })
    await say('packing tape')
    expect(plain((await say('total for 50 of no1 + 20 of no2')).html)).toContain('Together: 16,560 ₽')
  })
})

test.each([
  ['en', 'the 132.25 mailers, what size?', 'test-mailer-b'],
  ['ru', 'а пакеты те за 132 какой размер?', 'test-mailer-b'],
  ['zh', '132.25那个是什么尺寸？', 'test-mailer-b'],
] as [Language, string, string][])(
  '%s: goods that were shown before others are pointed at by their price',
  async (language, question, id) => {
    const say = aConversation(market(), { language })
    await say({ en: 'poly mailers 25x35', ru: 'курьерские пакеты 25х35', zh: '快递袋 25x35' }[language])
    await say({ en: 'packing tape', ru: 'упаковочный скотч', zh: '封箱胶带' }[language])
    const { cards, state } = await say(question)
    expect(cards.map((card) => card.id)).toEqual([id])
    expect((state as State).wish?.price).toBeUndefined()
  },
)

test('what is asked of goods that the same message looks for shows their cards once', async () => {
  const say = aConversation(market(), { language: 'en' })
  const { cards, html } = await say('poly mailers 25x35, 1000 pcs. what size is the first one?')
  expect(idsOf(cards)).toEqual(['test-mailer-a', 'test-mailer-b'])
  expect(plain(html)).toContain('25x35')
})

test('words that lead to cards end where those of other goods follow', async () => {
  const say = aConversation(market(), { language: 'en' })
  const { html } = await say('poly mailers 25x35 up to 5 rubles. and packing tape, 36 pcs')
  expect(plain(html)).toContain('closest.')
})

test('a part of a message in letters of another language is answered in that of the message', async () => {
  const cable = anOffer({ itemId: 'cable', title: title('Кабель для зарядки Type-C 2 м', 'Type-C charging cable 2 m', 'Type-C数据线 2米') })
  const say = aConversation(aMarket([tape('tape-a', 20), cable]), { language: 'ru' })
  const { html } = await say('упаковочный скотч, 36 шт. usb cable type-c 2m')
  expect(plain(html)).not.toMatch(/[a-z]{3,} (?:fits|shown|offer)/i)
  expect(plain(html)).toMatch(/скотч.*кабел/is)
})

test('only offers of which there are as many in stock as are wanted, where that is asked for', async () => {
  const say = aConversation(aMarket([mailer('few', 10, 300), mailer('many', 12, 5000)]), { language: 'en' })
  expect(idsOf((await say('poly mailers, 500 pcs')).cards)).toEqual(['test-few', 'test-many'])
  const { cards, html } = await say('find one with enough stock for 500')
  expect(idsOf(cards)).toEqual(['test-many'])
  expect(cards[0]?.highlights).toContain('5,000 in stock')
  expect(plain(html)).toContain('enough in stock')
})

describe('where a message is cut', () => {
  const talkOf = (...types: string[]): State => ({
    ...emptyState(),
    wish: { ...emptyWish(), types },
    last: ['test:1', 'test:2', 'test:3', 'test:4', 'test:5'].map((id) => ({ id })),
  })
  test.each([
    ['?? dumbbells lol. i want frying pans, 26 or 28cm', talkOf('type.dumbbell'), [['type.frying-pan']]],
    ['УБЕРИ трусы. постельное 20 компл и полотенца 40', talkOf('type.briefs'), [['type.bedding'], ['type.towel']]],
    ['whats in the set? and white bath towels 70x140, 24', talkOf('type.bedding'), [[], ['type.bath-towel']]],
    ['нужны блокноты а5 в клетку и ручки синие, 200 шт', emptyState(), [['type.notebook'], ['type.pen']]],
    ['再给我找个平底锅 28cm不粘的。另外来点锅铲 10个', talkOf('type.mug'), [['type.frying-pan'], ['type.spatula']]],
  ] as [string, State, string[][]][])('%s', (message, state, types) => {
    expect(partsByGoods(message, state)?.map((part) => part.types)).toEqual(types)
  })

  test.each([
    ['towels and bathrobes, white', emptyState()],
    ['a gift set: a notebook, a pen and an umbrella, 24 sets', emptyState()],
    ['bedding for a small hotel, white, double beds', emptyState()],
    ['вазы стеклянные возьмём. ручки есть?', talkOf('type.vase')],
  ] as [string, State][])('%s: is one', (message, state) => {
    expect(partsByGoods(message, state)).toBeUndefined()
  })

  test('a number of pieces behind the last of the goods is of all of them', () => {
    const parts = partsByGoods('нужны блокноты а5 в клетку и ручки синие, 200 шт', emptyState())
    expect(parts?.map(({ text }) => text)).toEqual([expect.stringContaining('200'), expect.stringContaining('200')])
  })

  test('what is asked of one of those on the screen comes before what is changed', () => {
    const parts = partsByActs('18cm is tiny, need 26-28. does no5 work on induction?', talkOf('type.frying-pan'))
    expect(parts).toEqual(['does no5 work on induction?', '18cm is tiny, need 26-28.'])
    expect(partsByActs('black ones, 20 pcs', talkOf('type.frying-pan'))).toBeUndefined()
  })
})

test('what lies within a stated range is stated: a holder for 4 to 13 inches holds 12', async () => {
  const fits = stated('Подходит для', 'Fits devices', '适用尺寸', ['4-13 дюймов', '4-13 inch', '4-13寸'])
  const holder = (itemId: string, attributes: ReturnType<typeof stated>[]) =>
    anOffer({ itemId, title: title('Держатель для телефона', 'Phone holder', '手机支架'), attributes })
  const say = aConversation(aMarket([holder('wide', [fits]), holder('plain', [])]), { language: 'en' })
  const { cards } = await say('phone holders')
  const place = cards.findIndex(({ id }) => id === 'test-wide') + 1
  const { html } = await say(`no${place}, will it hold a 12 inch tablet?`)
  expect(plain(html)).toMatch(/30\.5 cm: yes.*4-13 inch/)
})
