// @database embedded
import performance from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MarketplaceError } from '@karavan/marketplaces/port.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { askAndRead } from '@karavan/testing/ask.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, expect, test, vi } from 'vitest'
import { poolStateOf } from './db.ts'
import { FinalJobError } from './jobs.ts'
import { watchMails } from './metrics.ts'

/** Its database is that of all apps here. */
const base = await testApp()
afterAll(() => base[Symbol.asyncDispose]())

test('metrics count calls by route and say nothing of who called or what was asked', async () => {
  await using t = await testApp({ on: base, verifyToken: testUsers })
  await t.inject({ url: '/api/conversations', headers: bearer('guest:anna') })
  await t.inject({ url: '/api/conversations/00000000-0000-4000-8000-000000000000', headers: bearer('guest:anna') })
  const text = (await t.inject('/metrics')).body
  expect(text).toContain('karavan_http_request_duration_seconds_count{method="GET",route="/api/conversations",status="200"} 1')
  expect(text).toMatch(/route="\/api\/conversations\/:\w+",status="404"\} 1/)
  expect(text).toContain('karavan_open_streams 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/anna|00000000-0000/)
})

test.each<[string, Record<string, string>, Record<string, string>, string, number]>([
  ['this machine', {}, {}, '127.0.0.1', 200],
  ['another machine', {}, {}, '203.0.113.7', 404],
  ['a proxy on this machine', {}, { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1', 404],
  ['another name', {}, { host: 'shop.example' }, '127.0.0.1', 404],
  ['this machine, of a shop with a public address', { PUBLIC_URL: 'https://shop.example' }, {}, '127.0.0.1', 404],
  ['this machine, behind a proxy that is known', { TRUST_PROXY: '1' }, {}, '127.0.0.1', 404],
  ['nobody who has the token', { METRICS_TOKEN: 'a-token-of-16-letters' }, {}, '127.0.0.1', 401],
  ['somebody with half the token', { METRICS_TOKEN: 'a-token-of-16-letters' }, bearer('a-token-of-16'), '127.0.0.1', 401],
  ['somebody with the token', { METRICS_TOKEN: 'a-token-of-16-letters' }, bearer('a-token-of-16-letters'), '203.0.113.7', 200],
])('metrics for %s', async (_, settings, headers, remoteAddress, status) => {
  await using t = await testApp({ on: base, settings })
  const answer = await t.inject({ url: '/metrics', headers, remoteAddress })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('process_resident_memory_bytes')).toBe(status === 200)
})

test('the process is watched once for all apps, each of which tells of it', async () => {
  const watch = vi.spyOn(performance, 'monitorEventLoopDelay')
  await using one = await testApp({ on: base })
  await using other = await testApp({ on: base })
  for (const t of [one, other]) {
    const text = (await t.inject('/metrics')).body
    for (const name of ['nodejs_eventloop_lag_max_seconds', 'nodejs_gc_duration_seconds', 'process_cpu_seconds_total'])
      expect(text).toContain(name)
    expect(text).toContain('karavan_open_streams 0')
  }
  expect(watch).not.toHaveBeenCalled()
})

test('an app that is closed is let go', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const closed = await (async () => {
    await using t = await testApp({ on: base })
    await t.inject('/metrics')
    return new WeakRef(t.app)
  })()
  await expect
    .poll(() => {
      collectGarbage()
      // Nothing but the answer: what is asserted of a thing holds it.
      return closed.deref() === undefined
    })
    .toBe(true)
})

test('replies and jobs are counted by what came of them, and the release is named', async () => {
  await using t = await testApp({ on: base, verifyToken: testUsers })
  await askAndRead({ ...t, address: await t.listen() }, 'guest:anna')
  await expect
    .poll(async () => (await t.inject('/metrics')).body)
    .toMatch(/karavan_replies_total\{outcome="complete"\} 1\n[\s\S]*karavan_reply_duration_seconds_count 1\n/)
  const text = (await t.inject('/metrics')).body
  expect(text).toMatch(/karavan_jobs\{state="waiting"\} \d+\nkaravan_jobs\{state="failed"\} 0\n/)
  expect(text).toMatch(/karavan_build_info\{version="\d+\.\d+\.\d+"\} 1/)
})

test('who asks for OpenMetrics gets it, and nobody else: counters keep their names', async () => {
  await using t = await testApp({ on: base })
  const accept = 'application/openmetrics-text; version=1.0.0,text/plain;version=0.0.4;q=0.5'
  for (let again = 0; again < 2; again++) {
    const open = await t.inject({ url: '/metrics', headers: { accept } })
    expect(open.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    expect(open.body).toMatch(/# TYPE karavan_mails counter\nkaravan_mails_total\{outcome="sent"\} 0\n/)
    expect(open.body).toMatch(/# TYPE karavan_reply_duration_seconds histogram\nkaravan_reply_duration_seconds_bucket\{le="0.05"\} 0\n/)
    expect(open.body.endsWith('\n# EOF\n')).toBe(true)
    expect(open.body).not.toMatch(/_total_total|undefined|\n\n/)
    const text = await t.inject({ url: '/metrics', headers: { accept: 'text/plain' } })
    expect(text.headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(text.body).toMatch(/# TYPE karavan_mails_total counter\nkaravan_mails_total\{outcome="sent"\} 0\n/)
  }
})

test('what the database and the marketplaces do is counted, a marketplace that is left alone is named', async () => {
  const down = () => Promise.reject(new MarketplaceError('elsewhere', 'unreachable', 'down'))
  await using t = await testApp({ on: base, marketplaces: [givenMarketplace([], { platform: 'elsewhere', product: down })] })
  const text = async () => (await t.inject('/metrics')).body
  expect(await text()).toMatch(/karavan_source_resting\{source="elsewhere",kind="offer"\} 0\n/)
  for (let call = 0; call < 7; call++) await t.inject(`/api/products/elsewhere-60000000000${call}`)
  const after = await text()
  expect(after).toMatch(/karavan_source_call_duration_seconds_count\{source="elsewhere",kind="offer",outcome="unreachable"\} 5\n/)
  expect(after).toMatch(/karavan_source_call_duration_seconds_count\{source="elsewhere",kind="offer",outcome="resting"\} 2\n/)
  expect(after).toMatch(/karavan_source_resting\{source="elsewhere",kind="offer"\} 1\n/)
  expect(after).toMatch(/karavan_source_resting\{source="elsewhere",kind="search"\} 0\n/)
  expect(after).toMatch(/karavan_database_connections\{state="busy"\} \d+\nkaravan_database_connections\{state="idle"\} \d+\n/)
  expect(after).toMatch(/karavan_database_waiting_queries \d+\n/)
})

test('connections are told from the pool: what is in use, what is free and what waits', async () => {
  const pool = () => poolStateOf(base.db)!
  const { idle, waiting } = pool()
  expect(idle).toBeGreaterThan(0)
  expect(waiting).toBe(0)
  await base.db.transaction().execute(async () => {
    expect(pool().busy).toBe(1)
    const others = Array.from({ length: 20 }, () => sql`select 1`.execute(base.db))
    expect(pool().waiting).toBeGreaterThan(0)
    // The embedded database has one connection, which this transaction holds.
    void Promise.allSettled(others)
  })
  await expect.poll(() => pool()).toMatchObject({ busy: 0, waiting: 0 })
})

test('mails are counted by what came of them, and fail as before', async () => {
  const metrics = new Registry()
  const outcomes = [undefined, new Error('not now'), new FinalJobError('never')]
  const mailer = watchMails(
    { metrics },
    { send: async () => (([fault]) => (fault ? Promise.reject(fault) : undefined))(outcomes.splice(0, 1)) },
  )
  const mail = { to: '', subject: '', text: '', html: '' }
  await mailer.send(mail)
  await expect(mailer.send(mail)).rejects.toThrow('not now')
  await expect(mailer.send(mail)).rejects.toThrow(FinalJobError)
  expect(await metrics.metrics()).toMatch(/outcome="sent"\} 1\n.*outcome="failed"\} 1\n.*outcome="refused"\} 1\n/)
})
