// @database either
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testApp } from '@karavan/testing/app.ts'
import { givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { addressFields, anOperator, aPlainOffer, givenAddress, givenOrder, postOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createLog } from '../../platform/log.ts'
import { createMailer, outboxOf } from '../../platform/mail.ts'
import { sendOrderMail, toOrderMail } from './mails.ts'
import type { MoveKind } from './moves.ts'
import { type LineRow, moveWithin } from './service.ts'
import { sendShopMail } from './shop-mail.ts'
import { settleUnpaid } from './unpaid.ts'

const hostile = '<img src=x onerror=alert(1)>'
const tape = aPlainOffer('600000000003', { title: { ru: `Скотч ${hostile}`, en: `Tape ${hostile}`, zh: `胶带${hostile}` } })

describe('mails of an order', async () => {
  let refusals = 0
  const post = await givenMailServer(async () => {
    if (refusals > 0) {
      refusals -= 1
      throw new Error('not now')
    }
  })
  const offers = [tape]
  const t = await testApp({
    marketplaces: [givenMarketplace(offers)],
    settings: {
      SMTP_URL: post.url,
      PUBLIC_URL: 'https://shop.example',
      MAIL_FROM: 'Karavan <shop@shop.example>',
      UNPAID_ORDERS_MAX: '0',
      ORDERS_PER_DAY: '0',
      DESK_SECOND_FACTOR: 'optional',
    },
    doesJobs: true,
  })
  let count = 0
  beforeEach(() => {
    post.mails.length = 0
    refusals = 0
    count += 1
    offers.splice(0, offers.length, tape)
  })
  afterAll(async () => {
    await t[Symbol.asyncDispose]()
    await post.close()
  })

  const given = async (language: string, additions: readonly object[] = [{ product_id: tape.id, quantity: 3 }]) => {
    const email = `anna${count}@example.test`
    const { headers } = await givenProvenAccount(t, email)
    const asked = { ...headers, 'accept-language': language }
    return { email, headers: asked, order: await givenOrder(t, asked, additions) }
  }
  /** As the desk does it: the move and its mail in one transaction. */
  const move = (orderId: string, kind: MoveKind, words: object = {}) =>
    t.db.transaction().execute((trx) =>
      moveWithin({ clock: () => new Date(), onTimelineEntry: t.app.orders.onTimelineEntry }, trx, {
        orderId,
        kind,
        actor: anOperator,
        ...words,
      }),
    )
  const mailsNamed = (id: string) => post.mails.filter(({ messageId }) => messageId?.includes(id))
  const arrived = async (total: number) => {
    await expect.poll(() => post.mails.length, { timeout: 30_000 }).toBe(total)
    return post.mails.at(-1)!
  }

  test.each([
    [
      'ru',
      { created: 'принят', link_sent: 'Как оплатить заказ', paid: 'получена', shipped: 'отправлен', delivered: 'завершён' },
      'Итого: 345,00 ₽',
    ],
    [
      'en',
      { created: 'received', link_sent: 'How to pay', paid: 'Payment', shipped: 'on its way', delivered: 'complete' },
      'Total: 345.00 ₽',
    ],
    ['zh', { created: '已收到', link_sent: '付款说明', paid: '的付款', shipped: '已发货', delivered: '已完成' }, '合计: 345.00 ₽'],
  ] as const)('every step in %s, once, in text and HTML', async (language, subjects, total) => {
    const { email, headers, order } = await given(language)
    const first = await arrived(1)
    expect(first).toMatchObject({
      to: [{ address: email }],
      from: { address: 'shop@shop.example' },
      messageId: `<${order.id}.1@shop.example>`,
    })
    const text = (mail: Email) => (mail.text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(text(first)).toContain(total)
    expect(text(first)).toContain('ул. Ленина, 5, кв. 12')
    expect(text(first)).toContain(`https://shop.example/chat/orders/${order.id}`)
    expect(text(first)).toContain(hostile)
    // Goods are named in the reader's language.
    expect(text(first)).toContain(`- ${tape.title[language]}`)
    expect(first.html).not.toContain('<img')
    expect(first.html).toContain(`<html lang="${language}">`)

    await move(order.id, 'link_sent', { note: `Переведите на карту 1234\n${hostile}` })
    expect(text(await arrived(2))).toContain('Переведите на карту 1234')
    expect(post.mails[1]?.html).not.toContain('<img')
    await move(order.id, 'paid')
    await arrived(3)
    await move(order.id, 'bought', { note: 'тайна', isNoteVisible: false })
    await move(order.id, 'shipped', { track: 'RU123', carrier: 'СДЭК' })
    expect(text(await arrived(4))).toMatch(/СДЭК[\s\S]*RU123/)
    await t.inject({ method: 'POST', url: `/api/orders/${order.id}/complete`, headers, payload: { notes: 'Delivery confirmed by buyer' } })
    await arrived(5)
    expect(post.mails.map(({ subject }) => subject)).toEqual(
      Object.values(subjects).map((part) => expect.stringMatching(new RegExp(`(?=.*${part})(?=.*${order.order_number})`))),
    )
    expect(JSON.stringify(post.mails)).not.toContain('тайна')
  })

  test.each([
    ['ru', /ещё не оплачен/, 'Оплатить до: ', '(московское время)', 'Не оплачен вовремя'],
    ['en', /is not paid yet/, 'To be paid by: ', '(UTC)', 'Not paid in time'],
    ['zh', /尚未付款/, '付款截止时间: ', '（北京时间）', '未按时付款'],
  ] as const)('before the time to pay is over, and after, in %s, each once [W-21]', async (language, subject, until, clockName, reason) => {
    const { order } = await given(language)
    await arrived(1)
    await move(order.id, 'link_sent', { note: 'IBAN 1234' })
    expect((await arrived(2)).text).toContain(until)
    const { pay_by } = await t.db.selectFrom('buyer_order').select('pay_by').where('id', '=', order.id).executeTakeFirstOrThrow()
    const at = (hoursBefore: number) => () => new Date(pay_by!.getTime() - hoursBefore * 60 * 60_000)
    const settleAt = (hoursBefore: number) => settleUnpaid({ ...t.app.orders, clock: at(hoursBefore), log: createLog('silent') })
    await settleAt(24)
    await settleAt(23)
    const reminder = await arrived(3)
    expect(reminder.subject).toMatch(subject)
    expect(reminder.text).toContain(until)
    expect(reminder.text).toContain(clockName)
    await settleAt(0)
    await settleAt(-1)
    expect((await arrived(4)).text).toContain(reason)
    await new Promise((rested) => setTimeout(rested, 300))
    expect(post.mails).toHaveLength(4)
  })

  test('a process that dies between the cancellation and its mail: the next one sends it, once [W-21]', async () => {
    const { order } = await given('en')
    await arrived(1)
    const dying = await testApp({ on: t, marketplaces: [givenMarketplace(offers)], settings: { SMTP_URL: post.url } })
    // Instructions and cancellation are committed by a process that does no jobs and is gone then; `t` finds them.
    await move(order.id, 'link_sent')
    await arrived(2)
    const late = () => new Date(Date.now() + 100 * 60 * 60_000)
    const later = () => new Date(Date.now() + 200 * 60 * 60_000)
    const settleAt = (clock: () => Date) => settleUnpaid({ ...dying.app.orders, clock, log: createLog('silent') })
    await settleAt(late)
    await arrived(3)
    await settleAt(later)
    await dying[Symbol.asyncDispose]()
    await arrived(4)
    const ids = post.mails.map(({ messageId }) => messageId)
    expect(ids).toEqual([1, 2, 3, 4].map((seq) => `<${order.id}.${seq}@shop.example>`))
    // The mail is there a moment before it is written down that it was sent.
    const sent = () => t.db.selectFrom('order_mail').select('seq').where('order_id', '=', order.id).where('seq', '=', 4).execute()
    await expect.poll(sent, { timeout: 30_000 }).toHaveLength(1)
    const never = { send: () => Promise.reject(new Error('twice')) }
    const deps = { db: t.db, clock: () => new Date(), mailer: never as never, publicUrl: () => '', shopName: 'Karavan' }
    await sendOrderMail(deps, { order_id: order.id, seq: 4 })
    // A reminder that comes late reminds nobody of an order that is over.
    await t.db.deleteFrom('order_mail').where('seq', '=', 3).execute()
    await sendOrderMail(deps, { order_id: order.id, seq: 3 })
  }, 60_000)

  test('a cancelled order: with the reason that the shop gives, never with what a buyer wrote', async () => {
    const { headers, order } = await given('ru')
    const hers = 'Дёшево: evil.example'
    await t.inject({ method: 'POST', url: `/api/orders/${order.id}/cancel`, headers, payload: { reason: hers } })
    await expect
      .poll(() => post.mails.map(({ subject }) => subject).sort(), { timeout: 30_000 })
      .toEqual([`Заказ ${order.order_number} отменён`, `Заказ ${order.order_number} принят`])
    const other = await givenOrder(t, headers, [{ product_id: tape.id }])
    await move(other.id, 'cancelled', { note: 'Товара больше нет' })
    await arrived(4)
    expect(JSON.stringify(post.mails)).not.toContain('evil.example')
    expect(mailsNamed(other.id).find(({ subject }) => subject?.includes('отменён'))?.text).toContain('Товара больше нет')
  })

  test('an order that is refused, or not committed, sends nothing; a repeated step sends nothing more', async () => {
    const { headers, order } = await given('en')
    await arrived(1)
    await expect(
      t.db.transaction().execute(async (trx) => {
        await moveWithin({ clock: () => new Date(), onTimelineEntry: t.app.orders.onTimelineEntry }, trx, {
          orderId: order.id,
          kind: 'paid',
          actor: anOperator,
        })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await move(order.id, 'paid')
    await move(order.id, 'paid')
    await arrived(2)
    expect((await postOrder(t, headers, (await givenAddress(t, headers)).id)).statusCode).toBe(409)
    await move(order.id, 'shipped')
    await arrived(3)
    expect(mailsNamed(order.id).map(({ messageId }) => messageId)).toEqual([1, 2, 3].map((seq) => `<${order.id}.${seq}@shop.example>`))
  })

  test('a mail that was not taken is tried again, one that was sent is not', async () => {
    refusals = 1
    const { order } = await given('en')
    await arrived(1)
    expect(refusals).toBe(0)
    const deps = {
      db: t.db,
      clock: () => new Date(),
      mailer: { send: () => Promise.reject(new Error('sent twice')) },
      publicUrl: () => '',
      shopName: 'Karavan',
    }
    await expect
      .poll(() => t.db.selectFrom('order_mail').select('seq').where('order_id', '=', order.id).execute(), { timeout: 30_000 })
      .toEqual([{ seq: 1 }])
    await sendOrderMail(deps, { order_id: order.id, seq: 1 })
  })
})

test('the shop hears of a new order, once, in its own language and without what the buyer wrote', async () => {
  let refusals = 1
  const post = await givenMailServer(async () => {
    if (refusals > 0) {
      refusals -= 1
      throw new Error('not now')
    }
  })
  onTestFinished(post.close)
  await using t = await testApp({
    marketplaces: [givenMarketplace([tape])],
    settings: { SMTP_URL: post.url, PUBLIC_URL: 'https://shop.example', MAIL_ORDERS_TO: 'desk@shop.example', MAIL_ORDERS_LANGUAGE: 'en' },
    doesJobs: true,
  })
  const toShop = () => post.mails.filter(({ to }) => to?.[0]?.address === 'desk@shop.example')
  const { headers } = await givenProvenAccount(t, 'buyer@example.test')
  const order = await givenOrder(t, { ...headers, 'accept-language': 'zh' }, [{ product_id: tape.id, quantity: 3 }])
  await expect.poll(() => toShop().length, { timeout: 30_000 }).toBe(1)
  const [mail] = toShop()
  expect(mail).toMatchObject({ messageId: `<${order.id}.0@shop.example>`, subject: `New order ${order.order_number}: 345.00\u00a0₽` })
  expect(mail?.text).toContain(`https://shop.example/desk/orders/${order.id}`)
  expect(mail?.text).toContain(`- ${tape.title.en}: 3 pcs ×`)
  expect(mail?.html).not.toContain('<img')
  expect(JSON.stringify(mail)).not.toMatch(/Ленина|buyer@/)
  // The buyer's own mail is not put off by it, and an entry that follows is no new order.
  await t.inject({ method: 'POST', url: `/api/orders/${order.id}/cancel`, headers, payload: { reason: 'no' } })
  await expect.poll(() => post.mails.length, { timeout: 30_000 }).toBe(3)
  await expect
    .poll(() => t.db.selectFrom('order_mail').select('seq').where('order_id', '=', order.id).orderBy('seq').execute(), { timeout: 30_000 })
    .toEqual([{ seq: 0 }, { seq: 1 }, { seq: 2 }])
  const deps = {
    db: t.db,
    clock: () => new Date(),
    mailer: { send: () => Promise.reject(new Error('twice')) },
    publicUrl: () => '',
    shopName: '',
  }
  await sendShopMail(deps, { address: 'desk@shop.example', language: 'en' }, { order_id: order.id })
}, 60_000)

test.each([
  [{}, undefined],
  [{ SHOP_EMAIL: 'help@shop.example' }, { address: 'help@shop.example', language: 'ru' }],
  [{ SHOP_EMAIL: 'help@shop.example', MAIL_ORDERS_TO: 'off' }, undefined],
  [
    { SHOP_EMAIL: 'help@shop.example', MAIL_ORDERS_TO: 'desk@shop.example', MAIL_ORDERS_LANGUAGE: 'zh' },
    { address: 'desk@shop.example', language: 'zh' },
  ],
] as const)('where a shop with %j hears of orders', (settings, to) => {
  expect(readConfig(settings).ordersTo).toEqual(to)
})

test.each([
  ['en', { ru: 'Скотч', en: 'Tape', zh: '胶带' }, 'Tape'],
  ['zh', { ru: 'Скотч', en: 'Tape', zh: '胶带' }, '胶带'],
  ['zh', { ru: 'Скотч', en: 'Tape' }, 'Скотч'],
  ['zh', { en: 'Tape', source: 'Klebeband' }, 'Tape'],
  ['en', { zh: '胶带', source: 'Klebeband' }, '胶带'],
  ['ru', { source: 'Klebeband' }, 'Klebeband'],
  ['ru', {}, '600000000003'],
] as const)('a reader of %s reads of %j as %s: the own language first, then ru, en, zh and the title', (language, title, named) => {
  const order = {
    id: 'o1',
    order_number: 'ORD-1',
    user_id: 'anna',
    email: 'a@example.test',
    language,
    status: 'order_paid',
    payment_status: 'confirmed',
    payment_method: 'manual',
    currency: 'RUB',
    total_minor: 100,
    address: { ...addressFields, district: null },
    estimated_from: '2026-01-01',
    estimated_to: '2026-01-09',
    last_seq: 2,
    pay_hours: 72,
    pay_by: new Date(0),
    remind_at: null,
    has_grace: false,
    mails_from: 1,
    doubted_at: null,
    created_at: new Date(0),
  } as const
  const line: LineRow = {
    id: 'l1',
    order_id: 'o1',
    place: 0,
    product_id: tape.id,
    sku_id: '',
    quantity: 1,
    unit_minor: 100,
    facts: {
      title,
      images: [],
      options: [],
      platform: 'sample',
      itemId: '600000000003',
      moq: 1,
      originalMinor: 10,
      originalCurrency: 'CNY',
      rate: { value: 10, source: 'bundled', at: '2026-01-01' },
      offerAt: '2026-01-01T00:00:00.000Z',
    },
    bought_at: null,
    received_at: null,
  }
  const event = {
    kind: 'paid',
    seq: 2,
    at: new Date(0),
    note: null,
    is_note_visible: false,
    track: null,
    carrier: null,
    details: {},
    actor: 'operator:olga',
  } as const
  const mail = toOrderMail(order, [line], event, { publicUrl: () => 'https://shop.example', shopName: 'Караван & Ко' })
  expect(mail.text).toContain(`- ${named}\n`)
  expect(mail.html).toContain(`<bdi>${named}</bdi>`)
  expect(mail.text.endsWith('\n\nКараван & Ко')).toBe(true)
  expect(mail.html).toContain('<p>Караван &#38; Ко</p>')
})

test('without a mail server each mail is one file, however often it is sent', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-order-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  await using t = await testApp({ marketplaces: [givenMarketplace([tape])], settings: { DATA_DIR: dataDir }, doesJobs: true })
  const { headers } = await givenProvenAccount(t, 'anna@example.test')
  const order = await givenOrder(t, headers, [{ product_id: tape.id }])
  const files = async () => (await readdir(outboxOf(dataDir)).catch(() => [])).filter((name) => name.endsWith('.eml'))
  await expect.poll(files, { timeout: 30_000 }).toHaveLength(1)
  await t.db.deleteFrom('order_mail').execute()
  const deps = {
    db: t.db,
    clock: () => new Date(),
    mailer: createMailer(readConfig({ DATA_DIR: dataDir }), () => new Date()),
    publicUrl: () => '',
    shopName: 'Karavan',
  }
  await sendOrderMail(deps, { order_id: order.id, seq: 1 })
  expect(await files()).toHaveLength(1)
  const [file] = await files()
  const mail = await PostalMime.parse(await readFile(join(outboxOf(dataDir), file!)))
  expect(mail).toMatchObject({ messageId: `<${order.id}.1@localhost>`, to: [{ address: 'anna@example.test' }] })
})
