// Comes with the sign-in SDK: import it with import() only, or from a part of the page that comes when it is wanted.

import type { Auth, AuthCredential, GoogleAuthProvider, User } from 'firebase/auth'
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
  if (isHosted(session)) {
    // This popup signs in by itself, alone among the tabs for as long as it is open: a second click waits for the same one.
    hosted ??= session.change(signInWithPopup).finally(() => {
      hosted = undefined
    })
    return hosted
  }
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

/** Whether Google is asked by the hosted provider's SDK. Throws where it cannot be asked from this page. */
function isHosted(session: Session): boolean {
  const settings = session.settings()
  if (!settings) throw toSdkError('auth/network-request-failed')
  const { identity, google } = settings
  if (!google.enabled) throw toSdkError('auth/operation-not-allowed')
  if (identity.mode === 'firebase') return true
  if (google.authorizedDomains && !google.authorizedDomains.includes(location.hostname)) throw toSdkError('auth/unauthorized-domain')
  return false
}

interface GoogleUse {
  credential(user: User, credential: AuthCredential): Promise<unknown>
  popup(user: User, provider: GoogleAuthProvider, resolver: typeof sdk.browserPopupRedirectResolver): Promise<unknown>
}

/** Asks Google for what an account does that is signed in: showing who it is once more, or linking. Straight from the click as well. */
export async function askGoogleAsUser(session: Session, use: GoogleUse): Promise<void> {
  const asUser = (task: (user: User) => Promise<unknown>) =>
    session.change(async (auth) => {
      if (!auth.currentUser) throw toSdkError('auth/no-current-user')
      await task(auth.currentUser)
    })
  if (isHosted(session)) return asUser((user) => use.popup(user, toProvider(), sdk.browserPopupRedirectResolver))
  const credential = sdk.GoogleAuthProvider.credential(await askInPopup(currentLanguage()))
  await asUser((user) => use.credential(user, credential))
}

const toProvider = () => new sdk.GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }) as GoogleAuthProvider

/** The SDK's own popup. Its helper is loaded here and not with the session: some browsers would wait for it at every start. */
function signInWithPopup(auth: Auth): Promise<void> {
  const provider = toProvider()
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
