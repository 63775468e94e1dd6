import { givenBrowser } from '@karavan/testing/page/browser.ts'
import { decodeJwt } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { withProduct } from '../../test/with-product.ts'
import { askGoogle } from './google.ts'

// The click on the button, on the real SDK, against the real product with its stand-in for Google.
const product = withProduct({ GOOGLE_STAND_IN: '1' })
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('screen', { availWidth: 1280, availHeight: 860 })
  vi.stubGlobal('location', { hostname: 'localhost' })
})

const anna = { email: 'anna.petrova@example.com', name: 'Anna Petrova', confirmed: 'on' }

/** Somebody who chooses this account in the window that opens, and the window's last page, which answers. */
function givenChoice(person: Record<string, string> = anna) {
  const visit = async (path: string, form?: URLSearchParams) => {
    const response = await fetch(product.network.origin + path, { redirect: 'manual', ...(form && { method: 'POST', body: form }) })
    product.network.jar.cookie ??= response.headers.get('set-cookie')?.split(';')[0]
    return response
  }
  const goThrough = async (path: string) => {
    const chooser = new URL((await visit(path)).headers.get('location') ?? '', product.network.origin)
    const back = await visit(chooser.pathname, new URLSearchParams([...chooser.searchParams, ...Object.entries(person)]))
    const page = await (await visit(back.headers.get('location') ?? '')).text()
    const answer = Object.fromEntries([...page.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    const channel = new BroadcastChannel('karavan-google')
    channel.postMessage(answer)
    channel.close()
  }
  const open = vi.fn((path: string) => {
    void goThrough(path)
    return { closed: false, focus: () => {}, close: () => {} }
  })
  Object.assign(window, { open })
  return open
}
const openPage = () => givenBrowser(product.network, { askGoogle }).open()

test('a guest becomes the account, with uid, conversations and the name that Google has [G-26 AU-07 AU-10 AU-11 AU-12]', async () => {
  const page = await openPage()
  const guest = page.user!
  await page.ask('thermos mugs')
  const open = givenChoice()
  const outcome = page.operations.signInWithGoogle()
  // Before anything was awaited: later the browser would block it.
  expect(open).toHaveBeenCalledOnce()
  expect(page.session.useSession.getState().isLoading).toBe(true)
  expect(await outcome).toEqual({ success: true })
  expect(page.session.useSession.getState().isLoading).toBe(false)
  expect(page.user).toMatchObject({
    uid: guest.uid,
    isAnonymous: false,
    email: 'anna.petrova@example.com',
    emailVerified: true,
    displayName: 'Anna Petrova',
  })
  expect(decodeJwt((await page.session.getToken())!)).toMatchObject({
    name: 'Anna Petrova',
    firebase: { sign_in_provider: 'google.com' },
  })
  expect(await page.conversations()).toEqual(['thermos mugs'])
})

test('a guest whose Google account has an account signs in to it, and takes the conversations along [G-26 G-25]', async () => {
  givenChoice()
  const first = await openPage()
  await first.ask('desk lamps')
  await first.operations.signInWithGoogle()
  const second = await openPage()
  await second.ask('thermos mugs')
  expect(await second.operations.signInWithGoogle()).toEqual({ success: true })
  expect(second.user?.uid).toBe(first.user?.uid)
  expect(await second.conversations()).toEqual(['desk lamps', 'thermos mugs'])
})

test('a guest whose address has an account signs in to that [G-27]', async () => {
  const first = await openPage()
  await first.operations.signUp({ email: anna.email, password: 'correct horse' })
  const second = await openPage()
  givenChoice()
  // The stand-in opens no account with a password; Google itself does (google-sdk.test.ts of the identity service).
  expect(await second.operations.signInWithGoogle()).toMatchObject({ success: false, error: 'Google sign-in failed' })
  expect(second.user).toMatchObject({ isAnonymous: true })
  await product.app.db.deleteFrom('identity_password').execute()
  expect(await second.operations.signInWithGoogle()).toEqual({ success: true })
  expect(second.user).toMatchObject({ uid: first.user?.uid, emailVerified: true })
})

test('an address that Google has no proof of: the guest stays [G-27 ER-24]', async () => {
  const first = await openPage()
  await first.operations.signUp({ email: anna.email, password: 'correct horse' })
  const second = await openPage()
  const { uid } = second.user!
  givenChoice({ email: anna.email, name: anna.name })
  expect(await second.operations.signInWithGoogle()).toMatchObject({ success: false, error: 'Google sign-in failed' })
  expect(second.user).toMatchObject({ uid, isAnonymous: true })
})

test('a guest who does not choose stays one, and nothing hangs [ER-24 ER-25]', async () => {
  const page = await openPage()
  givenChoice({ cancel: 'on' })
  expect(await page.operations.signInWithGoogle()).toMatchObject({ success: false, error: 'Google sign-in failed' })
  expect(page.session.useSession.getState()).toMatchObject({ isLoading: false, user: { isAnonymous: true } })
  givenChoice()
  expect(await page.operations.signInWithGoogle()).toEqual({ success: true })
})

test('a blocked window says what helps [G-29 ER-28]', async () => {
  const page = await openPage()
  Object.assign(window, { open: () => null })
  expect(await page.operations.signInWithGoogle()).toMatchObject({
    error: 'Google sign-in failed',
    hint: expect.stringContaining('blocked the window'),
  })
  expect(page.session.useSession.getState().isLoading).toBe(false)
})

test('from a foreign host no window is opened [ER-25]', async () => {
  const page = await openPage()
  const open = givenChoice()
  vi.stubGlobal('location', { hostname: 'elsewhere.example' })
  expect(await page.operations.signInWithGoogle()).toMatchObject({
    error: 'Google sign-in failed',
    hint: expect.stringContaining('not allowed'),
  })
  expect(open).not.toHaveBeenCalled()
})

test('a lost connection is an exception [ER-24]', async () => {
  const page = await openPage()
  givenChoice()
  product.network.fail('signInWithIdp', 'no-connection', 1)
  expect(await page.operations.signInWithGoogle()).toEqual({ success: false, error: 'An error occurred during Google sign-in' })
  expect(page.user?.isAnonymous).toBe(true)
})

test('the account is made also when the name cannot be taken over [AU-07]', async () => {
  const page = await openPage()
  givenChoice()
  product.network.refuse('accounts:update', 'INVALID_DISPLAY_NAME')
  expect(await page.operations.signInWithGoogle()).toEqual({ success: true })
  expect(page.user).toMatchObject({ isAnonymous: false, displayName: null })
})

test('without Google sign-in no window is opened [G-28]', async () => {
  const open = givenChoice()
  const settings = () => ({ identity: { mode: 'builtin' as const, apiKey: '', projectId: '' }, google: { enabled: false } })
  const unused = async () => Promise.reject(new Error('not asked'))
  await expect(askGoogle({ settings, ask: unused, change: unused })).rejects.toMatchObject({ code: 'auth/operation-not-allowed' })
  expect(open).not.toHaveBeenCalled()
})
