import type { AppConfig } from '@karavan/contract/config.ts'
import { localStore } from '../../lib/storage.ts'
import type { AuthenticatedUser } from './authenticated-user.ts'

/** A guest whom the page has made by itself, and the token of their calls. */
export interface FirstGuest {
  user: AuthenticatedUser
  idToken: string
  expiresAtMs: number
}

/** `refused`: the service takes no more guests from this network for nothing. Undefined where it is for the sign-in SDK to see what there is. */
export type FirstGuestOutcome = FirstGuest | 'refused' | undefined

interface NewGuest {
  localId: string
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** Where the SDK keeps its sessions, as its own files name it: what stands there is found by it when it comes. */
const database = 'firebaseLocalStorageDb'
const store = 'firebaseLocalStorage'
const userKey = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`

const longestWaitMs = 30_000

/**
 * Makes the guest of a browser that keeps no session at all, without the sign-in SDK: it is a fifth of what the first screen would load. Call it alone
 * among the tabs of this browser. Never rejects.
 */
export async function makeFirstGuest(identity: AppConfig['identity'], origin: string): Promise<FirstGuestOutcome> {
  if (!globalThis.indexedDB || localStore.get(userKey(identity.apiKey)) !== undefined) return undefined
  try {
    const db = await openStore()
    try {
      return (await isEmpty(db)) ? await makeGuest(db, identity, origin) : undefined
    } finally {
      db.close()
    }
  } catch (error) {
    console.warn('a guest could not be made without the sign-in library', error)
    return undefined
  }
}

async function makeGuest(db: IDBDatabase, identity: AppConfig['identity'], origin: string): Promise<FirstGuestOutcome> {
  const host = identity.mode === 'builtin' ? `${origin}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'
  const answer = await fetch(`${host}/v1/accounts:signUp?key=${encodeURIComponent(identity.apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
    signal: AbortSignal.timeout(longestWaitMs),
  })
  if (answer.status === 429) return 'refused'
  if (!answer.ok) return undefined
  const guest = (await answer.json()) as NewGuest
  const nowMs = Date.now()
  const expiresAtMs = nowMs + Number(guest.expiresIn) * 1_000
  await write(db, { fbase_key: userKey(identity.apiKey), value: toStoredUser(identity.apiKey, guest, nowMs, expiresAtMs) })
  return { user: toUser(guest.localId, nowMs), idToken: guest.idToken, expiresAtMs }
}

/** As the SDK writes a user down. */
const toStoredUser = (apiKey: string, { localId, idToken, refreshToken }: NewGuest, nowMs: number, expirationTime: number) => ({
  uid: localId,
  emailVerified: false,
  isAnonymous: true,
  providerData: [],
  stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
  createdAt: String(nowMs),
  lastLoginAt: String(nowMs),
  apiKey,
  appName: '[DEFAULT]',
})

function toUser(uid: string, nowMs: number): AuthenticatedUser {
  const now = new Date(nowMs).toUTCString()
  return {
    uid,
    email: null,
    displayName: null,
    photoURL: null,
    phoneNumber: null,
    emailVerified: false,
    isAnonymous: true,
    providerData: [],
    metadata: { creationTime: now, lastSignInTime: now },
  }
}

const done = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'fbase_key' })
  return done(opening)
}

/** Also what a guest has left to an account is kept there, and the SDK's to look after. */
const isEmpty = async (db: IDBDatabase) => (await done(db.transaction(store).objectStore(store).count())) === 0

const write = (db: IDBDatabase, entry: object) => done(db.transaction(store, 'readwrite').objectStore(store).put(entry))
