import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, plain, stated, title } from '../../../test/market.ts'
import { readMessage } from '../../interpret/read.ts'

/** Numbers and conditions as people say them, each in the part that it has. */

const read = (message: string) => readMessage(message, false)

test.each([
  ['wooden cutting boards, 50, nothing over 5 dollars', { max: 500, currency: 'USD' }, 50],
  ['доски деревянные, 50 шт, ничего дороже 300 рублей', { max: 30_000, currency: 'RUB' }, 50],
  ['台灯 25个 单价别超80', { max: 8000 }, 25],
  ['пледы сотрудникам, 70 человек, бюджет 800р на каждого', { max: 80_000, currency: 'RUB' }, 70],
  ['blankets, 70 pcs, budget $10 per head', { max: 1000, currency: 'USD' }, 70],
  ['毯子70条 预算50块每人', { max: 5000, currency: 'CNY' }, 70],
  ['пылесосы 30 шт, тыщи до полторы', { max: 150_000, currency: 'RUB' }, 30],
] as const)('"%s" is the most that one may cost', (message, price, quantity) => {
  expect(read(message)).toMatchObject({ price, quantity })
  expect(read(message).budget).toBeUndefined()
})

test.each([
  ['need canvas tote bags, around 200, natural color', 200],
  ['сумки холщовые, около 200, бежевые', 200],
] as const)('"%s" counts pieces', (message, quantity) => {
  expect(read(message)).toMatchObject({ quantity })
  expect(read(message).price).toBeUndefined()
})

test('"mugs around 200" may be a price, and a currency makes it one', () => {
  expect(read('mugs around 200').quantity).toBeUndefined()
  expect(read('canvas bags, around 200 rubles, natural color').price).toMatchObject({ target: 20_000, currency: 'RUB' })
})

test('«кружки мл на 300-350» is their volume', () => {
  expect(read('кружки керамические мл на 300-350, штук 120')).toMatchObject({
    quantity: 120,
    measures: [{ dimension: 'volume', min: 300, max: 350 }],
  })
})

test('«побольше предметов, от 40» is how many there are in a set, and no price', () => {
  const { price, figures } = readMessage('хочу где побольше предметов, от 40', true)
  expect(price).toBeUndefined()
  expect(figures).toMatchObject([{ field: 'set' }])
})

test.each(['not heavier than a brick', 'bought at a train station', 'двух человек'])('"%s" names no goods', (message) => {
  expect(read(`power banks, 60 pcs, ${message}`).types).toEqual(['type.power-bank'])
})

describe('sizes', () => {
  const shoe = title('Сандалии', 'Sandals', '凉鞋')
  const ofSizes = (itemId: string, sizes: readonly string[]) =>
    anOffer({
      itemId,
      title: shoe,
      options: [
        {
          pid: 's',
          name: { zh: '尺码', ru: 'Размер', en: 'Size' },
          values: sizes.map((size, at) => ({ vid: String(at), name: { zh: size, ru: size, en: size } })),
        },
      ],
    })
  const market = () => aMarket([ofSizes('run-some', ['39', '40', '41']), ofSizes('run-all', ['36', '37', '38', '39', '40', '41'])])
  const shown = async (message: string) => (await aConversation(market(), { language: 'en' })(message)).cards.map(({ id }) => id)

  test('a run is met by those that have each of it', async () => {
    expect(await shown('sandals, size 36-41, 20 pairs')).toEqual(['test-run-all'])
  })
  test('of a few sizes one will do', async () => {
    expect(await shown('sandals, size 36 or 39, 20 pairs')).toHaveLength(2)
  })
})

test('"plus size" is no addition, and what is only loose is not ticked for it', async () => {
  const dress = title('Платье', 'Dress', '连衣裙')
  const loose = anOffer({ title: dress, attributes: [stated('Силуэт', 'Fit', '版型', ['оверсайз', 'oversize', '宽松'])] })
  const say = aConversation(aMarket([loose]), { language: 'en' })
  const { html, cards } = await say('dresses plus size, 20 pcs')
  expect(plain(html)).toMatch(/plus sizes/)
  expect(cards.flatMap(({ highlights }) => highlights).join()).not.toMatch(/plus|oversize/i)
})

test('crew socks are no ankle socks', async () => {
  const socks = (itemId: string, ru: string, en: string, zh: string) => anOffer({ itemId, title: title(ru, en, zh) })
  const market = aMarket([
    socks('socks-ankle', 'Короткие носки', 'Ankle socks', '船袜'),
    socks('socks-crew', 'Носки средней длины', 'Crew socks', '中筒袜'),
  ])
  const { cards } = await aConversation(market, { language: 'en' })('crew socks, 500 pairs')
  expect(cards.map(({ id }) => id)).toEqual(['test-socks-crew'])
})

test('"scratch that" takes back what stands before it, and is no word of goods', () => {
  const { words, types } = readMessage('actually scratch that, ankle socks white', true)
  expect(words).toEqual([])
  expect(types).toEqual(['type.ankle-socks'])
})

const brush = title('Набор кистей', 'Makeup brush set', '化妆刷套装')
test('便宜的那款 30套多少 is the sum of the cheapest of those shown', async () => {
  const market = aMarket([
    anOffer({ itemId: 'sum-dear', title: brush, priceLadder: ladder([1, 30]), salesCount: 9000 }),
    anOffer({ itemId: 'sum-cheap', title: brush, priceLadder: ladder([1, 10]) }),
  ])
  const say = aConversation(market, { language: 'zh' })
  await say('化妆刷套装 30套')
  const { html, cards } = await say('便宜的那款 30套多少')
  expect(cards.map(({ id }) => id)).toEqual(['test-sum-cheap'])
  expect(plain(html)).toMatch(/3,450/)
})

test('算了玻璃太重 换塑料的: the reason is none of the wish', () => {
  expect(readMessage('算了玻璃太重 换塑料的', true)).toMatchObject({ materials: ['material.plastic'], relatives: [] })
})

test('配中性笔 一样数量 are other goods, as many of them', () => {
  expect(readMessage('配中性笔 黑色0.5 一样数量', true)).toMatchObject({ types: ['type.gel-pen'], isPart: false })
})
