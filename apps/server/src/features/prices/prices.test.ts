import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { testApp } from '@karavan/testing/app.ts'
import { anOffer } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { givenFeedFolder, ymlOf } from '../catalogue/feeds/given-feeds.ts'
import { refreshFeed } from '../catalogue/feeds/refresh-feed.ts'
import { thinPrices } from './service.ts'

const hour = 60 * 60_000
let now = new Date('2026-03-01T10:00:00Z')
const offer = anOffer({ id: '1688-1', platform: '1688', itemId: '1' })
let minor = 1000
/** A marketplace elsewhere, whose answers are kept. */
const market: Marketplace = {
  platform: '1688',
  label: '1688',
  search: async () => ({ hits: [], total: 0 }),
  product: async () => ({ ...offer, priceLadder: [{ from: 1, minor }], skus: [], fetchedAt: now.toISOString() }),
}
const t = await testApp({ marketplaces: [market], clock: () => now })
const folder = givenFeedFolder()
beforeEach(async () => {
  await t.truncate()
})
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  folder.remove()
})

const historyOf = async (id: string) => (await t.inject(`/api/products/${id}/price-history`)).json()
/** Looks at the product a good while later, when what is kept is too old to be shown. */
async function lookLater(price: number): Promise<string> {
  now = new Date(now.getTime() + 25 * hour)
  minor = price
  expect((await t.inject('/api/products/1688-1')).statusCode).toBe(200)
  return now.toISOString()
}

test('each price that differs from the one before leaves a mark, and comes back as it was read', async () => {
  expect(await historyOf('1688-1')).toEqual({ success: true, product_id: '1688-1', currency: null, points: [] })
  const first = await lookLater(1000)
  await lookLater(1000)
  const second = await lookLater(900)
  const third = await lookLater(1000)
  expect(await historyOf('1688-1')).toEqual({
    success: true,
    product_id: '1688-1',
    currency: 'CNY',
    points: [
      { at: first, price: 10 },
      { at: second, price: 9 },
      { at: third, price: 10 },
    ],
  })
  expect((await historyOf('1688-2')).points).toEqual([])
})

test('every change of 90 days stays, of what is older one a week, and no more than 500 of an offer', async () => {
  now = new Date('2026-06-30T12:00:00Z')
  const snapshot = (offer_id: string, at: string, minor: number) => ({ offer_id, at: new Date(at), currency: 'CNY', minor })
  // Monday 5, Friday 9 and Sunday 11 January are one week, Monday 12 begins another. The border is 1 April.
  const days = ['2026-01-05', '2026-01-09', '2026-01-11', '2026-01-12', '2026-03-31', '2026-04-02', '2026-04-03', '2026-06-29']
  const crowd = Array.from({ length: 520 }, (_, hours) =>
    snapshot('1688-2', new Date(now.getTime() - (hours + 1) * hour).toISOString(), hours),
  )
  await t.db
    .insertInto('price_snapshot')
    .values([...days.map((day, place) => snapshot('1688-1', `${day}T10:00:00Z`, place)), ...crowd])
    .execute()
  const left = async (id: string) => (await historyOf(id)).points.map(({ at }: { at: string }) => at.slice(0, 10))
  await thinPrices(t.db, now)
  expect(await left('1688-1')).toEqual(days.slice(2))
  const { count } = await t.db.selectFrom('price_snapshot').select((eb) => eb.fn.countAll<string>().as('count')).where('offer_id', '=', '1688-2').executeTakeFirstOrThrow() // biome-ignore format: one query
  expect(Number(count)).toBe(500)
  await thinPrices(t.db, now)
  expect(await left('1688-1')).toEqual(days.slice(2))
})

test('goods of a price list too: with each reading that brings another price', async () => {
  const feeds = { dir: folder.dir, maxBytes: 2 ** 20, mayAskPrivate: true }
  folder.write('acme.json', { source: 'acme.yml' })
  const read = async (price: string, name: string) => {
    now = new Date(now.getTime() + 25 * hour)
    writeFileSync(
      join(folder.dir, 'acme.yml'),
      ymlOf([
        { id: 'a', name, price },
        { id: 'b', name: 'Ложка' },
      ]),
    )
    expect(await refreshFeed({ db: t.db, clock: () => now, feeds }, 'acme', { signal: new AbortController().signal })).toMatchObject({ kind: 'taken' }) // biome-ignore format: one call
  }
  await read('5.00', 'Кружка')
  await read('5.00', 'Кружка стальная')
  await read('4.50', 'Кружка стальная')
  expect((await historyOf('acme-a')).points.map(({ price }: { price: number }) => price)).toEqual([5, 4.5])
  expect((await historyOf('acme-b')).points).toHaveLength(1)
})
