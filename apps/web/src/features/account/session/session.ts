import type { AppConfig } from '@karavan/contract/config.ts'
import type { Auth, User } from 'firebase/auth'
import { create } from 'zustand'
import { type AuthenticatedUser, toAuthenticatedUser } from './authenticated-user.ts'
import { guestClaims } from './guest-claims.ts'
import { rememberStanding } from './last-standing.ts'
import type * as Sdk from './sdk.ts'
import { tokenScheduler } from './token-scheduler.ts'

/**
 * `isLoading` until the first auth state arrives (AU-13), and while a sign-in, sign-up or sign-out runs (AU-14). `user` is null before
 * the first state, and for the moment in which a guest is made.
 */
export type SessionState = { user: AuthenticatedUser | null; isLoading: boolean }

/** Who left, and who came instead; null for the moment in which a guest is made. */
export type UserChange = { from: AuthenticatedUser; to: AuthenticatedUser | null }

export type SessionDeps = {
  loadSdk: () => Promise<
    Pick<typeof Sdk, 'openAuth' | 'closeAuth' | 'onIdTokenChanged' | 'signInAnonymously' | 'signOut' | 'updateCurrentUser'>
  >
  /** The product's call: moves the conversations of the guest of this token to the account; gives how many there were. */
  claimGuest: (guestToken: string) => Promise<number>
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
/** How long a sign-in waits for the guest's conversations, so that they are there with the account; after that they follow. */
const claimWaitMs = 4_000

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
  const userChanged = new Set<(change: UserChange) => void>()
  const conversationsMoved = new Set<() => void>()
  let sdk: Awaited<ReturnType<SessionDeps['loadSdk']>>
  let auth: Auth | undefined
  let isKnown = false
  let running = 0
  /** Changes of the user that run now. What happens to the session meanwhile is shown when they are through, in one step. */
  let changing = 0
  let unsubscribe = () => {}
  let identityConfig: AppConfig['identity'] | undefined
  let googleConfig: AppConfig['google'] = { enabled: false }
  let makingGuest: Promise<void> | undefined
  let refreshing: Promise<string | undefined> | undefined
  const scheduler = tokenScheduler(() => auth?.currentUser?.getIdToken(true) ?? Promise.resolve(), isNetworkFailure)

  const tellMoved = (hasMoved: boolean) => {
    if (hasMoved) for (const listener of conversationsMoved) listener()
  }
  const claims = guestClaims({
    sdk: async () => sdk,
    openVault: (guestUid) => sdk.openAuth(configOf(), deps.origin(), { name: `guest-${guestUid}` }),
    claim: deps.claimGuest,
    isSignedIn: (uid) => auth?.currentUser?.uid === uid,
    onLateMove: () => tellMoved(true),
  })

  function configOf(): AppConfig['identity'] {
    if (!identityConfig) throw new Error('The session is opened before it is started')
    return identityConfig
  }

  function showLoading() {
    useSession.setState({ isLoading: !isKnown || running > 0 })
  }

  function publish(user: User | null) {
    if (changing > 0) return
    isKnown = true
    const before = useSession.getState().user
    const now = user && toAuthenticatedUser(user)
    useSession.setState({ user: now, isLoading: running > 0 })
    if (now) rememberStanding(!now.isAnonymous)
    if (now && !now.isAnonymous && now.uid !== before?.uid) void claims.claimFor(now.uid).then(tellMoved)
    // From nobody to the first guest nothing of another person can be on screen, and a question may already be waiting there.
    if (before && before.uid !== now?.uid) for (const listener of userChanged) listener({ from: before, to: now })
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
    const identity = configOf()
    sdk ??= await deps.loadSdk()
    unsubscribe()
    if (auth) await sdk.closeAuth(auth)
    auth = await sdk.openAuth(identity, deps.origin())
    await claims.recover(auth.currentUser)
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
          isKnown = true
          showLoading()
          if (!auth?.currentUser) await onlineOrLater(retryMs)
        }
      }
    })().finally(() => {
      makingGuest = undefined
      follow()
    })
    return makingGuest
  }

  async function start(identity: AppConfig['identity'], google = googleConfig): Promise<void> {
    if (identityConfig) return
    identityConfig = identity
    googleConfig = google
    try {
      await deps.lock('shared', open)
      follow()
    } catch {
      await ensureGuest()
    }
  }

  async function whileLoading<Result>(task: () => Promise<Result>): Promise<Result> {
    running++
    showLoading()
    try {
      return await task()
    } finally {
      running--
      showLoading()
    }
  }

  async function change<Result>(task: (auth: Auth) => Promise<Result>): Promise<Result> {
    return whileLoading(async () => {
      const before = auth
      changing++
      try {
        return await deps.lock('exclusive', async () => {
          const opened = auth ?? (await open())
          const guest = opened.currentUser?.isAnonymous ? opened.currentUser : null
          if (guest) await claims.keep(guest)
          try {
            return await task(opened)
          } finally {
            if (guest) await claims.settle(guest.uid, opened.currentUser?.uid)
          }
        })
      } finally {
        if (auth !== before) follow()
        const uid = auth?.currentUser && !auth.currentUser.isAnonymous ? auth.currentUser.uid : undefined
        if (uid) {
          const claiming = claims.claimFor(uid)
          await Promise.race([claiming, new Promise((resolve) => setTimeout(resolve, claimWaitMs))])
          // Told once the account is on screen: the list that is read again is the account's.
          void claiming.then((hasMoved) => setTimeout(() => tellMoved(hasMoved)))
        }
        changing--
        if (auth) publish(auth.currentUser)
      }
    })
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
    /** Call once, with what `/chat/config.json` says of signing in. Resolves when the first auth state is known; never rejects. */
    start,
    /** The same; undefined before. */
    settings: () => identityConfig && { identity: identityConfig, google: googleConfig },
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
    /**
     * For whatever changes who is signed in: runs alone among the tabs of this browser, loading meanwhile, and shows the outcome in one step.
     * A guest that becomes another user takes its conversations along. Rejects with what the task rejects with.
     */
    change,
    /** For other work of the SDK that a person waits for. */
    async ask<Result>(task: (auth: Auth) => Promise<Result>): Promise<Result> {
      return whileLoading(async () => task(auth ?? (await deps.lock('shared', open))))
    },
    /** Calls back when a signed-in user left or became another one, here or in another tab: drop what belongs to them (G-39, G-41). */
    onUserChange(listener: (change: UserChange) => void): () => void {
      userChanged.add(listener)
      return () => userChanged.delete(listener)
    },
    /** Calls back when a guest's conversations have become the account's. */
    onConversationsMoved(listener: () => void): () => void {
      conversationsMoved.add(listener)
      return () => conversationsMoved.delete(listener)
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

export const session = createSession({
  loadSdk: () => import('./sdk.ts'),
  claimGuest: async (guestToken) => (await import('../api.ts')).claimGuest(guestToken),
  lock,
  origin: () => location.origin,
})
export const { useSession } = session
