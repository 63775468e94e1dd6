import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask, askAndRead, goOn } from '@karavan/testing/ask.ts'
import { type GivenGuest, givenAccount, givenGuest } from '@karavan/testing/given-guest.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeIdleGuests } from './retention.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
let aheadMs = 0
let t: TestApp & { address: string }
beforeAll(async () => {
  const app = await testApp({ clock: () => new Date(Date.now() + aheadMs) })
  t = Object.assign(app, { address: await app.listen() })
})
afterAll(() => t[Symbol.asyncDispose]())

let count = 0
const anAccount = () => givenAccount(t, `ann${++count}@example.com`)
const claim = (account: GivenGuest, guest: GivenGuest, token = guest.idToken) =>
  t.inject({ method: 'POST', url: '/api/account/claim-guest', headers: account.headers, payload: { guest_token: token } })
const titles = async (who: GivenGuest): Promise<string[]> =>
  (await t.inject({ url: '/api/conversations', headers: who.headers })).json().conversations.map(({ title }: { title: string }) => title)
const isThere = async (uid: string) =>
  (await t.db.selectFrom('identity_account').select('id').where('id', '=', uid).executeTakeFirst()) !== undefined

test('a guest who signs in to an account brings its conversations, with all that is in them [G-25 AU-11]', async () => {
  const [guest, account] = [await givenGuest(t), await anAccount()]
  const asked = await askAndRead(t, guest.idToken, 'thermos mugs')
  await ask(t, guest.idToken, 'cotton socks')
  await ask(t, account.idToken, 'desk lamps')
  const before = await t.inject({ url: `/api/conversations/${asked.conversation_id}/messages`, headers: guest.headers })
  expect((await claim(account, guest)).json()).toEqual({ success: true, moved: 2 })
  expect((await titles(account)).sort()).toEqual(['cotton socks', 'desk lamps', 'thermos mugs'])
  const after = await t.inject({ url: `/api/conversations/${asked.conversation_id}/messages`, headers: account.headers })
  expect(after.json()).toEqual(before.json())
  expect(await isThere(guest.uid)).toBe(false)
  // The conversation goes on, and its stream can be read by its new owner.
  expect((await goOn(t, account.idToken, asked.conversation_id, 'cheaper')).statusCode).toBe(200)
  expect((await t.inject({ method: 'POST', url: `/api/search/stream/${asked.stream_id}/stop`, headers: account.headers })).statusCode).toBe(
    200,
  )
})

test('repeating it is harmless, also at the same time [G-25]', async () => {
  const [guest, account] = [await givenGuest(t), await anAccount()]
  await ask(t, guest.idToken, 'thermos mugs')
  const moved = (await Promise.all([1, 2, 3].map(() => claim(account, guest)))).map((answer) => answer.json().moved)
  expect(moved.sort()).toEqual([0, 0, 1])
  expect((await claim(account, guest)).json()).toEqual({ success: true, moved: 0 })
  expect(await titles(account)).toEqual(['thermos mugs'])
})

test('a question that a guest asks in another tab at the moment of the claim is the account’s [G-25]', async () => {
  const [guest, account] = [await givenGuest(t), await anAccount()]
  const first = await askAndRead(t, guest.idToken, 'thermos mugs')
  let claiming: ReturnType<typeof claim> | undefined
  let asking: ReturnType<typeof ask> | undefined
  await t.db.transaction().execute(async (trx) => {
    // The claim has moved the conversations and waits here for the last thing that it moves.
    await trx.selectFrom('turn').select('stream_id').where('stream_id', '=', first.stream_id).forUpdate().execute()
    claiming = claim(account, guest)
    await new Promise((done) => setTimeout(done, 300))
    asking = ask(t, guest.idToken, 'cotton socks')
    await new Promise((done) => setTimeout(done, 300))
  })
  expect((await claiming)?.json()).toMatchObject({ success: true })
  const second = await asking
  expect((await titles(account)).sort()).toEqual(['cotton socks', 'thermos mugs'])
  const turn = await t.db
    .selectFrom('turn')
    .select(['user_id', 'is_guest'])
    .where('stream_id', '=', second?.stream_id ?? '')
    .execute()
  expect(turn).toEqual([{ user_id: account.uid, is_guest: false }])
})

test('when the step in the middle fails nothing has happened, and it can be done again [G-25]', async () => {
  const [guest, account] = [await givenGuest(t), await anAccount()]
  await ask(t, guest.idToken, 'thermos mugs')
  await t.db.schema.alterTable('turn').renameTo('away').execute()
  try {
    expect((await claim(account, guest)).statusCode).toBe(500)
  } finally {
    await t.db.schema
      .alterTable('away' as never)
      .renameTo('turn')
      .execute()
  }
  expect(await titles(guest)).toEqual(['thermos mugs'])
  expect((await claim(account, guest)).json()).toEqual({ success: true, moved: 1 })
})

test('a guest that has become an account itself gives nothing away [G-25]', async () => {
  const [guest, account] = [await givenGuest(t), await anAccount()]
  await ask(t, guest.idToken, 'thermos mugs')
  const linked = await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin',
    payload: { idToken: guest.idToken, email: 'linked@example.com', password: 'correct horse' },
  })
  expect(linked.statusCode).toBe(200)
  expect((await claim(account, guest)).json()).toEqual({ success: true, moved: 0 })
  expect(await titles(guest)).toEqual(['thermos mugs'])
  // Its own claim finds everything in its place.
  const own = { ...guest, headers: bearer(linked.json().idToken) }
  expect((await claim(own, guest)).json()).toEqual({ success: true, moved: 0 })
  expect(await titles(own)).toEqual(['thermos mugs'])
})

test('both tokens have to be good, and of the right kind [G-25]', async () => {
  const [guest, account, other] = [await givenGuest(t), await anAccount(), await anAccount()]
  await ask(t, guest.idToken, 'thermos mugs')
  const refusals = await Promise.all([
    claim(account, guest, 'garbage'),
    claim(account, guest, other.idToken),
    claim(account, guest, guest.refreshToken),
    claim(account, guest, ''),
    claim(guest, guest),
    claim({ ...account, headers: { authorization: 'Bearer x' } }, guest),
  ])
  expect(refusals.map((answer) => answer.statusCode)).toEqual([422, 422, 422, 422, 403, 401])
  expect(refusals[0]?.json()).toMatchObject({ code: 'invalid', fields: { guest_token: expect.any(String) } })
  expect(await titles(guest)).toEqual(['thermos mugs'])
})

test('with the hosted identity the tokens alone decide [G-25]', async () => {
  const settings = { FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'key' }
  await using hosted = await testApp({ settings, verifyToken: testUsers })
  await ask(hosted, 'guest:gina', 'thermos mugs')
  const claimHosted = () =>
    hosted.inject({
      method: 'POST',
      url: '/api/account/claim-guest',
      headers: bearer('user:anna'),
      payload: { guest_token: 'guest:gina' },
    })
  expect((await claimHosted()).json()).toEqual({ success: true, moved: 1 })
  expect((await claimHosted()).json()).toEqual({ success: true, moved: 0 })
  expect((await hosted.inject('/account/reset')).statusCode).toBe(404)
  expect((await hosted.inject({ method: 'POST', url: '/api/account/sign-out', headers: bearer('user:anna') })).json()).toEqual({
    success: true,
  })
})

test('a guest of the hosted sign-in goes with its conversations when nobody has come back, one that became an account stays', async () => {
  let now = Date.now()
  const clock = () => new Date(now)
  const settings = { FIREBASE_PROJECT_ID: 'shop', FIREBASE_API_KEY: 'key' }
  await using hosted = await testApp({ settings, verifyToken: testUsers, clock })
  const noted = () => hosted.db.selectFrom('hosted_guest').select(['uid', 'became_account_at']).orderBy('uid').execute()
  const countOf = async (token: string) =>
    (await hosted.inject({ url: '/api/conversations', headers: bearer(token) })).json().conversations.length
  for (const name of ['gina', 'hana', 'ines']) await ask(hosted, `guest:${name}`, 'thermos mugs')
  // Signing up there keeps the id.
  expect(await countOf('user:hana')).toBe(1)
  await expect.poll(noted).toMatchObject([{ uid: 'gina' }, { uid: 'hana', became_account_at: expect.any(Date) }, { uid: 'ines' }])
  now += 29 * dayMs
  expect(await countOf('guest:ines')).toBe(1)
  await expect
    .poll(() => hosted.db.selectFrom('hosted_guest').select('uid').where('seen_at', '=', clock()).execute())
    .toEqual([{ uid: 'ines' }])
  now += 2 * dayMs
  expect(await removeIdleGuests(hosted.db, clock)).toBe(1)
  expect(await hosted.db.selectFrom('conversation').select('user_id').orderBy('user_id').execute()).toEqual([
    { user_id: 'hana' },
    { user_id: 'ines' },
  ])
  expect(await removeIdleGuests(hosted.db, clock)).toBe(0)
})

test('signing out ends the session of this device and no other [G-20 AU-06]', async () => {
  const account = await anAccount()
  const elsewhere = await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=karavan-builtin',
    payload: { email: `ann${count}@example.com`, password: 'correct horse' },
  })
  const refresh = (token: string) =>
    t.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=karavan-builtin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${token}`,
    })
  expect((await t.inject({ method: 'POST', url: '/api/account/sign-out', headers: account.headers })).json()).toEqual({ success: true })
  expect((await refresh(account.refreshToken)).json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } })
  expect((await refresh(elsewhere.json().refreshToken)).statusCode).toBe(200)
})

test('a deleted account takes its conversations along [G-37]', async () => {
  const [account, other] = [await anAccount(), await anAccount()]
  for (const who of [account, other]) await ask(t, who.idToken, 'thermos mugs')
  const answer = await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=karavan-builtin',
    payload: { idToken: account.idToken },
  })
  expect(answer.statusCode).toBe(200)
  const owners = await t.db.selectFrom('conversation').select('user_id').where('user_id', 'in', [account.uid, other.uid]).execute()
  expect(owners).toEqual([{ user_id: other.uid }])
})

test('guests go after 30 days without use, without a message after one; accounts and guests in use stay [G-38]', async () => {
  await t.truncate()
  const [silent, talker, returning, account] = [await givenGuest(t), await givenGuest(t), await givenGuest(t), await anAccount()]
  for (const who of [talker, returning]) await ask(t, who.idToken, 'thermos mugs')
  const left = async () => Promise.all([silent, talker, returning, account].map(({ uid }) => isThere(uid)))
  const clock = () => new Date(Date.now() + aheadMs)
  const refresh = (refreshToken: string) =>
    t.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=karavan-builtin',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
    })
  try {
    aheadMs = dayMs - hourMs
    expect(await removeIdleGuests(t.db, clock)).toBe(0)
    aheadMs = dayMs + hourMs
    expect(await removeIdleGuests(t.db, clock)).toBe(1)
    expect(await left()).toEqual([false, true, true, true])
    aheadMs = 29 * dayMs
    await refresh(returning.refreshToken)
    expect(await removeIdleGuests(t.db, clock)).toBe(0)
    aheadMs = 31 * dayMs
    expect(await removeIdleGuests(t.db, clock)).toBe(1)
    expect(await left()).toEqual([false, false, true, true])
    expect(await t.db.selectFrom('conversation').select('user_id').execute()).toEqual([{ user_id: returning.uid }])
    // The browser of a guest that is gone learns so in the way that makes the SDK start again.
    expect((await refresh(talker.refreshToken)).json()).toMatchObject({ error: { message: 'USER_NOT_FOUND' } })
    aheadMs = 400 * dayMs
    await removeIdleGuests(t.db, clock)
    expect(await left()).toEqual([false, false, false, true])
    expect(await t.db.selectFrom('identity_session').select('id').execute()).toEqual([])
  } finally {
    aheadMs = 0
  }
})
