/** How long an ID token is good. The SDK's own renewal spins without a pause below 5 minutes; the specification's numbers need an hour. */
export const idTokenLifeMs = 60 * 60_000

const dayMs = 24 * 60 * 60_000
/** A session that was not used for so long has ended ... */
export const sessionIdleMs = 90 * dayMs
/** ... and any session has so long after its sign-in. */
export const sessionLifeMs = 365 * dayMs
/** Using a session is written down at most this often. */
export const usedResolutionMs = 60_000
/** What cannot be taken back (a new password, the end of the account) needs a sign-in that is no older. */
export const recentSignInMs = 5 * 60_000
