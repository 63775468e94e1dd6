import type { Db } from '../../platform/db.ts'

/** Gives the operator role; giving it twice changes nothing. */
export const grantOperator = (db: Db, uid: string, at: Date) =>
  db
    .insertInto('operator_role')
    .values({ uid, granted_at: at })
    .onConflict((on) => on.column('uid').doNothing())
    .execute()

export const revokeOperator = (db: Db, uid: string) => db.deleteFrom('operator_role').where('uid', '=', uid).execute()

export async function isOperator(db: Db, uid: string): Promise<boolean> {
  return (await db.selectFrom('operator_role').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined
}
