import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { anOperator, aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryBus } from '../../platform/bus.ts'
import { createLog } from '../../platform/log.ts'
import { grantOperator } from '../roles/service.ts'
import { createOrderFollowers } from './followers.ts'
import type { MoveKind } from './moves.ts'
import { createQueueFollowers } from './queue-followers.ts'
import { moveOrder } from './service.ts'

const tape = aPlainOffer('600000000003')

describe('following an order', async () => {
  const bus = memoryBus()
  const t = await testApp({ marketplaces: [givenMarketplace([tape])], verifyToken: testUsers, bus })
  const address = await t.listen()
  const anna = bearer('user:anna')
  beforeEach(() => t.truncate())
  afterAll(() => t[Symbol.asyncDispose]())

  const move = (orderId: string, kind: MoveKind, wake = (id: string) => bus.publish('order', id)) =>
    moveOrder(
      { db: t.db, clock: () => new Date(), onTimelineEntry: async () => {}, wake },
      { orderId, kind, actor: anOperator, note: kind },
    )

  const follow = (id: string, headers: Record<string, string> = anna) => followAt(`/api/orders/${id}/events`, headers)
  async function followAt(path: string, headers: Record<string, string>) {
    const leaving = new AbortController()
    const answer = await fetch(`${address}${path}`, { headers, signal: leaving.signal })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const pieces = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    return {
      /** The next event, with its id. */
      async next() {
        for (;;) {
          const found = /^id: (\d+)\ndata: (.*)\n\n/m.exec(text)
          if (found) {
            text = text.slice(found.index + found[0].length)
            return { seq: Number(found[1]), ...JSON.parse(found[2] ?? '') }
          }
          const { value, done } = await pieces.read()
          if (done) return 'the end'
          text += value
        }
      },
      leave: () => leaving.abort(),
    }
  }

  test('its buyer learns of each step as it is committed, and after what a reader has seen already', async () => {
    const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
    const page = await follow(id)
    await move(id, 'link_sent')
    expect(await page.next()).toEqual({ seq: 2, type: 'order_changed', order_id: id, status: 'order_created', payment_status: 'link_sent' })
    await move(id, 'paid')
    expect(await page.next()).toMatchObject({ seq: 3, status: 'order_paid', payment_status: 'confirmed' })
    page.leave()

    const late = await follow(id, { ...anna, 'last-event-id': '2' })
    expect(await late.next()).toMatchObject({ seq: 3, status: 'order_paid' })
    await move(id, 'shipped')
    expect(await late.next()).toMatchObject({ seq: 4, status: 'order_shipped' })
    await t.inject({ method: 'POST', url: `/api/orders/${id}/complete`, headers: anna, payload: {} })
    expect(await late.next()).toMatchObject({ seq: 5, status: 'order_completed' })
    late.leave()
  })

  test('a number from nowhere hides nothing', async () => {
    const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
    const page = await follow(id, { ...anna, 'last-event-id': '999' })
    await move(id, 'paid')
    expect(await page.next()).toMatchObject({ seq: 2 })
    page.leave()
  })

  test('nobody follows the order of somebody else, and one who may not see it any more is let go', async () => {
    const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
    for (const [headers, status] of [
      [bearer('user:boris'), 404],
      [bearer('guest:gast'), 403],
      [{}, 401],
    ] as const)
      expect((await fetch(`${address}/api/orders/${id}/events`, { headers })).status).toBe(status)
    const page = await follow(id)
    await t.db.updateTable('buyer_order').set({ user_id: null }).execute()
    await move(id, 'paid')
    expect(await page.next()).toBe('the end')
  })

  test('the desk learns which order something happened to, whoever did it; a buyer does not', async () => {
    await grantOperator(t.db, 'olga', new Date())
    expect((await fetch(`${address}/api/desk/events`, { headers: anna })).status).toBe(403)
    const desk = await followAt('/api/desk/events', bearer('user:olga'))
    expect(await desk.next()).toMatchObject({ type: 'connected' })
    const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
    expect(await desk.next()).toEqual({ seq: expect.any(Number), type: 'order_changed', order_id: id })
    await t.inject({ method: 'POST', url: `/api/desk/orders/${id}/paid`, headers: bearer('user:olga'), payload: {} })
    expect(await desk.next()).toMatchObject({ type: 'order_changed', order_id: id })
    desk.leave()
  })

  test('what the bus has lost is found in the database, for the desk too', async () => {
    const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
    const followers = createQueueFollowers({ db: t.db, bus: memoryBus(), log: createLog('silent'), pollMs: 20 })
    const told: string[] = []
    const send = (_: number, data: string) => {
      const event = JSON.parse(data)
      if (event.type === 'order_changed') told.push(event.order_id)
      return true
    }
    followers.follow(() => ({ send, end() {} }))
    // Until it has looked once it does not know what is new.
    await expect
      .poll(async () => {
        await move(id, 'note', () => {})
        return told
      })
      .toContain(id)
    followers.close()
  })

  test('what the bus has lost is found in the database', async () => {
    const { id } = await givenOrder(t, anna, [{ product_id: tape.id }])
    const followers = createOrderFollowers({ db: t.db, bus: memoryBus(), log: createLog('silent'), pollMs: 20 })
    const told = new Promise((done) => {
      const writer = {
        send(seq: number, data: string) {
          done([seq, JSON.parse(data).status])
          return true
        },
        end() {},
      }
      void followers.follow(id, 'anna', undefined, () => writer).then(() => move(id, 'paid', () => {}))
    })
    expect(await told).toEqual([2, 'order_paid'])
    followers.close()
  })
})
