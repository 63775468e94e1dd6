import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { PriceWatch, PriceWatches } from '@karavan/contract/price-watches.ts'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import { feedMarketplace } from '@karavan/marketplaces/feed/adapter.ts'
import { type Marketplace, MarketplaceError, type Offer } from '@karavan/marketplaces/port.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { testDb } from '@karavan/testing/db.ts'
import { givenAccount, givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { anOffer } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Mail } from '../../platform/mail.ts'
import { givenFeedFolder, ymlOf } from '../catalogue/feeds/given-feeds.ts'
import { refreshFeed } from '../catalogue/feeds/refresh-feed.ts'
import { importCatalogue } from '../catalogue/import/import-catalogue.ts'
import { setOperatorRate } from '../currency/service.ts'
import { callsOfLook, checkWatches } from './watch-check.ts'

const hour = 60 * 60_000
const day = 24 * hour
let now = new Date('2026-03-01T10:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

/** A marketplace elsewhere whose prices the test moves. */
let shelf = new Map<string, Offer | 'away'>()
let calls: string[] = []
const mug = (itemId: string, from50: number, parts: Partial<Offer> = {}) =>
  anOffer({ platform: '1688', itemId, skus: [], options: [], priceLadder: [{ from: 50, minor: from50 }, { from: 500, minor: from50 - 200 }], ...parts }) // biome-ignore format: one offer
const market: Marketplace = {
  platform: '1688',
  label: '1688',
  search: async () => ({ hits: [], total: 0 }),
  async product(itemId) {
    calls.push(itemId)
    const offer = shelf.get(itemId)
    if (offer === 'away') throw new MarketplaceError('1688', 'unreachable', 'away for a while')
    return offer && { ...offer, fetchedAt: now.toISOString() }
  },
}

describe('a price that a buyer waits for', async () => {
  const mails: Mail[] = []
  const { db, close } = await testDb()
  const parts = {
    db,
    marketplaces: [market, feedMarketplace(db), catalogueMarketplace(db)],
    clock: () => now,
    verifyToken: testUsers,
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    // A look that the clock of the machine brings meanwhile may ask nobody.
    settings: { PUBLIC_URL: 'https://shop.example', TMAPI_TOKEN: 'k', TMAPI_CALLS_PER_DAY: '1' },
  }
  const t = await testApp(parts)
  // Another process of the same shop, which alone sends mails.
  const worker = await testApp({ ...parts, doesJobs: true })
  const folder = givenFeedFolder()
  beforeEach(async () => {
    await t.truncate()
    mails.length = 0
    calls = []
    shelf = new Map([['1', mug('1', 2000)]])
    later(2 * day)
    // 20 yuan are 200 roubles.
    await setOperatorRate(t.db, 'CNY', 10, now)
  })
  afterAll(async () => {
    await worker[Symbol.asyncDispose]()
    await t[Symbol.asyncDispose]()
    await close()
    folder.remove()
  })

  type Headers = { authorization: string }
  let people = 0
  const given = async (language = 'ru') => {
    people += 1
    const email = `anna${people}@example.test`
    const account = await givenProvenAccount(t, email)
    // Tokens of its own kind, because days pass here.
    return { ...account, email, headers: { ...bearer(`user:${account.uid}`), 'accept-language': language } }
  }
  const put = (headers: Headers, id: string, payload: object) =>
    t.inject({ method: 'PUT', url: `/api/price-watches/${id}`, headers, payload })
  const list = async (headers: Headers, query = ''): Promise<PriceWatch[]> =>
    ((await t.inject({ url: `/api/price-watches${query}`, headers })).json() as PriceWatches).watches
  const look = async ({ process = worker, maxCalls = 20 } = {}) => {
    // What a process remembers of rates is read anew after a second.
    later(2_000)
    await checkWatches({ ...process.app.priceWatches, maxCalls }, new AbortController().signal)
  }
  /** Once nothing more is to be mailed. */
  const mailed = async (count: number) => {
    const waiting = () => sql`select id from jobs.job where name = 'price-watch-mail' and state < 'completed'`.execute(db)
    await expect.poll(async () => (await waiting()).rows, { timeout: 30_000 }).toEqual([])
    expect(mails).toHaveLength(count)
  }
  const isDue = () => later(day)

  test('is mailed once when it has come, in the buyer’s language, and is watched again only when the buyer says so', async () => {
    const anna = await given('ru')
    const set = await put(anna.headers, '1688-1', { price: 180, quantity: 100 })
    expect(set.json()).toMatchObject({
      success: true,
      is_address_proven: true,
      watch: { state: 'watching', price: 180, price_now: 200, quantity: 100 },
    })
    isDue()
    await look()
    expect(await list(anna.headers)).toMatchObject([{ state: 'watching' }])

    shelf.set('1', mug('1', 1790, { unit: { zh: '双', ru: 'пара', en: 'pair' } }))
    isDue()
    // Two processes look at the same moment.
    await Promise.all([look({ process: t }), look()])
    await mailed(1)
    expect(mails[0]).toMatchObject({ to: anna.email, subject: 'Цена опустилась до 179\u00a0₽' })
    expect(mails[0]!.text).toContain('https://shop.example/chat/?product=1688-1')
    expect(mails[0]!.text).toContain('180\u00a0₽ или ниже')
    expect(mails[0]!.text).toContain('количество: 100 пар')
    expect(await list(anna.headers, '?product_id=1688-1')).toMatchObject([
      { state: 'reached', reached_price: 179, ended_at: now.toISOString(), unit: { ru: 'пара' } },
    ])

    shelf.set('1', mug('1', 1500))
    isDue()
    await look()
    await mailed(1)
    expect((await put(anna.headers, '1688-1', { price: 180, quantity: 100 })).json()).toMatchObject({
      code: 'invalid',
      fields: { price: expect.any(String) },
    })
    expect((await put(anna.headers, '1688-1', { price: 149.5, quantity: 100 })).statusCode).toBe(200)
    shelf.set('1', mug('1', 1495))
    isDue()
    await look()
    await mailed(2)
    expect(await list(anna.headers)).toMatchObject([{ state: 'reached', reached_price: 149.5 }])
  })

  test('holds at its quantity, and for its variant', async () => {
    const [anna, ben] = [await given(), await given()]
    await put(anna.headers, '1688-1', { price: 170, quantity: 100 })
    expect((await put(ben.headers, '1688-1', { price: 170, quantity: 500, sku_id: 'x' })).json()).toMatchObject({
      fields: { sku_id: expect.any(String) },
    })
    await put(ben.headers, '1688-1', { price: 170, quantity: 500 })
    shelf.set('1', mug('1', 1890))
    isDue()
    await look()
    expect(await list(anna.headers)).toMatchObject([{ state: 'watching', price_now: 189 }])
    expect(await list(ben.headers)).toMatchObject([{ state: 'reached', reached_price: 169 }])

    const skus = [{ skuId: 'a', propsIds: '1:10', priceMinor: 900, stock: 0 }, { skuId: 'b', propsIds: '1:11', priceMinor: 1900, stock: 5 }] // biome-ignore format: two variants
    shelf.set('2', mug('2', 1900, { skus, priceLadder: [] }))
    // What is sold out costs nothing that anybody could pay.
    await put(anna.headers, '1688-2', { price: 150, quantity: 1 })
    expect(await list(anna.headers, '?product_id=1688-2')).toMatchObject([{ state: 'watching', price_now: 190 }])
  })

  test('a price list that comes in is looked at soon, a fallen rate within the day', async () => {
    const feeds = { dir: folder.dir, maxBytes: 2 ** 20, mayAskPrivate: true }
    folder.write('acme.json', { source: 'acme.yml' })
    const read = async (price: string) => {
      later(hour)
      writeFileSync(join(folder.dir, 'acme.yml'), ymlOf([{ id: 'a', name: 'Кружка', price }]))
      await refreshFeed({ db: t.db, clock: () => now, feeds }, 'acme', { signal: new AbortController().signal })
    }
    const anna = await given('en')
    await read('20.00')
    expect((await put(anna.headers, 'acme-a', { price: 190, quantity: 1 })).json()).toMatchObject({ success: true })
    await look({ maxCalls: 0 })
    expect(await list(anna.headers)).toMatchObject([{ state: 'watching' }])
    await read('18.50')
    await look({ maxCalls: 0 })
    await mailed(1)
    expect(mails[0]).toMatchObject({ to: anna.email, subject: 'The price has come down to 185\u00a0₽' })
    await put(anna.headers, 'acme-a', { price: 170, quantity: 1 })
    await setOperatorRate(t.db, 'CNY', 9, now)
    isDue()
    await look({ maxCalls: 0 })
    await mailed(2)
  })

  test('an import with a lower price is looked at soon, and leaves a mark in the price history', async () => {
    const importAt = async (price: number) => {
      later(hour)
      const line = JSON.stringify({ item_id: 'a', title: 'Steel mug 400 ml', price, currency: 'CNY' })
      await importCatalogue({ db: t.db, clock: () => now }, Readable.from([Buffer.from(line)]), { platform: 'yard', language: 'en' })
    }
    const anna = await given('en')
    await importAt(20)
    expect((await put(anna.headers, 'yard-a', { price: 190, quantity: 1 })).json()).toMatchObject({ success: true })
    await importAt(20)
    await look({ maxCalls: 0 })
    await mailed(0)
    await importAt(18.5)
    await look({ maxCalls: 0 })
    await mailed(1)
    expect(mails[0]).toMatchObject({ to: anna.email, subject: 'The price has come down to 185\u00a0₽' })
    const { points } = (await t.inject('/api/products/yard-a/price-history')).json()
    expect(points.map(({ price }: { price: number }) => price)).toEqual([20, 18.5])
  })

  test('what a look has asked for itself is settled by it: nothing is due again before the next day', async () => {
    const anna = await given()
    await put(anna.headers, '1688-1', { price: 100, quantity: 50 })
    isDue()
    await look()
    const [watch] = await t.db.selectFrom('price_watch').select(['due_at', 'seen_at']).execute()
    expect(watch).toEqual({ due_at: new Date(now.getTime() + day), seen_at: null })
  })

  test('calls elsewhere keep to their bound; where a marketplace is away it is asked again, where the goods are gone the buyer is told', async () => {
    const anna = await given('zh')
    for (const id of ['1', '2', '3']) {
      shelf.set(id, mug(id, 2000))
      expect((await put(anna.headers, `1688-${id}`, { price: 100, quantity: 50 })).statusCode).toBe(200)
    }
    calls = []
    isDue()
    await look({ maxCalls: 2 })
    expect(calls).toHaveLength(2)
    await look({ maxCalls: 2 })
    expect(calls.toSorted()).toEqual(['1', '2', '3'])
    await look({ maxCalls: 2 })
    expect(calls).toHaveLength(3)

    shelf.set('1', 'away')
    shelf.delete('2')
    for (let days = 0; days < 3; days++) {
      isDue()
      await look()
    }
    const states = Object.fromEntries((await list(anna.headers)).map(({ product_id, state }) => [product_id, state]))
    expect(states).toEqual({ '1688-1': 'watching', '1688-2': 'gone', '1688-3': 'watching' })
    await mailed(1)
    expect(mails[0]!.subject).toBe('您关注的商品已下架')
  })

  test('mails go to proven addresses alone, and end by the link in them without signing in', async () => {
    const { uid } = await givenAccount(t, 'nobody@example.test')
    const unproven = { headers: bearer(`unproven:${uid}`) }
    const [anna, ben] = [await given(), await given()]
    expect((await put(unproven.headers, '1688-1', { price: 180, quantity: 50 })).json()).toMatchObject({
      success: true,
      is_address_proven: false,
    })
    for (const { headers } of [anna, ben]) await put(headers, '1688-1', { price: 180, quantity: 50 })
    shelf.set('1', mug('1', 1500))
    isDue()
    await look()
    await mailed(2)
    expect(mails.map(({ to }) => to).sort()).toEqual([anna.email, ben.email].sort())
    expect(await list(unproven.headers)).toMatchObject([{ state: 'reached' }])

    const { unsubscribe } = mails.find(({ to }) => to === anna.email)!
    const url = unsubscribe!.replace('https://shop.example', '')
    const page = await t.inject(url)
    expect(page).toMatchObject({ statusCode: 200 })
    expect(page.body).toContain('Отказаться от писем о ценах')
    // Whatever goes wrong is a page too.
    const refused = await t.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{' })
    expect(refused.statusCode).toBe(400)
    expect(refused.headers['content-type']).toContain('text/html')
    expect(refused.body).toContain('Что-то пошло не так')
    // Opening it changes nothing: mail programs do that by themselves.
    expect(await list(anna.headers)).toHaveLength(1)
    const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await t.inject({ method: 'POST', url, headers: oneClick, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(200)
    expect(await list(anna.headers)).toEqual([])
    expect(await list(ben.headers)).toHaveLength(1)
    expect(
      (await t.inject({ method: 'POST', url: `${url.replace(/t=[^&]{12}/, 't=AAAAAAAAAAAA')}`, headers: oneClick, payload: '' }))
        .statusCode,
    ).toBe(410)
    expect(await list(ben.headers)).toHaveLength(1)
  })

  test('belongs to its account: others see and remove nothing, guests have none, it is exported and goes with the account, and there are so many', async () => {
    const [anna, ben] = [await given(), await given()]
    const guest = { headers: bearer('guest:g') }
    await put(anna.headers, '1688-1', { price: 180, quantity: 50 })
    expect((await put(guest.headers, '1688-1', { price: 180, quantity: 50 })).json()).toMatchObject({ code: 'registered_only' })
    expect(await list(ben.headers)).toEqual([])
    await t.inject({ method: 'DELETE', url: '/api/price-watches/1688-1', headers: ben.headers })
    expect(await list(anna.headers)).toHaveLength(1)
    expect((await put(anna.headers, '1688-9', { price: 180, quantity: 50 })).json()).toMatchObject({ code: 'product_not_found' })
    expect((await put(anna.headers, '1688-1', { price: 1.005, quantity: 50 })).statusCode).toBe(422)

    const row = await t.db.selectFrom('price_watch').selectAll().executeTakeFirstOrThrow()
    const others = Array.from({ length: 49 }, (_, place) => ({ ...row, product_id: `1688-x${place}`, title: JSON.stringify(row.title), target_minor: 1, ended_minor: null, seen_at: null, missing_since: null, ended_at: null, state: 'watching' as const })) // biome-ignore format: one row
    await t.db.insertInto('price_watch').values(others).execute()
    shelf.set('2', mug('2', 2000))
    expect((await put(anna.headers, '1688-2', { price: 180, quantity: 50 })).json()).toMatchObject({ code: 'limit_reached' })
    expect((await put(anna.headers, '1688-1', { price: 170, quantity: 50 })).statusCode).toBe(200)

    const exported = (await t.inject({ url: '/api/account/export', headers: anna.headers })).json()
    expect(exported.price_watches).toHaveLength(50)
    expect(exported.price_watches).toContainEqual(expect.objectContaining({ product_id: '1688-1', price: 170, state: 'watching' }))
    const url = '/identitytoolkit.googleapis.com/v1/accounts:delete?key=karavan-builtin'
    await t.inject({ method: 'POST', url, payload: { idToken: anna.idToken } })
    expect(await t.db.selectFrom('price_watch').selectAll().execute()).toEqual([])
  })
})

test.each([
  [{ TMAPI_CALLS_PER_DAY: '2000' }, 500],
  [{ TMAPI_CALLS_PER_DAY: '100' }, 25],
  [{}, 20 * 288],
])('the looks of a day make so many calls together: %o', (settings, calls) => {
  const config = readConfig({ TMAPI_TOKEN: 'k', MARKETPLACES: 'tmapi', ...settings })
  const looks = Array.from({ length: 288 }, (_, look) => callsOfLook(config, new Date(Date.UTC(2026, 2, 1) + look * 5 * 60_000)))
  expect(looks.reduce((sum, one) => sum + one, 0)).toBe(calls)
  expect(Math.max(...looks) - Math.min(...looks)).toBeLessThanOrEqual(1)
})
