import type { Cart, CartItem } from '@karavan/contract/cart.ts'
import type { Offer, Sku } from '@karavan/marketplaces/port.ts'
import { MarketplaceError } from '@karavan/marketplaces/port.ts'
import { removeOffersExcept, upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { givenAccount } from '@karavan/testing/given-guest.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setOperatorRate } from '../currency/service.ts'

const skuOf = (skuId: string, vid: string, parts: Partial<Sku> = {}): Sku => ({ skuId, propsIds: `1:${vid}`, stock: 500, ...parts })
const colours = (...vids: string[]): Offer['options'] => [
  {
    pid: '1',
    name: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
    values: vids.map((vid) => ({ vid, name: { zh: `色${vid}`, ru: `цвет ${vid}`, en: `colour ${vid}` }, imageUrl: `/media/${vid}.webp` })),
  },
]
/** Priced by its ladder: 21.00 yuan from 50, 19.90 from 100. */
const mug = anOffer({ options: colours('10', '11'), skus: [skuOf('m10', '10'), skuOf('m11', '11')], stock: 1000 })
/** Variants that cost differently. */
const bank = anOffer({
  itemId: '600000000002',
  options: colours('5', '6'),
  skus: [skuOf('b5', '5', { priceMinor: 5000 }), skuOf('b6', '6', { priceMinor: 7050, stock: 0 })],
  priceLadder: [{ from: 2, minor: 5000 }],
  moq: 2,
})
/** One SKU, nothing to choose. */
const tape = anOffer({
  itemId: '600000000003',
  options: [],
  skus: [{ skuId: 't1', propsIds: '', stock: 30 }],
  priceLadder: [{ from: 1, minor: 333 }],
  moq: 1,
  seller: undefined,
})
/** No SKUs at all: the offer has a stock of its own. */
const bag = anOffer({
  itemId: '600000000004',
  options: [],
  skus: [],
  stock: 12,
  priceLadder: [{ from: 1, minor: 1000 }],
  moq: 1,
  delivery: { fee: { minor: 600, pieces: 3 } },
  boxCm3: 1800,
})
const unpriced = anOffer({ itemId: '600000000005', options: [], skus: [], stock: 12, priceLadder: [] })
const endless = anOffer({ itemId: '600000000006', options: [], skus: [], stock: undefined, priceLadder: [{ from: 1, minor: 1 }], moq: 1 })

describe('cart', async () => {
  const offers = [mug, bank, tape, bag, unpriced, endless]
  let isAway = false
  const market = givenMarketplace(offers, {
    async product(itemId) {
      if (isAway) throw new MarketplaceError('sample', 'unreachable', 'away')
      return offers.find((offer) => offer.itemId === itemId)
    },
  })
  /** An hour later each time somebody looks: nothing is believed from memory. */
  let now = Date.now()
  const clock = () => {
    now += 3_600_000
    return new Date(now)
  }
  const parts = { marketplaces: [market], verifyToken: testUsers, clock }
  const t = await testApp(parts)
  const anna = bearer('user:anna')
  beforeEach(() => t.truncate())
  afterEach(() => {
    isAway = false
    offers.splice(0, offers.length, mug, bank, tape, bag, unpriced, endless)
  })
  afterAll(() => t[Symbol.asyncDispose]())

  const add = (payload: object, headers: Record<string, string> = anna) =>
    t.inject({ method: 'POST', url: '/api/cart/items', headers, payload })
  const added = async (payload: object, headers?: Record<string, string>): Promise<CartItem> => {
    const answer = await add(payload, headers)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().item
  }
  const cartOf = async (headers: Record<string, string> = anna): Promise<Cart> => {
    const answer = await t.inject({ url: '/api/cart', headers })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().success).toBe(true)
    return answer.json().cart
  }
  const put = (id: string, quantity: unknown, headers = anna) =>
    t.inject({ method: 'PUT', url: `/api/cart/items/${id}`, headers, payload: { quantity } as object })
  const remove = (id: string, headers = anna) => t.inject({ method: 'DELETE', url: `/api/cart/items/${id}`, headers })

  test('an empty cart [CA-11 CA-28]', async () => {
    expect(await cartOf()).toEqual({ items: [], item_count: 0, subtotal: 0, total: 0, currency: 'RUB' })
  })

  test('a line has every stated field [CA-13 CA-14 CA-15 CA-30]', async () => {
    const item = await added({ product_id: mug.id, sku_id: 'm10', quantity: 60 })
    expect(item).toEqual({
      id: expect.any(String),
      product_id: mug.id,
      product_title: mug.title,
      product_image: mug.images[0],
      sku_image: '/media/10.webp',
      unit_price: 241.5,
      total_price: 14_490,
      quantity: 60,
      unit: mug.unit,
      currency: 'RUB',
      seller_name: 'Yongkang Cup Factory',
      sku_id: 'm10',
      sku_properties: { Colour: 'colour 10' },
      moq: 50,
      below_minimum: false,
      unavailable: false,
      max_quantity: 500,
      price_ladder: [
        { from: 50, price: 241.5 },
        { from: 100, price: 228.85 },
      ],
      original_unit_price: 21,
      original_currency: 'CNY',
      exchange_rate: 11.5,
      weight_grams: 320,
    })
    expect((await cartOf()).items).toEqual([item])
    const russian = await cartOf({ ...anna, 'accept-language': 'ru-RU,ru;q=0.9' })
    expect(russian.items[0]?.sku_properties).toEqual({ Цвет: 'цвет 10' })
  })

  test('quantity is 1 when it is not said, and what has no options needs no choice [G-85 CA-30]', async () => {
    expect(await added({ product_id: tape.id })).toMatchObject({ quantity: 1, sku_id: 't1', unit_price: 38.3 })
    const plain = await added({ product_id: bag.id })
    // What the seller asks for delivery within China comes with the line, in the cart's currency; so does the volume in the packing.
    expect(plain).toMatchObject({ quantity: 1, unit_price: 115, delivery_fee: { amount: 69, pieces: 3 }, box_cm3: 1800 })
    expect(plain).not.toHaveProperty('sku_id')
    expect(plain).not.toHaveProperty('sku_properties')
  })

  test('the same SKU is one line with the sum, however it is named; CA-21 O-01 another SKU is a line of its own [G-92 CA-20]', async () => {
    const first = await added({ product_id: mug.id, sku_id: 'm10', quantity: 2 })
    expect(await added({ product_id: mug.id, sku_props_ids: '1:10;', quantity: 3 })).toMatchObject({ id: first.id, quantity: 5 })
    await added({ product_id: mug.id, sku_props_ids: ' 1:11', quantity: 4 })
    const { items, item_count } = await cartOf()
    expect(items.map(({ sku_id, quantity }) => [sku_id, quantity])).toEqual([
      ['m10', 5],
      ['m11', 4],
    ])
    expect(item_count).toBe(9)
  })

  test('the ladder counts the whole product: a change of one SKU moves the price of the other [W-07 CA-22 CA-25]', async () => {
    await added({ product_id: mug.id, sku_id: 'm10', quantity: 60 })
    const second = await added({ product_id: mug.id, sku_id: 'm11', quantity: 40 })
    expect(second.unit_price).toBe(228.85)
    expect((await cartOf()).items.map(({ unit_price }) => unit_price)).toEqual([228.85, 228.85])
    expect((await put(second.id, 39)).json().item).toMatchObject({ quantity: 39, unit_price: 241.5 })
    expect(await cartOf()).toMatchObject({ items: [{ unit_price: 241.5 }, { unit_price: 241.5 }], subtotal: 23_908.5, total: 23_908.5 })
    await remove(second.id)
    expect((await cartOf()).items).toMatchObject([{ unit_price: 241.5, below_minimum: false }])
  })

  test('below the smallest order a line says so, by all SKUs of the product together [W-07]', async () => {
    const first = await added({ product_id: mug.id, sku_id: 'm10', quantity: 1 })
    expect(first).toMatchObject({ below_minimum: true, moq: 50, unit_price: 241.5 })
    expect(await added({ product_id: mug.id, sku_id: 'm11', quantity: 49 })).toMatchObject({ below_minimum: false })
    expect((await cartOf()).items.map((item) => item.below_minimum)).toEqual([false, false])
  })

  test('variants that cost differently keep their own price at every quantity [G-83]', async () => {
    expect(await added({ product_id: bank.id, sku_id: 'b5', quantity: 300 })).toMatchObject({
      unit_price: 575,
      price_ladder: [{ from: 2, price: 575 }],
    })
    offers[1] = { ...bank, skus: [bank.skus[0]!, { ...bank.skus[1]!, stock: 5 }] }
    expect(await added({ product_id: bank.id, sku_id: 'b6', quantity: 2 })).toMatchObject({ unit_price: 810.75, total_price: 1621.5 })
  })

  test.each([
    ['no variant where there are some', { product_id: mug.id }, 'sku_id'],
    ['an unknown variant', { product_id: mug.id, sku_id: 'b5' }, 'sku_id'],
    ['a combination that is none', { product_id: mug.id, sku_props_ids: '1:12' }, 'sku_props_ids'],
    ['a variant of what has none', { product_id: bag.id, sku_id: 'x' }, 'sku_id'],
    ['a sold-out variant', { product_id: bank.id, sku_id: 'b6' }, 'quantity'],
    ['more than there is', { product_id: tape.id, quantity: 31 }, 'quantity'],
    ['more than a line holds', { product_id: endless.id, quantity: 10_000 }, 'quantity'],
    ['none', { product_id: tape.id, quantity: 0 }, 'quantity'],
    ['less than none', { product_id: tape.id, quantity: -1 }, 'quantity'],
    ['half a piece', { product_id: tape.id, quantity: 1.5 }, 'quantity'],
    ['no product', { quantity: 1 }, 'product_id'],
  ])('%s is refused and changes nothing [G-93 G-94 CO-06]', async (_name, payload, field) => {
    const answer = await add(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ success: false, code: 'invalid', fields: { [field]: expect.any(String) } })
    expect((await cartOf()).items).toEqual([])
  })

  test('what is on the line already counts, and the refusal names the maximum [G-93]', async () => {
    const { id } = await added({ product_id: tape.id, quantity: 20 })
    const answer = await add({ product_id: tape.id, quantity: 11 })
    expect([answer.statusCode, answer.json().max_quantity]).toEqual([422, 30])
    expect((await put(id, 31)).statusCode).toBe(422)
    expect((await cartOf()).items).toMatchObject([{ quantity: 20, max_quantity: 30 }])
    expect((await put(id, 30)).json().item).toMatchObject({ quantity: 30, total_price: 1149 })
    await added({ product_id: endless.id, quantity: 9_999 })
    expect((await add({ product_id: endless.id })).statusCode).toBe(422)
  })

  test('an unknown product is 404, an id of control characters 422, and one without a price cannot be bought', async () => {
    for (const id of ['sample-1', 'nowhere-1', ' ']) expect((await add({ product_id: id })).statusCode, id).toBe(404)
    for (const id of ['\u0000', 'sample-1\u0007']) expect((await add({ product_id: id })).statusCode, id).toBe(422)
    const answer = await add({ product_id: unpriced.id })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'item_unavailable'])
  })

  test('a quantity is set; 0 and less remove the line [G-97 CA-31]', async () => {
    const { id } = await added({ product_id: tape.id, quantity: 2 })
    expect((await put(id, 7)).json()).toMatchObject({ success: true, item: { id, quantity: 7, total_price: 268.1 } })
    for (const odd of ['3', 1.5, null, 10_000]) expect((await put(id, odd)).statusCode, String(odd)).toBe(422)
    expect((await cartOf()).item_count).toBe(7)
    expect((await put(id, 0)).json()).toEqual({ success: true, item: null })
    expect((await cartOf()).items).toEqual([])
    expect((await put(id, 1)).statusCode).toBe(404)
    const again = await added({ product_id: tape.id })
    expect((await put(again.id, -3)).json()).toEqual({ success: true, item: null })
    expect((await put(again.id, 0)).statusCode).toBe(404)
  })

  test('a line is removed once [G-99 CA-32]', async () => {
    const { id } = await added({ product_id: tape.id })
    expect((await remove(id)).json()).toEqual({ success: true })
    const answer = await remove(id)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'cart_item_not_found'])
  })

  test.each([
    ['no body', {}],
    ['an empty JSON body', { headers: { ...anna, 'content-type': 'application/json' }, payload: '' }],
    ['{}', { payload: {} }],
  ])('the cart is cleared by a call with %s [CA-33]', async (_name, parts) => {
    await added({ product_id: tape.id })
    const answer = await t.inject({ method: 'POST', url: '/api/cart/clear', headers: anna, ...parts })
    expect(answer.json()).toEqual({ success: true, cart: { items: [], item_count: 0, subtotal: 0, total: 0, currency: 'RUB' } })
    expect((await cartOf()).items).toEqual([])
  })

  test('totals are the sums of what is shown, for every device of the account [CA-12 CA-27]', async () => {
    await added({ product_id: tape.id, quantity: 3 })
    await added({ product_id: bag.id, quantity: 4 })
    expect(await cartOf()).toMatchObject({ item_count: 7, subtotal: 574.9, total: 574.9 })
    expect((await cartOf(bearer('user:boris'))).items).toEqual([])
  })

  test('a guest has no cart, and another buyer no line of it [G-09 G-10]', async () => {
    const { id } = await added({ product_id: tape.id, quantity: 2 })
    for (const [headers, status] of [
      [{}, 401],
      [bearer('guest:gast'), 403],
    ] as const) {
      expect((await t.inject({ url: '/api/cart', headers })).statusCode).toBe(status)
      expect((await add({ product_id: tape.id }, headers)).statusCode).toBe(status)
      expect((await put(id, 1, headers as typeof anna)).statusCode).toBe(status)
      expect((await remove(id, headers as typeof anna)).statusCode).toBe(status)
      expect((await t.inject({ method: 'POST', url: '/api/cart/clear', headers })).statusCode).toBe(status)
    }
    const boris = bearer('user:boris')
    expect((await put(id, 1, boris)).statusCode).toBe(404)
    expect((await put(id, 0, boris)).statusCode).toBe(404)
    expect((await remove(id, boris)).statusCode).toBe(404)
    await t.inject({ method: 'POST', url: '/api/cart/clear', headers: boris })
    expect((await cartOf()).items).toMatchObject([{ id, quantity: 2 }])
  })

  test('every read prices again: by the rate and by the offer [G-95]', async () => {
    await added({ product_id: tape.id, quantity: 2 })
    await setOperatorRate(t.db, 'CNY', 12, new Date())
    expect(await cartOf()).toMatchObject({ items: [{ unit_price: 39.96, total_price: 79.92, exchange_rate: 12 }], total: 79.92 })
    offers[2] = { ...tape, priceLadder: [{ from: 1, minor: 400 }], title: { ru: 'Новое' } }
    expect(await cartOf()).toMatchObject({ items: [{ unit_price: 48, product_title: { ru: 'Новое' } }], total: 96 })
    const [row] = await t.db.selectFrom('cart_item').select('unit_minor').execute()
    expect(row).toEqual({ unit_minor: 4800 })
  })

  test('what is gone, sold out or without a price stays in the cart, marked and counted [G-96]', async () => {
    const { id } = await added({ product_id: tape.id, quantity: 10 })
    const shown = { id, quantity: 10, total_price: 383, unavailable: true, product_title: tape.title }
    const states: [Offer | undefined, object][] = [
      [{ ...tape, skus: [{ ...tape.skus[0]!, stock: 9 }] }, { max_quantity: 9 }],
      [{ ...tape, skus: [{ ...tape.skus[0]!, stock: 0 }] }, { max_quantity: 0 }],
      [{ ...tape, skus: [{ ...tape.skus[0]!, skuId: 'other' }] }, { max_quantity: 0 }],
      [{ ...tape, skus: [] }, { max_quantity: 0 }],
      [{ ...tape, priceLadder: [] }, { max_quantity: 0 }],
      [{ ...tape, currency: 'XXX' }, { max_quantity: 0 }],
      [undefined, { max_quantity: 0 }],
    ]
    for (const [offer, more] of states) {
      offers.splice(2, 1, ...(offer ? [offer] : [bag]))
      expect(await cartOf()).toMatchObject({ items: [{ ...shown, ...more }], item_count: 10, subtotal: 383 })
    }
    const refused = await put(id, 3)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'item_unavailable'])
    offers[2] = { ...tape, skus: [{ ...tape.skus[0]!, stock: 9 }] }
    expect((await put(id, 9)).json().item).toMatchObject({ quantity: 9, unavailable: false })
    offers.splice(2, 1)
    expect((await put(id, 0)).json()).toEqual({ success: true, item: null })
  })

  test('a marketplace that is away leaves the cart as it was shown', async () => {
    const item = await added({ product_id: tape.id, quantity: 10 })
    isAway = true
    const { max_quantity: _, ...known } = item
    expect((await cartOf()).items).toEqual([known])
    expect((await add({ product_id: tape.id })).statusCode).toBe(503)
    expect((await put(item.id, 2)).statusCode).toBe(503)
    expect((await remove(item.id)).statusCode).toBe(200)
  })

  test('a cart has at most 100 lines, however many are added at once [G-93]', async () => {
    const many = Array.from({ length: 110 }, (_, at) => anOffer({ ...bag, id: `sample-${at}`, itemId: String(at) }))
    offers.push(...many)
    const answers = await Promise.all(many.map((offer) => add({ product_id: offer.id })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(100)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10)
    expect((await cartOf()).items).toHaveLength(100)
    const there = many[answers.findIndex(({ statusCode }) => statusCode === 200)]!
    expect(await added({ product_id: there.id })).toMatchObject({ quantity: 2 })
  })

  test('adds of one line at once lose no piece, and none goes above the stock', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => add({ product_id: tape.id })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
    expect((await cartOf()).items).toMatchObject([{ quantity: 30 }])
  })

  test('a repeated add with one Idempotency-Key counts once; another body with the key is refused', async () => {
    const headers = { ...anna, 'idempotency-key': 'k1' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ product_id: tape.id, quantity: 3 }, headers)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(JSON.parse(body)))).size).toBe(1)
    expect(answers[0]?.json().item).toMatchObject({ quantity: 3 })
    expect((await cartOf()).item_count).toBe(3)
    const other = await add({ product_id: tape.id, quantity: 4 }, headers)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch'])
    expect((await add({ product_id: tape.id, quantity: 3 }, { ...bearer('user:boris'), 'idempotency-key': 'k1' })).statusCode).toBe(200)
  })

  test('a refused add does not use its key up', async () => {
    const headers = { ...anna, 'idempotency-key': 'k2' }
    expect((await add({ product_id: tape.id, quantity: 31 }, headers)).statusCode).toBe(422)
    offers[2] = { ...tape, skus: [{ ...tape.skus[0]!, stock: 40 }] }
    expect((await add({ product_id: tape.id, quantity: 31 }, headers)).statusCode).toBe(200)
  })
})

test('a cart of 100 lines is read in as few queries as one of 2', async () => {
  await using t = await testApp()
  let queries = 0
  const db = t.db.withPlugin({
    transformQuery({ node }) {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const goods = Array.from({ length: 100 }, (_, at) => anOffer({ ...bag, id: `sample-${at}`, itemId: String(at) }))
  await upsertOffers(t.db, goods)
  await using counted = await testApp({ on: t, db, marketplaces: [sampleMarketplace(db)], verifyToken: testUsers })
  const anna = bearer('user:anna')
  const readAfter = async (offers: Offer[]) => {
    for (const offer of offers)
      await counted.inject({ method: 'POST', url: '/api/cart/items', headers: anna, payload: { product_id: offer.id } })
    // More than once: what is remembered of the caller for a few seconds may have just run out in one of them.
    const read = async () => {
      queries = 0
      const { items } = (await counted.inject({ url: '/api/cart', headers: anna })).json().cart
      return { lines: items.length, queries }
    }
    const reads = [await read(), await read(), await read(), await read()]
    return { lines: reads[0]!.lines, queries: Math.min(...reads.map((one) => one.queries)) }
  }
  const few = await readAfter(goods.slice(0, 2))
  const many = await readAfter(goods.slice(2))
  expect([few.lines, many.lines]).toEqual([2, 100])
  expect(many.queries).toBe(few.queries)
  expect(many.queries).toBeLessThanOrEqual(3)

  // What is remembered of an offer holds no longer than the offer itself.
  await upsertOffers(t.db, [{ ...goods[3]!, priceLadder: [{ from: 1, minor: 2000 }], stock: 5 }])
  await removeOffersExcept(
    t.db,
    'sample',
    goods.slice(1).map(({ id }) => id),
  )
  const { items } = (await counted.inject({ url: '/api/cart', headers: anna })).json().cart
  expect(items[0]).toMatchObject({ product_id: 'sample-0', unavailable: true })
  expect(items[3]).toMatchObject({ product_id: 'sample-3', unit_price: 230, max_quantity: 5, unavailable: false })
})

test('a deleted account leaves no cart [G-37]', async () => {
  await using t = await testApp({ marketplaces: [givenMarketplace([tape])] })
  const account = await givenAccount(t, 'anna@example.test')
  await t.inject({ method: 'POST', url: '/api/cart/items', headers: account.headers, payload: { product_id: tape.id } })
  expect(await t.db.selectFrom('cart_item').selectAll().execute()).toHaveLength(1)
  await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=karavan-builtin',
    payload: { idToken: account.idToken },
  })
  expect(await t.db.selectFrom('cart_item').selectAll().execute()).toEqual([])
})
