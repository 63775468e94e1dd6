import { maxOrders, type OrderStatus } from '@karavan/contract/orders.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database.ts'
import { toStoredJson } from '../../platform/text.ts'
import type { BuyerOrderTable, EventDetails, OrderEventTable, OrderLineFacts } from './tables.ts'

export interface NewLine {
  id: string
  productId: string
  skuId: string
  quantity: number
  unitMinor: number
  facts: OrderLineFacts
}

/**
 * Stores an order with its lines and the first entry of its timeline and gives them as they are stored; `undefined` where another order has this number.
 */
export async function insertOrder(trx: Db, order: Insertable<BuyerOrderTable>, newLines: readonly NewLine[]) {
  const lines = newLines.map(
    (line, place): LineRow => ({
      id: line.id,
      order_id: order.id,
      place,
      product_id: line.productId,
      sku_id: line.skuId,
      quantity: line.quantity,
      unit_minor: line.unitMinor,
      facts: line.facts,
      bought_at: null,
      received_at: null,
    }),
  )
  const event: EventRow = {
    order_id: order.id,
    seq: 1,
    at: order.created_at,
    kind: 'created',
    line_id: null,
    note: null,
    is_note_visible: false,
    track: null,
    carrier: null,
    actor: 'buyer',
    details: {},
  }
  const made = trx
    .insertInto('buyer_order')
    .values(order)
    .onConflict((on) => on.column('order_number').doNothing())
    .returning('id')
  const { rows } = await sql<{ id: string }>`
    with made as (${made}), lines as (
      insert into order_line (id, order_id, place, product_id, sku_id, quantity, unit_minor, facts)
      select line.id, made.id, line.place, line.product_id, line.sku_id, line.quantity, line.unit_minor, line.facts
      from made, jsonb_to_recordset(${toStoredJson(lines)}::jsonb)
        as line(id text, place int, product_id text, sku_id text, quantity int, unit_minor bigint, facts jsonb)
    )
    insert into order_event (order_id, seq, at, kind, is_note_visible, actor, details)
    select id, 1, ${event.at}::timestamptz, 'created', false, 'buyer', '{}'::jsonb from made
    returning order_id as id`.execute(trx)
  return rows.length > 0 ? { orderNumber: order.order_number, lines, event } : undefined
}

const orders = (db: Db) => db.selectFrom('buyer_order').selectAll()
export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirstOrThrow']>>

/** Latest first. */
export const listOrders = (db: Db, userId: string, status?: OrderStatus) =>
  orders(db)
    .where('user_id', '=', userId)
    .$if(status !== undefined, (query) => query.where('status', '=', status as OrderStatus))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxOrders)
    .execute()

/** Ids of all orders of a user, oldest first. */
export const listIds = (db: Db, userId: string) =>
  db.selectFrom('buyer_order').select('id').where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

/** A user's order; anybody's where `userId` is undefined, for the operator. */
export const findOrder = (db: Db, id: string, userId: string | undefined) =>
  orders(db)
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as string))
    .executeTakeFirst()

/** Holds the order until the transaction ends. */
export const lockOrder = (trx: Db, id: string, userId: string | undefined) =>
  orders(trx)
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId as string))
    .forUpdate()
    .executeTakeFirst()

export const listLines = (db: Db, orderIds: readonly string[]) =>
  db.selectFrom('order_line').selectAll().where('order_id', 'in', orderIds).orderBy('order_id').orderBy('place').execute()
export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export const listEvents = (db: Db, orderId: string, after = 0) =>
  db.selectFrom('order_event').selectAll().where('order_id', '=', orderId).where('seq', '>', after).orderBy('seq').execute()
/** Which entries there are, of an order by its id or number or from a moment on, in the order in which they were made. */
export const listEntries = (db: Db, { since, order }: { since?: Date; order?: string }) =>
  db
    .selectFrom('order_event')
    .innerJoin('buyer_order', 'buyer_order.id', 'order_event.order_id')
    .select(['order_event.order_id', 'order_event.seq', 'order_event.kind'])
    .$if(since !== undefined, (query) => query.where('order_event.at', '>=', since as Date))
    .$if(order !== undefined, (query) =>
      query.where((eb) => eb.or([eb('buyer_order.id', '=', order as string), eb('order_number', '=', (order as string).toUpperCase())])),
    )
    .orderBy('order_event.at')
    .orderBy('order_event.order_id')
    .orderBy('order_event.seq')
    .execute()
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

/** Entries that tell how these orders were sent to their buyers, oldest first, and that were not taken back. */
export const listShipments = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('order_event')
    .select(['order_id', 'track', 'carrier'])
    .where('order_id', 'in', orderIds)
    .where('kind', 'in', ['shipped', 'track_changed'])
    .where(
      sql<boolean>`not exists (select from order_event as later where later.order_id = order_event.order_id and later.kind = 'shipment_undone' and later.seq > order_event.seq)`,
    )
    .orderBy('seq')
    .execute()

export type NewEvent = Omit<Insertable<OrderEventTable>, 'details'> & { details: EventDetails }

export const insertEvents = (trx: Db, events: readonly NewEvent[]) =>
  trx
    .insertInto('order_event')
    .values(events.map((event) => ({ ...event, details: toStoredJson(event.details) })))
    .execute()

export const updateOrder = (trx: Db, id: string, change: Updateable<BuyerOrderTable>) =>
  trx.updateTable('buyer_order').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const markLines = (trx: Db, ids: readonly string[], column: 'bought_at' | 'received_at', at: Date | null) =>
  trx
    .updateTable('order_line')
    .set({ [column]: at })
    .where('id', 'in', ids)
    .execute()

/** State of those of these orders that have come further than the follower knows. */
export const listStates = (db: Db, ids: readonly string[]) =>
  db.selectFrom('buyer_order').select(['id', 'user_id', 'status', 'payment_status', 'last_seq']).where('id', 'in', ids).execute()
export type OrderState = Awaited<ReturnType<typeof listStates>>[number]

/** All orders of a user, held until the transaction ends. */
export const lockOrdersOf = (trx: Db, userId: string) => orders(trx).where('user_id', '=', userId).orderBy('id').forUpdate().execute()

/** All that this account has made. */
export async function countOrders(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('buyer_order')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function countUnpaid(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('buyer_order')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'order_created')
    .executeTakeFirstOrThrow()
  return count
}

/** Ids of unpaid orders for which something is due by now or that have no deadline yet: those after `after`, in the order of ids. */
export async function listDueUnpaid(db: Db, now: Date, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('buyer_order')
    .select('id')
    .where('status', '=', 'order_created')
    .where(sql<boolean>`coalesce(least(remind_at, pay_by), '-infinity'::timestamptz) <= ${now}`)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * From now on mails of this account's orders go to `email`, which is proven. Gives the orders whose mails have waited for that; a step that is made in the
 * same moment comes before this or is mailed by itself.
 */
export const openMails = (trx: Db, userId: string, email: string) =>
  trx
    .updateTable('buyer_order')
    .set((eb) => ({ email, mails_from: eb('last_seq', '+', 1) }))
    .where('user_id', '=', userId)
    .where('mails_from', 'is', null)
    .where('email', 'is not', null)
    .returningAll()
    .execute()

/** Mails of an account's orders go to this address from now on. */
export const redirectMails = (trx: Db, userId: string, email: string) =>
  trx
    .updateTable('buyer_order')
    .set({ email })
    .where('user_id', '=', userId)
    // Null, of an account that is gone, is not another one.
    .where('email', '!=', email)
    .execute()

/** Whether mails of orders of this account wait for the proof of its address. */
export async function hasWaitingMails(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('buyer_order')
    .select('id')
    .where('user_id', '=', userId)
    .where('mails_from', 'is', null)
    .where('email', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that somebody else than the account's owner may have made these orders. */
export const doubt = (trx: Db, ids: readonly string[], at: Date) =>
  trx.updateTable('buyer_order').set({ doubted_at: at }).where('id', 'in', ids).execute()

/** Whether the mail of this entry has been sent. */
export async function isMailed(db: Db, orderId: string, seq: number): Promise<boolean> {
  const row = await db.selectFrom('order_mail').select('seq').where('order_id', '=', orderId).where('seq', '=', seq).executeTakeFirst()
  return row !== undefined
}

export const noteMailed = (db: Db, orderId: string, seq: number, now: Date) =>
  db
    .insertInto('order_mail')
    .values({ order_id: orderId, seq, sent_at: now })
    .onConflict((on) => on.doNothing())
    .execute()

/** Takes away whose order it was; the town stays, for the books. */
export const anonymise = (trx: Db, id: string) =>
  trx
    .updateTable('buyer_order')
    .set({
      user_id: null,
      email: null,
      address: sql`address || '{"recipient_name":"","phone_number":"","street_address":"","district":null}'::jsonb`,
    })
    .where('id', '=', id)
    .execute()
