// @vitest-environment node

import type { AppConfig } from '@karavan/contract/config.ts'
import i18next from 'i18next'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../server/test/app.ts'
import { givenBrowser, givenNetwork } from '../../../test/browser.ts'
import { chooseLanguage } from '../../lib/i18n.ts'
import { askGoogle } from './google.ts'
import * as sdk from './session/sdk.ts'

// The click on the button, on the real SDK, against the real product with its stand-in for Google.
let product: TestApp
let network: Awaited<ReturnType<typeof givenNetwork>>
beforeAll(async () => {
  product = await testApp()
  await i18next.init({ interpolation: { escapeValue: false } })
})
beforeEach(async () => {
  await product.truncate()
  await chooseLanguage('en')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  network = await givenNetwork(product)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('screen', { availWidth: 1280, availHeight: 860 })
  vi.stubGlobal('location', { hostname: 'localhost' })
  return () => {
    vi.unstubAllGlobals()
    return network.close()
  }
})
afterAll(() => product[Symbol.asyncDispose]())

const anna = { email: 'anna.petrova@example.com', name: 'Anna Petrova', confirmed: 'on' }

/** Somebody who chooses this account in the window that opens, and the window's last page, which answers. */
function givenChoice(person: Record<string, string> = anna) {
  const visit = async (path: string, form?: URLSearchParams) => {
    const response = await fetch(network.origin + path, { redirect: 'manual', ...(form && { method: 'POST', body: form }) })
    network.jar.cookie ??= response.headers.get('set-cookie')?.split(';')[0]
    return response
  }
  const goThrough = async (path: string) => {
    const chooser = new URL((await visit(path)).headers.get('location') ?? '', network.origin)
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
const openPage = () => givenBrowser(network, { askGoogle }).open()

test('AU-07 AU-10 AU-11 AU-12 G-26 a guest becomes the account, with uid, conversations and the name that Google has', async () => {
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

test('G-26 G-25 a guest whose Google account has an account signs in to it, and takes the conversations along', async () => {
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

test('G-27 a guest whose address has an account with a password signs in to that', async () => {
  const first = await openPage()
  await first.operations.signUp({ email: anna.email, password: 'correct horse' })
  const second = await openPage()
  givenChoice()
  expect(await second.operations.signInWithGoogle()).toEqual({ success: true })
  expect(second.user).toMatchObject({ uid: first.user?.uid, emailVerified: true })
})

test('G-27 ER-24 an address that Google has no proof of: the guest stays', async () => {
  const first = await openPage()
  await first.operations.signUp({ email: anna.email, password: 'correct horse' })
  const second = await openPage()
  const { uid } = second.user!
  givenChoice({ email: anna.email, name: anna.name })
  expect(await second.operations.signInWithGoogle()).toMatchObject({ success: false, error: 'Google sign-in failed' })
  expect(second.user).toMatchObject({ uid, isAnonymous: true })
})

test('ER-24 ER-25 whoever does not choose stays a guest, and nothing hangs', async () => {
  const page = await openPage()
  givenChoice({ cancel: 'on' })
  expect(await page.operations.signInWithGoogle()).toMatchObject({ success: false, error: 'Google sign-in failed' })
  expect(page.session.useSession.getState()).toMatchObject({ isLoading: false, user: { isAnonymous: true } })
  givenChoice()
  expect(await page.operations.signInWithGoogle()).toEqual({ success: true })
})

test('ER-28 G-29 a blocked window says what helps', async () => {
  const page = await openPage()
  Object.assign(window, { open: () => null })
  expect(await page.operations.signInWithGoogle()).toMatchObject({
    error: 'Google sign-in failed',
    hint: expect.stringContaining('blocked the window'),
  })
  expect(page.session.useSession.getState().isLoading).toBe(false)
})

test('ER-25 from a foreign host no window is opened', async () => {
  const page = await openPage()
  const open = givenChoice()
  vi.stubGlobal('location', { hostname: 'elsewhere.example' })
  expect(await page.operations.signInWithGoogle()).toMatchObject({
    error: 'Google sign-in failed',
    hint: expect.stringContaining('not allowed'),
  })
  expect(open).not.toHaveBeenCalled()
})

test('ER-24 a lost connection is an exception', async () => {
  const page = await openPage()
  givenChoice()
  network.fail('signInWithIdp', 'no-connection', 1)
  expect(await page.operations.signInWithGoogle()).toEqual({ success: false, error: 'An error occurred during Google sign-in' })
  expect(page.user?.isAnonymous).toBe(true)
})

test('AU-07 the account is made also when the name cannot be taken over', async () => {
  const page = await openPage()
  givenChoice()
  network.refuse('accounts:update', 'INVALID_DISPLAY_NAME')
  expect(await page.operations.signInWithGoogle()).toEqual({ success: true })
  expect(page.user).toMatchObject({ isAnonymous: false, displayName: null })
})

test('G-28 without Google sign-in no window is opened', async () => {
  const open = givenChoice()
  const settings = () => ({ identity: { mode: 'builtin' as const, apiKey: '', projectId: '' }, google: { enabled: false } })
  const unused = async () => Promise.reject(new Error('not asked'))
  await expect(askGoogle({ settings, ask: unused, change: unused })).rejects.toMatchObject({ code: 'auth/operation-not-allowed' })
  expect(open).not.toHaveBeenCalled()
})

// The hosted provider's popup itself needs its pages: what it answers is given here.
const popups = vi.hoisted(() => ({ linkWithPopup: vi.fn(), signInWithPopup: vi.fn(), signInWithCredential: vi.fn() }))
vi.mock('firebase/auth', async (load) => {
  const real = await load<typeof import('firebase/auth')>()
  popups.signInWithCredential.mockImplementation(real.signInWithCredential)
  return { ...real, ...popups }
})
const identity: AppConfig['identity'] = { mode: 'firebase', apiKey: 'key', projectId: 'shop', authDomain: 'shop.firebaseapp.com' }
function askHosted(currentUser: object | null) {
  const auth = { currentUser, languageCode: null } as never
  return askGoogle({
    settings: () => ({ identity, google: { enabled: true } }),
    ask: async () => Promise.reject(new Error('not asked')),
    change: async (task) => task(auth),
  })
}
const guest = { isAnonymous: true }

test('W-02 AU-08 G-26 hosted: the SDK’s popup with the account chooser links the guest', async () => {
  popups.linkWithPopup.mockResolvedValueOnce({ user: { providerData: [], displayName: null } })
  await askHosted(guest)
  const [linked, provider, resolver] = popups.linkWithPopup.mock.calls[0] ?? []
  expect(linked).toBe(guest)
  expect(provider.getCustomParameters()).toEqual({ prompt: 'select_account' })
  expect(resolver).toBe(sdk.browserPopupRedirectResolver)
})

test('W-02 G-26 hosted: whose Google account has an account signs in with what Google said already, without a second popup', async () => {
  const error = Object.assign(new (await import('firebase/app')).FirebaseError('auth/credential-already-in-use', ''), {
    customData: { _tokenResponse: { oauthIdToken: 'the-token' } },
  })
  popups.linkWithPopup.mockRejectedValueOnce(error)
  popups.signInWithCredential.mockResolvedValueOnce(undefined)
  await askHosted(guest)
  expect(popups.signInWithCredential.mock.lastCall?.[1]).toMatchObject({ idToken: 'the-token', providerId: 'google.com' })
})

test('W-02 hosted: without a guest it is a sign-in, and a failure comes through', async () => {
  popups.signInWithPopup.mockResolvedValueOnce(undefined)
  await askHosted(null)
  expect(popups.signInWithPopup).toHaveBeenCalledOnce()
  popups.linkWithPopup.mockRejectedValueOnce(Object.assign(new Error(), { code: 'auth/popup-blocked' }))
  await expect(askHosted(guest)).rejects.toMatchObject({ code: 'auth/popup-blocked' })
})

test('hosted: a second click while the popup is open waits for the same one', async () => {
  popups.signInWithPopup.mockClear()
  let end!: () => void
  popups.signInWithPopup.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      end = resolve
    }),
  )
  const clicks = [askHosted(null), askHosted(null)]
  end()
  await Promise.all(clicks)
  expect(popups.signInWithPopup).toHaveBeenCalledOnce()
})
