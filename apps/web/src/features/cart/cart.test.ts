// @vitest-environment jsdom

import type { Cart } from '@karavan/contract/cart.ts'
import { json, refusal, settle } from '@karavan/testing/page/server.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import { chooseLanguage, startTexts } from '@karavan/web-kit/lib/i18n.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aLine, givenCartServer } from '../../../test/cart.ts'
import { appTexts } from '../../lib/texts.ts'
import { withItems } from './totals.ts'
import { useCart, useCartState } from './use-cart.ts'

const buyer = { uid: 'ann', isAnonymous: false }
const guest = { uid: 'guest', isAnonymous: true }
type Person = typeof buyer | null

/** Somebody else at the page; undefined before the session is known. */
const become = (user: Person | undefined) =>
  act(() => useSession.setState({ user: (user ?? null) as never, isLoading: user === undefined }))

/** The cart as a screen has it, in English. */
async function givenCart(user?: Person) {
  await startTexts(appTexts)
  await chooseLanguage('en')
  become(user)
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  /** Every cart that was on screen, in turn. */
  const seen: (Cart | null)[] = []
  const { result, rerender } = renderHook(
    () => {
      const state = useCartState()
      seen.push(state.cart)
      return { changes: useCart(), state }
    },
    { wrapper },
  )
  /** Accounts whose cart has changed, as other tabs hear it. */
  const heard: string[] = []
  const tab = new BroadcastChannel('karavan-cart')
  tab.onmessage = ({ data }) => void heard.push(data)
  onTestFinished(() => {
    tab.close()
    become(undefined)
    // What is still to be read would be read from the next test's server.
    client.clear()
  })
  return {
    ...result.current.changes,
    client,
    rerender,
    seen,
    heard,
    state: () => result.current.state,
    lines: () => result.current.state.cart?.items ?? [],
  }
}
type Given = Awaited<ReturnType<typeof givenCart>>
/** A cart of a signed-in buyer, loaded. */
async function givenLoaded(lines = [aLine('a', { quantity: 3 }), aLine('b', { quantity: 4 })]) {
  const server = givenCartServer(lines)
  const cart = await givenCart(buyer)
  await soon(() => expect(cart.state().cart).not.toBeNull())
  return { server, ...cart }
}
const sums = (cart: Given) => {
  const { item_count, subtotal, total } = cart.state().cart!
  return { item_count, subtotal, total }
}
const written = (server: ReturnType<typeof givenCartServer>, method: string) => server.calls.filter((call) => call.method === method)
/** As long as it takes, so that a busy machine decides no test. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 })
/** An answer that the test gives when it wants to. */
function held<Answer>() {
  let give!: (answer: Answer) => void
  const answer = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer, give }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('the state has cart, loading, error and initialized [CA-16]', async () => {
  givenCartServer()
  expect((await givenCart()).state()).toMatchObject({ cart: null, loading: false, error: null, initialized: false })
})

test('the cart is loaded once a registered buyer is there [CA-17]', async () => {
  const server = givenCartServer([aLine('a', { quantity: 3 })])
  const cart = await givenCart(undefined)
  expect(cart.state().initialized).toBe(false)
  expect(server.asked()).toEqual([])
  become(buyer)
  expect(cart.state()).toMatchObject({ loading: true, initialized: false })
  await soon(() => expect(cart.state()).toMatchObject({ loading: false, initialized: true, cart: { item_count: 3 } }))
  become({ ...buyer })
  expect(server.asked()).toEqual(['GET /api/cart'])
})

test.each([null, guest])('for %j the cart is null and initialized, and nothing is asked [CA-18 AU-30]', async (nobody) => {
  const server = givenCartServer([aLine('a')])
  const cart = await givenCart(nobody)
  const before = cart.state()
  expect(before).toMatchObject({ cart: null, loading: false, error: null, initialized: true })
  await cart.addToCart({ product_id: 'p' })
  await cart.updateQuantity('a', 2)
  await cart.removeItem('a')
  await cart.clear()
  await cart.refresh()
  await cart.ordered()
  cart.rerender()
  expect(server.calls).toEqual([])
  expect(cart.state()).toEqual(before)
})

test('adding without an account says why not in the stated words [ER-01 ER-02]', async () => {
  givenCartServer()
  const cart = await givenCart(null)
  expect(await cart.addToCart({ product_id: 'p' })).toEqual({ success: false, error: 'Please log in to add items to cart' })
  become(guest)
  expect(await cart.addToCart({ product_id: 'p' })).toEqual({ success: false, error: 'Please sign in to add items to cart' })
})

test('what is added before the page knows who is there waits for that', async () => {
  const server = givenCartServer()
  const cart = await givenCart(undefined)
  const early = cart.addToCart({ product_id: 'p' })
  await settle()
  expect(server.asked()).toEqual([])
  become(buyer)
  expect(await early).toMatchObject({ success: true })
  expect(written(server, 'POST')).toHaveLength(1)
  become(undefined)
  const nobodys = cart.addToCart({ product_id: 'p' })
  become(null)
  expect(await nobodys).toEqual({ success: false, error: 'Please log in to add items to cart' })
})

test.each([
  ['a refusal', () => refusal(500)],
  ['success false', () => json({ success: false })],
  ['nonsense', () => json([1, 2])],
])('a cart that cannot be loaded (%s) stays null without an error, and is known [CA-19 CA-29]', async (_, answer) => {
  const server = givenCartServer()
  server.on('GET', /^\/api\/cart$/, answer)
  const cart = await givenCart(buyer)
  await soon(() => expect(cart.state()).toMatchObject({ cart: null, loading: false, error: null, initialized: true }))
  const { getCart } = await import('./api.ts')
  await expect(getCart()).rejects.toThrow('Failed to get cart')
})

test('a cart with only the specified fields is read; where it names no currency, none is filled in [CK-18]', async () => {
  const server = givenCartServer()
  const bare = { id: 7, product_id: 'p', product_title: { ru: 'Кружка' }, unit_price: 1, total_price: 2, quantity: 2, sku_properties: null }
  server.on('GET', /^\/api\/cart$/, () => json({ success: true, cart: { items: [bare], item_count: 2, subtotal: 2, total: 2 } }))
  const cart = await givenCart(buyer)
  await soon(() =>
    expect(cart.state().cart).toMatchObject({
      currency: '',
      items: [{ id: '7', currency: 'RUB', moq: 1, below_minimum: false, unavailable: false }],
    }),
  )
})

test('a cart that could not be loaded comes with the next look, one that is there is not asked for again within a minute [CO-12]', async () => {
  const server = givenCartServer([aLine('a')])
  server.on('GET', /^\/api\/cart$/, () => refusal(500))
  const { client, state } = await givenCart(buyer)
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  const look = () => renderHook(() => useCartState(), { wrapper }).result
  await soon(() => expect(state().initialized).toBe(true))
  server.on('GET', /^\/api\/cart$/, () => json({ success: true, cart: withItems({ currency: 'RUB' }, server.items()) }))
  const seen = look()
  await soon(() => expect(seen.current.cart?.item_count).toBe(1))
  expect(look().current.cart?.item_count).toBe(1)
  expect(server.asked()).toEqual(['GET /api/cart', 'GET /api/cart'])
})

test('an added line replaces the same one, another is appended at the end [CA-20 CA-21 CA-22 CA-30]', async () => {
  const { server, ...cart } = await givenLoaded()
  const added = await cart.addToCart({ product_id: 'product-a', quantity: 2 })
  expect(added).toMatchObject({ success: true, item: { id: 'a', quantity: 5 } })
  await soon(() => expect(sums(cart)).toEqual({ item_count: 9, subtotal: 90, total: 90 }))
  await cart.addToCart({ product_id: 'new' })
  await soon(() =>
    expect(cart.lines().map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 5],
      ['b', 4],
      ['line-1', 1],
    ]),
  )
  expect(sums(cart)).toEqual({ item_count: 10, subtotal: 100, total: 100 })
  expect(written(server, 'POST').map(({ body }) => body)).toEqual([
    { product_id: 'product-a', quantity: 2 },
    { product_id: 'new', quantity: 1 },
  ])
  await soon(() => expect(cart.heard).toEqual(['ann', 'ann']))
  // The answers said all there is to know: nothing is read, also after the time in which readings are collected.
  await cart.updateQuantity('b', 5)
  await soon(() => expect(cart.heard).toHaveLength(3))
  expect(written(server, 'GET')).toHaveLength(1)
})

test('two SKUs of a product are two lines, and both get the price of their sum [O-01 CA-20]', async () => {
  const { server, ...cart } = await givenLoaded([])
  await Promise.all([
    cart.addToCart({ product_id: 'p', sku_id: 'red', quantity: 6 }),
    cart.addToCart({ product_id: 'p', sku_id: 'blue', quantity: 4 }),
  ])
  await soon(() =>
    expect(cart.lines().map(({ sku_id, unit_price }) => [sku_id, unit_price])).toEqual([
      ['red', 9],
      ['blue', 9],
    ]),
  )
  expect(sums(cart)).toEqual({ item_count: 10, subtotal: 90, total: 90 })
  expect(server.items()).toEqual(cart.lines())
})

test('a line is found again by product and SKU when the answer has another id [CA-20]', async () => {
  const { server, ...cart } = await givenLoaded([aLine('a', { sku_id: 's' }), aLine('b')])
  server.on('POST', /items$/, () => json({ item: aLine('other', { product_id: 'product-a', sku_id: 's', quantity: 2 }) }))
  await cart.addToCart({ product_id: 'product-a', sku_id: 's' })
  await soon(() => expect(cart.lines().map(({ id }) => id)).toEqual(['other', 'b']))
})

test('a quantity shows at once, several steps are one call, and the server prices the line [CA-22 CA-31]', async () => {
  const { server, ...cart } = await givenLoaded()
  const answer = held<void>()
  server.on('PUT', /items\/a$/, async ({ body }) => {
    await answer.answer
    return json({ item: aLine('a', { quantity: (body as { quantity: number }).quantity, unit_price: 9 }) })
  })
  const steps = [4, 5, 12].map((quantity) => cart.updateQuantity('a', quantity))
  await soon(() => expect(cart.lines()[0]).toMatchObject({ quantity: 12, total_price: 120 }))
  expect(cart.state().pending).toEqual(new Set(['a']))
  expect(sums(cart)).toEqual({ item_count: 16, subtotal: 160, total: 160 })
  answer.give()
  expect(await Promise.all(steps)).toEqual([{ success: true }, { success: true }, { success: true }])
  await soon(() => expect(cart.lines()[0]).toMatchObject({ quantity: 12, unit_price: 9, total_price: 108 }))
  expect(cart.state().pending.size).toBe(0)
  expect(sums(cart)).toEqual({ item_count: 16, subtotal: 148, total: 148 })
  expect(written(server, 'PUT').map(({ path, body }) => [path, body])).toEqual([['/api/cart/items/a', { quantity: 12 }]])
})

test('an answer that the buyer has overtaken is not shown', async () => {
  const { server, ...cart } = await givenLoaded()
  const first = held<Response>()
  server.on('PUT', /items\/a$/, ({ body }) => {
    const { quantity } = body as { quantity: number }
    return quantity === 5 ? first.answer : json({ item: aLine('a', { quantity }) })
  })
  void cart.updateQuantity('a', 5)
  await soon(() => expect(server.asked('/api/cart/items')).toHaveLength(1))
  const last = cart.updateQuantity('a', 7)
  await soon(() => expect(cart.lines()[0]).toMatchObject({ quantity: 7 }))
  const from = cart.seen.length
  first.give(json({ item: aLine('a', { quantity: 5, unit_price: 1 }) }))
  await last
  await soon(() => expect(cart.lines()[0]).toMatchObject({ quantity: 7, total_price: 70 }))
  expect(new Set(cart.seen.slice(from).map((shown) => shown?.items[0]?.quantity))).toEqual(new Set([7]))
  expect(written(server, 'PUT').map(({ body }) => body)).toEqual([{ quantity: 5 }, { quantity: 7 }])
})

test('a line the server no longer gives is removed [CA-23]', async () => {
  const { server, ...cart } = await givenLoaded()
  server.on('PUT', /items\/a$/, () => json({ success: true }))
  await cart.updateQuantity('a', 2)
  await soon(() => expect(cart.lines().map(({ id }) => id)).toEqual(['b']))
  expect(sums(cart)).toEqual({ item_count: 4, subtotal: 40, total: 40 })
})

test('fewer than one removes the line, with a call of its own [CA-24 CA-25 CA-32]', async () => {
  const { server, ...cart } = await givenLoaded()
  await cart.updateQuantity('a', 0)
  expect(server.asked('/api/cart/items')).toEqual(['DELETE /api/cart/items/a'])
  await soon(() => expect(sums(cart)).toEqual({ item_count: 4, subtotal: 40, total: 40 }))
})

test('a line that is removed while its quantity waits is only removed', async () => {
  const { server, ...cart } = await givenLoaded()
  const changing = cart.updateQuantity('a', 9)
  await cart.removeItem('a')
  await changing
  expect(server.asked('/api/cart/items')).toEqual(['DELETE /api/cart/items/a'])
  await soon(() => expect(cart.lines().map(({ id }) => id)).toEqual(['b']))
})

test('clearing empties the cart [CA-25 CA-33]', async () => {
  const { server, ...cart } = await givenLoaded()
  expect(await cart.clear()).toEqual({ success: true })
  await soon(() => expect(cart.state().cart).toMatchObject({ items: [], item_count: 0, subtotal: 0, total: 0 }))
  expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/cart/clear', body: {} })
})

test.each([
  ['Failed to add item to cart', 'cart.addFailed', 'POST', (cart: Given) => cart.addToCart({ product_id: 'product-a' })],
  ['Failed to update item quantity', 'cart.updateFailed', 'PUT', (cart: Given) => cart.updateQuantity('a', 30)],
  ['Failed to remove item from cart', 'cart.removeFailed', 'DELETE', (cart: Given) => cart.removeItem('a')],
  ['Failed to clear cart', 'cart.clearFailed', 'POST', (cart: Given) => cart.clear()],
] as const)(
  '%s: the cart stays as it was, the failure is logged, and the next try clears the error [ER-03 CA-26]',
  async (text, key, method, change) => {
    const { server, ...cart } = await givenLoaded()
    const before = cart.state().cart
    server.on(method, /cart/, () => refusal(500))
    // Nor can it be read: what stands there again is what was there before.
    server.on('GET', /cart/, () => refusal(500))
    expect(await change(cart)).toEqual({ success: false, error: text, code: 'internal' })
    await soon(() => expect(cart.state()).toMatchObject({ error: text, pending: new Set(), cart: before }))
    expect(console.error).toHaveBeenCalledWith(key, expect.anything())
    // What really became of it is asked for.
    await soon(() => expect(written(server, 'GET')).toHaveLength(2))
    const next = cart.updateQuantity('b', 5)
    await soon(() => expect(cart.state().error).toBeNull())
    await next
  },
)

test('an add without an answer that is tried again is the same request; after an answer it is another', async () => {
  const { server, ...cart } = await givenLoaded()
  server.on('POST', /items$/, () => Promise.reject(new TypeError('network error')))
  const add = () => cart.addToCart({ product_id: 'product-a', quantity: 2 })
  expect(await add()).toMatchObject({ success: false, code: 'no_answer' })
  server.on('POST', /items$/, () => json({ item: aLine('a', { quantity: 5 }) }))
  expect(await add()).toMatchObject({ success: true })
  expect(await add()).toMatchObject({ success: true })
  const keys = written(server, 'POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^\w{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('what was read before a change does not undo it, and is read again', async () => {
  const { server, ...cart } = await givenLoaded()
  const old = held<Response>()
  server.on('GET', /^\/api\/cart$/, () => old.answer)
  void cart.refresh()
  await soon(() => expect(written(server, 'GET')).toHaveLength(2))
  server.on('GET', /^\/api\/cart$/, () => json({ success: true, cart: withItems({ currency: 'RUB' }, server.items()) }))
  await cart.addToCart({ product_id: 'new' })
  old.give(json({ success: true, cart: { items: [], item_count: 0, subtotal: 0, total: 0, currency: 'RUB' } }))
  await soon(() => expect(written(server, 'GET')).toHaveLength(3))
  await soon(() => expect(cart.lines()).toHaveLength(3))
  expect(cart.seen.filter((shown) => shown?.items.length === 0)).toEqual([])
})

test('a cart that is asked for while a quantity is on its way is read once that is through', async () => {
  const { server, ...cart } = await givenLoaded()
  const change = cart.updateQuantity('a', 5)
  await cart.refresh()
  expect(written(server, 'GET')).toHaveLength(1)
  await change
  await soon(() => expect(written(server, 'GET')).toHaveLength(2))
  expect(server.asked().slice(-2)).toEqual(['PUT /api/cart/items/a', 'GET /api/cart'])
})

test('calls about one product go one after another, those about others do not wait', async () => {
  const { server, ...cart } = await givenLoaded()
  const first = held<Response>()
  server.on('POST', /items$/, ({ body }) => {
    const { product_id, quantity } = body as { product_id: string; quantity: number }
    return quantity === 2 ? first.answer : json({ item: aLine(`of-${product_id}`, { product_id, quantity }) })
  })
  const slow = cart.addToCart({ product_id: 'p', quantity: 2 })
  const next = cart.addToCart({ product_id: 'p', quantity: 3 })
  await cart.addToCart({ product_id: 'q', quantity: 4 })
  expect(written(server, 'POST').map(({ body }) => (body as { quantity: number }).quantity)).toEqual([2, 4])
  first.give(json({ item: aLine('of-p', { product_id: 'p', quantity: 2 }) }))
  await Promise.all([slow, next])
  expect(written(server, 'POST').map(({ body }) => (body as { quantity: number }).quantity)).toEqual([2, 4, 3])
})

test('what waits for its turn is not asked for in the name of the next account [G-39]', async () => {
  const { server, ...cart } = await givenLoaded()
  const first = held<Response>()
  server.on('POST', /items$/, () => first.answer)
  const slow = cart.addToCart({ product_id: 'p' })
  const next = cart.addToCart({ product_id: 'p', quantity: 3 })
  const quantity = cart.updateQuantity('a', 9)
  await soon(() => expect(written(server, 'POST')).toHaveLength(1))
  become({ uid: 'bob', isAnonymous: false })
  first.give(json({ item: aLine('of-p', { product_id: 'p' }) }))
  await Promise.all([slow, next, quantity])
  expect([...written(server, 'POST'), ...written(server, 'PUT')]).toHaveLength(1)
})

test('another account sees nothing of the one before, whatever still arrives [G-39 G-41]', async () => {
  const { server, ...cart } = await givenLoaded()
  const late = held<Response>()
  server.on('POST', /items$/, () => late.answer)
  const adding = cart.addToCart({ product_id: 'new' })
  await soon(() => expect(server.asked('/api/cart/items')).toHaveLength(1))
  become(guest)
  expect(cart.state()).toMatchObject({ cart: null, initialized: true })
  server.replace([aLine('z')])
  become({ uid: 'bob', isAnonymous: false })
  await soon(() => expect(cart.lines().map(({ id }) => id)).toEqual(['z']))
  late.give(json({ item: aLine('new') }))
  await adding
  await settle()
  expect(cart.lines().map(({ id }) => id)).toEqual(['z'])
})

test('a guest who becomes registered under the same uid gets the cart at once [CA-17]', async () => {
  givenCartServer([aLine('a')])
  const cart = await givenCart({ uid: 'ann', isAnonymous: true })
  become(buyer)
  await soon(() => expect(cart.lines()).toHaveLength(1))
})

test('a cart that was asked for by somebody who has left is shown to nobody [G-39]', async () => {
  const server = givenCartServer()
  const late = held<Response>()
  server.on('GET', /^\/api\/cart$/, () => late.answer)
  const cart = await givenCart(buyer)
  await soon(() => expect(server.asked()).toHaveLength(1))
  become(guest)
  late.give(json({ success: true, cart: { items: [aLine('a')], item_count: 1, subtotal: 10, total: 10 } }))
  await settle()
  expect(cart.state()).toMatchObject({ cart: null, loading: false, initialized: true })
})
