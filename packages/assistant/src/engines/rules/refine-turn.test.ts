import { selection as selectionSchema } from '@karavan/contract/selection.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, black, colorOption, ladder, type Reply, red, white } from '../../../test/market.ts'
import { rulesEngine } from './rules-engine.ts'

/** Twenty mugs between 12 and 31 yuan; the dearer, the smaller the lot, the longer the seller is there and the sooner it leaves. */
const offers = Array.from({ length: 20 }, (_, at) =>
  anOffer({
    priceLadder: ladder([100 - 4 * at, 12 + at]),
    moq: 100 - 4 * at,
    seller: { id: `s${at}`, name: `Seller ${at}`, years: 1 + at / 4, repurchaseRate: 0.01 * at },
    options: colorOption(...(at % 2 ? [black, white] : [red])),
    ...(at > 0 ? { delivery: { dispatchHours: 200 - 8 * at } } : {}),
  }),
)
const market = () => aMarket(offers)
const texts = ({ selection }: Reply): string[] => selection?.conditions.map(({ text }) => text) ?? []
const idOf = ({ selection }: Reply, text: string): string => selection?.conditions.find((one) => one.text === text)?.id ?? 'missing'
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the conditions of an answer', () => {
  test.each([
    ['ru', 'чёрные термокружки 500 мл до 300 рублей, 100 штук', ['до 300 ₽', '100 шт.', 'чёрный', '500 мл']],
    ['en', 'black thermos mugs 500 ml up to 300 rubles, 100 pcs', ['up to 300 ₽', '100 pcs', 'black', '500 ml']],
    ['zh', '黑色保温杯 500毫升 300卢布以内 100个', ['300 ₽以内', '100件', '黑色', '500毫升']],
  ] as const)('%s: each stands by itself, in the language of the reply [G-68]', async (_language, message, expected) => {
    const reply = await aConversation(market())(message)
    expect(texts(reply).map(plain)).toEqual(expected)
    expect(selectionSchema.parse(reply.selection)).toEqual(reply.selection)
  })

  test('a press takes one away, says so and leaves the others', async () => {
    const say = aConversation(market(), { language: 'ru' })
    const first = await say('чёрные термокружки 500 мл до 300 рублей, 100 штук')
    expect(first.cards.every(({ price }) => price! <= 300)).toBe(true)
    const next = await say('anything at all', { remove: idOf(first, 'до 300\u00a0₽') })
    expect(plain(next.html)).toContain('Ищу без условия «до 300 ₽»')
    expect(texts(next).map(plain)).toEqual(['100 шт.', 'чёрный', '500 мл'])
    expect(next.selection?.total).toBe(10)
  })

  test('every condition can be taken away by its id, whatever was said', async () => {
    const message =
      'чёрные или белые термокружки 500 мл из стали, не красные, без пластика, с логотипом, до 900 рублей, 100 штук, от фабрики, минимальный заказ до 90, отправка за 48 часов'
    const { selection } = await aConversation(market(), { language: 'ru' })(message)
    expect(selection!.conditions.length).toBeGreaterThan(8)
    expect(new Set(selection!.conditions.map(({ id }) => id)).size).toBe(selection!.conditions.length)
    for (const { id, text } of selection!.conditions) {
      const say = aConversation(market(), { language: 'ru' })
      await say(message)
      const left = (await say('', { remove: id })).selection!.conditions.map((one) => one.text)
      expect(left, text).toEqual(selection!.conditions.map((one) => one.text).filter((one) => one !== text))
    }
  })

  test('what the goods are called by is none, so that a search always has goods', async () => {
    expect(texts(await aConversation(market(), { language: 'ru' })('термокружки'))).toEqual([])
    expect(texts(await aConversation(market(), { language: 'ru' })('что-нибудь с динозаврами'))).toEqual([])
  })

  test('where nothing fits they are those that were said, so that the one in the way can go', async () => {
    const say = aConversation(market(), { language: 'ru' })
    const nothing = await say('термокружки до 20 рублей')
    expect(texts(nothing).map(plain)).toEqual(['до 20 ₽'])
    expect((await say('', { remove: 'price' })).selection).toMatchObject({ conditions: [], total: 20 })
  })

  test('without "dearer" what was said of the price before holds again', async () => {
    const say = aConversation(market(), { language: 'ru' })
    await say('термокружки от 200 до 300 рублей')
    const dearer = await say('подороже')
    expect(texts(dearer).map(plain)).toEqual([expect.stringMatching(/^от 2\d\d/)])
    expect(texts(await say('', { remove: 'price' })).map(plain)).toEqual(['200 ₽ – 300 ₽'])
  })

  test('they belong to their topic and come back with it', async () => {
    const shop = aMarket([...offers, anOffer({ title: { zh: '黑色双肩包', ru: 'Чёрный рюкзак', en: 'Black backpack' } })])
    const say = aConversation(shop, { language: 'ru' })
    const mugs = await say('термокружки до 300 рублей')
    expect(texts(await say('чёрные рюкзаки'))).toEqual(['чёрный'])
    expect(texts(await say('вернёмся к термокружкам'))).toEqual(texts(mugs))
  })

  test('a condition that is not there any more is no reason to search for something else', async () => {
    const say = aConversation(market(), { language: 'ru' })
    const first = await say('термокружки до 300 рублей')
    const again = await say('', { remove: 'colors:color.red' })
    expect(again.html).toContain('Этого условия в поиске уже нет')
    expect(again.cards.map(({ id }) => id)).toEqual(first.cards.map(({ id }) => id))
  })

  test('after a new start there is nothing to change, and the goods are asked for', async () => {
    const say = aConversation(market(), { language: 'ru' })
    await say('термокружки до 300 рублей')
    await say('начнём заново')
    expect((await say('', { remove: 'price' })).html).toContain('Какой товар ищем?')
  })
})

describe('another order', () => {
  const first = (reply: Reply) => reply.cards[0]?.id
  test.each([
    ['price', offers[0]!.id],
    ['moq', offers[19]!.id],
    ['seller', offers[19]!.id],
    ['dispatch', offers[19]!.id],
  ] as const)('by %s the same offers stand otherwise, and it says so', async (sort, expected) => {
    const say = aConversation(market(), { language: 'ru' })
    const before = await say('термокружки до 900 рублей')
    expect(before.selection).toMatchObject({ sort: 'relevance', sorts: ['price', 'moq', 'seller', 'dispatch'] })
    const after = await say('нечто', { sort })
    expect(first(after)).toBe(expected)
    expect(after.selection).toMatchObject({ sort, total: before.selection!.total, conditions: before.selection!.conditions })
    expect(after.html).toContain('Сначала')
    if (sort !== 'price') expect(after.html, 'what is first is not therefore the best').not.toContain('Лучше всего')
    expect(first(await say('', { sort: 'relevance' }))).toBe(first(before))
  })

  test('it holds for what is said next, and an offer that states no time comes last', async () => {
    const say = aConversation(market(), { language: 'ru' })
    await say('термокружки')
    await say('', { sort: 'dispatch' })
    const red = await say('только красные')
    expect(first(red)).toBe(offers[18]!.id)
    const ids = (await pagesOf(red)).map(({ id }) => id)
    expect(ids.at(-1)).toBe(offers[0]!.id)
  })

  test('orders in which the offers do not differ are not offered', async () => {
    const alike = aMarket([...Array(8)].map((_, at) => anOffer({ priceLadder: ladder([10, 20 + at]), seller: { id: 's', name: 'S' } })))
    expect((await aConversation(alike)('thermos mugs')).selection?.sorts).toEqual(['price'])
  })
})

/** Everything the search of a reply found, a few at a time. */
async function pagesOf({ state, cards }: Reply) {
  const input = { state, shownIds: cards.map(({ id }) => id), interfaceLanguage: 'ru' as const, limit: 4 }
  const all = []
  for (let total = 1; all.length < total; ) {
    const page = await rulesEngine.listResults!({ ...input, offset: all.length }, market(), new AbortController().signal)
    if (!page || page === 'unreachable' || page.cards.length === 0) break
    total = page.total
    all.push(...page.cards)
  }
  return all
}

describe('all that was found', () => {
  test('begins with the cards that were shown and has every other offer once', async () => {
    const reply = await aConversation(market(), { language: 'ru' })('термокружки до 300 рублей')
    const all = await pagesOf(reply)
    expect(all.slice(0, 6).map(({ id }) => id)).toEqual(reply.cards.map(({ id }) => id))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all).toHaveLength(reply.selection!.total!)
    expect(all.every(({ price }) => price! <= 300)).toBe(true)
  })

  test('of "more" it leaves out what was shown before', async () => {
    const say = aConversation(market(), { language: 'ru' })
    const before = await say('термокружки')
    const more = await say('ещё')
    const ids = (await pagesOf(more)).map(({ id }) => id)
    expect(ids).toHaveLength(14)
    expect(ids.filter((id) => before.cards.some((card) => card.id === id))).toEqual([])
  })

  test('a card says nothing of the others: the page is only a part', async () => {
    const reply = await aConversation(market(), { language: 'ru' })('термокружки, дешёвые')
    expect((await pagesOf(reply)).filter(({ llm_reasoning }) => llm_reasoning.includes('из показанных'))).toEqual([])
  })

  test('a turn that showed no offers has none, the state of an earlier one notwithstanding', async () => {
    const say = aConversation(market(), { language: 'ru' })
    await say('термокружки')
    expect(await pagesOf(await say('спасибо'))).toEqual([])
    expect(await pagesOf({ state: { version: 7 }, cards: [] } as never)).toEqual([])
  })

  test('where no marketplace answers, that is said', async () => {
    const { state } = await aConversation(market())('thermos mugs')
    const away = aMarket([], { retrieve: async () => ({ hits: [], total: 0, asked: [], failed: [{ label: 'Test', kind: 'timeout' }] }) })
    const input = { state, shownIds: [], interfaceLanguage: 'en' as const, offset: 0, limit: 4 }
    expect(await rulesEngine.listResults!(input, away, new AbortController().signal)).toBe('unreachable')
  })
})
