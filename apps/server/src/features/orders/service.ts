import { randomInt } from 'node:crypto'
import type { BuyerOrder } from '@karavan/assistant/port.ts'
import type { ErrorCode } from '@karavan/contract/errors.ts'
import type { Language } from '@karavan/contract/language.ts'
import { displayCurrency, fromMinor } from '@karavan/contract/money.ts'
import {
  type blockedDetails,
  type Order,
  type OrderStatus,
  orderCreatedAnswer,
  type PriceChange,
  type priceChangedDetails,
} from '@karavan/contract/orders.ts'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { User } from '../../platform/auth.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { answerOnce, type RepeatableRequest } from '../../platform/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import type { Database } from '../../platform/schema.ts'
import { toStoredJson } from '../../platform/text.ts'
import { getAddress } from '../addresses/service.ts'
import { askOffers, type CartDeps, type CartLine, clearCart, holdCart, keepShown, listRows, toLines } from '../cart/service.ts'
import type { OfferOutcome } from '../products/offers.ts'
import { takeStock } from '../stock/repository.ts'
import { estimateDelivery } from './dates.ts'
import { moveWithin } from './move-order.ts'
import * as orders from './repository.ts'
import { toOrder, toOrderUrl } from './to-order.ts'

export interface OrderDeps extends CartDeps {
  db: Kysely<Database>
  clock: Clock
  moqPolicy: 'warn' | 'enforce'
  /** Does what follows from a new entry of an order's timeline, in the transaction that makes it. */
  told(trx: Transaction<Database>, entry: ToldEntry): Promise<void>
  /** How people reach the product, for links to an order. */
  publicUrl(): string
  /** Wakes whoever follows the order, after the commit. */
  wake(orderId: string): void
}

export interface ToldEntry {
  orderId: string
  seq: number
  kind: orders.EventRow['kind']
  hasEmail: boolean
}

/** What a marketplace said up to so long ago is good enough to order by; anything older is asked for anew. */
const orderMaxAgeMs = 5 * 60_000
/** The cart may change while its marketplaces are asked; so often it is looked at anew. */
const attempts = 3

export interface NewOrder {
  addressId: string
  paymentMethod: string
}

/** A product came into the cart after the marketplaces were asked about it. */
class CartMoved extends Error {}

/** The prices have risen since the buyer saw them: they are told, and kept as seen. */
class PricesRose extends Error {
  readonly lines: CartLine[]
  constructor(lines: CartLine[]) {
    super('prices rose')
    this.lines = lines
  }
}

/**
 * Orders the cart: all of it, once, at prices the buyer has seen or lower ones (decisions G-101 to G-103, W-10). The marketplaces are asked before the
 * transaction; in it the cart is held, compared, copied and emptied and its pieces are taken from stock. Throws `cart_empty`, `address_not_found`,
 * `price_changed`, `item_unavailable`, `below_minimum_order` and `marketplace_unavailable`; then nothing has changed, but that new prices count as seen.
 */
export async function createOrder(
  deps: OrderDeps,
  user: User,
  wanted: NewOrder,
  { language, repeatable, signal }: { language: Language; repeatable: RepeatableRequest | undefined; signal: AbortSignal },
): Promise<z.infer<typeof orderCreatedAnswer>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcomes = await askOffers(deps, await listRows(deps.db, user.uid), orderMaxAgeMs, signal)
    try {
      const created = await deps.db
        .transaction()
        .execute((trx) =>
          answerOnce(trx, repeatable, deps.clock(), orderCreatedAnswer, () => placeOrder(deps, trx, user, wanted, outcomes, language)),
        )
      deps.wake(created.id)
      return created
    } catch (error) {
      if (error instanceof CartMoved && attempt < attempts) continue
      if (error instanceof CartMoved) throw new AppError('request_in_flight', { cause: error })
      if (!(error instanceof PricesRose)) throw error
      await keepShown(deps.db, user.uid, error.lines)
      const changes = error.lines.filter(hasRisen).map(toPriceChange)
      throw new AppError('price_changed', {
        extra: { changes, currency: displayCurrency } satisfies z.infer<typeof priceChangedDetails>,
      })
    }
  }
}

async function placeOrder(
  { clock, rates, moqPolicy, told }: OrderDeps,
  trx: Transaction<Database>,
  user: User,
  { addressId, paymentMethod }: NewOrder,
  outcomes: ReadonlyMap<string, OfferOutcome>,
  language: Language,
) {
  const rows = await holdCart(trx, user.uid)
  const { id: _, is_default: __, ...address } = await getAddress(trx, user.uid, addressId)
  if (rows.length === 0) throw new AppError('cart_empty')
  if (rows.some((row) => !outcomes.has(row.product_id))) throw new CartMoved('a product was added')
  const lines = toLines(rows, outcomes, rates)

  const blocked = (code: ErrorCode, isBlocked: (line: CartLine) => boolean) => {
    const items = lines.filter(isBlocked)
    if (items.length > 0) throw new AppError(code, { extra: toBlocked(items) })
  }
  blocked('item_unavailable', (line) => line.isUnavailable)
  // The marketplace is away: what it said longer ago is good enough to look at, not to buy by.
  if (lines.some(({ productId }) => isUnconfirmed(outcomes.get(productId)))) throw new AppError('marketplace_unavailable')
  if (moqPolicy === 'enforce') blocked('below_minimum_order', (line) => line.isBelowMinimum)
  if (lines.some(hasRisen)) throw new PricesRose(lines)
  const isTaken = await takeStock(
    trx,
    lines.map((line) => ({ productId: line.productId, skuId: line.skuId, quantity: line.quantity, stock: line.stock ?? unknownStock })),
  )
  if (!isTaken) throw new AppError('item_unavailable', { extra: toBlocked(lines) })

  const now = clock()
  const order = {
    id: newId(),
    user_id: user.uid,
    email: user.email ?? null,
    language,
    status: 'order_created' as const,
    payment_status: 'pending' as const,
    payment_method: paymentMethod,
    currency: displayCurrency,
    total_minor: lines.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0),
    ...estimateDelivery(now),
    last_seq: 1,
    created_at: now,
  }
  const newLines = lines.map(toNewLine)
  let orderNumber = toOrderNumber(now)
  while (!(await orders.insertOrder(trx, { ...order, order_number: orderNumber, address: toStoredJson(address) }, newLines)))
    orderNumber = toOrderNumber(now)
  await clearCart(trx, user.uid)
  await told(trx, { orderId: order.id, seq: 1, kind: 'created', hasEmail: order.email !== null })

  const lineRows = newLines.map((line, place) => ({
    id: line.id,
    order_id: order.id,
    place,
    product_id: line.productId,
    sku_id: line.skuId,
    quantity: line.quantity,
    unit_minor: line.unitMinor,
    facts: line.facts,
    bought_at: null,
    received_at: null,
  }))
  const event = {
    order_id: order.id,
    seq: 1,
    at: now,
    kind: 'created' as const,
    line_id: null,
    note: null,
    is_note_visible: false,
    track: null,
    carrier: null,
    actor: 'buyer',
    details: {},
  }
  return {
    success: true as const,
    order: toOrder({ ...order, order_number: orderNumber, address }, lineRows, [event], language),
    id: order.id,
  }
}

/** Where the marketplace does not tell its stock, only the cart's own bound holds. */
const unknownStock = 2 ** 31 - 1
const isUnconfirmed = (outcome: OfferOutcome | undefined): boolean => outcome?.kind !== 'found' || outcome.isStale
const hasRisen = (line: CartLine): boolean => line.unitMinor > line.shownMinor

/** Without characters that are taken for one another (decision G-104). */
const numberSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
function toOrderNumber(now: Date): string {
  const signs = Array.from({ length: 6 }, () => numberSigns[randomInt(numberSigns.length)]).join('')
  return `ORD-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${signs}`
}

function toNewLine({ source, facts, ...line }: CartLine): orders.NewLine {
  if (!source) throw new Error('a line without an offer cannot be ordered')
  const { offer, sku, priced } = source
  const images = [...new Set([...(facts.skuImage ? [facts.skuImage] : []), ...offer.images])]
  return {
    id: newId(),
    productId: line.productId,
    skuId: line.skuId,
    quantity: line.quantity,
    unitMinor: line.unitMinor,
    facts: {
      title: facts.title,
      images,
      options: facts.options,
      propsIds: sku?.propsIds,
      platform: offer.platform,
      itemId: offer.itemId,
      productUrl: offer.productUrl,
      sellerId: offer.seller?.id,
      sellerName: facts.sellerName,
      moq: offer.moq,
      originalMinor: facts.originalMinor,
      originalCurrency: facts.originalCurrency,
      rate: priced.rate,
      offerAt: offer.fetchedAt,
    },
  }
}

const toPriceChange = ({ id, productId, facts, quantity, shownMinor, unitMinor }: CartLine): PriceChange => ({
  item_id: id,
  product_id: productId,
  product_title: facts.title,
  quantity,
  old_unit_price: fromMinor(shownMinor),
  new_unit_price: fromMinor(unitMinor),
  old_total_price: fromMinor(shownMinor * quantity),
  new_total_price: fromMinor(unitMinor * quantity),
})

const toBlocked = (lines: readonly CartLine[]): z.infer<typeof blockedDetails> => ({
  items: lines.map(({ id, productId, facts, quantity, most }) => ({
    item_id: id,
    product_id: productId,
    product_title: facts.title,
    quantity,
    max_quantity: most,
    moq: facts.moq,
  })),
})

/** A buyer's latest orders, newest first, without their timelines (decision G-120). */
export async function listOrders({ db }: OrderDeps, uid: string, status: OrderStatus | undefined, language: Language): Promise<Order[]> {
  const rows = await orders.listOrders(db, uid, status)
  if (rows.length === 0) return []
  const lines = Map.groupBy(
    await orders.listLines(
      db,
      rows.map(({ id }) => id),
    ),
    (line) => line.order_id,
  )
  return rows.map((row) => toOrder(row, lines.get(row.id) ?? [], undefined, language))
}

/** A buyer's latest orders as the assistant may tell of them. */
export async function listToldOrders({ db, publicUrl }: Pick<OrderDeps, 'db' | 'publicUrl'>, uid: string): Promise<BuyerOrder[]> {
  const rows = await orders.listOrders(db, uid, undefined)
  if (rows.length === 0) return []
  const shipments = await orders.listShipments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const shipped = shipments.findLast((event) => event.order_id === row.id)
    return {
      number: row.order_number,
      status: row.status,
      paymentStatus: row.payment_status,
      createdAt: row.created_at.toISOString(),
      totalMinor: row.total_minor,
      currency: row.currency,
      estimatedTo: row.estimated_to,
      track: shipped?.track ?? undefined,
      carrier: shipped?.carrier ?? undefined,
      url: toOrderUrl(publicUrl(), row.id),
    }
  })
}
/** A buyer's order; throws `order_not_found`, also for somebody else's. */
export async function getOrder({ db }: Pick<OrderDeps, 'db'>, uid: string, id: string, language: Language): Promise<Order> {
  const row = await orders.findOrder(db, id, uid)
  if (!row) throw new AppError('order_not_found')
  const [lines, events] = await Promise.all([orders.listLines(db, [id]), orders.listEvents(db, id)])
  return toOrder(row, lines, events, language)
}

/**
 * Lets go of the orders of an account that is being deleted, in that transaction (decision G-37): the unpaid ones are cancelled, all stay without a name,
 * an address or a mail address. False, and nothing is done, while one is paid or on its way.
 */
export async function releaseOrdersOf(trx: Transaction<Database>, uid: string, clock: Clock): Promise<boolean> {
  // No order can be made of the cart meanwhile.
  await holdCart(trx, uid)
  const own = await orders.lockOrdersOf(trx, uid)
  if (own.some(({ status }) => status === 'order_paid' || status === 'order_shipped')) return false
  for (const { id, status } of own) {
    if (status === 'order_created')
      await moveWithin({ clock, told: async () => {} }, trx, { orderId: id, kind: 'cancelled', actor: { kind: 'system' } })
    await orders.anonymise(trx, id)
  }
  return true
}
