import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { PriceWatchTable } from './tables.ts'

export type WatchRow = Selectable<PriceWatchTable>

/** Of this user, newest first; of one product where it is named. */
export const listWatches = (db: Db, userId: string, productId?: string) =>
  db
    .selectFrom('price_watch')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId!))
    .orderBy('armed_at', 'desc')
    .orderBy('product_id')
    .execute()

export const listWatchedIds = (db: Db, userId: string) =>
  db.selectFrom('price_watch').select('product_id').where('user_id', '=', userId).execute()

/** A new one, or the one of that product set again, whatever came of it. */
export async function armWatch(db: Db, row: Omit<Insertable<PriceWatchTable>, 'state'>): Promise<WatchRow> {
  const { user_id: _, product_id: __, ...said } = row
  const fresh = { ...said, state: 'watching' as const, seen_at: null, missing_since: null, ended_at: null, ended_minor: null }
  return db
    .insertInto('price_watch')
    .values({ ...row, state: 'watching' })
    .onConflict((on) => on.columns(['user_id', 'product_id']).doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const deleteWatch = (db: Db, userId: string, productId: string) =>
  db.deleteFrom('price_watch').where('user_id', '=', userId).where('product_id', '=', productId).execute()

export const deleteWatchesOf = (db: Db, userId: string) => db.deleteFrom('price_watch').where('user_id', '=', userId).execute()

/** Where the mails of this user go. */
export const noteAddress = (db: Db, userId: string, email: string | null) =>
  db.updateTable('price_watch').set({ email }).where('user_id', '=', userId).where('email', 'is distinct from', email).execute()

/** Says that these offers were read anew, so that who waits for their price is told soon. */
export const markSeen = (db: Db, offerIds: readonly string[], at: Date) =>
  sql`
    update price_watch set due_at = ${at}, seen_at = ${at}
    where state = 'watching' and product_id in (select jsonb_array_elements_text(${JSON.stringify(offerIds)}::jsonb))`.execute(db)

type Place = Pick<WatchRow, 'due_at' | 'user_id' | 'product_id'>

/** Those that are to be looked at by now, the longest waiting first, after the one named. */
export const listDue = (db: Db, now: Date, after: Place | undefined, limit: number) =>
  db
    .selectFrom('price_watch')
    .selectAll()
    .where('state', '=', 'watching')
    .where('due_at', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(due_at, user_id, product_id) > (${after!.due_at}, ${after!.user_id}, ${after!.product_id})`),
    )
    .orderBy('due_at')
    .orderBy('user_id')
    .orderBy('product_id')
    .limit(limit)
    .execute()

const sameWatch = (row: WatchRow) => ({ user_id: row.user_id, product_id: row.product_id, armed_at: row.armed_at })

/**
 * When a watch is looked at next; one that was set again or ended meanwhile stays as it is, and so does one whose offer was read anew, unless that is what was
 * looked at: as of `readAt`.
 */
export const postpone = (db: Db, row: WatchRow, next: Pick<WatchRow, 'due_at' | 'missing_since'>, readAt?: Date) =>
  db
    .updateTable('price_watch')
    .set({ ...next, seen_at: null })
    .where((eb) => eb.and({ ...sameWatch(row), state: 'watching' }))
    .where((eb) => eb.or([eb('due_at', '=', row.due_at), ...(readAt ? [eb('seen_at', '<=', readAt)] : [])]))
    .execute()

/** Ends a watch; false where somebody has ended, removed or set it again meanwhile, so that one end has one mail. */
export async function endWatch(
  db: Db,
  row: WatchRow,
  end: { state: 'reached' | 'gone'; ended_at: Date; ended_minor: number | null },
): Promise<boolean> {
  const ended = await db
    .updateTable('price_watch')
    .set(end)
    .where((eb) => eb.and({ ...sameWatch(row), state: 'watching' }))
    .returning('product_id')
    .executeTakeFirst()
  return ended !== undefined
}
