import { create } from 'zustand'
import type { AuthenticatedUser } from './authenticated-user.ts'

/**
 * `isLoading` until the first auth state arrives, and while a sign-in, sign-up or sign-out runs. `user` is null before the first state, and
 * for the moment in which a guest is made.
 */
export type SessionState = {
  user: AuthenticatedUser | null
  isLoading: boolean
  /** Many guests come from this network: the browser works a moment for its own. Missing otherwise. */
  isWorkingForGuest?: boolean
}

/** Who left, and who came instead; null for the moment in which a guest is made. */
export type UserChange = { from: AuthenticatedUser; to: AuthenticatedUser | null }

/** How long a call waits for the guest session, in milliseconds: a first question may be asked before there is one. */
const userWaitMs = 10_000

export type ShownSession = ReturnType<typeof shownSession>

/** What the page learns of the session: who is signed in, whether something about it is under way, and what has changed. */
export function shownSession() {
  const useSession = create<SessionState>()(() => ({ user: null, isLoading: true }))
  const userChanged = new Set<(change: UserChange) => void>()
  const conversationsMoved = new Set<() => void>()
  const guestMade = new Set<(uid: string) => void>()
  const refused = new Set<() => void>()
  let isKnown = false
  let isGuestRefused = false
  let running = 0

  const showLoading = () => useSession.setState({ isLoading: !isKnown || running > 0 })

  /** The user when it is so, at the latest when the time is up or it is clear that no guest is taken. */
  function waitUntil(isSo: (state: SessionState) => boolean, timeoutMs: number): Promise<AuthenticatedUser | null> {
    const now = useSession.getState()
    if (isGuestRefused || isSo(now)) return Promise.resolve(now.user)
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        stop()
        refused.delete(done)
        resolve(useSession.getState().user)
      }
      refused.add(done)
      const timer = setTimeout(done, timeoutMs)
      const stop = useSession.subscribe((state) => isSo(state) && done())
    })
  }

  return {
    useSession,
    /** Shows who is signed in now; gives who was before. */
    show(user: AuthenticatedUser | null): AuthenticatedUser | null {
      isKnown = true
      if (user) isGuestRefused = false
      const before = useSession.getState().user
      useSession.setState({ user, isLoading: running > 0 })
      return before
    },
    /**
     * Nobody can be found for now: the loading flag must not hang on it. `isRefused`: the service takes no more guests from this network, so that who waits
     * for one is told now and not when the time is up.
     */
    showNobody({ isRefused = false } = {}) {
      isKnown = true
      isGuestRefused = isRefused
      if (isRefused) for (const listener of refused) listener()
      showLoading()
    },
    showWork(isWorkingForGuest: boolean) {
      useSession.setState({ isWorkingForGuest })
    },
    isGuestRefused: () => isGuestRefused,
    async whileLoading<Result>(task: () => Promise<Result>): Promise<Result> {
      running++
      showLoading()
      try {
        return await task()
      } finally {
        running--
        showLoading()
      }
    },
    /** The user once there is one, null after the time is up or where no guest is taken. */
    waitForUser: (timeoutMs = userWaitMs) => waitUntil(({ user }) => user !== null, timeoutMs),
    /** Who it turns out to be that is here, null for nobody: a page can be pressed on before it knows its buyer. */
    waitUntilKnown: (timeoutMs = userWaitMs) => waitUntil(({ user, isLoading }) => user !== null || !isLoading, timeoutMs),
    announceChange(change: UserChange) {
      for (const listener of userChanged) listener(change)
    },
    announceGuest(uid: string) {
      for (const listener of guestMade) listener(uid)
    },
    announceMove() {
      for (const listener of conversationsMoved) listener()
    },
    /**
     * Calls back when a signed-in user left or became another one, here or in another tab: drop what belongs to them, the next person must
     * not see it.
     */
    onUserChange(listener: (change: UserChange) => void): () => void {
      userChanged.add(listener)
      return () => userChanged.delete(listener)
    },
    /** Calls back with the uid of a guest who has just been made, before anybody sees it: there is nothing of theirs to be asked for. */
    onNewGuest(listener: (uid: string) => void): () => void {
      guestMade.add(listener)
      return () => guestMade.delete(listener)
    },
    /** Calls back when a guest's conversations have become the account's. */
    onConversationsMoved(listener: () => void): () => void {
      conversationsMoved.add(listener)
      return () => conversationsMoved.delete(listener)
    },
  }
}
