import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { saveSource } from '@karavan/marketplaces/store/sources.ts'
import { storedMarketplace } from '@karavan/marketplaces/store/stored-marketplace.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testApp } from '@karavan/testing/app.ts'
import { testDb } from '@karavan/testing/db.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, expect, test } from 'vitest'
import { setOperatorRate } from '../currency/service.ts'

const database = await testDb({ content: 'market' })
afterAll(() => database.close())
const { db } = database
const imported = Array.from({ length: 7 }, (_, at) => anOffer({ platform: 'myshop', itemId: `A${at}`, salesCount: at % 2 ? 50_000 : 0 }))
await upsertOffers(db, imported)
await saveSource(db, { platform: 'myshop', kind: 'import', version: '1', updated_at: new Date() })
const t = await testApp({
  db,
  marketplaces: [sampleMarketplace(db), storedMarketplace(db, { platform: 'catalogue', label: 'Catalogue', kind: 'import' })],
})
afterAll(() => t[Symbol.asyncDispose]())

interface Page {
  products: { id: string }[]
  total: number
  total_is_at_least?: boolean
  offset: number
  next_cursor?: string
}
const get = async (query: string): Promise<Page> => {
  const answer = await t.inject({ url: `/api/products?${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
/** Every page from the first one on, by its cursor. */
async function walk(query: string): Promise<Page[]> {
  const pages = [await get(query)]
  for (let next = pages[0]?.next_cursor; next !== undefined; next = pages.at(-1)?.next_cursor)
    pages.push(await get(`${query}&cursor=${encodeURIComponent(next)}`))
  return pages
}
const idsOf = (pages: readonly Page[]) => pages.flatMap(({ products }) => products.map(({ id }) => id))
const stored = async () => (await db.selectFrom('offer').select('id').execute()).map(({ id }) => id)

test('without words a cursor leads through everything, of all sources, once, and the total is exact [W-23]', async () => {
  const all = await stored()
  const pages = await walk('limit=100')
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => all.length))
  expect(pages.every(({ total_is_at_least: isAtLeast }) => isAtLeast === undefined)).toBe(true)
  expect(idsOf(pages).toSorted()).toEqual(all.toSorted())
  expect(idsOf(pages).filter((id) => id.startsWith('myshop-'))).toHaveLength(imported.length)
})

test('offset and cursor go through one list', async () => {
  const [first, second] = (await walk('limit=40&platform=sample')).slice(0, 2)
  expect(await get('limit=40&platform=sample&offset=40')).toMatchObject({ products: second!.products, offset: 40 })
  const later = await get('limit=15&offset=25&platform=sample')
  expect(idsOf([later])).toEqual(idsOf([first!]).slice(25))
  expect(idsOf([await get(`limit=40&platform=sample&cursor=${later.next_cursor}`)])).toEqual(idsOf([second!]))
})

test('a platform is listed alone, to its end', async () => {
  const pages = await walk('limit=3&platform=myshop')
  expect(pages.map(({ products }) => products.length)).toEqual([3, 3, 1])
  expect(pages[0]).toMatchObject({ total: 7 })
  // The popular ones first, then by their ids.
  expect(idsOf(pages)).toEqual([1, 3, 5, 0, 2, 4, 6].map((at) => `myshop-A${at}`))
})

test('what is written meanwhile moves no other offer to a second page', async () => {
  const first = await get('limit=3&platform=myshop')
  await upsertOffers(db, [anOffer({ platform: 'myshop', itemId: 'NEW', salesCount: 90_000 })])
  try {
    expect(idsOf([await get(`limit=3&platform=myshop&cursor=${first.next_cursor}`)])).toEqual(
      ['A0', 'A2', 'A4'].map((id) => `myshop-${id}`),
    )
  } finally {
    await db.deleteFrom('offer').where('id', '=', 'myshop-NEW').execute()
  }
})

test('with words the cursor goes on as far as a search counts, and a total that stops there says so [W-23]', async () => {
  const few = await walk(`q=${encodeURIComponent('термокружка')}&limit=50&language=ru`)
  expect(few.length).toBeGreaterThan(1)
  expect(idsOf(few)).toHaveLength(few[0]!.total)
  expect(new Set(idsOf(few)).size).toBe(few[0]!.total)
  expect(few[0]!.total_is_at_least).toBeUndefined()
})

test('a cursor of another list, or of nobody, is refused [G-02]', async () => {
  const { next_cursor: place } = await get('limit=5')
  const { next_cursor: count } = await get(`q=${encodeURIComponent('термокружка')}&limit=5`)
  for (const query of ['cursor=x', 'cursor=W10', `q=mug&cursor=${place}`, `cursor=${count}`, 'cursor=%00', `cursor=${'x'.repeat(401)}`]) {
    const answer = await t.inject({ url: `/api/products?${query}` })
    expect([query, answer.statusCode, answer.json().fields]).toEqual([query, 422, { cursor: expect.any(String) }])
  }
})

test('where only marketplaces elsewhere are connected, they are asked as with words', async () => {
  const offers = [anOffer({ platform: 'sample', itemId: '600000000001' })]
  await using far = await testApp({ db, marketplaces: [givenMarketplace(offers)] })
  expect((await far.inject({ url: '/api/products' })).json()).toMatchObject({ total: 1, products: [{ id: 'sample-600000000001' }] })
})

test('the same words again are answered without a search, until an offer, its words or a rate have changed, by whomever', async () => {
  const market = sampleMarketplace(db)
  let searches = 0
  const counting: Marketplace = {
    ...market,
    search(query, signal) {
      searches += 1
      return market.search(query, signal)
    },
  }
  let now = Date.now()
  await using shop = await testApp({ db, marketplaces: [counting], clock: () => new Date(now) })
  const ask = async (more = '') => {
    const { products } = (
      await shop.inject({ url: `/api/products?q=${encodeURIComponent('zumbrol кружка')}&limit=5&language=en${more}` })
    ).json()
    return products as { id: string; title: string; price: number; currency_conversion: { amount: number } }[]
  }
  const offer = anOffer({ platform: 'sample', itemId: '1', title: { en: 'Zumbrol mug' }, currency: 'CNY' })
  const first = await ask()
  expect(first.map(({ id }) => id)).not.toContain(offer.id)
  expect([await ask(), await ask()]).toEqual([first, first])
  expect(searches).toBe(1)
  await ask('&offset=1')
  await ask('&currency=USD')
  expect(searches).toBe(3)

  await upsertOffers(db, [offer])
  expect((await ask())[0]).toMatchObject({ id: offer.id, title: 'Zumbrol mug' })
  await upsertOffers(db, [{ ...offer, title: { en: 'Zumbrol cup' } }])
  const before = (await ask())[0]!
  expect(before.title).toBe('Zumbrol cup')
  const asked = searches
  expect((await ask())[0]).toEqual(before)
  expect(searches).toBe(asked)

  await setOperatorRate(db, 'CNY', 99, new Date(now))
  now += 1_500
  expect((await ask())[0]!.currency_conversion).not.toEqual(before.currency_conversion)
  await db.deleteFrom('offer').where('id', '=', offer.id).execute()
  expect((await ask()).map(({ id }) => id)).not.toContain(offer.id)
})

test('what somebody writes and has not committed yet is found once it is there', async () => {
  const offer = anOffer({ platform: 'sample', itemId: '2', title: { en: 'Drafnel mug' } })
  const ask = () => get('q=drafnel&limit=5&platform=sample').then((page) => idsOf([page]))
  expect(await ask()).not.toContain(offer.id)
  await db.transaction().execute(async (trx) => {
    await upsertOffers(trx, [offer])
    // The embedded database has one connection, which the transaction holds.
    if (database.kind === 'postgres') expect(await ask()).not.toContain(offer.id)
  })
  expect(await ask()).toContain(offer.id)
  await db.deleteFrom('offer').where('id', '=', offer.id).execute()
})
