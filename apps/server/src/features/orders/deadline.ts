import type { PaymentStatus } from '@karavan/contract/orders.ts'
import type { Updateable } from 'kysely'
import type { Actor, MoveKind } from './moves.ts'
import type { OrderRow } from './repository.ts'
import type { BuyerOrderTable } from './tables.ts'

/** The shop's settings. */
export interface UnpaidOrders {
  /** To pay an order in. */
  hours: number
  /** Most of an account at a time; 0: any number. */
  max: number
}

const hourMs = 60 * 60_000
/** What the operator's extension adds. */
const extensionMs = 24 * hourMs
/** A reminder comes this long before the end, or sooner where the whole time is short: in its last third. */
const maxLeadMs = 24 * hourMs

type Deadline = Pick<Updateable<BuyerOrderTable>, 'pay_hours' | 'pay_by' | 'remind_at' | 'has_grace'>

const leadMs = (hours: number): number => Math.min((hours * hourMs) / 3, maxLeadMs)
const later = (a: Date | null, b: Date): Date => (a && a > b ? a : b)

const payBy = (hours: number, now: Date): Date => new Date(now.getTime() + hours * hourMs)

/** Only an order whose buyer has been told how to pay is worth a reminder. */
const withReminder = (pay_by: Date, hours: number): Deadline => ({ pay_by, remind_at: new Date(pay_by.getTime() - leadMs(hours)) })

/** The whole time to pay, for an order that has none yet. */
export const firstDeadline = (hours: number, now: Date, paymentStatus: PaymentStatus) => ({
  pay_hours: hours,
  pay_by: payBy(hours, now),
  ...(paymentStatus === 'link_sent' && withReminder(payBy(hours, now), hours)),
})

/**
 * What a move does to the deadline of an unpaid order. A deadline never comes nearer: instructions give the whole time again, an operator another day, a shop that
 * was late the whole time once, and a reminder that was late itself half of what it is usually ahead.
 */
export function deadlineAfter(kind: MoveKind, actor: Actor, order: OrderRow, now: Date): Deadline {
  const { pay_hours: hours } = order
  // Nobody has given it a time yet, and whoever does counts from then on.
  if (hours === null) return {}
  switch (kind) {
    case 'link_sent':
      return withReminder(later(order.pay_by, payBy(hours, now)), hours)
    case 'extended': {
      if (actor.kind === 'system') return { pay_by: later(order.pay_by, payBy(hours, now)), has_grace: false }
      const extended = new Date(later(order.pay_by, now).getTime() + extensionMs)
      return order.payment_status === 'link_sent' ? withReminder(extended, hours) : { pay_by: extended }
    }
    case 'reminded':
      return { pay_by: later(order.pay_by, new Date(now.getTime() + leadMs(hours) / 2)), remind_at: null }
    default:
      return {}
  }
}

/** The whole time to pay again, for an order that was marked as paid by mistake: its buyer may have thought that there was nothing to do. */
export function deadlineAfterUndo({ pay_hours: hours, pay_by }: OrderRow, paymentStatus: PaymentStatus, now: Date): Deadline {
  if (hours === null) return {}
  const end = later(pay_by, payBy(hours, now))
  return paymentStatus === 'link_sent' ? withReminder(end, hours) : { pay_by: end }
}

/**
 * What the proof of its buyer's address does to the deadline of an unpaid order: instructions that waited for it reach the buyer only now and give the whole time
 * again, and from now on it is the shop that is late without any. `undefined` for an order that has no deadline yet.
 */
export function deadlineAtProof(order: OrderRow, now: Date): Deadline | undefined {
  const { pay_hours: hours } = order
  if (hours === null) return undefined
  const isTold = order.payment_status === 'link_sent'
  return { has_grace: true, ...(isTold && withReminder(later(order.pay_by, payBy(hours, now)), hours)) }
}

/** What an unpaid order is due for. `begin`: nobody has given it a time yet. */
export function dueStep(order: OrderRow, now: Date): 'begin' | 'remind' | 'extend' | 'cancel' | undefined {
  if (order.status !== 'order_created') return undefined
  if (order.pay_hours === null || order.pay_by === null) return 'begin'
  // The reminder first, even where the end has come meanwhile: nobody who can pay loses an order without one.
  if (order.remind_at && order.remind_at <= now) return 'remind'
  if (order.pay_by > now) return undefined
  // Without instructions it is the shop that is late.
  return order.payment_status === 'pending' && order.has_grace ? 'extend' : 'cancel'
}
