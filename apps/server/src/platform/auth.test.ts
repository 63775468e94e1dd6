import { createHmac, createPublicKey } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toClaims } from '@karavan/identity/core.ts'
import { testApp } from '@karavan/testing/app.ts'
import { givenGuest } from '@karavan/testing/given-guest.ts'
import Fastify from 'fastify'
import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { allowUser, findUser, registerCaller, requireRegistered, requireUser, userOf } from './auth.ts'
import { registerErrorHandlers } from './errors.ts'
import { hostedIssuer, type Issuer, tokenVerifier } from './verify-token.ts'

const clock = () => new Date()
const nowSeconds = () => Math.floor(Date.now() / 1000)
const claims = (): JWTPayload =>
  toClaims(
    { issuer: 'https://issuer.test', projectId: 'audience' },
    {
      id: 'uid-1',
      email: 'ann@example.com',
      email_verified: true,
      display_name: null,
      photo_url: null,
      disabled: false,
      valid_since: new Date(),
      created_at: new Date(),
      last_login_at: new Date(),
    },
    {
      id: 'session-1',
      account_id: 'uid-1',
      provider: 'password',
      refresh_hash: '',
      former_refresh_hash: null,
      former_until: null,
      auth_time: new Date(),
      password_at: new Date(),
      last_used_at: new Date(),
      user_agent: null,
      network: null,
      device_key: null,
    },
    new Date(),
  )

const [key, foreignKey] = await Promise.all([generateKeyPair('ES256', { extractable: true }), generateKeyPair('ES256')])
const issuer: Issuer = {
  issuer: 'https://issuer.test',
  audience: 'audience',
  algorithms: ['ES256'],
  getKey: async ({ kid }) => {
    if (kid !== 'known') throw new (await import('jose')).errors.JWKSNoMatchingKey()
    return key.publicKey
  },
}
const sign = (payload: JWTPayload, { kid = 'known', privateKey = key.privateKey } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
const unsigned = (header: object, payload: JWTPayload) =>
  `${base64url.encode(JSON.stringify(header))}.${base64url.encode(JSON.stringify(payload))}`
/** The old trick: the public key is known to everybody, so use it as the secret of an HMAC. */
async function hmacWithPublicKey(payload: JWTPayload) {
  const pem = createPublicKey({ key: (await exportJWK(key.publicKey)) as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const body = unsigned({ alg: 'HS256', kid: 'known' }, payload)
  return `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`
}

async function guardedApp(verifier = tokenVerifier(issuer, clock)) {
  const app = Fastify()
  registerErrorHandlers(app)
  registerCaller(app)
  app.decorate('verifyToken', verifier)
  app.get('/any', { onRequest: requireUser }, async (request) => userOf(request))
  app.get('/registered', { onRequest: requireRegistered }, async (request) => userOf(request))
  app.get('/open', { onRequest: allowUser }, async (request) => ({ user: findUser(request) ?? null }))
  return app
}

const refusedTokens: [string, () => Promise<string | undefined> | string | undefined][] = [
  ['no header', () => undefined],
  ['no token', () => 'Bearer '],
  ['another scheme', async () => `Basic ${await sign(claims())}`],
  ['garbage', () => 'Bearer garbage'],
  ['garbage in three parts', () => 'Bearer a.b.c'],
  ['an expired token', async () => `Bearer ${await sign({ ...claims(), exp: nowSeconds() - 1 })}`],
  ['a token without an end', async () => `Bearer ${await sign({ ...claims(), exp: undefined })}`],
  ['another audience', async () => `Bearer ${await sign({ ...claims(), aud: 'other' })}`],
  ['another issuer', async () => `Bearer ${await sign({ ...claims(), iss: 'https://securetoken.google.com/audience' })}`],
  ['alg none', () => `Bearer ${unsigned({ alg: 'none', kid: 'known' }, claims())}.`],
  ['an HMAC with the public key', async () => `Bearer ${await hmacWithPublicKey(claims())}`],
  ['an unknown key id', async () => `Bearer ${await sign(claims(), { kid: 'unknown' })}`],
  ['a foreign key under a known id', async () => `Bearer ${await sign(claims(), { privateKey: foreignKey.privateKey })}`],
  [
    'a changed payload',
    async () =>
      `Bearer ${(await sign(claims())).replace(/\.[^.]+\./, `.${base64url.encode(JSON.stringify({ ...claims(), sub: 'uid-2' }))}.`)}`,
  ],
  ['a token of nobody', async () => `Bearer ${await sign({ ...claims(), sub: undefined })}`],
]

test.each(refusedTokens)('%s is refused with 401 [AU-33]', async (_, header) => {
  const app = await guardedApp()
  const authorization = await header()
  for (const url of ['/any', '/registered', ...(authorization === undefined ? [] : ['/open'])]) {
    const answer = await app.inject({ url, headers: authorization === undefined ? {} : { authorization } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ success: false, error: 'Sign in to continue', code: 'unauthenticated', request_id: expect.any(String) })
  }
})

test('a valid token names its user', async () => {
  const app = await guardedApp()
  const authorization = `Bearer ${await sign(claims())}`
  const user = {
    uid: 'uid-1',
    isAnonymous: false,
    email: 'ann@example.com',
    isAddressProven: true,
    sessionId: 'session-1',
    signedInAt: expect.any(String),
  }
  expect((await app.inject({ url: '/any', headers: { authorization } })).json()).toEqual(user)
  expect((await app.inject({ url: '/registered', headers: { authorization: authorization.replace('Bearer', 'bearer') } })).json()).toEqual(
    user,
  )
  expect((await app.inject({ url: '/open', headers: { authorization } })).json()).toEqual({ user })
  expect((await app.inject({ url: '/open' })).json()).toEqual({ user: null })
})

test('a guest is refused with 403 where an account is needed [AU-31]', async () => {
  const app = await guardedApp()
  const authorization = `Bearer ${await sign({ ...claims(), firebase: { identities: {}, sign_in_provider: 'anonymous' } })}`
  expect((await app.inject({ url: '/any', headers: { authorization } })).json()).toMatchObject({ isAnonymous: true })
  const answer = await app.inject({ url: '/registered', headers: { authorization } })
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ success: false, code: 'registered_only' })
})

test('a token is checked once while it is in use, and refused once it has ended', async () => {
  let now = Date.now()
  const getKey = vi.fn(issuer.getKey)
  const verify = tokenVerifier({ ...issuer, getKey }, () => new Date(now))
  const token = await sign(claims())
  for (let i = 0; i < 5; i++) expect(await verify(token)).toMatchObject({ uid: 'uid-1' })
  expect(getKey).toHaveBeenCalledTimes(1)
  now += 3600_000
  expect(await verify(token)).toBeUndefined()
  expect(await verify(token)).toBeUndefined()
})

test('only so many tokens are remembered: the least used makes room', async () => {
  const getKey = vi.fn(issuer.getKey)
  const verify = tokenVerifier({ ...issuer, getKey }, clock, { capacity: 2 })
  const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((sub) => sign({ ...claims(), sub })))
  for (const token of [a, b, a, c]) await verify(token ?? '')
  expect(getKey).toHaveBeenCalledTimes(3)
  await verify(a ?? '')
  expect(getKey).toHaveBeenCalledTimes(3)
  await verify(b ?? '')
  expect(getKey).toHaveBeenCalledTimes(4)
})

test('keys that cannot be fetched are passing trouble, not a refusal', async () => {
  const app = await guardedApp(tokenVerifier({ ...issuer, getKey: () => Promise.reject(new TypeError('fetch failed')) }, clock))
  const answer = await app.inject({ url: '/any', headers: { authorization: `Bearer ${await sign(claims())}` } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json().code).toBe('not_ready')
})

test('hosted tokens: RS256 with the key set of the provider, which may rotate', async () => {
  const keys: Awaited<ReturnType<typeof rsaKey>>[] = []
  async function rsaKey(kid: string) {
    const pair = await generateKeyPair('RS256', { extractable: true })
    return { kid, privateKey: pair.privateKey, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' } }
  }
  let isUp = true
  const provider = createServer((_request, response) => {
    response.statusCode = isUp ? 200 : 503
    response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }))
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  const jwksUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
  try {
    keys.push(await rsaKey('first'))
    const hostedClaims = () => ({ ...claims(), sid: undefined, iss: 'https://securetoken.google.com/shop', aud: 'shop' })
    const signHosted = (payload: JWTPayload, { kid, privateKey }: (typeof keys)[number]) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    const verify = tokenVerifier(hostedIssuer('shop', clock, jwksUrl), clock)
    expect(await verify(await signHosted(hostedClaims(), keys[0]!))).toEqual({
      uid: 'uid-1',
      isAnonymous: false,
      email: 'ann@example.com',
      isAddressProven: true,
      signedInAt: expect.any(Date),
    })
    const first = keys[0]!
    const secret = createPublicKey({ key: first.jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    const hmacBody = unsigned({ alg: 'HS256', kid: 'first' }, hostedClaims())
    const refused: Record<string, string> = {
      'another audience': await signHosted({ ...hostedClaims(), aud: 'other' }, first),
      'another issuer': await signHosted({ ...hostedClaims(), iss: 'https://securetoken.google.com/other' }, first),
      "our own issuer's": await sign(claims()),
      expired: await signHosted({ ...hostedClaims(), exp: nowSeconds() - 1 }, first),
      'of nobody': await signHosted({ ...hostedClaims(), sub: '' }, first),
      'alg none': `${unsigned({ alg: 'none', kid: 'first' }, hostedClaims())}.`,
      'an HMAC with the public key': `${hmacBody}.${createHmac('sha256', secret).update(hmacBody).digest('base64url')}`,
      'a foreign key': await signHosted(hostedClaims(), await rsaKey('first')),
      'an unknown key': await signHosted(hostedClaims(), await rsaKey('unknown')),
    }
    for (const [name, token] of Object.entries(refused)) expect(await verify(token), name).toBeUndefined()

    keys.unshift(await rsaKey('second'))
    for (const key of keys) expect(await verify(await signHosted(hostedClaims(), key))).toMatchObject({ uid: 'uid-1' })

    isUp = false
    const cut = tokenVerifier(hostedIssuer('shop', clock, jwksUrl), clock)
    await expect(signHosted(hostedClaims(), keys[0]!).then(cut)).rejects.toMatchObject({ code: 'not_ready' })
  } finally {
    provider.close()
  }
})

test('the product serves the identity paths at its own origin and accepts their tokens [AU-18]', async () => {
  await using t = await testApp()
  const guest = await givenGuest(t)
  expect(await t.app.verifyToken(guest.idToken)).toEqual({
    uid: guest.uid,
    isAnonymous: true,
    isAddressProven: false,
    sessionId: expect.any(String),
    signedInAt: expect.any(Date),
  })
  const refreshed = await t.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=karavan-builtin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${guest.refreshToken}`,
  })
  expect(await t.app.verifyToken(refreshed.json().access_token)).toMatchObject({ uid: guest.uid })
  const { keys } = (await t.inject('/.well-known/jwks.json')).json()
  expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256' }])
})

test("processes that start together on one database make one key, and accept each other's tokens", async () => {
  await using base = await testApp()
  await base.db.deleteFrom('identity_signing_key').execute()
  const apps = await Promise.all([1, 2, 3, 4].map(() => testApp({ on: base })))
  try {
    const guests = await Promise.all(apps.map(givenGuest))
    expect(await base.db.selectFrom('identity_signing_key').select('generation').execute()).toEqual([{ generation: 1 }])
    for (const { app } of apps) for (const { uid, idToken } of guests) expect(await app.verifyToken(idToken)).toMatchObject({ uid })
  } finally {
    await Promise.all(apps.map((app) => app[Symbol.asyncDispose]()))
  }
})

test('the identity paths refuse in the words of their protocol', async () => {
  await using t = await testApp()
  const post = (url: string, payload: string | object, type = 'application/json') =>
    t.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
  const key = '?key=karavan-builtin'
  const refusals = [
    [await post(`${accounts}:signUp`, {}), 'INVALID_API_KEY'],
    [await post(`${accounts}:signUp?key=other`, {}), 'INVALID_API_KEY'],
    [await post(`${accounts}:signUp${key}`, '{'), 'INVALID_REQUEST'],
    [await post(`${accounts}:signUp${key}`, '{"__proto__":{"a":1}}'), 'INVALID_REQUEST'],
    [await post(`${accounts}:signUp${key}`, '<xml/>', 'text/xml'), 'INVALID_REQUEST'],
    [await post(`${accounts}:signUp${key}`, { email: ['a'] }), 'INVALID_REQUEST'],
    [await post(`${accounts}:lookup${key}`, {}), 'MISSING_ID_TOKEN'],
    [await post(`${accounts}:lookup${key}`, { idToken: 'x' }), 'INVALID_ID_TOKEN'],
    [await post(`${accounts}:nothing${key}`, {}), 'NOT_FOUND'],
    [
      await post(`/securetoken.googleapis.com/v1/token${key}`, 'grant_type=password', 'application/x-www-form-urlencoded'),
      'INVALID_GRANT_TYPE',
    ],
    [
      await post(`/securetoken.googleapis.com/v1/token${key}`, 'grant_type=refresh_token', 'application/x-www-form-urlencoded'),
      'MISSING_REFRESH_TOKEN',
    ],
  ] as const
  for (const [answer, message] of refusals) {
    expect(answer.statusCode, message).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode, message).toBeLessThan(500)
    expect(answer.json(), message).toEqual({ error: { code: answer.statusCode, message, errors: [expect.objectContaining({ message })] } })
  }
})
