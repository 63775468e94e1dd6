// @database embedded
// Sums are made by the program and not by the database: one of the two is enough for so many orders.
import type { Order } from '@karavan/contract/orders.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { randomFrom } from '@karavan/sample-market/random.ts'
import { testApp } from '@karavan/testing/app.ts'
import { givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { anOperator, aPlainOffer, givenAddress, givenCart, postOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { tries } from '@karavan/testing/thorough.ts'
import { expect, onTestFinished, test } from 'vitest'
import { grantOperator } from '../roles/service.ts'
import { moveWithin } from './service.ts'

const carts = tries({ quick: 40, thorough: 200 })

test('totals of random carts are the same to the kopeck in the API, in the mail and in the table of purchases [G-05 G-116 CK-20]', async () => {
  const post = await givenMailServer()
  const offers: Offer[] = []
  await using t = await testApp({
    marketplaces: [givenMarketplace(offers)],
    settings: { SMTP_URL: post.url, UNPAID_ORDERS_MAX: '0', ORDERS_PER_DAY: '0' },
    doesJobs: true,
  })
  onTestFinished(post.close)
  const { headers } = await givenProvenAccount(t, 'anna@example.test')
  const random = randomFrom('mailed carts')
  const address = await givenAddress(t, headers)
  const placed: Order[] = []
  for (let run = 0; run < carts; run += 1) {
    const goods = Array.from({ length: random.int(1, 4) }, (_, at) =>
      aPlainOffer(`${run}${at}9`, { stock: 99_999, priceLadder: [{ from: 1, minor: Math.round(random.spread(1, 300_000)) }] }),
    )
    offers.push(...goods)
    await givenCart(
      t,
      headers,
      goods.map(({ id }) => ({ product_id: id, quantity: Math.ceil(random.spread(1, 9_999)) })),
    )
    const { cart } = (await t.inject({ url: '/api/cart', headers })).json()
    const { order } = (await postOrder(t, headers, address.id)).json()
    expect(order.total).toBe(cart.total)
    placed.push(order)
  }
  await expect.poll(() => post.mails.length, { timeout: 60_000 }).toBe(placed.length)
  const kopecks = (amount: number) => Math.round(amount * 100)
  for (const order of placed) {
    const sum = order.items.reduce((total, item) => total + kopecks(item.unit_price) * item.quantity, 0)
    expect(kopecks(order.total)).toBe(sum)
    const mail = post.mails.find(({ messageId }) => messageId?.includes(order.id))
    const amounts = [...(mail?.text ?? '').matchAll(/[=:] ([\d,]+\.\d\d)\u00a0₽/g)].map(([, amount]) =>
      kopecks(Number(amount?.replaceAll(',', ''))),
    )
    expect(amounts).toEqual([...order.items.map((item) => kopecks(item.total_price)), sum])
  }

  const operator = await givenProvenAccount(t, 'olga@example.test')
  await grantOperator(t.db, operator.uid, new Date())
  const moves = { clock: () => new Date(), onTimelineEntry: t.app.orders.onTimelineEntry }
  for (const { id } of placed)
    await t.db.transaction().execute((trx) => moveWithin(moves, trx, { orderId: id, kind: 'paid', actor: anOperator }))
  for (const [language, delimiter, point] of [
    ['ru', ';', ','],
    ['en', ',', '.'],
  ] as const) {
    const table = await t.inject({ url: '/api/desk/purchases.csv', headers: { ...operator.headers, 'accept-language': language } })
    const cells = table.body.split('\r\n').map((row) => row.replace(/^"|"$/g, '').split(`"${delimiter}"`))
    for (const order of placed) {
      const paid = cells.filter(([, , number]) => number === order.order_number).map((row) => row.at(-1) ?? '')
      expect(paid.every((amount) => new RegExp(`^\\d+\\${point}\\d\\d$`).test(amount))).toBe(true)
      expect(paid.map((amount) => Number(amount.replace(point, ''))).toSorted()).toEqual(
        order.items.map((item) => kopecks(item.total_price)).toSorted(),
      )
    }
  }
}, 180_000)
