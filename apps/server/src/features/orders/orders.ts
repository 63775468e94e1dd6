import type { App } from '../../platform/app.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail.ts'
import { createEventStreams, type EventStreams } from '../../platform/sse.ts'
import { createOrderFollowers, type OrderFollowers } from './followers.ts'
import { mailedKinds } from './mail-texts.ts'
import { sendOrderMail } from './mails.ts'
import type { OrderDeps } from './service.ts'
import { keepUnpaidMoving } from './unpaid.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For code that moves orders on. */
    orders: Orders
  }
}

export interface OrdersParts extends Omit<OrderDeps, 'onTimelineEntry' | 'wake'> {
  bus: Bus
  log: Log
  jobs: Jobs
  mailer: Mailer
}

export interface Orders extends OrderDeps {
  followers: OrderFollowers
  streams: EventStreams
}

/** The job that mails an entry of a timeline. */
export const orderMail = 'order-mail'

/** What follows from an entry of a timeline: its mail, promised by the transaction that makes it. */
export const tellByMail =
  (jobs: Pick<Jobs, 'send'>): OrderDeps['onTimelineEntry'] =>
  async (trx, { orderId, seq, kind, hasEmail }) => {
    if (hasEmail && mailedKinds.some((one) => one === kind)) await jobs.send(trx, orderMail, { order_id: orderId, seq })
  }

/** The part of the product that makes orders, moves them on, and tells their buyers: the page that is open, and by mail. */
export function createOrders(app: App, { bus, log, jobs, mailer, ...deps }: OrdersParts): Orders {
  const followers = createOrderFollowers({ db: deps.db, bus, log })
  const streams = createEventStreams()
  jobs.work(orderMail, ({ data }) => sendOrderMail({ ...deps, mailer }, data))
  app.addHook('preClose', async () => {
    followers.close()
    streams.close()
  })
  const orders: Orders = {
    ...deps,
    followers,
    streams,
    onTimelineEntry: tellByMail(jobs),
    wake: followers.wake,
  }
  keepUnpaidMoving(jobs, { ...orders, log })
  app.decorate('orders', orders)
  return orders
}
