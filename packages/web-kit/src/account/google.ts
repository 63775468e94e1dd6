// Comes with the sign-in SDK: import it with import() only, or from a part of the page that comes when it is wanted.

import type { Auth, AuthCredential, User } from 'firebase/auth'
import { currentLanguage } from '../lib/i18n.ts'
import { askInPopup, toSdkError } from './google-popup.ts'
import * as sdk from './session/sdk.ts'
import type { createSession } from './session/session.ts'

type Session = Pick<ReturnType<typeof createSession>, 'change' | 'ask' | 'settings'>

let hosted: Promise<void> | undefined

/**
 * Asks Google who this is and signs in with the answer, within `session.change`. Called straight from the click, so that a window may be
 * opened before anything is awaited. Rejects with a `FirebaseError` whose code is one of the SDK's.
 */
export async function askGoogle(session: Session): Promise<void> {
  const settings = session.settings()
  if (!settings) throw toSdkError('auth/network-request-failed')
  const { identity, google } = settings
  if (!google.enabled) throw toSdkError('auth/operation-not-allowed')
  if (identity.mode === 'firebase') {
    // This popup signs in by itself, alone among the tabs for as long as it is open: a second click waits for the same one.
    hosted ??= session.change(signInWithPopup).finally(() => {
      hosted = undefined
    })
    return hosted
  }
  if (google.authorizedDomains && !google.authorizedDomains.includes(location.hostname)) throw toSdkError('auth/unauthorized-domain')
  return session.ask(async () => {
    const credential = sdk.GoogleAuthProvider.credential(await askInPopup(currentLanguage()))
    await session.change((auth) =>
      withGoogle(auth, {
        link: (guest) => sdk.linkWithCredential(guest, credential),
        signIn: () => sdk.signInWithCredential(auth, credential),
        credentialOf: () => credential,
      }),
    )
  })
}

/** The SDK's own popup. Its helper is loaded here and not with the session: some browsers would wait for it at every start. */
function signInWithPopup(auth: Auth): Promise<void> {
  const provider = new sdk.GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
  auth.languageCode = currentLanguage()
  return withGoogle(auth, {
    link: (guest) => sdk.linkWithPopup(guest, provider, sdk.browserPopupRedirectResolver),
    signIn: () => sdk.signInWithPopup(auth, provider, sdk.browserPopupRedirectResolver),
    credentialOf: (error) => sdk.GoogleAuthProvider.credentialFromError(error),
  })
}

type Ways = {
  link: (guest: User) => Promise<{ user: User }>
  signIn: () => Promise<unknown>
  /** What Google has said, where the link was refused because of it. */
  credentialOf: (error: Parameters<typeof sdk.GoogleAuthProvider.credentialFromError>[0]) => AuthCredential | null
}

/** The Google account, or its address, has an account here already. */
const hasAccount = ['auth/credential-already-in-use', 'auth/email-already-in-use']

/** A guest becomes the account of a Google account that is new here, and keeps all that was asked; one that is known here is signed in to. */
async function withGoogle(auth: Auth, { link, signIn, credentialOf }: Ways): Promise<void> {
  const guest = auth.currentUser?.isAnonymous ? auth.currentUser : null
  if (!guest) return void (await signIn())
  let linked: { user: User }
  try {
    linked = await link(guest)
  } catch (error) {
    const credential = sdk.isFirebaseError(error) && hasAccount.includes(error.code) ? credentialOf(error) : null
    if (!credential) throw error
    await sdk.signInWithCredential(auth, credential)
    return
  }
  await takeName(linked.user)
}

/** A link brings the address alone. The account is there by now: what fails here does not take it back. */
async function takeName(user: User): Promise<void> {
  const google = user.providerData.find(({ providerId }) => providerId === sdk.GoogleAuthProvider.PROVIDER_ID)
  const { displayName, photoURL } = google ?? {}
  if (user.displayName || !displayName) return
  try {
    await sdk.updateProfile(user, { displayName, photoURL })
    await user.getIdToken(true)
  } catch (error) {
    console.warn('the name could not be taken over from Google', error)
  }
}
