import type { Auth, User } from 'firebase/auth'
import type { SessionOpener } from './session-opener.ts'
import type { ShownSession } from './shown-session.ts'
import type { TabLock } from './tab-lock.ts'

/** How long a sign-in waits for the guest's conversations, so that they are there with the account; after that they follow. */
export const claimWaitMs = 4_000

interface UserChangesDeps {
  lock: TabLock
  opener: SessionOpener
  shown: Pick<ShownSession, 'whileLoading' | 'announceMove'>
  /** A change is through: this is the user now. */
  onChanged(user: User | null): void
}

/** Signing in, up and out, one at a time among the tabs of this browser. */
export function userChanges({ lock, opener, shown, onChanged }: UserChangesDeps) {
  let running = 0

  /** The guest's session is put aside before the task, and belongs to whoever is signed in after it. */
  async function withGuestKept<Result>(task: (auth: Auth) => Promise<Result>): Promise<Result> {
    const { auth, claims } = opener.latest() ?? (await opener.open())
    const guest = auth.currentUser?.isAnonymous ? auth.currentUser : null
    if (guest) await claims.keep(guest)
    try {
      return await task(auth)
    } finally {
      if (guest) await claims.settle(guest.uid, auth.currentUser?.uid)
    }
  }

  /** Brings the conversations of the guest who has signed in. */
  async function claimConversations(): Promise<void> {
    const user = opener.currentUser()
    if (!user || user.isAnonymous) return
    const claiming = opener.latest()?.claims.claimFor(user.uid)
    await Promise.race([claiming, new Promise((resolve) => setTimeout(resolve, claimWaitMs))])
    // Announced once the account is on screen: the list that is read again is the account's.
    void claiming?.then((hasMoved) => setTimeout(() => hasMoved && shown.announceMove()))
  }

  return {
    /** What happens to the session meanwhile is shown when the change is through, in one step. */
    isRunning: () => running > 0,
    /**
     * For whatever changes who is signed in: runs alone among the tabs of this browser, loading meanwhile, and shows the outcome in one step.
     * A guest that becomes another user takes its conversations along. Rejects with what the task rejects with.
     */
    change<Result>(task: (auth: Auth) => Promise<Result>): Promise<Result> {
      return shown.whileLoading(async () => {
        const before = opener.latest()
        running++
        try {
          return await lock('exclusive', () => withGuestKept(task))
        } finally {
          if (opener.latest() !== before) opener.follow()
          await claimConversations()
          running--
          if (opener.latest()) onChanged(opener.currentUser())
        }
      })
    },
  }
}
