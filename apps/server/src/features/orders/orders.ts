import type { Transaction } from 'kysely'
import type { Database } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import type { User } from '../../platform/auth.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail.ts'
import { createEventStreams, type EventStreams } from '../../platform/sse.ts'
import type { StreamSlots } from '../../platform/stream-slots.ts'
import { createOrderFollowers, type OrderFollowers } from './followers.ts'
import { heldOrderMails, noteProof, sendHeldMails } from './held-mails.ts'
import { mailedKinds } from './mail-texts.ts'
import { type MailDeps, sendOrderMail } from './mails.ts'
import { waitsForProof } from './may-mail.ts'
import { createQueueFollowers, type QueueFollowers } from './queue-followers.ts'
import { findOrder } from './repository.ts'
import type { OrderDeps } from './service.ts'
import { type OrdersTo, sendShopMail, shopMail } from './shop-mail.ts'
import { keepUnpaidMoving } from './unpaid.ts'
import { isHooked, orderWebhook, sendWebhook, type Webhook, webhookJobOptions } from './webhooks.ts'

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
  slots: StreamSlots
  shopName: string
  /** Where the shop hears of a new order; `undefined`: nowhere. */
  ordersTo?: OrdersTo
  /** The program that is told what happens to orders; `undefined`: none. */
  webhook?: Webhook
  lookForProof?: MailDeps['lookForProof']
  /** Promises the letter that asks for the proof of this account's address, if one may go there today; undefined where another service sends it. */
  askForProof?(trx: Transaction<Database>, order: { id: string; uid: string; email: string }): Promise<void>
}

export interface Orders extends OrderDeps {
  followers: OrderFollowers
  queueFollowers: QueueFollowers
  streams: EventStreams
  slots: StreamSlots
  /** Does what follows for the buyer's orders where the token says that the address is proven. */
  noteProof(user: User): Promise<void>
}

/** The job that mails an entry of a timeline. */
export const orderMail = 'order-mail'

/** What follows from an entry of a timeline: its mail, and word to another program, promised by the transaction that makes it. */
export const tellOthers =
  (jobs: Pick<Jobs, 'send'>, { hasWebhook }: { hasWebhook: boolean }): OrderDeps['onTimelineEntry'] =>
  async (trx, { orderId, seq, kind, hasEmail }) => {
    if (hasEmail && mailedKinds.some((one) => one === kind)) await jobs.send(trx, orderMail, { order_id: orderId, seq })
    if (hasWebhook && isHooked(kind)) await jobs.send(trx, orderWebhook, { order_id: orderId, seq })
  }

/** The part of the product that makes orders, moves them on, and tells their buyers: the page that is open, and by mail. */
export function createOrders(
  app: App,
  { bus, log, jobs, mailer, shopName, ordersTo, webhook, slots, lookForProof, askForProof, ...deps }: OrdersParts,
): Orders {
  const followers = createOrderFollowers({ db: deps.db, bus, log })
  const queueFollowers = createQueueFollowers({ db: deps.db, bus, log })
  const streams = createEventStreams()
  jobs.work(orderMail, ({ data }) => sendOrderMail({ ...deps, mailer, shopName, lookForProof }, data))
  jobs.work(heldOrderMails, ({ data }) => sendHeldMails({ ...deps, mailer, shopName }, data))
  if (ordersTo) jobs.work(shopMail, ({ data }) => sendShopMail({ ...deps, mailer, shopName }, ordersTo, data))
  app.addHook('preClose', async () => {
    followers.close()
    queueFollowers.close()
    streams.close()
  })
  if (webhook) jobs.work(orderWebhook, (job) => sendWebhook(deps, webhook, job), webhookJobOptions)
  const tell = tellOthers(jobs, { hasWebhook: webhook !== undefined })
  const orders: Orders = {
    ...deps,
    followers,
    queueFollowers,
    streams,
    slots,
    async onTimelineEntry(trx, entry) {
      await tell(trx, entry)
      if (ordersTo && entry.kind === 'created') await jobs.send(trx, shopMail, { order_id: entry.orderId })
      if (entry.kind !== 'created' || !entry.hasEmail || !askForProof) return
      const order = await findOrder(trx, entry.orderId, undefined)
      if (order?.user_id && order.email && waitsForProof(order))
        await askForProof(trx, { id: order.id, uid: order.user_id, email: order.email })
    },
    noteProof: (user) => noteProof({ db: deps.db, clock: deps.clock, jobs }, user),
    wake: followers.wake,
  }
  keepUnpaidMoving(jobs, { ...orders, log })
  app.decorate('orders', orders)
  return orders
}
