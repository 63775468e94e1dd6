import type { Cart } from '@karavan/contract/cart.ts'
import type { CopyListAnswer, SharedList } from '@karavan/contract/shared-lists.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'

const day = 24 * 60 * 60_000
const mug = anOffer({
  itemId: 'mug',
  options: [
    {
      pid: '1',
      name: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
      values: [
        { vid: '10', name: { zh: '黑色', ru: 'чёрный', en: 'black' }, imageUrl: '/media/sample/thermos-mug/black/1.webp' },
        { vid: '11', name: { zh: '白色', ru: 'белый', en: 'white' } },
      ],
    },
  ],
  skus: [
    { skuId: 'black', propsIds: '1:10', priceMinor: 2150, originPriceMinor: 2400, stock: 120 },
    { skuId: 'white', propsIds: '1:11', priceMinor: 2350, originPriceMinor: 2400, stock: 0 },
  ],
  priceLadder: [],
})
const spoon = anOffer({ itemId: 'spoon', title: { ru: 'Ложка', en: 'Spoon' }, options: [], skus: [], moq: 1, stock: 500 })
const rare = anOffer({ itemId: 'rare', title: { ru: 'Редкость', en: 'Rarity' }, options: [], skus: [], moq: 1, stock: 7 })
let offers = [mug, spoon, rare]
let now = new Date('2026-03-01T10:00:00Z')
const market = givenMarketplace([], { product: async (itemId) => offers.find((offer) => offer.itemId === itemId) })
const t = await testApp({ verifyToken: testUsers, marketplaces: [market], clock: () => now })
const anna = bearer('user:anna')
const boris = bearer('user:boris')
const guest = bearer('guest:gast')
beforeEach(async () => {
  await t.truncate()
  offers = [mug, spoon, rare]
  // What was said to be gone is asked for again.
  now = new Date(now.getTime() + day)
})
afterAll(() => t[Symbol.asyncDispose]())

const item = (id: string, quantity: number, sku_id?: string) => ({ product_id: `sample-${id}`, quantity, ...(sku_id ? { sku_id } : {}) })
const share = (payload: object, headers: Record<string, string> = anna) =>
  t.inject({ method: 'POST', url: '/api/shared-lists', headers, payload })
async function shared(payload: object, headers?: Record<string, string>): Promise<string> {
  const answer = await share(payload, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().list.id
}
const open = (id: string, headers: Record<string, string> = {}) => t.inject({ url: `/api/shared-lists/${id}`, headers })
const read = async (id: string, headers?: Record<string, string>): Promise<SharedList> => (await open(id, headers)).json().list
const copy = (id: string, headers: Record<string, string> = boris) =>
  t.inject({ method: 'POST', url: `/api/shared-lists/${id}/copy`, headers, payload: {} })
const cartOf = async (headers = boris): Promise<Cart> => (await t.inject({ url: '/api/cart', headers })).json().cart

test('whoever has the link sees the products at the prices of now, in their own language, and nothing of who made the list', async () => {
  const id = await shared({ title: '  Для кафе ', items: [item('mug', 60, 'black'), item('spoon', 100), item('mug', 40)] })
  expect(id).toMatch(/^[\w-]{32}$/)
  const answer = await open(id, { 'accept-language': 'en' })
  expect(answer.body).not.toContain('anna')
  expect(answer.json().list).toMatchObject({
    title: 'Для кафе',
    expires_at: new Date(now.getTime() + 30 * day).toISOString(),
    currency: 'RUB',
    items: [
      { product_id: 'sample-mug', quantity: 60, state: 'ready', options: { Colour: 'black' }, moq: 50 },
      { product_id: 'sample-spoon', title: 'Spoon', quantity: 100, state: 'ready' },
      { product_id: 'sample-mug', quantity: 40, state: 'choose', is_from: true },
    ],
  })
  const { items } = await read(id)
  for (const one of items) expect(one.total_price).toBeCloseTo(one.unit_price! * one.quantity, 6)
  expect(items[2]).not.toHaveProperty('options')
  expect(items[1]?.title).toBe('Spoon')
  expect((await read(id, { 'accept-language': 'ru' })).items[1]?.title).toBe('Ложка')
  // 21,5 yuan against 19,9: the spoons are priced by their own step.
  expect(items[0]!.unit_price! / items[1]!.unit_price!).toBeCloseTo(21.5 / 19.9, 2)
})

test('a list is copied into the cart, as far as it can be had, and what is missing is named', async () => {
  const id = await shared({
    items: [item('mug', 60, 'black'), item('mug', 10, 'white'), item('mug', 5), item('rare', 20), item('spoon', 3)],
  })
  offers = [mug, rare]
  await t.db.deleteFrom('product_detail').execute()
  const answer = (await copy(id)).json<CopyListAnswer>()
  expect(answer).toMatchObject({
    success: true,
    added: 2,
    gaps: [
      { product_id: 'sample-mug', reason: 'sold_out', added: 0 },
      { product_id: 'sample-mug', reason: 'choose', added: 0 },
      { product_id: 'sample-rare', reason: 'fewer', added: 7 },
      { product_id: 'sample-spoon', reason: 'gone', added: 0 },
    ],
  })
  const { items } = await cartOf()
  expect(items.map(({ product_id, sku_id, quantity }) => [product_id, sku_id, quantity])).toEqual([
    ['sample-mug', 'black', 60],
    ['sample-rare', undefined, 7],
  ])
  expect(answer.cart.items).toEqual(items)
  expect((await cartOf(anna)).items).toEqual([])
})

test('one Idempotency-Key copies once; a second copy comes on top', async () => {
  const id = await shared({ items: [item('spoon', 30)] })
  const headers = { ...boris, 'idempotency-key': 'k' }
  await Promise.all([copy(id, headers), copy(id, headers), copy(id, headers)])
  expect((await cartOf()).items).toMatchObject([{ quantity: 30 }])
  await copy(id)
  expect((await cartOf()).items).toMatchObject([{ quantity: 60 }])
})

test('a list ends with its time, and by its owner alone', async () => {
  const [first, second] = [await shared({ items: [item('spoon', 1)] }), await shared({ items: [item('spoon', 2)] })]
  const end = (id: string, headers: Record<string, string>) => t.inject({ method: 'DELETE', url: `/api/shared-lists/${id}`, headers })
  expect((await end(first, boris)).json()).toMatchObject({ code: 'list_not_found' })
  expect((await end(first, guest)).statusCode).toBe(403)
  expect((await open(first)).statusCode).toBe(200)
  expect((await end(first, anna)).statusCode).toBe(200)
  const mine = async () => (await t.inject({ url: '/api/shared-lists', headers: anna })).json().lists
  expect(await mine()).toMatchObject([{ id: second, item_count: 1, title: '' }])
  for (const call of [open(first), copy(first), end(first, anna)]) expect((await call).json()).toMatchObject({ code: 'list_not_found' })
  now = new Date(now.getTime() + 30 * day)
  expect((await open(second)).statusCode).toBe(404)
  expect((await copy(second)).statusCode).toBe(404)
  expect(await mine()).toEqual([])
})

test('only accounts make lists, of what is sold, twenty at most, however many come at once', async () => {
  expect((await share({ items: [item('spoon', 1)] }, guest)).statusCode).toBe(403)
  expect((await share({ items: [item('spoon', 1)] }, {})).statusCode).toBe(401)
  expect((await share({ items: [item('nothing', 1)] })).json()).toMatchObject({ code: 'product_not_found' })
  expect((await share({ items: [item('mug', 1, 'green')] })).json()).toMatchObject({
    code: 'invalid',
    fields: { items: expect.any(String) },
  })
  for (const items of [[], [item('spoon', 0)], Array.from({ length: 101 }, () => item('spoon', 1))])
    expect((await share({ items })).statusCode).toBe(422)
  expect((await share({ title: 'ж'.repeat(81), items: [item('spoon', 1)] })).statusCode).toBe(422)
  const answers = await Promise.all(Array.from({ length: 23 }, () => share({ items: [item('spoon', 1)] })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({ code: 'limit_reached' })
})

test('words of a title stay text, and a silent marketplace is said to be silent', async () => {
  const id = await shared({ title: '<img src=x onerror=alert(1)>', items: [item('spoon', 1)] })
  expect((await read(id)).title).toBe('<img src=x onerror=alert(1)>')
  await t.db.deleteFrom('product_detail').execute()
  const product = market.product
  market.product = async () => {
    throw new Error('away')
  }
  try {
    expect((await read(id)).items).toMatchObject([{ title: 'Spoon', state: 'unavailable' }])
    expect((await copy(id)).json()).toMatchObject({ added: 0, gaps: [{ reason: 'unavailable' }] })
  } finally {
    market.product = product
  }
})
