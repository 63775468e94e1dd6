import { beforeEach, expect, test, vi } from 'vitest'
import { aLine, givenCartServer } from '../../../test/cart.ts'
import { json, refusal } from '../../../test/server.ts'
import en from '../../locales/en.json' with { type: 'json' }
import { type CartDeps, createCart } from './cart.ts'

const buyer = { uid: 'ann', isAnonymous: false }

function givenCart(deps: Partial<CartDeps> = {}) {
  const told: string[] = []
  const cart = createCart({
    calls: () => import('./api.ts'),
    text: (error) => en.cart[error.slice('cart.'.length) as keyof typeof en.cart],
    tellTabs: (uid) => void told.push(uid),
    ...deps,
  })
  return { ...cart, told, state: () => cart.store.getState(), lines: () => cart.store.getState().cart?.items ?? [] }
}
/** A cart of a signed-in buyer, loaded. */
async function givenLoaded(lines = [aLine('a', { quantity: 3 }), aLine('b', { quantity: 4 })]) {
  const server = givenCartServer(lines)
  const cart = givenCart()
  cart.setBuyer(buyer)
  await soon(() => expect(cart.state().cart).not.toBeNull())
  return { server, ...cart }
}
const sums = (cart: ReturnType<typeof givenCart>) => {
  const { item_count, subtotal, total } = cart.state().cart!
  return { item_count, subtotal, total }
}
/** As long as it takes: a busy machine decides no test. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 })
/** An answer in the test's hand. */
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

test('CA-16 the state has cart, loading, error and initialized', () => {
  givenCartServer()
  expect(givenCart().state()).toMatchObject({ cart: null, loading: false, error: null, initialized: false })
})

test('CA-17 the cart is loaded once a registered buyer is there', async () => {
  const server = givenCartServer([aLine('a', { quantity: 3 })])
  const cart = givenCart()
  cart.setBuyer(undefined)
  expect(cart.state().initialized).toBe(false)
  cart.setBuyer(buyer)
  expect(cart.state()).toMatchObject({ loading: true, initialized: false })
  await soon(() => expect(cart.state()).toMatchObject({ loading: false, initialized: true, cart: { item_count: 3 } }))
  cart.setBuyer({ ...buyer })
  expect(server.asked()).toEqual(['GET /api/cart'])
})

test.each([null, { uid: 'guest', isAnonymous: true }])(
  'CA-18 AU-30 for %j the cart is null and initialized, and nothing is asked',
  async (nobody) => {
    const server = givenCartServer([aLine('a')])
    const cart = givenCart()
    cart.setBuyer(nobody)
    const before = cart.state()
    expect(before).toMatchObject({ cart: null, loading: false, error: null, initialized: true })
    await cart.addToCart({ product_id: 'p' })
    await cart.updateQuantity('a', 2)
    await cart.removeItem('a')
    await cart.clear()
    await cart.refresh()
    await cart.lookedAt()
    expect(server.calls).toEqual([])
    expect(cart.state()).toBe(before)
  },
)

test('ER-01 ER-02 who may not add is told why in the stated words', async () => {
  givenCartServer()
  const cart = givenCart()
  expect(await cart.addToCart({ product_id: 'p' })).toEqual({ success: false, error: 'Please log in to add items to cart' })
  cart.setBuyer(null)
  expect(await cart.addToCart({ product_id: 'p' })).toEqual({ success: false, error: 'Please log in to add items to cart' })
  cart.setBuyer({ uid: 'guest', isAnonymous: true })
  expect(await cart.addToCart({ product_id: 'p' })).toEqual({ success: false, error: 'Please sign in to add items to cart' })
})

test.each([
  ['a refusal', () => refusal(500)],
  ['success false', () => json({ success: false })],
  ['nonsense', () => json([1, 2])],
])('CA-19 CA-29 a cart that cannot be loaded (%s) stays null without an error, and is known', async (_, answer) => {
  const server = givenCartServer()
  server.on('GET', /^\/api\/cart$/, answer)
  const cart = givenCart()
  cart.setBuyer(buyer)
  await soon(() => expect(cart.state()).toMatchObject({ cart: null, loading: false, error: null, initialized: true }))
  const { getCart } = await import('./api.ts')
  await expect(getCart()).rejects.toThrow('Failed to get cart')
})

test('a cart of the bare specification is read, and one that could not be loaded comes with the next look', async () => {
  const server = givenCartServer()
  server.on('GET', /^\/api\/cart$/, () => refusal(500))
  const cart = givenCart()
  cart.setBuyer(buyer)
  await soon(() => expect(cart.state().initialized).toBe(true))
  const bare = { id: 7, product_id: 'p', product_title: { ru: 'Кружка' }, unit_price: 1, total_price: 2, quantity: 2, sku_properties: null }
  const answer = { success: true, cart: { items: [bare], item_count: 2, subtotal: 2, total: 2 } }
  server.on('GET', /^\/api\/cart$/, () => json(answer))
  await cart.lookedAt()
  expect(cart.state().cart).toMatchObject({
    currency: 'RUB',
    items: [{ id: '7', currency: 'RUB', moq: 1, below_minimum: false, unavailable: false }],
  })
  await cart.lookedAt()
  expect(server.asked()).toEqual(['GET /api/cart', 'GET /api/cart'])
})

test('CA-20 CA-21 CA-22 CA-30 an added line replaces the same one, another is appended at the end', async () => {
  const { server, ...cart } = await givenLoaded()
  const added = await cart.addToCart({ product_id: 'product-a', quantity: 2 })
  expect(added).toMatchObject({ success: true, item: { id: 'a', quantity: 5 } })
  expect(sums(cart)).toEqual({ item_count: 9, subtotal: 90, total: 90 })
  await cart.addToCart({ product_id: 'new' })
  expect(cart.lines().map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 5],
    ['b', 4],
    ['line-1', 1],
  ])
  expect(sums(cart)).toEqual({ item_count: 10, subtotal: 100, total: 100 })
  expect(server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { product_id: 'product-a', quantity: 2 },
    { product_id: 'new', quantity: 1 },
  ])
  expect(cart.told).toEqual(['ann', 'ann'])
  // The answers said all there is to know.
  expect(server.asked('/api/cart').filter((call) => call.startsWith('GET'))).toHaveLength(1)
})

test('CA-20 O-01 two SKUs of a product are two lines, and both get the price of their sum', async () => {
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

test('CA-20 a line is found again by product and SKU when the answer has another id', async () => {
  const { server, ...cart } = await givenLoaded([aLine('a', { sku_id: 's' }), aLine('b')])
  server.on('POST', /items$/, () => json({ item: aLine('other', { product_id: 'product-a', sku_id: 's', quantity: 2 }) }))
  await cart.addToCart({ product_id: 'product-a', sku_id: 's' })
  expect(cart.lines().map(({ id }) => id)).toEqual(['other', 'b'])
})

test('CA-22 CA-31 a quantity shows at once, several steps are one call, and the server prices the line', async () => {
  const { server, ...cart } = await givenLoaded()
  const steps = [4, 5, 12].map((quantity) => cart.updateQuantity('a', quantity))
  expect(cart.lines()[0]).toMatchObject({ quantity: 12, total_price: 120 })
  expect(cart.state().pending).toEqual(new Set(['a']))
  expect(sums(cart)).toEqual({ item_count: 16, subtotal: 160, total: 160 })
  expect(await Promise.all(steps)).toEqual([{ success: true }, { success: true }, { success: true }])
  expect(cart.lines()[0]).toMatchObject({ quantity: 12, unit_price: 9, total_price: 108 })
  expect(cart.state().pending.size).toBe(0)
  expect(sums(cart)).toEqual({ item_count: 16, subtotal: 148, total: 148 })
  expect(server.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
    ['/api/cart/items/a', { quantity: 12 }],
  ])
})

test('an answer that the buyer has overtaken is not shown', async () => {
  const { server, ...cart } = await givenLoaded()
  const first = held<Response>()
  server.on('PUT', /items\/a$/, ({ body }) => {
    const { quantity } = body as { quantity: number }
    return quantity === 5 ? first.answer : json({ item: aLine('a', { quantity }) })
  })
  const seen: number[] = []
  cart.store.subscribe(({ cart: shown }) => seen.push(shown!.items[0]!.quantity))
  void cart.updateQuantity('a', 5)
  await soon(() => expect(server.asked('/api/cart/items')).toHaveLength(1))
  const last = cart.updateQuantity('a', 7)
  first.give(json({ item: aLine('a', { quantity: 5, unit_price: 1 }) }))
  await last
  expect(cart.lines()[0]).toMatchObject({ quantity: 7, total_price: 70 })
  expect(new Set(seen)).toEqual(new Set([5, 7]))
  expect(seen.lastIndexOf(5)).toBeLessThan(seen.indexOf(7))
})

test('CA-23 a line the server no longer gives is removed', async () => {
  const { server, ...cart } = await givenLoaded()
  server.on('PUT', /items\/a$/, () => json({ success: true }))
  await cart.updateQuantity('a', 2)
  expect(cart.lines().map(({ id }) => id)).toEqual(['b'])
  expect(sums(cart)).toEqual({ item_count: 4, subtotal: 40, total: 40 })
})

test('CA-24 CA-25 CA-32 fewer than one removes the line, with a call of its own', async () => {
  const { server, ...cart } = await givenLoaded()
  await cart.updateQuantity('a', 0)
  expect(server.asked('/api/cart/items')).toEqual(['DELETE /api/cart/items/a'])
  expect(sums(cart)).toEqual({ item_count: 4, subtotal: 40, total: 40 })
})

test('a line that is removed while its quantity waits is only removed', async () => {
  const { server, ...cart } = await givenLoaded()
  const changing = cart.updateQuantity('a', 9)
  await cart.removeItem('a')
  await changing
  expect(server.asked('/api/cart/items')).toEqual(['DELETE /api/cart/items/a'])
  expect(cart.lines().map(({ id }) => id)).toEqual(['b'])
})

test('CA-25 CA-33 clearing empties the cart', async () => {
  const { server, ...cart } = await givenLoaded()
  expect(await cart.clear()).toEqual({ success: true })
  expect(cart.state().cart).toMatchObject({ items: [], item_count: 0, subtotal: 0, total: 0 })
  expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/cart/clear', body: {} })
})

test.each([
  ['Failed to add item to cart', 'POST', (cart: ReturnType<typeof givenCart>) => cart.addToCart({ product_id: 'product-a' })],
  ['Failed to update item quantity', 'PUT', (cart: ReturnType<typeof givenCart>) => cart.updateQuantity('a', 30)],
  ['Failed to remove item from cart', 'DELETE', (cart: ReturnType<typeof givenCart>) => cart.removeItem('a')],
  ['Failed to clear cart', 'POST', (cart: ReturnType<typeof givenCart>) => cart.clear()],
] as const)(
  'ER-03 CA-26 %s: the cart stays as it was, the failure is logged, and the next try clears the error',
  async (text, method, act) => {
    const { server, ...cart } = await givenLoaded()
    const before = cart.state().cart
    server.on(method, /cart/, () => refusal(500))
    // Nor can it be read: what stands there again is what was there before.
    server.on('GET', /cart/, () => refusal(500))
    expect(await act(cart)).toEqual({ success: false, error: text, code: 'internal' })
    expect(cart.state()).toMatchObject({ error: text, pending: new Set() })
    expect(cart.state().cart).toEqual(before)
    expect(console.error).toHaveBeenCalled()
    const next = cart.updateQuantity('b', 5)
    expect(cart.state().error).toBeNull()
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
  const keys = server.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^\w{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('what was read before a change does not undo it', async () => {
  const { server, ...cart } = await givenLoaded()
  const old = held<Response>()
  server.on('GET', /^\/api\/cart$/, () => old.answer)
  const reading = cart.refresh()
  await soon(() => expect(server.asked('/api/cart')).toHaveLength(2))
  await cart.addToCart({ product_id: 'new' })
  server.on('GET', /^\/api\/cart$/, () => json({ success: true, cart: { ...cart.state().cart!, item_count: 8 } }))
  old.give(json({ success: true, cart: { items: [], item_count: 0, subtotal: 0, total: 0, currency: 'RUB' } }))
  await reading
  expect(cart.lines()).toHaveLength(3)
})

test('G-39 G-41 another account sees nothing of the one before, whatever still arrives', async () => {
  const { server, ...cart } = await givenLoaded()
  const late = held<Response>()
  server.on('POST', /items$/, () => late.answer)
  const adding = cart.addToCart({ product_id: 'new' })
  await soon(() => expect(server.asked('/api/cart/items')).toHaveLength(1))
  cart.setBuyer({ uid: 'guest', isAnonymous: true })
  expect(cart.state()).toMatchObject({ cart: null, initialized: true })
  server.replace([aLine('z')])
  cart.setBuyer({ uid: 'bob', isAnonymous: false })
  await soon(() => expect(cart.lines().map(({ id }) => id)).toEqual(['z']))
  late.give(json({ item: aLine('new') }))
  await adding
  expect(cart.lines().map(({ id }) => id)).toEqual(['z'])
})

test('CA-17 a guest who becomes registered under the same uid gets the cart at once', async () => {
  givenCartServer([aLine('a')])
  const cart = givenCart()
  cart.setBuyer({ uid: 'ann', isAnonymous: true })
  cart.setBuyer(buyer)
  await soon(() => expect(cart.lines()).toHaveLength(1))
})

test('what another tab did to the cart of this account is read anew', async () => {
  const { server, ...cart } = await givenLoaded()
  server.replace([aLine('z')])
  await cart.changedElsewhere('bob')
  expect(cart.lines()).toHaveLength(2)
  await cart.changedElsewhere('ann')
  expect(cart.lines().map(({ id }) => id)).toEqual(['z'])
})

test('G-39 a cart that was asked for by who has left is shown to nobody', async () => {
  const server = givenCartServer()
  const late = held<Response>()
  server.on('GET', /^\/api\/cart$/, () => late.answer)
  const cart = givenCart()
  cart.setBuyer(buyer)
  const reading = cart.refresh()
  await soon(() => expect(server.asked()).toHaveLength(1))
  cart.setBuyer({ uid: 'guest', isAnonymous: true })
  late.give(json({ success: true, cart: { items: [aLine('a')], item_count: 1, subtotal: 10, total: 10 } }))
  await reading
  expect(cart.state()).toMatchObject({ cart: null, loading: false, initialized: true })
})
