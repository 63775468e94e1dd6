import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** Nothing of this guest's is begun until the transaction ends: `guest_owner` in the database waits for it. */
export const holdGuest = (trx: Db, guestId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${guestId}, 0))`.execute(trx)

/** From now on what the guest begins is the account's. A guest that was claimed stays with its first account. */
export const insertClaim = (trx: Db, guestId: string, accountId: string, at: Date) =>
  trx
    .insertInto('claimed_guest')
    .values({ guest_id: guestId, account_id: accountId, claimed_at: at })
    .onConflict((on) => on.column('guest_id').doNothing())
    .execute()

export const deleteClaimsBefore = (trx: Db, time: Date) => trx.deleteFrom('claimed_guest').where('claimed_at', '<', time).execute()

export async function findEmail(db: Db, uid: string): Promise<string | undefined> {
  const account = await db.selectFrom('identity_account').select('email').where('id', '=', uid).executeTakeFirst()
  return account?.email ?? undefined
}
