// @vitest-environment jsdom

import { givenServer, json, refusal } from '@karavan/testing/page/server.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aCart, anOrder } from '../../../test/orders.ts'
import { readOrder } from '../../wire/orders.ts'
import { type OrdersFilter, orderQuery, ordersQuery, useCancelOrder, useCompleteOrder, usePlaceOrder, useReorder } from './queries.ts'

type Person = { uid: string; isAnonymous: boolean } | null
const ann = { uid: 'ann', isAnonymous: false }
const become = (user: Person) => act(() => useSession.setState({ user: user as never, isLoading: false }))

interface Given {
  user?: Person
  /** A page shows the order 'o1'. */
  isShown?: boolean
}

/** The orders of the person at the page, with what can be done with the order 'o1'. */
function givenOrders({ user = ann, isShown = false }: Given = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = givenServer()
  become(user)
  const uid = user?.isAnonymous === false ? user.uid : undefined
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  const { result } = renderHook(
    () => ({
      order: useQuery({ ...orderQuery(uid, 'o1'), enabled: isShown }),
      place: usePlaceOrder(),
      cancel: useCancelOrder('o1'),
      complete: useCompleteOrder('o1'),
      reorder: useReorder('o1'),
    }),
    { wrapper },
  )
  onTestFinished(() => {
    client.clear()
    act(() => useSession.setState({ user: null, isLoading: true }))
  })
  return {
    server,
    client,
    list: (filter: OrdersFilter = '') => client.fetchQuery(ordersQuery(uid, filter)),
    read: (id: string) => client.fetchQuery(orderQuery(uid, id)),
    place: () => result.current.place.mutateAsync({ addressId: 'home', idempotencyKey: 'key-1' }),
    cancel: () => result.current.cancel.mutateAsync(),
    complete: () => result.current.complete.mutateAsync(),
    reorder: () => result.current.reorder.mutateAsync(),
    /** What is known without asking. */
    listed: (filter: OrdersFilter = '') => client.getQueryData(ordersQuery(uid, filter).queryKey),
    known: (id = 'o1') => client.getQueryData(orderQuery(uid, id).queryKey),
  }
}
const noop = () => {}
const listed = (...orders: object[]) => json({ success: true, orders })
const one = (order: object) => json({ success: true, order })
const ids = (orders: { id: string }[] | undefined) => orders?.map(({ id }) => id)

test('the list is asked for whole or by status, and is newest first [OR-40 OR-41]', async () => {
  const { server, list } = givenOrders()
  const older = anOrder({ id: 'older', created_at: '2026-03-01T10:00:00.000Z' })
  server.on('GET', /^\/api\/orders$/, () => listed(older, anOrder({ id: 'newer' })))
  server.on('GET', /status=order_paid$/, () => listed({ ...older, status: 'order_paid' }))
  expect(ids(await list())).toEqual(['newer', 'older'])
  expect(ids(await list('order_paid'))).toEqual(['older'])
  expect(server.asked()).toEqual(['GET /api/orders', 'GET /api/orders?status=order_paid'])
})

test('a new order stands at the head of the lists and is known at once; its body has the address and the method alone [OR-16 OR-43 CK-12]', async () => {
  const { server, list, place, listed: known, known: order } = givenOrders()
  server.on('GET', /^\/api\/orders$/, () => listed(anOrder({ id: 'old', created_at: '2030-01-01T00:00:00.000Z' })))
  server.on('GET', /status=order_paid$/, () => listed())
  server.on('POST', /^\/api\/orders$/, () => json({ success: true, id: 'new', order: anOrder({ id: undefined }) }))
  await list()
  await list('order_paid')
  expect((await place()).id).toBe('new')
  expect(ids(known())).toEqual(['new', 'old'])
  expect(known('order_paid')).toEqual([])
  expect(order('new')?.order_number).toBe('ORD-20260401-ABCDEF')
  const { body, headers } = server.calls.at(-1)!
  expect(body).toEqual({ address_id: 'home', payment_method: 'manual' })
  expect(headers.get('idempotency-key')).toBe('key-1')
})

test('a cancelled order is marked at once, in the list and as the current one, and then read again [OR-32 OR-33]', async () => {
  const { server, list, cancel, listed: known, known: order } = givenOrders({ isShown: true })
  const seen: string[] = []
  server.on('GET', /^\/api\/orders$/, () => listed(anOrder()))
  server.on('GET', /^\/api\/orders\/o1$/, () => one(anOrder()))
  await list()
  await vi.waitFor(() => expect(order()).toBeDefined())
  server.on('GET', /^\/api\/orders\/o1$/, () => {
    seen.push(`${order()?.status} ${known()?.[0]?.status} ${order()?.is_buyer_cancellable}`)
    return one(anOrder({ status: 'order_cancelled', is_buyer_cancellable: false, total: 1 }))
  })
  server.on('POST', /^\/api\/orders\/o1\/cancel$/, () => json({ success: true }))
  await cancel()
  expect(seen).toEqual(['order_cancelled order_cancelled false'])
  expect(server.calls.find(({ path }) => path.endsWith('/cancel'))?.body).toEqual({ reason: 'Cancelled by buyer' })
  expect(known()?.[0]).toMatchObject({ status: 'order_cancelled', total: 1 })
})

test('an order that has moved on shows so in the lists that hold it, which are read again when they are looked at next', async () => {
  const { server, list, read, listed: known } = givenOrders()
  server.on('GET', /^\/api\/orders$/, () => listed(anOrder()))
  server.on('GET', /status=order_paid$/, () => listed())
  server.on('GET', /^\/api\/orders\/o1$/, () => one(anOrder({ status: 'order_paid' })))
  await list()
  await list('order_paid')
  await read('o1')
  expect(known()?.[0]?.status).toBe('order_paid')
  server.on('GET', /status=order_paid$/, () => listed(anOrder({ status: 'order_paid' })))
  expect(ids(await list('order_paid'))).toEqual(['o1'])
})

test('a confirmed delivery is sent with its note, and the order is read again [OR-36 OR-38]', async () => {
  const { server, complete, known } = givenOrders({ isShown: true })
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  server.on('POST', /^\/api\/orders\/o1\/complete$/, () => one(anOrder({ status: 'order_completed' })))
  server.on('GET', /^\/api\/orders\/o1$/, () => one(anOrder({ status: 'order_completed' })))
  await complete()
  expect(server.asked().slice(1)).toEqual(['POST /api/orders/o1/complete', 'GET /api/orders/o1'])
  expect(server.calls[1]?.body).toEqual({ notes: 'Delivery confirmed by buyer' })
  expect(known()?.status).toBe('order_completed')
})

test.each(['cancel', 'complete'] as const)('a %s that is refused rejects, and the order is read as it is now', async (step) => {
  const { server, known, ...orders } = givenOrders({ isShown: true })
  server.on('POST', /orders/, () => refusal(409, 'order_not_cancellable'))
  server.on('GET', /^\/api\/orders\/o1$/, () => one(anOrder({ status: 'order_paid' })))
  await vi.waitFor(() => expect(known()).toBeDefined())
  await expect(orders[step]()).rejects.toThrow('409')
  await vi.waitFor(() => expect(server.asked().filter((call) => call.startsWith('GET'))).toHaveLength(2))
})

test('what was read is fresh for a minute [CO-12]', async () => {
  const { server, list, read } = givenOrders()
  server.on('GET', /^\/api\/orders$/, () => listed(anOrder()))
  server.on('GET', /^\/api\/orders\/o1$/, () => one(anOrder()))
  for (let look = 0; look < 3; look++) {
    await list()
    await read('o1')
  }
  expect(server.asked()).toEqual(['GET /api/orders', 'GET /api/orders/o1'])
})

const operations: [string, (orders: ReturnType<typeof givenOrders>) => Promise<unknown>][] = [
  ['list', ({ list }) => list()],
  ['read', ({ read }) => read('o1')],
  ['place', ({ place }) => place()],
  ['cancel', ({ cancel }) => cancel()],
  ['complete', ({ complete }) => complete()],
  ['reorder', ({ reorder }) => reorder()],
]
const strangers: [string, Person][] = [
  ['nobody', null],
  ['a guest', { uid: 'guest', isAnonymous: true }],
]
test.each(operations.flatMap(([name, run]) => strangers.map(([who, user]) => [name, who, user, run] as const)))(
  '%s for %s rejects as it is stated, and nothing is asked [ER-10]',
  async (_, _who, user, run) => {
    const orders = givenOrders({ user })
    await expect(run(orders)).rejects.toThrow('User not authenticated')
    expect(orders.server.calls).toEqual([])
  },
)

test('an answer that comes for somebody who has left is not shown to the next one [G-39]', async () => {
  const { server, client, read } = givenOrders()
  let answer: (response: Response) => void = () => {}
  server.on('GET', /^\/api\/orders\/o1$/, () => new Promise<Response>((done) => (answer = done)))
  const asked = read('o1')
  await vi.waitFor(() => expect(server.calls).toHaveLength(1))
  become({ uid: 'bob', isAnonymous: false })
  answer(one(anOrder()))
  await asked
  expect(client.getQueryData(orderQuery('bob', 'o1').queryKey)).toBeUndefined()
})

test('an order is asked for by its id as text [OR-42]', async () => {
  const { server, read } = givenOrders()
  server.on('GET', /orders/, () => one(anOrder({ id: 42 })))
  expect(readOrder.parse(anOrder({ id: 42 })).id).toBe('42')
  expect((await read(42 as never)).id).toBe('42')
  expect(server.asked()).toEqual(['GET /api/orders/42'])
})

test('ordered again after a call without an answer it is the same request; after an answer it is another one', async () => {
  const { server, reorder } = givenOrders()
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => refusal(503, 'unavailable'),
    () => json({ ...aCart(), changes: [] }),
    () => refusal(404, 'order_not_found'),
    () => json({ ...aCart(), changes: [] }),
  ]
  server.on('POST', /^\/api\/orders\/o1\/reorder$/, () => answers.shift()!())
  while (answers.length > 0) await act(() => reorder().then(noop, noop))
  const [lost, unavailable, done, refused, last] = server.calls.map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toBeTruthy()
  expect([unavailable, done]).toEqual([lost, lost])
  expect(new Set([lost, refused, last]).size).toBe(3)
})
