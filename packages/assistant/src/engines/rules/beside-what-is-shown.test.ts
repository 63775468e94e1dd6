import type { Language } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'
import { decide } from '../../interpret/decide.ts'
import { eachOf } from '../../interpret/each-of.ts'
import { readMessage } from '../../interpret/read.ts'
import { takenBeside } from '../../interpret/taken-beside.ts'
import { shownAfter } from '../../interpret/turn-classes.ts'
import { readState, type State } from '../../state.ts'
import type { Wish } from '../../wish.ts'

/** What a buyer says beside the goods on the screen: what is asked about them, taken of them, wanted beside them, and where he sells. */

const wishAfter = (first: string, message: string): Wish => {
  const state = shownAfter(first)
  const intent = decide(readMessage(message, true), state)
  if (intent.kind !== 'search') throw new Error(`${message} is no search but ${intent.kind}`)
  return intent.wish
}

describe('"only beige?" asks about what is shown', () => {
  test.each([
    ['cosmetic bags beige', "only beige? we'd prefer navy or black"],
    ['cosmetic bags beige', 'just in beige? I wanted navy or black'],
    ['косметички бежевые', 'только бежевый? лучше бы тёмно-синий или чёрный'],
    ['косметички бежевые', 'а только бежевые есть? хотим чёрные или тёмно-синие'],
    ['米色化妆包', '只有米色吗？想要藏青或黑色'],
    ['米色化妆包', '就米色的吗，我想要黑色或藏青色的'],
  ])('after "%s", "%s" wishes for navy or black', (first, message) => {
    expect(wishAfter(first, message).colors.toSorted()).toEqual(['color.black', 'color.navy'])
  })

  test.each([
    ['cosmetic bags', 'only beige ones, up to 200 roubles'],
    ['косметички', 'только бежевые, до 200 рублей'],
    ['化妆包', '只要米色的'],
  ])('after "%s", "%s" wishes for beige', (first, message) => {
    expect(wishAfter(first, message).colors).toEqual(['color.beige'])
  })
})

describe('a bound before "each" is a price', () => {
  test.each([
    ['cosmetic bags, 100 pcs', 'ok show grey then, under 200 each'],
    ['cosmetic bags, 100 pcs', 'grey, no more than 200 each'],
    ['cosmetic bags, 100 pcs', 'any colour, up to 200 each'],
    ['косметички, 100 штук', 'серые, до 200 каждая'],
    ['косметички, 100 штук', 'серые, не дороже 200 каждая'],
    ['化妆包，100个', '灰色的，每个不超过200'],
  ])('after "%s", "%s"', (first, message) => {
    expect(wishAfter(first, message)).toMatchObject({ quantity: 100, price: { max: 20_000 } })
  })

  test('"up to 20 of each colour" counts', () => {
    expect(eachOf('up to 20 of each colour')).toMatchObject({ count: 20 })
  })
})

describe('where the buyer sells is no property of goods', () => {
  test.each([
    ['mugs', 'which would you recommend for ebay?'],
    ['mugs', 'which one should I take to sell on amazon?'],
    ['кружки', 'что посоветуете для озона?'],
    ['кружки', 'какую лучше взять под вб?'],
    ['马克杯', '拿去亚马逊卖推荐哪款'],
    ['马克杯', '放淘宝上卖，你推荐哪个'],
  ])('after "%s", "%s" asks for advice', (first, message) => {
    expect(decide(readMessage(message, true), shownAfter(first)).kind).toBe('advice')
  })

  test.each([
    'I want to resell mugs on ebay. what do you have with a lid?',
    'кружки с крышкой, перепродавать на озоне',
    '带盖马克杯，拿去淘宝卖',
  ])('"%s" wishes for goods, and asks nothing of the shop', (message) => {
    const { words, purposes, topics } = readMessage(message, false)
    expect([...words, ...purposes].join()).not.toMatch(/ebay|озон|淘宝/)
    expect(topics).toEqual([])
  })

  test('"is it cheaper on ebay?" is left as it is', () => {
    expect(readMessage('is it cheaper on ebay?', true).words.join()).toMatch(/ebay/)
  })
})

describe('a country or a town is told with the time of delivery', () => {
  test.each([
    ['do you ship to Kazakhstan'],
    ['can it be delivered to Minsk by end of january?'],
    ['довезёте до Алматы?'],
    ['а в Минск доставите к концу января?'],
    ['能发到明斯克吗'],
  ])('"%s"', (message) => {
    expect(readMessage(message, true).topics).toEqual(['delivery', 'destination'])
  })

  test.each([['do you deliver to two addresses?'], ['доставите до двери?'], ['能送货到家吗']])('"%s" names none', (message) => {
    expect(readMessage(message, true).topics).not.toContain('destination')
  })
})

describe('a metal case is what goods are made of', () => {
  test.each([
    ['tape measures', 'prefer something with a metal case'],
    ['tape measures', 'with a metal housing please'],
    ['рулетки', 'в металлическом корпусе'],
    ['рулетки', 'корпус металлический'],
    ['卷尺', '金属外壳的'],
    ['卷尺', '要金属机身的'],
  ])('after "%s", "%s"', (first, message) => {
    expect(wishAfter(first, message)).toMatchObject({ materials: ['material.metal'], words: [] })
  })

  test('a wooden phone case is one', () => {
    expect(decide(readMessage('wooden phone case', false), readState([]))).toMatchObject({ wish: { types: ['type.phone-case'] } })
  })

  test('of sets it is what they come in', () => {
    expect(wishAfter('screwdriver sets', 'prefer something with a metal case').materials).toEqual([])
  })
})

describe('sets are counted apart from their pieces', () => {
  test.each([
    ['screwdriver sets, at least 30 pieces, 20 sets'],
    ['screwdriver sets, at least 30 pieces each, 20 sets'],
    ['наборы отвёрток, не меньше 30 предметов, 20 наборов'],
    ['螺丝刀套装，每套至少30件，20套'],
  ])('"%s"', (message) => {
    const intent = decide(readMessage(message, false), readState([]))
    expect(intent).toMatchObject({ wish: { quantity: 20, words: [] } })
    const [figure] = (intent as { wish: Wish }).wish.figures ?? []
    expect(figure).toMatchObject({ field: 'set' })
    expect(figure?.above).toBeCloseTo(29.4)
    expect(figure?.below).toBeUndefined()
  })
})

const material = (ru: string, en: string, zh: string) => stated('Материал', 'Material', '材质', [ru, en, zh])
const pieces = (count: number) =>
  stated('Предметов в наборе', 'Pieces in set', '套装数量', [`${count} предметов`, `${count} pieces`, `${count}件套`])
const steel = stated('Сталь бит', 'Bit steel', '批头材质', ['S2', 'S2', 'S2钢'])
const screwdrivers = title('Набор отвёрток', 'Screwdriver set', '螺丝刀套装')
const handled = title('Набор отвёрток с алюминиевой ручкой', 'Screwdriver set with aluminium handle', '铝合金手柄螺丝刀套装')
const market = () =>
  aMarket([
    anOffer({ itemId: 'small', title: screwdrivers, attributes: [pieces(9), steel] }),
    anOffer({ itemId: 'large', title: handled, attributes: [pieces(32), steel] }),
    anOffer({ itemId: 'towel', title: title('Полотенце', 'Towel', '毛巾'), attributes: [material('хлопок', 'cotton', '纯棉')] }),
  ])

describe('sets on the screen', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'screwdriver sets', 'which one has the most bits?', 'how many pieces are in each set?'],
    ['ru', 'наборы отвёрток', 'в каком больше всего предметов?', 'сколько предметов в каждом наборе?'],
    ['zh', '螺丝刀套装', '哪套件数最多', '每套多少件'],
  ])('%s: of "%s", "%s" is told by the pieces in the set, and "%s" of all', async (language, first, most, each) => {
    const say = aConversation(market(), { language })
    await say(first)
    const best = await say(most)
    expect(best.cards.map(({ id }) => id)).toEqual(['test-large'])
    expect(plain(best.html)).toMatch(/32.*9/s)
    expect(plain((await say(each)).html)).toMatch(/9.*32|32.*9/s)
  })

  test.each<[Language, string, string, RegExp]>([
    ['en', 'screwdriver sets', "what's the one with aluminium handle made of", /Material: the seller does not say; .*aluminium/i],
    ['ru', 'наборы отвёрток', 'из чего тот, что с алюминиевой ручкой?', /Материал: продавец не указывает; .*алюмин/i],
  ])('%s: of "%s", "%s" quotes what is said of a part', async (language, first, asks, says) => {
    const say = aConversation(market(), { language })
    await say(first)
    expect(plain((await say(asks)).html)).toMatch(says)
  })

  test.each<[Language, string, string, string]>([
    ['en', 'screwdriver sets, at least 30 pieces per set', 'just show me all the sets', 'no longer counts: contents of the set'],
    ['ru', 'наборы отвёрток от 30 предметов в наборе', 'просто покажите все наборы', 'больше не учитываю'],
  ])('%s: after "%s", "%s" says what is left', async (language, first, says, told) => {
    const say = aConversation(market(), { language })
    await say(first)
    const { html, cards } = await say(says)
    expect(cards).toHaveLength(2)
    expect(plain(html)).toContain(told)
  })

  test('"show me all the sets again" keeps what they were wished for', async () => {
    const say = aConversation(market(), { language: 'en' })
    await say('screwdriver sets, at least 30 pieces per set')
    expect((await say('show me all the sets again')).cards.map(({ id }) => id)).toEqual(['test-large'])
  })
})

describe('one is taken and others are wanted beside it', () => {
  test.each<[Language, string, string]>([
    ['en', 'screwdriver sets', "ok i'll take 30 of the first one then. also need towels, do you have any"],
    ['en', 'screwdriver sets', "I'll take 30 of the first one and I also need towels"],
    ['ru', 'наборы отвёрток', 'беру 30 первых, и ещё нужны полотенца'],
    ['ru', 'наборы отвёрток', 'возьму первый, 30 наборов. а есть полотенца?'],
    ['zh', '螺丝刀套装', '要30套第一款，另外还要毛巾'],
  ])('%s: after "%s", "%s" prices the one and shows the others', async (language, first, message) => {
    const say = aConversation(market(), { language })
    await say(first)
    const { html, cards, state } = await say(message)
    expect(plain(html)).toMatch(/30/)
    expect(plain(html)).toMatch(/To order|Чтобы заказать|下单/)
    expect(cards.map(({ id }) => id)).toEqual(['test-towel'])
    expect((state as State).wish).toMatchObject({ types: ['type.towel'] })
  })

  test('what is taken in another colour is no other goods', () => {
    const state = shownAfter('towels')
    expect(takenBeside("I'll take the first one and also want it in grey", state)).toBeUndefined()
    expect(takenBeside("I'll take the first one. How do I pay?", state)).toBeUndefined()
  })
})

describe('goods of another sort beside those shown', () => {
  test.each([
    ['wooden red christmas ornaments up to 60', 'do you sell xmas lights? LED, for indoors'],
    ['wooden red christmas ornaments up to 60', 'no the lights, do you sell xmas lights?'],
    ['деревянные красные ёлочные игрушки до 60 рублей', 'и ещё нужны гирлянды на ёлку'],
    ['红色木质圣诞装饰 60以内', '另外还要圣诞灯串'],
  ])('after "%s", "%s" keeps none of their conditions', (first, message) => {
    const wish = wishAfter(first, message)
    expect(wish).toMatchObject({ types: ['type.string-lights'], colors: [], materials: [] })
    expect(wish.price).toBeUndefined()
  })

  test('"also need bath towels in white" after towels stays what it was', () => {
    expect(wishAfter('cotton towels', 'bath towels in white').materials).toEqual(['material.cotton'])
  })
})
