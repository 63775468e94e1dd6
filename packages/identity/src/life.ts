/**
 * How long an ID token is valid. Below 5 minutes the SDK's own renewal would run without a pause; the app renews 5 minutes before the end and retries
 * after pauses of up to 16 minutes, which fits into an hour.
 */
export const idTokenLifeMs = 60 * 60_000

const dayMs = 24 * 60 * 60_000
/** A session ends when it has not been used for this long ... */
export const sessionIdleMs = 90 * dayMs
/** ... and at the latest this long after its sign-in. */
export const sessionLifeMs = 365 * dayMs
/** The use of a session is recorded at most this often. */
export const usedResolutionMs = 60_000
/** What cannot be undone (a new password, deleting the account) needs a sign-in at most this long ago. */
export const recentSignInMs = 5 * 60_000
/** How long the refresh token of a guest that became an account may still be used, once: a tab that slept meanwhile goes on. */
export const formerTokenLifeMs = 60 * 60_000
/** How long product calls still take such a guest's ID token: the other tabs of the browser follow within a second. */
export const formerIdTokenGraceMs = 10_000
/** How long the owner of an address that an account has left can bring it back. */
export const recoveryLifeMs = 7 * dayMs
