import { expect, test, vi } from 'vitest'
import { anOrder } from '../../../test/orders.ts'
import { givenServer, json, refusal } from '../../../test/server.ts'
import { readOrder } from './read-order.ts'
import { createOrdersStore } from './store.ts'

function givenStore() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = givenServer()
  const person = { isRegistered: true }
  const store = createOrdersStore({ isRegistered: () => person.isRegistered })
  return { server, store, person, state: store.getState }
}
const listed = (...orders: object[]) => json({ success: true, orders })
const one = (order: object) => json({ success: true, order })
const ids = (store: ReturnType<typeof createOrdersStore>) => store.getState().orders.map(({ id }) => id)

test('OR-40 OR-41 the list is asked for whole or by status, and shown newest first', async () => {
  const { server, store, state } = givenStore()
  const older = anOrder({ id: 'older', created_at: '2026-03-01T10:00:00.000Z' })
  server.on('GET', /^\/api\/orders$/, () => listed(older, anOrder({ id: 'newer' })))
  server.on('GET', /status=order_paid$/, () => listed(anOrder({ id: 'older', status: 'order_paid', created_at: older.created_at })))
  await state().load()
  expect(ids(store)).toEqual(['newer', 'older'])
  await state().load('order_paid')
  expect(ids(store)).toEqual(['newer', 'older'])
  expect(state().orders[1]?.status).toBe('order_paid')
  expect(server.asked()).toEqual(['GET /api/orders', 'GET /api/orders?status=order_paid'])
})

test('an order that has a status no more leaves the list of that status', async () => {
  const { server, store, state } = givenStore()
  server.on('GET', /^\/api\/orders$/, () => listed(anOrder({ id: 'a' }), anOrder({ id: 'b', status: 'order_paid' })))
  server.on('GET', /status=order_created$/, () => listed())
  await state().load()
  await state().load('order_created')
  expect(ids(store)).toEqual(['b'])
})

test('OR-16 OR-43 CK-12 a new order stands at the head of the list and is the current one; its body has the address and the method alone', async () => {
  const { server, store, state } = givenStore()
  server.on('GET', /^\/api\/orders$/, () => listed(anOrder({ id: 'old', created_at: '2030-01-01T00:00:00.000Z' })))
  server.on('POST', /^\/api\/orders$/, () => json({ success: true, id: 'new', order: anOrder({ id: undefined }) }))
  await state().load()
  expect((await state().place('home', 'key-1')).id).toBe('new')
  expect(ids(store)).toEqual(['new', 'old'])
  expect(state().current?.id).toBe('new')
  const { body, headers } = server.calls.at(-1)!
  expect(body).toEqual({ address_id: 'home', payment_method: 'manual' })
  expect(headers.get('idempotency-key')).toBe('key-1')
})

test('OR-32 OR-33 a cancelled order is marked at once, in the list and as the current one, and then reloaded', async () => {
  const { server, state } = givenStore()
  let answer: (response: Response) => void = () => {}
  const asked: string[] = []
  server.on('GET', /^\/api\/orders$/, () => listed(anOrder()))
  server.on('GET', /^\/api\/orders\/o1$/, () => one(anOrder()))
  await state().load()
  await state().get('o1')
  server.on('GET', /^\/api\/orders\/o1$/, () => {
    asked.push(`${state().current?.status} ${state().orders[0]?.status} ${state().current?.is_buyer_cancellable}`)
    return new Promise<Response>((done) => {
      answer = done
    })
  })
  server.on('POST', /^\/api\/orders\/o1\/cancel$/, () => json({ success: true }))
  const cancelling = state().cancel('o1')
  await vi.waitFor(() => expect(asked).toEqual(['order_cancelled order_cancelled false']))
  expect(server.calls.find(({ path }) => path.endsWith('/cancel'))?.body).toEqual({ reason: 'Cancelled by buyer' })
  answer(one(anOrder({ status: 'order_cancelled', is_buyer_cancellable: false, total: 1 })))
  await cancelling
  expect(state().orders[0]).toMatchObject({ status: 'order_cancelled', total: 1 })
})

test('OR-36 OR-38 a confirmed delivery is sent with its note, and the order is reloaded', async () => {
  const { server, state } = givenStore()
  server.on('POST', /^\/api\/orders\/o1\/complete$/, () => one(anOrder({ status: 'order_completed' })))
  server.on('GET', /^\/api\/orders\/o1$/, () => one(anOrder({ status: 'order_completed' })))
  await state().complete('o1')
  expect(server.asked()).toEqual(['POST /api/orders/o1/complete', 'GET /api/orders/o1'])
  expect(server.calls[0]?.body).toEqual({ notes: 'Delivery confirmed by buyer' })
  expect(state().current?.status).toBe('order_completed')
})

const operations: [string, (state: ReturnType<ReturnType<typeof createOrdersStore>['getState']>) => Promise<unknown>, string][] = [
  ['load', (state) => state.load(), 'orders.errors.load'],
  ['get', (state) => state.get('o1'), 'orders.errors.get'],
  ['place', (state) => state.place('home', 'k'), 'orders.errors.create'],
  ['cancel', (state) => state.cancel('o1'), 'orders.errors.cancel'],
  ['complete', (state) => state.complete('o1'), 'orders.deliveryError'],
]
test.each(operations)('ER-04 what fails in %s stands in the store, and is gone with the next call', async (name, run, error) => {
  const { server, state } = givenStore()
  server.on('GET', /orders/, () => refusal(500))
  server.on('POST', /orders/, () => refusal(500))
  const outcome = run(state()).then(
    (value) => value,
    () => 'rejected',
  )
  expect(await outcome).toBe(name === 'load' ? false : 'rejected')
  expect(state()).toMatchObject({ error, isLoading: false })
  server.on('GET', /orders$/, () => listed())
  await state().load()
  expect(state().error).toBeNull()
})

test.each(operations)('ER-10 %s throws where nobody with an account is signed in, and nothing is asked', async (_, run) => {
  const { server, state, person } = givenStore()
  person.isRegistered = false
  await expect(run(state())).rejects.toThrow('User not authenticated')
  expect(server.calls).toEqual([])
})

test('an answer that comes for somebody who has left is not shown to the next one', async () => {
  const { server, state } = givenStore()
  let answer: (response: Response) => void = () => {}
  server.on(
    'GET',
    /^\/api\/orders\/o1$/,
    () =>
      new Promise<Response>((done) => {
        answer = done
      }),
  )
  const asked = state().get('o1')
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  state().reset()
  answer(one(anOrder()))
  await expect(asked).rejects.toThrow('User not authenticated')
  expect(state()).toMatchObject({ current: null, orders: [], error: null })
})

test('OR-42 an order is asked for by its id as text', async () => {
  const { server, state } = givenStore()
  server.on('GET', /orders/, () => one(anOrder({ id: 42 })))
  expect(readOrder.parse(anOrder({ id: 42 })).id).toBe('42')
  expect((await state().get(42 as never)).id).toBe('42')
  expect(server.asked()).toEqual(['GET /api/orders/42'])
})
