import { useSession } from './session.ts'
import type { SessionState } from './shown-session.ts'

const uidOf = ({ user }: Pick<SessionState, 'user'>): string | undefined => (user && !user.isAnonymous ? user.uid : undefined)

/** The account that is signed in; undefined for guests, and before the session is known. Cart, addresses and orders belong to accounts. */
export const useBuyerUid = (): string | undefined => useSession(uidOf)

/** The same outside of components, at this moment. */
export const buyerUid = (): string | undefined => uidOf(useSession.getState())

/**
 * Gives the uid back where that account is still the one that is signed in. Throws 'User not authenticated', the stated text, for guests and nobody; for
 * an account that has left as well: a call carries the token of the moment it is sent, so what one buyer asked for would happen to the next.
 */
export function requireBuyer(uid: string | undefined): string {
  if (uid === undefined || uid !== buyerUid()) throw new Error('User not authenticated')
  return uid
}
