import type { OrderStatus, PaymentStatus } from '@karavan/contract/orders.ts'
import type { BadgeTone } from '@karavan/web-kit/ui/badge.tsx'

/** Label and colour of each status to the letter of the specification, in the order in which an order goes through them. */
export const statusLooks = {
  order_created: { label: 'orders.status.created', tone: 'warning' },
  order_paid: { label: 'orders.status.paid', tone: 'info' },
  order_shipped: { label: 'orders.status.shipped', tone: 'primary' },
  order_completed: { label: 'orders.status.completed', tone: 'success' },
  order_cancelled: { label: 'orders.status.cancelled', tone: 'danger' },
} as const satisfies Record<OrderStatus, { label: string; tone: BadgeTone }>

/** The same statuses as names of several orders. */
export const filterLabels = {
  order_created: 'orders.filters.created',
  order_paid: 'orders.filters.paid',
  order_shipped: 'orders.filters.shipped',
  order_completed: 'orders.filters.completed',
  order_cancelled: 'orders.filters.cancelled',
} as const satisfies Record<OrderStatus, string>

export const paymentLabels = {
  pending: 'orders.payment.pending',
  link_sent: 'orders.payment.linkSent',
  confirmed: 'orders.payment.confirmed',
} as const satisfies Record<PaymentStatus, string>

export const isKnownStatus = (status: string | undefined): status is OrderStatus =>
  status !== undefined && Object.hasOwn(statusLooks, status)
export const isKnownPayment = (status: string | undefined): status is PaymentStatus =>
  status !== undefined && Object.hasOwn(paymentLabels, status)
