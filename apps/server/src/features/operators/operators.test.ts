import type { DeskState } from '@karavan/contract/operators.ts'
import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { givenAccount, givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { clientId, clientSecret, givenOpenIdProvider } from '@karavan/testing/identity/open-id-provider.ts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { jobsSchema } from '../../platform/jobs.ts'
import { grantOperator, revokeOperator } from '../roles/service.ts'
import { endExpired } from './desk-session.ts'
import { givenAuthenticator } from './given-authenticator.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const password = 'correct horse battery'

interface Operator {
  uid: string
  email: string
  refreshToken: string
  /** Of calls: the token, and what the browser has as a cookie. */
  headers: { authorization: string; cookie?: string }
}

describe('operators', async () => {
  let now = Date.parse('2026-03-06T10:00:00Z')
  const clock = () => new Date(now)
  const secrets = { SECRETS_KEY: 'a key that these tests have for themselves' }
  const t = await testApp({ settings: { ...secrets, DESK_SECOND_FACTOR: 'required', PUBLIC_URL: 'https://shop.example' }, clock })
  const site = { host: 'shop.example', origin: 'https://shop.example' }
  beforeEach(() => t.truncate())
  afterAll(() => t[Symbol.asyncDispose]())

  const call = (who: Pick<Operator, 'headers'>, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    t.inject({ method, url: `/api/desk/${path}`, headers: who.headers, ...(payload ? { payload } : {}) })
  const identity = async (name: string, payload: object) =>
    t.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, payload })

  async function givenOperator(email = 'olga@example.test', word = password): Promise<Operator> {
    const { uid } = await givenProvenAccount(t, email, word)
    await grantOperator(t.db, uid, new Date(now))
    return signIn(email, word)
  }
  /** The same with tokens of another process: the tests take the keys away that the first one signs with. */
  async function givenOperatorOf(app: TestApp) {
    const account = await givenProvenAccount(app, 'olga@example.test', password)
    await grantOperator(t.db, account.uid, new Date(now))
    return account
  }
  async function signIn(email: string, word = password): Promise<Operator> {
    const answer = await identity('signInWithPassword', { email, password: word, returnSecureToken: true })
    expect(answer.statusCode, answer.body).toBe(200)
    const { localId: uid, idToken, refreshToken } = answer.json()
    return { uid, email, refreshToken, headers: { authorization: `Bearer ${idToken}` } }
  }
  /** The same session later, with a token of that time. */
  async function renewed(who: Operator): Promise<Operator> {
    const answer = await t.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=karavan-builtin',
      payload: { grant_type: 'refresh_token', refresh_token: who.refreshToken },
    })
    return { ...who, headers: { ...who.headers, authorization: `Bearer ${answer.json().id_token}` } }
  }
  /** Gives the browser the cookie that an answer sets. */
  function keepCookie(who: Operator, answer: Awaited<ReturnType<typeof call>>): void {
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0]
    if (cookie) who.headers.cookie = cookie
  }
  const stateOf = async (who: Operator): Promise<DeskState> => (await call(who, 'GET', 'session')).json().state
  const codeOf = (key: string, at = now) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at })
  /** Sets up an authenticator app, as the desk does; the desk is open then. */
  async function setUpTotp(who: Operator): Promise<{ key: string; recoveryCodes: string[] }> {
    const { key } = (await call(who, 'POST', 'second-factor/totp')).json()
    const answer = await call(who, 'POST', 'second-factor/totp/confirm', { code: codeOf(key) })
    expect(answer.statusCode, answer.body).toBe(200)
    keepCookie(who, answer)
    now += minuteMs
    return { key, recoveryCodes: answer.json().recovery_codes }
  }
  const authenticator = givenAuthenticator()
  async function setUpPasskey(who: Operator, device = authenticator): Promise<void> {
    const { options } = (await call(who, 'POST', 'second-factor/passkeys/options')).json()
    const answer = await call(who, 'POST', 'second-factor/passkeys', { name: 'Laptop', response: device.create(options.challenge, site) })
    expect(answer.statusCode, answer.body).toBe(200)
    keepCookie(who, answer)
  }
  const challenge = async (who: Operator): Promise<string> => (await call(who, 'POST', 'session/passkey/options')).json().options.challenge
  const logged = async () =>
    (await t.db.selectFrom('audit_entry').select(['kind', 'actor', 'details']).orderBy('id').execute()).map(({ kind }) => kind)

  test('an operator sets up an app, and opens the desk with it: for 12 hours, in this browser alone', async () => {
    const olga = await givenOperator()
    expect(await stateOf(olga)).toBe('set_up')
    expect((await call(olga, 'GET', 'orders')).json()).toMatchObject({ code: 'second_factor_missing' })
    const begun = (await call(olga, 'POST', 'second-factor/totp')).json()
    expect(begun.uri).toContain(`secret=${begun.key}`)
    expect(begun.qr).toMatchObject({ size: expect.any(Number), path: expect.stringMatching(/^M0 0h1v1h-1z/) })
    expect((await call(olga, 'POST', 'second-factor/totp/confirm', { code: '000000' })).json()).toMatchObject({ code: 'invalid' })
    const { key, recoveryCodes } = await setUpTotp(olga)
    expect(recoveryCodes).toHaveLength(10)
    expect((await call(olga, 'GET', 'orders')).statusCode).toBe(200)
    const stored = await sql<{
      row: string
    }>`select row_to_json(t)::text as row from operator_totp t union all select row_to_json(r)::text from operator_recovery_code r`.execute(
      t.db,
    )
    expect(JSON.stringify(stored.rows)).not.toMatch(new RegExp([key, ...recoveryCodes].join('|')))

    const elsewhere = await signIn(olga.email)
    expect(await stateOf(elsewhere)).toBe('second_factor')
    const opened = await call(elsewhere, 'POST', 'session', { code: codeOf(key) })
    expect(opened.json()).toMatchObject({ state: 'open', ends_at: new Date(now + 12 * hourMs).toISOString(), factors: { totp: true } })
    expect(opened.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict$/i)
  })

  test('a stolen token alone reads nothing at the desk, nor does it with the cookie of another session', async () => {
    const olga = await givenOperator()
    const { key } = await setUpTotp(olga)
    const thief = { headers: { authorization: olga.headers.authorization } }
    expect((await call(thief, 'GET', 'orders')).json()).toMatchObject({ code: 'second_factor_required' })
    expect((await call(thief, 'GET', 'audit')).json()).toMatchObject({ code: 'second_factor_required' })
    const boris = await givenOperator('boris@example.test')
    await setUpTotp(boris)
    expect((await call({ headers: { ...thief.headers, cookie: boris.headers.cookie ?? '' } }, 'GET', 'orders')).statusCode).toBe(403)
    // The cookie is of one session of hers, and opens nothing in another one.
    const { authorization } = (await signIn(olga.email)).headers
    expect((await call({ headers: { authorization, cookie: olga.headers.cookie ?? '' } }, 'GET', 'orders')).json()).toMatchObject({
      code: 'second_factor_required',
    })
    // An hour later the token alone is too far from the password for a code.
    now += hourMs
    const later = await renewed(olga)
    const { cookie: _, ...bare } = later.headers
    expect((await call({ headers: bare }, 'POST', 'session', { code: codeOf(key) })).json()).toMatchObject({ code: 'sign_in_again' })
  })

  test('a code works once, neither again nor one from before; after ten wrong ones even the right one waits', async () => {
    const olga = await givenOperator()
    const { key } = await setUpTotp(olga)
    const thief = await signIn(olga.email)
    const code = codeOf(key)
    expect((await call(olga, 'POST', 'session', { code })).statusCode).toBe(200)
    expect((await call(thief, 'POST', 'session', { code })).json()).toMatchObject({ code: 'invalid', fields: { code: expect.any(String) } })
    expect((await call(thief, 'POST', 'session', { code: codeOf(key, now - 30_000) })).statusCode).toBe(422)
    now += minuteMs
    // Two at once with one code: one of them.
    const both = await Promise.all([1, 2].map(() => call(thief, 'POST', 'session', { code: codeOf(key) })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    now += minuteMs
    const wrong = String((Number(codeOf(key)) + 1) % 1_000_000).padStart(6, '0')
    const guesses: number[] = []
    for (let guess = 1; guess <= 12; guess++) guesses.push((await call(thief, 'POST', 'session', { code: wrong })).statusCode)
    expect(guesses.slice(0, 8)).toEqual(Array(8).fill(422))
    expect(guesses.slice(10)).toEqual([429, 429])
    expect((await call(thief, 'POST', 'session', { code: codeOf(key) })).statusCode).toBe(429)
    expect((await logged()).filter((kind) => kind === 'second_factor_blocked')).toHaveLength(1)
    now += 16 * minuteMs
    const back = await signIn(olga.email)
    expect((await call(back, 'POST', 'session', { code: codeOf(key) })).statusCode).toBe(200)
  })

  test('a recovery code opens the desk once, however it is typed', async () => {
    const olga = await givenOperator()
    const { recoveryCodes } = await setUpTotp(olga)
    const [first = '', second = ''] = recoveryCodes
    const elsewhere = await signIn(olga.email)
    const opened = await call(elsewhere, 'POST', 'session', { code: ` ${first.toLowerCase().replaceAll('-', ' ')}` })
    keepCookie(elsewhere, opened)
    expect(opened.json()).toMatchObject({
      state: 'open',
      factors: { recovery_codes: 9 },
    })
    const thief = await signIn(olga.email)
    expect((await call(thief, 'POST', 'session', { code: first })).statusCode).toBe(422)
    const boris = await givenOperator('boris@example.test')
    await setUpTotp(boris)
    expect((await call(boris, 'POST', 'session', { code: second })).statusCode).toBe(422)
    // New ones make the others worthless.
    const renewedCodes = (await call(elsewhere, 'POST', 'second-factor/recovery-codes')).json().recovery_codes
    expect(renewedCodes).toHaveLength(10)
    expect((await call(thief, 'POST', 'session', { code: second })).statusCode).toBe(422)
  })

  test('a passkey opens the desk; what it signed opens nothing twice, for another site, with a lower counter, or of somebody else', async () => {
    const olga = await givenOperator()
    await setUpPasskey(olga)
    const elsewhere = await signIn(olga.email)
    const good = authenticator.sign(await challenge(elsewhere), { ...site, counter: 5 })
    expect((await call(elsewhere, 'POST', 'session/passkey', { response: good })).json()).toMatchObject({ state: 'open' })

    const thief = await signIn(olga.email)
    const refused = async (response: object, who: Operator = thief) => {
      const answer = await call(who, 'POST', 'session/passkey', { response })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid'])
    }
    await refused(good)
    await refused(authenticator.sign(await challenge(thief), { host: site.host, origin: 'https://sh0p.example', counter: 6 }))
    await refused(authenticator.sign(await challenge(thief), { host: 'sh0p.example', origin: site.origin, counter: 6 }))
    await refused(authenticator.sign(await challenge(thief), { ...site, counter: 5 }))
    await refused(authenticator.sign('bm90IGEgY2hhbGxlbmdlIG9mIG91cnM', { ...site, counter: 6 }))
    const old = await challenge(thief)
    now += 6 * minuteMs
    await refused(authenticator.sign(old, { ...site, counter: 6 }))

    // Somebody else's passkey, and their challenge.
    const boris = await givenOperator('boris@example.test')
    const other = givenAuthenticator()
    await setUpPasskey(boris, other)
    await refused(other.sign(await challenge(thief), { ...site, counter: 6 }))
    await refused(authenticator.sign(await challenge(boris), { ...site, counter: 6 }))
    // A challenge for making one is none for opening.
    const making = (await call(boris, 'POST', 'second-factor/passkeys/options')).json().options.challenge
    await refused(other.sign(making, { ...site, counter: 7 }), boris)
    const fair = await signIn(boris.email)
    expect(
      (await call(fair, 'POST', 'session/passkey', { response: other.sign(await challenge(fair), { ...site, counter: 7 }) })).statusCode,
    ).toBe(200)
  })

  test('a passkey that was made for another site is not taken', async () => {
    const olga = await givenOperator()
    const { options } = (await call(olga, 'POST', 'second-factor/passkeys/options')).json()
    const made = authenticator.create(options.challenge, { host: site.host, origin: 'https://sh0p.example' })
    expect((await call(olga, 'POST', 'second-factor/passkeys', { name: 'x', response: made })).statusCode).toBe(422)
    expect(await stateOf(olga)).toBe('set_up')
  })

  test('the desk closes after 12 hours, at sign-out, with a new password, a reset factor and a role that is taken', async () => {
    const olga = await givenOperator()
    const { key } = await setUpTotp(olga)
    const isOpen = async (who: Operator) => (await call(await renewed(who), 'GET', 'orders')).statusCode === 200
    now += 12 * hourMs - 2 * minuteMs
    expect(await isOpen(olga)).toBe(true)
    // Another code in between makes the time no longer.
    keepCookie(olga, await call(await renewed(olga), 'POST', 'session', { code: codeOf(key) }))
    now += 2 * minuteMs
    const endedAt = now - minuteMs
    expect(await isOpen(olga)).toBe(false)
    const expired = () =>
      t.db.selectFrom('audit_entry').select(['actor_uid', 'actor', 'address', 'at']).where('kind', '=', 'desk_expired').execute()
    expect(await expired()).toEqual([])
    // Nobody comes back to it for an hour: a look at the clock finds it all the same, once.
    now += hourMs
    for (let run = 0; run < 2; run += 1) await t.db.transaction().execute((trx) => endExpired(trx, new Date(now)))
    expect(await expired()).toEqual([{ actor_uid: olga.uid, actor: olga.email, address: null, at: new Date(endedAt) }])

    const open = async () => {
      now += minuteMs
      const who = await signIn(olga.email)
      keepCookie(who, await call(who, 'POST', 'session', { code: codeOf(key) }))
      expect(await isOpen(who)).toBe(true)
      return who
    }
    const leaving = await open()
    expect((await call(leaving, 'DELETE', 'session')).statusCode).toBe(200)
    expect(await isOpen(leaving)).toBe(false)

    const leavingAll = await open()
    expect((await t.inject({ method: 'POST', url: '/api/account/sign-out', headers: leavingAll.headers })).statusCode).toBe(200)
    expect(await t.db.selectFrom('desk_session').select('uid').execute()).toEqual([])

    const changing = await open()
    const idToken = changing.headers.authorization.slice('Bearer '.length)
    const changed = await identity('update', { idToken, password: `${password}!`, returnSecureToken: true })
    expect(changed.statusCode).toBe(200)
    const same = { ...changing, refreshToken: changed.json().refreshToken }
    expect((await call(await renewed(same), 'GET', 'orders')).json()).toMatchObject({ code: 'second_factor_required' })
    expect(await logged()).toEqual(expect.arrayContaining(['signed_in', 'totp_added', 'desk_opened', 'desk_closed', 'password_set']))

    now += minuteMs
    const last = await signIn(olga.email, `${password}!`)
    keepCookie(last, await call(last, 'POST', 'session', { code: codeOf(key) }))
    expect(await isOpen(last)).toBe(true)
    await revokeOperator(t.db, olga.uid)
    expect((await call(last, 'GET', 'orders')).json()).toMatchObject({ code: 'operator_only' })
    // What was set up went with the role, so that who gets it back begins anew.
    await grantOperator(t.db, olga.uid, new Date(now))
    expect(await stateOf(last)).toBe('set_up')
  })

  test('a desk whose time is over while nobody looks is in the log when its operator opens it again', async () => {
    const olga = await givenOperator()
    const { key } = await setUpTotp(olga)
    now += 13 * hourMs
    const again = await signIn(olga.email)
    keepCookie(again, await call(again, 'POST', 'session', { code: codeOf(key) }))
    expect((await logged()).slice(-3)).toEqual(['signed_in', 'desk_expired', 'desk_opened'])
    // Signing out of what has ended by itself closes nothing.
    now += 13 * hourMs
    expect((await call(await renewed(again), 'DELETE', 'session')).statusCode).toBe(200)
    expect((await logged()).slice(-1)).toEqual(['desk_expired'])
  })

  test('the job that looks for desks whose time is over runs by itself', async () => {
    await using app = await testApp({ on: t, doesJobs: true })
    const crons = async () => {
      const name = sql.table(`${jobsSchema}.schedule`)
      return (await sql<{ cron: string }>`select cron from ${name} where name = 'desk-sessions'`.execute(app.db)).rows
    }
    // The queue starts by itself, after the product is ready.
    await expect.poll(crons).toEqual([{ cron: '*/5 * * * *' }])
  })

  test('an operator’s sign-in with Google stands in the log, a buyer’s does not', async () => {
    await using google = await givenOpenIdProvider()
    const settings = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: google.issuer }
    // Google's tokens are of now.
    await using app = await testApp({ on: t, settings })
    const signInAs = async (email: string) => {
      const token = await google.idTokenOf({ sub: `google of ${email}`, email, email_verified: true })
      const postBody = new URLSearchParams({ id_token: token, providerId: 'google.com' }).toString()
      const answer = await app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=karavan-builtin',
        payload: { requestUri: 'http://localhost', returnSecureToken: true, postBody },
        remoteAddress: '203.0.113.9',
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().localId
    }
    const uid = await signInAs('olga@example.test')
    await signInAs('buyer@example.test')
    expect(await logged()).toEqual([])
    await grantOperator(t.db, uid, new Date(now))
    await signInAs('olga@example.test')
    const entries = await t.db.selectFrom('audit_entry').select(['kind', 'actor_uid', 'actor', 'address']).execute()
    expect(entries).toEqual([{ kind: 'signed_in_with_google', actor_uid: uid, actor: 'olga@example.test', address: '203.0.113.9' }])
  })

  test('who sits at an open desk cannot change what opens it without showing it again; the last factor stays', async () => {
    const olga = await givenOperator()
    const { key } = await setUpTotp(olga)
    now += 6 * minuteMs
    for (const [method, path, body] of [
      ['POST', 'second-factor/totp'],
      ['POST', 'second-factor/passkeys/options'],
      ['POST', 'second-factor/recovery-codes'],
      ['DELETE', 'second-factor/totp'],
      ['POST', 'second-factor/totp/confirm', { code: '123456' }],
    ] as const)
      expect((await call(olga, method, path, body)).json(), path).toMatchObject({ code: 'second_factor_required' })
    keepCookie(olga, await call(olga, 'POST', 'session', { code: codeOf(key) }))
    expect((await call(olga, 'DELETE', 'second-factor/totp')).json()).toMatchObject({ code: 'last_factor' })
    await setUpPasskey(olga)
    expect((await call(olga, 'DELETE', 'second-factor/totp')).json()).toMatchObject({
      state: 'open',
      factors: { totp: false, passkeys: 1 },
    })
    const list = (await call(olga, 'GET', 'second-factor')).json()
    expect(list).toMatchObject({ totp: null, passkeys: [{ name: 'Laptop' }], recovery_codes: 10 })
    expect((await call(olga, 'DELETE', `second-factor/passkeys/${list.passkeys[0].id}`)).json()).toMatchObject({ code: 'last_factor' })
    const boris = await givenOperator('boris@example.test')
    await setUpTotp(boris)
    expect((await call(boris, 'DELETE', `second-factor/passkeys/${list.passkeys[0].id}`)).json()).toMatchObject({ code: 'not_found' })
  })

  test('an operator needs a password of 12 characters: a shorter one closes the desk, and none is taken any more', async () => {
    const olga = await givenOperator('olga@example.test', 'elevenchars')
    expect(await stateOf(olga)).toBe('password_too_short')
    expect((await call(olga, 'GET', 'orders')).json()).toMatchObject({ code: 'password_too_short' })
    const idToken = olga.headers.authorization.slice('Bearer '.length)
    const refused = await identity('update', { idToken, password: 'only eleven', returnSecureToken: true })
    expect([refused.statusCode, refused.json().error.message]).toEqual([400, expect.stringMatching(/^WEAK_PASSWORD : .*12 characters/)])
    expect((await identity('update', { idToken, password, returnSecureToken: true })).statusCode).toBe(200)
    now += minuteMs
    expect(await stateOf(await signIn(olga.email))).toBe('set_up')
    // Others may have what the settings let them have.
    expect((await givenAccount(t, 'anna@example.test', 'elevenchars')).uid).toEqual(expect.any(String))
  })

  test('a password from before its length was noted is known when it is given the next time', async () => {
    const olga = await givenOperator()
    await t.db.updateTable('identity_password').set({ is_long: null }).execute()
    expect(await stateOf(olga)).toBe('sign_in_again')
    expect(await stateOf(await signIn(olga.email))).toBe('set_up')
  })

  test('every call of the desk asks for the second factor but those that are its door', async () => {
    const olga = await givenOperator()
    const { recoveryCodes } = await setUpTotp(olga)
    const { cookie: _, ...headers } = olga.headers
    const { paths } = (await t.app.describeApi()) as { paths: Record<string, object> }
    const calls = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/desk/'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    expect(calls.length).toBeGreaterThan(24)
    const bodies: Record<string, object> = {
      'POST /api/desk/second-factor/totp/confirm': { code: '123456' },
      'POST /api/desk/second-factor/passkeys': { name: 'x', response: authenticator.create('eA', site) },
    }
    const door = ['GET', 'POST', 'DELETE'].map((method) => `${method} /api/desk/session`)
    door.push('POST /api/desk/session/passkey/options', 'POST /api/desk/session/passkey')
    const open: string[] = []
    for (const name of calls) {
      const [method, path = ''] = name.split(' ')
      const url = path.replaceAll(/\{\w+\}/g, 'x')
      const answer = await t.inject({ method: method as 'GET', url, headers, ...(method === 'GET' ? {} : { payload: bodies[name] ?? {} }) })
      if (answer.statusCode !== 403 || answer.json().code !== 'second_factor_required') open.push(name)
    }
    expect(open.sort()).toEqual(door.sort())
    expect(recoveryCodes).toHaveLength(10)
  })

  test('a wrong password for an operator stands in the log, one for anybody else does not', async () => {
    await givenOperator()
    await givenAccount(t, 'anna@example.test')
    for (const email of ['olga@example.test', 'anna@example.test', 'nobody@example.test'])
      expect((await identity('signInWithPassword', { email, password: 'wrong password' })).statusCode).toBe(400)
    const entries = await t.db.selectFrom('audit_entry').selectAll().where('kind', '=', 'sign_in_failed').execute()
    expect(entries).toEqual([expect.objectContaining({ actor: 'olga@example.test', address: '127.0.0.1', details: {} })])
  })

  test('no entry of the log can be changed or taken away', async () => {
    await givenOperator()
    const before = await t.db.selectFrom('audit_entry').selectAll().execute()
    expect(before.length).toBeGreaterThan(0)
    for (const attack of [
      'update audit_entry set actor = null',
      "update audit_entry set details = '{}'",
      'delete from audit_entry',
      'truncate audit_entry',
    ])
      await expect(sql.raw(attack).execute(t.db)).rejects.toThrow(/only ever added/)
    expect(await t.db.selectFrom('audit_entry').selectAll().execute()).toEqual(before)
  })

  test('on this machine alone the second factor is a choice, and whoever made it is asked for it; a call that came through a proxy needs it', async () => {
    await using here = await testApp({ on: t, settings: secrets, clock })
    const { headers } = await givenOperatorOf(here)
    const state = async (more: object = {}) =>
      (await here.inject({ url: '/api/desk/session', headers: { ...headers, ...more } })).json<{ state: DeskState }>().state
    expect(await state()).toBe('open')
    expect((await here.inject({ url: '/api/desk/orders', headers })).statusCode).toBe(200)
    expect(await state({ 'x-forwarded-for': '203.0.113.7' })).toBe('set_up')
    expect(await state({ host: 'shop.example' })).toBe('set_up')
    const begun = (await here.inject({ method: 'POST', url: '/api/desk/second-factor/totp', headers })).json()
    const code = codeOf(begun.key)
    const confirmed = await here.inject({ method: 'POST', url: '/api/desk/second-factor/totp/confirm', headers, payload: { code } })
    expect(confirmed.json()).toMatchObject({ state: 'open', is_required: false })
    expect(await state()).toBe('second_factor')
    expect(await state({ cookie: String(confirmed.headers['set-cookie']).split(';')[0] })).toBe('open')
  })

  test.each([
    [{ HOST: '0.0.0.0' }, 'set_up'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'set_up'],
    [{ TRUST_PROXY: '1' }, 'set_up'],
    [{ HOST: '0.0.0.0', DESK_SECOND_FACTOR: 'optional' }, 'open'],
  ])('with %j an operator without a second factor finds the desk in the state %s', async (settings, expected) => {
    await using there = await testApp({ on: t, settings: { ...secrets, ...settings }, clock })
    const { headers } = await givenOperatorOf(there)
    expect((await there.inject({ url: '/api/desk/session', headers })).json()).toMatchObject({ state: expected })
  })
})
