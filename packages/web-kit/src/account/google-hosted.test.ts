// @vitest-environment jsdom
import type { AppConfig } from '@karavan/contract/config.ts'
import { expect, test, vi } from 'vitest'
import { askGoogle } from './google.ts'
import * as sdk from './session/sdk.ts'

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

test('hosted: the SDK’s popup with the account chooser links the guest [W-02 AU-08 G-26]', async () => {
  popups.linkWithPopup.mockResolvedValueOnce({ user: { providerData: [], displayName: null } })
  await askHosted(guest)
  const [linked, provider, resolver] = popups.linkWithPopup.mock.calls[0] ?? []
  expect(linked).toBe(guest)
  expect(provider.getCustomParameters()).toEqual({ prompt: 'select_account' })
  expect(resolver).toBe(sdk.browserPopupRedirectResolver)
})

test('hosted: whose Google account has an account signs in with what Google said already, without a second popup [W-02 G-26]', async () => {
  const error = Object.assign(new (await import('firebase/app')).FirebaseError('auth/credential-already-in-use', ''), {
    customData: { _tokenResponse: { oauthIdToken: 'the-token' } },
  })
  popups.linkWithPopup.mockRejectedValueOnce(error)
  popups.signInWithCredential.mockResolvedValueOnce(undefined)
  await askHosted(guest)
  expect(popups.signInWithCredential.mock.lastCall?.[1]).toMatchObject({ idToken: 'the-token', providerId: 'google.com' })
})

test('hosted: without a guest it is a sign-in, and a failure comes through [W-02]', async () => {
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
