import { Readable } from 'node:stream'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import type { OfferQuery } from '@karavan/marketplaces/port.ts'
import { countOffers, findOffer, upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { findSource, saveSource } from '@karavan/marketplaces/store/sources.ts'
import { indexedAs } from '@karavan/marketplaces/store/versions.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refreshImportedOffers } from '../seed.ts'
import { importCatalogue, refusePlatform } from './import-catalogue.ts'

let t: TestDb
const clock = () => new Date('2026-04-01T00:00:00.000Z')
const signal = new AbortController().signal
beforeAll(async () => {
  t = await testDb()
})
afterAll(() => t.close())
beforeEach(() => t.truncate())

const importLines = (lines: (string | object)[], options: { platform?: string; language?: 'ru' | 'en' | 'zh' } = {}) => {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  return importCatalogue({ db: t.db, clock }, Readable.from([Buffer.from(text)]), { platform: 'real', language: 'en', ...options })
}
const search = async (over: Partial<OfferQuery>) => {
  const { hits } = await catalogueMarketplace(t.db).search(
    { text: '', language: 'en', types: [], keywords: {}, limit: 10, offset: 0, ...over },
    signal,
  )
  return hits.map(({ offer }) => offer.id)
}

test('good lines are stored, bad ones skipped with their number and reason', async () => {
  const summary = await importLines([
    { item_id: 'a', title: 'Wooden train set', price: 12.5, currency: 'USD' },
    '{"item_id": "b", "title"',
    '',
    { item_id: 'c', title: 'Steel <b>water bottle</b>' },
    { item_id: 'd', title: `Huge ${'x'.repeat(600_000)}` },
    { item_id: 'e' },
    '{"item_id":"f","title":"NUL \\u0000"}',
    '{"item_id":"g","title":"x","__proto__":{"polluted":true}}',
    { item_id: 'h', title: 'Kite' },
  ])
  expect(summary).toEqual({
    read: 8,
    stored: 3,
    updated: 0,
    skippedCount: 5,
    skipped: [
      { line: 2, reason: 'is not valid JSON' },
      { line: 5, reason: 'is longer than 524288 bytes' },
      { line: 6, reason: expect.stringMatching(/^title: /) },
      { line: 7, reason: 'has a NUL character' },
      { line: 8, reason: 'has the key __proto__' },
    ],
  })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(await findOffer(t.db, 'real-c')).toMatchObject({
    title: { en: 'Steel water bottle' },
    priceLadder: [],
    fetchedAt: clock().toISOString(),
  })
  expect(await search({ text: 'water bottles' })).toEqual(['real-c'])
  expect(await search({ text: 'бутылка для воды' })).toEqual(['real-c'])
  expect(await search({ text: 'wooden train', price: { USD: { maxMinor: 1250 } } })).toEqual(['real-a'])
})

test('importing again updates by item id and keeps the rest', async () => {
  await importLines([
    { item_id: 'a', title: 'Kite' },
    { item_id: 'b', title: 'Umbrella' },
  ])
  const summary = await importLines([
    { item_id: 'a', title: 'Backpack' },
    { item_id: 'c', title: 'Puzzle' },
  ])
  expect(summary).toMatchObject({ read: 2, stored: 1, updated: 1, skippedCount: 0 })
  expect(await countOffers(t.db, 'real')).toBe(3)
  expect(await search({ text: 'backpack' })).toEqual(['real-a'])
  expect(await search({ text: 'kite' })).toEqual([])
})

test('a file of any length is stored batch by batch, and the report of bad lines stays short', async () => {
  const summary = await importLines(
    Array.from({ length: 700 }, (_, index) => (index % 2 ? 'bad' : { item_id: index, title: `Kite ${index}` })),
  )
  expect(summary).toMatchObject({ read: 700, stored: 350, skippedCount: 350 })
  expect(summary.skipped).toHaveLength(100)
})

test('a stream that breaks off keeps the whole batches before it and tells', async () => {
  async function* broken() {
    for (let index = 0; index < 450; index += 1) yield Buffer.from(`${JSON.stringify({ item_id: index, title: 'Kite' })}\n`)
    throw new Error('the disk is gone')
  }
  await expect(importCatalogue({ db: t.db, clock }, broken(), { platform: 'real', language: 'en' })).rejects.toThrow('the disk is gone')
  expect(await countOffers(t.db, 'real')).toBe(400)
  expect(await search({ text: 'kite', limit: 1 })).toHaveLength(1)
})

test.each(['', 'Real', 'my-shop', 'x'.repeat(21), 'sample', 'catalogue', 'alibaba1688', '1688', 'магазин', 'a b'])(
  'a platform cannot be called %j',
  async (platform) => {
    expect(refusePlatform(platform)).toMatch(/^platform: /)
    await expect(importLines([{ item_id: 1, title: 'Kite' }], { platform })).rejects.toThrow(/^platform: /)
    expect(await countOffers(t.db)).toBe(0)
  },
)

test('the catalogue answers for all imported platforms and for no other', async () => {
  await importLines([{ item_id: '1', title: 'Umbrella' }], { platform: 'shopa' })
  await importLines([{ item_id: '1', title: 'Зонт складной' }], { platform: 'shopb', language: 'ru' })
  await upsertOffers(t.db, [{ ...(await findOffer(t.db, 'shopa-1'))!, id: 'sample-1', platform: 'sample' }])
  const catalogue = catalogueMarketplace(t.db)
  expect((await search({ text: 'umbrella' })).toSorted()).toEqual(['shopa-1', 'shopb-1'])
  expect(await search({ text: 'umbrella', platform: 'shopb' })).toEqual(['shopb-1'])
  expect(await search({ text: 'umbrella', platform: 'sample' })).toEqual([])
  expect((await catalogue.productById?.('shopb-1', 'ru', signal))?.title).toEqual({ ru: 'Зонт складной' })
  expect(await catalogue.productById?.('sample-1', 'ru', signal)).toBeUndefined()
  expect(await catalogue.productById?.('nothing', 'ru', signal)).toBeUndefined()
  expect((await catalogue.product('1', 'ru', signal))?.id).toBe('shopa-1')
  await expect(
    catalogue.search({ text: '', language: 'en', types: [], keywords: {}, limit: 1, offset: 0 }, AbortSignal.abort()),
  ).rejects.toThrow()
})

test('offers that an earlier release indexed are indexed again', async () => {
  await importLines([
    { item_id: '1', title: 'Kite' },
    { item_id: '2', title: 'Umbrella' },
  ])
  await sql`update offer set search = '', content_hash = 'old'`.execute(t.db)
  await refreshImportedOffers({ db: t.db, clock }, signal)
  expect(await search({ text: 'kite' })).toEqual([])
  await saveSource(t.db, { platform: 'real', kind: 'import', version: 'older', updated_at: clock() })
  await refreshImportedOffers({ db: t.db, clock }, signal)
  expect(await search({ text: 'kite' })).toEqual(['real-1'])
  expect((await findSource(t.db, 'real'))?.version).toBe(indexedAs)
})
