// @database embedded
import { Writable } from 'node:stream'
import { testApp } from '@karavan/testing/app.ts'
import { givenGuest } from '@karavan/testing/given-guest.ts'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createLog } from './log.ts'

/** Its database is that of all apps here. */
const base = await testApp()
afterAll(() => base[Symbol.asyncDispose]())

test('pages come with the headers that keep foreign code and frames out [G-12]', async () => {
  await using t = await testApp({ on: base })
  const { headers } = await t.inject('/chat/config.json')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).not.toContain('unsafe')
  // Would turn every request of a shop on plain http into one that nobody answers.
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('hosted identity: the browser may reach the provider, and is set up to use it', async () => {
  await using t = await testApp({ on: base, settings: { FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'key' } })
  const answer = await t.inject('/chat/config.json')
  expect(String(answer.headers['content-security-policy'])).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
  // ER-29: a captcha that the project demands.
  expect(String(answer.headers['content-security-policy'])).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//)
  expect(answer.json().identity).toEqual({ mode: 'firebase', apiKey: 'key', projectId: 'shop', authDomain: 'shop.firebaseapp.com' })
  expect(
    (await t.inject({ method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=key', payload: {} })).statusCode,
  ).toBe(404)
})

test('one line per request with id, status, duration and uid, and nothing of what was said [G-13]', async () => {
  const lines: Record<string, unknown>[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  await using t = await testApp({ on: base, log: pino({ level: 'info' }, sink) })
  const guest = await givenGuest(t)
  await t.inject({ url: '/api/nothing?q=secret-words', headers: guest.headers })
  await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=karavan-builtin',
    payload: { idToken: guest.idToken },
  })
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests).toHaveLength(3)
  for (const line of requests) {
    expect(line).toEqual({
      level: 30,
      time: expect.anything(),
      pid: expect.anything(),
      hostname: expect.anything(),
      request_id: expect.any(String),
      method: expect.any(String),
      route: line.status === 404 ? null : expect.any(String),
      status: expect.any(Number),
      duration_ms: expect.any(Number),
      // Known from the token, also where nothing stands at the address; the sign-in service's own calls carry it inside.
      uid: line.status === 404 ? guest.uid : null,
      msg: 'request',
    })
  }
  const text = JSON.stringify(lines)
  for (const secret of [guest.idToken, guest.refreshToken, 'secret-words']) expect(text).not.toContain(secret)
})

/** An app with what it warns of. */
async function givenLog(settings: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = []
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) })
  return { t: await testApp({ on: base, settings, log }), lines }
}

test('what the API answers is kept by nobody on the way, whoever asks', async () => {
  await using t = await testApp({ on: base })
  const guest = await givenGuest(t)
  for (const [url, headers] of [
    ['/api/conversations', guest.headers],
    ['/api/conversations', {}],
    ['/api/orders', guest.headers],
    ['/api/products', {}],
    ['/%61pi/conversations', guest.headers],
  ] as const)
    expect((await t.inject({ url, headers })).headers, url).toMatchObject({ 'cache-control': 'no-store', vary: 'Authorization' })
})

test('a page may use no device of its reader', async () => {
  await using t = await testApp({ on: base })
  const policy = String((await t.inject('/chat/config.json')).headers['permissions-policy'])
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) expect(policy).toContain(`${feature}=()`)
})

test('browsers know where to report what the policy stopped; the log says what and from where, and nothing of the page', async () => {
  const { t, lines } = await givenLog()
  await using _ = t
  const { headers } = await t.inject('/chat/config.json')
  expect(headers['content-security-policy']).toContain('report-to csp;report-uri /api/reports/csp')
  expect(headers['reporting-endpoints']).toBe('csp="/api/reports/csp"')
  const report = (type: string, body: unknown) =>
    t.inject({ method: 'POST', url: '/api/reports/csp', headers: { 'content-type': type }, payload: JSON.stringify(body) })
  const secret = 'https://evil.example/x.js?uid=secret'
  const old = {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': secret,
      'document-uri': '/chat/orders/secret',
      'script-sample': 'secret',
    },
  }
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'secret', sample: 'secret' }
  expect((await report('application/csp-report', old)).statusCode).toBe(200)
  expect(
    (
      await report('application/reports+json', [
        { type: 'csp-violation', body },
        { type: 'deprecation', body },
      ])
    ).statusCode,
  ).toBe(200)
  expect(lines).toEqual([
    expect.objectContaining({ directive: 'script-src-elem', blocked: 'https://evil.example' }),
    expect.objectContaining({ directive: 'img-src', blocked: 'inline' }),
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('reports that somebody makes up fill no log and cost no memory', async () => {
  const { t, lines } = await givenLog()
  await using _ = t
  const report = (payload: string) =>
    t.inject({ method: 'POST', url: '/api/reports/csp', headers: { 'content-type': 'application/reports+json' }, payload })
  const many = JSON.stringify(
    Array.from({ length: 50 }, () => ({ type: 'csp-violation', body: { effectiveDirective: 'x\n\u009b', blockedURL: 'y' } })),
  )
  for (let i = 0; i < 10; i++) expect((await report(many)).statusCode).toBe(200)
  expect(lines.length).toBeLessThanOrEqual(40)
  expect(lines[0]).toMatchObject({ directive: 'x', blocked: 'y' })
  expect((await report('{')).statusCode).toBe(400)
  expect((await report('null')).statusCode).toBe(200)
  expect((await report(`["${'x'.repeat(20_000)}"]`)).statusCode).toBe(413)
})

test('security.txt names whom to tell of a hole, where somebody is set, for a time that is not over', async () => {
  await using t = await testApp({ on: base, settings: { SECURITY_CONTACT: 'security@shop.example', PUBLIC_URL: 'https://shop.example' } })
  const answer = await t.inject('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  )
  expect(fields).toMatchObject({ Contact: 'mailto:security@shop.example', Canonical: 'https://shop.example/.well-known/security.txt' })
  expect(Date.parse(fields.Expires)).toBeGreaterThan(Date.now() + 24 * 60 * 60_000)
  await using nobody = await testApp({ on: base })
  expect((await nobody.inject('/.well-known/security.txt')).statusCode).toBe(404)
})

test.each<[string, Record<string, string>, string, number]>([
  ['no proxy is known', {}, '127.0.0.1', 1],
  ['the sender is not one of the known ones', { TRUST_PROXY: '10.0.0.0/8' }, '127.0.0.1', 1],
  ['the sender is known', { TRUST_PROXY: '127.0.0.1' }, '127.0.0.1', 0],
  ['one proxy is known', { TRUST_PROXY: '1' }, '203.0.113.7', 0],
])('X-Forwarded-For where %s: said once, or not at all', async (_, settings, remoteAddress, times) => {
  const { t, lines } = await givenLog(settings)
  await using __ = t
  for (let i = 0; i < 3; i++) await t.inject({ url: '/health', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.1' } })
  await t.inject('/health')
  expect(lines.map(({ msg }) => String(msg)).filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(times)
})
