import { isDeepStrictEqual } from 'node:util'
import type { BuyerOrder } from '@karavan/assistant/port.ts'
import { estimateDelivery } from '@karavan/contract/delivery.ts'
import type { DeskStage } from '@karavan/contract/desk.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { Order, OrderStatus } from '@karavan/contract/orders.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { toStorable } from '../../platform/text.ts'
import { type CartDeps, holdCart } from '../cart/service.ts'
import { returnStock } from '../stock/service.ts'
import { deadlineAfter, type UnpaidOrders } from './deadline.ts'
import { deleteMailChoicesOf } from './mail-choices.ts'
import { waitsForProof } from './may-mail.ts'
import { type Actor, judge, type Move, type MoveKind, moves } from './moves.ts'
import * as queue from './queue.ts'
import * as orders from './repository.ts'
import type { EventDetails } from './tables.ts'
import { toOrder, toOrderUrl } from './to-order.ts'
import { undoWithin, withoutUndone } from './undo.ts'

export { exportOrders } from './export.ts'
export { onAddressProven } from './held-mails.ts'
export { chooseMails, listUnwantedMails } from './mail-choices.ts'
// What the functions below take and give.
export type { MoveKind } from './moves.ts'
export type { QueuedOrder, QueueFilter, QueuePage } from './queue.ts'
export type { QueueFollowers } from './queue-followers.ts'
export type { EventRow, LineRow, OrderRow } from './repository.ts'
export { causeOf, toDeadline, toKnown } from './to-order.ts'
export { canUndo, undoesOf, undoneIn, withoutUndone } from './undo.ts'
export { undoWithin, waitsForProof }

export interface OrderDeps extends CartDeps {
  db: Kysely<Database>
  clock: Clock
  moqPolicy: 'warn' | 'enforce'
  unpaidOrders: UnpaidOrders
  quotas: Pick<Config['quotas'], 'orders'>
  /** Does what follows from a new entry of an order's timeline, in the transaction that makes it. */
  onTimelineEntry(trx: Transaction<Database>, entry: NewEntry): Promise<void>
  /** How people reach the product, for links to an order. */
  publicUrl(): string
  /** Wakes the pages that follow the order, after the commit. */
  wake(orderId: string): void
}

/** An entry that has just been added to a timeline. */
export interface NewEntry {
  orderId: string
  seq: number
  kind: orders.EventRow['kind']
  hasEmail: boolean
}

/** What is said of a move. */
export interface MoveWords {
  note?: string
  /** Whether the buyer reads the note too. */
  isNoteVisible?: boolean
  track?: string
  carrier?: string
  /** Lines it is about; without any the whole order. */
  lineIds?: readonly string[]
  /** For the operator's eyes: the real price, the marketplace's order number. */
  details?: EventDetails
}

export interface MoveRequest extends MoveWords {
  orderId: string
  /** Whose order it must be; undefined for the operator and the system. */
  ownerUid?: string
  kind: MoveKind
  actor: Actor
}

/** What came of asking for a move. A repetition and a refusal have changed nothing. */
export type MoveOutcome =
  | { kind: 'done'; order: orders.OrderRow }
  | { kind: 'repeated'; order: orders.OrderRow }
  | { kind: 'refused'; status: OrderStatus }
  | { kind: 'unknown_order' }
  | { kind: 'unknown_line' }

type MoveDeps = Pick<OrderDeps, 'clock' | 'onTimelineEntry'>

/** Does a move in the caller's transaction, with its entry in the timeline and all that follows from it. The caller wakes the followers afterwards. */
export async function moveWithin(
  { clock, onTimelineEntry }: MoveDeps,
  trx: Transaction<Database>,
  { orderId, ownerUid, kind, actor, ...words }: MoveRequest,
): Promise<MoveOutcome> {
  const order = await orders.lockOrder(trx, orderId, ownerUid)
  if (!order) return { kind: 'unknown_order' }
  const verdict = judge(kind, order.status, actor)
  if (verdict === 'refuse') return { kind: 'refused', status: order.status }
  if (verdict === 'repeat') return { kind: 'repeated', order }

  const lines = await orders.listLines(trx, [orderId])
  const { lineIds = [], note, isNoteVisible = true, track, carrier, details = {} } = words
  const about = lineIds.length > 0 ? lines.filter((line) => lineIds.includes(line.id)) : lines
  if (about.length < new Set(lineIds).size) return { kind: 'unknown_line' }
  const text = (words: string | undefined) => toStorable(words ?? '').trim() || null
  const said = { note: text(note), is_note_visible: isNoteVisible, track: text(track), carrier: text(carrier), details }
  if (await isSaidAlready(trx, orderId, kind, lineIds, said)) return { kind: 'repeated', order }

  const now = clock()
  const { to, payment, marks }: Move = moves[kind]
  const first = order.last_seq + 1
  const places = lineIds.length > 0 ? about.map(({ id }) => id) : [null]
  await orders.insertEvents(
    trx,
    places.map((lineId, place) => ({
      order_id: orderId,
      seq: first + place,
      at: now,
      kind,
      line_id: lineId,
      actor: actor.kind === 'operator' ? `operator:${actor.name}` : actor.kind,
      ...said,
    })),
  )
  if (marks)
    await orders.markLines(
      trx,
      about.map(({ id }) => id),
      marks,
      now,
    )
  if (to === 'order_cancelled')
    await returnStock(
      trx,
      lines.map((line) => ({ productId: line.product_id, skuId: line.sku_id, quantity: line.quantity })),
    )
  const moved = await orders.updateOrder(trx, orderId, {
    last_seq: order.last_seq + places.length,
    ...(to ? { status: to } : {}),
    ...(payment ? { payment_status: payment } : {}),
    // What is paid later is bought later.
    ...(kind === 'paid' ? estimateDelivery(now) : {}),
    ...deadlineAfter(kind, actor, order, now),
  })
  await onTimelineEntry(trx, { orderId, seq: first, kind, hasEmail: moved.email !== null })
  return { kind: 'done', order: moved }
}

/** Moves that leave the status alone are repeated when the newest entry of their kind says the same about the same lines. */
async function isSaidAlready(
  trx: Transaction<Database>,
  orderId: string,
  kind: MoveKind,
  lineIds: readonly string[],
  said: Pick<orders.NewEvent, 'note' | 'track' | 'carrier' | 'details'>,
): Promise<boolean> {
  const { to, isSaidAnew }: Move = moves[kind]
  if (to !== undefined || isSaidAnew) return false
  const same = withoutUndone(await orders.listEvents(trx, orderId)).filter((event) => event.kind === kind)
  const latest = lineIds.length > 0 ? lineIds.map((id) => same.findLast((event) => event.line_id === id)) : [same.at(-1)]
  return latest.every(
    (event) =>
      event !== undefined &&
      (lineIds.length > 0 || event.line_id === null) &&
      event.note === said.note &&
      event.track === said.track &&
      event.carrier === said.carrier &&
      isDeepStrictEqual(event.details, said.details),
  )
}

/** A move as its own transaction. The pages that follow the order are woken. */
export async function moveOrder(
  deps: MoveDeps & Pick<OrderDeps, 'wake'> & { db: Kysely<Database> },
  request: MoveRequest,
): Promise<MoveOutcome> {
  const outcome = await deps.db.transaction().execute((trx) => moveWithin(deps, trx, request))
  if (outcome.kind === 'done') deps.wake(request.orderId)
  return outcome
}

/** The order after a move, or the error that its outcome is for a caller. */
export function orderOf(outcome: MoveOutcome): orders.OrderRow {
  switch (outcome.kind) {
    case 'done':
    case 'repeated':
      return outcome.order
    case 'refused':
      throw new AppError('transition_refused', { extra: { status: outcome.status } })
    case 'unknown_order':
      throw new AppError('order_not_found')
    case 'unknown_line':
      throw new AppError('invalid', { fields: { line_ids: 'are not lines of this order' } })
  }
}

/** A buyer's latest orders, newest first, without their timelines. */
export async function listOrders({ db }: OrderDeps, uid: string, status: OrderStatus | undefined, language: Language): Promise<Order[]> {
  const rows = await orders.listOrders(db, uid, status)
  if (rows.length === 0) return []
  const lines = Map.groupBy(
    await orders.listLines(
      db,
      rows.map(({ id }) => id),
    ),
    (line) => line.order_id,
  )
  return rows.map((row) => toOrder(row, lines.get(row.id) ?? [], undefined, language))
}

/**
 * A buyer's order that waits for the money, with its lines; `undefined` for an unknown one and somebody else's. Throws `payment_closed` where nothing is to be
 * paid any more, or its instructions are not out yet: those are for buyers alone who have proven their address.
 */
export async function findPayable(
  db: Db,
  uid: string,
  id: string,
): Promise<{ order: orders.OrderRow; lines: orders.LineRow[] } | undefined> {
  const order = await orders.findOrder(db, id, uid)
  if (!order) return undefined
  if (order.status !== 'order_created' || order.payment_status !== 'link_sent' || waitsForProof(order)) throw new AppError('payment_closed')
  return { order, lines: await orders.listLines(db, [id]) }
}

/** A buyer's latest orders as the assistant may tell of them. */
export async function listOrdersForAssistant({ db, publicUrl }: Pick<OrderDeps, 'db' | 'publicUrl'>, uid: string): Promise<BuyerOrder[]> {
  const rows = await orders.listOrders(db, uid, undefined)
  if (rows.length === 0) return []
  const shipments = await orders.listShipments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const shipped = shipments.findLast((event) => event.order_id === row.id)
    return {
      number: row.order_number,
      status: row.status,
      paymentStatus: row.payment_status,
      createdAt: row.created_at.toISOString(),
      totalMinor: row.total_minor,
      currency: row.currency,
      estimatedTo: row.estimated_to,
      track: shipped?.track ?? undefined,
      carrier: shipped?.carrier ?? undefined,
      url: toOrderUrl(publicUrl(), row.id),
    }
  })
}
/** A buyer's order; throws `order_not_found`, also for somebody else's. */
export async function getOrder({ db }: Pick<OrderDeps, 'db'>, uid: string, id: string, language: Language): Promise<Order> {
  const row = await orders.findOrder(db, id, uid)
  if (!row) throw new AppError('order_not_found')
  const [lines, events] = await Promise.all([orders.listLines(db, [id]), orders.listEvents(db, id)])
  return toOrder(row, lines, events, language)
}

/**
 * Lets go of the orders of an account that is being deleted, in that transaction: the unpaid ones are cancelled, all stay without a name,
 * an address or a mail address. Gives their ids; undefined, and nothing is done, while one is paid or on its way.
 */
export async function releaseOrdersOf(trx: Transaction<Database>, uid: string, clock: Clock): Promise<string[] | undefined> {
  // No order can be made of the cart meanwhile.
  await holdCart(trx, uid)
  const own = await orders.lockOrdersOf(trx, uid)
  if (own.some(({ status }) => status === 'order_paid' || status === 'order_shipped')) return undefined
  for (const { id, status } of own) {
    if (status === 'order_created')
      await moveWithin({ clock, onTimelineEntry: async () => {} }, trx, { orderId: id, kind: 'cancelled', actor: { kind: 'system' } })
    await orders.anonymise(trx, id)
  }
  await deleteMailChoicesOf(trx, uid)
  return own.map(({ id }) => id)
}

/** Ids of all that this account has ordered, oldest first. */
export const listOrderIdsOf = async (db: Db, uid: string): Promise<string[]> => (await orders.listIds(db, uid)).map(({ id }) => id)

/** How many orders this account has made. */
export const countOrdersOf = (db: Db, uid: string): Promise<number> => orders.countOrders(db, uid)

/** A user's order as it is stored. */
export const findOrderOf = (db: Db, uid: string, id: string): Promise<orders.OrderRow | undefined> => orders.findOrder(db, id, uid)

/** Mails of an account's orders follow it to another address, in the transaction that changes it. */
export const redirectOrderMails = (trx: Transaction<Database>, uid: string, email: string) => orders.redirectMails(trx, uid, email)

/** Whether an operator may do this to an order in this status. */
export const canOperatorMove = (kind: MoveKind, status: OrderStatus): boolean =>
  judge(kind, status, { kind: 'operator', name: '' }) === 'do'

/** A page of everybody's orders with their lines by order id; how many orders match, and how many are in each stage whatever is filtered. */
export async function listQueue(db: Db, filter: queue.QueueFilter, page: queue.QueuePage, now: Date) {
  const found = await queue.listQueue(db, filter, page)
  const total = await queue.countQueue(db, filter)
  const stages = await queue.countStages(db, now)
  const counts = new Map<DeskStage, number>(stages.map(({ stage, count }) => [stage, count]))
  const overdue = stages.reduce((sum, { late }) => sum + late, 0)
  const ids = found.map(({ id }) => id)
  const lines = Map.groupBy(ids.length > 0 ? await orders.listLines(db, ids) : [], (line) => line.order_id)
  return { orders: found, lines, total, counts, overdue }
}

/** Anybody's order by its id or number, with its lines and the whole timeline, internal entries too; throws `order_not_found`. */
export async function getQueued(db: Db, idOrNumber: string) {
  const order = await queue.findQueued(db, idOrNumber)
  if (!order) throw new AppError('order_not_found')
  const lines = await orders.listLines(db, [order.id])
  return { order, lines, events: await orders.listEvents(db, order.id) }
}

/** What the desk's day is made of: late orders by stage, those that are cancelled within a day, and what happened since, by the quarter of an hour. */
export async function countDay(db: Db, now: Date, since: Date) {
  const late = new Map<DeskStage, number>((await queue.countStages(db, now)).map((one) => [one.stage, one.late]))
  const expiring = await queue.countExpiring(db, now, new Date(now.getTime() + 24 * 3_600_000))
  return { late, expiring, entries: await queue.countEntries(db, since) }
}

/** Lines of paid orders that nobody has bought, longest paid first. */
export const listUnbought = (db: Db) => queue.listUnbought(db)

async function hold(trx: Db, id: string, uid: string | undefined): Promise<orders.OrderRow> {
  const order = await orders.lockOrder(trx, id, uid)
  if (!order) throw new AppError('order_not_found')
  return order
}

/** Anybody's order, which nobody else can change until the transaction ends; throws `order_not_found`. */
export const holdOrder = (trx: Db, id: string) => hold(trx, id, undefined)

/** The same of this user's. */
export const holdOwnOrder = (trx: Db, uid: string, id: string) => hold(trx, id, uid)

/** Throws `order_not_found` unless this user made this order. */
export async function assertOwnOrder(db: Db, uid: string, id: string): Promise<void> {
  if (!(await orders.findOrder(db, id, uid))) throw new AppError('order_not_found')
}
