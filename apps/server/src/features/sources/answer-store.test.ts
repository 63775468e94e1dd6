import { MarketplaceError } from '@karavan/marketplaces/port.ts'
import { aQuery, failureOf, never } from '@karavan/marketplaces/testing/asking.ts'
import { givenTmapi } from '@karavan/marketplaces/testing/given-tmapi.ts'
import { someListings } from '@karavan/marketplaces/testing/goods.ts'
import { simulateTmapi } from '@karavan/marketplaces/testing/tmapi-simulator.ts'
import { testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { databaseAnswers } from './answer-store.ts'
import { createSources } from './service.ts'

const log = createLog('silent')

describe('answers of marketplaces', async () => {
  const database = await testDb()
  const { db } = database
  const simulator = await simulateTmapi(someListings())
  /** What one process has of its own; all of them share the database. */
  const aProcess = () => databaseAnswers({ db, log })
  const age = (minutes: number) =>
    sql`update marketplace_answer set fetched_at = fetched_at - make_interval(mins => ${minutes})`.execute(db)
  beforeEach(async () => {
    simulator.heal()
    simulator.calls.length = 0
    await database.truncate()
  })
  afterAll(async () => {
    await simulator[Symbol.asyncDispose]()
    await database.close()
  })

  test('a thousand searches for twenty things at the same time, in two processes, are twenty calls', async () => {
    // A busy machine is no slow marketplace.
    const sources = [aProcess(), aProcess()].map((answers) =>
      createSources([givenTmapi(simulator, { answers })], { deadlineMs: 100_000, log }),
    )
    const found = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) =>
        sources[Math.floor(at / 20) % 2]!.retrieve(aQuery({ language: 'zh', keywords: { zh: `保温杯 ${at % 20}` }, limit: 1 }), never),
      ),
    )
    expect(found.every(({ failed }) => failed.length === 0)).toBe(true)
    const keywords = simulator.calls.map(({ query }) => query.get('keyword'))
    expect(keywords).toHaveLength(20)
    expect(new Set(keywords).size).toBe(20)
  })

  test('what differs in nothing that the marketplace is asked is one call; the language, the order and the highest price are', async () => {
    const market = () => givenTmapi(simulator, { answers: aProcess() })
    const [wish, other] = [aQuery(), aQuery({ colors: ['color.black'], maxMoq: 5, quantity: 100 })]
    expect((await market().search(wish, never)).hits).toEqual((await market().search(other, never)).hits)
    expect(simulator.calls).toHaveLength(1)
    for (const parts of [{ language: 'en' }, { sort: 'price' }, { price: { CNY: { maxMinor: 900 } } }] as const)
      await market().search(aQuery(parts), never)
    expect(simulator.calls).toHaveLength(4)
  })

  test('what is kept says when the marketplace said it', async () => {
    await givenTmapi(simulator, { answers: aProcess() }).search(aQuery(), never)
    await age(10)
    const { hits } = await givenTmapi(simulator, { answers: aProcess() }).search(aQuery(), never)
    expect(Date.now() - Date.parse(hits[0]!.offer.fetchedAt)).toBeGreaterThanOrEqual(10 * 60_000)
  })

  test('an older answer serves at once while one asks anew; what is too old is asked for', async () => {
    let said = 0
    let mayAnswer = Promise.resolve()
    const ask = async () => {
      await mayAnswer
      return ++said
    }
    await aProcess().get('key', ask, never)
    await age(20)
    const { promise, resolve } = Promise.withResolvers<void>()
    mayAnswer = promise
    const later = [aProcess(), aProcess(), aProcess()]
    expect(await Promise.all(later.map(async (one) => (await one.get('key', ask, never)).data))).toEqual([1, 1, 1])
    resolve()
    await expect.poll(async () => (await aProcess().get('key', ask, never)).data).toBe(2)
    await age(40)
    expect((await aProcess().get('key', ask, never)).data).toBe(3)
    expect(said).toBe(3)
  })

  test('nothing found is an answer, a failure and half an answer are none', async () => {
    const market = () => givenTmapi(simulator, { answers: aProcess() })
    const nothing = { status: 200, body: { code: 200, data: { items: [], has_next_page: false } } }
    simulator.fail(nothing)
    for (const _ of [1, 2]) expect((await market().search(aQuery({ language: 'zh' }), never)).hits).toEqual([])
    expect(simulator.calls).toHaveLength(1)
    simulator.heal()
    simulator.fail({ status: 200, body: { code: 200, data: { page: 1 } } })
    const wish = aQuery({ language: 'zh', keywords: { zh: '杯子' } })
    expect(await failureOf(market().search(wish, never))).toBeInstanceOf(MarketplaceError)
    simulator.heal()
    expect((await market().search(wish, never)).total).toBeGreaterThanOrEqual(0)
    expect(simulator.calls).toHaveLength(3)
    const gone = aProcess()
    expect(await gone.get('none', async () => undefined, never)).toMatchObject({ data: undefined })
    expect(await aProcess().get('none', () => Promise.reject(new Error('asked again')), never)).toMatchObject({ data: undefined })
  })

  test('a failure is everybody’s who waits in that process, and the next one asks', async () => {
    const one = aProcess()
    const { promise: refused, reject } = Promise.withResolvers<never>()
    refused.catch(() => {})
    const waiting = [1, 2].map(() => failureOf(one.get('key', () => refused, never)))
    reject(new Error('no answer'))
    expect((await Promise.all(waiting)).map(({ message }) => message)).toEqual(['no answer', 'no answer'])
    expect((await one.get('key', async () => 'better', never)).data).toBe('better')
  })

  test('who leaves takes the call from nobody', async () => {
    const one = aProcess()
    const { promise: answered, resolve } = Promise.withResolvers<string>()
    const leaving = new AbortController()
    const left = one.get('key', () => answered, leaving.signal)
    const stays = one.get('key', () => Promise.reject(new Error('a second call')), never)
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    resolve('the answer')
    expect((await stays).data).toBe('the answer')
  })

  test('a process that died over it holds nobody up for ever', async () => {
    await sql`insert into marketplace_answer (key, lease, lease_until) values (${'x'}, 'dead', now() + make_interval(mins => 1))`.execute(
      db,
    )
    await sql`update marketplace_answer set key = ${await keyOf('key')}`.execute(db)
    let asked = 0
    const waiting = aProcess().get('key', async () => ++asked, never)
    await sql`update marketplace_answer set lease_until = now() - make_interval(secs => 1)`.execute(db)
    expect((await waiting).data).toBe(1)
  })

  test('what nobody can use any more is removed', async () => {
    await aProcess().get('old', async () => 'old', never)
    await age(25 * 60)
    await aProcess().get('new', async () => 'new', never)
    expect(await db.selectFrom('marketplace_answer').select('data').execute()).toEqual([{ data: '"new"' }])

    // Of very many the newest are kept.
    await sql`
      insert into marketplace_answer (key, data, fetched_at)
      select 'many ' || n, '1', now() - make_interval(secs => n) from generate_series(1, 5100) n`.execute(db)
    await aProcess().get('newest', async () => 'newest', never)
    const { count } = await db.selectFrom('marketplace_answer').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
    expect(count).toBeLessThanOrEqual(5_001)
    expect(count).toBeGreaterThan(4_900)
  })

  test('what was answered before is there for a day, for who cannot ask; a search over it asks nobody', async () => {
    const market = givenTmapi(simulator, { answers: aProcess() })
    expect(await market.searchKept!(aQuery(), never)).toBeUndefined()
    const { hits } = await market.search(aQuery(), never)
    const asked = simulator.calls.length
    await age(23 * 60)
    simulator.fail('reset')
    const later = givenTmapi(simulator, { answers: aProcess() })
    const kept = await later.searchKept!(aQuery(), never)
    expect(kept?.hits.map(({ offer }) => offer.id)).toEqual(hits.map(({ offer }) => offer.id))
    expect(Date.now() - Date.parse(kept!.hits[0]!.offer.fetchedAt)).toBeGreaterThanOrEqual(23 * 60 * 60_000)
    expect(await later.searchKept!(aQuery({ keywords: { zh: '杯子' } }), never)).toBeUndefined()
    expect(simulator.calls).toHaveLength(asked)
    await age(2 * 60)
    expect(await later.searchKept!(aQuery(), never)).toBeUndefined()
  })

  /** Under which an answer is stored. */
  async function keyOf(asked: string): Promise<string> {
    await aProcess().get(asked, async () => 'any', never)
    const { key } = await db.selectFrom('marketplace_answer').select('key').where('data', '=', '"any"').executeTakeFirstOrThrow()
    await db.deleteFrom('marketplace_answer').where('key', '=', key).execute()
    return key
  }
})
