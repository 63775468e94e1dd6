import { findSignIn, type SignInShown } from '@karavan/identity/accounts.ts'
import { countAttempt, forgetAttempts } from '@karavan/identity/attempts.ts'
import { hashOfToken, newRefreshToken } from '@karavan/identity/refresh-token.ts'
import { secretCookie } from '@karavan/identity/secret-cookie.ts'
import type { IdentityDb } from '@karavan/identity/tables.ts'
import type { User } from './auth.ts'
import type { Clock } from './clock.ts'

/** What the product may ask of the sign-in service about a caller, and its way of counting guesses, for all processes together. */
export interface SignIns {
  /** How the person behind this token showed who they are. */
  find(user: User): Promise<SignInShown>
  /** Counts one more guess at `what`, and gives how many there were within `windowMs` of the first. */
  countGuess(what: string[], windowMs: number): Promise<number>
  forgetGuesses(what: string[]): Promise<void>
}

export const createSignIns = (db: IdentityDb, clock: Clock): SignIns => ({
  async find({ uid, sessionId, signedInAt }) {
    const found = sessionId === undefined ? undefined : await findSignIn(db, uid, sessionId)
    // The hosted provider keeps its passwords to itself; its token says when the person signed in.
    return found ?? { shownAt: sessionId === undefined ? signedInAt : undefined, isPasswordLong: undefined }
  },
  countGuess: (what, windowMs) => countAttempt(db, what, windowMs, clock()),
  async forgetGuesses(what) {
    await forgetAttempts(db, what)
  },
})

/** The secret of a desk session. Worth nothing without the bearer token of the session it belongs to. */
export const deskCookieName = 'karavan-desk'
export const deskCookie = secretCookie(deskCookieName, 'strict')
export const newDeskSecret = newRefreshToken
export const hashOfDeskSecret = hashOfToken
