import type { Order } from '@karavan/contract/orders.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { anOperator, aPlainOffer, givenAddress, givenCart, givenOrder, postOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { MoveKind } from './moves.ts'
import { type MoveRequest, moveOrder } from './service.ts'
import { settleUnpaid } from './unpaid.ts'

const pieces = 53
const lamp = aPlainOffer('600000000005', { stock: pieces })
const nail = aPlainOffer('600000000006', { stock: 100_000 })
const mug = aPlainOffer('600000000007', {
  stock: 70,
  options: [{ pid: '1', name: { en: 'Colour' }, values: ['a', 'b'].map((vid) => ({ vid, name: { en: vid } })) }],
  skus: [
    { skuId: 'a', propsIds: '1:a', stock: 30 },
    { skuId: 'b', propsIds: '1:b', stock: 40 },
  ],
})
const hourMs = 60 * 60_000

describe('unpaid orders', async () => {
  let now = new Date()
  const clock = () => now
  const parts = { marketplaces: [givenMarketplace([lamp, nail, mug])], verifyToken: testUsers, clock }
  const t = await testApp(parts)
  const log = createLog('silent')
  const attacker = bearer('unproven:mallory')
  const anna = bearer('user:anna')
  const boris = bearer('user:boris')
  beforeEach(async () => {
    await t.truncate()
    now = new Date('2026-11-22T09:00:00Z')
  })
  afterAll(() => t[Symbol.asyncDispose]())

  const settle = () => settleUnpaid({ ...t.app.orders, log })
  /** The hours pass, and the job looks at each of them. */
  async function pass(hours: number) {
    for (let hour = 0; hour < hours; hour += 1) {
      now = new Date(now.getTime() + hourMs)
      await settle()
    }
  }
  const orderOf = async (id: string, headers = anna, language = 'en'): Promise<Order> =>
    (await t.inject({ url: `/api/orders/${id}`, headers: { ...headers, 'accept-language': language } })).json().order
  const kindsOf = async (id: string, headers = anna) => (await orderOf(id, headers)).timeline?.map(({ kind }) => kind)
  const taken = async () => (await t.db.selectFrom('stock_taken').select('quantity').execute()).map(({ quantity }) => quantity)
  const move = (orderId: string, kind: MoveKind, more: Partial<MoveRequest> = {}) =>
    moveOrder(t.app.orders, { orderId, kind, actor: anOperator, ...more })
  const given = (headers: Record<string, string>, quantity = 1) => givenOrder(t, headers, [{ product_id: lamp.id, quantity }])

  test('one account takes every piece and never pays: after its time all of them can be ordered by somebody else', async () => {
    const { id, payment_deadline } = await given(attacker, pieces)
    expect(payment_deadline).toBe('2026-11-25T09:00:00.000Z')
    const late = await t.inject({ method: 'POST', url: '/api/cart/items', headers: anna, payload: { product_id: lamp.id } })
    expect(late.json()).toMatchObject({ code: 'invalid', max_quantity: 0 })

    await pass(71)
    expect(await taken()).toEqual([pieces])
    await pass(1)
    expect(await taken()).toEqual([0])
    const cancelled = await orderOf(id, attacker)
    expect(cancelled).toMatchObject({ status: 'order_cancelled', is_buyer_cancellable: false })
    expect(cancelled.payment_deadline).toBeUndefined()
    expect(cancelled.timeline?.at(-1)).toMatchObject({ kind: 'cancelled', text: 'Not paid in time', cause: 'unpaid' })
    expect((await orderOf(id, attacker, 'ru')).timeline?.at(-1)?.text).toBe('Не оплачен вовремя')
    expect((await orderOf(id, attacker, 'zh')).timeline?.at(-1)?.text).toBe('未按时付款')
    expect((await given(anna, pieces)).status).toBe('order_created')
  })

  test('orders one after the other: three before the address is proven, ten after it, and the cart is as it was', async () => {
    const refusals: unknown[] = []
    for (const [headers, most] of [
      [attacker, 3],
      [anna, 10],
    ] as const) {
      for (let made = 0; made < most; made += 1) await given(headers)
      await givenCart(t, headers, [{ product_id: lamp.id, quantity: 2 }])
      const refused = await postOrder(t, headers, (await givenAddress(t, headers)).id)
      expect(refused.statusCode).toBe(409)
      refusals.push(refused.json())
      expect((await t.inject({ url: '/api/cart', headers })).json().cart.items).toMatchObject([{ quantity: 2 }])
    }
    expect(refusals).toMatchObject([
      { code: 'too_many_unpaid', unpaid_orders: 3, unpaid_orders_max: 3, is_address_proven: false },
      { code: 'too_many_unpaid', unpaid_orders: 10, unpaid_orders_max: 10, is_address_proven: true },
    ])
    const rules = (await t.inject({ url: '/api/orders/rules', headers: anna })).json().rules
    expect(rules).toEqual({
      unpaid_orders: 10,
      unpaid_orders_max: 10,
      unpaid_order_hours: 72,
      is_minimum_enforced: true,
      is_address_proven: true,
    })
    // One that is paid, or cancelled, makes room for another.
    const [first] = (await t.inject({ url: '/api/orders', headers: anna })).json().orders
    await move(first.id, 'paid')
    expect((await postOrder(t, anna, (await givenAddress(t, anna)).id)).statusCode).toBe(200)
  })

  test('twenty orders at the same moment, each with goods in the cart: three are made', async () => {
    const address = await givenAddress(t, attacker)
    // Whichever order empties the cart, the next request fills it again.
    const order = async () => {
      for (;;) {
        await givenCart(t, attacker, [{ product_id: nail.id }])
        const { code } = (await postOrder(t, attacker, address.id)).json()
        if (code !== 'cart_empty') return code ?? 'ordered'
      }
    }
    const outcomes = await Promise.all(Array.from({ length: 20 }, order))
    expect(outcomes.toSorted()).toEqual([...Array(3).fill('ordered'), ...Array(17).fill('too_many_unpaid')])
    expect(await t.db.selectFrom('buyer_order').select('id').execute()).toHaveLength(3)
  }, 60_000)

  test('a shop may set its own bounds, or none', async () => {
    await using strict = await testApp({ ...parts, on: t, settings: { UNPAID_ORDERS_MAX: '2', UNPAID_ORDER_HOURS: '6' } })
    await given(attacker)
    await givenCart(t, attacker, [{ product_id: lamp.id }])
    const address = await givenAddress(t, attacker)
    expect((await postOrder(strict, attacker, address.id)).json().code).toBe('too_many_unpaid')
    await using free = await testApp({ ...parts, on: t, settings: { UNPAID_ORDERS_MAX: '0' } })
    expect((await postOrder(free, attacker, address.id)).statusCode).toBe(200)
    expect((await t.inject({ url: '/api/orders/rules', headers: attacker })).json().rules.unpaid_orders_max).toBe(3)
    expect((await free.inject({ url: '/api/orders/rules', headers: attacker })).json().rules.unpaid_orders_max).toBeUndefined()
    // What an order was promised stays, whatever is set later.
    await givenCart(t, anna, [{ product_id: lamp.id }])
    const short = (await postOrder(strict, anna, (await givenAddress(t, anna)).id)).json().order
    expect(short.payment_deadline).toBe('2026-11-22T15:00:00.000Z')
    await move(short.id, 'link_sent')
    await pass(6)
    expect((await orderOf(short.id)).status).toBe('order_cancelled')
  })

  test('the time begins anew with the instructions; a reminder comes a day before its end', async () => {
    const { id } = await given(anna)
    await pass(50)
    await move(id, 'link_sent', { note: 'Transfer to card 1234' })
    expect((await orderOf(id)).payment_deadline).toBe('2026-11-27T11:00:00.000Z')
    await pass(47)
    expect(await kindsOf(id)).toEqual(['created', 'link_sent'])
    await pass(1)
    expect(await kindsOf(id)).toEqual(['created', 'link_sent', 'reminded'])
    expect((await orderOf(id)).payment_deadline).toBe('2026-11-27T11:00:00.000Z')
    await pass(23)
    expect(await kindsOf(id)).toEqual(['created', 'link_sent', 'reminded'])
    await pass(1)
    expect(await kindsOf(id)).toEqual(['created', 'link_sent', 'reminded', 'cancelled'])
    expect((await orderOf(id)).timeline?.at(-1)).toMatchObject({ cause: 'unpaid' })
    expect(await taken()).toEqual([0])
    await pass(100)
    expect(await kindsOf(id)).toHaveLength(4)
    expect(await taken()).toEqual([0])
  })

  test('a shop that is late is not the buyer’s fault: the whole time again, once, and then the order says whose fault it was', async () => {
    const { id } = await given(anna)
    await pass(72)
    expect(await orderOf(id)).toMatchObject({ status: 'order_created', payment_deadline: '2026-11-28T09:00:00.000Z' })
    expect(await kindsOf(id)).toEqual(['created', 'extended'])
    await pass(71)
    expect((await orderOf(id)).status).toBe('order_created')
    await pass(1)
    expect((await orderOf(id)).timeline?.at(-1)).toMatchObject({ kind: 'cancelled', cause: 'no_instructions' })
    expect(await taken()).toEqual([0])
  })

  test('the desk gives another day, which is an entry of the timeline, and the reminder moves with it', async () => {
    const { id } = await given(anna)
    await move(id, 'link_sent')
    await pass(60)
    const outcome = await move(id, 'extended')
    expect(outcome.kind).toBe('done')
    expect(await orderOf(id)).toMatchObject({ payment_deadline: '2026-11-26T09:00:00.000Z' })
    await move(id, 'extended')
    expect((await orderOf(id)).payment_deadline).toBe('2026-11-27T09:00:00.000Z')
    await pass(36)
    expect(await kindsOf(id)).toEqual(['created', 'link_sent', 'reminded', 'extended', 'extended', 'reminded'])
    await pass(24)
    expect((await orderOf(id)).status).toBe('order_cancelled')
  })

  test('what was paid, shipped or cancelled meanwhile is left alone', async () => {
    const states = { a: ['paid'], b: ['paid', 'shipped'], c: ['cancelled'] } as const
    const ids = new Map<string, string>()
    for (const [name, steps] of Object.entries(states)) {
      const { id } = await given(bearer(`user:${name}`))
      ids.set(name, id)
      await move(id, 'link_sent')
      for (const kind of steps) await move(id, kind)
    }
    const entries = await t.db.selectFrom('order_event').select('seq').execute()
    await pass(200)
    expect(await t.db.selectFrom('order_event').select('seq').execute()).toEqual(entries)
    expect(await taken()).toEqual([2])
  })

  test('several processes at the same moment, and a payment between them: each order ends once', async () => {
    await using other = await testApp({ ...parts, on: t })
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ids.push((await given(bearer(`unproven:${name}`), 2)).id)
    now = new Date(now.getTime() + 73 * hourMs)
    const both = [t, other].map(({ app }) => settleUnpaid({ ...app.orders, log }))
    const paid = ids.slice(0, 3).map((id) => move(id, 'paid'))
    await Promise.all([...both, ...paid])
    for (const [place, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
      const order = await orderOf(ids[place]!, bearer(`unproven:${name}`))
      const ends = order.timeline?.filter(({ kind }) => kind === 'cancelled' || kind === 'paid')
      expect(ends).toHaveLength(1)
      expect(order.status).toBe(ends?.[0]?.kind === 'paid' ? 'order_paid' : 'order_cancelled')
    }
    const open = await t.db.selectFrom('buyer_order').select('id').where('status', '=', 'order_paid').execute()
    expect(await taken()).toEqual([2 * open.length])
  })

  test('a server that was stopped, or whose clock jumps, cancels nobody who was not reminded', async () => {
    const { id } = await given(anna)
    await move(id, 'link_sent')
    now = new Date(now.getTime() + 1000 * hourMs)
    await settle()
    expect(await kindsOf(id)).toEqual(['created', 'link_sent', 'reminded'])
    expect((await orderOf(id)).payment_deadline).toBe(new Date(now.getTime() + 12 * hourMs).toISOString())
    await settle()
    expect((await orderOf(id)).status).toBe('order_created')
    await pass(12)
    expect((await orderOf(id)).status).toBe('order_cancelled')
  })

  test('an order of before the upgrade, or of a process of the release before, gets the whole time from the first look', async () => {
    const { id } = await given(anna)
    await t.db
      .updateTable('buyer_order')
      .set({ pay_hours: null as never, pay_by: null as never, has_grace: true, payment_status: 'link_sent' })
      .execute()
    now = new Date(now.getTime() + 1000 * hourMs)
    expect((await orderOf(id)).payment_deadline).toBeUndefined()
    await settle()
    expect((await orderOf(id)).payment_deadline).toBe(new Date(now.getTime() + 72 * hourMs).toISOString())
    await pass(72)
    expect(await kindsOf(id)).toEqual(['created', 'reminded', 'cancelled'])
  })

  test('an order that cannot be settled holds up no other', async () => {
    const broken = await given(attacker)
    const fine = await given(bearer('unproven:other'))
    const onTimelineEntry: typeof t.app.orders.onTimelineEntry = async (trx, entry) => {
      if (entry.orderId === broken.id) throw new Error('not this one')
      await t.app.orders.onTimelineEntry(trx, entry)
    }
    now = new Date(now.getTime() + 73 * hourMs)
    await settleUnpaid({ ...t.app.orders, onTimelineEntry, log })
    expect((await orderOf(broken.id, attacker)).status).toBe('order_created')
    expect((await orderOf(fine.id, bearer('unproven:other'))).status).toBe('order_cancelled')
    expect(await taken()).toEqual([1])
    await settle()
    expect(await taken()).toEqual([0])
  })

  test('a product page shows the pieces that the next buyer can have, never fewer than none', async () => {
    const stocks = async () => {
      const one = (await t.inject({ url: `/api/products/${mug.id}` })).json().product
      const listed = (await t.inject({ url: '/api/products?include_data=true' })).json().products
      const { rows } = (
        await t.inject({ method: 'POST', url: '/api/products/compare', payload: { product_ids: [mug.id, lamp.id] } })
      ).json()
      const skusOf = (product: { data: { variants: { stock: number }[] } }) => product.data.variants.map(({ stock }) => stock)
      return {
        page: skusOf(one),
        list: skusOf(listed.find(({ id }: { id: string }) => id === mug.id)),
        compared: rows.find(({ key }: { key: string }) => key === 'stock').cells.map(({ value }: { value: number }) => value),
      }
    }
    expect(await stocks()).toEqual({ page: [30, 40], list: [30, 40], compared: [70, pieces] })
    const { id } = await givenOrder(t, anna, [
      { product_id: mug.id, sku_id: 'a', quantity: 10 },
      { product_id: mug.id, sku_id: 'b', quantity: 40 },
    ])
    expect(await stocks()).toEqual({ page: [20, 0], list: [20, 0], compared: [20, pieces] })
    // The marketplace has sold some itself since.
    mug.skus[0]!.stock = 4
    await using other = await testApp({ ...parts, on: t })
    const { product } = (await other.inject({ url: `/api/products/${mug.id}` })).json()
    expect(product.data.variants.map(({ stock }: { stock: number }) => stock)).toEqual([0, 0])
    mug.skus[0]!.stock = 30
    await t.inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: anna, payload: {} })
    expect((await stocks()).page).toEqual([30, 40])
  })

  test('the desk sees the deadline, sorts by it and gives another day; nobody else does', async () => {
    const ids: string[] = []
    for (const buyer of [anna, boris, attacker]) {
      ids.push((await given(buyer)).id)
      now = new Date(now.getTime() + hourMs)
    }
    await move(ids[0]!, 'extended')
    await move(ids[1]!, 'paid')
    await t.db.insertInto('operator_role').values({ uid: 'olga', granted_at: now }).execute()
    const answer = await t.inject({ url: '/api/desk/orders?sort=deadline', headers: bearer('user:olga') })
    expect(answer.json().orders).toMatchObject([
      { id: ids[2], payment_deadline: '2026-11-25T11:00:00.000Z' },
      { id: ids[0], payment_deadline: '2026-11-26T09:00:00.000Z' },
      { id: ids[1], payment_deadline: null },
    ])
    // Twice the same request is one day.
    const olga = { ...bearer('user:olga'), 'idempotency-key': 'a-day' }
    const extend = (id: string) =>
      t.inject({ method: 'POST', url: `/api/desk/orders/${id}/extend`, headers: olga, payload: { note: 'asked by phone' } })
    for (const { statusCode, json } of [await extend(ids[2]!), await extend(ids[2]!)]) {
      expect(statusCode).toBe(200)
      expect(json().order).toMatchObject({ payment_deadline: '2026-11-26T11:00:00.000Z' })
      expect(json().order.timeline.at(-1)).toMatchObject({ kind: 'extended', text: 'asked by phone', is_internal: true, by: 'olga' })
    }
    expect(await kindsOf(ids[2]!, attacker)).toEqual(['created', 'extended'])
    expect((await extend(ids[1]!)).json().code).toBe('transition_refused')
    const asBuyer = await t.inject({ method: 'POST', url: `/api/desk/orders/${ids[0]}/extend`, headers: anna, payload: {} })
    expect(asBuyer.json().code).toBe('operator_only')
  })
})
