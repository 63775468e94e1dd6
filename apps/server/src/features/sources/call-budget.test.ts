import { aQuery, failureOf, never } from '@karavan/marketplaces/testing/asking.ts'
import { givenTmapi } from '@karavan/marketplaces/testing/given-tmapi.ts'
import { someListings } from '@karavan/marketplaces/testing/goods.ts'
import { simulateTmapi, tmapiError } from '@karavan/marketplaces/testing/tmapi-simulator.ts'
import { testDb } from '@karavan/testing/db.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseBudget } from './call-budget.ts'

const hourMs = 60 * 60_000

describe('calls that a key has left', async () => {
  const database = await testDb()
  const { db } = database
  const simulator = await simulateTmapi(someListings())
  beforeEach(async () => {
    simulator.heal()
    simulator.calls.length = 0
    await database.truncate()
  })
  afterAll(async () => {
    await simulator[Symbol.asyncDispose]()
    await database.close()
  })

  /** A process that shares nothing but the database with the others. */
  const aProcess = (parts: { perDay?: number; key?: string; restMs?: number } = {}) => {
    const { perDay = 0, key = 'k', restMs = 300_000 } = parts
    return givenTmapi(simulator, { budget: databaseBudget({ db, service: 'tmapi', key, perDay }), restMs })
  }
  const later = (hours: number) =>
    sql`update marketplace_budget set since = since - make_interval(hours => ${hours}), rests_until = rests_until - make_interval(hours => ${hours})`.execute(
      db,
    )
  const search = (market: ReturnType<typeof aProcess>) => market.search(aQuery({ language: 'zh' }), never)

  test('a day has so many calls over all processes, then none until it is over', async () => {
    const [one, two] = [aProcess({ perDay: 3 }), aProcess({ perDay: 3 })]
    const outcomes = await Promise.allSettled([one, two, one, two, one].map(search))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(simulator.calls).toHaveLength(3)

    const { kind, retryAt } = await failureOf(search(two))
    expect(kind).toBe('quota')
    expect(retryAt!.getTime() - Date.now()).toBeGreaterThan(23 * hourMs)
    expect(retryAt!.getTime() - Date.now()).toBeLessThanOrEqual(24 * hourMs)
    expect(simulator.calls).toHaveLength(3)

    await later(24)
    await search(two)
    expect(simulator.calls).toHaveLength(4)
  })

  test('another key has calls of its own, and no bound is no bound', async () => {
    await search(aProcess({ perDay: 1 }))
    expect((await failureOf(search(aProcess({ perDay: 1 })))).kind).toBe('quota')
    await search(aProcess({ perDay: 1, key: 'other' }))
    for (let i = 0; i < 5; i++) await search(aProcess({ key: 'free' }))
    expect(simulator.calls).toHaveLength(7)
  })

  test('a service that says its quota is spent is left alone by all processes, for a while', async () => {
    const [one, two] = [aProcess(), aProcess()]
    simulator.fail(tmapiError(439, 'body'))
    expect((await failureOf(search(one))).kind).toBe('quota')
    const asked = simulator.calls.length
    simulator.heal()
    const { kind, retryAt } = await failureOf(search(two))
    expect(kind).toBe('quota')
    expect(retryAt!.getTime() - Date.now()).toBeGreaterThan(200_000)
    expect(simulator.calls).toHaveLength(asked)
    await later(1)
    await search(two)
    expect(simulator.calls).toHaveLength(asked + 1)
  })
})
