import type { OrderStatus, TimelineKind } from '@karavan/contract/orders.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { toStorable } from '../../platform/text.ts'
import { deadlineAfterUndo } from './deadline.ts'
import type { Actor, UndoKind } from './moves.ts'
import * as orders from './repository.ts'

const undoKinds = ['undone', 'payment_undone', 'shipment_undone'] as const satisfies UndoKind[]
/** What such an entry notes. */
export interface UndoDetails {
  /** Number of the entry that it takes back. */
  undoes: number
}

/** Number of the entry that this one takes back. */
export const undoesOf = ({ kind, details }: Pick<orders.EventRow, 'kind' | 'details'>): number | undefined =>
  undoKinds.some((one) => one === kind) && typeof details.undoes === 'number' ? details.undoes : undefined

/** Numbers of the entries that were taken back. */
export function undoneIn(events: readonly Pick<orders.EventRow, 'kind' | 'details' | 'seq'>[]): ReadonlySet<number> {
  const undone = new Set<number>()
  for (const event of events) {
    const seq = undoesOf(event)
    if (seq === undefined) continue
    undone.add(seq)
    // With the shipment goes what was said of its parcel.
    if (event.kind === 'shipment_undone')
      for (const one of events) if (one.kind === 'track_changed' && one.seq > seq && one.seq < event.seq) undone.add(one.seq)
  }
  return undone
}

/** What holds of a timeline: without what was taken back, and without the taking back. */
export function withoutUndone<T extends Pick<orders.EventRow, 'kind' | 'details' | 'seq'>>(events: readonly T[]): T[] {
  const undone = undoneIn(events)
  return events.filter((event) => !undone.has(event.seq) && undoesOf(event) === undefined)
}

/**
 * What the buyer sees of a timeline. A payment and a shipment that were taken back stay, with the entry that says so: a mail had told of them. Everything else
 * was a slip of the desk between two looks, and neither it nor its correction is shown.
 */
export function shownToBuyer(events: readonly orders.EventRow[]): orders.EventRow[] {
  const undone = undoneIn(events)
  return events.filter(
    ({ kind, seq }) => kind !== 'undone' && (!undone.has(seq) || undoKindOf(kind) !== 'undone' || kind === 'track_changed'),
  )
}

const undoKindOf = (kind: TimelineKind): UndoKind =>
  kind === 'paid' ? 'payment_undone' : kind === 'shipped' ? 'shipment_undone' : 'undone'

interface Standing {
  status: OrderStatus
  lines: readonly Pick<orders.LineRow, 'id' | 'bought_at' | 'received_at'>[]
  /** Numbers of the entries that were taken back. */
  undone: ReadonlySet<number>
}

/** Whether an entry may be taken back as the order stands: while nothing of it has left the house, and nothing rests on it. */
export function canUndo({ status, lines, undone }: Standing, event: orders.EventRow): boolean {
  if (!event.actor.startsWith('operator:') || undone.has(event.seq)) return false
  const about = lines.filter(({ id }) => event.line_id === null || event.line_id === id)
  switch (event.kind) {
    case 'note':
      return true
    case 'paid':
      return status === 'order_paid' && lines.every((line) => !line.bought_at && !line.received_at)
    case 'bought':
      return status === 'order_paid' && about.every((line) => !line.received_at)
    case 'seller_shipped':
    case 'received':
      return status === 'order_paid'
    case 'shipped':
      return status === 'order_shipped'
    // Instructions are sent anew, a track is changed again, a deadline never comes nearer, and what was cancelled is on sale again.
    default:
      return false
  }
}

interface UndoDeps {
  clock: Clock
  /** As a move's: does what follows from a new entry. */
  onTimelineEntry(trx: Transaction<Database>, entry: { orderId: string; seq: number; kind: TimelineKind; hasEmail: boolean }): Promise<void>
}

export interface UndoRequest {
  orderId: string
  seqs: readonly number[]
  actor: Actor & { kind: 'operator' }
  /** What the buyer reads in the correcting mail. */
  note?: string
}

/** What came of it. `repeated`: all of it was taken back before. A refusal has changed nothing. */
export type UndoOutcome = { kind: 'done'; undone: TimelineKind[] } | { kind: 'repeated' | 'refused' | 'unknown_entry' }

/** Takes entries back in the caller's transaction, newest first, each by an entry of its own; all of them or none. The caller wakes the followers afterwards. */
export async function undoWithin(
  { clock, onTimelineEntry }: UndoDeps,
  trx: Transaction<Database>,
  { orderId, seqs, actor, note }: UndoRequest,
): Promise<UndoOutcome> {
  const order = await orders.lockOrder(trx, orderId, undefined)
  if (!order) return { kind: 'unknown_entry' }
  const lines = await orders.listLines(trx, [orderId])
  const events = await orders.listEvents(trx, orderId)
  const named = [...new Set(seqs)].map((seq) => events.find((event) => event.seq === seq))
  if (!named.every((event) => event !== undefined)) return { kind: 'unknown_entry' }
  const undone = undoneIn(events)
  const waiting = named.filter(({ seq }) => !undone.has(seq)).sort((a, b) => b.seq - a.seq)
  if (waiting.length === 0) return { kind: 'repeated' }

  const now = clock()
  const said = toStorable(note ?? '').trim() || null
  const change = { last_seq: order.last_seq, status: order.status, payment_status: order.payment_status }
  for (const event of waiting) {
    if (!canUndo({ status: change.status, lines, undone }, event)) return { kind: 'refused' }
    change.last_seq += 1
    const kind = undoKindOf(event.kind)
    events.push({
      ...{ order_id: orderId, seq: change.last_seq, at: now, kind, line_id: event.line_id, track: null, carrier: null },
      ...{ note: kind === 'undone' ? null : said, is_note_visible: kind !== 'undone', actor: `operator:${actor.name}` },
      details: { undoes: event.seq } satisfies UndoDetails,
    })
    const held = withoutUndone(events)
    if (kind === 'payment_undone') {
      change.status = 'order_created'
      change.payment_status = held.some((one) => one.kind === 'link_sent') ? 'link_sent' : 'pending'
    }
    if (kind === 'shipment_undone') change.status = 'order_paid'
    const mark = event.kind === 'bought' ? 'bought_at' : event.kind === 'received' ? 'received_at' : undefined
    if (mark)
      for (const line of lines.filter(({ id }) => event.line_id === null || event.line_id === id)) {
        line[mark] = held.findLast((one) => one.kind === event.kind && (one.line_id === null || one.line_id === line.id))?.at ?? null
        await orders.markLines(trx, [line.id], mark, line[mark])
      }
  }
  const added = events.filter(({ seq }) => seq > order.last_seq)
  await orders.insertEvents(trx, added)
  const isUnpaidAgain = change.status === 'order_created'
  await orders.updateOrder(trx, orderId, { ...change, ...(isUnpaidAgain && deadlineAfterUndo(order, change.payment_status, now)) })
  for (const { seq, kind } of added) await onTimelineEntry(trx, { orderId, seq, kind, hasEmail: order.email !== null })
  return { kind: 'done', undone: waiting.map(({ kind }) => kind) }
}
