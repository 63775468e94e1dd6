import type { IdentityOptions } from '@karavan/identity/core.ts'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { record } from '../audit/service.ts'
import { endDeskSessions } from '../operators/service.ts'
import { findOperatorByEmail, isOperator } from '../roles/service.ts'
import { findEmail } from './repository.ts'

/** What the sign-in service asks and tells of operators' accounts: their passwords are long, each sign-in stands in the log, a new password ends the desk. */
export const operatorHooks = (
  clock: Clock,
): Pick<IdentityOptions, 'isPrivileged' | 'onPasswordUsed' | 'onGoogleUsed' | 'onWrongPassword'> => ({
  isPrivileged: (trx, uid) => isOperator(trx.$extendTables<Pick<Database, keyof Database>>(), uid),
  async onPasswordUsed(identities, { uid, kind, address = null }) {
    const trx: Db = identities.$extendTables<Pick<Database, keyof Database>>()
    if (!(await isOperator(trx, uid))) return
    const by = { uid, name: (await findEmail(trx, uid)) ?? uid, address }
    if (kind === 'given') return record(trx, { kind: 'signed_in', at: clock(), by })
    const ended = await endDeskSessions(trx, uid)
    await record(trx, { kind: 'password_set', at: clock(), by, details: { desk_sessions_ended: ended } })
  },
  async onGoogleUsed(identities, { uid, address = null }) {
    const trx: Db = identities.$extendTables<Pick<Database, keyof Database>>()
    if (!(await isOperator(trx, uid))) return
    await record(trx, { kind: 'signed_in_with_google', at: clock(), by: { uid, name: (await findEmail(trx, uid)) ?? uid, address } })
  },
  async onWrongPassword(identities, { email, address }) {
    const db: Db = identities.$extendTables<Pick<Database, keyof Database>>()
    // One question for every address: that of an operator is not told by the time it takes.
    const uid = await findOperatorByEmail(db, email)
    if (uid !== undefined) await record(db, { kind: 'sign_in_failed', at: clock(), by: { uid, name: email, address } })
  },
})
