import type { Auth, IdTokenResult, User } from 'firebase/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toAuthenticatedUser } from './authenticated-user.ts'
import { guestClaims } from './guest-claims.ts'
import { createSession } from './session.ts'
import type { SignInSdk } from './session-opener.ts'

const identity = { mode: 'builtin' as const, apiKey: 'k', projectId: 'p' }
const failure = (code: string) => Object.assign(new Error(code), { code })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** One browser: what its tabs share. `tab()` opens a page with a stand-in for the SDK on it. */
function givenBrowser() {
  const shared = {
    storedUid: undefined as string | undefined,
    madeGuests: 0,
    isOnline: true,
    /** What a renewal answers instead of a token. */
    refusal: undefined as string | undefined,
    /** What making a guest answers instead. */
    guestRefusal: undefined as string | undefined,
    /** Work that was done for a guest, and what it brought. */
    passes: 0,
    hasPass: false,
    worksForGuests: false,
    renewals: 0,
    /** Its pages can make a guest by themselves. */
    makesFirstGuests: false,
    /** How often the SDK was fetched. */
    fetchedSdks: 0,
  }
  let writer: Promise<unknown> = Promise.resolve()
  let readers: Promise<unknown>[] = []
  const network = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (!shared.isOnline) throw failure('auth/network-request-failed')
  }

  function tab() {
    type Listener = (user: User | null) => void
    const listeners = new Map<Auth, Set<Listener>>()
    const notify = (auth: Auth) => {
      for (const listener of listeners.get(auth) ?? []) listener(auth.currentUser)
    }
    const become = (auth: Auth, user: User | null) => {
      Object.assign(auth, { currentUser: user })
      notify(auth)
    }
    const leave = (auth: Auth) => {
      shared.storedUid = undefined
      become(auth, null)
    }
    function userOf(auth: Auth, uid: string): User {
      let token = `${uid}-token-0`
      let expirationTime = Date.now() + 3_600_000
      const user: Partial<User> = {
        uid,
        email: null,
        displayName: null,
        photoURL: null,
        phoneNumber: null,
        emailVerified: false,
        isAnonymous: !uid.startsWith('account-'),
        refreshToken: `${uid}-refresh`,
        providerData: [],
        metadata: { creationTime: 'Fri, 20 Nov 2026 15:00:00 GMT', lastSignInTime: 'Fri, 20 Nov 2026 15:00:00 GMT' },
        toJSON: () => ({ stsTokenManager: { expirationTime } }),
        getIdTokenResult: async () => ({ signInProvider: 'anonymous' }) as IdTokenResult,
        async getIdToken(force?: boolean) {
          if (!force && Date.now() < expirationTime - 30_000) return token
          await network()
          shared.renewals++
          if (shared.refusal) {
            if (['auth/user-token-expired', 'auth/user-disabled'].includes(shared.refusal)) leave(auth)
            throw failure(shared.refusal)
          }
          token = `${uid}-token-${shared.renewals}`
          expirationTime = Date.now() + 3_600_000
          notify(auth)
          return token
        },
      }
      return user as User
    }
    const auths: Auth[] = []
    let noticeOther = () => {}
    const sdk: SignInSdk = {
      async openAuth(_identity, _origin, { name } = {}) {
        const auth = { currentUser: null } as Auth
        listeners.set(auth, new Set())
        // As the SDK does it: what was read is written back a moment later, and so is nothing.
        const { storedUid } = shared
        await new Promise((resolve) => setTimeout(resolve, 5))
        shared.storedUid = storedUid
        if (storedUid) become(auth, userOf(auth, storedUid))
        // What is kept aside of a guest is not the session of the page.
        if (!name) auths.push(auth)
        return auth
      },
      closeAuth: async () => {},
      onIdTokenChanged(auth, observer) {
        const listener: Listener = typeof observer === 'function' ? observer : (user) => observer.next(user)
        listeners.get(auth)?.add(listener)
        void Promise.resolve().then(() => listener(auth.currentUser))
        return () => listeners.get(auth)?.delete(listener)
      },
      async signInAnonymously(auth) {
        await network()
        if (shared.guestRefusal && !shared.hasPass) throw failure(shared.guestRefusal)
        shared.hasPass = false
        shared.madeGuests++
        shared.storedUid = `guest-${shared.madeGuests}`
        const user = userOf(auth, shared.storedUid)
        become(auth, user)
        return { user, providerId: null, operationType: 'signIn' }
      },
      signOut: async (auth) => leave(auth),
      updateCurrentUser: async () => {},
      guestClaims,
    }
    const session = createSession({
      async loadSdk() {
        shared.fetchedSdks++
        return sdk
      },
      lock: (mode, task) => {
        const mine = (mode === 'shared' ? writer : Promise.allSettled([writer, ...readers])).then(task)
        const settled = mine.catch(() => {})
        if (mode === 'shared') readers.push(settled)
        else {
          writer = settled
          readers = []
        }
        return mine
      },
      async makeFirstGuest() {
        if (!shared.makesFirstGuests || shared.storedUid) return undefined
        await network()
        if (shared.guestRefusal) return 'refused'
        shared.madeGuests++
        shared.storedUid = `guest-${shared.madeGuests}`
        const user = toAuthenticatedUser(userOf({} as Auth, shared.storedUid))
        return { user, idToken: `${shared.storedUid}-first`, expiresAtMs: Date.now() + 3_600_000 }
      },
      onOtherTab(listener) {
        noticeOther = listener
      },
      async earnPass() {
        await network()
        if (!shared.worksForGuests) throw new Error('no worker')
        shared.passes++
        shared.hasPass = true
      },
      origin: () => 'http://localhost',
      claimGuest: async () => 0,
    })
    return {
      session,
      get uid() {
        return session.useSession.getState().user?.uid
      },
      /** Another tab may be at work. */
      noticeOther: () => noticeOther(),
      /** The SDK of this tab notices that another tab signed in or out. */
      follow(uid: string | undefined) {
        const auth = auths.at(-1)!
        become(auth, uid ? userOf(auth, uid) : null)
      },
    }
  }
  return { shared, tab }
}

test('loading until the first auth state, then a guest without any click [AU-01 AU-13]', async () => {
  const { tab } = givenBrowser()
  const { session } = tab()
  expect(session.useSession.getState()).toEqual({ user: null, isLoading: true })
  void session.start(identity)
  await vi.advanceTimersByTimeAsync(4)
  expect(session.useSession.getState().isLoading).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.useSession.getState()).toMatchObject({ user: { uid: 'guest-1', isAnonymous: true }, isLoading: false })
})

test('a stored session is used, no guest is made [AU-02]', async () => {
  const { shared, tab } = givenBrowser()
  shared.storedUid = 'buyer'
  const page = tab()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.uid).toBe('buyer')
  expect(shared.madeGuests).toBe(0)
})

test('a page that was closed while it claimed a guest may have moved everything: the next one reads the list again [G-25]', async () => {
  const { shared, tab } = givenBrowser()
  shared.storedUid = 'account-1'
  localStorage.setItem('karavan_guest_claims', JSON.stringify([{ guest: 'guest-0', account: 'account-1' }]))
  const { session } = tab()
  const moved = vi.fn()
  session.onConversationsMoved(moved)
  void session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  expect(moved).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('karavan_guest_claims')).toBeNull()
})

test('three tabs that open at the same moment share one guest [AU-02]', async () => {
  const { shared, tab } = givenBrowser()
  const pages = [tab(), tab(), tab()]
  for (const { session } of pages) void session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  expect(pages.map(({ uid }) => uid)).toEqual(['guest-1', 'guest-1', 'guest-1'])
  expect(shared.madeGuests).toBe(1)
})

test('a tab that opens at any moment while another makes the guest shares that guest [AU-02]', async () => {
  for (let laterMs = 0; laterMs < 60; laterMs++) {
    const { shared, tab } = givenBrowser()
    const [first, second] = [tab(), tab()]
    void first.session.start(identity)
    await vi.advanceTimersByTimeAsync(laterMs)
    void second.session.start(identity)
    await vi.advanceTimersByTimeAsync(1000)
    expect([first.uid, second.uid, shared.storedUid, shared.madeGuests], `${laterMs} ms later`).toEqual([
      'guest-1',
      'guest-1',
      'guest-1',
      1,
    ])
  }
})

test('the user has the fields of the specification [AU-03]', async () => {
  const { tab } = givenBrowser()
  const { session } = tab()
  void session.start(identity)
  expect(await Promise.race([session.waitForUser(), vi.advanceTimersByTimeAsync(1000)])).toEqual({
    uid: 'guest-1',
    email: null,
    displayName: null,
    photoURL: null,
    phoneNumber: null,
    emailVerified: false,
    isAnonymous: true,
    providerData: [],
    metadata: { creationTime: 'Fri, 20 Nov 2026 15:00:00 GMT', lastSignInTime: 'Fri, 20 Nov 2026 15:00:00 GMT' },
  })
})

test('offline at the first visit: not loading for ever, and a guest as soon as the network is there', async () => {
  const { shared, tab } = givenBrowser()
  shared.isOnline = false
  const page = tab()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.session.useSession.getState()).toEqual({ user: null, isLoading: false })
  shared.isOnline = true
  await vi.advanceTimersByTimeAsync(31_000)
  expect(page.uid).toBe('guest-1')
  expect(shared.madeGuests).toBe(1)
})

test('getToken waits for the first guest, at most 10 s', async () => {
  const { shared, tab } = givenBrowser()
  const page = tab()
  const early = page.session.getToken()
  expect(await page.session.getToken({ wait: false })).toBeUndefined()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await early).toBe('guest-1-token-0')

  const browser = givenBrowser()
  browser.shared.isOnline = false
  const other = browser.tab()
  void other.session.start(identity)
  const token = other.session.getToken()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await token).toBeUndefined()
  expect(shared.madeGuests).toBe(1)
})

test('where no more guests are taken a call knows at once, and a later try makes the guest', async () => {
  const { shared, tab } = givenBrowser()
  shared.guestRefusal = 'auth/too-many-requests'
  const page = tab()
  const token = page.session.getToken()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(100)
  expect(await token).toBeUndefined()
  expect(await page.session.getToken()).toBeUndefined()
  expect(page.session.isGuestRefused()).toBe(true)
  shared.guestRefusal = undefined
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.session.isGuestRefused()).toBe(false)
  expect(await page.session.getToken()).toBe('guest-1-token-0')
})

test('where no more guests are taken for nothing the browser works for its own, says so meanwhile, and comes in by itself', async () => {
  const { shared, tab } = givenBrowser()
  shared.guestRefusal = 'auth/too-many-requests'
  shared.worksForGuests = true
  const page = tab()
  const working: unknown[] = []
  page.session.useSession.subscribe(({ isWorkingForGuest }) => working.push(isWorkingForGuest))
  const token = page.session.getToken()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await token).toBe('guest-1-token-0')
  expect([shared.passes, shared.madeGuests]).toEqual([1, 1])
  expect(working).toContain(true)
  expect(page.session.useSession.getState().isWorkingForGuest).toBe(false)
  expect(page.session.isGuestRefused()).toBe(false)
})

test('nobody works for a guest that is made at once, or where something else is wrong', async () => {
  const { shared, tab } = givenBrowser()
  shared.worksForGuests = true
  shared.guestRefusal = 'auth/internal-error'
  const page = tab()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(100)
  shared.guestRefusal = undefined
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.uid).toBe('guest-1')
  expect(shared.passes).toBe(0)
})

test('the token is renewed 5 minutes before its end; a network failure is retried and signs nobody out [CO-13 CO-14 ER-26]', async () => {
  const { shared, tab } = givenBrowser()
  const page = tab()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  shared.isOnline = false
  await vi.advanceTimersByTimeAsync(56 * 60_000)
  expect(shared.renewals).toBe(0)
  shared.isOnline = true
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  expect(shared.renewals).toBe(1)
  expect(page.uid).toBe('guest-1')
  await vi.advanceTimersByTimeAsync(58 * 60_000)
  expect(shared.renewals).toBe(2)
})

test('calls that meet a 401 together renew the token once', async () => {
  const { shared, tab } = givenBrowser()
  const page = tab()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  const tokens = Promise.all([page.session.refreshToken(), page.session.refreshToken(), page.session.refreshToken()])
  await vi.advanceTimersByTimeAsync(100)
  expect(await tokens).toEqual(['guest-1-token-1', 'guest-1-token-1', 'guest-1-token-1'])
  expect(shared.renewals).toBe(1)
})

test.each(['auth/user-token-expired', 'auth/user-disabled', 'auth/invalid-refresh-token'])(
  'a session refused with %s becomes a new guest, and what belonged to it is dropped [AU-17]',
  async (code) => {
    const { shared, tab } = givenBrowser()
    const page = tab()
    const dropped = vi.fn()
    page.session.onUserChange(dropped)
    void page.session.start(identity)
    await vi.advanceTimersByTimeAsync(1000)
    expect(dropped).not.toHaveBeenCalled()
    shared.refusal = code
    const token = page.session.refreshToken()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await token).toBeUndefined()
    expect(page.uid).toBe('guest-2')
    expect(dropped).toHaveBeenCalledTimes(1)
  },
)

test('a tab whose guest became an account in another one goes on as that, though its own token is spent', async () => {
  const { shared, tab } = givenBrowser()
  const page = tab()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  shared.refusal = 'auth/invalid-refresh-token'
  const token = page.session.refreshToken()
  await vi.advanceTimersByTimeAsync(500)
  page.follow('account')
  await vi.advanceTimersByTimeAsync(200)
  expect(await token).toBe('account-token-0')
  await vi.advanceTimersByTimeAsync(2000)
  expect([page.uid, shared.madeGuests]).toEqual(['account', 1])
})

test('a renewal that cannot reach the service rejects and keeps the session [ER-26]', async () => {
  const { shared, tab } = givenBrowser()
  const page = tab()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  shared.isOnline = false
  const token = page.session.refreshToken()
  token.catch(() => {})
  await vi.advanceTimersByTimeAsync(100)
  await expect(token).rejects.toThrow('auth/network-request-failed')
  expect(page.uid).toBe('guest-1')
})

test('another tab signs in as somebody else: this one follows and drops what it showed', async () => {
  const { tab } = givenBrowser()
  const page = tab()
  const dropped = vi.fn()
  page.session.onUserChange(dropped)
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  page.follow('buyer')
  expect(page.uid).toBe('buyer')
  expect(dropped).toHaveBeenCalledTimes(1)
})

test('a sign-out in another tab ends in one new guest [G-39]', async () => {
  const { shared, tab } = givenBrowser()
  const pages = [tab(), tab()]
  for (const { session } of pages) void session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  shared.storedUid = undefined
  for (const page of pages) page.follow(undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect(pages.map(({ uid }) => uid)).toEqual(['guest-2', 'guest-2'])
})

async function givenFirstVisit() {
  const { shared, tab } = givenBrowser()
  shared.makesFirstGuests = true
  const page = tab()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  return { shared, tab, page }
}

test('the first visitor is a guest whose calls have a token before the sign-in library is there [AU-01]', async () => {
  const { shared, page } = await givenFirstVisit()
  expect(page.session.useSession.getState()).toMatchObject({ user: { uid: 'guest-1', isAnonymous: true }, isLoading: false })
  expect(await page.session.getToken()).toBe('guest-1-first')
  expect([shared.madeGuests, shared.fetchedSdks]).toEqual([1, 0])
})

test('tabs of a first visit share one guest, and it is announced as new before it is shown [AU-02]', async () => {
  const { shared, tab } = givenBrowser()
  shared.makesFirstGuests = true
  const pages = [tab(), tab(), tab()]
  const seen: unknown[] = []
  pages[0]!.session.onNewGuest((uid) => seen.push(uid, pages[0]!.uid))
  for (const { session } of pages) void session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  expect(pages.map(({ uid }) => uid)).toEqual(['guest-1', 'guest-1', 'guest-1'])
  expect(shared.madeGuests).toBe(1)
  expect(seen).toEqual(['guest-1', undefined])
})

type FirstVisit = Awaited<ReturnType<typeof givenFirstVisit>>
test.each<[string, (visit: FirstVisit) => unknown]>([
  ['a call that met a 401', ({ page }) => page.session.refreshToken()],
  ['a sign-in', ({ page }) => page.session.change(async () => {})],
  ['other work of it', ({ page }) => page.session.ask(async () => {})],
  ['the sign-in panel', ({ page }) => page.session.prepare()],
  ['what another tab may be doing', ({ page }) => page.noticeOther()],
  ['the end of the token', () => vi.advanceTimersByTimeAsync(56 * 60_000)],
])('the library takes over the same guest for %s, and follows what becomes of it', async (_, need) => {
  const visit = await givenFirstVisit()
  const { shared, page } = visit
  const dropped = vi.fn()
  page.session.onUserChange(dropped)
  void need(visit)
  await vi.advanceTimersByTimeAsync(1000)
  expect([page.uid, shared.madeGuests, shared.fetchedSdks]).toEqual(['guest-1', 1, 1])
  expect(await page.session.getToken()).toMatch(/^guest-1-token-\d$/)
  expect(dropped).not.toHaveBeenCalled()
  page.follow('buyer')
  expect(page.uid).toBe('buyer')
})

test('a token of the first guest that is about to end is not handed out: the library renews it', async () => {
  const { page } = await givenFirstVisit()
  // The computer slept: no timer has run.
  vi.setSystemTime(Date.now() + 3_580_000)
  const token = page.session.getToken()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await token).toMatch(/^guest-1-token-\d$/)
})

test('a first visitor who is refused works for the guest at once, without asking in vain again', async () => {
  const { shared, tab } = givenBrowser()
  Object.assign(shared, { makesFirstGuests: true, guestRefusal: 'auth/too-many-requests', worksForGuests: true })
  const page = tab()
  const token = page.session.getToken()
  void page.session.start(identity)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await token).toBe('guest-1-token-0')
  expect([shared.passes, shared.madeGuests]).toEqual([1, 1])
})
