import { indexVersion } from '@karavan/marketplaces/store/versions.ts'
import { checkRecordedVersion, digestOf } from '@karavan/testing/recorded-version.ts'
import { expect, test } from 'vitest'
import { generateMarket } from './generate.ts'
import { hardOffers } from './hard.ts'
import { isIndexedAlike, marketVersion, sampleVersion } from './version.ts'

test('the market is the one that was recorded for this marketVersion', () => {
  const hardNames = new Map(Object.entries(hardOffers).map(([name, id]) => [id, `hard ${name}`]))
  const groups = Map.groupBy(generateMarket({ hasHardOffers: true }), ({ id, category }) => hardNames.get(id) ?? category?.en ?? '')
  expect(groups.size).toBeGreaterThan(80)
  const digests = Object.fromEntries([...groups].map(([name, offers]) => [name, digestOf(offers)]))
  checkRecordedVersion(new URL('version.recorded.json', import.meta.url), 'marketVersion', marketVersion, digests)
})

test('another market, another index and another choice of offers have different versions', () => {
  expect(sampleVersion({ hasHardOffers: false })).toBe(`market ${marketVersion}, index ${indexVersion}`)
  expect(sampleVersion({ hasHardOffers: true })).toBe(`market ${marketVersion}, index ${indexVersion}, hard offers`)
})

test('a stored market was indexed alike only where it says so: not under an earlier number, nor by the hash that releases kept before', () => {
  expect(isIndexedAlike(sampleVersion({ hasHardOffers: true }))).toBe(true)
  expect(isIndexedAlike(`market ${marketVersion - 1}, index ${indexVersion}`)).toBe(true)
  for (const other of [`market ${marketVersion}, index ${indexVersion - 1}`, 'q83fUkvJr2cUJ0c9bB5w3aZ7mQk'])
    expect(isIndexedAlike(other)).toBe(false)
})
