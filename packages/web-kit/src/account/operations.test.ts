// @database embedded
import { setDisabled } from '@karavan/identity/accounts.ts'
import { testApp } from '@karavan/testing/app.ts'
import { givenBrowser, givenNetwork } from '@karavan/testing/page/browser.ts'
import { decodeJwt } from 'jose'
import { expect, test, vi } from 'vitest'
import { withProduct } from '../../test/with-product.ts'
import { chooseLanguage } from '../lib/i18n.ts'
import { createOperations } from './operations.ts'

// The operations on the real SDK, against the real product.
const product = withProduct()

const ann = { email: 'ann@example.com', password: 'correct horse' }
const setAside = () => localStorage.getItem('karavan_guest_claims')
/** Somebody has this account, made elsewhere, with a search of its own. */
async function givenAnn() {
  const page = await givenBrowser(product.network).open()
  await page.ask('desk lamps')
  expect(await page.operations.signUp(ann)).toEqual({ success: true })
  return page.user!.uid
}

test('a guest who signs up keeps uid and conversations, and is no guest from then on [AU-04 AU-10 AU-11 AU-12]', async () => {
  const page = await givenBrowser(product.network).open()
  const guest = page.user!
  await page.ask('thermos mugs')
  const dropped = vi.fn()
  page.session.onUserChange(dropped)
  expect(await page.operations.signUp({ ...ann, email: ' Ann@Example.com ', displayName: ' Ann ' })).toEqual({ success: true })
  expect(page.user).toMatchObject({ uid: guest.uid, isAnonymous: false, email: 'ann@example.com', displayName: 'Ann' })
  expect(decodeJwt((await page.session.getToken())!)).toMatchObject({ name: 'Ann', firebase: { sign_in_provider: 'password' } })
  expect(await page.conversations()).toEqual(['thermos mugs'])
  expect(dropped).not.toHaveBeenCalled()
  expect(setAside()).toBeNull()
})

test.each(['', '   '])('the display name %j makes no profile update [AU-16]', async (displayName) => {
  const page = await givenBrowser(product.network).open()
  expect(await page.operations.signUp({ ...ann, displayName })).toEqual({ success: true })
  expect(product.network.sent('accounts:update')).toEqual([])
  expect(page.user?.displayName).toBeNull()
})

test('an account that is made stays made when the name cannot be set', async () => {
  product.network.refuse('accounts:update', 'INVALID_DISPLAY_NAME')
  const page = await givenBrowser(product.network).open()
  expect(await page.operations.signUp({ ...ann, displayName: 'Ann' })).toEqual({ success: true })
  expect(page.user).toMatchObject({ isAnonymous: false, displayName: null })
})

test('signing out ends this session and makes a new guest; signing in gives the account back [G-20 G-39 AU-05 AU-06]', async () => {
  const browser = givenBrowser(product.network)
  const page = await browser.open()
  await page.operations.signUp(ann)
  const { uid } = page.user!
  const [stored] = browser.disk.values()
  const changes = vi.fn()
  page.session.onUserChange(changes)
  expect(await page.operations.signOut()).toEqual({ success: true })
  expect(page.user).toMatchObject({ isAnonymous: true, email: null })
  expect(page.user?.uid).not.toBe(uid)
  expect(changes).toHaveBeenCalledExactlyOnceWith({
    from: expect.objectContaining({ uid }),
    to: expect.objectContaining({ uid: page.user?.uid }),
  })
  const refused = await product.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=karavan-builtin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${JSON.parse(stored!).stsTokenManager.refreshToken}`,
  })
  expect(refused.json().error.message).toBe('TOKEN_EXPIRED')
  expect(await page.operations.signIn(ann)).toEqual({ success: true })
  expect(page.user).toMatchObject({ uid, isAnonymous: false })
})

test('signing out works without a connection; the guest comes when it is back', async () => {
  const page = await givenBrowser(product.network).open()
  await page.operations.signUp(ann)
  product.network.fail('', 'no-connection')
  expect(await page.operations.signOut()).toEqual({ success: true })
  expect(page.user).toBeNull()
  product.network.mend()
  expect(await page.session.waitForUser()).toMatchObject({ isAnonymous: true })
})

test('every operation sets loading while it runs, and answers success or an error [AU-14 AU-15]', async () => {
  const page = await givenBrowser(product.network).open()
  const { isLoading } = { isLoading: () => page.session.useSession.getState().isLoading }
  const run = async (operation: () => Promise<{ success: boolean }>) => {
    const outcome = operation()
    const during = isLoading()
    return [during, (await outcome).success, isLoading()]
  }
  const google = (works: boolean) =>
    createOperations({
      session: page.session,
      endSession: async () => {},
      askGoogle: ({ change }) =>
        change(async () => {
          if (!works) throw new Error('closed')
        }),
    }).signInWithGoogle
  const succeeds = [true, true, false]
  const fails = [true, false, false]
  expect(isLoading()).toBe(false)
  expect(await run(() => page.operations.signUp({ email: 'ann', password: 'x' }))).toEqual(fails)
  expect(await run(() => page.operations.signUp(ann))).toEqual(succeeds)
  expect(await run(() => page.operations.signOut())).toEqual(succeeds)
  expect(await run(() => page.operations.signIn({ ...ann, password: 'wrong' }))).toEqual(fails)
  expect(await run(() => page.operations.signIn(ann))).toEqual(succeeds)
  expect(await run(() => page.operations.signInAnonymously())).toEqual(succeeds)
  expect(page.user?.isAnonymous).toBe(false)
  expect(await run(google(true))).toEqual(succeeds)
  expect(await run(google(false))).toEqual(fails)
  expect(await run(() => page.operations.resetPassword(ann.email))).toEqual(succeeds)
  expect(await run(() => page.operations.resetPassword('ann'))).toEqual(fails)
})

test('an address that has an account is refused in the provider’s words, and the guest keeps everything [G-24 ER-22]', async () => {
  await givenAnn()
  const page = await givenBrowser(product.network).open()
  const guest = page.user!.uid
  await page.ask('thermos mugs')
  expect(await page.operations.signUp(ann)).toEqual({ success: false, error: 'An account with this email already exists' })
  expect(page.user).toMatchObject({ uid: guest, isAnonymous: true })
  expect(await page.conversations()).toEqual(['thermos mugs'])
  await chooseLanguage('ru')
  expect(await page.operations.signUp(ann)).toEqual({ success: false, error: 'Аккаунт с этой почтой уже есть' })
})

test('a wrong password and an unknown address get one and the same text; the guest stays [G-34 ER-22]', async () => {
  await givenAnn()
  const browser = givenBrowser(product.network)
  const page = await browser.open()
  const guest = page.user!.uid
  const wrong = await page.operations.signIn({ ...ann, password: 'wrong' })
  expect(wrong).toMatchObject({ success: false, error: expect.stringMatching(/\w/) })
  expect(await page.operations.signIn({ ...ann, email: 'bob@example.com' })).toEqual(wrong)
  expect(page.user?.uid).toBe(guest)
  expect(setAside()).toBeNull()
  expect([...browser.disk.keys()]).toHaveLength(1)
})

test('a refusal without a text is shown with the stated one [ER-22]', async () => {
  const page = await givenBrowser(product.network).open()
  product.network.refuse('signInWithPassword', 'SOMETHING_NEW')
  expect(await page.operations.signIn(ann)).toEqual({ success: false, error: 'Authentication failed' })
})

test.each(['no-connection' as const, { status: 503, body: 'busy' }])('%o is an exception; the guest stays [ER-23]', async (fault) => {
  const page = await givenBrowser(product.network).open()
  const guest = page.user
  product.network.fail('accounts:', fault)
  const exception = { success: false, error: 'An error occurred during authentication' }
  expect(await page.operations.signIn(ann)).toEqual(exception)
  expect(await page.operations.signUp(ann)).toEqual(exception)
  expect(page.user).toEqual(guest)
})

test('a disabled account is named as such, in words [AU-17]', async () => {
  const uid = await givenAnn()
  await setDisabled(product.app.db as never, uid, true, new Date())
  const page = await givenBrowser(product.network).open()
  expect(await page.operations.signIn(ann)).toMatchObject({ success: false, hint: 'This account has been disabled.' })
  expect(page.user?.isAnonymous).toBe(true)
})

test('a refused password has its policy fetched, and what it still needs is listed [ER-27 CO-20]', async () => {
  await using strict = await testApp({ on: product.app, settings: { PASSWORD_MIN_LENGTH: '10', PASSWORD_REQUIRE: 'upper,digit' } })
  const strictNetwork = await givenNetwork(strict)
  const page = await givenBrowser(strictNetwork).open()
  expect(strictNetwork.sent('passwordPolicy')).toEqual([])
  expect(await page.operations.signUp({ ...ann, password: 'short' })).toEqual({
    success: false,
    error: 'Missing password requirements:',
    missing: ['at least 10 characters', 'an upper case letter', 'a digit'],
  })
  expect(strictNetwork.sent('passwordPolicy')).toHaveLength(1)
  expect(page.user?.isAnonymous).toBe(true)
  expect(await page.operations.signUp({ ...ann, password: 'Long enough 1' })).toEqual({ success: true })
  await strictNetwork.close()
})

test('the provider’s own words stand where the policy cannot be fetched [ER-27]', async () => {
  const page = await givenBrowser(product.network).open()
  product.network.fail('passwordPolicy', 'no-connection')
  expect(await page.operations.signUp({ ...ann, password: '12345' })).toEqual({
    success: false,
    error: 'Missing password requirements: [Password must contain at least 6 characters]',
  })
})

test('a demand for a captcha is met once, and the sign-in repeated with it [ER-29]', async () => {
  await givenAnn()
  const page = await givenBrowser(product.network).open()
  product.network.refuse('signInWithPassword', 'MISSING_RECAPTCHA_TOKEN', 1)
  expect(await page.operations.signIn(ann)).toEqual({ success: true })
  expect(product.network.sent('signInWithPassword').map((body) => 'captchaResponse' in JSON.parse(body))).toEqual([false, true])
  await page.operations.signOut()
  product.network.calls.length = 0
  for (const [path, operation] of [
    ['signInWithPassword', () => page.operations.signIn(ann)],
    ['sendOobCode', () => page.operations.resetPassword(ann.email)],
  ] as const) {
    product.network.refuse(path, 'MISSING_RECAPTCHA_TOKEN')
    expect(await operation()).toEqual({ success: false, error: 'Authentication failed' })
    expect(product.network.sent(path)).toHaveLength(2)
  }
  expect(page.session.useSession.getState().isLoading).toBe(false)
})

test('a reset is asked for in the language of the page, with the same answer for an unknown address [AU-09 AU-24]', async () => {
  await givenAnn()
  const page = await givenBrowser(product.network).open()
  expect(await page.operations.resetPassword(` ${ann.email}`)).toEqual({ success: true })
  expect(await page.operations.resetPassword('nobody@example.com')).toEqual({ success: true })
  product.network.refuse('sendOobCode', 'EMAIL_NOT_FOUND')
  expect(await page.operations.resetPassword('nobody@example.com')).toEqual({ success: true })
  expect(JSON.parse(product.network.sent('sendOobCode')[0]!)).toMatchObject({ requestType: 'PASSWORD_RESET', email: ann.email })
})

test('a guest who signs in to an account takes its conversations along; nothing of the guest stays in the browser [G-25]', async () => {
  const uid = await givenAnn()
  const browser = givenBrowser(product.network)
  const page = await browser.open()
  await page.ask('thermos mugs')
  const seen: unknown[] = []
  page.session.onUserChange(({ to }) => void page.conversations().then((titles) => seen.push(to?.uid, titles)))
  const moved = vi.fn()
  page.session.onConversationsMoved(moved)
  expect(await page.operations.signIn(ann)).toEqual({ success: true })
  expect(page.user?.uid).toBe(uid)
  await vi.waitFor(() => expect(seen).toEqual([uid, ['desk lamps', 'thermos mugs']]))
  expect(moved).toHaveBeenCalledOnce()
  expect(setAside()).toBeNull()
  expect([...browser.disk.keys()]).toHaveLength(1)
})

test('conversations that could not be moved are moved as soon as the server answers [G-25]', async () => {
  await givenAnn()
  const browser = givenBrowser(product.network)
  const page = await browser.open()
  await page.ask('thermos mugs')
  const moved = vi.fn()
  page.session.onConversationsMoved(moved)
  product.network.fail('claim-guest', 'no-connection', 2)
  expect(await page.operations.signIn(ann)).toEqual({ success: true })
  expect(await page.conversations()).toEqual(['desk lamps'])
  await vi.waitFor(() => expect(moved).toHaveBeenCalledOnce(), 15_000)
  expect(await page.conversations()).toEqual(['desk lamps', 'thermos mugs'])
  expect(setAside()).toBeNull()
})

test('conversations that the server had moved before it fell silent are shown once it answers again [G-25]', async () => {
  await givenAnn()
  const page = await givenBrowser(product.network).open()
  await page.ask('thermos mugs')
  const guestToken = await page.session.getToken()
  const moved = vi.fn()
  page.session.onConversationsMoved(moved)
  product.network.fail('claim-guest', 'no-connection')
  expect(await page.operations.signIn(ann)).toEqual({ success: true })
  const done = await product.app.inject({
    method: 'POST',
    url: '/api/account/claim-guest',
    headers: { authorization: `Bearer ${await page.session.getToken()}` },
    payload: { guest_token: guestToken },
  })
  expect(done.json()).toEqual({ success: true, moved: 1 })
  product.network.mend()
  await vi.waitFor(() => expect(moved).toHaveBeenCalledOnce(), 15_000)
  expect(setAside()).toBeNull()
})

test('a page that is closed before the server answered goes on when it is opened again [G-25]', async () => {
  await givenAnn()
  const browser = givenBrowser(product.network)
  const page = await browser.open()
  await page.ask('thermos mugs')
  product.network.fail('claim-guest', { status: 503, body: '{}' })
  await page.operations.signIn(ann)
  product.network.mend()
  const reopened = await browser.open()
  await vi.waitFor(async () => expect(await reopened.conversations()).toEqual(['desk lamps', 'thermos mugs']), 10_000)
  await vi.waitFor(() => expect(setAside()).toBeNull())
})

test('a page that dies between signing in and noting it loses nothing either [G-25]', async () => {
  await givenAnn()
  const browser = givenBrowser(product.network)
  const page = await browser.open()
  await page.ask('thermos mugs')
  product.network.fail('claim-guest', { status: 503, body: '{}' })
  await page.operations.signIn(ann)
  // What the storage held when the answer came in.
  localStorage.setItem('karavan_guest_claims', setAside()!.replace(/"account":"[^"]+"/, '"account":null'))
  product.network.mend()
  const reopened = await browser.open()
  await vi.waitFor(async () => expect(await reopened.conversations()).toEqual(['desk lamps', 'thermos mugs']), 10_000)
})

test('a page that dies before the sign-in was sent goes on as the guest [G-25]', async () => {
  const browser = givenBrowser(product.network)
  const page = await browser.open()
  const guest = page.user!.uid
  await page.ask('thermos mugs')
  localStorage.setItem('karavan_guest_claims', JSON.stringify([{ guest, account: null }]))
  const reopened = await browser.open()
  expect(reopened.user?.uid).toBe(guest)
  expect(await reopened.conversations()).toEqual(['thermos mugs'])
  expect(setAside()).toBeNull()
})

test('what waits for one account is not given to another [G-25]', async () => {
  await givenAnn()
  const browser = givenBrowser(product.network)
  const page = await browser.open()
  await page.ask('thermos mugs')
  product.network.fail('claim-guest', { status: 503, body: '{}' })
  await page.operations.signIn(ann)
  await page.operations.signOut()
  product.network.mend()
  await page.operations.signUp({ email: 'bob@example.com', password: 'another secret' })
  expect(await page.conversations()).toEqual([])
  expect(setAside()).toContain('account')
  await page.operations.signOut()
  await page.operations.signIn(ann)
  expect(await page.conversations()).toEqual(['desk lamps', 'thermos mugs'])
})

test('a claim that the server refuses for good is not made again [G-25]', async () => {
  await givenAnn()
  const page = await givenBrowser(product.network).open()
  product.network.fail('claim-guest', { status: 422, body: '{}' })
  expect(await page.operations.signIn(ann)).toEqual({ success: true })
  expect(setAside()).toBeNull()
})

test('the letter by which an address is proven is asked for in the page’s language; what it brings is seen without a reload [W-14]', async () => {
  const page = await givenBrowser(product.network).open()
  await page.operations.signUp(ann)
  await chooseLanguage('ru')
  expect(await page.operations.sendProof()).toEqual({ success: true })
  expect(product.network.sent('accounts:sendOobCode')).toEqual([expect.stringContaining('VERIFY_EMAIL')])
  expect(await page.operations.sendProof()).toMatchObject({ success: false, error: expect.stringMatching(/^Слишком много/) })
  await page.session.reload()
  expect(page.user?.emailVerified).toBe(false)
  await product.app.db.updateTable('identity_account').set({ email_verified: true }).execute()
  await page.session.reload()
  expect(page.user?.emailVerified).toBe(true)
  expect(decodeJwt((await page.session.getToken())!)).toMatchObject({ email_verified: true })
  product.network.fail('accounts:lookup', 'no-connection')
  await page.session.reload()
  expect(page.user?.emailVerified).toBe(true)
})

test('a mistyped address is replaced by who knows the password', async () => {
  const page = await givenBrowser(product.network).open()
  await page.operations.signUp({ ...ann, email: 'anm@example.com' })
  const { uid } = page.user!
  expect(await page.operations.changeEmail({ email: ann.email, password: 'guess' })).toMatchObject({ success: false })
  expect(page.user?.email).toBe('anm@example.com')
  expect(await page.operations.changeEmail(ann)).toEqual({ success: true })
  expect(page.user).toMatchObject({ uid, email: ann.email, emailVerified: false })
  expect(decodeJwt((await page.session.getToken())!)).toMatchObject({ email: ann.email })
  expect(product.network.sent('accounts:sendOobCode')).toHaveLength(1)
})

test('a password that is given again is a sign-in just now, for the calls that follow', async () => {
  const page = await givenBrowser(product.network).open()
  await page.operations.signUp(ann)
  const { uid } = page.user!
  const sessionOf = async () => String(decodeJwt((await page.session.getToken())!).sid)
  const before = await sessionOf()
  expect(await page.operations.confirmPassword('guess')).toMatchObject({ success: false })
  expect(await sessionOf()).toBe(before)
  expect(await page.operations.confirmPassword(ann.password)).toEqual({ success: true })
  expect(page.user).toMatchObject({ uid, email: ann.email })
  const after = await sessionOf()
  expect(after).not.toBe(before)
  const { password_at } = await product.app.db.selectFrom('identity_session').selectAll().where('id', '=', after).executeTakeFirstOrThrow()
  expect(Date.now() - +password_at!).toBeLessThan(60_000)
})
