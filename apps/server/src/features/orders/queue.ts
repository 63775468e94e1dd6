import type { DeskStage } from '@karavan/contract/desk.ts'
import type { OrderStatus } from '@karavan/contract/orders.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database.ts'
import { toContainsPattern } from '../../platform/text.ts'
import type { OrderRow } from './repository.ts'

const hasLine = (state: RawBuilder<unknown>) => sql`exists (select from order_line where order_id = buyer_order.id and ${state})`
const unreceived = hasLine(sql`received_at is null`)

/** What an order waits for (contract `desk.ts`). A line that has arrived was bought, even if nobody noted it. */
const stage = sql<DeskStage>`case status
  when 'order_created' then case payment_status when 'pending' then 'new' else 'awaiting_payment' end
  when 'order_paid' then case
    when ${hasLine(sql`bought_at is null and received_at is null`)} then 'to_buy'
    when ${unreceived} then 'arriving'
    else 'to_ship' end
  when 'order_shipped' then 'shipped'
  when 'order_completed' then 'completed'
  else 'cancelled' end`

/** Statuses that an index can find, of the orders in a stage. */
const statusOf: Record<DeskStage, OrderStatus> = {
  new: 'order_created',
  awaiting_payment: 'order_created',
  to_buy: 'order_paid',
  arriving: 'order_paid',
  to_ship: 'order_paid',
  shipped: 'order_shipped',
  completed: 'order_completed',
  cancelled: 'order_cancelled',
}

const waitingSince = sql<Date>`(select max(at) from order_event where order_id = buyer_order.id and kind not in ('note', 'seller_shipped', 'reminded', 'extended'))`

export interface QueueFilter {
  status?: OrderStatus
  stage?: DeskStage
  q?: string
}
export interface QueuePage {
  sort: 'newest' | 'waiting' | 'deadline'
  limit: number
  offset: number
}
export type QueuedOrder = OrderRow & { stage: DeskStage; waiting_since: Date }

/**
 * The words a person may have meant by `q`: databases differ in what they know of capitals outside ASCII, so the usual spellings are looked for side by
 * side.
 */
function toPatterns(q: string): string[] {
  const lower = q.toLowerCase()
  const capital = lower.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  return [...new Set([q, lower, q.toUpperCase(), capital])].map(toContainsPattern)
}

function matching({ status, stage: wanted, q }: QueueFilter) {
  const conditions = [
    ...(status ? [sql`status = ${status}`] : []),
    ...(wanted ? [sql`status = ${statusOf[wanted]} and ${stage} = ${wanted}`] : []),
  ]
  if (q) {
    const patterns = toPatterns(q)
    const has = (text: RawBuilder<unknown>) => sql`${text} ilike any (${patterns}::text[])`
    conditions.push(sql`(
      ${has(sql`order_number`)} or ${has(sql`email`)} or ${has(sql`address->>'recipient_name'`)} or ${has(sql`address->>'phone_number'`)}
      or exists (select from order_line where order_id = buyer_order.id and (
        ${has(sql`facts->'title'->>'ru'`)} or ${has(sql`facts->'title'->>'en'`)} or ${has(sql`facts->'title'->>'zh'`)}
        or ${has(sql`facts->'title'->>'source'`)} or ${has(sql`facts->>'sellerName'`)} or ${has(sql`product_id`)}))
      or exists (select from order_event where order_id = buyer_order.id and (${has(sql`track`)} or ${has(sql`details->>'marketplace_order'`)})))`)
  }
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Everybody's orders, for the operator: newest first, or those first whose last step lies longest in the past, or that are cancelled soonest. */
export const listQueue = (db: Db, filter: QueueFilter, { sort, limit, offset }: QueuePage): Promise<QueuedOrder[]> =>
  db
    .selectFrom('buyer_order')
    .selectAll()
    .select([stage.as('stage'), waitingSince.as('waiting_since')])
    .where(matching(filter))
    .$if(sort === 'waiting', (query) => query.orderBy(waitingSince))
    .$if(sort === 'deadline', (query) => query.orderBy(sql`case status when 'order_created' then pay_by end`, (by) => by.asc().nullsLast()))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  const { count } = await db
    .selectFrom('buyer_order')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return count
}

/** How many orders are in each stage that has any. */
export const countStages = (db: Db) =>
  db
    .selectFrom('buyer_order')
    .select([stage.as('stage'), sql<number>`count(*)::int`.as('count')])
    .groupBy(stage)
    .execute()

/** An order by its id or number. */
export const findQueued = (db: Db, idOrNumber: string): Promise<QueuedOrder | undefined> =>
  db
    .selectFrom('buyer_order')
    .selectAll()
    .select([stage.as('stage'), waitingSince.as('waiting_since')])
    .where((eb) => eb.or([eb('id', '=', idOrNumber), eb('order_number', '=', idOrNumber.toUpperCase())]))
    .executeTakeFirst()

/** Lines of paid orders that nobody has bought, longest paid first. */
export const listUnbought = (db: Db) =>
  db
    .selectFrom('order_line')
    .innerJoin('buyer_order', 'buyer_order.id', 'order_line.order_id')
    .selectAll('order_line')
    .select(['buyer_order.order_number', 'buyer_order.currency'])
    .select(
      sql<Date>`(select max(at) from order_event where order_event.order_id = buyer_order.id and order_event.kind = 'paid')`.as('paid_at'),
    )
    .where('buyer_order.status', '=', 'order_paid')
    .where('bought_at', 'is', null)
    .where('received_at', 'is', null)
    .orderBy('paid_at')
    .orderBy('order_line.order_id')
    .orderBy('place')
    .execute()
