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

/** That a hosted guest was seen. One that has become an account stays one, whatever tokens of before are still shown. */
export const noteGuest = (db: Db, uid: string, at: Date) =>
  db
    .insertInto('hosted_guest')
    .values({ uid, seen_at: at, became_account_at: null })
    .onConflict((on) => on.column('uid').doUpdateSet({ seen_at: at }))
    .execute()

export const noteAccount = (db: Db, uid: string, at: Date) =>
  db.updateTable('hosted_guest').set({ became_account_at: at }).where('uid', '=', uid).where('became_account_at', 'is', null).execute()

/** Hosted guests that nobody has seen since, by id after `afterId`. */
export const listIdleHostedGuests = (db: Db, unseenSince: Date, afterId: string, limit: number) =>
  db
    .selectFrom('hosted_guest')
    .select(['uid as id', 'seen_at as used_at'])
    .where('became_account_at', 'is', null)
    .where('seen_at', '<=', unseenSince)
    .where('uid', '>', afterId)
    .orderBy('uid')
    .limit(limit)
    .execute()

/** Whether it was still the guest that nobody has seen since. */
export async function removeHostedGuest(trx: Db, uid: string, seenAt: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('hosted_guest')
    .where('uid', '=', uid)
    .where('seen_at', '=', seenAt)
    .where('became_account_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
