import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errors, exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { remoteKeySet } from './remote-key-set.ts'

// An issuer that publishes its keys as the hosted provider does, and a clock that can be moved.
const state = { keys: [] as JWK[], status: 200, headers: {} as Record<string, string>, requests: 0, nowMs: 0 }
let server: ReturnType<typeof createServer>
beforeEach(async () => {
  Object.assign(state, { keys: [], status: 200, headers: { 'cache-control': 'public, max-age=3600' }, requests: 0, nowMs: Date.now() })
  server = createServer((_request, response) => {
    state.requests++
    response.writeHead(state.status, { 'content-type': 'application/json', ...state.headers }).end(JSON.stringify({ keys: state.keys }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => void server.close())

const keySet = () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return remoteKeySet(
    () => url,
    () => new Date(state.nowMs),
  )
}
async function givenKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    token: await new SignJWT({ sub: kid }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
  }
}
const minutes = (count: number) => count * 60_000
const check = async (keys: ReturnType<typeof keySet>, token: string) =>
  jwtVerify(token, keys, { algorithms: ['RS256'] }).then(
    ({ payload }) => payload.sub,
    (error) => (error instanceof errors.JWKSNoMatchingKey ? 'unknown key' : 'unknown'),
  )

test('keys are kept for as long as the answer allows', async () => {
  const first = await givenKey('first')
  state.keys = [first.jwk]
  const keys = keySet()
  await Promise.all([1, 2, 3].map(() => check(keys, first.token)))
  state.nowMs += minutes(59)
  expect(await check(keys, first.token)).toBe('first')
  expect(state.requests).toBe(1)
  state.nowMs += minutes(2)
  expect(await check(keys, first.token)).toBe('first')
  expect(state.requests).toBe(2)
})

test.each([
  ['max-age=600, less the age it has', { 'cache-control': 'max-age=600', age: '300' }, 5],
  ['no-cache', { 'cache-control': 'no-cache, max-age=3600' }, 1],
  ['nothing', {}, 10],
  ['a year', { 'cache-control': 'max-age=31536000' }, 24 * 60],
])('%s is kept for its time', async (_, headers, fresh) => {
  const first = await givenKey('first')
  Object.assign(state, { keys: [first.jwk], headers })
  const keys = keySet()
  await check(keys, first.token)
  state.nowMs += minutes(fresh) - 1
  await check(keys, first.token)
  expect(state.requests).toBe(1)
  state.nowMs += 1
  await check(keys, first.token)
  expect(state.requests).toBe(2)
})

test('a key that is new is fetched at once, and one that is gone is good no longer than the answer', async () => {
  const [first, second] = await Promise.all([givenKey('first'), givenKey('second')])
  state.keys = [first.jwk]
  const keys = keySet()
  await check(keys, first.token)
  state.keys = [second.jwk]
  expect(await Promise.all([1, 2, 3].map(() => check(keys, second.token)))).toEqual(['second', 'second', 'second'])
  expect(state.requests).toBe(2)
  expect(await check(keys, first.token)).toBe('unknown key')
})

test('made-up keys are not a request each, and keep no real one out for long', async () => {
  const [first, second, unknown] = await Promise.all(['first', 'second', 'unknown'].map(givenKey))
  if (!first || !second || !unknown) throw new Error('no keys')
  state.keys = [first.jwk]
  const keys = keySet()
  for (let i = 0; i < 20; i++) expect(await check(keys, unknown.token)).toBe('unknown key')
  expect(state.requests).toBe(5)
  state.keys = [second.jwk]
  state.nowMs += 30_000
  expect(await check(keys, second.token)).toBe('second')
  for (let i = 0; i < 20; i++) expect(await check(keys, unknown.token)).toBe('unknown key')
  expect(state.requests).toBe(9)
})

test('an outage of the issuer refuses nobody for an hour, and differs from a refusal after that', async () => {
  const [first, unknown] = await Promise.all([givenKey('first'), givenKey('unknown')])
  state.keys = [first.jwk]
  const keys = keySet()
  await check(keys, first.token)
  state.status = 503
  state.nowMs += minutes(61)
  expect(await check(keys, first.token)).toBe('first')
  expect(await check(keys, unknown.token)).toBe('unknown')
  const requests = state.requests
  for (let i = 0; i < 20; i++) await check(keys, first.token)
  expect(state.requests).toBe(requests)
  state.nowMs += minutes(60)
  expect(await check(keys, first.token)).toBe('unknown')
  state.status = 200
  state.nowMs += 2_000
  expect(await check(keys, first.token)).toBe('first')
})

test('an answer that is not a key set counts as an outage', async () => {
  const first = await givenKey('first')
  state.keys = 'nothing' as never
  const keys = keySet()
  expect(await check(keys, first.token)).toBe('unknown')
  state.keys = [first.jwk]
  state.nowMs += 2_000
  expect(await check(keys, first.token)).toBe('first')
})
