import type { AppConfig } from '@karavan/contract/config.ts'
import type { Auth, User } from 'firebase/auth'
import { loadFile } from '../../lib/load-file.ts'
import { toAuthenticatedUser } from './authenticated-user.ts'
import { type FirstGuest, makeFirstGuest } from './first-guest.ts'
import { type GuestMakerDeps, guestMaker } from './guest-maker.ts'
import { rememberAccountStatus } from './last-account-status.ts'
import { isNetworkFailure } from './sdk-errors.ts'
import { type OpenerDeps, sessionOpener } from './session-opener.ts'
import { sessionTokens } from './session-tokens.ts'
import { shownSession } from './shown-session.ts'
import { onOtherTab, type TabLock, tabLock } from './tab-lock.ts'
import { tokenScheduler } from './token-scheduler.ts'
import { claimWaitMs, userChanges } from './user-changes.ts'

export interface SessionDeps extends OpenerDeps {
  lock: TabLock
  earnPass: GuestMakerDeps['earnPass']
  makeFirstGuest: typeof makeFirstGuest
  /** Calls back once another tab of this browser may be signing in or out. */
  onOtherTab(listener: () => void): void
}

/** When the token ends by this computer's clock, in milliseconds. Its `exp` claim follows the server's clock, which may differ. */
function expiresAtMs(user: User): number | undefined {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager?: { expirationTime?: number } }
  return stsTokenManager?.expirationTime
}

/** What is left of a token's hour must do for the call that carries it. */
const leastLeftMs = 30_000
const usableToken = (guest?: FirstGuest) => (guest && guest.expiresAtMs - Date.now() > leastLeftMs ? guest.idToken : undefined)

/** Who uses this browser: the account that is signed in, else a guest that is made without any click. */
export function createSession({ lock, earnPass, makeFirstGuest, ...deps }: SessionDeps) {
  let settings: Pick<AppConfig, 'identity' | 'google'> | undefined
  const shown = shownSession()
  const opener = sessionOpener(deps, {
    identity() {
      if (!settings) throw new Error('The session is opened before it is started')
      return settings.identity
    },
    onUser: publish,
    onLateMove: shown.announceMove,
  })
  const ensureGuest = guestMaker({
    lock,
    opener,
    earnPass,
    onMade: shown.announceGuest,
    onWork: shown.showWork,
    onFailedTry: shown.showNobody,
  })
  const changes = userChanges({ lock, opener, shown, onChanged: publish })
  /** While a guest's conversations are on their way to the account that is signed in now. */
  let moving: Promise<unknown> = Promise.resolve()
  /** The guest of this page as long as nothing has needed the SDK. */
  let firstGuest: FirstGuest | undefined
  let takingOver: Promise<void> | undefined
  const scheduler = tokenScheduler(async () => (await sdkUser())?.getIdToken(true), isNetworkFailure)

  /** The user by the SDK, which is fetched where the page has made its guest without it. */
  async function sdkUser(): Promise<User | null> {
    if (firstGuest && !opener.latest()) await takeOver()
    return opener.currentUser()
  }

  async function prepare(): Promise<void> {
    await sdkUser().catch((error: unknown) => console.warn('the sign-in library did not come', error))
  }

  function takeOver(): Promise<void> {
    takingOver ??= lock('shared', opener.open)
      .then(() => opener.follow())
      .finally(() => {
        takingOver = undefined
      })
    return takingOver
  }

  function showFirstGuest(guest: FirstGuest) {
    firstGuest = guest
    rememberAccountStatus(false)
    shown.announceGuest(guest.user.uid)
    shown.show(guest.user)
    scheduler.watch(guest.expiresAtMs)
    deps.onOtherTab(() => void prepare())
  }

  function publish(user: User | null) {
    if (changes.isRunning()) return
    const now = user && toAuthenticatedUser(user)
    const before = shown.show(now)
    if (now) rememberAccountStatus(!now.isAnonymous)
    if (now && !now.isAnonymous && now.uid !== before?.uid) {
      const claiming = opener.latest()?.claims.claimFor(now.uid)
      void claiming?.then((hasMoved) => hasMoved && shown.announceMove())
      moving = Promise.race([claiming, new Promise((resolve) => setTimeout(resolve, claimWaitMs))])
    }
    // From nobody to the first guest nothing of another person can be on screen, and a question may already be waiting there.
    if (before && before.uid !== now?.uid) shown.announceChange({ from: before, to: now })
    const endsAt = user && expiresAtMs(user)
    if (endsAt) scheduler.watch(endsAt)
    else scheduler.stop()
    if (!user) void ensureGuest()
  }

  return {
    useSession: shown.useSession,
    /** Call once, with what `/chat/config.json` says of signing in. Resolves when the first auth state is known; never rejects. */
    async start(identity: AppConfig['identity'], google: AppConfig['google'] = { enabled: false }): Promise<void> {
      if (settings) return
      settings = { identity, google }
      const made = await lock('exclusive', () => makeFirstGuest(identity, deps.origin()))
      if (made === 'refused') return ensureGuest({ isRefused: true })
      if (made) return showFirstGuest(made)
      try {
        await lock('shared', opener.open)
        opener.follow()
      } catch {
        await ensureGuest()
      }
    },
    /** The same; undefined before. */
    settings: () => settings,
    ...sessionTokens(opener, {
      waitForUser: shown.waitForUser,
      sdkUser,
      firstToken: () => (opener.latest() ? undefined : usableToken(firstGuest)),
    }),
    waitForUser: shown.waitForUser,
    waitUntilKnown: shown.waitUntilKnown,
    /** Whether the service takes no more guests from this network at the moment. */
    isGuestRefused: shown.isGuestRefused,
    /** Resolves once there is a user, or none came in time, and what the guest before had asked is the account's; that too is not waited for without end. */
    async waitForConversations(): Promise<void> {
      await shown.waitForUser()
      await moving
    },
    change: changes.change,
    /** Asks how the account stands by now: its address may have been proven on another device. Nothing changes where that cannot be asked. */
    async reload(): Promise<void> {
      const user = opener.currentUser()
      if (!user || user.isAnonymous) return
      try {
        const wasVerified = user.emailVerified
        await user.reload()
        // The claims of the token say it too, to those who know nothing else.
        if (!wasVerified && user.emailVerified) await user.getIdToken(true)
        if (opener.currentUser() === user) publish(user)
      } catch (error) {
        console.warn('the account could not be asked about', error)
      }
    },
    /** For other work of the SDK that a person waits for. */
    ask: <Result>(task: (auth: Auth) => Promise<Result>): Promise<Result> =>
      shown.whileLoading(async () => {
        if (!opener.latest()) await sdkUser()
        return task((opener.latest() ?? (await lock('shared', opener.open))).auth)
      }),
    /** Has the SDK at hand for what opens a window with the press itself: after a pause the browser would stop it. */
    prepare,
    onUserChange: shown.onUserChange,
    onNewGuest: shown.onNewGuest,
    onConversationsMoved: shown.onConversationsMoved,
  }
}

export const session = createSession({
  loadSdk: () => loadFile(() => import('./sdk.ts')),
  claimGuest: async (guestToken) => (await loadFile(() => import('../api.ts'))).claimGuest(guestToken),
  earnPass: async () => (await loadFile(() => import('./guest-pass.ts'))).earnGuestPass(),
  makeFirstGuest,
  onOtherTab,
  lock: tabLock,
  origin: () => location.origin,
})
export const { useSession } = session
