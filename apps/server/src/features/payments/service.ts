import { fromMinor } from '@karavan/contract/money.ts'
import type { Payee, Payer, Payment } from '@karavan/contract/payment.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop-settings.ts'
import { findPayable, holdOwnOrder, listOrderIdsOf, type OrderRow } from '../orders/service.ts'
import { drawBankCode } from './bank-code.ts'
import { drawInvoice, type Invoice } from './invoice.ts'
import { deletePayers, findPayer, listPayers, storePayer } from './repository.ts'

export { toPayeeLines } from './payee-lines.ts'

export interface PaymentDeps {
  db: Kysely<Database>
  clock: Clock
  shop: Shop
}

/** What a bank shows the shop beside the money: by the number the payment is matched with its order. In Russian, as bank forms are. */
export const toPurpose = ({ order_number: number }: Pick<OrderRow, 'order_number'>, { vat }: Pick<Shop, 'vat'>): string =>
  `Оплата заказа ${number}. ${vat}`

/** How a buyer's order is paid; throws `order_not_found`, also for somebody else's, and `payment_closed` where nothing is to be paid, or not yet. */
export async function getPayment(deps: PaymentDeps, uid: string, id: string): Promise<Payment> {
  const { order, payee } = await getOpen(deps, uid, id)
  const purpose = toPurpose(order, deps.shop)
  return {
    amount: fromMinor(order.total_minor),
    currency: order.currency,
    purpose,
    payee,
    qr: await drawBankCode({ payee, minor: order.total_minor, purpose }),
    payer: (await findPayer(deps.db, id)) ?? null,
  }
}

/** Says which company pays the order; throws as `getPayment` does. */
export async function setPayer(deps: PaymentDeps, uid: string, id: string, payer: Payer): Promise<Payment> {
  await deps.db.transaction().execute(async (trx) => {
    await holdOwnOrder(trx, uid, id)
    await getOpen({ ...deps, db: trx }, uid, id)
    await storePayer(trx, id, payer, deps.clock())
  })
  return getPayment(deps, uid, id)
}

/** The companies that a buyer has named for invoices, by order. */
export async function listPayersOf(db: Db, uid: string) {
  const ids = await listOrderIdsOf(db, uid)
  return ids.length > 0 ? listPayers(db, ids) : []
}

/** Forgets whom the invoices of these orders were for; a step of the transaction that deletes their account. */
export async function forgetPayers(trx: Db, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await deletePayers(trx, orderIds)
}

/** The invoice of an order as a PDF, and its number; throws as `getPayment` does, and `payer_missing` before it is said whom it is for. */
export async function getInvoice(deps: PaymentDeps, uid: string, id: string): Promise<{ number: string; pdf: Buffer }> {
  const { order, lines, payee } = await getOpen(deps, uid, id)
  const payer = await findPayer(deps.db, id)
  if (!payer) throw new AppError('payer_missing')
  const { info, vat } = deps.shop
  const invoice: Invoice = {
    number: order.order_number,
    at: order.created_at,
    payBy: order.pay_by ?? undefined,
    payee,
    seller: [info.legal_name ?? payee.name, info.address, info.phone].filter((part): part is string => Boolean(part)),
    payer,
    lines: lines.map(({ facts: { title, itemId, unit }, quantity, unit_minor: unitMinor }) => ({
      title,
      itemId,
      unit,
      quantity,
      unitMinor,
    })),
    totalMinor: order.total_minor,
    vat,
    purpose: toPurpose(order, deps.shop),
  }
  return { number: order.order_number, pdf: await drawInvoice(invoice) }
}

/** An order that waits for its buyer's money, and where that goes. */
async function getOpen({ db, shop }: { db: Db; shop: Shop }, uid: string, id: string) {
  const found = await findPayable(db, uid, id)
  if (!found) throw new AppError('order_not_found')
  const payee: Payee | undefined = shop.payee
  if (!payee) throw new AppError('payment_closed')
  return { ...found, payee }
}
