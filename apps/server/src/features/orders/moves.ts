import type { OrderStatus, PaymentStatus, TimelineKind } from '@karavan/contract/orders.ts'

/** Who does something to an order. */
export type Actor = { kind: 'buyer' } | { kind: 'operator'; name: string } | { kind: 'system' }

export interface Move {
  /** Statuses it may be done in, by each actor who may do it. */
  from: Partial<Record<Actor['kind'], readonly OrderStatus[]>>
  /** Status afterwards; without it the status stays. */
  to?: OrderStatus
  payment?: PaymentStatus
  /** Each line notes when it was done. */
  marks?: 'bought_at' | 'received_at'
  /** Saying it again in the same words is not a repetition. */
  isSaidAnew?: true
}

/** Entries that take back another one (`undo.ts`). */
export type UndoKind = 'undone' | 'payment_undone' | 'shipment_undone'
export type MoveKind = Exclude<TimelineKind, 'created' | UndoKind>

const always: readonly OrderStatus[] = ['order_created', 'order_paid', 'order_shipped', 'order_completed', 'order_cancelled']

/**
 * All that can happen to an order after it was made: the one table that the buyer's calls, the desk and the operator's
 * command go by.
 */
export const moves = {
  link_sent: { from: { operator: ['order_created'] }, payment: 'link_sent' },
  reminded: { from: { system: ['order_created'] }, isSaidAnew: true },
  extended: { from: { operator: ['order_created'], system: ['order_created'] }, isSaidAnew: true },
  paid: { from: { operator: ['order_created'] }, to: 'order_paid', payment: 'confirmed' },
  bought: { from: { operator: ['order_paid'] }, marks: 'bought_at' },
  seller_shipped: { from: { operator: ['order_paid'] } },
  received: { from: { operator: ['order_paid'] }, marks: 'received_at' },
  shipped: { from: { operator: ['order_paid'] }, to: 'order_shipped' },
  track_changed: { from: { operator: ['order_shipped'] } },
  delivered: { from: { buyer: ['order_shipped'] }, to: 'order_completed' },
  cancelled: {
    from: { buyer: ['order_created'], operator: ['order_created', 'order_paid'], system: ['order_created'] },
    to: 'order_cancelled',
  },
  note: { from: { operator: always }, isSaidAnew: true },
} as const satisfies Record<MoveKind, Move>

/**
 * What asking for a move means: `do` it, `repeat` where the order is there already, as after a click that was sent twice, or `refuse`. Moves that change no status are distinguished
 * by what they say, so they are never a repetition here.
 */
export function judge(kind: MoveKind, status: OrderStatus, actor: Actor): 'do' | 'repeat' | 'refuse' {
  const { from, to }: Move = moves[kind]
  const allowed = from[actor.kind]
  if (!allowed) return 'refuse'
  if (allowed.includes(status)) return 'do'
  return to !== undefined && to === status ? 'repeat' : 'refuse'
}
