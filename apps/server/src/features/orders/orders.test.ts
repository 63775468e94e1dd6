import type { Order, OrderStatus } from '@karavan/contract/orders.ts'
import { orderStatuses } from '@karavan/contract/orders.ts'
import { MarketplaceError, type Offer } from '@karavan/marketplaces/port.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { givenAccount } from '@karavan/testing/given-guest.ts'
import {
  addressFields,
  anOperator,
  aPlainOffer,
  givenAddress,
  givenCart,
  givenOrder,
  pathTo,
  postOrder,
} from '@karavan/testing/given-order.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MoveKind, moves } from './moves.ts'
import { type MoveRequest, moveOrder } from './service.ts'

const mug = anOffer({
  options: [
    {
      pid: '1',
      name: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
      values: ['10', '11'].map((vid) => ({
        vid,
        name: { zh: `色${vid}`, ru: `цвет ${vid}`, en: `colour ${vid}` },
        imageUrl: `/media/${vid}.webp`,
      })),
    },
  ],
  skus: ['10', '11'].map((vid) => ({ skuId: `m${vid}`, propsIds: `1:${vid}`, stock: 500 })),
  stock: 1000,
})
const tape = aPlainOffer('600000000003', { stock: 30 })
const bag = aPlainOffer('600000000004', { priceLadder: [{ from: 1, minor: 333 }], seller: undefined })

describe('orders', async () => {
  const offers: Offer[] = []
  let isAway = false
  const market = givenMarketplace(offers, {
    async product(itemId) {
      if (isAway) throw new MarketplaceError('sample', 'unreachable', 'away')
      return offers.find((one) => one.itemId === itemId)
    },
  })
  /** More than a minute later each time somebody looks: nothing is believed from memory. */
  let now = Date.parse('2026-02-02T00:00:00Z')
  const clock = () => {
    now += 61_000
    return new Date(now)
  }
  const parts = { marketplaces: [market], verifyToken: testUsers, clock }
  const t = await testApp(parts)
  const anna = bearer('user:anna')
  const boris = bearer('user:boris')
  beforeEach(async () => {
    await t.truncate()
    isAway = false
    offers.splice(0, offers.length, mug, tape, bag)
  })
  afterAll(() => t[Symbol.asyncDispose]())

  const cartOf = async (headers = anna) => (await t.inject({ url: '/api/cart', headers })).json().cart
  const ordersOf = async (headers = anna, query = ''): Promise<Order[]> => {
    const answer = await t.inject({ url: `/api/orders${query}`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().orders
  }
  const orderOf = async (id: string, headers: Record<string, string> = anna): Promise<Order> =>
    (await t.inject({ url: `/api/orders/${id}`, headers })).json().order
  const post = (url: string, payload?: object, headers: Record<string, string> = anna) =>
    t.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) })
  const takenOf = async (productId: string) =>
    (
      await t.db.selectFrom('stock_taken').select(['sku_id', 'quantity']).where('product_id', '=', productId).orderBy('sku_id').execute()
    ).map(({ quantity }) => quantity)
  const move = (request: Omit<MoveRequest, 'actor'> & Partial<MoveRequest>) =>
    moveOrder({ db: t.db, clock, onTimelineEntry: async () => {}, wake() {} }, { actor: anOperator, ...request })
  const lead = async (id: string, status: OrderStatus) => {
    for (const kind of pathTo[status]) {
      const actor = kind === 'delivered' ? ({ kind: 'buyer' } as const) : anOperator
      expect((await move({ orderId: id, kind, actor })).kind).toBe('done')
    }
  }

  test('an order has every stated field [G-104 G-105 G-115 G-117 OR-01 OR-02 OR-03 OR-04 OR-05 OR-06 OR-42 OR-43 CK-14]', async () => {
    await givenCart(t, anna, [
      { product_id: mug.id, sku_id: 'm10', quantity: 60 },
      { product_id: bag.id, quantity: 3 },
    ])
    const address = await givenAddress(t, anna, { district: 'Центр' })
    const answer = await postOrder(t, { ...anna, 'accept-language': 'ru' }, address.id)
    expect(answer.statusCode, answer.body).toBe(200)
    const { success, order, id } = answer.json()
    expect([success, id]).toEqual([true, order.id])
    expect(order).toEqual({
      id,
      order_number: expect.stringMatching(/^ORD-20260202-[2-9A-HJKMNP-Z]{6}$/),
      created_at: expect.stringMatching(/^2026-02-02T\d\d:\d\d:\d\d\.000Z$/),
      status: 'order_created',
      display_status: 'Awaiting Payment',
      status_display: 'Awaiting Payment',
      is_buyer_cancellable: true,
      items: [
        {
          id: expect.any(String),
          product_id: mug.id,
          sku_id: 'm10',
          quantity: 60,
          unit: mug.unit,
          unit_price: 241.5,
          total_price: 14_490,
          product_title: mug.title,
          product: { title: 'Термокружка стальная', supplier_name: 'Yongkang Cup Factory', image_url: '/media/10.webp' },
          product_images: ['/media/10.webp', ...mug.images],
          product_image: '/media/10.webp',
          seller_info: { seller_name: 'Yongkang Cup Factory' },
          platform_info: { platform: 'sample' },
          enhanced_sku_properties: [
            { property_name_user: 'Цвет', value_user: 'цвет 10', property_name_original: '颜色', value_original: '色10' },
          ],
          sku_properties: { Цвет: 'цвет 10' },
          pricing_info: { display_currency: 'RUB', display_total: 14_490 },
        },
        {
          id: expect.any(String),
          product_id: bag.id,
          quantity: 3,
          unit: bag.unit,
          unit_price: 38.3,
          total_price: 114.9,
          product_title: bag.title,
          product: { title: 'Термокружка стальная', image_url: bag.images[0] },
          product_images: bag.images,
          product_image: bag.images[0],
          seller_info: {},
          platform_info: { platform: 'sample' },
          pricing_info: { display_currency: 'RUB', display_total: 114.9 },
        },
      ],
      currency: 'RUB',
      subtotal: 14_604.9,
      total: 14_604.9,
      total_amount: 14_604.9,
      exchange_rates: [{ currency: 'CNY', exchange_rate: 11.5, rate_source: 'bundled', rate_at: '2026-01-15', rate_is_old: true }],
      estimated_delivery: '2026-03-03',
      estimated_delivery_from: '2026-02-20',
      estimated_delivery_to: '2026-03-03',
      delivery_address: { ...addressFields, district: 'Центр' },
      payment_status: 'pending',
      payment_method: 'manual',
      payment_deadline: expect.stringMatching(/^2026-02-05T/),
      timeline: [{ seq: 1, at: order.created_at, kind: 'created', text: 'Заказ оформлен' }],
    })
    expect(await orderOf(id, { ...anna, 'accept-language': 'ru' })).toEqual(order)
    const { timeline: _, ...listed } = order
    expect(await ordersOf({ ...anna, 'accept-language': 'ru' } as typeof anna)).toEqual([listed])
    expect(await cartOf()).toMatchObject({ items: [], item_count: 0 })
    expect([await takenOf(mug.id), await takenOf(bag.id)]).toEqual([[60], [3]])
    const [line] = await t.db.selectFrom('order_line').select('facts').where('product_id', '=', mug.id).execute()
    expect(line?.facts).toMatchObject({
      rate: { value: 11.5, source: 'bundled', at: '2026-01-15' },
      originalMinor: 2100,
      originalCurrency: 'CNY',
      propsIds: '1:10',
    })
  })

  test('the text of the timeline and the title follow the reader, the options the language of ordering [G-11]', async () => {
    const { id } = await givenOrder(t, { ...anna, 'accept-language': 'zh-CN' }, [{ product_id: mug.id, sku_id: 'm11', quantity: 50 }])
    expect(await orderOf(id, { ...anna, 'accept-language': 'en' })).toMatchObject({
      items: [{ product: { title: 'Steel thermos mug' }, enhanced_sku_properties: [{ property_name_user: '颜色' }] }],
      timeline: [{ text: 'Order placed' }],
    })
  })

  test('an order keeps its own copy of address and goods [G-118 OR-07]', async () => {
    const order = await givenOrder(t, anna, [{ product_id: tape.id, quantity: 2 }])
    const [address] = (await t.inject({ url: '/api/addresses', headers: anna })).json().addresses
    await t.inject({ method: 'PUT', url: `/api/addresses/${address.id}`, headers: anna, payload: { city: 'Казань' } })
    offers[1] = { ...tape, title: { ru: 'Другое' }, images: [], priceLadder: [{ from: 1, minor: 9999 }] }
    expect(await orderOf(order.id)).toEqual(order)
    await t.inject({ method: 'DELETE', url: `/api/addresses/${address.id}`, headers: anna })
    offers.splice(1, 1)
    expect(await orderOf(order.id)).toEqual(order)
  })

  test('orders are listed newest first, and by each status [G-120 OR-16 OR-40 OR-41]', async () => {
    const ids: Record<string, string> = {}
    for (const status of Object.keys(orderStatuses) as OrderStatus[]) {
      const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
      await lead(id, status)
      ids[status] = id
    }
    expect((await ordersOf()).map(({ id }) => id)).toEqual(Object.values(ids).reverse())
    for (const status of Object.keys(orderStatuses) as OrderStatus[]) {
      const found = await ordersOf(anna, `?status=${status}`)
      expect(found.map((order) => [order.id, order.status, order.display_status])).toEqual([[ids[status], status, orderStatuses[status]]])
      expect(found[0]?.is_buyer_cancellable).toBe(status === 'order_created')
    }
    expect(await ordersOf(anna, '?status=')).toHaveLength(5)
    for (const odd of ['foo', 'toString', 'ORDER_PAID', 'x'.repeat(50)])
      expect((await t.inject({ url: `/api/orders?status=${odd}`, headers: anna })).statusCode, odd).toBe(422)
  })

  test.each([
    ['an empty cart', 409, 'cart_empty', async () => (await givenAddress(t, anna)).id, {}],
    ['an unknown address', 404, 'address_not_found', async () => 'x', {}],
    ['somebody else’s address', 404, 'address_not_found', async () => (await givenAddress(t, boris)).id, {}],
    ['another payment method', 422, 'invalid', async () => (await givenAddress(t, anna)).id, { payment_method: 'card' }],
    ['no payment method', 422, 'invalid', async () => (await givenAddress(t, anna)).id, { payment_method: undefined }],
  ])('%s makes no order [G-101 G-121 CO-05]', async (name, status, code, addressId, more) => {
    if (name !== 'an empty cart') await givenCart(t, anna, [{ product_id: tape.id }])
    const answer = await postOrder(t, anna, await addressId(), more)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await ordersOf()).toEqual([])
  })

  describe('prices [G-103 W-10]', () => {
    const given = async () => {
      await givenCart(t, anna, [
        { product_id: tape.id, quantity: 2 },
        { product_id: bag.id, quantity: 3 },
      ])
      return (await givenAddress(t, anna)).id
    }

    test('that rose are listed, old and new, and accepted by asking again', async () => {
      const addressId = await given()
      const [item] = (await cartOf()).items
      offers[1] = { ...tape, priceLadder: [{ from: 1, minor: 1100 }] }
      offers[2] = { ...bag, priceLadder: [{ from: 1, minor: 300 }] }
      const refused = await postOrder(t, { ...anna, 'idempotency-key': 'k' }, addressId)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({
        success: false,
        code: 'price_changed',
        currency: 'RUB',
        changes: [
          {
            item_id: item.id,
            product_id: tape.id,
            product_title: tape.title,
            quantity: 2,
            old_unit_price: 115,
            new_unit_price: 126.5,
            old_total_price: 230,
            new_total_price: 253,
          },
        ],
      })
      expect(refused.json().changes).toHaveLength(1)
      expect(await ordersOf()).toEqual([])
      expect([await takenOf(tape.id), (await cartOf()).item_count]).toEqual([[], 5])
      const accepted = await postOrder(t, { ...anna, 'idempotency-key': 'k' }, addressId)
      expect(accepted.json().order).toMatchObject({ total: 356.5, items: [{ unit_price: 126.5 }, { unit_price: 34.5 }] })
    })

    test('that fell are passed on without asking', async () => {
      const addressId = await given()
      offers[1] = { ...tape, priceLadder: [{ from: 1, minor: 900 }] }
      expect((await postOrder(t, anna, addressId)).json().order).toMatchObject({ total: 321.9 })
    })

    test('that rose because another line of the product left the cart are listed too', async () => {
      await givenCart(t, anna, [
        { product_id: mug.id, sku_id: 'm10', quantity: 60 },
        { product_id: mug.id, sku_id: 'm11', quantity: 40 },
      ])
      const { items } = await cartOf()
      await t.inject({ method: 'DELETE', url: `/api/cart/items/${items[1].id}`, headers: anna })
      const answer = await postOrder(t, anna, (await givenAddress(t, anna)).id)
      expect(answer.json()).toMatchObject({ code: 'price_changed', changes: [{ old_unit_price: 228.85, new_unit_price: 241.5 }] })
    })
  })

  test.each([
    ['gone', undefined, 0],
    ['sold out', { stock: 0 }, 0],
    ['fewer than asked for', { stock: 4 }, 4],
    ['without a price', { priceLadder: [] }, 0],
  ])('goods that are %s stop the order [G-96]', async (_name, change, max) => {
    await givenCart(t, anna, [{ product_id: tape.id, quantity: 5 }, { product_id: bag.id }])
    const address = await givenAddress(t, anna)
    offers.splice(1, 1, ...(change ? [{ ...tape, ...change }] : []))
    const answer = await postOrder(t, anna, address.id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'item_unavailable',
      items: [{ product_id: tape.id, product_title: tape.title, quantity: 5, max_quantity: max }],
    })
    expect(answer.json().items).toHaveLength(1)
    expect([await ordersOf(), await takenOf(bag.id), (await cartOf()).item_count]).toEqual([[], [], 6])
  })

  test('the very last pieces can be ordered, and no more than those', async () => {
    const order = async (quantity: number, headers: Record<string, string>) => {
      await givenCart(t, headers, [{ product_id: tape.id, quantity }])
      return (await postOrder(t, headers, (await givenAddress(t, headers)).id)).statusCode
    }
    expect(await order(20, anna)).toBe(200)
    expect(await order(10, boris)).toBe(200)
    expect(await takenOf(tape.id)).toEqual([30])
    const more = await post('/api/cart/items', { product_id: tape.id, quantity: 1 })
    expect([more.statusCode, more.json().max_quantity]).toEqual([422, 0])
    expect(await takenOf(tape.id)).toEqual([30])
  })

  test('nothing is ordered by what a marketplace said long ago', async () => {
    await givenCart(t, anna, [{ product_id: tape.id, quantity: 5 }])
    const address = await givenAddress(t, anna)
    isAway = true
    const answer = await postOrder(t, anna, address.id)
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'marketplace_unavailable'])
    isAway = false
    expect((await postOrder(t, anna, address.id)).statusCode).toBe(200)
  })

  test('below the smallest order: refused, the cart as it was; passed on where the shop only warns [W-07]', async () => {
    await givenCart(t, anna, [{ product_id: mug.id, sku_id: 'm10', quantity: 7 }])
    const address = await givenAddress(t, anna)
    await using lenient = await testApp({ ...parts, on: t, settings: { MOQ_POLICY: 'warn' } })
    const refused = await postOrder(t, anna, address.id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'below_minimum', items: [{ product_id: mug.id, quantity: 7, moq: 50 }] })
    expect((await cartOf()).items).toMatchObject([{ quantity: 7, below_minimum: true }])
    expect((await postOrder(lenient, anna, address.id)).statusCode).toBe(200)
    await givenCart(t, anna, [
      { product_id: mug.id, sku_id: 'm10', quantity: 25 },
      { product_id: mug.id, sku_id: 'm11', quantity: 25 },
    ])
    expect((await postOrder(t, anna, address.id)).statusCode).toBe(200)
  })

  test('what orders have taken is not there for the next cart, until it is cancelled [G-86]', async () => {
    const { id } = await givenOrder(t, anna, [{ product_id: tape.id, quantity: 28 }])
    const add = (quantity: number) => post('/api/cart/items', { product_id: tape.id, quantity }, boris)
    expect((await add(3)).json()).toMatchObject({ code: 'invalid', max_quantity: 2 })
    expect((await add(2)).json().item).toMatchObject({ max_quantity: 2 })
    expect(await takenOf(tape.id)).toEqual([28])
    const cancelled = await post(`/api/orders/${id}/cancel`, {})
    expect(cancelled.json().order).toMatchObject({ status: 'order_cancelled', is_buyer_cancellable: false })
    expect(await takenOf(tape.id)).toEqual([0])
    expect((await add(28)).statusCode).toBe(200)
    await post(`/api/orders/${id}/cancel`, {})
    expect(await takenOf(tape.id)).toEqual([0])
  })

  test('the last pieces go to one of many buyers', async () => {
    const buyers = Array.from({ length: 12 }, (_, at) => bearer(`user:buyer${at}`))
    const addresses = await Promise.all(
      buyers.map(async (headers) => {
        await givenCart(t, headers, [{ product_id: bag.id }, { product_id: tape.id, quantity: 7 }])
        return (await givenAddress(t, headers)).id
      }),
    )
    const answers = await Promise.all(buyers.map((headers, at) => postOrder(t, headers, addresses[at]!)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, ...Array(8).fill(409)])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('item_unavailable')
    expect([await takenOf(tape.id), await takenOf(bag.id)]).toEqual([[28], [4]])
  })

  test('20 equal requests with one key make one order; two keys with one cart too [G-102 CK-14 CK-16]', async () => {
    await givenCart(t, anna, [{ product_id: tape.id, quantity: 2 }])
    const address = await givenAddress(t, anna)
    const twenty = await Promise.all(Array.from({ length: 20 }, () => postOrder(t, { ...anna, 'idempotency-key': 'one' }, address.id)))
    expect(new Set(twenty.map(({ statusCode, json }) => `${statusCode} ${json().id}`)).size).toBe(1)
    expect(await ordersOf()).toHaveLength(1)
    expect((await postOrder(t, { ...anna, 'idempotency-key': 'one' }, address.id)).json().id).toBe(twenty[0]?.json().id)

    await givenCart(t, anna, [{ product_id: tape.id, quantity: 2 }])
    const two = await Promise.all(['a', 'b'].map((key) => postOrder(t, { ...anna, 'idempotency-key': key }, address.id)))
    expect(two.map(({ statusCode, json }) => (statusCode === 200 ? 'ordered' : json().code)).sort()).toEqual(['cart_empty', 'ordered'])
    expect(await ordersOf()).toHaveLength(2)
    expect(await takenOf(tape.id)).toEqual([4])
  })

  test('a product that comes into the cart while the marketplaces are asked is ordered too', async () => {
    await givenCart(t, anna, [{ product_id: tape.id }])
    const address = await givenAddress(t, anna)
    // Put there without reading the cart: that would ask for the tape as well, and wait for this very call.
    let isAdded = false
    const late = givenMarketplace(offers, {
      async product(itemId) {
        if (itemId === tape.itemId && !isAdded) {
          isAdded = true
          await givenCart(t, anna, [{ product_id: bag.id }])
        }
        return market.product(itemId, 'ru', new AbortController().signal)
      },
    })
    await using slow = await testApp({ ...parts, on: t, marketplaces: [late] })
    const { order } = (await postOrder(slow, anna, address.id)).json()
    expect(order.items.map((item: { product_id: string }) => item.product_id)).toEqual([tape.id, bag.id])
    expect((await cartOf()).items).toEqual([])
  })

  describe('moves', () => {
    const statuses = Object.keys(orderStatuses) as OrderStatus[]
    const kinds = Object.keys(moves) as MoveKind[]
    const table: [OrderStatus, MoveKind, 'operator' | 'buyer', string, OrderStatus][] = []
    for (const status of statuses)
      for (const kind of kinds)
        for (const actor of ['operator', 'buyer'] as const) {
          const known: Record<string, [OrderStatus, string]> = {
            'operator link_sent order_created': ['order_created', 'done'],
            'operator extended order_created': ['order_created', 'done'],
            'operator paid order_created': ['order_paid', 'done'],
            'operator paid order_paid': ['order_paid', 'repeated'],
            'operator bought order_paid': ['order_paid', 'done'],
            'operator seller_shipped order_paid': ['order_paid', 'done'],
            'operator received order_paid': ['order_paid', 'done'],
            'operator shipped order_paid': ['order_shipped', 'done'],
            'operator shipped order_shipped': ['order_shipped', 'repeated'],
            'operator track_changed order_shipped': ['order_shipped', 'done'],
            'buyer delivered order_shipped': ['order_completed', 'done'],
            'buyer delivered order_completed': ['order_completed', 'repeated'],
            'buyer cancelled order_created': ['order_cancelled', 'done'],
            'buyer cancelled order_cancelled': ['order_cancelled', 'repeated'],
            'operator cancelled order_created': ['order_cancelled', 'done'],
            'operator cancelled order_paid': ['order_cancelled', 'done'],
            'operator cancelled order_cancelled': ['order_cancelled', 'repeated'],
            [`operator note ${status}`]: [status, 'done'],
          }
          const [after, outcome] = known[`${actor} ${kind} ${status}`] ?? [status, 'refused']
          table.push([status, kind, actor, outcome, after])
        }

    test('every move in every status, by the table and never otherwise [G-107 OR-39]', async () => {
      for (const [at, [status, kind, actor, outcome, after]] of table.entries()) {
        const what = `${actor} ${kind} in ${status}`
        const buyer = bearer(`user:buyer${at}`)
        const { id } = await givenOrder(t, buyer, [{ product_id: bag.id, quantity: 2 }])
        await lead(id, status)
        const before = await orderOf(id, buyer)
        const done = await move({ orderId: id, kind, actor: actor === 'buyer' ? { kind: 'buyer' } : anOperator, note: 'why' })
        expect(done.kind, what).toBe(outcome)
        const order = await orderOf(id, buyer)
        expect(order.status, what).toBe(after)
        if (outcome === 'done') expect(order.timeline?.slice(0, -1), what).toEqual(before.timeline)
        else expect(order, what).toEqual(before)
      }
      expect(await takenOf(bag.id)).toEqual([2 * table.filter(([, , , , after]) => after !== 'order_cancelled').length])
    })

    test('a buyer cancels before paying, with a reason, once [G-111 G-112 OR-32 OR-33 OR-44]', async () => {
      const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
      const answer = await post(`/api/orders/${id}/cancel`, { reason: 'Cancelled by buyer' })
      expect(answer.json()).toMatchObject({ success: true, order: { id, status: 'order_cancelled', is_buyer_cancellable: false } })
      expect(answer.json().order.timeline.at(-1)).toMatchObject({ kind: 'cancelled', text: 'Cancelled by buyer', seq: 2 })
      expect((await post(`/api/orders/${id}/cancel`, { reason: 'again' })).json().order).toEqual(answer.json().order)
      const paid = await givenOrder(t, anna, [{ product_id: tape.id }])
      await lead(paid.id, 'order_paid')
      const refused = await post(`/api/orders/${paid.id}/cancel`, { reason: 'too late' })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'transition_refused'])
      expect((await orderOf(paid.id)).status).toBe('order_paid')
    })

    test('a buyer confirms the delivery of what was shipped [G-113 OR-36 OR-38 OR-44]', async () => {
      const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
      expect((await post(`/api/orders/${id}/complete`, { notes: 'x' })).statusCode).toBe(409)
      await lead(id, 'order_shipped')
      const answer = await post(`/api/orders/${id}/complete`, { notes: 'Delivery confirmed by buyer' })
      expect(answer.json()).toMatchObject({ success: true, order: { status: 'order_completed', display_status: 'Completed' } })
      expect(answer.json().order.timeline.at(-1)).toMatchObject({ kind: 'delivered', text: 'Delivery confirmed by buyer' })
      for (const payload of [undefined, {}]) {
        const other = await givenOrder(t, anna, [{ product_id: tape.id }])
        await lead(other.id, 'order_shipped')
        expect((await post(`/api/orders/${other.id}/complete`, payload)).statusCode).toBe(200)
      }
    })

    test('what is said is kept within bounds', async () => {
      const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
      expect((await post(`/api/orders/${id}/cancel`, { reason: 'x'.repeat(501) })).statusCode).toBe(422)
      expect((await post(`/api/orders/${id}/cancel`, { reason: 5 })).statusCode).toBe(422)
      expect((await orderOf(id)).status).toBe('order_created')
      const hostile = `<script>alert(1)</script>\u0000${'ж'.repeat(100)}`
      const answer = await post(`/api/orders/${id}/cancel`, { reason: hostile })
      expect(answer.json().order.timeline.at(-1).text).toBe(hostile.replace('\u0000', ''))
    })

    test('the timeline tells who did what to which line, and what the buyer may read of it', async () => {
      const { id } = await givenOrder(t, anna, [{ product_id: tape.id }, { product_id: bag.id }])
      await move({ orderId: id, kind: 'link_sent', note: 'Карта 1234' })
      expect(await orderOf(id)).toMatchObject({ status: 'order_created', payment_status: 'link_sent' })
      expect((await move({ orderId: id, kind: 'link_sent', note: 'Карта 1234' })).kind).toBe('repeated')
      expect((await move({ orderId: id, kind: 'link_sent', note: 'Карта 5678' })).kind).toBe('done')
      await move({ orderId: id, kind: 'paid' })
      const { items, estimated_delivery } = await orderOf(id)
      const lineIds = items.map((item) => item.id)
      const bought = { orderId: id, kind: 'bought', note: 'за 9,50', isNoteVisible: false, details: { real_price: 9.5 } } as const
      await move({ ...bought, lineIds: [lineIds[0]!] })
      expect((await move({ ...bought, lineIds: [lineIds[0]!] })).kind).toBe('repeated')
      expect((await move({ ...bought, lineIds })).kind).toBe('done')
      await move({ orderId: id, kind: 'note', note: 'только для нас', isNoteVisible: false })
      await move({ orderId: id, kind: 'note', note: 'Едет быстрее обычного' })
      await move({ orderId: id, kind: 'shipped', track: 'CN123', carrier: 'СДЭК' })
      expect((await move({ orderId: id, kind: 'note', lineIds: ['x'] })).kind).toBe('unknown_line')
      const order = await orderOf(id, { ...anna, 'accept-language': 'ru' })
      expect(order.payment_status).toBe('confirmed')
      expect(estimated_delivery).toBeDefined()
      expect(order.timeline?.map(({ seq, kind, text, line_id, track, carrier }) => [seq, kind, text, line_id, track, carrier])).toEqual([
        [1, 'created', 'Заказ оформлен', undefined, undefined, undefined],
        [2, 'link_sent', 'Карта 1234', undefined, undefined, undefined],
        [3, 'link_sent', 'Карта 5678', undefined, undefined, undefined],
        [4, 'paid', 'Оплата получена', undefined, undefined, undefined],
        [5, 'bought', 'Выкуплено у продавца', lineIds[0], undefined, undefined],
        [6, 'bought', 'Выкуплено у продавца', lineIds[0], undefined, undefined],
        [7, 'bought', 'Выкуплено у продавца', lineIds[1], undefined, undefined],
        [9, 'note', 'Едет быстрее обычного', undefined, undefined, undefined],
        [10, 'shipped', 'Отправлено вам', undefined, 'CN123', 'СДЭК'],
      ])
      expect(JSON.stringify(order)).not.toContain('только для нас')
      expect(JSON.stringify(order)).not.toContain('9,50')
      expect(await t.db.selectFrom('order_event').select('actor').distinct().orderBy('actor').execute()).toEqual([
        { actor: 'buyer' },
        { actor: 'operator:olga' },
      ])
    })

    test('entries of the timeline cannot be changed or taken away', async () => {
      const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
      await expect(t.db.updateTable('order_event').set({ note: 'x' }).where('order_id', '=', id).execute()).rejects.toThrow(
        'only ever added',
      )
      await expect(t.db.deleteFrom('order_event').where('order_id', '=', id).execute()).rejects.toThrow('only ever added')
    })

    test('of moves at the same time one wins', async () => {
      const { id } = await givenOrder(t, anna, [{ product_id: tape.id, quantity: 3 }])
      const outcomes = await Promise.all([
        move({ orderId: id, kind: 'paid' }),
        ...Array.from({ length: 5 }, () => move({ orderId: id, kind: 'cancelled', actor: { kind: 'buyer' } })),
      ])
      const order = await orderOf(id)
      expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1)
      expect(order.timeline).toHaveLength(2)
      expect(await takenOf(tape.id)).toEqual([order.status === 'order_cancelled' ? 0 : 3])
    })
  })

  describe('ordering the same again', () => {
    const again = (id: string, headers: Record<string, string> = anna) => post(`/api/orders/${id}/reorder`, undefined, headers)

    test('puts all of it on top of what is in the cart, and has nothing to tell when nothing has changed', async () => {
      const { id } = await givenOrder(t, anna, [
        { product_id: mug.id, sku_id: 'm11', quantity: 60 },
        { product_id: tape.id, quantity: 2 },
      ])
      await givenCart(t, anna, [{ product_id: tape.id, quantity: 3 }])
      const answer = (await again(id)).json()
      expect(answer).toMatchObject({ success: true, changes: [], cart: { item_count: 65 } })
      expect(answer.cart.items.map((item: { sku_id?: string; quantity: number }) => [item.sku_id, item.quantity])).toEqual([
        [undefined, 5],
        ['m11', 60],
      ])
      expect(answer.cart).toEqual(await cartOf())
    })

    test('tells what costs more, what there is less of, what is below its minimum and what is gone', async () => {
      const { id, items } = await givenOrder(t, anna, [
        { product_id: mug.id, sku_id: 'm10', quantity: 60 },
        { product_id: mug.id, sku_id: 'm11', quantity: 60 },
        { product_id: tape.id, quantity: 20 },
        { product_id: bag.id, quantity: 4 },
      ])
      offers[0] = { ...mug, moq: 100, skus: [mug.skus[0]!] }
      offers[1] = { ...tape, priceLadder: [{ from: 1, minor: 1100 }] }
      offers.splice(2, 1)
      const { cart, changes } = (await again(id)).json()
      const told = { product_title: mug.title, unit: mug.unit, old_unit_price: 228.85 }
      expect(changes).toEqual([
        {
          ...told,
          line_id: items[0]?.id,
          product_id: mug.id,
          kinds: ['price', 'moq'],
          old_quantity: 60,
          new_quantity: 60,
          new_unit_price: 241.5,
          moq: 100,
        },
        { ...told, line_id: items[1]?.id, product_id: mug.id, kinds: ['unavailable'], old_quantity: 60, new_quantity: 0 },
        {
          line_id: items[2]?.id,
          product_id: tape.id,
          product_title: tape.title,
          kinds: ['price', 'stock'],
          unit: tape.unit,
          old_quantity: 20,
          new_quantity: 10,
          old_unit_price: 115,
          new_unit_price: 126.5,
          moq: 1,
        },
        {
          line_id: items[3]?.id,
          product_id: bag.id,
          product_title: bag.title,
          kinds: ['unavailable'],
          unit: bag.unit,
          old_quantity: 4,
          new_quantity: 0,
          old_unit_price: 38.3,
        },
      ])
      expect(cart).toMatchObject({
        item_count: 70,
        items: [
          { sku_id: 'm10', unit_price: 241.5 },
          { unit_price: 126.5, quantity: 10 },
        ],
      })
    })

    test('happens once for one key, and only with orders of one’s own', async () => {
      const { id } = await givenOrder(t, anna, [{ product_id: tape.id, quantity: 2 }])
      const answers = await Promise.all(Array.from({ length: 5 }, () => again(id, { ...anna, 'idempotency-key': 'k' })))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200))
      expect((await cartOf()).item_count).toBe(2)
      for (const [headers, status] of [
        [boris, 404],
        [bearer('guest:gast'), 403],
        [{}, 401],
      ] as const)
        expect((await again(id, headers)).statusCode).toBe(status)
      isAway = true
      now += 30 * 24 * 3_600_000
      expect((await again(id)).statusCode).toBe(503)
    })
  })

  test('guests have no orders, and nobody those of somebody else [G-09 G-10]', async () => {
    const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
    const calls = (headers: Record<string, string>) => [
      t.inject({ url: '/api/orders', headers }),
      postOrder(t, headers, 'x'),
      t.inject({ url: `/api/orders/${id}`, headers }),
      t.inject({ url: `/api/orders/${id}/events`, headers }),
      post(`/api/orders/${id}/cancel`, { reason: '' }, headers),
      post(`/api/orders/${id}/complete`, { notes: '' }, headers),
    ]
    const statusesOf = async (headers: Record<string, string>) => (await Promise.all(calls(headers))).map(({ statusCode }) => statusCode)
    expect(await statusesOf({})).toEqual(Array(6).fill(401))
    expect(await statusesOf(bearer('guest:gast'))).toEqual(Array(6).fill(403))
    expect(await statusesOf(boris)).toEqual([200, 409, 404, 404, 404, 404].with(1, 404))
    expect(await ordersOf(boris)).toEqual([])
    expect((await orderOf(id)).status).toBe('order_created')
  })
})

describe('the orders of a deleted account [G-37]', async () => {
  const t = await testApp({ marketplaces: [givenMarketplace([tape])] })
  beforeEach(() => t.truncate())
  afterAll(() => t[Symbol.asyncDispose]())
  let count = 0
  afterEach(() => {
    count += 1
  })
  const given = async (status: OrderStatus) => {
    const account = await givenAccount(t, `anna${count}@example.test`)
    const { id } = await givenOrder(t, account.headers, [{ product_id: tape.id, quantity: 4 }])
    for (const kind of pathTo[status])
      await moveOrder(
        { db: t.db, clock: () => new Date(), onTimelineEntry: async () => {}, wake() {} },
        { orderId: id, kind, actor: kind === 'delivered' ? { kind: 'buyer' } : anOperator },
      )
    const answer = await t.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=karavan-builtin',
      payload: { idToken: account.idToken },
    })
    const [row] = await t.db.selectFrom('buyer_order').selectAll().execute()
    const addresses = await t.db.selectFrom('address').selectAll().execute()
    return { answer, row, addresses, uid: account.uid }
  }

  test.each(['order_paid', 'order_shipped'] as const)('keep it from being deleted while one is %s', async (status) => {
    const { answer, row, addresses, uid } = await given(status)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.message).toBe('OPERATION_NOT_ALLOWED')
    expect(row).toMatchObject({ user_id: uid, status })
    expect(addresses).toHaveLength(1)
  })

  test.each([
    ['order_created', 'order_cancelled', 0],
    ['order_completed', 'order_completed', 4],
    ['order_cancelled', 'order_cancelled', 0],
  ] as const)('stay without a name when they are %s', async (status, after, taken) => {
    const { answer, row, addresses } = await given(status)
    expect(answer.statusCode).toBe(200)
    expect(row).toMatchObject({
      user_id: null,
      email: null,
      status: after,
      total_minor: 46_000,
      address: { city: 'Пермь', country: 'Россия' },
    })
    expect(JSON.stringify(row)).not.toMatch(/Анна|Ленина|\(912\)|345-67-89|example\.test/)
    expect(addresses).toEqual([])
    expect((await t.db.selectFrom('stock_taken').select('quantity').execute()).map(({ quantity }) => quantity)).toEqual([taken])
  })
})
