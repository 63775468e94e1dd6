import type { Db } from '../../database.ts'
import * as roles from './repository.ts'

/** Whether this account may use the desk at this moment. */
export const isOperator = (db: Db, uid: string): Promise<boolean> => roles.isOperator(db, uid)

/** The operator with this address of the built-in sign-in. */
export const findOperatorByEmail = (db: Db, email: string): Promise<string | undefined> => roles.findOperatorByEmail(db, email)

/** Gives the operator role; false where the account has it. */
export const grantOperator = (db: Db, uid: string, at: Date): Promise<boolean> => roles.insertOperator(db, uid, at)

/** Takes the operator role, with what was set up and opened by it; false for an account without it. */
export const revokeOperator = (db: Db, uid: string): Promise<boolean> => roles.deleteOperator(db, uid)
