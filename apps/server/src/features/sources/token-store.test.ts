import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alibaba1688Marketplace } from '@karavan/marketplaces/alibaba1688/adapter.ts'
import { simulateAlibaba1688 } from '@karavan/marketplaces/testing/alibaba1688-simulator.ts'
import { someListings } from '@karavan/marketplaces/testing/goods.ts'
import { testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createSecretBox } from '../../platform/secret-box.ts'
import { databaseTokens } from './token-store.ts'

const never = new AbortController().signal

describe('tokens of a marketplace', async () => {
  const database = await testDb()
  const { db } = database
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-tokens-'))
  const log = createLog('silent')
  const storeOf = (folder = dataDir, id = '1688 1000000') =>
    databaseTokens({ db, log, id, box: createSecretBox({ dataDir: folder, secretsKey: undefined }) })
  beforeEach(() => database.truncate())
  afterAll(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })

  test('they are kept encrypted: who reads the database learns nothing, nor does another DATA_DIR', async () => {
    await storeOf().update(async () => ({ accessToken: 'secret-access', refreshToken: 'secret-refresh' }))
    const { rows } = await sql<{ row: string }>`select row_to_json(marketplace_token)::text as row from marketplace_token`.execute(db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toMatch(/secret/)
    expect(await storeOf().read()).toEqual({ accessToken: 'secret-access', refreshToken: 'secret-refresh' })
    const other = mkdtempSync(join(tmpdir(), 'karavan-tokens-'))
    expect(await storeOf(other).read()).toBeUndefined()
    rmSync(other, { recursive: true })
    expect(await storeOf(dataDir, '1688 2000000').read()).toBeUndefined()
  })

  test('one renews at a time, and the next one sees what it has got; a failure changes nothing', async () => {
    const stores = [storeOf(), storeOf(), storeOf()]
    let running = 0
    const renewed = await Promise.all(
      stores.map((store, at) =>
        store.update(async (kept) => {
          running += 1
          expect(running).toBe(1)
          await new Promise((done) => setImmediate(done))
          running -= 1
          return kept ?? { accessToken: `by-${at}` }
        }),
      ),
    )
    expect(new Set(renewed.map(({ accessToken }) => accessToken)).size).toBe(1)
    await expect(storeOf().update(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(await storeOf().read()).toEqual(renewed[0])
  })

  test('a process that died over it holds nobody up for ever', async () => {
    void storeOf().update(() => new Promise(() => {}))
    await expect.poll(async () => (await db.selectFrom('marketplace_token').select('lease').execute()).length).toBe(1)
    await sql`update marketplace_token set lease_until = now() - interval '1 second'`.execute(db)
    expect(await storeOf().update(async () => ({ accessToken: 'new' }))).toEqual({ accessToken: 'new' })
  })

  test('two processes whose token ends ask for new ones once, and go on with the same', async () => {
    await using simulator = await simulateAlibaba1688(someListings())
    const { baseUrl, appKey, appSecret } = simulator
    const processes = [storeOf(), storeOf()].map((store) =>
      alibaba1688Marketplace({
        ...{ baseUrl, appKey, appSecret, store, tokens: { accessToken: 'access-1', refreshToken: 'refresh-1' } },
        ...{ concurrency: 4, now: () => new Date(), pauseMs: 1, graceMs: 60_000 },
      }),
    )
    const query = { text: '保温杯', language: 'ru', types: [], keywords: { zh: '保温杯' }, limit: 5, offset: 0 } as const
    for (let round = 1; round <= 2; round += 1) {
      simulator.expireToken()
      const pages = await Promise.all([...processes, ...processes].map((one) => one.search({ ...query, types: [] }, never)))
      expect(pages.map(({ hits }) => hits.length)).toEqual([5, 5, 5, 5])
      expect(simulator.refreshes).toBe(round)
    }
  })
})
