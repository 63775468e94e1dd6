import { type DeskMove, type DeskOrder, deskMoves } from '@karavan/contract/desk.ts'
import type { OrderStatus } from '@karavan/contract/orders.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { randomFrom } from '@karavan/sample-market/random.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { aPlainOffer, givenAddress, givenOrder } from '@karavan/testing/given-order.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../platform/mail.ts'
import { grantOperator, revokeOperator } from '../roles/service.ts'
import { splitPrice } from './service.ts'

const mug = anOffer({ stock: 1000, skus: [{ skuId: '9001', propsIds: '1:10', stock: 1000 }] })
const tape = aPlainOffer('600000000003', {
  seller: { id: 's2', name: '=HYPERLINK("#A1")' },
  title: { zh: '胶带', ru: 'Скотч,=1+1', en: 'Tape' },
})
const bag = aPlainOffer('600000000004', { productUrl: 'javascript:alert(1)', title: { zh: '帆布袋', ru: '+7 Сумка; "тканая"', en: 'Bag' } })

describe('the desk', async () => {
  const offers: Offer[] = []
  const mails: Mail[] = []
  let now = 0
  const clock = () => {
    now += 1000
    return new Date(now)
  }
  const t = await testApp({
    marketplaces: [givenMarketplace(offers)],
    verifyToken: async (token) => {
      const user = await testUsers(token)
      return user && !user.isAnonymous ? { ...user, email: `${user.uid}@example.test` } : user
    },
    clock,
    doesJobs: true,
    mailer: { send: async (mail) => void mails.push(mail) },
  })
  const anna = { ...bearer('user:anna'), 'accept-language': 'ru' }
  const boris = bearer('user:boris')
  const olga = bearer('user:olga')
  beforeEach(async () => {
    await t.truncate()
    now = Date.parse('2026-03-06T10:00:00Z')
    mails.length = 0
    offers.splice(0, offers.length, mug, tape, bag)
    await grantOperator(t.db, 'olga', new Date())
  })
  afterAll(() => t[Symbol.asyncDispose]())

  const get = (path: string, headers: Record<string, string> = olga) => t.inject({ url: `/api/desk/${path}`, headers })
  const post = (id: string, move: DeskMove, payload?: object, headers: Record<string, string> = olga) =>
    t.inject({ method: 'POST', url: `/api/desk/orders/${id}/${move}`, headers, ...(payload ? { payload } : {}) })
  const orderOf = async (id: string): Promise<DeskOrder> => (await get(`orders/${id}`)).json().order
  const move = async (id: string, what: DeskMove, payload?: object): Promise<DeskOrder> => {
    const answer = await post(id, what, payload)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().order
  }
  const both = [
    { product_id: mug.id, sku_id: '9001', quantity: 60 },
    { product_id: bag.id, quantity: 3 },
  ]
  const aShipment = { carrier: 'СДЭК', track: '10099887766' }
  const buyerOrder = async (id: string, headers: Record<string, string> = anna) =>
    (await t.inject({ url: `/api/orders/${id}`, headers })).json().order
  /** Everything about an order that a refused call must leave alone. */
  const stateOf = async (id: string) => ({
    order: await t.db.selectFrom('buyer_order').selectAll().where('id', '=', id).execute(),
    lines: await t.db.selectFrom('order_line').selectAll().where('order_id', '=', id).execute(),
    events: await t.db.selectFrom('order_event').selectAll().where('order_id', '=', id).execute(),
    photos: await t.db.selectFrom('warehouse_photo').select('id').where('order_id', '=', id).execute(),
    taken: await t.db.selectFrom('stock_taken').selectAll().execute(),
  })

  test('every call of the desk is for operators: 401 without a token, 403 for guests, buyers and a revoked role, at once [G-106 AU-34]', async () => {
    const order = await givenOrder(t, anna, both)
    const paths = Object.entries(((await t.app.describeApi()) as { paths: Record<string, object> }).paths)
      .filter(([path]) => path.startsWith('/api/desk/'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase() as 'GET', path })))
    expect(paths.length).toBeGreaterThan(12)
    const before = await stateOf(order.id)
    const refused = async (headers: Record<string, string>, status: number, code: string) => {
      for (const { method, path } of paths) {
        const url = path.replace('{id}', order.id).replace('{photo_id}', 'x')
        const answer = await t.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) })
        expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([status, code])
      }
    }
    await refused({}, 401, 'unauthenticated')
    await refused(bearer('guest:gustav'), 403, 'registered_only')
    await refused(anna, 403, 'operator_only')
    expect((await get('orders')).statusCode).toBe(200)
    await revokeOperator(t.db, 'olga')
    await refused(olga, 403, 'operator_only')
    expect(await stateOf(order.id)).toEqual(before)
  })

  test('an order goes its whole way; the buyer sees each step and gets each mail [OR-10 OR-11 OR-12 OR-13]', async () => {
    const placed = await givenOrder(t, anna, both)
    const mailed = (count: number) => expect.poll(() => mails.length, { timeout: 20_000 }).toBe(count)
    await mailed(1)
    const fresh = await orderOf(placed.id)
    expect(fresh).toMatchObject({
      stage: 'new',
      is_new: true,
      buyer_email: 'anna@example.test',
      buyer_language: 'ru',
      moves: ['link-sent', 'paid', 'extend', 'cancel', 'note'],
    })
    expect(fresh.instructions.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('14 835,00 ₽')
    expect(fresh.instructions).toContain(placed.order_number)
    expect((await orderOf(placed.id)).is_new).toBe(false)

    await move(placed.id, 'link-sent', { instructions: 'Переведите на счёт 40802' })
    await mailed(2)
    expect(mails[1]).toMatchObject({ to: 'anna@example.test', text: expect.stringContaining('Переведите на счёт 40802') })
    expect(await buyerOrder(placed.id)).toMatchObject({ status: 'order_created', payment_status: 'link_sent' })
    expect(await move(placed.id, 'paid', { note: 'сверено с выпиской' })).toMatchObject({ stage: 'to_buy', status: 'order_paid' })
    await mailed(3)

    const [mugLine, bagLine] = fresh.lines as [DeskOrder['lines'][0], DeskOrder['lines'][0]]
    expect(mugLine).toMatchObject({
      item_id: mug.itemId,
      title: mug.title,
      options: [{ name: { zh: '颜色' }, value: { zh: '黑色' } }],
      product_url: mug.productUrl,
      original_unit_price: 21,
      quantity: 60,
      purchase: null,
    })
    expect(bagLine.product_url).toBeNull()
    const bought = { line_ids: [mugLine.id], real_price: 1250.5, marketplace_order: '2233445566778899', track: 'SF123', carrier: '顺丰' }
    const half = await move(placed.id, 'bought', { ...bought, note: 'со скидкой' })
    expect(half).toMatchObject({ stage: 'to_buy', bought_count: 1, margin: { is_complete: false, spent: 14_380.75 } })
    expect(half.lines[0]?.purchase).toMatchObject({
      real_price: 1250.5,
      marketplace_order: '2233445566778899',
      track: 'SF123',
      carrier: '顺丰',
    })
    const whole = await move(placed.id, 'bought', { real_price: 30 })
    expect(whole).toMatchObject({ stage: 'arriving', bought_count: 2 })
    expect(whole.margin).toEqual({ paid: 14_835, spent: 14_725.75, remaining: 109.25, is_complete: true })
    expect(await move(placed.id, 'received')).toMatchObject({ stage: 'to_ship', received_count: 2 })
    expect(await move(placed.id, 'shipped', aShipment)).toMatchObject({ stage: 'shipped', ...aShipment, moves: ['track', 'note'] })
    await mailed(4)
    expect(mails[3]?.text).toContain('10099887766')

    const seen = await buyerOrder(placed.id)
    expect(seen.status).toBe('order_shipped')
    const kinds = seen.timeline.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['created', 'link_sent', 'paid', 'bought', 'seller_shipped', 'bought', 'received', 'received', 'shipped'])
    // What is between operators stays there.
    expect(JSON.stringify(seen)).not.toMatch(/1250[.,]5|2233445566778899|скидкой|выпиской|olga/)
    expect((await orderOf(placed.id)).timeline.find(({ kind }) => kind === 'paid')).toMatchObject({
      is_internal: true,
      text: 'сверено с выпиской',
      by: 'olga@example.test',
    })
    const done = await t.inject({ method: 'POST', url: `/api/orders/${placed.id}/complete`, headers: anna, payload: {} })
    expect(done.json().order.status).toBe('order_completed')
    await mailed(5)
    expect(await orderOf(placed.id)).toMatchObject({ stage: 'completed', moves: ['note'] })
  })

  test('the buyer reads why an order was cancelled; the pieces return [G-112 OR-14]', async () => {
    const { id } = await givenOrder(t, anna, both)
    await move(id, 'paid')
    expect(await move(id, 'cancel', { note: 'У продавца закончилось' })).toMatchObject({
      stage: 'cancelled',
      cancel_reason: 'У продавца закончилось',
      moves: ['note'],
    })
    expect((await buyerOrder(id)).timeline.at(-1)).toMatchObject({ kind: 'cancelled', text: 'У продавца закончилось' })
    expect((await t.db.selectFrom('stock_taken').select('quantity').execute()).every(({ quantity }) => quantity === 0)).toBe(true)
    await expect.poll(() => mails.some(({ text }) => text.includes('У продавца закончилось')), { timeout: 20_000 }).toBe(true)
  })

  const bodies: Record<DeskMove, object> = {
    'link-sent': {},
    paid: {},
    bought: {},
    received: {},
    shipped: aShipment,
    track: { track: 'T1' },
    extend: {},
    cancel: { note: 'reason' },
    note: { note: 'text' },
  }
  const allowed: Record<OrderStatus, DeskMove[]> = {
    order_created: ['link-sent', 'paid', 'extend', 'cancel', 'note'],
    order_paid: ['paid', 'bought', 'received', 'shipped', 'track', 'cancel', 'note'],
    order_shipped: ['shipped', 'track', 'note'],
    order_completed: ['note'],
    order_cancelled: ['cancel', 'note'],
  }
  test.each(Object.keys(allowed) as OrderStatus[])('what is not in the table is 409 and changes nothing: %s [G-107]', async (status) => {
    const { id } = await givenOrder(t, anna, both)
    if (status === 'order_cancelled') await move(id, 'cancel', bodies.cancel)
    else if (status !== 'order_created') await move(id, 'paid')
    if (status === 'order_shipped' || status === 'order_completed') await move(id, 'shipped', aShipment)
    if (status === 'order_completed') await t.inject({ method: 'POST', url: `/api/orders/${id}/complete`, headers: anna, payload: {} })
    const before = await stateOf(id)
    expect(before.order[0]?.status).toBe(status)
    for (const one of deskMoves.filter((name) => !allowed[status].includes(name))) {
      const answer = await post(id, one, bodies[one])
      expect([answer.statusCode, answer.json().code], one).toEqual([409, 'transition_refused'])
      expect(await stateOf(id), one).toEqual(before)
    }
  })

  test('each action stands in the log once, with who, where, the order and what changed, and no word that anybody typed', async () => {
    const { id, order_number } = await givenOrder(t, anna, both)
    await move(id, 'link-sent', { instructions: 'Для Анны: счёт 40802' })
    await move(id, 'paid', { note: 'звонила Анна', visible: true })
    await move(id, 'paid')
    expect((await post(id, 'extend')).statusCode).toBe(409)
    const [line] = (await orderOf(id)).lines
    await move(id, 'bought', { line_ids: [line?.id], real_price: 95.5, marketplace_order: '31415', track: 'SF1000' })
    const templates = (await get('instructions')).json().templates
    const changed = { ...templates, ru: 'Счёт 40802' }
    for (const _ of [1, 2]) await t.inject({ method: 'PUT', url: '/api/desk/instructions', headers: olga, payload: { templates: changed } })

    const { entries, next } = (await get('audit')).json()
    expect(next).toBeNull()
    const by = { actor: 'olga@example.test', address: '127.0.0.1' }
    const ofOrder = { ...by, kind: 'order_moved', order_number }
    expect(entries).toEqual([
      expect.objectContaining({ ...by, kind: 'instructions_changed', order_number: null, details: { languages: 'ru' } }),
      expect.objectContaining({ ...ofOrder, details: { move: 'bought', lines: 1, real_price: 95.5, track: true } }),
      expect.objectContaining({
        ...ofOrder,
        details: expect.objectContaining({
          move: 'paid',
          status_before: 'order_created',
          status: 'order_paid',
          payment: 'confirmed',
          note: true,
          visible_to_buyer: true,
        }),
      }),
      expect.objectContaining({ ...ofOrder, details: expect.objectContaining({ move: 'link-sent', payment: 'link_sent' }) }),
    ])
    expect(JSON.stringify(entries)).not.toMatch(/Анн|40802|31415|SF1000|anna/)

    // By pages and by what is asked for.
    const first = (await get('audit?limit=3')).json()
    expect(first.entries.map(({ id }: { id: string }) => id)).toEqual(entries.slice(0, 3).map(({ id }: { id: string }) => id))
    expect((await get(`audit?limit=3&before=${first.next}`)).json()).toMatchObject({ entries: [{ id: entries[3].id }], next: null })
    expect((await get('audit?kind=instructions_changed')).json().entries).toHaveLength(1)
    expect((await get('audit?operator=boris@example.test')).json()).toMatchObject({ entries: [], operators: ['olga@example.test'] })
    expect((await get(`audit?since=${encodeURIComponent(entries[1].at)}`)).json().entries).toHaveLength(2)
    expect((await get(`audit?until=${encodeURIComponent(entries[1].at)}`)).json().entries).toHaveLength(2)
  })

  test('a step that is done already gives the order as it is, with nothing new in the timeline [G-107]', async () => {
    const { id } = await givenOrder(t, anna, both)
    for (const what of ['link-sent', 'paid', 'bought', 'received', 'shipped'] as const) {
      const payload = { ...bodies[what], ...(what === 'bought' ? { real_price: 10 } : {}) }
      const once = await move(id, what, payload)
      expect((await move(id, what, payload)).timeline, what).toEqual(once.timeline)
    }
    const key = { ...olga, 'idempotency-key': 'one' }
    for (let i = 0; i < 3; i++) expect((await post(id, 'note', { note: 'один раз' }, key)).statusCode).toBe(200)
    expect((await orderOf(id)).timeline.filter(({ kind }) => kind === 'note')).toHaveLength(1)
  })

  test('two operators at the same moment: the order ends in one place, and what came too late is refused', async () => {
    const { id } = await givenOrder(t, anna, both)
    await grantOperator(t.db, 'oleg', new Date())
    const [cancelled, paid] = await Promise.all([post(id, 'cancel', { note: 'отказ' }), post(id, 'paid', {}, bearer('user:oleg'))])
    expect(cancelled.statusCode).toBe(200)
    const kinds = (await orderOf(id)).timeline.map(({ kind }) => kind)
    expect(kinds).toEqual(paid.statusCode === 200 ? ['created', 'paid', 'cancelled'] : ['created', 'cancelled'])
    expect((await orderOf(id)).status).toBe('order_cancelled')
  })

  const undo = (id: string, seqs: number[], payload: object = {}) =>
    t.inject({ method: 'POST', url: `/api/desk/orders/${id}/undo`, headers: olga, payload: { seqs, ...payload } })
  const seqOf = async (id: string, kind: string) => (await orderOf(id)).timeline.findLast((one) => one.kind === kind)?.seq ?? 0

  test('what was entered by mistake is taken back by an entry of its own; what rests on it comes first [G-107]', async () => {
    const { id, order_number } = await givenOrder(t, anna, both)
    await move(id, 'link-sent')
    await move(id, 'paid')
    await move(id, 'bought', { real_price: 90, track: 'SF1' })
    await move(id, 'received')
    const [bought, received, paid] = await Promise.all([seqOf(id, 'bought'), seqOf(id, 'received'), seqOf(id, 'paid')])
    const before = await stateOf(id)
    for (const seqs of [[bought], [paid], [1], [await seqOf(id, 'link_sent')], [received, 1]])
      expect((await undo(id, seqs)).json().code, String(seqs)).toBe('transition_refused')
    expect((await undo(id, [999])).json()).toMatchObject({ code: 'invalid', fields: { seqs: expect.any(String) } })
    expect(await stateOf(id)).toEqual(before)

    const goods = (await orderOf(id)).timeline.filter(({ kind }) => ['bought', 'seller_shipped', 'received'].includes(kind))
    const back = await undo(
      id,
      goods.map(({ seq }) => seq),
    )
    expect(back.statusCode, back.body).toBe(200)
    expect(back.json().order).toMatchObject({ stage: 'to_buy', bought_count: 0, received_count: 0, margin: { spent: 0 } })
    expect(back.json().order.lines[0].purchase).toBeNull()
    expect((await get('purchases')).json().sellers.flatMap(({ lines }: { lines: object[] }) => lines)).toHaveLength(2)
    // The buyer reads neither the slip nor its correction, and gets no mail of them.
    expect((await buyerOrder(id)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['created', 'link_sent', 'paid'])
    expect((await undo(id, [bought])).json().order.timeline).toHaveLength(back.json().order.timeline.length)
    // The same purchase said again is no repetition of what does not hold any more.
    expect(await move(id, 'bought', { real_price: 90, track: 'SF1' })).toMatchObject({ stage: 'arriving', bought_count: 2 })
    const timeline = (await orderOf(id)).timeline
    expect(timeline.filter(({ is_undone }) => is_undone).map(({ seq }) => seq)).toEqual(goods.map(({ seq }) => seq))
    expect((await get('audit?kind=order_undone')).json().entries).toEqual([
      expect.objectContaining({
        ...{ actor: 'olga@example.test', order_number },
        details: { undone: 'received, seller_shipped, bought', entries: goods.length },
      }),
    ])
  })

  test('a payment and a shipment that never were: the buyer gets a correcting mail, and the whole time to pay again', async () => {
    const { id } = await givenOrder(t, anna, both)
    await move(id, 'link-sent')
    await move(id, 'paid')
    await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(3)
    now += 30 * 24 * 3_600_000
    const unpaid = (await undo(id, [await seqOf(id, 'paid')], { note: 'Перепутали с другим заказом' })).json().order
    expect(unpaid).toMatchObject({ stage: 'awaiting_payment', status: 'order_created', payment_status: 'link_sent' })
    expect(Date.parse(unpaid.payment_deadline)).toBeGreaterThan(now)
    await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(4)
    expect(mails[3]).toMatchObject({ to: 'anna@example.test', subject: expect.stringContaining('ещё не оплачен') })
    expect(mails[3]?.text).toContain('Перепутали с другим заказом')

    await move(id, 'paid')
    await move(id, 'received')
    await move(id, 'shipped', aShipment)
    expect(await move(id, 'track', { carrier: 'ПЭК', track: 'PEK-7' })).toMatchObject({ track: 'PEK-7', carrier: 'ПЭК' })
    await expect.poll(() => mails.some(({ subject }) => subject.includes('Новый трек-номер')), { timeout: 20_000 }).toBe(true)
    expect((await buyerOrder(id)).timeline.at(-1)).toMatchObject({ kind: 'track_changed', track: 'PEK-7' })
    const back = (await undo(id, [await seqOf(id, 'shipped')])).json().order
    expect(back).toMatchObject({ stage: 'to_ship', track: null, carrier: null })
    await expect.poll(() => mails.some(({ subject }) => subject.includes('ещё не отправлен')), { timeout: 20_000 }).toBe(true)
    const kinds = (await buyerOrder(id)).timeline.map(({ kind }: { kind: string }) => kind)
    expect(kinds.slice(-3)).toEqual(['shipped', 'track_changed', 'shipment_undone'])
    expect(await move(id, 'shipped', { ...aShipment, track: 'NEW' })).toMatchObject({ stage: 'shipped', track: 'NEW' })
    // Who has it says so: then it has left the house.
    await t.inject({ method: 'POST', url: `/api/orders/${id}/complete`, headers: anna, payload: {} })
    expect((await undo(id, [await seqOf(id, 'shipped')])).json().code).toBe('transition_refused')
  })

  test('a track is changed on the way to the warehouse as well, without a mail', async () => {
    const { id } = await givenOrder(t, anna, both)
    await move(id, 'paid')
    expect((await post(id, 'track', {})).json().fields).toEqual({ track: expect.any(String) })
    const [line] = (await move(id, 'bought', { track: 'SF1', carrier: '顺丰' })).lines
    const moved = await move(id, 'track', { line_ids: [line?.id], track: 'SF2', carrier: '顺丰' })
    expect(moved.lines.map(({ purchase }) => purchase?.track)).toEqual(['SF2', 'SF1'])
    expect(moved.moves).toContain('track')
  })

  test('notes: internal ones stay at the desk, visible ones reach the buyer', async () => {
    const { id } = await givenOrder(t, anna, both)
    await move(id, 'note', { note: 'звонил, просил до пятницы' })
    await move(id, 'note', { note: 'Ждём поставку до пятницы', visible: true })
    const notes = (await orderOf(id)).timeline.filter(({ kind }) => kind === 'note')
    expect(notes.map(({ is_internal }) => is_internal)).toEqual([true, false])
    const seen = JSON.stringify(await buyerOrder(id))
    expect(seen).toContain('Ждём поставку')
    expect(seen).not.toContain('звонил')
  })

  test('what a move has no use for is refused with its name, and lines must be the order’s own', async () => {
    const { id } = await givenOrder(t, anna, both)
    const other = await givenOrder(t, boris, [{ product_id: tape.id, quantity: 1 }])
    await move(id, 'paid')
    const before = await stateOf(id)
    const cases: [DeskMove, object, string][] = [
      ['paid', { track: 'x' }, 'track'],
      ['shipped', { real_price: 1 }, 'real_price'],
      ['cancel', { track: '1' }, 'track'],
      ['note', {}, 'note'],
      ['bought', { real_price: -1 }, 'real_price'],
      ['bought', { marketplace_order: 'a\u0007b' }, 'marketplace_order'],
      ['bought', { line_ids: [other.items[0]?.id] }, 'line_ids'],
      ['received', { line_ids: [] }, 'line_ids'],
      ['note', { note: 'x'.repeat(501) }, 'note'],
      ['note', { note: ' ' }, 'note'],
    ]
    for (const [what, payload, field] of cases) {
      const answer = await post(id, what, payload)
      expect([answer.statusCode, Object.keys(answer.json().fields)], `${what} ${field}`).toEqual([422, [field]])
    }
    expect(await stateOf(id)).toEqual(before)
    expect((await post('nothing', 'paid')).json()).toMatchObject({ code: 'order_not_found' })
  })

  test('the queue: stages are counted, filtered and sorted; search finds number, e-mail, name, goods, track and marketplace order', async () => {
    const first = await givenOrder(t, anna, both)
    const second = await givenOrder(t, boris, [{ product_id: tape.id, quantity: 1 }])
    await givenAddress(t, anna)
    await move(first.id, 'link-sent')
    await move(second.id, 'paid')
    await move(second.id, 'bought', { marketplace_order: 'MP-778', track: 'YT5566' })
    const listed = async (query: string) => {
      const answer = await get(`orders?${query}`)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    const numbers = async (query: string) => (await listed(query)).orders.map(({ id }: { id: string }) => id)
    const all = await listed('')
    expect(all).toMatchObject({ total: 2, counts: { new: 0, awaiting_payment: 1, to_buy: 0, arriving: 1, shipped: 0 } })
    expect(await numbers('')).toEqual([second.id, first.id])
    expect(await numbers('sort=waiting')).toEqual([first.id, second.id])
    expect(await numbers('stage=arriving')).toEqual([second.id])
    expect(await numbers('status=order_created')).toEqual([first.id])
    expect(await numbers('status=&stage=')).toHaveLength(2)
    expect(await numbers('limit=1&offset=1')).toEqual([first.id])
    const found: [string, string[]][] = [
      [first.order_number.slice(-6).toLowerCase(), [first.id]],
      ['ANNA@example', [first.id]],
      ['петрова', [second.id, first.id]],
      ['帆布', [first.id]],
      ['сумка', [first.id]],
      ['mp-778', [second.id]],
      ['yt5566', [second.id]],
      ['%', []],
      ["' or 1=1 --", []],
    ]
    for (const [q, ids] of found) expect(await numbers(`q=${encodeURIComponent(q)}`), q).toEqual(ids)
    for (const query of ['stage=x', 'status=x', 'sort=x']) expect((await get(`orders?${query}`)).statusCode, query).toBe(400)
    expect((await orderOf(first.order_number.toLowerCase())).id).toBe(first.id)
  })

  test('what lies too long is late: found, counted by stage, and with what the last days brought', async () => {
    const hour = 3_600_000
    const late = await givenOrder(t, anna, both)
    await move(late.id, 'paid')
    now += 47 * hour
    const fresh = await givenOrder(t, boris, [{ product_id: tape.id, quantity: 1 }])
    await move(fresh.id, 'paid')
    await t.inject({ method: 'POST', url: `/api/desk/orders/${fresh.id}/undo`, headers: olga, payload: { seqs: [2] } })
    const today = async (zone = 'Europe/Moscow') => (await get(`today?zone=${encodeURIComponent(zone)}`)).json()
    expect((await today()).overdue).toEqual({ new: 0, to_buy: 0, arriving: 0, to_ship: 0 })
    now += 2 * hour
    const seen = await today()
    expect(seen.overdue).toEqual({ new: 0, to_buy: 1, arriving: 0, to_ship: 0 })
    expect(seen.days).toHaveLength(14)
    // 10:00 in UTC is the same day in Moscow; a payment that was taken back did not happen.
    expect(seen.days.slice(-3)).toEqual([
      { date: '2026-03-06', ordered: 1, paid: 1, shipped: 0 },
      { date: '2026-03-07', ordered: 0, paid: 0, shipped: 0 },
      { date: '2026-03-08', ordered: 1, paid: 0, shipped: 0 },
    ])
    const queue = (await get('orders?overdue=1')).json()
    expect([queue.total, queue.overdue, queue.orders.map(({ id }: { id: string }) => id)]).toEqual([1, 1, [late.id]])
    expect((await get('today?zone=Nowhere')).json()).toMatchObject({ code: 'invalid' })
  })

  test('filters of the queue are kept by name, each operator’s own, and go with the role', async () => {
    await grantOperator(t.db, 'oleg', new Date())
    const oleg = bearer('user:oleg')
    const keep = (name: string, search: object, headers = olga) =>
      t.inject({ method: 'PUT', url: '/api/desk/filters', headers, payload: { name, search } })
    await keep('Поздние', { overdue: true })
    await keep('Срочно', { stage: 'new' })
    const { filters } = (await keep('Срочно', { stage: 'to_ship', q: 'Пермь', sort: 'waiting' })).json()
    expect(filters).toEqual([
      { id: expect.any(String), name: 'Поздние', search: { overdue: true } },
      { id: expect.any(String), name: 'Срочно', search: { stage: 'to_ship', q: 'Пермь', sort: 'waiting' } },
    ])
    expect((await get('filters', oleg)).json().filters).toEqual([])
    const remove = (headers: Record<string, string>) => t.inject({ method: 'DELETE', url: `/api/desk/filters/${filters[0].id}`, headers })
    expect((await remove(oleg)).statusCode).toBe(404)
    expect((await remove(olga)).json().filters).toHaveLength(1)
    for (const wrong of [
      { name: ' ', search: {} },
      { name: 'x', search: { stage: 'x' } },
    ])
      expect((await keep(wrong.name, wrong.search)).statusCode).toBe(422)
    await revokeOperator(t.db, 'olga')
    expect(await t.db.selectFrom('desk_filter').selectAll().execute()).toEqual([])
  })

  test('the purchase list: paid and unbought lines by seller, and as a table without formulas', async () => {
    const first = await givenOrder(t, anna, both)
    const second = await givenOrder(t, boris, [
      { product_id: mug.id, sku_id: '9001', quantity: 50 },
      { product_id: tape.id, quantity: 2 },
    ])
    expect((await get('purchases')).json().sellers).toEqual([])
    await move(first.id, 'paid')
    await move(second.id, 'paid')
    const { sellers } = (await get('purchases')).json()
    expect(sellers.map(({ seller_name, lines }: { seller_name: string; lines: unknown[] }) => [seller_name, lines.length])).toEqual([
      ['Yongkang Cup Factory', 3],
      [tape.seller?.name, 1],
    ])
    const answer = await get('purchases.csv', { ...olga, 'accept-language': 'ru' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="purchases.csv"',
    })
    const [head = '', ...rows] = answer.rawPayload.toString('utf8').trimEnd().split('\r\n')
    expect(head.startsWith('\ufeff"Продавец";"Площадка";"Заказ";')).toBe(true)
    expect(rows).toHaveLength(4)
    expect(rows.some((row) => row.startsWith('"\'=HYPERLINK(""#A1"")";'))).toBe(true)
    expect(rows.some((row) => row.includes('"\'+7 Сумка; ""тканая"""'))).toBe(true)
    const mugRow = rows.find((row) => row.includes(first.order_number) && row.includes('黑色'))
    expect(mugRow).toContain(
      `;"'${mug.itemId}";"9001";"${mug.productUrl}";"不锈钢保温杯";"颜色: 黑色";"Термокружка стальная";"Цвет: чёрный";60;"шт.";"21,00";"1260,00";"CNY";"14490,00"`,
    )
    // A spreadsheet that parts cells at commas as well must not find a formula behind one.
    expect(rows.some((row) => row.includes(';"Скотч,=1+1";'))).toBe(true)
    for (const row of rows) for (const cell of row.split(';')) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/)
    const english = (await get('purchases.csv', { ...olga, 'accept-language': 'en' })).body
    expect(english).toContain('"21.00","1260.00","CNY","14490.00"')
    await move(first.id, 'bought')
    expect((await get('purchases')).json().sellers).toHaveLength(2)
  })

  test('a price for several lines is shared out to the last fen', () => {
    const random = randomFrom('prices')
    for (let i = 0; i < 300; i++) {
      const lines = Array.from({ length: random.int(1, 12) }, () => ({
        quantity: random.int(1, 500),
        facts: { originalMinor: random.chance(0.1) ? 0 : random.int(1, 90_000) },
      }))
      const price = random.int(0, 10_000_000) / 100
      const shares = splitPrice(lines, price) as number[]
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.round(price * 100))
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
    }
    expect(splitPrice([{ quantity: 1, facts: { originalMinor: 1 } }], undefined)).toEqual([undefined])
  })

  test('templates of the payment instructions: kept by language, restored, and filled with the order', async () => {
    const { originals } = (await get('instructions')).json()
    const put = (templates: object) => t.inject({ method: 'PUT', url: '/api/desk/instructions', headers: olga, payload: { templates } })
    const own = { ...originals, ru: 'Счёт 40802, {{ total }}, заказ {{order_number}}, {{recipient}}, {{secret}}' }
    expect((await put(own)).json().templates).toEqual(own)
    const { id, order_number } = await givenOrder(t, anna, both)
    const sent = await move(id, 'link-sent')
    expect(sent.instructions.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      `Счёт 40802, 14 835,00 ₽, заказ ${order_number}, Анна Петрова, {{secret}}`,
    )
    expect((await put(originals)).json().templates).toEqual(originals)
    expect(await t.db.selectFrom('instruction_template').selectAll().execute()).toEqual([])
    for (const wrong of [{ ru: 'x' }, { ...originals, zh: ' ' }, { ...originals, en: 'x'.repeat(4001) }])
      expect((await put(wrong)).statusCode).toBe(422)
  })

  describe('photos from the warehouse', () => {
    const aPicture = (width = 40, height = 30) =>
      sharp({ create: { width, height, channels: 3, background: '#a83f15' } })
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer()
    const upload = (id: string, file: Buffer, headers: Record<string, string> = olga) => {
      const edge = 'edge-of-a-part'
      const head = `--${edge}\r\nContent-Disposition: form-data; name="photo"; filename="../../x.html"\r\nContent-Type: text/html\r\n\r\n`
      return t.inject({
        method: 'POST',
        url: `/api/desk/orders/${id}/photos`,
        headers: { ...headers, 'content-type': `multipart/form-data; boundary=${edge}` },
        payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${edge}--\r\n`)]),
      })
    }

    test('are encoded again, and shown to operators and to the buyer alone', async () => {
      const { id } = await givenOrder(t, anna, both)
      await move(id, 'paid')
      const answer = await upload(id, await aPicture(4000, 1000))
      expect(answer.statusCode, answer.body).toBe(200)
      const { photo } = answer.json()
      expect(photo).toMatchObject({ width: 1600, height: 400 })
      expect((await orderOf(id)).photos).toEqual([photo])
      const shown = await t.inject({ url: photo.url, headers: olga })
      expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': expect.stringContaining('private') })
      const { format, exif } = await sharp(shown.rawPayload).metadata()
      expect([format, exif]).toEqual(['webp', undefined])

      const { photos } = (await t.inject({ url: `/api/orders/${id}/photos`, headers: anna })).json()
      expect(photos).toHaveLength(1)
      expect((await t.inject({ url: photos[0].url, headers: anna })).rawPayload).toEqual(shown.rawPayload)
      expect((await t.inject({ url: photo.url, headers: anna })).statusCode).toBe(403)
      for (const url of [photos[0].url, `/api/orders/${id}/photos`]) {
        expect((await t.inject({ url, headers: boris })).statusCode, url).toBe(404)
        expect((await t.inject({ url })).statusCode, url).toBe(401)
      }
      const other = await givenOrder(t, boris, [{ product_id: tape.id, quantity: 1 }])
      expect((await t.inject({ url: `/api/orders/${other.id}/photos/${photo.id}`, headers: boris })).statusCode).toBe(404)

      const removed = await t.inject({ method: 'DELETE', url: photo.url, headers: olga })
      expect(removed.statusCode).toBe(200)
      expect((await t.inject({ method: 'DELETE', url: photo.url, headers: olga })).statusCode).toBe(404)
    })

    test('what is not a picture, too large, too many or too early is refused', async () => {
      const { id } = await givenOrder(t, anna, both)
      expect((await upload(id, await aPicture())).json().code).toBe('transition_refused')
      await move(id, 'paid')
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
      for (const file of [Buffer.from('<html>'), Buffer.alloc(0), svg, (await aPicture()).subarray(0, 100)])
        expect((await upload(id, file)).json()).toMatchObject({ code: 'invalid', fields: { photo: expect.any(String) } })
      expect((await upload(id, Buffer.alloc(10 * 1024 * 1024 + 1))).json().code).toBe('too_large')
      const json = await t.inject({ method: 'POST', url: `/api/desk/orders/${id}/photos`, headers: olga, payload: {} })
      expect(json.json().code).toBe('unsupported_media_type')
      const broken = { ...olga, 'content-type': 'multipart/form-data; boundary=edge' }
      for (const payload of ['{"a":1}', '--edge\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\nhalf']) {
        const answer = await t.inject({ method: 'POST', url: `/api/desk/orders/${id}/photos`, headers: broken, payload })
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
      }
      const picture = await aPicture()
      for (let i = 0; i < 40; i++) expect((await upload(id, picture)).statusCode).toBe(200)
      expect((await upload(id, picture)).json().code).toBe('limit_reached')
      expect((await upload('nothing', picture)).json().code).toBe('order_not_found')
    })
  })
})
