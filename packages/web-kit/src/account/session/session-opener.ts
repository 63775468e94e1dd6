import type { AppConfig } from '@karavan/contract/config.ts'
import type { Auth, User } from 'firebase/auth'
import type { guestClaims } from './guest-claims.ts'
import type * as Sdk from './sdk.ts'

export type SignInSdk = Pick<
  typeof Sdk,
  'guestClaims' | 'openAuth' | 'closeAuth' | 'onIdTokenChanged' | 'signInAnonymously' | 'signOut' | 'updateCurrentUser'
>

/** A session that the SDK has read, with the SDK and the claims of the guests that have signed in. */
export interface OpenedSession {
  auth: Auth
  sdk: SignInSdk
  claims: ReturnType<typeof guestClaims>
}

export interface OpenerDeps {
  loadSdk: () => Promise<SignInSdk>
  /** The product's call: moves the conversations of the guest of this token to the account; gives how many there were. */
  claimGuest: (guestToken: string) => Promise<number>
  origin: () => string
}

interface OpenerHooks {
  /** How the identity service is reached; throws before that is known. */
  identity(): AppConfig['identity']
  /** Somebody is signed in, nobody is any more, or the token is a new one. */
  onUser(user: User | null): void
  /** A guest's conversations have followed to the account after the sign-in was over. */
  onLateMove(): void
}

export type SessionOpener = ReturnType<typeof sessionOpener>

/** Opens the stored session with the sign-in SDK, which is fetched for it, and keeps what was opened last. */
export function sessionOpener({ loadSdk, claimGuest, origin }: OpenerDeps, { identity, onUser, onLateMove }: OpenerHooks) {
  let sdk: SignInSdk | undefined
  let claims: OpenedSession['claims'] | undefined
  let opened: OpenedSession | undefined
  let unfollow = () => {}

  const createClaims = (sdk: SignInSdk) =>
    sdk.guestClaims({
      sdk: async () => sdk,
      openVault: (guestUid) => sdk.openAuth(identity(), origin(), { name: `guest-${guestUid}` }),
      claim: claimGuest,
      isSignedIn: (uid) => opened?.auth.currentUser?.uid === uid,
      onLateMove,
    })

  return {
    /** What was opened last; undefined before. */
    latest: () => opened,
    currentUser: (): User | null => opened?.auth.currentUser ?? null,
    /**
     * Reads the stored session again, as it may have been made by another tab since. Needs the lock: the SDK writes back what it has read,
     * and where it has read nothing it clears the place, with it the guest that another tab has stored there meanwhile.
     */
    async open(): Promise<OpenedSession> {
      const config = identity()
      sdk ??= await loadSdk()
      claims ??= createClaims(sdk)
      unfollow()
      if (opened) await sdk.closeAuth(opened.auth)
      opened = { auth: await sdk.openAuth(config, origin()), sdk, claims }
      await claims.recover(opened.auth.currentUser)
      return opened
    },
    /** Calls back from now on with the user of the session that was opened last. */
    follow() {
      unfollow()
      unfollow = opened ? opened.sdk.onIdTokenChanged(opened.auth, onUser) : () => {}
    },
  }
}
