import { type DeskStage, deskCountLimit, deskOverdueHours } from '@karavan/contract/desk.ts'
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

const waitingSince = sql<Date>`(select max(at) from order_event where order_id = buyer_order.id and kind not in ('note', 'seller_shipped', 'track_changed', 'reminded', 'extended', 'undone'))`

/** Statuses of orders that are not over: what is counted of these is bounded by the work, not by the history. */
const openStatuses = sql`('order_created', 'order_paid', 'order_shipped')`

/** Since when an order must lie in its stage to be late. */
const lateBefore = (now: Date) =>
  sql<Date>`case ${stage} ${sql.join(
    Object.entries(deskOverdueHours).map(
      ([name, hours]) => sql`when ${name} then ${new Date(now.getTime() - hours * 3_600_000)}::timestamptz`,
    ),
    sql` `,
  )} end`
const isLate = (now: Date) => sql<boolean>`status in ${openStatuses} and ${waitingSince} < ${lateBefore(now)}`

export interface QueueFilter {
  status?: OrderStatus
  stage?: DeskStage
  q?: string
  /** Only those that are late at this moment. */
  lateAt?: Date
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

function matching({ status, stage: wanted, q, lateAt }: QueueFilter) {
  const conditions = [
    ...(status ? [sql`status = ${status}`] : []),
    ...(wanted ? [sql`status = ${statusOf[wanted]} and ${stage} = ${wanted}`] : []),
    ...(lateAt ? [isLate(lateAt)] : []),
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

/** How many match, up to one more than `deskCountLimit`. */
export async function countQueue(db: Db, filter: QueueFilter): Promise<number> {
  const { count } = await db
    .selectFrom((found) =>
      found
        .selectFrom('buyer_order')
        .select('id')
        .where(matching(filter))
        .limit(deskCountLimit + 1)
        .as('found'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many orders are in each stage that has any, and how many of them are late; of the stages in which an order is over at most one more than `deskCountLimit`. */
export async function countStages(db: Db, now: Date): Promise<{ stage: DeskStage; count: number; late: number }[]> {
  const over = (status: OrderStatus) => sql`select status from buyer_order where status = ${status} limit ${deskCountLimit + 1}`
  const { rows } = await sql<{ stage: DeskStage; count: number; late: number }>`
    select stage, count(*)::int as count, count(*) filter (where is_late)::int as late
    from (select ${stage} as stage, ${isLate(now)} as is_late from buyer_order where status in ${openStatuses}) as waiting
    group by stage
    union all
    select case status when 'order_completed' then 'completed' else 'cancelled' end, count(*)::int, 0
    from ((${over('order_completed')}) union all (${over('order_cancelled')})) as past
    group by status`.execute(db)
  return rows
}

/** How many unpaid orders with instructions are cancelled between these moments. */
export async function countExpiring(db: Db, from: Date, to: Date): Promise<number> {
  const { count } = await db
    .selectFrom('buyer_order')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'order_created')
    .where('payment_status', '=', 'link_sent')
    .where('pay_by', '>=', from)
    .where('pay_by', '<', to)
    .executeTakeFirstOrThrow()
  return count
}

/** Entries that count on a day. */
const countedKinds = ['created', 'paid', 'shipped'] as const
/** How often each happened since then, by the quarter of an hour: no time zone cuts one in two. What was taken back did not happen. */
export const countEntries = (db: Db, since: Date) =>
  db
    .selectFrom('order_event')
    .select(sql<Date>`to_timestamp(floor(extract(epoch from at) / 900) * 900)`.as('from'))
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('at', '>=', since)
    .where('kind', 'in', countedKinds)
    .where(
      sql<boolean>`not exists (select from order_event as later where later.order_id = order_event.order_id and later.kind in ('payment_undone', 'shipment_undone') and (later.details->>'undoes')::int = order_event.seq)`,
    )
    .groupBy([sql`1`, 'kind'])
    .execute()

/** The entry that was made last, of any order. */
export async function findLatestEntry(db: Db): Promise<{ key: string; orderId: string } | undefined> {
  const row = await db
    .selectFrom('order_event')
    .select(['order_id', 'seq'])
    .orderBy('at', 'desc')
    .orderBy('order_id')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { key: `${row.order_id} ${row.seq}`, orderId: row.order_id }
}

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
