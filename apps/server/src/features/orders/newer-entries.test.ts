import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { grantOperator } from '../roles/service.ts'

test('entries that a newer release has written leave an order readable for its buyer and at the desk', async () => {
  const nail = aPlainOffer('600000000006')
  await using t = await testApp({ marketplaces: [givenMarketplace([nail])], verifyToken: testUsers })
  await grantOperator(t.db, 'olga', new Date())
  const anna = { ...bearer('user:anna'), 'accept-language': 'en' }
  const { id } = await givenOrder(t, anna, [{ product_id: nail.id, quantity: 1 }])
  const write = (seq: number, kind: string, note: string | null, isVisible: boolean, details: object = {}) =>
    sql`
      insert into order_event (order_id, seq, at, kind, note, is_note_visible, actor, details)
      values (${id}, ${seq}, now(), ${kind}, ${note}, ${isVisible}, 'system', ${JSON.stringify(details)}::jsonb)`.execute(t.db)
  await write(2, 'weighed', null, false)
  await write(3, 'weighed', 'The parcel weighs 4 kg', true)
  await write(4, 'insured', 'For 300 yuan', false)
  await write(5, 'cancelled', null, false, { cause: 'lost_at_sea' })

  const buyer = await t.inject({ url: `/api/orders/${id}`, headers: anna })
  expect(buyer.statusCode, buyer.body).toBe(200)
  expect(buyer.json().order.timeline).toMatchObject([
    { seq: 1, kind: 'created' },
    { seq: 3, kind: 'note', text: 'The parcel weighs 4 kg' },
    { seq: 5, kind: 'cancelled', text: 'Order cancelled' },
  ])
  expect((await t.inject({ url: '/api/orders', headers: anna })).statusCode).toBe(200)
  const desk = await t.inject({ url: `/api/desk/orders/${id}`, headers: bearer('user:olga') })
  expect(desk.statusCode, desk.body).toBe(200)
  expect(desk.json().order.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['created', 'note', 'note', 'cancelled'])
  expect(desk.json().order.timeline[2]).toMatchObject({ text: 'For 300 yuan', is_internal: true })
})
