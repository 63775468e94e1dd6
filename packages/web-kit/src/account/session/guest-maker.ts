import { codeOf } from './sdk-errors.ts'
import type { SessionOpener } from './session-opener.ts'
import type { TabLock } from './tab-lock.ts'

const firstRetryMs = 1_000
const maxRetryMs = 30_000

interface GuestMakerDeps {
  lock: TabLock
  opener: SessionOpener
  /** Offline, or the service is starting, or takes no more guests from here (`isRefused`); it is tried again. */
  onFailedTry(why: { isRefused: boolean }): void
}

/**
 * Makes one guest for this browser, however many tabs find no session at the same moment: of two guests one would be lost with its
 * conversations. Gives a function that resolves once there is a user, and never rejects.
 */
export function guestMaker({ lock, opener, onFailedTry }: GuestMakerDeps): () => Promise<void> {
  let making: Promise<void> | undefined

  async function make() {
    for (let retryMs = firstRetryMs; !opener.currentUser(); retryMs = Math.min(retryMs * 2, maxRetryMs)) {
      try {
        await lock('exclusive', async () => {
          const { auth, sdk } = await opener.open()
          if (!auth.currentUser) await sdk.signInAnonymously(auth)
        })
      } catch (error) {
        onFailedTry({ isRefused: codeOf(error) === 'auth/too-many-requests' })
        if (!opener.currentUser()) await onlineOrLater(retryMs)
      }
    }
  }

  return () => {
    making ??= make().finally(() => {
      making = undefined
      opener.follow()
    })
    return making
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
