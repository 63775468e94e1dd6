import { Writable } from 'node:stream'
import { testApp } from '@karavan/testing/app.ts'
import { givenGuest } from '@karavan/testing/given-guest.ts'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'

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
