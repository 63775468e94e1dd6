import type { DeskSession, NewPasskey, PasskeyAssertion, SecondFactor } from '@karavan/contract/operators.ts'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../../database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashOfDeskSecret } from '../../platform/sign-ins.ts'
import { type Author, record } from '../audit/service.ts'
import { grantOperator, revokeOperator } from '../roles/service.ts'
import { giveCode } from './codes.ts'
import type { Caller, OperatorDeps } from './deps.ts'
import { endExpired, openDesk } from './desk-session.ts'
import { checkAssertion, readNewPasskey, toCreation, toRequest } from './passkeys.ts'
import { createRecoveryCodes, hashOfRecoveryCode } from './recovery-codes.ts'
import * as operators from './repository.ts'
import { assertMayChange, assertMayGive, getStanding, type Standing, toDeskSession } from './standing.ts'
import { createTotpKey, findTotpStep, openTotp, sealTotp, toQr } from './totp.ts'

export { authorOf, type OperatorDeps } from './deps.ts'
export { requireOperator } from './require-operator.ts'

/** What a step at the desk's door gives: where the caller stands then, and the secret of the session that it opened. */
export interface Opened {
  session: DeskSession
  /** For the cookie; undefined where nothing was opened. */
  secret?: string
}

export const getDeskSession = async (deps: OperatorDeps, caller: Caller): Promise<DeskSession> =>
  toDeskSession(await getStanding(deps, caller), deps.publicUrl())

/** Opens the desk with a code of the app, or a recovery code. Throws `invalid` for a wrong or a used one, `too_many_requests` after a number of them. */
export async function openWithCode(deps: OperatorDeps, caller: Caller, typed: string): Promise<Opened> {
  const standing = await getStanding(deps, caller)
  assertMayGive(standing)
  const secret = await giveCode(deps, caller, typed, (trx, factor) => openDesk(trx, caller, standing, factor, deps.clock()))
  return standingWith(deps, caller, secret)
}

export async function startPasskey(deps: OperatorDeps, caller: Caller) {
  assertMayGive(await getStanding(deps, caller))
  return toRequest(deps, caller)
}

/** Opens the desk with what a passkey has signed. Throws `invalid` where it is not one of this operator's, made for this site and this moment. */
export async function openWithPasskey(deps: OperatorDeps, caller: Caller, response: PasskeyAssertion): Promise<Opened> {
  const { db, clock } = deps
  const { user, author } = caller
  const standing = await getStanding(deps, caller)
  assertMayGive(standing)
  try {
    const used = await checkAssertion(deps, user.uid, response)
    const secret = await db.transaction().execute(async (trx) => {
      if (!(await operators.notePasskeyUse(trx, user.uid, used.id, used, clock())))
        throw new AppError('invalid', { fields: { response: 'was not accepted' } })
      return openDesk(trx, caller, standing, 'passkey', clock())
    })
    return await standingWith(deps, caller, secret)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid')
      await record(db, { kind: 'second_factor_failed', at: clock(), by: author, details: { factor: 'passkey' } })
    throw error
  }
}

async function standingWith(deps: OperatorDeps, caller: Caller, secret: string | undefined): Promise<Opened> {
  const session = await getDeskSession(deps, { ...caller, secret: secret ?? caller.secret })
  return secret === undefined ? { session } : { session, secret }
}

/** Ends the caller's desk session; ending it twice changes nothing. */
export async function closeDesk({ db, clock }: Pick<OperatorDeps, 'db' | 'clock'>, { user, author, secret }: Caller): Promise<void> {
  if (secret === undefined) return
  await db.transaction().execute(async (trx) => {
    await endExpired(trx, clock(), user.uid)
    const ended = await operators.deleteSessions(trx, user.uid, { tokenHash: hashOfDeskSecret(secret) })
    if (ended > 0) await record(trx, { kind: 'desk_closed', at: clock(), by: author })
  })
}

/** Ends what was opened at the desk in a session of the account, which is ending itself. */
export async function closeDeskOf(trx: Db, sessionId: string, by: Author & { uid: string }, at: Date): Promise<void> {
  await endExpired(trx, at, by.uid)
  const ended = await operators.deleteSessions(trx, by.uid, { sessionId })
  if (ended > 0) await record(trx, { kind: 'desk_closed', at, by })
}

/** Ends everything that this operator has opened at the desk, in whatever browser. Gives how many sessions there were. */
export const endDeskSessions = (trx: Db, uid: string): Promise<number> => operators.deleteSessions(trx, uid)

export async function getSecondFactor({ db }: Pick<OperatorDeps, 'db'>, { user }: Caller): Promise<SecondFactor> {
  const totp = await operators.findTotp(db, user.uid, true)
  const passkeys = await operators.listPasskeys(db, user.uid)
  return {
    totp: totp ? { created_at: totp.created_at.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    recovery_codes: (await operators.findFactors(db, user.uid)).recovery_codes,
  }
}

/** A key for an authenticator app. It holds once a code of it was given. */
export async function startTotp(deps: OperatorDeps, caller: Caller) {
  const { db, clock, secrets } = deps
  const { user, author } = caller
  assertMayChange(await getStanding(deps, caller), clock())
  const { bytes, key, uri } = await createTotpKey(author.name, 'Karavan')
  await operators.beginTotp(db, user.uid, sealTotp(secrets, user.uid, bytes), clock())
  return { key, uri, qr: await toQr(uri) }
}

/** How long a key waits for its first code. */
const unconfirmedMs = 15 * 60_000

/** Makes the key that was begun the one that holds, in place of another one. Throws `invalid` for a wrong code. */
export async function confirmTotp(deps: OperatorDeps, caller: Caller, typed: string): Promise<Opened & Added> {
  const { db, clock, secrets } = deps
  const { uid } = caller.user
  const standing = await getStanding(deps, caller)
  assertMayChange(standing, clock())
  const begun = await operators.findTotp(db, uid, false)
  if (!begun || +clock() - +begun.created_at > unconfirmedMs) throw new AppError('not_found')
  const step = await findTotpStep(openTotp(secrets, uid, begun.secret), typed.replaceAll(/\s/g, ''), clock())
  if (step === undefined) throw new AppError('invalid', { fields: { code: 'is not right' } })
  return addFactor(deps, caller, standing, async (trx) => {
    if (!(await operators.confirmTotp(trx, uid, begun.secret, step))) throw new AppError('not_found')
    await record(trx, { kind: 'totp_added', at: clock(), by: caller.author })
    return 'totp'
  })
}

export async function startNewPasskey(deps: OperatorDeps, caller: Caller) {
  assertMayChange(await getStanding(deps, caller), deps.clock())
  return toCreation(deps, caller)
}

/** Adds a passkey. Throws `invalid` for an answer that is not one of this site for this operator, `limit_reached`. */
export async function addPasskey(deps: OperatorDeps, caller: Caller, made: NewPasskey): Promise<Opened & Added> {
  const standing = await getStanding(deps, caller)
  assertMayChange(standing, deps.clock())
  const passkey = await readNewPasskey(deps, caller.user.uid, made)
  return addFactor(deps, caller, standing, async (trx) => {
    if (!(await operators.insertPasskey(trx, passkey))) throw new AppError('limit_reached')
    await record(trx, { kind: 'passkey_added', at: deps.clock(), by: caller.author })
    return 'passkey'
  })
}

interface Added {
  /** With the first factor: shown this once. */
  recoveryCodes: string[] | null
}

/** Adds a factor; the first one brings its recovery codes, and opens the desk. */
async function addFactor(
  deps: OperatorDeps,
  caller: Caller,
  standing: Standing,
  add: (trx: Transaction<Database>) => Promise<'totp' | 'passkey'>,
): Promise<Opened & Added> {
  const { uid } = caller.user
  const { secret, recoveryCodes } = await deps.db.transaction().execute(async (trx) => {
    if (!(await operators.holdOperator(trx, uid))) throw new AppError('operator_only')
    const isFirst = !operators.hasFactor(await operators.findFactors(trx, uid))
    // Two browsers that set up the first one at once: the second must give the factor of the first.
    if (isFirst === operators.hasFactor(standing.factors)) throw new AppError('second_factor_required')
    const factor = await add(trx)
    if (!isFirst) return { secret: undefined, recoveryCodes: null }
    return { secret: await openDesk(trx, caller, standing, factor, deps.clock()), recoveryCodes: await replaceCodes(trx, uid) }
  })
  return { ...(await standingWith(deps, caller, secret)), recoveryCodes }
}

async function replaceCodes(trx: Db, uid: string): Promise<string[]> {
  const codes = createRecoveryCodes()
  await operators.replaceRecoveryCodes(
    trx,
    uid,
    codes.flatMap((code) => hashOfRecoveryCode(uid, code) ?? []),
  )
  return codes
}

/** Ten new recovery codes; those from before are worth nothing any more. */
export async function renewRecoveryCodes(deps: OperatorDeps, caller: Caller): Promise<Opened & Added> {
  const { db, clock } = deps
  const standing = await getStanding(deps, caller)
  assertMayChange(standing, clock())
  if (!operators.hasFactor(standing.factors)) throw new AppError('second_factor_missing')
  const recoveryCodes = await db.transaction().execute(async (trx) => {
    const codes = await replaceCodes(trx, caller.user.uid)
    await record(trx, { kind: 'recovery_codes_made', at: clock(), by: caller.author })
    return codes
  })
  return { session: await getDeskSession(deps, caller), recoveryCodes }
}

/** Takes the app, or a passkey by its id, away. Throws `last_factor` where one is required and it is the last, `not_found`. */
export async function removeFactor(deps: OperatorDeps, caller: Caller, which: { totp: true } | { passkey: string }): Promise<DeskSession> {
  const { db, clock } = deps
  const { uid } = caller.user
  assertMayChange(await getStanding(deps, caller), clock())
  await db.transaction().execute(async (trx) => {
    await operators.holdOperator(trx, uid)
    const isGone = 'totp' in which ? await operators.deleteTotp(trx, uid) : await operators.deletePasskey(trx, uid, which.passkey)
    if (!isGone) throw new AppError('not_found')
    await record(trx, { kind: 'totp' in which ? 'totp_removed' : 'passkey_removed', at: clock(), by: caller.author })
    if (operators.hasFactor(await operators.findFactors(trx, uid))) return
    if (caller.isRequired) throw new AppError('last_factor')
    // Codes that would open nothing.
    await operators.replaceRecoveryCodes(trx, uid, [])
  })
  return getDeskSession(deps, caller)
}

/** An account as the operator's command knows it. */
export interface NamedAccount {
  uid: string
  email: string
}

/** Gives the role; giving it twice changes nothing. */
export async function grant(trx: Db, { uid, email }: NamedAccount, by: Author, at: Date): Promise<void> {
  if (await grantOperator(trx, uid, at)) await record(trx, { kind: 'operator_granted', at, by, subject: email })
}

/** Takes the role, what the operator has set up, and what is open at the desk. False for an account without the role. */
export async function revoke(trx: Db, { uid, email }: NamedAccount, by: Author, at: Date): Promise<boolean> {
  const ended = await operators.deleteSessions(trx, uid)
  const isRevoked = await revokeOperator(trx, uid)
  if (isRevoked) await record(trx, { kind: 'operator_revoked', at, by, subject: email, details: { desk_sessions_ended: ended } })
  return isRevoked
}

/** Takes all second factors of an operator away, for one who has lost them: the desk lets them set up new ones. */
export async function resetSecondFactor(trx: Db, { uid, email }: NamedAccount, by: Author, at: Date): Promise<void> {
  const ended = await operators.deleteProtection(trx, uid)
  await record(trx, { kind: 'second_factor_reset', at, by, subject: email, details: { desk_sessions_ended: ended } })
}
