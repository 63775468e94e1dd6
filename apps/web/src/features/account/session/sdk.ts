// Everything of the sign-in SDK, in a chunk of its own: the first paint does not wait for it. Import it with import() only.

import type { AppConfig } from '@karavan/contract/config.ts'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type Persistence,
  signInAnonymously,
  signOut,
} from 'firebase/auth'

export { onIdTokenChanged, signInAnonymously, signOut }

/** Prefers IndexedDB, which also works in private windows of today's browsers, over local storage (CO-18). */
const browserPersistence: Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence]

/**
 * Reads the stored session and asks the identity service about it; resolves once the SDK knows who is signed in.
 * `origin` is where the built-in service answers; its paths stand at the root of an origin (the SDK drops any path).
 */
export async function openAuth(identity: AppConfig['identity'], origin: string, persistence = browserPersistence): Promise<Auth> {
  const app = initializeApp({ apiKey: identity.apiKey, projectId: identity.projectId, authDomain: identity.authDomain })
  const auth = initializeAuth(app, { persistence })
  // The one public way to give the SDK another address. It must come before the first request, so nothing may be awaited above.
  if (identity.mode === 'builtin') connectAuthEmulator(auth, origin, { disableWarnings: true })
  await auth.authStateReady()
  return auth
}

export const closeAuth = (auth: Auth): Promise<void> => deleteApp(auth.app)
