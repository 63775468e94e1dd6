import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { expect, test } from 'vitest'
import type { Mail } from '../../platform/mail.ts'
import { grantOperator } from '../roles/service.ts'

test('goods that are sold by the pair are pairs in the cart, in the order, in its mails, at the desk and in the tables; an order remembers it', async () => {
  const pairs = { zh: '双', ru: 'пара', en: 'pair' }
  let socks = aPlainOffer('600000000021', { unit: pairs, stock: 1000, title: { zh: '袜子', ru: 'Носки', en: 'Socks' } })
  const mails: Mail[] = []
  await using t = await testApp({
    marketplaces: [givenMarketplace([], { product: async (itemId) => (itemId === socks.itemId ? socks : undefined) })],
    verifyToken: async (token) => {
      const user = await testUsers(token)
      return user && { ...user, email: `${user.uid}@example.test` }
    },
    doesJobs: true,
    mailer: { send: async (mail) => void mails.push(mail) },
  })
  const anna = { ...bearer('user:anna'), 'accept-language': 'ru' }
  const olga = bearer('user:olga')
  await grantOperator(t.db, 'olga', new Date())
  const get = async (url: string, headers: Record<string, string> = anna) => (await t.inject({ url, headers })).json()

  const add = { method: 'POST', url: '/api/cart/items', headers: anna, payload: { product_id: socks.id, quantity: 5 } } as const
  expect((await t.inject(add)).json().item.unit).toEqual(pairs)
  expect((await get('/api/cart')).cart.items[0].unit).toEqual(pairs)
  const order = await givenOrder(t, anna, [{ product_id: socks.id, quantity: 20 }])
  // What was bought is not changed by what the seller says later.
  socks = { ...socks, unit: { zh: '个', ru: 'шт.', en: 'pcs' } }
  expect((await get(`/api/orders/${order.id}`)).order.items).toMatchObject([{ quantity: 25, unit: pairs }])
  expect((await t.inject({ url: '/api/account/orders.csv', headers: anna })).body).toContain(';25;"пара";')
  await expect.poll(() => mails.length, { timeout: 30_000 }).toBe(1)
  expect(mails[0]?.text).toContain('25 пар × ')
  expect(mails[0]?.html).toContain('25 пар × ')

  const paid = await t.inject({ method: 'POST', url: `/api/desk/orders/${order.id}/paid`, headers: olga })
  expect(paid.json().order.lines).toMatchObject([{ quantity: 25, unit: pairs }])
  const table = await t.inject({ url: '/api/desk/purchases.csv', headers: { ...olga, 'accept-language': 'ru' } })
  expect(table.body).toContain(';25;"пара";')
})
