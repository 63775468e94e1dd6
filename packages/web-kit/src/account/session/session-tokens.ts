import type { User } from 'firebase/auth'
import { endsSession, isUnusable } from './sdk-errors.ts'
import type { SessionOpener } from './session-opener.ts'
import type { ShownSession } from './shown-session.ts'

interface TokenDeps extends Pick<ShownSession, 'waitForUser'> {
  /** The user by the SDK, which is fetched for it where it has not been needed so far. */
  sdkUser(): Promise<User | null>
  /** The token of a guest that the page has made without the SDK, while it holds. */
  firstToken(): string | undefined
}

/** The SDK looks into the browser's storage every 0.8 s, so that a tab knows after that what another one has done. */
const followWaitMs = 1_500
const followLookMs = 100

/** The ID tokens that product calls carry. */
export function sessionTokens(opener: SessionOpener, { waitForUser, sdkUser, firstToken }: TokenDeps) {
  let refreshing: Promise<string | undefined> | undefined

  async function tokenOf(user: User | null, force: boolean): Promise<string | undefined> {
    if (!user) return undefined
    const wasGuest = user.isAnonymous
    const { refreshToken } = user
    try {
      const token = await user.getIdToken(force)
      // A tab that slept while the guest became an account in another one: what is stored of the user is to say so too.
      if (wasGuest && force && (await user.getIdTokenResult()).signInProvider !== 'anonymous') await user.reload()
      return token
    } catch (error) {
      const opened = opener.latest()
      // The guest's token was spent when it became an account in another tab: the SDK finds that one in its next look at the storage.
      if (wasGuest && isUnusable(error) && (await hasChanged(refreshToken))) return tokenOf(opener.currentUser(), false)
      if (opened && isUnusable(error)) await opened.sdk.signOut(opened.auth)
      if (endsSession(error) || isUnusable(error)) return undefined
      throw error
    }
  }

  async function hasChanged(refreshToken: string): Promise<boolean> {
    for (let waitedMs = 0; waitedMs < followWaitMs; waitedMs += followLookMs) {
      await new Promise((resolve) => setTimeout(resolve, followLookMs))
      const user = opener.currentUser()
      if (user && user.refreshToken !== refreshToken) return true
    }
    return false
  }

  return {
    /**
     * The ID token for a product call, renewed when it is spent. Waits up to 10 s for the first session unless `wait` is false;
     * undefined when there is none then, or when it has just ended. Rejects with the SDK's error when a needed renewal cannot reach
     * the service.
     */
    async getToken({ wait = true } = {}): Promise<string | undefined> {
      if (wait) await waitForUser()
      return firstToken() ?? tokenOf(await sdkUser(), false)
    },
    /**
     * After a 401: a new token, once for all calls that fail together; undefined when there is no session left to renew (a new guest is on
     * its way). Rejects when the service cannot be reached; the session is kept then, as nothing says that it has ended.
     */
    refreshToken(): Promise<string | undefined> {
      refreshing ??= sdkUser()
        .then((user) => tokenOf(user, true))
        .finally(() => {
          refreshing = undefined
        })
      return refreshing
    },
  }
}
