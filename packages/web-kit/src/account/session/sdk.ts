// Everything of the sign-in SDK, in a chunk of its own: the first paint does not wait for it. Import it with import() only.

import type { AppConfig } from '@karavan/contract/config.ts'
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
} from 'firebase/auth'

export {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  unlink,
  updateCurrentUser,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'

export { guestClaims } from './guest-claims.ts'
// Whoever needs it takes it from here: one more importer of the SDK would split its file in two.
export { FirebaseError }

/** Prefers IndexedDB, which also works in private windows of today's browsers, over local storage. */
const browserPersistence: Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence]

/**
 * Reads the stored session and asks the identity service about it; resolves once the SDK knows who is signed in.
 * `origin` is where the built-in service answers; its paths stand at the root of an origin (the SDK drops any path). Sessions of
 * different `name` are kept apart from each other.
 */
export async function openAuth(
  identity: AppConfig['identity'],
  origin: string,
  { name, persistence = browserPersistence }: { name?: string; persistence?: Persistence | Persistence[] } = {},
): Promise<Auth> {
  const { apiKey, projectId, authDomain } = identity
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }, name), { persistence })
  // The one public way to give the SDK another address. It must come before the first request, so nothing may be awaited above.
  if (identity.mode === 'builtin') connectAuthEmulator(auth, origin, { disableWarnings: true })
  await auth.authStateReady()
  return auth
}

export const closeAuth = (auth: Auth): Promise<void> => deleteApp(auth.app)

export const isFirebaseError = (error: unknown): error is FirebaseError => error instanceof FirebaseError
