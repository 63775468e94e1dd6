import { isDeepStrictEqual } from 'node:util'
import type { OrderStatus } from '@karavan/contract/orders.ts'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '../../platform/errors.ts'
import type { Database } from '../../platform/schema.ts'
import { toStorable } from '../../platform/text.ts'
import { returnStock } from '../stock/repository.ts'
import { estimateDelivery } from './dates.ts'
import { type Actor, judge, type Move, type MoveKind, moves } from './moves.ts'
import * as orders from './repository.ts'
import type { OrderDeps } from './service.ts'
import type { EventDetails } from './tables.ts'

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

type MoveDeps = Pick<OrderDeps, 'clock' | 'told'>

/** Does a move in the caller's transaction, with its entry in the timeline and all that follows from it. The caller wakes the followers afterwards. */
export async function moveWithin(
  { clock, told }: MoveDeps,
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
  })
  await told(trx, { orderId, seq: first, kind, hasEmail: moved.email !== null })
  return { kind: 'done', order: moved }
}

/** Moves that leave the status alone are repeated when the newest entry of their kind says the same about the same lines. A note may be said twice. */
async function isSaidAlready(
  trx: Transaction<Database>,
  orderId: string,
  kind: MoveKind,
  lineIds: readonly string[],
  said: Pick<orders.NewEvent, 'note' | 'track' | 'carrier' | 'details'>,
): Promise<boolean> {
  if ('to' in moves[kind] || kind === 'note') return false
  const same = (await orders.listEvents(trx, orderId)).filter((event) => event.kind === kind)
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

/** A move as its own transaction. Whoever follows the order is woken. */
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
