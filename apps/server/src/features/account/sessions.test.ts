import { testApp } from '@karavan/testing/app.ts'
import { type GivenGuest, givenAccount, givenGuest, givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { anOperator, aPlainOffer, givenAddress, givenCart, givenOrder } from '@karavan/testing/given-order.ts'
import { clientId, clientSecret, givenOpenIdProvider } from '@karavan/testing/identity/open-id-provider.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { jobsSchema } from '../../platform/jobs.ts'
import { standingFreshMs } from '../../platform/verify-token.ts'
import { moveWithin } from '../orders/service.ts'
import { toDeviceName } from './device-name.ts'

// Sessions, mails to the owner, taking the data along and deleting: the routes, with mails through a real SMTP server.
const tape = aPlainOffer('600000000003', { stock: 1000 })
const post = await givenMailServer()
const google = await givenOpenIdProvider()
let aheadMs = 0
const t = await testApp({
  marketplaces: [givenMarketplace([tape])],
  settings: {
    SMTP_URL: post.url,
    PUBLIC_URL: 'https://shop.example',
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: google.issuer,
  },
  clock: () => new Date(Date.now() + aheadMs),
  doesJobs: true,
})
beforeEach(() => {
  post.mails.length = 0
})
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  await post.close()
  await google[Symbol.asyncDispose]()
})

const password = 'correct horse'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
let people = 0
async function givenOwner() {
  const email = `owner${++people}@example.test`
  return { email, ...(await givenProvenAccount(t, email, password)) }
}
const call = (name: string, payload: object, headers: Record<string, string> = {}) =>
  t.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, payload, headers })
/** The same person, or somebody who knows the password, on another device. */
async function signIn(email: string, word = password, userAgent = chrome): Promise<GivenGuest> {
  const answer = await call('signInWithPassword', { email, password: word }, { 'user-agent': userAgent, 'accept-language': 'ru' })
  expect(answer.statusCode, answer.body).toBe(200)
  const { localId: uid, idToken, refreshToken } = answer.json()
  return { uid, idToken, refreshToken, headers: { authorization: `Bearer ${idToken}` } }
}
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { headers }: Pick<GivenGuest, 'headers'>, payload?: object) =>
  t.inject({ method, url, headers, payload })
/** The company that the invoices of all orders of an account are for. */
const givenPayer = async ({ uid }: Pick<GivenGuest, 'uid'>, name: string) => {
  const orders = await t.db.selectFrom('buyer_order').select('id').where('user_id', '=', uid).execute()
  const said_at = new Date()
  await t.db
    .insertInto('order_payer')
    .values(orders.map(({ id }) => ({ order_id: id, name, inn: '7707083893', kpp: null, said_at })))
    .execute()
}
const givenConsent = (user_id: string) =>
  t.db
    .insertInto('consent')
    .values({ user_id, page: 'terms', version: '1', language: 'ru', given_at: new Date('2026-01-10T08:00:00Z') })
    .execute()
const sessionsOf = async (who: GivenGuest) => (await ask('GET', '/api/account/sessions', who)).json().sessions
const mailsTo = (email: string) => post.mails.filter(({ to }) => to?.[0]?.address === email)
const mailTo = async (email: string, subject: string) => {
  await expect.poll(() => mailsTo(email).map((mail) => mail.subject), { timeout: 20_000 }).toContain(subject)
  return mailsTo(email).find((mail) => mail.subject === subject)
}
/** Every mail of an order that was promised has been decided about. */
const settled = () =>
  expect
    .poll(
      async () => {
        const { rows } = await sql<{ open: number }>`
          select count(*)::int as open from ${sql.table(`${jobsSchema}.job`)} where name = 'order-mail' and state < 'completed'`.execute(
          t.db,
        )
        return rows[0]?.open
      },
      { timeout: 20_000 },
    )
    .toBe(0)
const linkIn = (text: string | undefined) => new URL(/https:\S+/.exec(text ?? '')?.[0] ?? '')
const submit = (url: string, fields: object) =>
  t.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields }).toString(),
  })

test('an owner sees a thief’s session by device and place, and ends it: the thief is out within seconds', async () => {
  const owner = await givenOwner()
  const thief = await signIn(owner.email)
  const [own, other] = await sessionsOf(owner)
  expect(own).toMatchObject({ is_current: true })
  expect(other).toMatchObject({ is_current: false, browser: 'Chrome', system: 'Windows', network: '127.0.0.*' })
  expect((await ask('GET', '/api/cart', thief)).statusCode).toBe(200)
  expect((await ask('DELETE', `/api/account/sessions/${other.id}`, owner)).statusCode).toBe(200)
  aheadMs += standingFreshMs
  expect((await ask('GET', '/api/cart', thief)).statusCode).toBe(401)
  expect((await ask('GET', '/api/cart', owner)).statusCode).toBe(200)
  expect(await sessionsOf(owner)).toHaveLength(1)
})

test('somebody else’s session is unknown, and ending all others ends nobody else’s', async () => {
  const [ann, bob] = [await givenOwner(), await givenOwner()]
  const [session] = await sessionsOf(ann)
  const foreign = await ask('DELETE', `/api/account/sessions/${session.id}`, bob)
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'session_not_found'])
  expect((await ask('POST', '/api/account/sessions/end', bob, { which: 'all' })).json()).toEqual({ success: true, ended: 1 })
  aheadMs += standingFreshMs
  expect((await ask('GET', '/api/cart', ann)).statusCode).toBe(200)
  expect((await ask('GET', '/api/cart', bob)).statusCode).toBe(401)
})

test('signing out the others leaves this one; a guest has no sessions to show', async () => {
  const owner = await givenOwner()
  const others = [await signIn(owner.email), await signIn(owner.email)]
  expect((await ask('POST', '/api/account/sessions/end', owner, { which: 'others' })).json().ended).toBe(2)
  aheadMs += standingFreshMs
  expect(await Promise.all([owner, ...others].map(async (who) => (await ask('GET', '/api/cart', who)).statusCode))).toEqual([200, 401, 401])
  expect((await ask('GET', '/api/account/sessions', await givenGuest(t))).statusCode).toBe(403)
})

test('a sign-in on a new device is mailed to a proven address alone, with what we know by ourselves and a way to a new password', async () => {
  const owner = await givenOwner()
  const unproven = await givenAccount(t, `unproven${people}@example.test`, password)
  await signIn(`unproven${people}@example.test`, password, 'Buy at evil.example')
  await signIn(owner.email, password, `${chrome} <b>Buy at evil.example</b>`)
  const mail = await mailTo(owner.email, 'Вход с нового устройства')
  expect(mail?.text).toContain('Устройство: Chrome на Windows')
  expect(mail?.text).toContain('Сетевой адрес: 127.0.0.*')
  expect(`${mail?.text} ${mail?.html}`).not.toContain('evil')
  const link = linkIn(mail?.text)
  expect(link.href).toBe('https://shop.example/account/reset/ask?lang=ru')
  const page = await t.inject(link.pathname + link.search)
  expect(page.body).toContain('<h1>Это были не вы?</h1>')
  expect((await submit('/account/reset/ask', { lang: 'ru', email: 'nonsense' })).statusCode).toBe(422)
  expect((await submit('/account/reset/ask', { lang: 'ru', email: owner.email })).body).toContain('Проверьте почту')
  await mailTo(owner.email, 'Новый пароль для Karavan')
  // The same answer for an address that nobody has.
  expect((await submit('/account/reset/ask', { lang: 'ru', email: 'nobody@example.test' })).body).toContain('Проверьте почту')
  expect(mailsTo(`unproven${people}@example.test`)).toEqual([])
  expect(unproven.uid).toBeTruthy()
})

test('the whole way of a stolen account: the address moves with the password, and the old address takes it back', async () => {
  const owner = await givenOwner()
  const thief = await signIn(owner.email)
  const order = await givenOrder(t, owner.headers, [{ product_id: tape.id, quantity: 1 }])
  const taken = `thief${people}@example.test`
  const asked = await call(
    'sendOobCode',
    { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: thief.idToken, newEmail: taken },
    { 'x-firebase-locale': 'ru' },
  )
  expect(asked.statusCode, asked.body).toBe(200)
  expect((await ask('GET', '/api/account/address', owner)).json().pending).toMatchObject({ email: taken })
  const letter = await mailTo(taken, 'Подтвердите новый адрес почты для Karavan')
  const link = linkIn(letter?.text)
  expect(link.searchParams.get('mode')).toBe('verifyAndChangeEmail')
  const page = link.pathname + link.search
  // Elsewhere than in the browser that asked the page wants the password; opened by a mail scanner it does nothing.
  expect((await t.inject(page)).body).toContain('type="password"')
  expect((await submit(link.pathname, { ...Object.fromEntries(link.searchParams), password: 'wrong one' })).statusCode).toBe(422)
  const cookie = String([asked.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  expect((await t.inject({ url: page, headers: { cookie } })).statusCode).toBe(303)
  expect((await t.inject(page)).statusCode).toBe(410)
  await mailTo(taken, 'Теперь это адрес вашей учётной записи')
  aheadMs += standingFreshMs
  expect((await ask('GET', '/api/cart', owner)).statusCode).toBe(401)
  const emailOf = () => t.db.selectFrom('buyer_order').select('email').where('id', '=', order.id).executeTakeFirst()
  expect(await emailOf()).toEqual({ email: taken })

  const back = linkIn((await mailTo(owner.email, 'Адрес вашей учётной записи изменён'))?.text)
  expect(back.pathname).toBe('/account/recover')
  expect((await t.inject(back.pathname + back.search)).body).toContain(owner.email)
  const recovered = await submit(back.pathname, Object.fromEntries(back.searchParams))
  expect(recovered.statusCode).toBe(303)
  const form = new URL(String(recovered.headers.location), 'https://shop.example')
  const fields = { oobCode: form.searchParams.get('oobCode') ?? '', password: 'owner again', repeat: 'owner again' }
  expect((await submit(form.pathname, fields)).statusCode).toBe(303)
  expect((await ask('GET', '/api/cart', thief)).statusCode).toBe(401)
  expect((await signIn(owner.email, 'owner again')).uid).toBe(owner.uid)
  expect(await emailOf()).toEqual({ email: owner.email })
  expect((await submit(back.pathname, Object.fromEntries(back.searchParams))).statusCode).toBe(410)
})

/** A sign-in of this person with Google, or with `idToken` a link to that account. */
const useGoogle = async (email: string, more: object = {}) => {
  const token = await google.idTokenOf({ sub: `google of ${email}`, email, email_verified: true, name: 'Ann' })
  const postBody = new URLSearchParams({ id_token: token, providerId: 'google.com' }).toString()
  return call('signInWithIdp', { requestUri: 'http://localhost', returnSecureToken: true, postBody, ...more }, { 'user-agent': chrome })
}

test('the owner is mailed when Google is linked and unlinked, with the device it was done on; an unproven address is not', async () => {
  const owner = await givenOwner()
  const linked = await useGoogle(owner.email, { idToken: owner.idToken })
  expect(linked.json()).toMatchObject({ localId: owner.uid })
  const mail = await mailTo(owner.email, 'A Google account was linked')
  expect(mail?.text).toContain('Chrome on Windows')
  expect(linkIn(mail?.text).pathname).toBe('/account/reset/ask')
  // The same Google account once more is no other way in.
  expect((await useGoogle(owner.email, { idToken: linked.json().idToken })).statusCode).toBe(200)

  const headers = { 'user-agent': chrome, 'x-firebase-locale': 'ru' }
  const { statusCode } = await call('update', { idToken: linked.json().idToken, deleteProvider: ['google.com'] }, headers)
  expect(statusCode).toBe(200)
  await mailTo(owner.email, 'Вход через Google отключён')
  expect(mailsTo(owner.email).filter(({ subject }) => subject === 'A Google account was linked')).toHaveLength(1)

  const email = `unproven-google${people}@example.test`
  const unproven = await givenAccount(t, email, password)
  expect((await useGoogle(`other-${email}`, { idToken: unproven.idToken })).statusCode).toBe(200)
  await signIn(owner.email)
  await mailTo(owner.email, 'Вход с нового устройства')
  expect(mailsTo(email)).toEqual([])
})

test('the owner of an account that signs in with Google alone is mailed when a password is added, and not of it being changed', async () => {
  const email = `google${++people}@example.test`
  const { idToken } = (await useGoogle(email)).json()
  expect((await call('update', { idToken, password: 'a horse of one’s own', returnSecureToken: true })).statusCode).toBe(200)
  await mailTo(email, 'A password was added')
  expect(mailsTo(email).map(({ subject }) => subject)).not.toContain('Your password was changed')
})

test('mails that a buyer does not want are not sent; those that an order needs cannot be refused', async () => {
  const owner = await givenOwner()
  expect((await ask('PUT', '/api/account/mails', owner, { unwanted: ['created'] })).statusCode).toBe(422)
  expect((await ask('PUT', '/api/account/mails', owner, { unwanted: ['shipped'] })).json()).toEqual({
    success: true,
    unwanted: ['shipped'],
  })
  expect((await ask('GET', '/api/account/mails', await givenOwner())).json().unwanted).toEqual([])
  const order = await givenOrder(t, { ...owner.headers, 'accept-language': 'en' }, [{ product_id: tape.id, quantity: 1 }])
  for (const kind of ['paid', 'shipped', 'delivered'] as const)
    await t.db.transaction().execute((trx) =>
      moveWithin({ clock: () => new Date(), onTimelineEntry: t.app.orders.onTimelineEntry }, trx, {
        orderId: order.id,
        kind,
        ...(kind === 'delivered' ? { ownerUid: owner.uid, actor: { kind: 'buyer' } } : { actor: anOperator }),
      }),
    )
  await mailTo(owner.email, `Order ${order.order_number} is complete`)
  await settled()
  expect(mailsTo(owner.email).some(({ subject }) => subject?.includes('way'))).toBe(false)
})

test('all that is kept is taken along: one’s own, whole, and nothing that signs in', async () => {
  const [ann, bob] = [await givenOwner(), await givenOwner()]
  for (const who of [ann, bob]) {
    await givenOrder(t, who.headers, [{ product_id: tape.id, quantity: 2 }])
    await givenCart(t, who.headers, [{ product_id: tape.id, quantity: 1 }])
  }
  await givenAddress(t, bob.headers, { recipient_name: 'Борис Чужой' })
  await givenPayer(ann, 'ООО «Аннушка»')
  await givenPayer(bob, 'ООО «Чужой»')
  await givenConsent(ann.uid)
  const wanted = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: ann.idToken, newEmail: `wanted.${ann.email}` }
  expect((await call('sendOobCode', wanted)).statusCode).toBe(200)
  const recovery = { id: `left-${ann.uid}`, account_id: ann.uid, email: `left.${ann.email}`, code_hash: 'a secret of a letter' }
  await t.db
    .insertInto('identity_recovery')
    .values({ ...recovery, created_at: new Date('2026-01-11T08:00:00Z'), expires_at: new Date('2026-02-10T08:00:00Z') })
    .execute()
  const answer = await ask('GET', '/api/account/export', ann)
  expect(answer.headers['content-disposition']).toContain('attachment')
  const data = answer.json()
  expect(data).toMatchObject({
    account: {
      uid: ann.uid,
      email: ann.email,
      has_password: true,
      pending_email: `wanted.${ann.email}`,
      former_emails: [{ email: `left.${ann.email}`, created_at: '2026-01-11T08:00:00.000Z', expires_at: '2026-02-10T08:00:00.000Z' }],
    },
    addresses: [{ recipient_name: 'Анна Петрова' }],
    cart: [{ product_id: tape.id, quantity: 1 }],
    invoice_payers: [{ order_id: data.orders[0].id, name: 'ООО «Аннушка»', inn: '7707083893' }],
    consents: [{ page: 'terms', version: '1', given_at: '2026-01-10T08:00:00.000Z' }],
    orders: [{ items: [{ quantity: 2 }], timeline: [{ kind: 'created' }] }],
    conversations: [],
  })
  for (const foreign of ['a secret of a letter', bob.email, bob.uid, 'Борис Чужой', 'ООО «Чужой»'])
    expect(answer.body).not.toContain(foreign)
  const secrets = await t.db
    .selectFrom('identity_password')
    .innerJoin('identity_session', 'identity_session.account_id', 'identity_password.account_id')
    .selectAll()
    .execute()
  expect(secrets.length).toBeGreaterThan(1)
  for (const { hash, refresh_hash: refresh, device_key: device } of secrets)
    for (const secret of [hash, refresh, device]) expect(answer.body).not.toContain(secret)
  const table = await t.inject({ url: '/api/account/orders.csv', headers: { ...ann.headers, 'accept-language': 'ru' } })
  expect(table.body.split('\r\n')[0]).toContain('"Заказ";"Создан, UTC"')
  expect(table.body.split('\r\n').filter(Boolean)).toHaveLength(2)
  expect((await t.inject('/api/account/export')).statusCode).toBe(401)
})

test('deleting: not with a token of long ago; then all goes in one step, and orders stay without the account', async () => {
  const owner = await givenOwner()
  const order = await givenOrder(t, owner.headers, [{ product_id: tape.id, quantity: 1 }])
  await givenCart(t, owner.headers, [{ product_id: tape.id, quantity: 1 }])
  await ask('PUT', '/api/account/mails', owner, { unwanted: ['shipped'] })
  await givenPayer(owner, 'ИП Петрова Анна')
  await givenConsent(owner.uid)
  aheadMs += 5 * 60_000 + 1_000
  const stale = await call('delete', { idToken: owner.idToken })
  expect(stale.json().error.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const fresh = await signIn(owner.email)
  expect((await call('delete', { idToken: fresh.idToken })).statusCode).toBe(200)
  aheadMs += standingFreshMs
  expect((await ask('GET', '/api/cart', owner)).statusCode).toBe(401)
  const tables = ['cart_item', 'address', 'conversation', 'unwanted_mail', 'consent', 'idempotent_request'] as const
  for (const table of tables) expect(await t.db.selectFrom(table).selectAll().where('user_id', '=', owner.uid).execute(), table).toEqual([])
  expect(await t.db.selectFrom('identity_session').selectAll().where('account_id', '=', owner.uid).execute()).toEqual([])
  const places = await t.db.selectFrom('identity_session').select('network').where('account_id', 'is', null).execute()
  expect(places.every(({ network }) => network === null)).toBe(true)
  expect(await t.db.selectFrom('order_payer').selectAll().where('order_id', '=', order.id).execute()).toEqual([])
  const kept = await t.db.selectFrom('buyer_order').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ user_id: null, email: null, status: 'order_cancelled', order_number: order.order_number })
  expect(kept.address).toMatchObject({ recipient_name: '', phone_number: '', street_address: '' })
})

test.each([
  [chrome, 'Chrome', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.8 Safari/537.36',
    'Яндекс Браузер',
    'Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'macOS'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('the device of %s is %s, %s', (userAgent, browser, system) => {
  expect(toDeviceName(userAgent)).toEqual({ browser, system })
})
