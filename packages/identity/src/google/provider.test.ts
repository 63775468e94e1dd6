// @database either
import { testDb } from '@karavan/testing/db.ts'
import { clientId, clientSecret, givenOpenIdProvider, redirectUri } from '@karavan/testing/identity/open-id-provider.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRefreshToken as newSecret } from '../refresh-token.ts'
import { type FlowResult, googleFlow } from './flow.ts'
import { openIdProvider } from './provider.ts'
import { findStep } from './steps.ts'

// Our client of an OpenID provider, against a certified one.
const now = () => new Date()
const ann = { sub: '1234567890', email: 'Ann@Example.com', email_verified: true, name: 'Ann', picture: 'https://example.com/ann.png' }

const { db, close } = await testDb()
let google: Awaited<ReturnType<typeof givenOpenIdProvider>>
beforeAll(async () => {
  google = await givenOpenIdProvider()
})
afterAll(async () => {
  await google[Symbol.asyncDispose]()
  await close()
})

const flowOf = (settings = {}) => googleFlow(db, openIdProvider({ clientId, clientSecret, issuer: google.issuer, ...settings }, now), now)
const browser = newSecret()
const begin = (flow = flowOf()) => flow.begin({ browser, tx: 'popup-1', redirectUri, locale: 'ru' })
const answerOf = (callback: URL) => Object.fromEntries(callback.searchParams)
const failed: FlowResult = { tx: 'popup-1', locale: 'ru', error: 'auth/internal-error', cause: expect.any(Error) }

test('code flow with PKCE, state and nonce [AU-07 AU-08]', async () => {
  const url = await begin()
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    ui_locales: 'ru',
  })
  const callback = await google.browse(url, ann)
  const result = await flowOf().finish(answerOf(callback), browser)
  expect(result).toEqual({ tx: 'popup-1', locale: 'ru', handle: expect.stringMatching(/^[\w-]{43}$/) })
  const secret = result && 'handle' in result ? result.handle : ''
  expect(await findStep(db, 'handle', { secret, bound: browser }, now())).toEqual({
    subject: '1234567890',
    email: 'ann@example.com',
    isEmailVerified: true,
    displayName: 'Ann',
    photoUrl: 'https://example.com/ann.png',
  })
  expect(await flowOf().finish(answerOf(callback), browser)).toBeUndefined()
})

test('nothing of a sign-in is stored that would be worth something to a reader of the database', async () => {
  const url = new URL(await begin())
  const callback = await google.browse(url.href, ann)
  const result = await flowOf().finish(answerOf(callback), browser)
  const stored = JSON.stringify(await db.selectFrom('identity_google_step').selectAll().execute())
  for (const secret of [url.searchParams.get('state'), browser, result && 'handle' in result && result.handle])
    expect(stored).not.toContain(secret)
})

test('a person who does not agree is distinguished from a failure', async () => {
  const callback = await google.browse(await begin(), undefined)
  expect(await flowOf().finish(answerOf(callback), browser)).toEqual({ tx: 'popup-1', locale: 'ru', error: 'auth/user-cancelled' })
})

test('an answer for another browser, or for a sign-in that was never begun, is ignored', async () => {
  const answer = answerOf(await google.browse(await begin(), ann))
  expect(await flowOf().finish(answer, newSecret())).toBeUndefined()
  expect(await flowOf().finish(answer, undefined)).toBeUndefined()
  expect(await flowOf().finish({ ...answer, state: newSecret() }, browser)).toBeUndefined()
  expect(await flowOf().finish(answer, browser)).toHaveProperty('handle')
})

test('a code of another sign-in does not fit: PKCE, and the nonce', async () => {
  const [first, second] = [new URL(await begin()), new URL(await begin())]
  const code = answerOf(await google.browse(first.href, ann)).code
  expect(await flowOf().finish({ state: second.searchParams.get('state') ?? '', code }, browser)).toEqual(failed)

  const third = new URL(await begin())
  third.searchParams.set('nonce', 'somebody-elses')
  expect(await flowOf().finish(answerOf(await google.browse(third.href, ann)), browser)).toEqual(failed)
})

test.each([
  ['another issuer answers', { iss: 'https://evil.example' }],
  ['there is no code', { code: undefined }],
  ['the code is made up', { code: 'made-up' }],
])('%s: no sign-in', async (_, change) => {
  const answer = answerOf(await google.browse(await begin(), ann))
  expect(await flowOf().finish({ ...answer, ...change }, browser)).toEqual(failed)
})

test('a wrong secret, and a provider that calls itself otherwise: no sign-in', async () => {
  const answer = answerOf(await google.browse(await begin(), ann))
  expect(await flowOf({ clientSecret: 'wrong' }).finish(answer, browser)).toEqual(failed)
  const renamed = google.issuer.replace('127.0.0.1', 'localhost')
  await expect(begin(flowOf({ issuer: renamed }))).rejects.toThrow('issuer does not match')
})

test('a Google account without an email address cannot sign in', async () => {
  const answer = answerOf(await google.browse(await begin(), { sub: '1' }))
  expect(await flowOf().finish(answer, browser)).toEqual(failed)
})

test('a provider that takes the secret in the body only gets it there', async () => {
  await using other = await givenOpenIdProvider({ authMethod: 'client_secret_post' })
  const flow = flowOf({ issuer: other.issuer })
  expect(await flow.finish(answerOf(await other.browse(await begin(flow), ann)), browser)).toHaveProperty('handle')
})

test('the provider is asked for its metadata once, and again after a failure', async () => {
  const flow = flowOf()
  google.requests.length = 0
  google.setOutage(true)
  await expect(begin(flow)).rejects.toThrow('503')
  google.setOutage(false)
  await Promise.all([begin(flow), begin(flow), begin(flow)])
  expect(google.requests.filter((url) => url.endsWith('openid-configuration'))).toHaveLength(2)
})
