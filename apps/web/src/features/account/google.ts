import { FirebaseError } from 'firebase/app'
import type { createSession } from './session/session.ts'

/**
 * Asks Google who this is and signs in with the answer, within `session.change`. Called straight from the click, so that a window may be
 * opened before anything is awaited. Rejects with a `FirebaseError` whose code is one of the SDK's.
 */
export async function askGoogle(_session: Pick<ReturnType<typeof createSession>, 'change' | 'ask'>): Promise<void> {
  throw new FirebaseError('auth/operation-not-allowed', 'Google sign-in is not set up')
}
