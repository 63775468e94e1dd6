// @database either
import type { Order } from '@karavan/contract/orders.ts'
import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { type GivenGuest, givenAccount } from '@karavan/testing/given-guest.ts'
import { givenMailServer } from '@karavan/testing/given-mail-server.ts'
import { anOperator, aPlainOffer, givenAddress, givenCart, givenOrder, postOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import type { Email } from 'postal-mime'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { jobsSchema } from '../../platform/jobs.ts'
import type { MoveKind } from '../orders/moves.ts'
import { moveWithin } from '../orders/service.ts'
import { grantOperator } from '../roles/service.ts'

const tape = aPlainOffer('600000000003', { stock: 100_000 })
const attackers = 'Buy cheap at evil.example'
const password = 'correct horse'

/** The cookie of the browser that registered, among those that an answer sets. */
const registeredCookie = ({ headers }: { headers: Record<string, number | string | string[] | undefined> }): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('karavan-registered=')) ?? ''

describe('an address that nobody has proven', async () => {
  const post = await givenMailServer()
  let aheadMs = 0
  const parts = {
    marketplaces: [givenMarketplace([tape])],
    // How many unpaid orders an account may have is another rule.
    settings: { SMTP_URL: post.url, PUBLIC_URL: 'https://shop.example', UNPAID_ORDERS_MAX: '0', DESK_SECOND_FACTOR: 'optional' },
    clock: () => new Date(Date.now() + aheadMs),
    doesJobs: true,
  }
  const t = await testApp(parts)
  const other = await testApp({ ...parts, on: t })
  let count = 0
  beforeEach(async () => {
    await settled()
    count += 1
    post.mails.length = 0
  })
  afterAll(async () => {
    await other[Symbol.asyncDispose]()
    await t[Symbol.asyncDispose]()
    await post.close()
  })

  const newEmail = () => `anna${count}@example.test`
  const call = (name: string, payload: object, { inject }: Pick<TestApp, 'inject'> = t) =>
    inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, payload })
  const sendAgain = ({ idToken }: GivenGuest, app?: TestApp) => call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, app)
  const order = (headers: GivenGuest['headers']) =>
    givenOrder(t, { ...headers, 'accept-language': 'en' }, [{ product_id: tape.id, quantity: 3 }])
  const move = (orderId: string, kind: MoveKind, words: object = {}) =>
    t.db.transaction().execute((trx) =>
      moveWithin({ clock: parts.clock, onTimelineEntry: t.app.orders.onTimelineEntry }, trx, {
        orderId,
        kind,
        actor: anOperator,
        ...words,
      }),
    )
  /** Everything that was promised so far has been done. */
  const settled = () =>
    expect
      .poll(
        async () => {
          const { rows } = await sql<{ open: number }>`
            select count(*)::int as open from ${sql.table(`${jobsSchema}.job`)}
            where name in ('order-mail', 'held-order-mails', 'proof-letter', 'reset-letter', 'account-notice') and state < 'completed'`.execute(
            t.db,
          )
          return rows[0]?.open
        },
        { timeout: 60_000 },
      )
      .toBe(0)
  const linkIn = (mail: Email | undefined) => new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const submit = (link: URL, fields: object) =>
    t.inject({
      method: 'POST',
      url: '/account/confirm',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...Object.fromEntries(link.searchParams), ...fields }).toString(),
    })
  /** The person opens the newest letter and gives the account's password. */
  const prove = async () => {
    const answer = await submit(linkIn(post.mails.at(-1)), { password })
    expect(answer.statusCode).toBe(303)
    return answer
  }
  const subjects = () => post.mails.map(({ subject }) => subject)
  const readOrder = async ({ id }: Order, headers: GivenGuest['headers']) =>
    (await t.inject({ url: `/api/orders/${id}`, headers })).json().order

  test('61 orders, five accounts one after another and letters asked for again and again send a stranger one mail, with nothing typed in it [W-14]', async () => {
    const email = newEmail()
    let buyer = await givenAccount(t, email, password)
    await call('update', { idToken: buyer.idToken, displayName: attackers })
    const address = await givenAddress(t, buyer.headers, { recipient_name: attackers, street_address: attackers, city: attackers })
    const numbers: string[] = []
    for (let run = 0; run < 61; run += 1) {
      const app = run % 2 ? t : other
      await givenCart(app, buyer.headers, [{ product_id: tape.id, quantity: 1 }])
      const answer = await postOrder(app, buyer.headers, address.id)
      expect(answer.statusCode).toBe(200)
      numbers.push(answer.json().order.order_number)
      if (run % 10 === 0) {
        await t.inject({
          method: 'POST',
          url: `/api/orders/${answer.json().id}/cancel`,
          headers: buyer.headers,
          payload: { reason: attackers },
        })
        for (const status of (await Promise.all([sendAgain(buyer), sendAgain(buyer, other)])).map(({ statusCode }) => statusCode))
          expect(status).toBe(429)
      }
    }
    for (let account = 2; account <= 5; account += 1) {
      expect((await call('delete', { idToken: buyer.idToken })).statusCode).toBe(200)
      buyer = await givenAccount(t, email, password)
      await order(buyer.headers)
      expect((await sendAgain(buyer)).statusCode).toBe(429)
    }
    await settled()
    expect(post.mails).toHaveLength(1)
    const [letter] = post.mails
    expect(letter).toMatchObject({ to: [{ address: email }] })
    expect(letter?.subject).toContain(numbers[0])
    expect(JSON.stringify(letter)).not.toContain('evil.example')
    expect(JSON.stringify(letter)).not.toContain('600000000003')
  })

  test('the same at once: of orders and requests in the same moment one sends the letter', async () => {
    const buyer = await givenAccount(t, newEmail(), password)
    await Promise.all([order(buyer.headers), ...Array.from({ length: 8 }, (_, run) => sendAgain(buyer, run % 2 ? t : other))])
    await settled()
    await expect.poll(() => post.mails.length).toBe(1)
    aheadMs += 24 * 60 * 60_000
    expect((await sendAgain(await givenAccount(t, `b${newEmail()}`, password))).statusCode).toBe(200)
    await expect.poll(() => post.mails.length).toBe(2)
  })

  test('what waited comes with the proof, once and in order: the order, and how to pay for it; a cancelled order is not spoken of', async () => {
    const buyer = await givenAccount(t, newEmail(), password)
    const first = await order(buyer.headers)
    const cancelled = await order(buyer.headers)
    await move(first.id, 'link_sent', { note: 'an old account number' })
    await move(first.id, 'link_sent', { note: 'Transfer to account IBAN-77' })
    await t.inject({ method: 'POST', url: `/api/orders/${cancelled.id}/cancel`, headers: buyer.headers })
    await settled()
    expect(post.mails).toHaveLength(1)
    // They do not arrive as old mails.
    aheadMs += 30 * 60_000
    const waiting = await readOrder(first, buyer.headers)
    expect(waiting.waits_for_proof).toBe(true)
    expect(JSON.stringify(waiting)).not.toContain('IBAN-77')

    await prove()
    await settled()
    expect(subjects()).toEqual([
      expect.stringContaining('confirm'),
      `Order ${first.order_number} received`,
      `How to pay for order ${first.order_number}`,
    ])
    const [letter, ...later] = post.mails.map(({ date }) => Date.parse(date ?? ''))
    for (const sentAt of later) expect(sentAt - (letter ?? 0)).toBeGreaterThan(20 * 60_000)
    expect(post.mails[2]?.text).toContain('Transfer to account IBAN-77')
    const told = await readOrder(first, buyer.headers)
    expect(told.waits_for_proof).toBeUndefined()
    expect(JSON.stringify(told)).toContain('IBAN-77')
    // The time to pay begins when the buyer can read how.
    expect(Date.parse(told.payment_deadline ?? '') - Date.parse(waiting.payment_deadline ?? '')).toBeGreaterThan(20 * 60_000)

    await move(first.id, 'paid')
    await order(buyer.headers)
    await settled()
    expect(subjects().slice(3).sort()).toEqual([expect.stringMatching(/^Order .* received$/), expect.stringMatching(/^Payment for/)])
  })

  test('a link that a mail program or a stranger opens proves nothing; the browser that registered proves by opening it', async () => {
    const email = newEmail()
    const signedUp = await call('signUp', { email, password, returnSecureToken: true })
    const cookie = registeredCookie(signedUp)
    expect(cookie).toMatch(/^karavan-registered=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    const headers = { authorization: `Bearer ${signedUp.json().idToken}` }
    const made = await order(headers)
    await settled()
    const link = linkIn(post.mails[0])
    const path = link.pathname + link.search
    const foreign = await givenAccount(t, `b${newEmail()}`, password)
    const foreignCookie = registeredCookie(await call('signInWithPassword', { email: `b${newEmail()}`, password }))
    for (const headers of [
      {},
      { cookie: foreignCookie },
      { cookie: `karavan-registered=${foreign.idToken}` },
      { cookie: `karavan-registered=${signedUp.json().idToken}` },
    ]) {
      const page = await t.inject({ url: path, headers })
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(`value="${email}"`)
      expect(page.body).not.toContain('<script')
    }
    expect((await submit(link, { password: 'guess' })).statusCode).toBe(422)
    expect((await submit(link, {})).statusCode).toBe(422)
    expect((await readOrder(made, headers)).waits_for_proof).toBe(true)

    const opened = await t.inject({ url: path, headers: { cookie: cookie.split(';')[0] } })
    expect(opened.statusCode).toBe(303)
    const done = await t.inject(String(opened.headers.location))
    expect(done.body).toContain('Your address is confirmed')
    expect(done.body).toContain(`href="/chat/orders/${made.id}"`)
    expect((await readOrder(made, headers)).waits_for_proof).toBeUndefined()
    // Once only; and what is not a code says the same.
    for (const url of [
      path,
      '/account/confirm',
      '/account/confirm?oobCode=a&oobCode=b',
      `/account/confirm?oobCode=x&order=${encodeURIComponent('"><b>')}`,
    ]) {
      const spent = await t.inject({ url, headers: { cookie: cookie.split(';')[0] } })
      expect(spent.statusCode).toBe(410)
      expect(spent.body).not.toContain('"><b>')
    }
    expect(done.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  test('a browser that has signed out proves nothing by opening the link', async () => {
    const signedUp = await call('signUp', { email: newEmail(), password, returnSecureToken: true })
    const headers = { authorization: `Bearer ${signedUp.json().idToken}` }
    await order(headers)
    await settled()
    await t.inject({ method: 'POST', url: '/api/account/sign-out', headers })
    const link = linkIn(post.mails[0])
    const page = await t.inject({
      url: link.pathname + link.search,
      headers: { cookie: registeredCookie(signedUp).split(';')[0] },
    })
    expect(page.statusCode).toBe(200)
  })

  test.each([
    ['ru', 'Подтверждение адреса', 'Подтвердите адрес почты'],
    ['zh', '确认您的邮箱', '请确认您的邮箱'],
  ])('letter and page in %s', async (language, title, subject) => {
    const buyer = await givenAccount(t, newEmail(), password)
    await givenOrder(t, { ...buyer.headers, 'accept-language': language }, [{ product_id: tape.id }])
    await settled()
    expect(post.mails[0]?.subject).toContain(subject)
    const link = linkIn(post.mails[0])
    expect((await t.inject(link.pathname + link.search)).body).toContain(`<h1>${title}</h1>`)
  })

  test('who proves by confirming keeps cart, addresses and session; who proves by a reset finds nothing that somebody planted', async () => {
    for (const isTakeover of [false, true]) {
      post.mails.length = 0
      const email = `${isTakeover ? 'taken' : 'own'}${newEmail()}`
      const buyer = await givenAccount(t, email, password)
      const made = await order(buyer.headers)
      await givenCart(t, buyer.headers, [{ product_id: tape.id, quantity: 2 }])
      await settled()
      if (isTakeover) {
        await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
        await expect.poll(() => post.mails.length).toBe(2)
        const code = linkIn(post.mails[1]).searchParams.get('oobCode')
        expect((await call('resetPassword', { oobCode: code, newPassword: 'remembered' })).statusCode).toBe(200)
      } else await prove()
      await settled()

      const signedIn = await call('signInWithPassword', { email, password: isTakeover ? 'remembered' : password })
      // The owner is told of the new device.
      await settled()
      const headers = { authorization: `Bearer ${signedIn.json().idToken}` }
      const { cart } = (await t.inject({ url: '/api/cart', headers })).json()
      const { addresses } = (await t.inject({ url: '/api/addresses', headers })).json()
      expect([cart.items.length, addresses.length]).toEqual(isTakeover ? [0, 0] : [1, 1])
      const refreshed = await t.inject({
        method: 'POST',
        url: '/securetoken.googleapis.com/v1/token?key=karavan-builtin',
        payload: { grant_type: 'refresh_token', refresh_token: buyer.refreshToken },
      })
      expect(refreshed.statusCode).toBe(isTakeover ? 400 : 200)
      // The delivery address of an order that somebody else may have made is not mailed to the owner by itself; the desk sees which ones.
      expect(post.mails.some(({ subject }) => subject === `Order ${made.order_number} received`)).toBe(!isTakeover)
      const operator = { authorization: 'Bearer user:olga' }
      const desk = await testApp({
        ...parts,
        on: t,
        doesJobs: false,
        verifyToken: async () => ({ uid: 'olga', isAnonymous: false, isAddressProven: true }),
      })
      await grantOperator(t.db, 'olga', new Date())
      expect((await desk.inject({ url: `/api/desk/orders/${made.id}`, headers: operator })).json().order).toMatchObject({
        is_doubtful: isTakeover,
        waits_for_proof: false,
      })
      await desk[Symbol.asyncDispose]()
    }
  })

  test('another address in place of a mistyped one: the letter and all that waits goes there', async () => {
    const buyer = await givenAccount(t, newEmail(), password)
    const made = await order(buyer.headers)
    await settled()
    aheadMs += 2_000
    const moved = await call('update', { idToken: buyer.idToken, email: `right${newEmail()}`, returnSecureToken: true })
    expect(moved.statusCode).toBe(200)
    aheadMs += 5_000
    expect((await t.inject({ url: '/api/orders', headers: buyer.headers })).statusCode).toBe(401)
    const now = { ...buyer, idToken: moved.json().idToken, headers: { authorization: `Bearer ${moved.json().idToken}` } }
    expect((await t.inject({ url: '/api/account/address', headers: now.headers })).json()).toEqual({
      success: true,
      email: `right${newEmail()}`,
      is_proven: false,
      letter: null,
      pending: null,
    })
    expect((await sendAgain(now)).statusCode).toBe(200)
    await expect.poll(() => post.mails.length).toBe(2)
    expect((await t.inject({ url: '/api/account/address', headers: now.headers })).json().letter).toEqual({
      sent_at: expect.any(String),
      next_at: expect.any(String),
    })
    await prove()
    await settled()
    expect(post.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [newEmail(), expect.stringContaining(made.order_number)],
      [`right${newEmail()}`, expect.any(String)],
      [`right${newEmail()}`, `Order ${made.order_number} received`],
    ])
  })

  test('a proof that this release did not hear of counts when the mail is due, and when the buyer looks', async () => {
    const buyer = await givenAccount(t, newEmail(), password)
    const made = await order(buyer.headers)
    await settled()
    await t.db.updateTable('identity_account').set({ email_verified: true }).where('id', '=', buyer.uid).execute()
    await move(made.id, 'paid')
    await settled()
    expect(subjects()).toEqual([expect.any(String), `Payment for order ${made.order_number} received`])

    await t.db.updateTable('buyer_order').set({ mails_from: null }).where('id', '=', made.id).execute()
    // Another process has not seen this token before.
    await t.db.deleteFrom('order_mail').execute()
    await other.inject({ url: '/api/orders', headers: buyer.headers })
    await settled()
    expect(subjects()).toHaveLength(3)
  })

  test('the desk refuses an operator whose address is not proven', async () => {
    const operator = await givenAccount(t, newEmail(), password)
    await grantOperator(t.db, operator.uid, new Date())
    const answer = await t.inject({ url: '/api/desk/orders', headers: operator.headers })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'address_unproven'])
    await sendAgain(operator)
    await expect.poll(() => post.mails.length).toBe(1)
    await prove()
    expect((await other.inject({ url: '/api/desk/orders', headers: operator.headers })).statusCode).toBe(200)
  })
})
