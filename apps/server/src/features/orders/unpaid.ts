import type { OrderRules, tooManyUnpaidDetails } from '@karavan/contract/orders.ts'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database, Db } from '../../database.ts'
import type { User } from '../../platform/auth.ts'
import { reportUnexpected } from '../../platform/error-reports.ts'
import { AppError } from '../../platform/errors.ts'
import { frequentLook, type Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { dueStep, firstDeadline, type UnpaidOrders } from './deadline.ts'
import * as orders from './repository.ts'
import { type MoveRequest, moveWithin, type OrderDeps } from './service.ts'
import type { CancelDetails } from './to-order.ts'

/** Most unpaid orders that this account may have; an unproven address counts for a third, and for one at least. */
const maxOf = ({ max }: UnpaidOrders, { isAddressProven }: Pick<User, 'isAddressProven'>): number | undefined => {
  if (max === 0) return undefined
  return isAddressProven ? max : Math.max(1, Math.floor(max / 3))
}

/** What holds the next order of this account back. */
export async function getOrderRules({ db, unpaidOrders, moqPolicy }: RuleDeps, user: User): Promise<OrderRules> {
  return {
    unpaid_orders: await orders.countUnpaid(db, user.uid),
    unpaid_orders_max: maxOf(unpaidOrders, user),
    unpaid_order_hours: unpaidOrders.hours,
    is_minimum_enforced: moqPolicy === 'enforce',
    is_address_proven: user.isAddressProven,
  }
}
type RuleDeps = Pick<OrderDeps, 'unpaidOrders' | 'moqPolicy'> & { db: Db }

/**
 * Throws `too_many_unpaid` where the account may not have another unpaid order. The caller holds the account's cart, which lets only one order be made at a
 * time.
 */
export async function assertMayOrder(trx: Transaction<Database>, unpaidOrders: UnpaidOrders, user: User): Promise<void> {
  const max = maxOf(unpaidOrders, user)
  if (max === undefined) return
  const unpaid = await orders.countUnpaid(trx, user.uid)
  if (unpaid >= max)
    throw new AppError('too_many_unpaid', {
      extra: { unpaid_orders: unpaid, unpaid_orders_max: max, is_address_proven: user.isAddressProven } satisfies z.infer<
        typeof tooManyUnpaidDetails
      >,
    })
}

export type ExpiryDeps = Pick<OrderDeps, 'clock' | 'onTimelineEntry' | 'wake' | 'unpaidOrders'> & { db: Kysely<Database>; log: Log }

const batch = 100

/**
 * Does what time asks of unpaid orders: reminds their buyers, and cancels those that are past their deadline, which returns their pieces. Each order is a
 * transaction of its own that locks it and looks again, so that several processes do it once and a payment that is noted meanwhile wins; one that fails is left
 * for the next look and holds up no other.
 */
export async function settleUnpaid(deps: ExpiryDeps): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await orders.listDueUnpaid(deps.db, deps.clock(), after, batch)
    for (const id of ids) {
      try {
        await settle(deps, id)
      } catch (err) {
        deps.log.error({ err, order: id }, 'an unpaid order could not be settled')
        reportUnexpected(err, { name: 'unpaid order', ids: { order: id } })
      }
    }
    after = ids.at(-1) ?? ''
    if (ids.length < batch) return
  }
}

async function settle(deps: ExpiryDeps, orderId: string): Promise<void> {
  const isMoved = await deps.db.transaction().execute(async (trx) => {
    const order = await orders.lockOrder(trx, orderId, undefined)
    const now = deps.clock()
    const step = order && dueStep(order, now)
    if (!step) return false
    if (step === 'begin') {
      await orders.updateOrder(trx, orderId, firstDeadline(deps.unpaidOrders.hours, now, order.payment_status))
      return false
    }
    const outcome = await moveWithin(deps, trx, { orderId, actor: { kind: 'system' }, ...(await toMove(trx, orderId, step)) })
    return outcome.kind === 'done'
  })
  if (isMoved) deps.wake(orderId)
}

async function toMove(trx: Db, orderId: string, step: 'remind' | 'extend' | 'cancel'): Promise<Pick<MoveRequest, 'kind' | 'details'>> {
  if (step !== 'cancel') return { kind: step === 'remind' ? 'reminded' : 'extended' }
  const events = await orders.listEvents(trx, orderId)
  const isShopLate = !events.some(({ kind }) => kind === 'link_sent') && events.some(isGrace)
  return { kind: 'cancelled', details: { cause: isShopLate ? 'no_instructions' : 'unpaid' } satisfies CancelDetails }
}

const isGrace = ({ kind, actor }: orders.EventRow) => kind === 'extended' && actor === 'system'

/** Looks every few minutes: a deadline may pass unnoticed for so long, which is in the buyer's favour. */
export function keepUnpaidMoving(jobs: Jobs, deps: ExpiryDeps): void {
  jobs.work('unpaid-orders', () => settleUnpaid(deps), { ...frequentLook, cron: '*/5 * * * *', timeoutSeconds: 60 * 60 })
}
