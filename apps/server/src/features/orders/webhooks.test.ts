// @database either
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testApp } from '@karavan/testing/app.ts'
import { givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { anOperator, aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FinalJobError } from '../../platform/jobs.ts'
import { moveWithin } from './service.ts'
import { replayWebhooks, sendWebhook, signWebhook } from './webhooks.ts'

const secret = 'a secret of twenty-four characters'
const tape = aPlainOffer('600000000003', { title: { ru: 'Скотч' } })

/** A program that is told, and what it makes of it. */
interface Told {
  headers: IncomingHttpHeaders
  body: string
}
let told: Told[] = []
let statuses: number[] = []
const receiver = createServer(async (call, answer) => {
  let body = ''
  for await (const chunk of call) body += chunk
  told.push({ headers: call.headers, body })
  answer.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end()
})
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/karavan`
const settings = { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, PUBLIC_URL: 'https://shop.example' }
const t = await testApp({ marketplaces: [givenMarketplace([tape])], settings, doesJobs: true })
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  receiver.close()
})
beforeEach(() => {
  told = []
  statuses = []
})

const typesOf = () => told.map(({ body }) => (JSON.parse(body) as { type: string }).type)
let count = 0
async function givenOrdered() {
  count += 1
  const { headers } = await givenProvenAccount(t, `anna${count}@example.test`)
  return { headers, order: await givenOrder(t, headers, [{ product_id: tape.id, quantity: 3 }]) }
}
const move = (orderId: string, kind: 'paid' | 'shipped' | 'note', words: object = {}) =>
  t.db.transaction().execute((trx) =>
    moveWithin({ clock: () => new Date(), onTimelineEntry: t.app.orders.onTimelineEntry }, trx, {
      orderId,
      kind,
      actor: anOperator,
      ...words,
    }),
  )
const deps = { db: t.db, clock: () => new Date(1_800_000_000_000), publicUrl: () => 'https://shop.example' }
const { signal } = new AbortController()

test('what happens to an order is told, signed, without who the buyer is; notes are not', async () => {
  const { order } = await givenOrdered()
  await expect.poll(typesOf, { timeout: 30_000 }).toEqual(['order.created'])
  await move(order.id, 'paid')
  await move(order.id, 'note', { note: 'тайна' })
  await move(order.id, 'shipped', { track: 'RU123', carrier: 'СДЭК' })
  await expect.poll(() => typesOf().sort(), { timeout: 30_000 }).toEqual(['order.created', 'order.paid', 'order.shipped'])
  const [{ headers, body }] = told as [Told]
  expect(headers).toMatchObject({ 'webhook-id': `${order.id}.1`, 'content-type': 'application/json' })
  // As a receiver checks it: the time is of now, and nobody without the secret can have made it.
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(300)
  const expected = createHmac('sha256', secret).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${expected}`)
  expect(JSON.parse(body)).toMatchObject({
    id: `${order.id}.1`,
    type: 'order.created',
    data: {
      order_number: order.order_number,
      seq: 1,
      currency: 'RUB',
      total: 345,
      items: [{ product_id: tape.id, quantity: 3, unit_price: 115 }],
    },
  })
  const all = told.map((one) => one.body).join()
  expect(all).toContain('RU123')
  expect(all).not.toMatch(/anna|Ленина|тайна|Петрова/)
}, 60_000)

test('one that is not taken is told again under the same id', async () => {
  statuses = [500]
  const { order } = await givenOrdered()
  await expect.poll(() => told.length, { timeout: 60_000 }).toBe(2)
  expect(told.map(({ headers }) => headers['webhook-id'])).toEqual([`${order.id}.1`, `${order.id}.1`])
  expect(told[0]?.body).toBe(told[1]?.body)
}, 90_000)

test('a redirect is not followed and counts as not taken; 410 ends it; an order that is not there is nothing to tell', async () => {
  const { order } = await givenOrdered()
  await expect.poll(() => told.length, { timeout: 30_000 }).toBe(1)
  const send = (data: object) => sendWebhook(deps, { url, secret }, { data, signal })
  statuses = [302, 410, 204]
  await expect(send({ order_id: order.id, seq: 1 })).rejects.toThrow('answered 302')
  await expect(send({ order_id: order.id, seq: 1 })).rejects.toThrow(FinalJobError)
  await send({ order_id: 'none', seq: 1 })
  await send({ order_id: order.id, seq: 7 })
  expect(told).toHaveLength(3)
})

test('what was told can be told again: of one order, or since a moment', async () => {
  const { order } = await givenOrdered()
  await move(order.id, 'paid')
  await move(order.id, 'note', { note: 'mine' })
  await expect.poll(() => told.length, { timeout: 30_000 }).toBe(2)
  const sent: unknown[] = []
  const jobs = { send: async (_trx: unknown, name: string, data: object) => sent.push([name, data]) > 0 }
  const entries = [1, 2].map((seq) => ['order-webhook', { order_id: order.id, seq }])
  expect(await replayWebhooks(t.db, jobs, { order: order.order_number.toLowerCase() })).toBe(2)
  expect(sent).toEqual(entries)
  expect(await replayWebhooks(t.db, jobs, { since: new Date(Date.now() + 60_000) })).toBe(0)
  expect(await replayWebhooks(t.db, jobs, { since: new Date(0) })).toBeGreaterThanOrEqual(2)
})

test('a secret in the form of standardwebhooks.com is base64', () => {
  // The example of its specification.
  expect(
    signWebhook('whsec_plJ3nmyCDGBKInavdOK15jsl', 'msg_loFOjxBNrRLzqYUf', '1731705121', '{"event_type":"ping","data":{"success":true}}'),
  ).toBe('v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=')
})
