// @database either
import type { SearchStarted } from '@karavan/contract/search.ts'
import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { gate, scriptedEngine } from '@karavan/testing/engine.ts'
import { addressFields, aPlainOffer, givenAddress, givenCart, postOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { takeQuota, usesOf } from './quotas.ts'

// Two processes on one database, asked at the same moment: what one has given out, the other knows.
let now = new Date('2026-11-22T09:00:00Z')
const nail = aPlainOffer('600000000006', { stock: 100_000 })
const parts = { verifyToken: testUsers, clock: () => now, marketplaces: [givenMarketplace([nail])] }
const base = await testApp(parts)
beforeEach(async () => {
  now = new Date('2026-11-22T09:00:00Z')
  await base.truncate()
})
afterAll(() => base[Symbol.asyncDispose]())

async function twoProcesses(settings: Record<string, string>, more: Partial<Parameters<typeof testApp>[0]> = {}) {
  const apps = [await testApp({ ...parts, ...more, on: base, settings }), await testApp({ ...parts, ...more, on: base, settings })] as const
  return {
    apps,
    async [Symbol.asyncDispose]() {
      for (const app of apps) await app[Symbol.asyncDispose]()
    },
  }
}

const start = (t: TestApp, token: string, { from = '203.0.113.1', key }: { from?: string; key?: string } = {}) =>
  t.inject({
    method: 'POST',
    url: '/api/search/start',
    headers: { ...bearer(token), ...(key ? { 'idempotency-key': key } : {}) },
    payload: { query: 'mugs' },
    remoteAddress: from,
  })

/** So many at the same moment, on both processes in turn; what they were answered. */
async function atOnce(apps: readonly TestApp[], count: number, ask: (t: TestApp, index: number) => ReturnType<typeof start>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(apps[index % apps.length] as TestApp, index)))
  return { answers, made: answers.filter(({ statusCode }) => statusCode === 200), refused: answers.filter((one) => one.statusCode !== 200) }
}

test('an account asks as often as it may, whichever process it asks, and reads why not and how long; the next day it asks again', async () => {
  await using two = await twoProcesses({ TURNS_PER_DAY: '5' })
  const { made, refused } = await atOnce(two.apps, 20, (t) => start(t, 'guest:anna'))
  expect([made.length, refused.length]).toEqual([5, 15])
  expect(refused[0]?.statusCode).toBe(429)
  expect(refused[0]?.json()).toEqual({
    success: false,
    error: 'That is all there is for now, try again later',
    code: 'quota_reached',
    quota: 'turns',
    of: 'account',
    max: 5,
    wait_seconds: 86_400,
    request_id: expect.any(String),
  })
  expect(refused[0]?.headers['retry-after']).toBe('86400')
  // Nothing of a refused question is kept, and nobody else pays for it.
  expect(await base.db.selectFrom('turn').select('stream_id').execute()).toHaveLength(5)
  expect((await start(two.apps[0], 'guest:boris')).statusCode).toBe(200)
  now = new Date(+now + 23 * 60 * 60_000)
  expect((await start(two.apps[1], 'guest:anna')).json().wait_seconds).toBe(3600)
  now = new Date(+now + 60 * 60_000)
  expect((await start(two.apps[1], 'guest:anna')).statusCode).toBe(200)
})

test('many guests of one network have what a network has, another network is not touched', async () => {
  await using two = await twoProcesses({ TURNS_PER_DAY_ADDRESS: '4' })
  const { made, refused } = await atOnce(two.apps, 12, (t, index) =>
    start(t, `guest:g${index}`, { from: `2001:db8:0:7::${index.toString(16)}` }),
  )
  expect([made.length, refused.length]).toEqual([4, 8])
  expect(refused[0]?.json()).toMatchObject({ code: 'quota_reached', quota: 'turns', of: 'address', max: 4 })
  expect((await start(two.apps[0], 'guest:other', { from: '2001:db8:0:8::1' })).statusCode).toBe(200)
  // No address is written down.
  const kept = JSON.stringify(await base.db.selectFrom('quota_use').selectAll().execute())
  expect(kept).not.toContain('2001:db8')
})

test('a question that comes again is answered as before at no cost, and one that was refused has cost nothing', async () => {
  await using t = await testApp({ ...parts, on: base, settings: { TURNS_PER_DAY: '2' } })
  const first = (await start(t, 'guest:anna', { key: 'k1' })).json<SearchStarted>()
  for (let again = 0; again < 3; again += 1) expect((await start(t, 'guest:anna', { key: 'k1' })).json()).toEqual(first)
  const foreign = await t.inject({
    method: 'POST',
    url: '/api/search/nobody/continue',
    headers: bearer('guest:anna'),
    payload: { message: 'x' },
  })
  expect(foreign.statusCode).toBe(404)
  expect((await start(t, 'guest:anna', { key: 'k2' })).statusCode).toBe(200)
  expect((await start(t, 'guest:anna', { key: 'k3' })).json().code).toBe('quota_reached')
  expect((await start(t, 'guest:anna', { key: 'k2' })).statusCode).toBe(200)
})

test('an account keeps as many conversations as it may, also when it begins many at once; one that is deleted makes room', async () => {
  await using two = await twoProcesses({ CONVERSATIONS_MAX: '3' })
  const { made, refused } = await atOnce(two.apps, 10, (t) => start(t, 'user:anna'))
  expect([made.length, refused.length]).toEqual([3, 7])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(409))
  expect(refused[0]?.json()).toMatchObject({ code: 'too_many_conversations', conversations_max: 3 })
  const id = made[0]?.json<SearchStarted>().conversation_id
  await two.apps[0].inject({ method: 'DELETE', url: `/api/conversations/${id}`, headers: bearer('user:anna') })
  expect((await start(two.apps[1], 'user:anna')).statusCode).toBe(200)
})

test('a network begins so many conversations a day, whichever guests it makes for them', async () => {
  await using t = await testApp({ ...parts, on: base, settings: { CONVERSATIONS_PER_DAY_ADDRESS: '2' } })
  for (const guest of ['a', 'b']) expect((await start(t, `guest:${guest}`)).statusCode).toBe(200)
  expect((await start(t, 'guest:c')).json()).toMatchObject({ code: 'quota_reached', quota: 'conversations', of: 'address' })
})

test('an account places as many orders a day as it may, and a network too; one that was not made does not count', async () => {
  await using two = await twoProcesses({ ORDERS_PER_DAY: '2', ORDERS_PER_DAY_ADDRESS: '3', UNPAID_ORDERS_MAX: '0' })
  const order = async (t: TestApp, name: string) => {
    const headers = bearer(`user:${name}`)
    const { id } = await givenAddress(t, headers, addressFields)
    // An empty cart is no order.
    expect((await postOrder(t, headers, id)).json().code).toBe('cart_empty')
    await givenCart(t, headers, [{ product_id: nail.id }])
    return postOrder(t, headers, id)
  }
  for (const t of two.apps) expect((await order(t, 'anna')).statusCode).toBe(200)
  const refused = await order(two.apps[0], 'anna')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'quota_reached', quota: 'orders', of: 'account', max: 2, wait_seconds: 86_400 })
  expect((await order(two.apps[1], 'boris')).statusCode).toBe(200)
  expect((await order(two.apps[0], 'vera')).json()).toMatchObject({ quota: 'orders', of: 'address', max: 3 })
})

/** A reply that is never over, so that its readers stay. */
function endless() {
  const holding = gate()
  const engine = scriptedEngine(async function* () {
    yield { type: 'progress', text: 'Looking' }
    await holding.pass()
    yield { type: 'done', state: null }
  })
  return { engine, end: () => holding.open() }
}

test('streams that are open at the same time are counted over all processes; one that is closed makes room', async () => {
  const { engine, end } = endless()
  await using two = await twoProcesses({ STREAMS_MAX: '3' }, { engine })
  const origins = await Promise.all(two.apps.map((t) => t.listen()))
  const { stream_id: stream } = (await start(two.apps[0], 'guest:anna')).json<SearchStarted>()
  const leaving = Array.from({ length: 10 }, () => new AbortController())
  const last = new AbortController()
  const open = (index: number) =>
    fetch(`${origins[index % 2]}/api/search/stream/${stream}`, { signal: leaving[index]?.signal ?? null, headers: bearer('guest:anna') })
  const answers = await Promise.all(leaving.map((_, index) => open(index)))
  const opened = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(opened).toHaveLength(3)
  const refused = answers.find(({ status }) => status !== 200)
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '15'])
  expect(await refused?.json()).toMatchObject({ code: 'quota_reached', quota: 'streams', of: 'account', max: 3 })
  // The secret alone, without a token, is the same account's.
  expect(await (await fetch(`${origins[0]}/api/search/stream/${stream}`)).json()).toMatchObject({ quota: 'streams' })
  leaving[opened[0] ?? 0]?.abort()
  await vi.waitFor(async () => {
    const again = await fetch(`${origins[1]}/api/search/stream/${stream}`, { headers: bearer('guest:anna'), signal: last.signal })
    expect(again.status).toBe(200)
  })
  for (const one of [...leaving, last]) one.abort()
  end()
})

test('a process that died holds no place', async () => {
  const { engine, end } = endless()
  await using two = await twoProcesses({ STREAMS_MAX_ADDRESS: '1' }, { engine })
  const [one, other] = await Promise.all(two.apps.map((t) => t.listen()))
  const { stream_id: stream } = (await start(two.apps[0], 'guest:anna')).json<SearchStarted>()
  const leaving = new AbortController()
  const read = (origin: string | undefined) => fetch(`${origin}/api/search/stream/${stream}`, { signal: leaving.signal })
  expect((await read(one)).status).toBe(200)
  expect(await (await read(other)).json()).toMatchObject({ quota: 'streams', of: 'address', max: 1 })
  await sql`
    update stream_process set alive_until = clock_timestamp() - interval '1 second'
    where id in (select jsonb_object_keys(counts) from stream_use)`.execute(base.db)
  expect((await read(other)).status).toBe(200)
  leaving.abort()
  end()
})

/** An embedded database has one connection, which does one thing after the other. */
test.runIf(process.env.TEST_DATABASE_URL).each(['account', 'address'] as const)(
  'what is taken and put back for the same account and network at the same moment waits for its turn, and nobody for ever: %s held',
  async (held) => {
    const wishes = [{ kind: 'turns' as const, max: { account: 10, network: 10 } }]
    const clients = Array.from({ length: 20 }, (_, index) => ({ account: `anna-${index}`, network: '203.0.113.1' }))
    const usesIn = (client: (typeof clients)[number]) => usesOf(wishes, client)
    // One of the two orders in which an account and its network can be found.
    const client = clients.find((one) => usesIn(one)[0]!.key > usesIn(one)[1]!.key)!
    const giveBack = await takeQuota(base.db, wishes, client, now)
    const waiting = (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          base.db,
        )
        expect(rows[0]?.count).toBe(count)
      })
    const work = await base.db.transaction().execute(async (trx) => {
      const { key } = usesIn(client).find(({ of }) => of === held)!
      await sql`select from quota_use where key = ${key} for update`.execute(trx)
      const taking = takeQuota(base.db, wishes, client, now)
      await waiting(1)
      const giving = giveBack()
      await waiting(2)
      return [taking, giving]
    })
    await Promise.all(work)
    const { rows } = await sql<{ count: number }>`select count from quota_use`.execute(base.db)
    expect(rows).toEqual([{ count: 1 }, { count: 1 }])
  },
)

test('0 is no limit', async () => {
  const names = ['TURNS_PER_DAY', 'CONVERSATIONS_MAX', 'STREAMS_MAX', 'ORDERS_PER_DAY']
  const addressNames = ['TURNS_PER_DAY_ADDRESS', 'CONVERSATIONS_PER_DAY_ADDRESS', 'STREAMS_MAX_ADDRESS', 'ORDERS_PER_DAY_ADDRESS']
  const settings = Object.fromEntries([...names, ...addressNames].map((name) => [name, '0']))
  await using t = await testApp({ ...parts, on: base, settings })
  for (let times = 0; times < 3; times += 1) expect((await start(t, 'user:anna')).statusCode).toBe(200)
  expect(await base.db.selectFrom('quota_use').selectAll().execute()).toEqual([])
})
