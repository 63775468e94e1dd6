import type { AppConfig } from '@karavan/contract/config.ts'
import type { Auth, User } from 'firebase/auth'
import { create } from 'zustand'
import { type AuthenticatedUser, toAuthenticatedUser } from './authenticated-user.ts'
import type * as Sdk from './sdk.ts'
import { tokenScheduler } from './token-scheduler.ts'

/** `isLoading` until the first auth state arrives (AU-13). `user` is null before that, and for the moment in which a guest is made. */
export type SessionState = { user: AuthenticatedUser | null; isLoading: boolean }

export type SessionDeps = {
  loadSdk: () => Promise<Pick<typeof Sdk, 'openAuth' | 'closeAuth' | 'onIdTokenChanged' | 'signInAnonymously' | 'signOut'>>
  /**
   * Orders what the tabs of this browser do to the stored session: an `exclusive` task runs while no other does, `shared` ones run
   * together.
   */
  lock: <T>(mode: LockMode, task: () => Promise<T>) => Promise<T>
  origin: () => string
}

/** How long a call waits for the guest session (decision G-22). */
const userWaitMs = 10_000
const firstGuestRetryMs = 1_000
const lastGuestRetryMs = 30_000

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
/** These two end the session; the SDK has signed out by itself when they arrive (AU-17). */
const endsSession = (error: unknown) => ['auth/user-token-expired', 'auth/user-disabled'].includes(codeOf(error))
/** The SDK keeps a session whose refresh token cannot even be read, and every later call fails: nothing but a new session helps. */
const isUnusable = (error: unknown) => ['auth/invalid-user-token', 'auth/invalid-refresh-token'].includes(codeOf(error))
const isNetworkFailure = (error: unknown) => codeOf(error) === 'auth/network-request-failed'

/** When the token ends by this computer's clock, in milliseconds. Its `exp` claim follows the server's clock, which may differ. */
function expiresAtMs(user: User): number | undefined {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { expirationTime?: number } }
  return stsTokenManager?.expirationTime
}

export function createSession(deps: SessionDeps) {
  const useSession = create<SessionState>()(() => ({ user: null, isLoading: true }))
  const userChanged = new Set<() => void>()
  let sdk: Awaited<ReturnType<SessionDeps['loadSdk']>>
  let auth: Auth | undefined
  let unsubscribe = () => {}
  let identityConfig: AppConfig['identity'] | undefined
  let makingGuest: Promise<void> | undefined
  let refreshing: Promise<string | undefined> | undefined
  const scheduler = tokenScheduler(() => auth?.currentUser?.getIdToken(true) ?? Promise.resolve(), isNetworkFailure)

  function publish(user: User | null) {
    const before = useSession.getState().user
    useSession.setState({ user: user && toAuthenticatedUser(user), isLoading: false })
    // From nobody to the first guest nothing of another person can be on screen, and a question may already be waiting there.
    if (before && before.uid !== user?.uid) for (const listener of userChanged) listener()
    const endsAt = user && expiresAtMs(user)
    if (endsAt) scheduler.watch(endsAt)
    else scheduler.stop()
    if (!user) void ensureGuest()
  }

  /**
   * Reads the stored session anew, as it may have been made by another tab since. Needs the lock: the SDK writes back what it has read,
   * and where it has read nothing it clears the place, with it the guest that another tab has stored there meanwhile.
   */
  async function open(): Promise<Auth> {
    if (!identityConfig) throw new Error('The session is opened before it is started')
    sdk ??= await deps.loadSdk()
    unsubscribe()
    if (auth) await sdk.closeAuth(auth)
    auth = await sdk.openAuth(identityConfig, deps.origin())
    return auth
  }

  function follow() {
    unsubscribe()
    unsubscribe = auth ? sdk.onIdTokenChanged(auth, publish) : () => {}
  }

  /** One guest for this browser, however many tabs find no session at the same moment (decision G-21). Tries until there is a user. */
  function ensureGuest(): Promise<void> {
    makingGuest ??= (async () => {
      for (let retryMs = firstGuestRetryMs; !auth?.currentUser; retryMs = Math.min(retryMs * 2, lastGuestRetryMs)) {
        try {
          await deps.lock('exclusive', async () => {
            const opened = await open()
            if (!opened.currentUser) await sdk.signInAnonymously(opened)
          })
        } catch {
          // Offline, or the service is starting: the loading flag must not hang on it.
          useSession.setState({ isLoading: false })
          if (!auth?.currentUser) await onlineOrLater(retryMs)
        }
      }
    })().finally(() => {
      makingGuest = undefined
      follow()
    })
    return makingGuest
  }

  async function start(identity: AppConfig['identity']): Promise<void> {
    if (identityConfig) return
    identityConfig = identity
    try {
      await deps.lock('shared', open)
      follow()
    } catch {
      await ensureGuest()
    }
  }

  function waitForUser(timeoutMs = userWaitMs): Promise<AuthenticatedUser | null> {
    const { user } = useSession.getState()
    if (user) return Promise.resolve(user)
    return new Promise((resolve) => {
      const done = (found: AuthenticatedUser | null) => {
        clearTimeout(timer)
        stop()
        resolve(found)
      }
      const timer = setTimeout(() => done(null), timeoutMs)
      const stop = useSession.subscribe((state) => state.user && done(state.user))
    })
  }

  async function tokenOf(user: User | null | undefined, force: boolean): Promise<string | undefined> {
    if (!user) return undefined
    try {
      return await user.getIdToken(force)
    } catch (error) {
      if (auth && isUnusable(error)) await sdk.signOut(auth)
      if (endsSession(error) || isUnusable(error)) return undefined
      throw error
    }
  }

  return {
    useSession,
    /** Call once, with the identity part of `/chat/config.json`. Resolves when the first auth state is known; never rejects. */
    start,
    /**
     * The ID token for a product call, renewed when it is spent. Waits up to 10 s for the first session unless `wait` is false;
     * undefined when there is none then, or when it has just ended. Rejects with the SDK's error when a needed renewal cannot reach
     * the service.
     */
    async getToken({ wait = true } = {}): Promise<string | undefined> {
      if (wait) await waitForUser()
      return tokenOf(auth?.currentUser, false)
    },
    /**
     * After a 401: a new token, once for all calls that fail together; undefined when there is no session to renew any more (a new
     * guest is on its way). Rejects when the service cannot be reached; the session is kept then (decision G-40).
     */
    refreshToken(): Promise<string | undefined> {
      refreshing ??= tokenOf(auth?.currentUser, true).finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
    /** The user once there is one, null after the time is up. */
    waitForUser,
    /** Calls back when a signed-in user left or became another one, here or in another tab: drop what belongs to them (G-39, G-41). */
    onUserChange(listener: () => void): () => void {
      userChanged.add(listener)
      return () => userChanged.delete(listener)
    },
  }
}

/** Waits, but no longer than until the browser says that it is connected again. */
function onlineOrLater(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, delayMs)
    globalThis.addEventListener?.('online', done)
  })
}

/** Web Locks are missing on plain-http origins other than localhost: there, two tabs opened at once may make two guests. */
const lock: SessionDeps['lock'] = (mode, task) => (navigator.locks ? navigator.locks.request('karavan-session', { mode }, task) : task())

export const session = createSession({ loadSdk: () => import('./sdk.ts'), lock, origin: () => location.origin })
export const { useSession } = session
