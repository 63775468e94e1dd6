// @database embedded
import { countOffers, findOffer, upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { findSource, saveSource } from '@karavan/marketplaces/store/sources.ts'
import { indexedAs } from '@karavan/marketplaces/store/versions.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { hardOffers } from '@karavan/sample-market/hard.ts'
import { sampleVersion } from '@karavan/sample-market/version.ts'
import { type TestDb, testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureSampleMarket } from './seed.ts'

let t: TestDb
const clock = () => new Date('2026-04-01T00:00:00.000Z')
const market = generateMarket()
const hardIds = Object.values(hardOffers)
const ensure = (hasHardOffers = false) => ensureSampleMarket({ db: t.db, clock }, { hasHardOffers })
const storedVersion = async () => (await findSource(t.db, 'sample'))?.version
const storedHard = async () => {
  const found = await Promise.all(hardIds.map((id) => findOffer(t.db, id)))
  return found.filter((offer) => offer !== undefined).length
}
/** Changes with each time that the offer is written. */
const rowVersionOf = async (id: string) => {
  const { rows } = await sql<{ version: string }>`select xmin::text as version from offer where id = ${id}`.execute(t.db)
  return rows[0]?.version
}
beforeAll(async () => {
  t = await testDb({ content: 'market' })
})
afterAll(() => t.close())

test('another release writes its own market and takes away what is no longer in it', async () => {
  const [first] = market
  const stale = { ...first!, id: 'sample-1', itemId: '1' }
  const changed = { ...first!, title: { ru: 'Старое' } }
  const other = { ...first!, id: 'real-1', platform: 'real', itemId: '1' }
  await upsertOffers(t.db, [stale, changed, other])
  await saveSource(t.db, { platform: 'sample', kind: 'sample', version: `market 0, ${indexedAs}`, updated_at: clock() })
  const untouched = await rowVersionOf(market[1]!.id)
  expect(await storedHard()).toBe(0)
  expect(await ensure(true)).toBe(true)
  expect(await findOffer(t.db, 'sample-1')).toBeUndefined()
  expect((await findOffer(t.db, first!.id))?.title).toEqual(first!.title)
  expect(await findOffer(t.db, 'real-1')).toBeDefined()
  expect(await rowVersionOf(market[1]!.id), 'an offer that is as it should be is not written again').toBe(untouched)
  expect(await storedVersion()).toBe(sampleVersion({ hasHardOffers: true }))
  expect(await ensure(true)).toBe(false)
  const counts = sql<{ word: string; offers: number }>`
    select word, offers from offer_word where word in ('tier:0', 'head:type.thermos-mug') order by word`
  const mugs = market.filter(({ category }) => category?.en?.endsWith('Thermos mugs')).length
  expect((await counts.execute(t.db)).rows).toEqual([
    { word: 'head:type.thermos-mug', offers: expect.any(Number) },
    { word: 'tier:0', offers: await countOffers(t.db) },
  ])
  expect((await counts.execute(t.db)).rows[0]?.offers).toBeGreaterThanOrEqual(mugs)
})

test('the setting that brought the awkward offers in takes them out again at the next start', async () => {
  expect(await storedHard()).toBe(hardIds.length)
  expect((await findOffer(t.db, hardOffers.hostileTitle))?.title.en).toContain('<script>')
  expect(await ensure(false)).toBe(true)
  expect(await storedHard()).toBe(0)
  expect(await countOffers(t.db, 'sample')).toBe(market.length)
})
