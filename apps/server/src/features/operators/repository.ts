import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { OperatorTables, Purpose } from './tables.ts'

export interface Factors {
  totp: boolean
  passkeys: number
  recovery_codes: number
}

/** What an operator has set up. */
export async function findFactors(db: Db, uid: string): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select exists (select from operator_totp where uid = ${uid} and is_confirmed) as totp,
      (select count(*) from operator_passkey where uid = ${uid}) as passkeys,
      (select count(*) from operator_recovery_code where uid = ${uid} and used_at is null) as recovery_codes`.execute(db)
  return rows[0] ?? { totp: false, passkeys: 0, recovery_codes: 0 }
}

export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys > 0

/** Holds the operator's row until the transaction ends: changes of their factors go one after another. False where there is no such operator any more. */
export async function holdOperator(trx: Db, uid: string): Promise<boolean> {
  return (await trx.selectFrom('operator_role').select('uid').where('uid', '=', uid).forUpdate().executeTakeFirst()) !== undefined
}

// Desk sessions.

export interface SessionKey {
  tokenHash: string
  uid: string
  /** Of the bearer token. */
  sessionId: string | null
}

/** A desk session that lasts at this moment, opened with this secret by this account in this session of its. */
export const findSession = (db: Db, { tokenHash, uid, sessionId }: SessionKey, now: Date) =>
  db
    .selectFrom('desk_session')
    .select(['factor', 'opened_at', 'ends_at'])
    .where('token_hash', '=', tokenHash)
    .where('uid', '=', uid)
    .where('session_id', 'is not distinct from', sessionId)
    .where('ends_at', '>', now)
    .executeTakeFirst()
export type DeskSessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

export const insertSession = (trx: Db, session: Insertable<OperatorTables['desk_session']>) =>
  trx.insertInto('desk_session').values(session).execute()

/** Ends desk sessions of an operator: all, the one with this secret, or those of one session of the account. Gives how many there were. */
export async function deleteSessions(trx: Db, uid: string, only: { tokenHash?: string; sessionId?: string } = {}): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('desk_session')
    .where('uid', '=', uid)
    .$if(only.tokenHash !== undefined, (query) => query.where('token_hash', '=', only.tokenHash!))
    .$if(only.sessionId !== undefined, (query) => query.where('session_id', '=', only.sessionId!))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Those whose time is over, of one operator or of all. */
export const deleteEndedSessions = (trx: Db, now: Date, uid?: string) =>
  trx
    .deleteFrom('desk_session')
    .where('ends_at', '<=', now)
    .$if(uid !== undefined, (query) => query.where('uid', '=', uid!))
    .returning(['uid', 'ends_at'])
    .execute()

// The authenticator app.

export const findTotp = (db: Db, uid: string, isConfirmed: boolean) =>
  db.selectFrom('operator_totp').selectAll().where('uid', '=', uid).where('is_confirmed', '=', isConfirmed).executeTakeFirst()

/** Begins with a key, in place of one that was begun before. */
export const beginTotp = (db: Db, uid: string, secret: string, now: Date) =>
  db
    .insertInto('operator_totp')
    .values({ uid, is_confirmed: false, secret, last_step: 0, created_at: now })
    .onConflict((on) => on.columns(['uid', 'is_confirmed']).doUpdateSet({ secret, last_step: 0, created_at: now }))
    .execute()

/** Makes the key that was begun the one that holds. */
export async function confirmTotp(trx: Db, uid: string, secret: string, step: number): Promise<boolean> {
  await trx.deleteFrom('operator_totp').where('uid', '=', uid).where('is_confirmed', '=', true).execute()
  const { numUpdatedRows } = await trx
    .updateTable('operator_totp')
    .set({ is_confirmed: true, last_step: step })
    .where('uid', '=', uid)
    .where('is_confirmed', '=', false)
    .where('secret', '=', secret)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses a step of time up. False where it, or a later one, was used already: also for the second of two that come at once. */
export async function spendTotpStep(trx: Db, uid: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operator_totp')
    .set({ last_step: step })
    .where('uid', '=', uid)
    .where('is_confirmed', '=', true)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteTotp(trx: Db, uid: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('operator_totp').where('uid', '=', uid).executeTakeFirst()
  return numDeletedRows > 0n
}

// Recovery codes.

export async function replaceRecoveryCodes(trx: Db, uid: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('operator_recovery_code').where('uid', '=', uid).execute()
  if (hashes.length > 0)
    await trx
      .insertInto('operator_recovery_code')
      .values(hashes.map((code_hash) => ({ code_hash, uid, used_at: null })))
      .execute()
}

/** Uses a code up; false where there is none such, or not any more. */
export async function spendRecoveryCode(trx: Db, uid: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operator_recovery_code')
    .set({ used_at: now })
    .where('uid', '=', uid)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

// Passkeys.

export const listPasskeys = (db: Db, uid: string) =>
  db.selectFrom('operator_passkey').selectAll().where('uid', '=', uid).orderBy('created_at').orderBy('id').execute()

/** Somebody else's is not found. */
export const findPasskey = (db: Db, uid: string, credentialId: string) =>
  db.selectFrom('operator_passkey').selectAll().where('uid', '=', uid).where('credential_id', '=', credentialId).executeTakeFirst()

/** False where this authenticator is known already. */
export async function insertPasskey(trx: Db, passkey: Insertable<OperatorTables['operator_passkey']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('operator_passkey')
    .values(passkey)
    .onConflict((on) => on.column('credential_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Notes a use; false where another one came in between. */
export async function notePasskeyUse(
  trx: Db,
  uid: string,
  id: string,
  counters: { from: number; to: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('operator_passkey')
    .set({ counter: counters.to, used_at: now })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('counter', '=', counters.from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(trx: Db, uid: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('operator_passkey').where('uid', '=', uid).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertChallenge(db: Db, challenge: Insertable<OperatorTables['operator_challenge']>, now: Date): Promise<void> {
  await db.deleteFrom('operator_challenge').where('uid', '=', challenge.uid).where('expires_at', '<=', now).execute()
  await db.insertInto('operator_challenge').values(challenge).execute()
}

/** Takes a challenge, so that nobody can use it again; false where it is not, or no more, one of this operator's for this. */
export async function takeChallenge(db: Db, hash: string, uid: string, purpose: Purpose, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('operator_challenge')
    .where('challenge_hash', '=', hash)
    .where('uid', '=', uid)
    .where('purpose', '=', purpose)
    .returning('expires_at')
    .executeTakeFirst()
  return taken !== undefined && taken.expires_at > now
}

/** Everything that an operator has set up, and what it has opened. Gives how many desk sessions ended. */
export async function deleteProtection(trx: Db, uid: string): Promise<number> {
  await trx.deleteFrom('operator_totp').where('uid', '=', uid).execute()
  await trx.deleteFrom('operator_recovery_code').where('uid', '=', uid).execute()
  await trx.deleteFrom('operator_passkey').where('uid', '=', uid).execute()
  await trx.deleteFrom('operator_challenge').where('uid', '=', uid).execute()
  return deleteSessions(trx, uid)
}
