import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, title } from '../../test/market.ts'
import { readMessage } from './read.ts'

describe('so many of each of several goods', () => {
  test.each([
    ['нужно 100 кружек и 50 сумок', { 'type.mug': 100, 'type.bag': 50 }],
    ['200 белых футболок, 30 кепок', { 'type.t-shirt': 200, 'type.cap': 30 }],
    ['кружки 350 мл – 100 шт и блокноты А5 – 250 штук', { 'type.mug': 100, 'type.notebook': 250 }],
    ['mugs 100 pcs, tote bags 50 pcs', { 'type.mug': 100, 'type.tote-bag': 50 }],
    ['need 30 blue yoga mats plus 60 resistance bands', { 'type.yoga-mat': 30, 'type.resistance-band': 60 }],
    ['100个杯子和50个帆布袋', { 'type.mug': 100, 'type.tote-bag': 50 }],
  ])('%s', (message, counts) => {
    const read = readMessage(message, false)
    expect(Object.fromEntries((read.counts ?? []).map(({ type, quantity }) => [type, quantity]))).toEqual(counts)
    expect(read.words.filter((word) => /^\d+$/.test(word))).toEqual([])
  })

  test.each([
    'кружки и сумки по 50 штук',
    '100 кружек и сумки',
    '50 mugs and 50 bags',
    'кружка 350 мл и термос 500 мл',
    '60 pots for 20 plants',
  ])('of each as many, or of one alone: %s', (message) => expect(readMessage(message, false).counts).toBeUndefined())
})

describe('a talk about them', () => {
  const market = () =>
    aMarket([
      anOffer({ itemId: 'mug', title: title('Кружка', 'Mug', '马克杯'), priceLadder: ladder([1, 10], [100, 8]) }),
      anOffer({ itemId: 'cap', title: title('Кепка', 'Cap', '棒球帽'), priceLadder: ladder([1, 10], [30, 9], [100, 5]) }),
    ])
  const countsOf = (cards: readonly { id: string; price_info?: { quantity?: number | undefined } | undefined }[]) =>
    Object.fromEntries(cards.map(({ id, price_info }) => [id, price_info?.quantity]))

  test('each is priced at its own number, and so is the sum', async () => {
    const say = aConversation(market(), { language: 'ru' })
    expect(countsOf((await say('100 кружек и 30 кепок')).cards)).toEqual({ 'test-mug': 100, 'test-cap': 30 })
    const sum = plain((await say('сколько всё вместе выйдет?')).html).replace(/[\s\u00a0\u202f]+/g, ' ')
    expect(sum).toContain('за 100 шт. – 9 200 ₽')
    expect(sum).toContain('за 30 шт. – 3 105 ₽')
  })

  test('one of them is wanted in its own number once it is spoken of alone, and the other after it', async () => {
    const say = aConversation(market(), { language: 'en' })
    await say('100 mugs and 30 caps')
    expect(countsOf((await say('the mugs, cheapest first')).cards)).toEqual({ 'test-mug': 100 })
    expect(countsOf((await say('and the caps?')).cards)).toEqual({ 'test-cap': 30 })
  })

  test('another number is for all of them', async () => {
    const say = aConversation(market(), { language: 'ru' })
    await say('100 кружек и 30 кепок')
    expect(countsOf((await say('а если по 200 штук')).cards)).toEqual({ 'test-mug': 200, 'test-cap': 200 })
  })
})
