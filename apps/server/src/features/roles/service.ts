import type { Db } from '../../database.ts'
import * as roles from './repository.ts'

/** Whether this account may use the desk at this moment. */
export const isOperator = (db: Db, uid: string): Promise<boolean> => roles.isOperator(db, uid)

/** Gives the operator role; giving it twice changes nothing. */
export async function grantOperator(db: Db, uid: string, at: Date): Promise<void> {
  await roles.insertOperator(db, uid, at)
}

/** Takes the operator role; an account without it stays as it is. */
export async function revokeOperator(db: Db, uid: string): Promise<void> {
  await roles.deleteOperator(db, uid)
}
