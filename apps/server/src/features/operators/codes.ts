import type { Transaction } from 'kysely'
import type { Database } from '../../database.ts'
import { AppError } from '../../platform/errors.ts'
import { record } from '../audit/service.ts'
import type { Caller, OperatorDeps } from './deps.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import * as operators from './repository.ts'
import { findTotpStep, openTotp } from './totp.ts'

/** Wrong codes from one network before it has to wait, and from all together in a day: with these, somebody who has the password guesses for years. */
const maxGuesses = { ofAddress: 10, ofAll: 40 }
const guessWindowMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000

type CodeKind = 'totp' | 'recovery_code'

/** Uses a code up and does `then`, together. Throws `invalid` for a wrong or a used one, `too_many_requests` after a number of them. */
export async function giveCode<T>(
  deps: OperatorDeps,
  caller: Caller,
  typed: string,
  then: (trx: Transaction<Database>, kind: CodeKind) => Promise<T>,
): Promise<T> {
  const { db, clock } = deps
  const { user, author } = caller
  const code = typed.replaceAll(/[\s-]/g, '')
  const kind: CodeKind = /^\d{6}$/.test(code) ? 'totp' : 'recovery_code'
  const forgetGuesses = await countGuess(deps, caller, kind)
  const done = await db.transaction().execute(async (trx) => {
    const isRight = kind === 'totp' ? await spendTotpCode(deps, trx, user.uid, code) : await spendRecoveryCode(deps, trx, user.uid, code)
    return isRight ? { result: await then(trx, kind) } : undefined
  })
  if (!done) {
    await record(db, { kind: 'second_factor_failed', at: clock(), by: author, details: { factor: kind } })
    throw new AppError('invalid', { fields: { code: 'is not right, or was used already' } })
  }
  await forgetGuesses()
  return done.result
}

/** Counts before the answer is known, for all processes together: of a thousand guesses at once, ten are looked at. */
async function countGuess({ db, clock, signIns }: OperatorDeps, { user, author }: Caller, kind: CodeKind): Promise<() => Promise<void>> {
  const ofAddress = ['second factor', kind, user.uid, author.address ?? '']
  const ofAll = ['second factor', kind, user.uid]
  const refuse = async (count: number, max: number) => {
    if (count <= max) return
    // Once, and not for each that follows: the log must not grow by whoever guesses.
    if (count === max + 1) await record(db, { kind: 'second_factor_blocked', at: clock(), by: author, details: { factor: kind } })
    throw new AppError('too_many_requests')
  }
  await refuse(await signIns.countGuess(ofAddress, guessWindowMs), maxGuesses.ofAddress)
  // A recovery code cannot be guessed; counting those of all networks would only let somebody keep its owner out.
  if (kind === 'totp') await refuse(await signIns.countGuess(ofAll, dayMs), maxGuesses.ofAll)
  return async () => {
    await signIns.forgetGuesses(ofAddress)
    await signIns.forgetGuesses(ofAll)
  }
}

async function spendTotpCode({ clock, secrets }: OperatorDeps, trx: Transaction<Database>, uid: string, code: string): Promise<boolean> {
  const totp = await operators.findTotp(trx, uid, true)
  if (!totp) return false
  const step = await findTotpStep(openTotp(secrets, uid, totp.secret), code, clock())
  return step !== undefined && operators.spendTotpStep(trx, uid, step)
}

async function spendRecoveryCode({ clock }: OperatorDeps, trx: Transaction<Database>, uid: string, code: string): Promise<boolean> {
  const hash = hashOfRecoveryCode(uid, code)
  return hash !== undefined && operators.spendRecoveryCode(trx, uid, hash, clock())
}
