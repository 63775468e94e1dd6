import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { bankSettings } from '@karavan/testing/given-shop.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { readPdf } from '@karavan/testing/read-pdf.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../platform/mail.ts'
import { grantOperator } from '../roles/service.ts'

const tape = aPlainOffer('600000000003', { title: { zh: '胶带', ru: 'Скотч', en: 'Tape' } })
const bag = aPlainOffer('600000000004', { title: { zh: '无名氏' } })

describe('paying an order', async () => {
  const mails: Mail[] = []
  const parts = {
    marketplaces: [givenMarketplace([tape, bag])],
    verifyToken: async (token: string) => {
      const user = await testUsers(token)
      return user && { ...user, email: `${user.uid}@example.test` }
    },
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
  }
  const t = await testApp({ ...parts, doesJobs: true, settings: { SHOP_INN: '7701234560', INVOICE_VAT: 'В том числе НДС 20%' } })
  const anna = { ...bearer('user:anna'), 'accept-language': 'ru' }
  const olga = bearer('user:olga')
  beforeEach(async () => {
    await t.truncate()
    mails.length = 0
    await grantOperator(t.db, 'olga', new Date())
  })
  afterAll(() => t[Symbol.asyncDispose]())

  type App = Pick<typeof t, 'inject'>
  const get = (id: string, what: string, headers: Record<string, string> = anna) => t.inject({ url: `/api/orders/${id}/${what}`, headers })
  const say = (id: string, payload: object, headers: Record<string, string> = anna) =>
    t.inject({ method: 'PUT', url: `/api/orders/${id}/payer`, headers, payload })
  const move = (id: string, what: string, app: App = t) =>
    app.inject({ method: 'POST', url: `/api/desk/orders/${id}/${what}`, headers: olga })
  const company = { name: 'ООО «Покупатель»', inn: '7707083893', kpp: '773601001' }
  const goods = [
    { product_id: tape.id, quantity: 60 },
    { product_id: bag.id, quantity: 3 },
  ]
  async function instructed(headers: Record<string, string> = anna) {
    const order = await givenOrder(t, headers, goods)
    expect((await move(order.id, 'link-sent')).statusCode).toBe(200)
    return order
  }
  const everything = ['payment', 'invoice.pdf']
  const refusal = (status: number, code: string) => [status, expect.objectContaining({ success: false, code })]
  const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof get>>) => [statusCode, json()]

  test('once the instructions are out the buyer reads the sum, the purpose and where the money goes, as text and as a code', async () => {
    const order = await instructed()
    const answer = await get(order.id, 'payment')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().payment).toEqual({
      amount: order.total,
      currency: 'RUB',
      purpose: `Оплата заказа ${order.order_number}. В том числе НДС 20%`,
      payee: {
        name: bankSettings.BANK_RECIPIENT,
        inn: '7701234560',
        account: bankSettings.BANK_ACCOUNT,
        bank: bankSettings.BANK_NAME,
        bic: bankSettings.BANK_BIC,
        corr_account: bankSettings.BANK_CORR_ACCOUNT,
      },
      qr: expect.stringMatching(/^<svg /),
      payer: null,
    })
  })

  test('a company is named once and gets its invoice, in Russian, without a box where a sign should be', async () => {
    const order = await instructed()
    expect(outcome(await get(order.id, 'invoice.pdf'))).toEqual(refusal(409, 'payer_missing'))
    expect((await say(order.id, { ...company, name: '  ООО «Покупатель» ' })).json().payment.payer).toEqual(company)
    const file = await get(order.id, 'invoice.pdf')
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${order.order_number}.pdf"`,
      'cache-control': 'no-store',
    })
    const { text, missing } = readPdf(file.rawPayload)
    expect(missing).toBe(0)
    const said = text.replaceAll(/[\s\u00a0]+/g, ' ')
    for (const part of [order.order_number, 'Скотч', 'Товар, артикул 600000000004', 'ИНН 7707083893', 'В том числе НДС 20%'])
      expect(said).toContain(part)
    // Without a KPP it is another payer.
    expect((await say(order.id, { name: 'ИП Иванов', inn: '500100732259' })).json().payment.payer).toEqual({
      name: 'ИП Иванов',
      inn: '500100732259',
    })
  })

  test('what is no company is refused, field by field', async () => {
    const order = await instructed()
    for (const [field, value] of [
      ['inn', '7707083894'],
      ['inn', ''],
      ['name', ' '],
      ['name', 'a\u0007b'],
      ['name', 'x'.repeat(161)],
      ['kpp', '1'],
    ] as const) {
      const answer = await say(order.id, { ...company, [field]: value })
      expect([answer.statusCode, Object.keys(answer.json().fields)], value).toEqual([422, [field]])
    }
  })

  test('somebody else’s order is unknown, whoever asks: nothing is told and nothing is stored', async () => {
    const order = await instructed()
    for (const headers of [bearer('user:boris'), olga]) {
      for (const what of everything) expect(outcome(await get(order.id, what, headers))).toEqual(refusal(404, 'order_not_found'))
      expect(outcome(await say(order.id, company, headers))).toEqual(refusal(404, 'order_not_found'))
    }
    expect(await t.db.selectFrom('order_payer').selectAll().execute()).toEqual([])
  })

  test('details are for an order alone that waits for its money and has its instructions', async () => {
    const order = await givenOrder(t, anna, goods)
    const closed = async () => {
      for (const what of everything) expect(outcome(await get(order.id, what))).toEqual(refusal(409, 'payment_closed'))
      expect(outcome(await say(order.id, company))).toEqual(refusal(409, 'payment_closed'))
    }
    await closed()
    await move(order.id, 'link-sent')
    expect((await get(order.id, 'payment')).statusCode).toBe(200)
    await move(order.id, 'paid')
    await closed()
  })

  test('an account whose address is not proven reads no details, though the instructions were sent [W-14]', async () => {
    const order = await instructed(bearer('unproven:carla'))
    for (const what of everything)
      expect(outcome(await get(order.id, what, bearer('unproven:carla')))).toEqual(refusal(409, 'payment_closed'))
  })

  test('a token in the address opens nothing', async () => {
    const order = await instructed()
    for (const name of ['token', 'access_token', 'auth'])
      expect((await t.inject(`/api/orders/${order.id}/invoice.pdf?${name}=user:anna`)).statusCode).toBe(401)
  })

  test('the mail with the instructions has the bank details', async () => {
    await instructed()
    await expect.poll(() => mails.find(({ subject }) => subject.startsWith('Как оплатить'))?.text).toContain('БИК: 044525225')
    const { text } = mails.find(({ subject }) => subject.startsWith('Как оплатить')) as Mail
    expect(text).toContain('Расчётный счёт: 40702810200000012345')
    expect(text).not.toContain('{{')
  })

  test('a shop without bank details sends no instructions: 409, and nothing has happened', async () => {
    const order = await givenOrder(t, anna, goods)
    const without = Object.fromEntries(Object.keys(bankSettings).map((name) => [name, '']))
    await using bare = await testApp({ ...parts, on: t, settings: without })
    expect(outcome(await move(order.id, 'link-sent', bare))).toEqual(refusal(409, 'payment_details_missing'))
    expect((await bare.inject({ url: '/api/desk/instructions', headers: olga })).json().bank_details).toBeNull()
    expect((await t.inject({ url: `/api/orders/${order.id}`, headers: anna })).json().order).toMatchObject({ payment_status: 'pending' })
    // What was sent before the details were taken away is not a page with empty fields either.
    await move(order.id, 'link-sent')
    expect(outcome(await bare.inject({ url: `/api/orders/${order.id}/payment`, headers: anna }))).toEqual(refusal(409, 'payment_closed'))
    const refused = await bare.inject({ method: 'PUT', url: `/api/orders/${order.id}/payer`, headers: anna, payload: company })
    expect(outcome(refused)).toEqual(refusal(409, 'payment_closed'))
    expect(await t.db.selectFrom('order_payer').selectAll().where('order_id', '=', order.id).execute()).toEqual([])
  })

  test('an invoice is drawn at most 20 times a minute', async () => {
    const order = await instructed()
    await say(order.id, company)
    await using limited = await testApp({ ...parts, on: t, settings: { RATE_LIMITS: 'on' } })
    const ask = () => limited.inject({ url: `/api/orders/${order.id}/invoice.pdf`, headers: { ...anna, authorization: 'Bearer none' } })
    for (let i = 0; i < 20; i++) expect((await ask()).statusCode).toBe(401)
    expect((await ask()).statusCode).toBe(429)
  })
})
