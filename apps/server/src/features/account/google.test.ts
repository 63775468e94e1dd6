import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { givenAccount, givenGuest } from '@karavan/testing/given-guest.ts'
import { anna, dataOf, googlePopup, type Jar } from '@karavan/testing/google-popup.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'

// The popup's pages with the stand-in in Google's place: what a browser does, step by step.
const settings = { GOOGLE_STAND_IN: '1' }
let t: TestApp
beforeAll(async () => {
  t = await testApp({ settings })
})
beforeEach(() => t.truncate())
afterAll(() => t[Symbol.asyncDispose]())

const { open, start, choose, handleOf, redeem } = googlePopup(() => t)

test('from the popup to an account: chooser, callback, one-time handle [AU-07 AU-08]', async () => {
  const jar: Jar = {}
  const started = await start(jar)
  expect(started.statusCode).toBe(302)
  expect(String(started.headers['set-cookie'])).toMatch(/^karavan-google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  const chooser = new URL(String(started.headers.location), 'http://localhost')
  expect(chooser.searchParams.get('prompt')).toBe('select_account')
  const page = await open(jar, String(started.headers.location))
  expect(page.body).toContain('This is not Google')
  expect(page.body).toContain('anna.petrova@example.com')

  const back = await choose(jar, String(started.headers.location), anna)
  const callback = await open(jar, String(back.headers.location))
  expect(callback.headers).not.toHaveProperty('cross-origin-opener-policy')
  expect(callback.headers['cache-control']).toBe('no-store')
  expect(String(callback.headers['content-security-policy'])).not.toContain('unsafe')
  expect(callback.body).not.toMatch(/<script(?! src=)/)
  const { tx, handle = '' } = dataOf(callback.body)
  expect(tx).toBe('popup-1-of-tab')

  const answer = await redeem(jar, handle)
  expect(answer.json()).toMatchObject({
    providerId: 'google.com',
    email: 'anna.petrova@example.com',
    emailVerified: true,
    displayName: 'Anna Petrova',
    isNewUser: true,
    expiresIn: '3600',
  })
  expect(await t.app.verifyToken(answer.json().idToken)).toMatchObject({ uid: answer.json().localId, isAnonymous: false })
  expect((await redeem(jar, handle)).json().error.message).toBe('INVALID_IDP_RESPONSE')
  const again = await redeem(jar, await handleOf(jar))
  expect(again.json()).toMatchObject({ localId: answer.json().localId })
  expect(again.json()).not.toHaveProperty('isNewUser')
})

test('a handle is worth nothing in another browser, and nothing after five minutes', async () => {
  const jar: Jar = {}
  const handle = await handleOf(jar)
  const other: Jar = {}
  await start(other)
  for (const wrong of [{}, other]) expect((await redeem(wrong, handle)).json().error.message).toBe('INVALID_IDP_RESPONSE')
  await t.db.updateTable('identity_google_step').set({ expires_at: new Date() }).execute()
  expect((await redeem(jar, handle)).json().error.message).toBe('INVALID_IDP_RESPONSE')
})

test('a callback is good once, and only in the browser that began', async () => {
  const jar: Jar = {}
  const chooser = String((await start(jar)).headers.location)
  const callback = String((await choose(jar, chooser, anna)).headers.location)
  const other: Jar = {}
  await start(other)
  for (const wrong of [{}, other]) {
    const refused = await open(wrong, callback)
    expect(refused.statusCode).toBe(400)
    expect(dataOf(refused.body)).toEqual({ error: 'auth/internal-error' })
  }
  expect(dataOf((await open(jar, callback)).body)).toHaveProperty('handle')
  expect(dataOf((await open(jar, callback)).body)).toEqual({ error: 'auth/internal-error' })
})

test('a code of another sign-in does not fit', async () => {
  const jar: Jar = {}
  const first = String((await start(jar, 'first-popup')).headers.location)
  const second = String((await start(jar, 'second-popup')).headers.location)
  const code = new URL(String((await choose(jar, first, anna)).headers.location), 'http://x').searchParams.get('code')
  const state = new URL(second, 'http://x').searchParams.get('state')
  expect(dataOf((await open(jar, `/account/google/callback?state=${state}&code=${code}`)).body)).toEqual({
    tx: 'second-popup',
    error: 'auth/internal-error',
  })
})

test('a person who does not agree reads so', async () => {
  const jar: Jar = {}
  const chooser = String((await start(jar)).headers.location)
  const back = await choose(jar, chooser, { cancel: 'on' })
  expect(dataOf((await open(jar, String(back.headers.location))).body)).toEqual({ tx: 'popup-1-of-tab', error: 'auth/user-cancelled' })
})

test('the stand-in takes only addresses that nobody owns [W-02]', async () => {
  const jar: Jar = {}
  const chooser = String((await start(jar)).headers.location)
  for (const email of ['ann@gmail.com', 'ann@notexample.com', 'ann@example.com.evil.com', 'nothing', '"><b>@x.test']) {
    const refused = await choose(jar, chooser, { email, name: 'Ann', confirmed: 'on' })
    expect(refused.statusCode, email).toBe(422)
    expect(refused.body).toContain('role="alert"')
    expect(refused.body).not.toContain('"><b>@')
  }
  for (const email of ['ann@shop.test', 'Ann@Sub.Example.org']) expect((await choose(jar, chooser, { email })).statusCode, email).toBe(303)
})

test.each([
  ['a product that nobody asked to have it', {}, {}],
  ['a public address', { ...settings, PUBLIC_URL: 'https://shop.example' }, { host: 'shop.example' }],
  ['all addresses of the machine', { ...settings, HOST: '0.0.0.0' }, {}],
  ['a proxy that is known of', { ...settings, TRUST_PROXY: '1' }, {}],
])('there is no stand-in on %s [W-02 G-28]', async (_, settings, headers) => {
  await using elsewhere = await testApp({ settings, on: t })
  const answer = await open({}, '/account/google/start?tx=popup-1-of-tab', headers, elsewhere)
  expect(answer.statusCode).toBe(403)
  expect(dataOf(answer.body)).toEqual({ tx: 'popup-1-of-tab', error: 'auth/operation-not-allowed' })
  expect((await open({}, '/account/google/stand-in?state=a&nonce=b&code_challenge=c', headers, elsewhere)).statusCode).toBe(404)
  expect((await open({}, '/chat/config.json', headers, elsewhere)).json().google.enabled).toBe(false)
})

test.each([
  ['came through a proxy', { 'x-forwarded-for': '203.0.113.7' }, 'auth/operation-not-allowed'],
  ['names another host', { host: 'shop.example' }, 'auth/unauthorized-domain'],
])('the stand-in refuses a request that %s [W-02 ER-25]', async (_, headers, error) => {
  const answer = await open({}, '/account/google/start?tx=popup-1-of-tab', headers)
  expect(answer.statusCode).toBe(403)
  expect(dataOf(answer.body)).toMatchObject({ error })
  expect((await open({}, '/account/google/stand-in?state=a&nonce=b&code_challenge=c', headers)).statusCode).toBe(404)
  expect((await open({}, '/chat/config.json', headers)).json().google.enabled).toBe(false)
})

test('the web app learns where Google sign-in works', async () => {
  expect((await open({}, '/chat/config.json')).json().google).toEqual({ enabled: true, authorizedDomains: ['localhost', '127.0.0.1'] })
})

test('an address without a popup to answer to is refused', async () => {
  for (const url of ['/account/google/start', '/account/google/start?tx=a', '/account/google/stand-in?state=a'])
    expect((await open({}, url)).statusCode, url).toBe(400)
})

test('a guest keeps its uid; a Google account that is known signs in to its own account with the same handle [G-26 AU-10]', async () => {
  const jar: Jar = {}
  const guest = await givenGuest(t)
  const linked = await redeem(jar, await handleOf(jar), { idToken: guest.idToken })
  expect(linked.json()).toMatchObject({ localId: guest.uid })
  const other = await givenGuest(t)
  const handle = await handleOf(jar)
  expect((await redeem(jar, handle, { idToken: other.idToken })).json().error.message).toBe('FEDERATED_USER_ID_ALREADY_LINKED')
  expect((await redeem(jar, handle)).json()).toMatchObject({ localId: guest.uid })
})

test('the account with the same e-mail is not joined without proof, and not linked to a guest [G-27]', async () => {
  const jar: Jar = {}
  await givenAccount(t, 'anna.petrova@example.com')
  const guest = await givenGuest(t)
  expect((await redeem(jar, await handleOf(jar), { idToken: guest.idToken })).json().error.message).toBe('EMAIL_EXISTS')
  const unproven = await redeem(jar, await handleOf(jar, { email: anna.email, name: anna.name }))
  expect(unproven.json()).toMatchObject({ needConfirmation: true, email: anna.email })
  expect(unproven.json()).not.toHaveProperty('idToken')
})

test('behind a proxy that hides itself the stand-in still takes nobody over: no account with a password, no operator', async () => {
  const jar: Jar = {}
  const signedIn = async () => (await redeem(jar, await handleOf(jar))).json()
  // The address is registered with a password: by its owner, proven or not, or by somebody else.
  const account = await givenAccount(t, anna.email)
  for (const isProven of [false, true]) {
    await t.db.updateTable('identity_account').set({ email_verified: isProven }).where('id', '=', account.uid).execute()
    expect((await signedIn()).error.message).toBe('OPERATION_NOT_ALLOWED')
  }
  expect(await t.app.verifyToken(account.idToken)).toMatchObject({ uid: account.uid })
  expect((await redeem(jar, await handleOf(jar), { idToken: account.idToken })).json().error.message).toBe('OPERATION_NOT_ALLOWED')

  // Made by the stand-in itself, then given a password, or the desk.
  await t.truncate()
  const { localId } = await signedIn()
  expect(await signedIn()).toMatchObject({ localId })
  await t.db.insertInto('operator_role').values({ uid: localId, granted_at: new Date() }).execute()
  expect((await signedIn()).error.message).toBe('OPERATION_NOT_ALLOWED')
  await t.db.deleteFrom('operator_role').execute()
  await t.db.insertInto('identity_password').values({ account_id: localId, hash: 'x' }).execute()
  expect((await signedIn()).error.message).toBe('OPERATION_NOT_ALLOWED')
})

test('a product with the stand-in says so when it starts, and so does one that was asked for it in vain', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line).msg) })
  for (const wanted of [settings, { ...settings, HOST: '0.0.0.0' }, {}])
    await (await testApp({ settings: wanted, on: t, log }))[Symbol.asyncDispose]()
  expect(lines.filter((line) => /google/i.test(line))).toEqual([
    expect.stringContaining('can sign in with Google as anybody'),
    expect.stringContaining('is not used'),
  ])
})

test('sign-ins of one new person at the same moment make one account; of those with one handle one succeeds', async () => {
  const jar: Jar = {}
  const handles: string[] = []
  for (let i = 0; i < 6; i++) handles.push(await handleOf(jar))
  const answers = await Promise.all(handles.map((handle) => redeem(jar, handle)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(handles.map(() => 200))
  expect(new Set(answers.map((answer) => answer.json().localId)).size).toBe(1)
  const last = await handleOf(jar)
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => redeem(jar, last)))).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([200, 400, 400, 400])
})
