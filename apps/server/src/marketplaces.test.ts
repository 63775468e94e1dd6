import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { simulateAlibaba1688 } from '@karavan/marketplaces/testing/alibaba1688-simulator.ts'
import { aQuery, failureOf, mugId, never } from '@karavan/marketplaces/testing/asking.ts'
import { someListings } from '@karavan/marketplaces/testing/goods.ts'
import { simulateTmapi } from '@karavan/marketplaces/testing/tmapi-simulator.ts'
import { testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openMarketplaces } from './marketplaces.ts'
import { systemClock } from './platform/clock.ts'
import { createLog } from './platform/log.ts'

describe('the sources that the settings name', async () => {
  const database = await testDb()
  const { db } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-sources-'))
  const tmapi = await simulateTmapi(someListings())
  const alibaba1688 = await simulateAlibaba1688(someListings())
  beforeEach(async () => {
    await database.truncate()
    for (const service of [tmapi, alibaba1688]) service.calls.length = 0
  })
  afterAll(async () => {
    await Promise.all([tmapi, alibaba1688].map((service) => service[Symbol.asyncDispose]()))
    await database.close()
    rmSync(dataDir, { recursive: true })
  })

  /** The settings after an operator has authorized the app. */
  const authorized = () => ({
    ALIBABA1688_ACCESS_TOKEN: alibaba1688.tokens.access,
    ALIBABA1688_REFRESH_TOKEN: alibaba1688.tokens.refresh,
  })
  /** As a process that has just started opens them; the database and DATA_DIR are all that two of them share. */
  const opened = (settings: Record<string, string>): Marketplace[] => {
    const config = readConfig({
      DATA_DIR: dataDir,
      TMAPI_BASE_URL: tmapi.baseUrl,
      TMAPI_TOKEN: tmapi.token,
      ALIBABA1688_BASE_URL: alibaba1688.baseUrl,
      ALIBABA1688_APP_KEY: alibaba1688.appKey,
      ALIBABA1688_APP_SECRET: alibaba1688.appSecret,
      ...authorized(),
      ...settings,
    })
    return openMarketplaces(config, { db, kind: 'embedded', clock: systemClock, log: createLog('silent') })
  }
  const one = (settings: Record<string, string>): Marketplace => opened(settings)[0]!
  /** In Chinese, which is one call. */
  const wish = (goods: string) => aQuery({ language: 'zh', keywords: { zh: goods } })

  test('are opened in their order', () => {
    expect(opened({ MARKETPLACES: 'tmapi,sample,alibaba1688,feed' }).map(({ label }) => label)).toEqual([
      '1688',
      opened({ MARKETPLACES: 'sample' })[0]!.label,
      '1688',
      opened({ MARKETPLACES: 'feed' })[0]!.label,
    ])
  })

  test.each([
    ['tmapi', tmapi, 'TMAPI_CALLS_PER_DAY'],
    ['alibaba1688', alibaba1688, 'ALIBABA1688_CALLS_PER_DAY'],
  ])(
    '%s makes no more calls in a day than the settings allow, and one call for the same question to two processes',
    async (name, service, setting) => {
      const [first, second] = [1, 2].map(() => one({ MARKETPLACES: name, [setting]: '2' })) as [Marketplace, Marketplace]
      expect((await first.search(wish('保温杯'), never)).hits.length).toBeGreaterThan(0)
      expect((await second.search(wish('保温杯'), never)).hits.length).toBeGreaterThan(0)
      expect(service.calls).toHaveLength(1)
      await second.search(wish('T恤'), never)
      expect(await failureOf(first.search(wish('背包'), never))).toMatchObject({ kind: 'quota' })
      expect(service.calls).toHaveLength(2)
    },
  )

  test('tokens of 1688 that were renewed are kept encrypted, for the next process too; others in the settings take their place', async () => {
    const renewals = () => alibaba1688.calls.filter(({ path }) => path.includes('getToken')).length
    const first = { MARKETPLACES: 'alibaba1688', ...authorized() }
    alibaba1688.expireToken()
    await one(first).search(wish('保温杯'), never)
    await one(first).search(wish('T恤'), never)
    expect(renewals()).toBe(1)
    const { rows } = await sql<{ row: string }>`select row_to_json(marketplace_token)::text as row from marketplace_token`.execute(db)
    expect(rows).toHaveLength(1)
    for (const secret of Object.values(alibaba1688.tokens)) expect(rows[0]?.row).not.toContain(secret)

    // The kept ones are good for nothing from here on.
    Object.assign(alibaba1688.tokens, { access: 'access-of-today', refresh: 'refresh-of-today' })
    expect(await failureOf(one(first).search(wish('背包'), never))).toMatchObject({ kind: 'misconfigured' })
    const asked = renewals()
    await one({ ...first, ...authorized() }).search(wish('背包'), never)
    expect(renewals()).toBe(asked)
  })

  test('1688 is asked what delivery costs to the place that the settings name', async () => {
    const market = one({ MARKETPLACES: 'alibaba1688', ALIBABA1688_SHIP_TO: '330000, 330100,330108' })
    expect((await market.product(mugId, 'ru', never))?.delivery?.fee).toEqual({ minor: 600, pieces: 3 })
    const asked = alibaba1688.calls.filter(({ path }) => path.includes('freight.estimate'))
    expect(asked.map(({ body }) => JSON.parse(new URLSearchParams(body).get('productFreightQueryParamsNew')!))).toMatchObject([
      { toProvinceCode: '330000', toCityCode: '330100', toCountryCode: '330108' },
    ])
    expect((await one({ MARKETPLACES: 'alibaba1688' }).product(mugId, 'ru', never))?.delivery?.fee).toBeUndefined()
  })

  test('the key of TMAPI goes where the settings say', async () => {
    await one({ MARKETPLACES: 'tmapi', TMAPI_AUTH: 'header' }).search(wish('保温杯'), never)
    expect(tmapi.calls.map(({ query, headers }) => [query.has('apiToken'), headers.apikey])).toEqual([[false, tmapi.token]])
  })

  test('photos are for TMAPI only where it can fetch them: on this machine, or at an open address of the shop', () => {
    const compares = (settings: Record<string, string>) => one({ MARKETPLACES: 'tmapi', ...settings }).searchesPictures === true
    expect(compares({})).toBe(true)
    const real = { TMAPI_BASE_URL: 'https://api.tmapi.example' }
    expect(compares(real)).toBe(false)
    expect(compares({ ...real, PUBLIC_URL: 'https://shop.example' })).toBe(true)
    expect(compares({ ...real, PUBLIC_URL: 'http://10.0.0.5:8080' })).toBe(false)
  })

  test('one whose key is missing ends the start with the name of its setting', () => {
    expect(() => one({ MARKETPLACES: 'tmapi', TMAPI_TOKEN: '' })).toThrow('TMAPI_TOKEN')
  })
})
