import type { DeskSession, DeskState } from '@karavan/contract/operators.ts'
import { AppError } from '../../platform/errors.ts'
import { hashOfDeskSecret } from '../../platform/sign-ins.ts'
import type { Caller, OperatorDeps } from './deps.ts'
import { toPasskeyHost } from './passkey-site.ts'
import { type DeskSessionRow, type Factors, findFactors, findSession, hasFactor } from './repository.ts'

/** How long after a sign-in with the password the desk may be opened. */
const recentSignInMs = 15 * 60_000
/** How long after a second factor was given its owner may change what counts as one. */
const freshMs = 5 * 60_000

/** How somebody with the role stands at the desk. */
export interface Standing {
  state: DeskState
  isRequired: boolean
  factors: Factors
  session: DeskSessionRow | undefined
  /** The password was given just now, and is long enough. */
  isSignInRecent: boolean
}

/** Asks the database at each call, so that what was taken is gone at once. */
export async function getStanding(deps: Pick<OperatorDeps, 'db' | 'clock' | 'signIns'>, caller: Caller): Promise<Standing> {
  const { db, clock, signIns } = deps
  const { user, secret, isRequired } = caller
  const now = clock()
  const { shownAt, isPasswordLong } = await signIns.find(user)
  const factors = await findFactors(db, user.uid)
  const session =
    secret === undefined
      ? undefined
      : await findSession(db, { tokenHash: hashOfDeskSecret(secret), uid: user.uid, sessionId: user.sessionId ?? null }, now)
  // Of a password that was set before its length was noted, nothing is known until it is given again.
  const isSignInRecent = shownAt !== undefined && +now - +shownAt <= recentSignInMs && isPasswordLong !== null
  const facts = { isRequired, factors, session, isSignInRecent }
  return { ...facts, state: isPasswordLong === false ? 'password_too_short' : stateOf(facts) }
}

function stateOf({ isRequired, factors, session, isSignInRecent }: Omit<Standing, 'state'>): DeskState {
  if (session) return 'open'
  if (!hasFactor(factors) && !isRequired) return 'open'
  if (!isSignInRecent) return 'sign_in_again'
  return hasFactor(factors) ? 'second_factor' : 'set_up'
}

const refusals = {
  password_too_short: 'password_too_short',
  sign_in_again: 'sign_in_again',
  set_up: 'second_factor_missing',
  second_factor: 'second_factor_required',
} as const satisfies Record<Exclude<DeskState, 'open'>, string>

/** Throws what is still to be done where the desk is not open. */
export function assertOpen({ state }: Standing): void {
  if (state !== 'open') throw new AppError(refusals[state])
}

/** Throws unless a second factor can be given now: to open the desk, or to show again who sits there. */
export function assertMayGive({ state, factors }: Standing): void {
  if (state !== 'second_factor' && state !== 'open') throw new AppError(refusals[state])
  if (!hasFactor(factors)) throw new AppError('second_factor_missing')
}

/** Throws unless the second factor was given just now, or there is none yet and the password was: an open desk that was left alone is not enough. */
export function assertMayChange(standing: Standing, now: Date): void {
  const { state, factors, session, isSignInRecent } = standing
  if (state === 'set_up') return
  assertOpen(standing)
  if (!hasFactor(factors)) {
    if (!isSignInRecent) throw new AppError('sign_in_again')
    return
  }
  if (!session || +now - +session.opened_at > freshMs) throw new AppError('second_factor_required')
}

export const toDeskSession = ({ state, isRequired, factors, session }: Standing, publicUrl: string): DeskSession => ({
  state,
  is_required: isRequired,
  ends_at: session?.ends_at.toISOString() ?? null,
  factors,
  passkey_host: toPasskeyHost(publicUrl),
})
