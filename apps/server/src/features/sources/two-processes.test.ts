import { randomBytes } from 'node:crypto'
import { someListings } from '@karavan/marketplaces/testing/goods.ts'
import { simulateTmapi } from '@karavan/marketplaces/testing/tmapi-simulator.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { administer, databaseAt, postgresTemplate } from '@karavan/testing/template.ts'
import { expect, test } from 'vitest'

const server = process.env.TEST_DATABASE_URL ?? ''
const redisUrl = process.env.TEST_REDIS_URL

/** The product twice, on one database and one Redis, with a simulated marketplace as its only source. */
async function givenTwoProcesses(tmapi: { baseUrl: string; token: string }) {
  const name = `karavan_test_${randomBytes(6).toString('hex')}`
  await administer(server, async (client) => client.query(`create database ${name} template ${await postgresTemplate(server, 'empty')}`))
  const settings = {
    DATABASE_URL: databaseAt(server, name),
    DATABASE_POOL: '8',
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    MARKETPLACES: 'tmapi',
    TMAPI_BASE_URL: tmapi.baseUrl,
    TMAPI_TOKEN: tmapi.token,
    // Of which one asker has three quarters: fewer than the wishes.
    TMAPI_CONCURRENCY: '20',
    // A busy machine is no slow marketplace.
    MARKETPLACE_DEADLINE_MS: '60000',
  }
  const processes = [new KaravanProcess(settings), new KaravanProcess(settings)]
  for (const one of processes) await one.start()
  return {
    processes,
    async [Symbol.asyncDispose]() {
      await Promise.all(processes.map((one) => one.remove()))
      await administer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

test.skipIf(!server)('a thousand searches for twenty things at the same time, over two processes, are twenty calls', async () => {
  await using simulator = await simulateTmapi(someListings())
  await using given = await givenTwoProcesses(simulator)
  const held = simulator.hold()
  const search = async (at: number) => {
    // Every wish comes to both processes, and each of them begins with others.
    const which = Math.floor(at / 20) % 2
    const wish = (at + which * 10) % 20
    const answer = await fetch(`${given.processes[which]!.url}/api/products?language=zh&q=${encodeURIComponent(`保温杯 ${wish}`)}`)
    return { status: answer.status, total: ((await answer.json()) as { total: number }).total }
  }
  const searches = Array.from({ length: 40 }, (_, at) => search(at))
  // Nothing is answered before both are at work: one of them alone would not ask for so much at a time.
  await expect.poll(() => simulator.calls.length).toBeGreaterThanOrEqual(20)
  searches.push(...Array.from({ length: 960 }, (_, at) => search(40 + at)))
  held.go()
  const found = await Promise.all(searches)
  expect(found.filter(({ status, total }) => status !== 200 || total === 0)).toEqual([])
  const keywords = simulator.calls.map(({ query }) => query.get('keyword'))
  expect(keywords.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => `保温杯 ${at}`).toSorted())
})
