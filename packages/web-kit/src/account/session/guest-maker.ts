import { codeOf } from './sdk-errors.ts'
import type { SessionOpener } from './session-opener.ts'
import type { TabLock } from './tab-lock.ts'

const firstRetryMs = 1_000
const maxRetryMs = 30_000

export interface GuestMakerDeps {
  lock: TabLock
  opener: SessionOpener
  /** Works for a guest where this network makes more of them than usual, so that the next try is not refused. */
  earnPass(): Promise<void>
  /** A guest is new, known to nobody before, and is shown right after this. */
  onMade(uid: string): void
  /** The browser has begun to work for its guest, or has ended. */
  onWork(isWorking: boolean): void
  /** Offline, or the service is starting, or takes no more guests from here (`isRefused`); it is tried again. */
  onFailedTry(why: { isRefused: boolean }): void
}

/**
 * Makes one guest for this browser, however many tabs find no session at the same moment: of two guests one would be lost with its
 * conversations. Gives a function that resolves once there is a user, and never rejects; `isRefused`: the service has just refused one to this network.
 */
export function guestMaker({
  lock,
  opener,
  earnPass,
  onMade,
  onWork,
  onFailedTry,
}: GuestMakerDeps): (options?: { isRefused?: boolean }) => Promise<void> {
  let making: Promise<void> | undefined

  async function make(isRefused: boolean) {
    let isWorkDue = isRefused
    for (let retryMs = firstRetryMs; !opener.currentUser(); retryMs = Math.min(retryMs * 2, maxRetryMs)) {
      try {
        if (isWorkDue) await workAndSignIn()
        else await tryOnce()
      } catch (error) {
        onFailedTry({ isRefused: isRefusal(error) })
        isWorkDue = false
        if (!opener.currentUser()) await onlineOrLater(retryMs)
      }
    }
  }

  /** Where the service takes no more guests from here for nothing, it is asked again with the work done. */
  async function tryOnce() {
    try {
      await signIn()
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal
      await workAndSignIn()
    }
  }

  async function workAndSignIn() {
    onWork(true)
    try {
      await earnPass().catch((cause: unknown) => {
        console.warn('this browser could not work for a guest', cause)
        throw Object.assign(new Error('no guest is taken from this network', { cause }), { code: refusalCode })
      })
      await signIn()
    } finally {
      onWork(false)
    }
  }

  const signIn = () =>
    lock('exclusive', async () => {
      const { auth, sdk } = await opener.open()
      if (auth.currentUser) return
      const { user } = await sdk.signInAnonymously(auth)
      onMade(user.uid)
    })

  return ({ isRefused = false } = {}) => {
    making ??= make(isRefused).finally(() => {
      making = undefined
      opener.follow()
    })
    return making
  }
}

const refusalCode = 'auth/too-many-requests'
const isRefusal = (error: unknown) => codeOf(error) === refusalCode

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
