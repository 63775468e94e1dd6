// @database embedded
import { createHmac, createPublicKey } from 'node:crypto'
import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { givenAccount, givenGuest } from '@karavan/testing/given-guest.ts'
import { base64url, decodeJwt, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'

// What holds for all product calls, also for those that are not written yet: a new route is in these tests without a line of its own.
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t[Symbol.asyncDispose]())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Described {
  pattern?: string
  anyOf?: Described[]
  allOf?: Described[]
  items?: Described
  properties?: Record<string, Described>
}
interface DescribedCall {
  parameters?: { name: string; in: string; schema: Described }[]
  requestBody?: { content: Record<string, { schema: Described }> }
}
/** The calls with the named schemas in their places. */
const describedCalls = async () => {
  const document = (await t.inject('/api/docs/json')).json<{ components: { schemas: Record<string, object> }; paths: object }>()
  const inPlace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inPlace)
    if (typeof part !== 'object' || part === null) return part
    if ('$ref' in part) return inPlace(document.components.schemas[String(part.$ref).replace('#/components/schemas/', '')])
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inPlace(inner)]))
  }
  return inPlace(document.paths) as Record<string, Record<string, DescribedCall>>
}

/** The names of what a body may hold at its top. */
const fieldsOf = (schema: Described): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(fieldsOf),
]

/** The product calls as the API's own description lists them, with the fields of their bodies and the parameters of their queries. */
const listRoutes = async () =>
  Object.entries(await describedCalls())
    .filter(([url]) => url.startsWith('/api/'))
    .flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase() as Method,
        url,
        fields: [...new Set(Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)))],
        parameters: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      })),
    )

/** Calls that need no token: what can be looked at before a guest session exists. A token that comes along with a stream must be its owner's. */
const open = new Set([
  'GET /api/health',
  'GET /api/products',
  'GET /api/products/by-url',
  'GET /api/products/{id}',
  'GET /api/products/{id}/others',
  'GET /api/products/{id}/price-history',
  'POST /api/products/compare',
  'POST /api/currency/convert',
  'GET /api/tariffs',
  'GET /api/shared-lists/{id}',
  'GET /api/search/stream/{stream_id}',
  'POST /api/reports/csp',
  'POST /api/guest-pass',
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

test('every product call but the open ones refuses every token that is not a good one [G-09 AU-33]', async () => {
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

/** What a guest may do: chat, search, keep products, and leave. */
const forGuests = /^(?:GET|POST|PUT|PATCH|DELETE) \/api\/(?:conversations|search|saved|viewed)\b|^POST \/api\/account\/sign-out$/

test('every call of cart, addresses, orders, account and desk refuses a guest [AU-31 AU-33]', async () => {
  const { headers } = await givenGuest(t)
  const refusing = (await listRoutes())
    .map(({ method, url }) => ({ method, url, name: `${method} ${url}` }))
    .filter(({ name }) => !open.has(name) && !forGuests.test(name))
  const parts = new Set(refusing.map(({ url }) => url.split('/')[2]))
  expect([...parts].sort()).toEqual(['account', 'addresses', 'cart', 'desk', 'orders', 'price-watches', 'shared-lists'])
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

const controlled = ['\u0000', 'a\u0000b', 'a\u0007b', 'a\u001fb', 'a\u007fb']
const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0007b',
  '\ud800',
  "' or 1=1 --",
  '%',
  '../../etc/passwd',
  '{}',
  '-1',
  '1e400',
  'я'.repeat(3000),
  'NaN',
  '🛍',
]
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
/** Beside the odd field these are good, so that a call is refused for it alone. */
const goodFields = {
  amount: 1,
  from_currency: 'CNY',
  to_currency: 'RUB',
  payment_method: 'manual',
  product_id: 'sample-1',
  address_id: 'a',
}
const oddValues = [null, true, -1, 1e308, 0.1, [], {}, '', '\u0000', ['a\u0000b', 'a'], '\ud800', 'x'.repeat(5000)]

test('no product call answers bad input with anything but its own success or a 4xx of the stated shape [G-02 W-12]', async () => {
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
  const calls: Parameters<typeof ask>[] = []
  for (const { method, url, fields, parameters } of await listRoutes()) {
    // It would end the session that the other calls are asked with.
    if (url === '/api/account/sign-out') continue
    const plain = url.replaceAll(/\{\w+\}/g, 'x')
    for (const odd of oddTexts) {
      const text = encodeURIComponent(odd.toWellFormed())
      if (url.includes('{'))
        calls.push([method, url.replaceAll(/\{\w+\}/g, text || '%20'), method === 'GET' || method === 'DELETE' ? undefined : '{}'])
      if (method === 'GET') for (const name of [...parameters, 'other']) calls.push([method, `${plain}?${name}=${text}`])
    }
    if (method === 'GET') calls.push([method, `${plain}?limit=1&limit=2&q[a]=b&__proto__=1&q=%ff%fe`])
    if (method === 'GET' || method === 'DELETE') continue
    for (const body of oddBodies) calls.push([method, plain, body])
    for (const field of [...fields, 'other'])
      for (const value of oddValues) calls.push([method, plain, JSON.stringify({ ...goodFields, [field]: value })])
  }
  expect(calls.length).toBeGreaterThan(3_500)
  // Several at a time: while one waits for the database, the next one is read.
  const next = calls.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const call of next) await ask(...call)
    }),
  )
}, 240_000)

/** Every text below `schema` that is named as an id, with its path. */
function idsIn(schema: Described, path: string, isId = false): [string, Described][] {
  const parts = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((part) => idsIn(part, path, isId))
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => idsIn(part, `${path}.${name}`, /(^|_)ids?$/.test(name)))
  const isText = 'type' in schema && schema.type === 'string' && !('const' in schema)
  return [...(isId && isText ? [[path, schema] as [string, Described]] : []), ...parts, ...inside]
}

test('no id of any call may hold a control character: it is refused before the database is asked', async () => {
  const ids = Object.entries(await describedCalls()).flatMap(([url, calls]) =>
    Object.entries(calls).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters.flatMap(({ name, schema }) => idsIn({ properties: { [name]: schema } }, `${method} ${url}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => idsIn(schema, `${method} ${url} body`)),
    ]),
  )
  expect(ids.length).toBeGreaterThan(30)
  const takes = ({ pattern, allOf = [] }: Described, text: string): boolean =>
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) && allOf.every((part) => takes(part, text))
  for (const text of controlled) expect(ids.filter(([, schema]) => takes(schema, text)).map(([path]) => path)).toEqual([])
})

test('an order to an address of control characters is refused as an unknown one is not', async () => {
  const { headers } = await givenAccount(t, 'nul@example.test')
  const order = (address_id: string) =>
    t.inject({ method: 'POST', url: '/api/orders', headers, payload: { address_id, payment_method: 'manual' } })
  for (const text of controlled) {
    const answer = await order(text)
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid', fields: { address_id: 'must have no control characters' } }),
    ])
  }
  expect((await order('a')).json()).toMatchObject({ code: 'address_not_found' })
})
