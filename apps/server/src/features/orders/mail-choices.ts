import { type OptionalMail, optionalMails } from '@karavan/contract/account.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { MailedKind } from './mail-texts.ts'

/** Mails of orders that a buyer does not want. */
export async function listUnwantedMails(db: Db, uid: string): Promise<OptionalMail[]> {
  const rows = await db.selectFrom('unwanted_mail').select('kind').where('user_id', '=', uid).execute()
  return optionalMails.filter((kind) => rows.some((row) => row.kind === kind))
}

/** From now on these are not sent to this buyer, and all others are. */
export async function chooseMails(db: Kysely<Database>, uid: string, unwanted: readonly OptionalMail[]): Promise<OptionalMail[]> {
  await db.transaction().execute(async (trx) => {
    await deleteMailChoicesOf(trx, uid)
    const rows = [...new Set(unwanted)].map((kind) => ({ user_id: uid, kind }))
    if (rows.length > 0)
      await trx
        .insertInto('unwanted_mail')
        .values(rows)
        .onConflict((on) => on.doNothing())
        .execute()
  })
  return listUnwantedMails(db, uid)
}

/** A step of the transaction that deletes the account. */
export const deleteMailChoicesOf = (trx: Db, uid: string) => trx.deleteFrom('unwanted_mail').where('user_id', '=', uid).execute()

/** Whether this buyer has said that mails of this kind are not wanted. What an order cannot do without goes out all the same. */
export async function isUnwanted(db: Db, uid: string | null, kind: MailedKind): Promise<boolean> {
  if (!uid || !optionalMails.some((one) => one === kind)) return false
  return (await listUnwantedMails(db, uid)).some((one) => one === kind)
}
