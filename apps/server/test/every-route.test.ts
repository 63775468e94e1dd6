import { createHmac, createPublicKey } from 'node:crypto'
import { base64url, decodeJwt, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import { givenAccount, givenGuest } from './given-guest.ts'

// What holds for all product calls, also for those that are not written yet: a new route is in these tests without a line of its own.
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t[Symbol.asyncDispose]())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The product calls as the API's own description lists them. */
const listRoutes = async (): Promise<{ method: Method; url: string }[]> =>
  Object.entries((await t.inject('/api/docs/json')).json<{ paths: Record<string, object> }>().paths)
    .filter(([url]) => url.startsWith('/api/'))
    .flatMap(([url, methods]) => Object.keys(methods ?? {}).map((method) => ({ method: method.toUpperCase() as Method, url })))

/** Calls that need no token (decision G-09). A token that comes along with a stream must be its owner's (G-58). */
const open = new Set([
  'GET /api/health',
  'GET /api/products',
  'GET /api/products/by-url',
  'GET /api/products/{id}',
  'POST /api/products/compare',
  'POST /api/currency/convert',
  'GET /api/search/stream/{stream_id}',
])

async function badTokens(): Promise<[string, string | undefined][]> {
  const guest = await givenGuest(t)
  const good = decodeJwt(guest.idToken)
  const row = await t.db.selectFrom('identity_signing_key').selectAll().executeTakeFirstOrThrow()
  const key = await importJWK(JSON.parse(row.private_jwk), 'ES256')
  const foreign = await generateKeyPair('ES256')
  const sign = (claims: JWTPayload, kid = row.kid, signingKey: typeof key = key) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(signingKey)
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => base64url.encode(JSON.stringify(value))
  const hmacBody = `${part({ alg: 'HS256', kid: row.kid })}.${part(good)}`
  const publicPem = createPublicKey({ key: JSON.parse(row.public_jwk), format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  // The one that is good shows that the others are refused for their own fault.
  expect(await t.app.verifyToken(await sign(good))).toMatchObject({ uid: guest.uid })
  return [
    ['none', undefined],
    ['garbage', 'garbage'],
    ['expired', await sign({ ...good, exp: now - 1 })],
    ['wrong audience', await sign({ ...good, aud: 'other' })],
    ['wrong issuer', await sign({ ...good, iss: 'https://securetoken.google.com/karavan' })],
    ['alg none', `${part({ alg: 'none', kid: row.kid })}.${part(good)}.`],
    ['HMAC with the public key', `${hmacBody}.${createHmac('sha256', publicPem).update(hmacBody).digest('base64url')}`],
    ['unknown key', await sign(good, 'unknown')],
    ['foreign key', await sign(good, row.kid, foreign.privateKey)],
    ['a refresh token', guest.refreshToken],
  ]
}

test('AU-33 G-09 every product call but the open ones refuses every token that is not a good one', async () => {
  const tokens = await badTokens()
  const guarded = (await listRoutes()).filter(({ method, url }) => !open.has(`${method} ${url}`))
  expect(guarded.length).toBeGreaterThan(5)
  for (const { method, url } of guarded) {
    for (const [name, token] of tokens) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const payload = method === 'GET' || method === 'DELETE' ? undefined : {}
      const answer = await t.inject({ method, url: url.replaceAll(/\{\w+\}/g, 'x'), headers, payload })
      expect({ status: answer.statusCode, body: answer.json() }, `${method} ${url} with ${name}`).toEqual({
        status: 401,
        body: { success: false, error: expect.any(String), code: 'unauthenticated', request_id: expect.any(String) },
      })
    }
  }
})

/** What a guest may do: chat, search, and leave. */
const forGuests = /^(?:GET|POST|PATCH|DELETE) \/api\/(?:conversations|search)\b|^POST \/api\/account\/sign-out$/

test('AU-31 AU-33 every call of cart, addresses, orders, account and desk refuses a guest', async () => {
  const { headers } = await givenGuest(t)
  const refusing = (await listRoutes())
    .map(({ method, url }) => ({ method, url, name: `${method} ${url}` }))
    .filter(({ name }) => !open.has(name) && !forGuests.test(name))
  const parts = new Set(refusing.map(({ url }) => url.split('/')[2]))
  expect([...parts].sort()).toEqual(['account', 'addresses', 'cart', 'desk', 'orders'])
  for (const { method, url, name } of refusing) {
    const payload = method === 'GET' || method === 'DELETE' ? undefined : {}
    const answer = await t.inject({ method, url: url.replaceAll(/\{\w+\}/g, 'x'), headers, payload })
    expect({ status: answer.statusCode, body: answer.json() }, name).toEqual({
      status: 403,
      body: { success: false, error: expect.any(String), code: 'registered_only', request_id: expect.any(String) },
    })
  }
})

test('the calls that need no token are the decided ones', async () => {
  const known = new Set((await listRoutes()).map(({ method, url }) => `${method} ${url}`))
  expect([...open].filter((name) => !known.has(name))).toEqual([])
})

const oddTexts = ['', ' ', '\u0000', '\ud800', "' or 1=1 --", '%', '../../etc/passwd', '{}', '-1', '1e400', 'я'.repeat(3000), 'NaN', '🛍']
const oddBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"query":"${'x'.repeat(70_000)}"}`,
]
const fields = [
  'query',
  'message',
  'title',
  'amount',
  'from_currency',
  'to_currency',
  'product_id',
  'sku_id',
  'sku_props_ids',
  'address_id',
  'recipient_name',
  'reason',
  'quantity',
  'limit',
]
const oddValues = [null, true, -1, 1e308, 0.1, [], {}, '', '\u0000', '\ud800', 'x'.repeat(5000)]

test('G-02 W-12 no product call answers bad input with anything but its own success or a 4xx of the stated shape', async () => {
  // An account, because some calls refuse a guest before they read anything.
  const { headers } = await givenAccount(t, 'odd@example.test')
  const ask = async (method: Method, url: string, payload?: string) => {
    const answer = await t.inject({
      method,
      url,
      payload,
      headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    })
    const what = `${method} ${url.slice(0, 120)} ${payload?.slice(0, 120) ?? ''}: ${answer.statusCode} ${answer.body.slice(0, 200)}`
    expect(answer.statusCode, what).toBeLessThan(500)
    if (answer.statusCode < 400) return expect(answer.statusCode, what).toBe(200)
    expect(answer.json(), what).toMatchObject({
      success: false,
      error: expect.any(String),
      code: expect.any(String),
      request_id: expect.any(String),
    })
  }
  for (const { method, url } of await listRoutes()) {
    // It would end the session that the other calls are asked with.
    if (url === '/api/account/sign-out') continue
    const plain = url.replaceAll(/\{\w+\}/g, 'x')
    for (const odd of oddTexts) {
      const text = encodeURIComponent(odd.toWellFormed())
      if (url.includes('{'))
        await ask(method, url.replaceAll(/\{\w+\}/g, text || '%20'), method === 'GET' || method === 'DELETE' ? undefined : '{}')
      if (method === 'GET')
        for (const name of ['limit', 'offset', 'q', 'language', 'url', 'currency', 'include_data'])
          await ask(method, `${plain}?${name}=${text}`)
    }
    if (method === 'GET') await ask(method, `${plain}?limit=1&limit=2&q[a]=b&__proto__=1&q=%ff%fe`)
    if (method === 'GET' || method === 'DELETE') continue
    for (const body of oddBodies) await ask(method, plain, body)
    for (const field of fields)
      for (const value of oddValues)
        await ask(method, plain, JSON.stringify({ amount: 1, from_currency: 'CNY', to_currency: 'RUB', [field]: value }))
  }
}, 120_000)
