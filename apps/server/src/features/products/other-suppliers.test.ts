import { productCard } from '@karavan/contract/product-card.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testApp } from '@karavan/testing/app.ts'
import { testDb } from '@karavan/testing/db.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, expect, test } from 'vitest'

const database = await testDb({ content: 'market' })
const t = await testApp({ db: database.db, marketplaces: [sampleMarketplace(database.db)] })
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  await database.close()
})

const idsOf = async (q: string): Promise<string[]> =>
  (await t.inject({ url: '/api/products', query: { q, limit: '40' } })).json().products.map(({ id }: { id: string }) => id)

test('for goods of the sample market there are others, each of another seller, cheapest first, in the language asked for', async () => {
  let named = 0
  for (const id of await idsOf('thermos mug 500 ml')) {
    const answer = await t.inject(`/api/products/${id}/others?quantity=500&language=en`)
    expect(answer.statusCode, answer.body).toBe(200)
    const body = answer.json()
    expect(body).toMatchObject({ success: true, product_id: id, quantity: 500 })
    const cards = productCard.array().max(12).parse(body.products)
    const prices = cards.map(({ price }) => price ?? Number.NaN)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(new Set(cards.map(({ seller_name }) => seller_name)).size).toBe(cards.length)
    expect(cards.map((card) => card.id)).not.toContain(id)
    for (const card of cards) expect(card.moq).toBeLessThanOrEqual(500)
    named += cards.length
  }
  expect(named).toBeGreaterThan(20)
})

test('without a quantity the smallest order of the product counts', async () => {
  const [id = ''] = await idsOf('backpack')
  const product = (await t.inject(`/api/products/${id}`)).json().product
  expect((await t.inject(`/api/products/${id}/others`)).json().quantity).toBe(product.moq)
})

test.each(['quantity=0', 'quantity=x', 'quantity=1.5', 'quantity=99999999'])('%s is no quantity', async (query) => {
  const [id = ''] = await idsOf('backpack')
  expect([400, 422]).toContain((await t.inject(`/api/products/${id}/others?${query}`)).statusCode)
})

test('an unknown product has none, and a marketplace that is away is said to be', async () => {
  const unknown = await t.inject('/api/products/sample-1/others')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.json()).toMatchObject({ success: false, code: 'product_not_found' })
  const search = async () => {
    throw new Error('away')
  }
  await using away = await testApp({ on: t, marketplaces: [givenMarketplace([anOffer()], { search })] })
  const answer = await away.inject(`/api/products/${anOffer().id}/others`)
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ success: false, code: 'marketplace_unavailable' })
})
