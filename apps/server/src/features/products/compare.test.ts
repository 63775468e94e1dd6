import { type CompareAnswer, compareAnswer } from '@karavan/contract/compare.ts'
import { fromMinor } from '@karavan/contract/money.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { httpMarketplace } from '@karavan/testing/http-marketplace.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { toRates } from '../currency/rates.ts'
import { toComparison } from './compare.ts'

const spec = (zh: string, ru: string, value: string) => ({
  name: { zh, ru, en: `${ru} (en)` },
  value: { zh: value, ru: value, en: `${value} (en)` },
})
const sku = (skuId: string, priceMinor: number | undefined, stock = 100) => ({
  skuId,
  propsIds: `1:${skuId}`,
  ...(priceMinor === undefined ? {} : { priceMinor }),
  stock,
})
/** No variant prices of its own: the ladder prices it. */
const plain = (itemId: string, parts: Partial<Offer> = {}) => anOffer({ itemId, skus: [sku('9001', undefined, 120)], ...parts })

describe('POST /api/products/compare', async () => {
  const cheap = plain('1', {
    attributes: [
      spec('材质', 'Материал', 'сталь'),
      spec('容量', 'Объём', '500 мл'),
      spec('货号', 'Артикул', 'A1'),
      spec('盖子', 'Крышка', 'винт'),
    ],
    seller: { id: 's', name: 'One', years: 7, repurchaseRate: 0.31, isFactory: true },
  })
  const dear = plain('2', {
    priceLadder: [{ from: 10, minor: 3000 }],
    moq: 10,
    stock: 40,
    attributes: [spec('容量', 'Объём', '500  мл'), spec('货号', 'Артикул', 'B2')],
    seller: { id: 's2', name: 'Two', years: 2, repurchaseRate: 0.2, isFactory: false },
    weightGrams: undefined,
  })
  const bare = plain('3', {
    priceLadder: [],
    seller: undefined,
    delivery: undefined,
    attributes: [],
    stock: undefined,
    skus: [],
    options: [],
    weightGrams: undefined,
    salesCount: undefined,
  })
  const variants = plain('4', { skus: [sku('a', 500, 0), sku('b', 1000), sku('c', 2000)], priceLadder: [{ from: 5, minor: 500 }], moq: 5 })
  const dollars = plain('5', { currency: 'USD', priceLadder: [{ from: 1, minor: 100 }], moq: 1 })
  const unknownMoney = plain('6', { currency: 'XAU', priceLadder: [{ from: 1, minor: 100 }], moq: 1 })
  const shipped = plain('7', { priceLadder: [{ from: 1, minor: 600 }], moq: 1, delivery: { fee: { minor: 600, pieces: 3 } }, boxCm3: 1800 })
  const t = await testApp({
    verifyToken: testUsers,
    marketplaces: [givenMarketplace([shipped, cheap, dear, bare, variants, dollars, unknownMoney])],
  })
  afterAll(() => t[Symbol.asyncDispose]())

  const ask = (payload: object, headers = {}) => t.inject({ method: 'POST', url: '/api/products/compare', payload, headers })
  const compare = async (offers: Offer[], more: object = {}): Promise<CompareAnswer> => {
    const answer = await ask({ product_ids: offers.map(({ id }) => id), quantity: 100, ...more })
    expect(answer.statusCode).toBe(200)
    return compareAnswer.parse(answer.json())
  }
  const row = (answer: CompareAnswer, key: string, label?: string) => {
    const found = answer.rows.find((one) => one.key === key && one.label === label)
    if (!found) throw new Error(`no row ${key} ${label}`)
    return found
  }

  test('prices follow the ladder at the quantity, in roubles with the marketplace’s own beside them; the certainly cheaper one is marked', async () => {
    const answer = await compare([cheap, dear])
    expect(answer).toMatchObject({ success: true, quantity: 100, currency: 'RUB' })
    expect(row(answer, 'unit_price')).toEqual({
      key: 'unit_price',
      kind: 'money',
      differs: true,
      cells: [
        { value: 228.85, original: 19.9, is_best: true },
        { value: 345, original: 30 },
      ],
    })
    expect(row(answer, 'total_price').cells).toEqual([
      { value: 22_885, original: 1990, is_best: true },
      { value: 34_500, original: 3000 },
    ])
    expect(row(answer, 'ladder').cells[0]?.value).toEqual([
      { from: 50, price: 241.5 },
      { from: 100, price: 228.85 },
    ])
    expect(row(answer, 'repurchase_rate').cells).toEqual([{ value: 0.31, is_best: true }, { value: 0.2 }])
    expect(row(answer, 'stock').cells).toEqual([{ value: 120 }, { value: 40, is_short: true }])
    // Fewer years or a longer way are not certainly worse.
    for (const key of ['moq', 'seller_years', 'dispatch', 'stock']) expect(row(answer, key).cells.some((cell) => cell.is_best)).toBe(false)
    expect(row(answer, 'moq').differs).toBe(true)
    expect(row(answer, 'dispatch').differs).toBe(false)
  })

  test('a price that does not hold for the quantity, or not for every variant, is not called best', async () => {
    const few = await compare([cheap, dear], { quantity: 20 })
    expect(row(few, 'unit_price').cells).toEqual([
      { value: 241.5, original: 21, is_below_minimum: true },
      { value: 345, original: 30 },
    ])
    const from = await compare([variants, dear])
    // The sold-out variant at 5.00 is none that can be bought.
    expect(row(from, 'unit_price').cells[0]).toEqual({ value: 115, original: 10, is_from: true })
    expect(row(from, 'unit_price').cells.some((cell) => cell.is_best)).toBe(false)
    const unknown = await compare([cheap, bare])
    expect(row(unknown, 'unit_price').cells.some((cell) => cell.is_best)).toBe(false)
    expect(row(await compare([cheap, cheap, dear].slice(1)), 'unit_price').cells[0]?.is_best).toBe(true)
  })

  test('what is not stated is null, with the reason, in every row; nothing is made up', async () => {
    const answer = await compare([bare, unknownMoney])
    for (const one of answer.rows) {
      for (const cell of one.cells) expect(cell.value === null).toBe(cell.missing !== undefined)
    }
    for (const key of [
      'unit_price',
      'total_price',
      'ladder',
      'stock',
      'sold',
      'seller',
      'seller_years',
      'is_factory',
      'dispatch',
      'weight',
      'material',
    ])
      expect([key, row(answer, key).cells[0]]).toEqual([key, { value: null, missing: 'not_stated' }])
    expect(row(answer, 'unit_price').cells[1]).toEqual({ value: null, missing: 'no_rate', original: 1 })
    expect(row(answer, 'ladder').cells[1]).toEqual({ value: null, missing: 'no_rate' })
    // A gap is not a difference.
    expect(row(answer, 'weight').differs).toBe(false)
  })

  test('shared properties stand under their name in the language asked for, differences in blanks are none, article numbers are left out', async () => {
    const ru = await compare([cheap, dear])
    expect(ru.rows.filter(({ key }) => key === 'spec').map(({ label }) => label)).toEqual(['Объём'])
    expect(row(ru, 'spec', 'Объём').differs).toBe(false)
    expect(row(ru, 'material').cells).toEqual([{ value: 'сталь' }, { value: null, missing: 'not_stated' }])
    const en = await compare([cheap, dear], { language: 'en-GB' })
    expect(row(en, 'spec', 'Объём (en)').cells[0]?.value).toBe('500 мл (en)')
    expect(en.columns[0]?.title).toBe('Steel thermos mug')
    const unknown = await compare([cheap, dear], { language: 'fr' })
    expect(unknown.columns[0]?.title).toBe('Термокружка стальная')
  })

  test('columns say what the sellers ask for delivery within China, in the currency of the prices, and the volume in the packing', async () => {
    const answer = await compare([shipped, bare], { quantity: 1 })
    // A yuan of delivery is as much as a yuan of goods: both are six.
    const amount = row(answer, 'unit_price').cells[0]?.value
    expect(amount).toBeGreaterThan(6)
    expect(answer.columns.map(({ delivery_fee: fee }) => fee)).toEqual([{ amount, pieces: 3 }, undefined])
    expect(answer.columns.map(({ box_cm3 }) => box_cm3)).toEqual([1800, undefined])
  })

  test('columns say what is needed to put each into a cart', async () => {
    const { columns } = await compare([cheap, bare])
    expect(columns).toMatchObject([
      { product_id: cheap.id, state: 'found', needs_choice: true, moq: 50, unit: 'шт.', original_currency: 'CNY', is_stale: false },
      { product_id: bare.id, state: 'found', needs_choice: false },
    ])
  })

  test('offers of other currencies are compared in roubles', async () => {
    const answer = await compare([dollars, cheap])
    expect(row(answer, 'unit_price').cells.map(({ value }) => value)).toEqual([80, 228.85])
    expect(answer.columns.map(({ original_currency }) => original_currency)).toEqual(['USD', 'CNY'])
  })

  test('without a quantity it is the largest minimum order', async () => {
    expect((await compare([cheap, dear], { quantity: undefined })).quantity).toBe(50)
  })

  test('a product that is gone keeps its column; where none is known there is no table', async () => {
    const answer = compareAnswer.parse((await ask({ product_ids: [cheap.id, 'sample-0'], quantity: 1 })).json())
    expect(answer.columns[1]).toEqual({ product_id: 'sample-0', state: 'gone' })
    expect(row(answer, 'unit_price').cells[1]).toEqual({ value: null, missing: 'gone' })
    expect((await ask({ product_ids: ['sample-0', 'nowhere-1'], quantity: 1 })).statusCode).toBe(404)
  })

  test('one whose marketplace does not answer says so', async () => {
    await using shop = await httpMarketplace('far', [], () => new Date())
    shop.mode = 'down'
    await using both = await testApp({ marketplaces: [shop.marketplace, givenMarketplace([cheap])] })
    const post = (product_ids: string[]) =>
      both.inject({ method: 'POST', url: '/api/products/compare', payload: { product_ids, quantity: 1 } })
    expect((await post([cheap.id, 'far-1'])).json().columns[1]).toEqual({ product_id: 'far-1', state: 'unavailable' })
    expect((await post(['far-2', 'far-1'])).statusCode).toBe(503)
  })

  test.each([
    [{ product_ids: [cheap.id], quantity: 1 }],
    [{ product_ids: [1, 2, 3, 4, 5].map((place) => `sample-${place}`), quantity: 1 }],
    [{ product_ids: [cheap.id, cheap.id], quantity: 1 }],
    [{ product_ids: [cheap.id, ''], quantity: 1 }],
    [{ product_ids: [cheap.id, 'a\u0000b'], quantity: 1 }],
    [{ product_ids: [cheap.id, 7], quantity: 1 }],
    [{ product_ids: `${cheap.id},${dear.id}`, quantity: 1 }],
    [{ product_ids: [cheap.id, dear.id], quantity: 0 }],
    [{ product_ids: [cheap.id, dear.id], quantity: 1.5 }],
    [{ product_ids: [cheap.id, dear.id], quantity: '5' }],
    [{ product_ids: [cheap.id, dear.id], quantity: 10_000 }],
    [{}],
    [[]],
  ])('refuses %j [G-02]', async (payload) => {
    const answer = await ask(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ success: false, code: 'invalid', fields: expect.any(Object), request_id: expect.any(String) })
  })

  test('what the table says of a price is what the cart asks for', async () => {
    const answer = await compare([cheap, variants], { quantity: 60 })
    const add = (product_id: string, sku_id: string) =>
      t.inject({ method: 'POST', url: '/api/cart/items', headers: bearer('user:anna'), payload: { product_id, quantity: 60, sku_id } })
    const lines = [(await add(cheap.id, '9001')).json().item, (await add(variants.id, 'b')).json().item]
    expect(row(answer, 'unit_price').cells.map(({ value }) => value)).toEqual(lines.map(({ unit_price }) => unit_price))
    expect(row(answer, 'total_price').cells.map(({ value }) => value)).toEqual(lines.map(({ total_price }) => total_price))
  })

  test('for any prices and quantity: total = unit x quantity to the kopeck, and the best is never dearer', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return 1 + (seed % below)
    }
    for (let times = 0; times < 400; times += 1) {
      const offers = [0, 1, 2].map((place) => plain(`7${times}${place}`, { priceLadder: [{ from: 1, minor: random(99_999) }], moq: 1 }))
      const quantity = random(9998)
      const sides = offers.map((offer) => ({ id: offer.id, outcome: { kind: 'found' as const, offer, isStale: false, version: '' } }))
      const answer = {
        success: true as const,
        ...toComparison(
          sides,
          { language: 'ru', quantity },
          toRates({ operator: new Map(), published: new Map(), marginPercent: times / 4, now: new Date() }),
        ),
      }
      const [units, totals] = ['unit_price', 'total_price'].map((key) => row(answer, key).cells)
      for (const [place, unit] of units!.entries()) {
        const minor = Math.round((unit.value as number) * 100)
        expect(totals![place]!.value).toBe(fromMinor(minor * quantity))
      }
      const best = units!.filter((cell) => cell.is_best).map((cell) => cell.value as number)
      for (const value of best) expect(value).toBe(Math.min(...units!.map((cell) => cell.value as number)))
    }
  })
})
