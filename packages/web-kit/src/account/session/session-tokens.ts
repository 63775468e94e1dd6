import type { User } from 'firebase/auth'
import { endsSession, isUnusable } from './sdk-errors.ts'
import type { SessionOpener } from './session-opener.ts'
import type { ShownSession } from './shown-session.ts'

/** The ID tokens that product calls carry. */
export function sessionTokens(opener: SessionOpener, { waitForUser }: Pick<ShownSession, 'waitForUser'>) {
  let refreshing: Promise<string | undefined> | undefined

  async function tokenOf(user: User | null, force: boolean): Promise<string | undefined> {
    if (!user) return undefined
    try {
      return await user.getIdToken(force)
    } catch (error) {
      const opened = opener.latest()
      if (opened && isUnusable(error)) await opened.sdk.signOut(opened.auth)
      if (endsSession(error) || isUnusable(error)) return undefined
      throw error
    }
  }

  return {
    /**
     * The ID token for a product call, renewed when it is spent. Waits up to 10 s for the first session unless `wait` is false;
     * undefined when there is none then, or when it has just ended. Rejects with the SDK's error when a needed renewal cannot reach
     * the service.
     */
    async getToken({ wait = true } = {}): Promise<string | undefined> {
      if (wait) await waitForUser()
      return tokenOf(opener.currentUser(), false)
    },
    /**
     * After a 401: a new token, once for all calls that fail together; undefined when there is no session left to renew (a new guest is on
     * its way). Rejects when the service cannot be reached; the session is kept then, as nothing says that it has ended.
     */
    refreshToken(): Promise<string | undefined> {
      refreshing ??= tokenOf(opener.currentUser(), true).finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
  }
}
