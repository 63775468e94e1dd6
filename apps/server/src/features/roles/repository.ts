import type { Db } from '../../database.ts'

export async function insertOperator(db: Db, uid: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operator_role')
    .values({ uid, granted_at: at })
    .onConflict((on) => on.column('uid').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteOperator(db: Db, uid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operator_role').where('uid', '=', uid).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function isOperator(db: Db, uid: string): Promise<boolean> {
  return (await db.selectFrom('operator_role').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined
}

export async function findOperatorByEmail(db: Db, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('operator_role')
    .innerJoin('identity_account', 'identity_account.id', 'uid')
    .select('uid')
    .where('email', '=', email)
    .executeTakeFirst()
  return found?.uid
}
