// @database embedded
// What is counted lies in this process or in Redis, never in the database.
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { givenGuest } from '@karavan/testing/given-guest.ts'
import { afterAll, expect, test, vi } from 'vitest'

/** Its database is that of all apps here. */
const base = await testApp()
afterAll(() => base[Symbol.asyncDispose]())

const guestUrl = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin'

test('product calls are counted for each user and each address, and answered in the error shape [G-08]', async () => {
  await using t = await testApp({ on: base, settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  const guest = await givenGuest(t)
  let from = 0
  const ask = (headers: Record<string, string>, address?: string) =>
    t.inject({ url: '/api/conversations', headers: { ...headers, 'x-forwarded-for': address ?? `198.51.${++from >> 8}.${from & 255}` } })
  for (let i = 0; i < 300; i++) expect((await ask(guest.headers)).statusCode).toBe(200)
  const refused = await ask(guest.headers)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toEqual({
    success: false,
    error: 'Too many requests, try again later',
    code: 'too_many_requests',
    request_id: expect.any(String),
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  for (let i = 0; i < 300; i++) expect((await ask({}, '203.0.113.9')).statusCode).toBe(401)
  expect((await ask({}, '203.0.113.9')).statusCode).toBe(429)
})

test('calls that keep a session alive are refused late, apart from others, and never in words that end the session', async () => {
  await using t = await testApp({ on: base, settings: { RATE_LIMITS: 'on' } })
  const { idToken, refreshToken } = await givenGuest(t)
  const lookup = (remoteAddress?: string) =>
    t.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=karavan-builtin',
      payload: { idToken },
      remoteAddress,
    })
  const refresh = () =>
    t.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=karavan-builtin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
    })
  for (let i = 0; i < 600; i++) expect([(await lookup()).statusCode, (await refresh()).statusCode]).toEqual([200, 200])
  for (const refused of [await lookup(), await refresh()]) {
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([503, 'text/plain'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body).not.toContain('error')
  }
  expect((await lookup('203.0.113.77')).statusCode).toBe(200)
})

test('an answer says how much is left of which limit, and a refusal how long to wait', async () => {
  await using t = await testApp({ on: base, settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  const guest = await givenGuest(t)
  const ask = (address: string) => t.inject({ url: '/api/conversations', headers: { ...guest.headers, 'x-forwarded-for': address } })
  expect((await ask('203.0.113.1')).headers).toMatchObject({
    'ratelimit-limit': '300',
    'ratelimit-remaining': '299',
    'ratelimit-reset': '60',
  })
  // Elsewhere less of the address is used up than of the user: the smaller rest counts.
  expect((await ask('203.0.113.2')).headers).toMatchObject({ 'ratelimit-remaining': '298' })
  for (let i = 0; i < 298; i++) await ask('203.0.113.3')
  const refused = await ask('203.0.113.4')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': refused.headers['ratelimit-reset'] })
  expect((await t.inject('/health')).headers).not.toHaveProperty('ratelimit-limit')
})

test('RATE_LIMITS=off counts nothing', async () => {
  await using t = await testApp({ on: base })
  for (let i = 0; i < 40; i++) await givenGuest(t)
})

test.skipIf(!process.env.TEST_REDIS_URL)('two processes count together in Redis', async () => {
  const settings = { RATE_LIMITS: 'on', REDIS_URL: process.env.TEST_REDIS_URL ?? '' }
  await using one = await testApp({ on: base, settings })
  await using other = await testApp({ on: base, settings })
  // Until it is connected each process counts for itself.
  for (const t of [one, other]) await vi.waitFor(async () => expect((await t.inject('/metrics')).body).toContain('karavan_redis_usable 1'))
  const remoteAddress = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:${Math.floor(Math.random() * 65_536).toString(16)}::1`
  const signUp = (t: typeof one) => t.inject({ method: 'POST', url: guestUrl, payload: {}, remoteAddress })
  const left: unknown[] = []
  for (let i = 0; i < 3; i++) for (const t of [one, other]) left.push((await signUp(t)).headers['ratelimit-remaining'])
  expect(left).toEqual(['599', '598', '597', '596', '595', '594'])
})

test('a Redis that is away does not take the product with it', async () => {
  await using t = await testApp({ on: base, settings: { RATE_LIMITS: 'on', REDIS_URL: 'redis://127.0.0.1:1' } })
  await givenGuest(t)
})

test('sign-ins and sign-ups are counted apart from guests, ten a minute for each address [G-08]', async () => {
  await using t = await testApp({ on: base, settings: { RATE_LIMITS: 'on' } })
  const call = (name: string, payload: object, remoteAddress = '203.0.113.7') =>
    t.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, payload, remoteAddress })
  for (const [name, field] of [
    ['signUp', 'email'],
    ['signInWithPassword', 'email'],
  ] as const) {
    // Refusals count too: it is the trying that costs.
    for (let i = 0; i < 10; i++) expect((await call(name, { [field]: `nobody${i}` })).json().error.message).toBe('INVALID_EMAIL')
    const refused = await call(name, { [field]: 'nobody' })
    expect(refused.json().error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect((await call(name, { [field]: 'nobody' }, '203.0.113.8')).json().error.message).toBe('INVALID_EMAIL')
  }
  expect((await call('signUp', {})).statusCode).toBe(200)
})

test('a user is counted on every address of a call, however its letters are written', async () => {
  await using t = await testApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  const guest = await givenGuest(t)
  const statuses: number[] = []
  for (let i = 0; i <= 300; i++) {
    const headers = { ...guest.headers, 'x-forwarded-for': `198.51.${i >> 8}.${i & 255}` }
    statuses.push((await t.inject({ url: i % 2 === 0 ? '/%61pi/conversations' : '/api/%63onversations', headers })).statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(statuses.at(-1)).toBe(429)
})

test('a route that declares no limit has the standard one, an address that no route has too; those that are not counted are the decided ones', async () => {
  await using t = await testApp({ settings: { RATE_LIMITS: 'on' } })
  const uncounted = t.app.routeTable.filter(({ config }) => config?.limit === 'none').map(({ url }) => url)
  expect([...new Set(uncounted)].filter((url) => !/^\/(chat|desk)(\/|$)|^\/media\/sample\/video\//.test(url)).sort()).toEqual([
    '/',
    '/.well-known/jwks.json',
    '/api/health',
    '/health',
    '/health/live',
    '/health/ready',
    '/identitytoolkit.googleapis.com/v1/projects',
    '/identitytoolkit.googleapis.com/v2/passwordPolicy',
    '/identitytoolkit.googleapis.com/v2/recaptchaConfig',
    '/metrics',
  ])
  const declared = t.app.routeTable.filter(({ config }) => config?.limit !== undefined && config.limit !== 'none').map(({ url }) => url)
  expect([...new Set(declared)].sort()).toEqual([
    '/account/confirm',
    '/account/google/start',
    '/account/recover',
    '/account/reset',
    '/account/reset/ask',
    '/api/account/export',
    '/api/account/orders.csv',
    '/api/currency/convert',
    '/api/desk/second-factor/passkeys',
    '/api/desk/second-factor/passkeys/options',
    '/api/desk/second-factor/recovery-codes',
    '/api/desk/second-factor/totp',
    '/api/desk/second-factor/totp/confirm',
    '/api/desk/session',
    '/api/desk/session/passkey',
    '/api/desk/session/passkey/options',
    '/api/orders/:id/invoice.pdf',
    '/api/orders/:id/payer',
    '/api/orders/:id/payment',
    '/api/reports/csp',
    '/api/search/:id/continue',
    '/api/search/image',
    '/api/search/start',
    '/identitytoolkit.googleapis.com/v1/accounts::lookup',
    '/identitytoolkit.googleapis.com/v1/accounts::resetPassword',
    '/identitytoolkit.googleapis.com/v1/accounts::sendOobCode',
    '/identitytoolkit.googleapis.com/v1/accounts::signInWithIdp',
    '/identitytoolkit.googleapis.com/v1/accounts::signInWithPassword',
    '/identitytoolkit.googleapis.com/v1/accounts::signUp',
    '/media/lent/:until/:signature/:file',
    '/media/remote/*',
    '/media/sample/:kind/:params/:file',
    '/securetoken.googleapis.com/v1/token',
  ])
  for (const [url, remoteAddress] of [
    ['/account/style.css', '203.0.113.21'],
    ['/nothing/here', '203.0.113.22'],
  ] as const) {
    for (let i = 0; i < 300; i++) expect((await t.inject({ url, remoteAddress })).statusCode, url).not.toBe(429)
    expect((await t.inject({ url, remoteAddress })).statusCode, url).toBe(429)
  }
})

test('a token is looked up once for each call, however many ask who calls', async () => {
  const verifyToken = vi.fn(testUsers)
  await using t = await testApp({ settings: { RATE_LIMITS: 'on' }, verifyToken })
  for (const url of ['/api/orders', '/api/conversations', '/api/docs/json']) {
    verifyToken.mockClear()
    expect((await t.inject({ url, headers: bearer('user:anna') })).statusCode).toBe(200)
    expect(verifyToken, url).toHaveBeenCalledTimes(1)
  }
})
