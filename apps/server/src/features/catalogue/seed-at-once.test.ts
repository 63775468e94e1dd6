import { countOffers, findOffer } from '@karavan/marketplaces/store/offer-store.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { testDb } from '@karavan/testing/db.ts'
import { expect, test } from 'vitest'
import { ensureSampleMarket } from './seed.ts'

test('the sample market is written once, whole, by the process that starts first', async () => {
  await using t = await testDb()
  const ensure = () => ensureSampleMarket({ db: t.db, clock: () => new Date('2026-04-01T00:00:00.000Z') }, { hasHardOffers: false })
  const written = await Promise.all([1, 2].map(() => ensure()))
  const market = generateMarket()
  expect(written.toSorted()).toEqual([false, true])
  expect(await countOffers(t.db, 'sample')).toBe(market.length)
  for (const offer of [market[0]!, market.at(-1)!]) expect(await findOffer(t.db, offer.id)).toEqual(JSON.parse(JSON.stringify(offer)))
  expect(await ensure()).toBe(false)
})
