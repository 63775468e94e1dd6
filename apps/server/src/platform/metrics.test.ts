import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { afterAll, expect, test } from 'vitest'

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
