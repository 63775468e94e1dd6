import type { SavedAnswer } from '@karavan/contract/saved.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { givenAccount, givenGuest } from '@karavan/testing/given-guest.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

const shelf = Array.from({ length: 60 }, (_, place) =>
  anOffer({ itemId: `${place}`, title: { ru: `Кружка ${place}`, en: `Mug ${place}`, zh: `杯子 ${place}` } }),
)
let offers = shelf
const day = 24 * 60 * 60_000
let now = new Date('2026-03-01T10:00:00Z')
const market = givenMarketplace([], { product: async (itemId) => offers.find((offer) => offer.itemId === itemId) })

describe('what buyers keep', async () => {
  const t = await testApp({ verifyToken: testUsers, marketplaces: [market], clock: () => now })
  const anna = bearer('user:anna')
  const guest = bearer('guest:gast')
  beforeEach(async () => {
    await t.truncate()
    offers = shelf
    // What was said to be gone is asked for again.
    now = new Date(now.getTime() + day)
  })
  afterAll(() => t[Symbol.asyncDispose]())

  const later = () => {
    now = new Date(now.getTime() + 60_000)
  }
  const save = (id: string, payload?: object, headers = anna) =>
    t.inject({ method: 'PUT', url: `/api/saved/sample-${id}`, headers, payload })
  const unsave = (id: string, headers = anna) => t.inject({ method: 'DELETE', url: `/api/saved/sample-${id}`, headers })
  const view = (id: string, headers = anna) =>
    t.inject({ method: 'POST', url: '/api/viewed', headers, payload: { product_id: `sample-${id}` } })
  const list = async (what: 'saved' | 'viewed', { headers = anna, query = '' } = {}): Promise<SavedAnswer> => {
    const answer = await t.inject({ url: `/api/${what}${query}`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const idsOf = ({ products }: SavedAnswer) => products.map(({ product_id }) => product_id)
  const savedIds = async (headers = anna) => (await t.inject({ url: '/api/saved/ids', headers })).json().product_ids

  test('a product is kept at the quantity it is thought of in, priced as it costs there, and kept no more', async () => {
    expect((await save('1', { quantity: 100 })).json()).toEqual({ success: true })
    later()
    await save('2')
    const { products, total } = await list('saved', { headers: { ...anna, 'accept-language': 'en' } as typeof anna })
    expect(total).toBe(2)
    expect(products).toMatchObject([
      { product_id: 'sample-2', state: 'found', title: { en: 'Mug 2' }, card: { title: 'Mug 2', price_info: { quantity: 50 } } },
      { product_id: 'sample-1', quantity: 100, card: { price_info: { quantity: 100 } } },
    ])
    const [at50, at100] = products.map(({ card }) => card?.price_info?.price ?? Number.NaN)
    expect(at100).toBeLessThan(at50!)
    expect(await savedIds()).toEqual(['sample-2', 'sample-1'])
    expect((await unsave('2')).statusCode).toBe(200)
    expect((await unsave('2')).statusCode).toBe(200)
    expect(await savedIds()).toEqual(['sample-1'])
    await save('1', { quantity: 200 })
    expect((await list('saved')).products).toMatchObject([{ quantity: 200 }])
  })

  test('what is gone is still named, and says so', async () => {
    await save('3')
    offers = []
    await t.db.deleteFrom('product_detail').execute()
    const { products } = await list('saved')
    expect(products).toMatchObject([{ product_id: 'sample-3', title: { ru: 'Кружка 3' }, state: 'gone', card: null }])
  })

  test('only what is sold can be kept; odd quantities are refused', async () => {
    expect((await save('nothing')).json()).toMatchObject({ code: 'product_not_found' })
    expect((await save('1', { quantity: 0 })).statusCode).toBe(422)
    expect((await save('1', { quantity: 10_000 })).statusCode).toBe(422)
    expect((await view('nothing')).statusCode).toBe(404)
    expect(await savedIds()).toEqual([])
  })

  test('200 products are kept at most, and those can still be changed', async () => {
    const rows = Array.from({ length: 199 }, (_, place) => ({
      user_id: 'anna',
      kind: 'saved' as const,
      product_id: `other-${place}`,
      at: now,
      quantity: null,
      title: '{}',
      image: null,
    }))
    await t.db.insertInto('saved_product').values(rows).execute()
    const answers = await Promise.all(['1', '2', '3'].map((id) => save(id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'limit_reached' })
    const [kept] = (await savedIds()).filter((id: string) => id.startsWith('sample-'))
    expect((await save(kept.replace('sample-', ''), { quantity: 5 })).statusCode).toBe(200)
  })

  test('of what was looked at the newest forty stay, each once, and can be forgotten', async () => {
    for (let place = 0; place < 45; place++) {
      later()
      await view(String(place))
    }
    later()
    await view('10')
    const first = await list('viewed', { query: '?limit=48' })
    expect(first.total).toBe(40)
    expect(idsOf(first).slice(0, 3)).toEqual(['sample-10', 'sample-44', 'sample-43'])
    expect(new Set(idsOf(first)).size).toBe(40)
    expect(idsOf(await list('viewed', { query: '?limit=2&offset=1' }))).toEqual(['sample-44', 'sample-43'])
    await save('1')
    await t.inject({ method: 'DELETE', url: '/api/viewed', headers: anna })
    expect((await list('viewed')).products).toEqual([])
    expect(await savedIds()).toEqual(['sample-1'])
  })

  test('guests keep products too, and nobody sees those of somebody else', async () => {
    expect((await save('1', undefined, guest)).statusCode).toBe(200)
    await view('2', guest)
    await save('3')
    expect(await savedIds(guest)).toEqual(['sample-1'])
    expect(await savedIds()).toEqual(['sample-3'])
    await unsave('1')
    await t.inject({ method: 'DELETE', url: '/api/viewed', headers: anna })
    expect(await savedIds(guest)).toEqual(['sample-1'])
    expect(idsOf(await list('viewed', { headers: guest }))).toEqual(['sample-2'])
  })
})

describe('with accounts', () => {
  test('who signs in takes along what the guest kept; it is in the export, and goes with the account', async () => {
    offers = shelf
    await using t = await testApp({ marketplaces: [market] })
    const guest = await givenGuest(t)
    const account = await givenAccount(t, 'anna@example.test')
    const save = (id: string, headers: typeof guest.headers, payload: object = {}) =>
      t.inject({ method: 'PUT', url: `/api/saved/sample-${id}`, headers, payload })
    await save('1', guest.headers, { quantity: 70 })
    await save('2', guest.headers)
    await save('2', account.headers, { quantity: 300 })
    await t.inject({ method: 'POST', url: '/api/viewed', headers: guest.headers, payload: { product_id: 'sample-5' } })
    await t.inject({
      method: 'POST',
      url: '/api/account/claim-guest',
      headers: account.headers,
      payload: { guest_token: guest.idToken },
    })
    const { products } = (await t.inject({ url: '/api/saved', headers: account.headers })).json<SavedAnswer>()
    expect(products.map(({ product_id, quantity }) => [product_id, quantity]).sort()).toEqual([
      ['sample-1', 70],
      ['sample-2', 300],
    ])
    const exported = (await t.inject({ url: '/api/account/export', headers: account.headers })).json()
    expect(exported.saved_products.map(({ product_id }: { product_id: string }) => product_id).sort()).toEqual(['sample-1', 'sample-2'])
    expect(exported.viewed_products).toMatchObject([{ product_id: 'sample-5' }])
    await t.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=karavan-builtin',
      payload: { idToken: account.idToken },
    })
    expect(await t.db.selectFrom('saved_product').selectAll().execute()).toEqual([])
  })
})
