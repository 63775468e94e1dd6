import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'
import { partsByActs } from '../../interpret/parts-by-acts.ts'
import { emptyState, type State } from '../../state.ts'
import { emptyWish } from '../../wish.ts'

/** Messages that do several things at once: ask of what is shown, change it, name other goods, ask the shop. */

const pan = (itemId: string, [ru, en, zh]: [string, string, string], yuan: number, warranty: string) =>
  anOffer({
    itemId,
    title: title(`${ru} сковорода 28 см`, `${en} frying pan 28 cm`, `${zh}平底锅 28厘米`),
    attributes: [
      stated('Гарантия', 'Warranty', '保修', [`${warranty} мес`, `${warranty} months`, `${warranty}个月`]),
      stated('Материал', 'Material', '材质', [ru.toLowerCase(), en.toLowerCase(), zh]),
    ],
    priceLadder: ladder([1, yuan], [100, yuan - 1]),
    moq: 1,
    stock: 5000,
  })
const market = () =>
  aMarket([
    pan('iron', ['Чугун', 'Cast iron', '铸铁'], 30, '6'),
    pan('steel', ['Нержавеющая сталь', 'Stainless steel', '不锈钢'], 40, '12'),
    anOffer({ itemId: 'towel', title: title('Полотенце', 'Towel', '毛巾'), priceLadder: ladder([1, 10]), moq: 1, stock: 5000 }),
  ])
const first: Record<Language, string> = { ru: 'сковороды 28 см, 20 шт', en: 'frying pans 28 cm, 20 pcs', zh: '平底锅 28厘米 20个' }

describe('what is asked is answered, and what is wished for is looked for', () => {
  test.each([
    ['ru', 'какая гарантия у второй? и полотенца есть? 60 шт', /Гарантия: (?:6|12) мес/],
    ['en', 'how long is the warranty of the second one? and do you have towels? 60 pcs', /Warranty: (?:6|12) months/],
    ['zh', '第二个保修多久？再要60条毛巾', /保修：(?:6|12)个月/],
  ] as [Language, string, RegExp][])('%s: %s', async (language, message, answered) => {
    const say = aConversation(market(), { language })
    await say(first[language])
    const { html, cards } = await say(message)
    expect(plain(html)).toMatch(answered)
    expect(cards.map(({ id }) => id)).toEqual(['test-towel'])
    expect(cards[0]?.price_info?.quantity).toBe(60)
  })

  test.each([
    ['ru', 'нужны стальные. а доставка сколько дней?', /14–21/],
    ['en', 'i need steel ones. and how long is delivery?', /14-21/],
    ['zh', '要不锈钢的 配送要多久', /14-21/],
  ] as [Language, string, RegExp][])('%s: %s', async (language, message, answered) => {
    const say = aConversation(market(), { language })
    await say(first[language])
    const { html, cards } = await say(message)
    expect(plain(html)).toMatch(answered)
    expect(cards.map(({ id }) => id)).toEqual(['test-steel'])
  })

  test('goods that nobody sells keep no question to the shop from its answer', async () => {
    const say = aConversation(market(), { language: 'ru' })
    await say(first.ru)
    const { html } = await say('ясно. а будильник настольный есть у вас? и как оплата идет')
    expect(plain(html)).toMatch(/Ничего не нашёл: «будильник настольный»/)
    expect(plain(html)).toContain('Оплата ручная')
  })
})

test('what is told of one offer stands below its name once', async () => {
  const say = aConversation(market(), { language: 'zh' })
  await say(first.zh)
  const { html } = await say('第二个能印logo吗 保修多久 几天发货')
  expect(plain(html).match(/第2款/gu)).toHaveLength(1)
})

test('others are not shown in place of those that the rest of the message is asked of', async () => {
  const say = aConversation(market(), { language: 'en' })
  const { cards } = await say(first.en)
  const place = cards.findIndex(({ id }) => id === 'test-iron') + 1
  const { html } = await say(`is no${place} stainless? how long is delivery? how long is the warranty of no${place}`)
  expect(plain(html)).toContain('Warranty: 6 months')
  expect(plain(html)).toContain('14-21')
})

describe('where a message is cut', () => {
  const talk: State = {
    ...emptyState(),
    wish: { ...emptyWish(), types: ['type.frying-pan'] },
    last: ['test:1', 'test:2', 'test:3', 'test:4', 'test:5'].map((id) => ({ id })),
  }
  test.each([
    ['too pricey, under 900 rub. whats the min order on those', ['too pricey, under 900 rub.', 'whats the min order on those']],
    ['а побольше есть? и сколько всего за 30 первых', ['а побольше есть?', 'и сколько всего за 30 первых']],
    ['нужны глубже. вторая на индукцию пойдёт?', ['вторая на индукцию пойдёт?', 'нужны глубже.']],
    ['第二个不就是24厘米么 给我换大的 几天发货', ['第二个不就是24厘米么', '给我换大的', '几天发货']],
  ] as [string, string[]][])('%s', (message, parts) => {
    expect(partsByActs(message, talk)).toEqual(parts)
  })

  test.each([
    'anything clean, like dark blue or black?',
    'третья в белом есть? 28 размер нужен тоже',
    'black ones, 20 pcs',
    'не чугун, именно сталь',
    'total for the pans and the towels?',
    '绿色20件 紫色10件 一共多少',
  ])('%s: is one', (message) => {
    expect(partsByActs(message, talk)).toBeUndefined()
  })
})

test.each([
  ['ru', 'оплата картой есть? и полотенца есть?', /Оплата ручная.*Можно ли заплатить картой, тоже сказано там/],
  ['en', 'so paypal yes or no? got any towels too?', /Whether PayPal is among them, the instructions say/],
  ['zh', '能付支付宝吗 能货到付款吗', /能否使用支付宝、货到付款，以付款说明为准/],
] as [Language, string, RegExp][])('%s: the way to pay that is asked for is spoken of: %s', async (language, message, answer) => {
  const say = aConversation(market(), { language })
  await say(first[language])
  expect(plain((await say(message)).html)).toMatch(answer)
})

test('one of two lamps that is counted is no sum of both', async () => {
  const say = aConversation(market(), { language: 'ru' })
  const { cards } = await say('сковороды 28 см')
  const steel = cards.findIndex(({ id }) => id === 'test-steel')
  const { html } = await say(`у ${steel === 0 ? 'первой' : 'второй'} какая гарантия? и сколько выйдет 40 шт`)
  expect(plain(html)).toContain('Гарантия: 12 мес')
  expect(plain(html)).toMatch(/460 ₽ за штуку, за 40 шт/)
  expect(plain(html)).not.toContain('Вместе')
})

test.each([
  ['ru', 'забудь про них. полотенца, 60 шт. и первое есть в наличии?', /В наличии: 5 000 шт/],
  ['en', 'nvm forget those. towels, 60 pcs. and is no1 in stock?', /In stock: 5,000 pcs/],
] as [Language, string, RegExp][])(
  '%s: goods are given up for others, and a place is one of the others: %s',
  async (language, message, answer) => {
    const say = aConversation(market(), { language })
    await say(first[language])
    const { html, cards } = await say(message)
    expect(cards.map(({ id }) => id)).toEqual(['test-towel'])
    expect(cards[0]?.price_info?.quantity).toBe(60)
    expect(plain(html)).toMatch(answer)
  },
)

test('the first of goods that were shown before others is theirs in a sum', async () => {
  const say = aConversation(market(), { language: 'ru' })
  await say(first.ru)
  await say('полотенца, 60 шт')
  const text = plain((await say('сколько всего за 20 первых сковород и 60 полотенец?')).html)
  expect(text).toMatch(/сковорода.*за 20 шт/)
  expect(text).toMatch(/Полотенце.*за 60 шт\. – 6 900 ₽/)
  expect(text).toContain('Вместе')
})
