import type { OrderStatus } from '@karavan/contract/orders.ts'
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { User } from '../../platform/auth.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { deadlineAtProof } from './deadline.ts'
import type { MailedKind } from './mail-texts.ts'
import { type MailDeps, sendMailOf } from './mails.ts'
import * as orders from './repository.ts'
import { withoutUndone } from './undo.ts'

/** The job that mails what has waited for the proof of an address. */
export const heldOrderMails = 'held-order-mails'

/** `at`: when the address was proven. The mails carry this time, the same at every attempt: by that of their entries they would arrive as old ones. */
const jobData = z.object({ order_id: z.string(), at: z.iso.datetime() })

/** What of the past a buyer still has use for when the address is proven, by where the order is by then; each kind at its latest. */
const worthKnowing: Record<OrderStatus, readonly MailedKind[]> = {
  order_created: ['created', 'link_sent'],
  order_paid: ['paid'],
  order_shipped: ['shipped', 'track_changed'],
  order_completed: [],
  order_cancelled: [],
}

export interface ProofOfAddress {
  uid: string
  email: string
  /** The one who proved it need not be the one who ordered. */
  isTakeover: boolean
}

/**
 * What follows for an account's orders when its address is proven, in that transaction: mails go there from now on, and those that waited are promised,
 * in their order. After a takeover nothing of what was written before is mailed to the address's owner, and the desk sees which open orders to ask about.
 */
export async function onAddressProven(
  { jobs, clock }: { jobs: Pick<Jobs, 'send'>; clock: Clock },
  trx: Transaction<Database>,
  { uid, email, isTakeover }: ProofOfAddress,
): Promise<void> {
  const waiting = (await orders.openMails(trx, uid, email)).filter(({ status }) => worthKnowing[status].length > 0)
  if (waiting.length === 0) return
  const at = clock()
  if (isTakeover)
    await orders.doubt(
      trx,
      waiting.map(({ id }) => id),
      at,
    )
  else
    for (const order of waiting) {
      const deadline = order.status === 'order_created' ? deadlineAtProof(order, at) : undefined
      if (deadline) await orders.updateOrder(trx, order.id, deadline)
      await jobs.send(trx, heldOrderMails, { order_id: order.id, at: at.toISOString() })
    }
}

/**
 * The same where the proof was not heard of when it was made: with the hosted provider, which tells of it in the caller's token, and where an order was
 * made in that very moment.
 */
export async function noteProof(
  deps: { db: Kysely<Database>; jobs: Pick<Jobs, 'send'>; clock: Clock },
  { uid, email, isAddressProven }: Pick<User, 'uid' | 'email' | 'isAddressProven'>,
): Promise<void> {
  if (!isAddressProven || !email || !(await orders.hasWaitingMails(deps.db, uid))) return
  await deps.db.transaction().execute((trx) => onAddressProven(deps, trx, { uid, email, isTakeover: false }))
}

/** Sends the mails of an order that have waited, one after another. May be run again at any time, as `sendOrderMail` may. */
export async function sendHeldMails(deps: MailDeps, data: unknown): Promise<void> {
  const { order_id: orderId, at } = jobData.parse(data)
  const order = await orders.findOrder(deps.db, orderId, undefined)
  if (!order?.mails_from || order.doubted_at) return
  const past = withoutUndone(await orders.listEvents(deps.db, orderId)).filter(({ seq }) => seq < (order.mails_from ?? 0))
  for (const kind of worthKnowing[order.status]) {
    const event = past.findLast((one) => one.kind === kind)
    if (event) await sendMailOf(deps, order, { ...event, at: new Date(at) })
  }
}
