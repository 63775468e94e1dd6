import type { Db } from '../../database.ts'

export const insertOperator = (db: Db, uid: string, at: Date) =>
  db
    .insertInto('operator_role')
    .values({ uid, granted_at: at })
    .onConflict((on) => on.column('uid').doNothing())
    .execute()

export const deleteOperator = (db: Db, uid: string) => db.deleteFrom('operator_role').where('uid', '=', uid).execute()

export async function isOperator(db: Db, uid: string): Promise<boolean> {
  return (await db.selectFrom('operator_role').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined
}
