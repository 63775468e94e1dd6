import { testDb } from '@karavan/testing/db.ts'
import { givenBrowser, givenService, issuer, projectId } from '@karavan/testing/identity/given.ts'
import { codeOf } from '@karavan/testing/identity/with-service.ts'
import { deleteUser, getIdTokenResult, reload, signInAnonymously, validatePassword } from 'firebase/auth'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { setDisabled } from './accounts.ts'

// The real firebase/auth SDK against the real plugin on a real port.
const { db, close } = await testDb()
let service: Awaited<ReturnType<typeof givenService>>
beforeEach(async () => {
  service = await givenService(db)
  return () => service.app.close()
})
afterAll(close)

/** Changes what the SDK has stored, as a damaged or foreign store would be. */
function editStored(browser: ReturnType<typeof givenBrowser>, edit: (user: { stsTokenManager: Record<string, unknown> }) => void) {
  for (const [key, value] of browser.disk) {
    const user = JSON.parse(value)
    edit(user)
    browser.disk.set(key, JSON.stringify(user))
  }
}
const makeStoredTokenDue = (browser: ReturnType<typeof givenBrowser>, inSeconds = 1) =>
  editStored(browser, ({ stsTokenManager }) => {
    stsTokenManager.expirationTime = Date.now() + inSeconds * 1000
  })

test('a guest is made with one sign-up and one lookup [AU-01]', async () => {
  const auth = await givenBrowser(service.origin).open()
  const { user } = await signInAnonymously(auth)
  expect(user).toMatchObject({ isAnonymous: true, email: null, providerData: [] })
  expect(Date.parse(user.metadata.creationTime ?? '')).not.toBeNaN()
  expect(service.requests).toEqual([
    '/identitytoolkit.googleapis.com/v1/accounts:signUp',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  ])
})

test('the stored guest is the same one after a reload, twice [AU-02]', async () => {
  const browser = givenBrowser(service.origin)
  const { user } = await signInAnonymously(await browser.open())
  for (const _ of [1, 2]) {
    const auth = await browser.open()
    expect(auth.currentUser?.uid).toBe(user.uid)
    expect(auth.currentUser?.isAnonymous).toBe(true)
  }
  expect(service.requests.filter((url) => url.endsWith(':signUp'))).toHaveLength(1)
})

test('the ID token has the claims of the hosted provider under our own issuer, and verifies with the published keys', async () => {
  const { user } = await signInAnonymously(await givenBrowser(service.origin).open())
  const token = await user.getIdToken()
  const keySet = createRemoteJWKSet(new URL('/.well-known/jwks.json', service.origin))
  const { payload, protectedHeader } = await jwtVerify(token, keySet, { algorithms: ['ES256'], issuer, audience: projectId })
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) })
  expect(payload).toEqual({
    provider_id: 'anonymous',
    iss: issuer,
    aud: projectId,
    auth_time: expect.any(Number),
    user_id: user.uid,
    sub: user.uid,
    iat: expect.any(Number),
    exp: (payload.iat ?? 0) + 3600,
    firebase: { identities: {}, sign_in_provider: 'anonymous' },
    sid: expect.any(String),
  })
  expect(await getIdTokenResult(user)).toMatchObject({ signInProvider: 'anonymous' })
})

test('the published keys hold no private part', async () => {
  const { keys } = await (await fetch(`${service.origin}/.well-known/jwks.json`)).json()
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
})

test('a refresh gives a new token of the same sign-in [AU-18]', async () => {
  const { user } = await signInAnonymously(await givenBrowser(service.origin).open())
  const before = decodeJwt(await user.getIdToken())
  service.moveClock(10 * 60_000)
  const after = decodeJwt(await user.getIdToken(true))
  expect(after).toMatchObject({ sub: before.sub, auth_time: before.auth_time, sid: before.sid })
  expect(after.iat).toBeGreaterThanOrEqual((before.iat ?? 0) + 600)
})

test('refreshes at the same time, from several tabs too, all succeed with one refresh token', async () => {
  const browser = givenBrowser(service.origin)
  const { user } = await signInAnonymously(await browser.open())
  const tokens = await Promise.all(Array.from({ length: 8 }, () => user.getIdToken(true)))
  expect(new Set(tokens.map((token) => decodeJwt(token).sub))).toEqual(new Set([user.uid]))
  expect(service.requests.filter((url) => url.endsWith('/v1/token'))).toHaveLength(8)
  expect((await browser.open()).currentUser?.uid).toBe(user.uid)
})

test('a token that is due is refreshed at start-up', async () => {
  const browser = givenBrowser(service.origin)
  const { user } = await signInAnonymously(await browser.open())
  makeStoredTokenDue(browser)
  expect((await browser.open()).currentUser?.uid).toBe(user.uid)
  expect(service.requests.filter((url) => url.endsWith('/v1/token'))).toHaveLength(1)
})

test('a token counts as expired 30 s before its expiry [CO-15]', async () => {
  const browser = givenBrowser(service.origin)
  await signInAnonymously(await browser.open())
  const renewals = async (endsInSeconds: number) => {
    makeStoredTokenDue(browser, endsInSeconds)
    service.requests.length = 0
    await (await browser.open()).currentUser?.getIdToken()
    return service.requests.filter((url) => url.endsWith('/v1/token')).length
  }
  expect(await renewals(90)).toBe(0)
  expect(await renewals(29)).toBe(1)
})

test('an unknown refresh token signs the user out [AU-17]', async () => {
  const browser = givenBrowser(service.origin)
  await signInAnonymously(await browser.open())
  editStored(browser, ({ stsTokenManager }) => {
    stsTokenManager.refreshToken = 'a'.repeat(43)
  })
  const auth = await browser.open()
  expect(await codeOf(auth.currentUser!.getIdToken(true))).toBe('auth/user-token-expired')
  expect(auth.currentUser).toBeNull()
  expect(browser.disk.size).toBe(0)
})

test('a malformed refresh token gets an answer of its own', async () => {
  const browser = givenBrowser(service.origin)
  await signInAnonymously(await browser.open())
  editStored(browser, ({ stsTokenManager }) => {
    stsTokenManager.refreshToken = 'not one'
  })
  expect(await codeOf((await browser.open()).currentUser!.getIdToken(true))).toBe('auth/invalid-refresh-token')
})

test('a disabled account is signed out at its next refresh [AU-17]', async () => {
  const auth = await givenBrowser(service.origin).open()
  const { user } = await signInAnonymously(auth)
  await db.updateTable('identity_account').set({ disabled: true }).where('id', '=', user.uid).execute()
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled')
  expect(auth.currentUser).toBeNull()
})

test('a deleted account is gone, in its other tabs too', async () => {
  const browser = givenBrowser(service.origin)
  const { user } = await signInAnonymously(await browser.open())
  const stored = new Map(browser.disk)
  await deleteUser(user)
  expect(browser.disk.size).toBe(0)
  for (const [key, value] of stored) browser.disk.set(key, value)
  expect((await browser.open()).currentUser).toBeNull()
  expect(await db.selectFrom('identity_account').select('id').where('id', '=', user.uid).execute()).toEqual([])
})

test('a session that was not used for 90 days has ended, one that was used lives on', async () => {
  const { user } = await signInAnonymously(await givenBrowser(service.origin).open())
  const dayMs = 24 * 60 * 60_000
  service.moveClock(89 * dayMs)
  await user.getIdToken(true)
  service.moveClock(89 * dayMs)
  await user.getIdToken(true)
  service.moveClock(91 * dayMs)
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired')
})

test('a session ends a year after its sign-in, however much it is used', async () => {
  const { user } = await signInAnonymously(await givenBrowser(service.origin).open())
  const dayMs = 24 * 60 * 60_000
  for (let day = 0; day < 360; day += 60) {
    service.moveClock(60 * dayMs)
    await user.getIdToken(true)
  }
  service.moveClock(6 * dayMs)
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired')
})

test('ID tokens from before the account was shut and opened again are refused', async () => {
  const { user } = await signInAnonymously(await givenBrowser(service.origin).open())
  await setDisabled(db, user.uid, true, new Date())
  expect(await codeOf(reload(user))).toBe('auth/user-disabled')
  const again = await service.identity.signUpAnonymously()
  await db
    .updateTable('identity_account')
    .set({ valid_since: new Date(Date.now() + 5000) })
    .where('id', '=', again.uid)
    .execute()
  await expect(service.identity.authenticate(again.idToken)).rejects.toThrow('TOKEN_EXPIRED')
  // Opening it again does not bring the sessions back.
  await setDisabled(db, user.uid, false, new Date())
  await expect(service.identity.refresh(user.refreshToken)).rejects.toThrow(/TOKEN_EXPIRED|USER_NOT_FOUND/)
})

test.each([
  ['a server error', 500, 'oops'],
  ['overload', 503, 'Service unavailable'],
  ['a limit of something in between', 429, '{"statusCode":429,"error":"Too Many Requests","message":"slow down"}'],
])('the stored guest survives %s at start-up', async (_, status, body) => {
  const browser = givenBrowser(service.origin)
  const { user } = await signInAnonymously(await browser.open())
  service.setOutage({ status, body })
  makeStoredTokenDue(browser)
  expect((await browser.open()).currentUser?.uid).toBe(user.uid)
  service.setOutage(undefined)
  expect((await browser.open()).currentUser?.uid).toBe(user.uid)
})

test('a limit in front of the service does not cost a guest its session either', async () => {
  const browser = givenBrowser(service.origin)
  const { user } = await signInAnonymously(await browser.open())
  service.limit(true)
  makeStoredTokenDue(browser)
  expect((await browser.open()).currentUser?.uid).toBe(user.uid)
  expect(await codeOf(signInAnonymously(await givenBrowser(service.origin).open()))).toBe('auth/too-many-requests')
  service.limit(false)
  expect((await browser.open()).currentUser?.uid).toBe(user.uid)
})

test('the stored guest survives a database that is away at start-up', async () => {
  const browser = givenBrowser(service.origin)
  const { user } = await signInAnonymously(await browser.open())
  await db.schema.alterTable('identity_session').renameTo('away').execute()
  try {
    expect((await browser.open()).currentUser?.uid).toBe(user.uid)
    makeStoredTokenDue(browser)
    expect((await browser.open()).currentUser?.uid).toBe(user.uid)
  } finally {
    await db.schema
      .alterTable('away' as never)
      .renameTo('identity_session')
      .execute()
  }
  expect((await browser.open()).currentUser?.uid).toBe(user.uid)
})

test('a token whose key cannot be looked up at the moment is not called a bad one', async () => {
  const other = await givenService(db)
  const { idToken } = await other.identity.signUpAnonymously()
  await other.app.close()
  const [header = '', ...rest] = idToken.split('.')
  const kid = { ...JSON.parse(Buffer.from(header, 'base64url').toString()), kid: 'made a moment ago' }
  const token = [Buffer.from(JSON.stringify(kid)).toString('base64url'), ...rest].join('.')
  const lookup = () =>
    fetch(`${service.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=test-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
    })
  expect(await (await lookup()).json()).toMatchObject({ error: { message: 'INVALID_ID_TOKEN' } })
  service.moveClock(60_000)
  await db.schema.alterTable('identity_signing_key').renameTo('away').execute()
  try {
    const answer = await lookup()
    expect(answer.status).toBe(503)
    expect(await answer.text()).toBe('Service unavailable')
  } finally {
    await db.schema
      .alterTable('away' as never)
      .renameTo('identity_signing_key')
      .execute()
  }
})

test('the password policy can be asked [CO-19 AU-18]', async () => {
  const auth = await givenBrowser(service.origin).open()
  expect(await validatePassword(auth, '12345')).toMatchObject({ isValid: false, meetsMinPasswordLength: false })
  expect(await validatePassword(auth, '123456')).toMatchObject({ isValid: true })
})

test('refresh tokens are stored as hashes only', async () => {
  const { user } = await signInAnonymously(await givenBrowser(service.origin).open())
  const stored = JSON.stringify(await db.selectFrom('identity_session').selectAll().execute())
  expect(user.refreshToken).toMatch(/^[\w-]{43}$/)
  expect(stored).not.toContain(user.refreshToken)
})

test('two processes that start together on an empty database sign with one key', async () => {
  await db.deleteFrom('identity_signing_key').execute()
  const services = await Promise.all([givenService(db), givenService(db), givenService(db)])
  const tokens = await Promise.all(services.map(({ identity }) => identity.signUpAnonymously()))
  expect(new Set(tokens.map(({ idToken }) => decodeProtectedHeader(idToken).kid)).size).toBe(1)
  // Each accepts what the others signed.
  for (const { identity } of services) for (const { idToken } of tokens) await identity.authenticate(idToken)
  await Promise.all(services.map(({ app }) => app.close()))
})
