import { generateMarket } from '@karavan/marketplaces/sample/generate.ts'
import { countOffers, findOffer, upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { findSource, saveSource } from '@karavan/marketplaces/store/sources.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDb, testDb } from '../../../test/db.ts'
import { ensureSampleMarket } from './seed.ts'

let t: TestDb
const clock = () => new Date('2026-04-01T00:00:00.000Z')
beforeAll(async () => {
  t = await testDb()
})
afterAll(() => t.close())

test('the sample market is written once, whole, by whoever starts first', async () => {
  const written = await Promise.all([1, 2].map(() => ensureSampleMarket({ db: t.db, clock })))
  expect(written.toSorted()).toEqual([false, true])
  const market = generateMarket()
  expect(await countOffers(t.db, 'sample')).toBe(market.length)
  for (const offer of [market[0]!, market.at(-1)!]) expect(await findOffer(t.db, offer.id)).toEqual(JSON.parse(JSON.stringify(offer)))
  expect(await ensureSampleMarket({ db: t.db, clock })).toBe(false)
})

test('another release writes its own market and takes away what is no longer in it', async () => {
  const [first] = generateMarket()
  const stale = { ...first!, id: 'sample-1', itemId: '1' }
  const changed = { ...first!, title: { ru: 'Старое' } }
  const other = { ...first!, id: 'real-1', platform: 'real', itemId: '1' }
  await upsertOffers(t.db, [stale, changed, other])
  const { version } = (await findSource(t.db, 'sample'))!
  await saveSource(t.db, { platform: 'sample', kind: 'sample', version: 'older', updated_at: clock() })
  expect(await ensureSampleMarket({ db: t.db, clock })).toBe(true)
  expect(await findOffer(t.db, 'sample-1')).toBeUndefined()
  expect((await findOffer(t.db, first!.id))?.title).toEqual(first!.title)
  expect(await findOffer(t.db, 'real-1')).toBeDefined()
  expect((await findSource(t.db, 'sample'))?.version).toBe(version)
  const counts = sql<{ word: string; offers: number }>`
    select word, offers from offer_word where word in ('tier:0', 'head:type.thermos-mug') order by word`
  const mugs = generateMarket().filter(({ category }) => category?.en?.endsWith('Thermos mugs')).length
  expect((await counts.execute(t.db)).rows).toEqual([
    { word: 'head:type.thermos-mug', offers: expect.any(Number) },
    { word: 'tier:0', offers: await countOffers(t.db) },
  ])
  expect((await counts.execute(t.db)).rows[0]?.offers).toBeGreaterThanOrEqual(mugs)
})
