import type { Auth, signOut, User, updateCurrentUser } from 'firebase/auth'
import { ApiError } from '../../lib/api-error.ts'
import { localStore } from '../../lib/storage.ts'
import { codeOf, isNetworkFailure } from './sdk-errors.ts'

/** A guest that has signed in, or is about to, to an account that was there before; `account` is null until it is known to which. */
type Claim = { guest: string; account: string | null }

export interface GuestClaimsDeps {
  sdk: () => Promise<{ closeAuth(auth: Auth): Promise<void>; signOut: typeof signOut; updateCurrentUser: typeof updateCurrentUser }>
  /** The place where this guest's session is kept beside the page's own, as the SDK keeps any. */
  openVault: (guestUid: string) => Promise<Auth>
  /** Moves what the guest of this ID token has to the signed-in account; gives how many conversations that were. */
  claim: (guestToken: string) => Promise<number>
  /** Whether this account is still the one that is signed in. */
  isSignedIn: (accountUid: string) => boolean
  /** Called when a later try has moved conversations, or an earlier one has whose answer was lost. */
  onLateMove: () => void
}

const storageKey = 'karavan_guest_claims'
const toClaims = (json: unknown): Claim[] | undefined => (Array.isArray(json) ? json : undefined)
const firstRetryMs = 1_000
const maxRetryMs = 15_000

/** The guest's session is over: it was retired with an earlier claim, or has nothing to give. */
const guestIsGone = (error: unknown) => /^auth\/(user-|invalid-user-token|invalid-refresh-token)/.test(codeOf(error))
const isRefused = (error: unknown) => error instanceof ApiError && [400, 422].includes(error.status)
const isPassing = (error: unknown) =>
  error instanceof ApiError ? error.status === 0 || error.status === 429 || error.status >= 500 : isNetworkFailure(error)

/** The claims of this browser, one for each guest. Where nothing can be stored they live as long as the page does. */
function storedClaims() {
  let unstored: Claim[] = []
  const read = (): Claim[] => localStore.getJson(storageKey, toClaims) ?? unstored
  function write(claims: Claim[]): void {
    unstored = claims
    if (claims.length === 0) localStore.remove(storageKey)
    else localStore.setJson(storageKey, claims)
  }
  const others = (guestUid: string) => read().filter(({ guest }) => guest !== guestUid)
  return {
    read,
    put: (claim: Claim) => write([...others(claim.guest), claim]),
    remove: (guestUid: string) => write(others(guestUid)),
  }
}

/**
 * What a guest has asked belongs to the account the guest signs in to. Signing in replaces the guest's session in the
 * browser, and with it the only proof of who the guest was: so the session is put aside before, and kept until the server has said that
 * all has moved, through reloads and lost connections.
 */
export function guestClaims(deps: GuestClaimsDeps) {
  const stored = storedClaims()
  const vaults = new Map<string, Auth>()
  let running: { accountUid: string; outcome: Promise<boolean> } | undefined
  /** The answer to a claim was lost, maybe with the page before this one: the server may have done it before it fell silent. */
  let mayHaveMoved = stored.read().some(({ account }) => account !== null)
  let retry: ReturnType<typeof setTimeout> | undefined

  async function vaultOf(guestUid: string): Promise<Auth> {
    const vault = vaults.get(guestUid) ?? (await deps.openVault(guestUid))
    vaults.set(guestUid, vault)
    return vault
  }
  async function forget(guestUid: string): Promise<void> {
    const [sdk, vault] = await Promise.all([deps.sdk(), vaultOf(guestUid)])
    await sdk.signOut(vault)
    stored.remove(guestUid)
    vaults.delete(guestUid)
    await sdk.closeAuth(vault)
  }

  /** Throws what may pass; all else ends the claim. */
  async function claimOne(guestUid: string): Promise<number> {
    try {
      const guestToken = await (await vaultOf(guestUid)).currentUser?.getIdToken()
      const moved = guestToken ? await deps.claim(guestToken) : 0
      await forget(guestUid)
      return moved
    } catch (error) {
      if (!guestIsGone(error) && !isRefused(error)) throw error
      console.warn('what a guest had asked could not be moved', error)
      await forget(guestUid)
      return 0
    }
  }
  async function claimAll(accountUid: string): Promise<number> {
    let moved = 0
    for (const { guest } of stored.read().filter(({ account }) => account === accountUid)) moved += await claimOne(guest)
    return moved
  }
  function claimFor(accountUid: string, retryMs = firstRetryMs): Promise<boolean> {
    if (running?.accountUid === accountUid) return running.outcome
    clearTimeout(retry)
    const outcome = claimAll(accountUid)
      .then((moved) => {
        const hasMoved = moved > 0 || mayHaveMoved
        mayHaveMoved = false
        return hasMoved
      })
      .catch((error: unknown) => {
        console.warn('what a guest had asked has not been moved yet', error)
        if (isPassing(error)) {
          mayHaveMoved = true
          retry = setTimeout(() => {
            if (!deps.isSignedIn(accountUid)) return
            void claimFor(accountUid, Math.min(retryMs * 2, maxRetryMs)).then((hasMoved) => hasMoved && deps.onLateMove())
          }, retryMs)
        }
        return false
      })
      .finally(() => {
        if (running?.outcome === outcome) running = undefined
      })
    running = { accountUid, outcome }
    return outcome
  }

  return {
    /** Before the guest signs in. Never throws: a sign-in does not fail for it. */
    async keep(guest: User): Promise<void> {
      try {
        stored.put({ guest: guest.uid, account: null })
        const [sdk, vault] = await Promise.all([deps.sdk(), vaultOf(guest.uid)])
        await sdk.updateCurrentUser(vault, guest)
      } catch (error) {
        console.warn('the session of the guest could not be put aside', error)
      }
    },
    /** After it: who is signed in now. Never throws. */
    async settle(guestUid: string, uid: string | undefined): Promise<void> {
      if (uid && uid !== guestUid) stored.put({ guest: guestUid, account: uid })
      else await forget(guestUid).catch((error: unknown) => console.warn('the session put aside could not be removed', error))
    },
    /** When the page opens: a sign-in that was cut off either took place or did not. Call it while no tab is signing in. */
    async recover(user: User | null): Promise<void> {
      for (const { guest } of stored.read().filter(({ account }) => account === null)) {
        await this.settle(guest, user && !user.isAnonymous ? user.uid : undefined)
      }
    },
    /** Moves all that waits for this account; says whether conversations have moved. Tries again by itself when the server cannot be reached. */
    claimFor: (accountUid: string) => claimFor(accountUid),
  }
}
