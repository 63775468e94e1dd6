import { randomInt } from 'node:crypto'
import { estimateDelivery } from '@karavan/contract/delivery.ts'
import type { ErrorCode } from '@karavan/contract/errors.ts'
import type { Language } from '@karavan/contract/language.ts'
import { displayCurrency, fromMinor } from '@karavan/contract/money.ts'
import { type blockedDetails, orderCreatedAnswer, type PriceChange, type priceChangedDetails } from '@karavan/contract/orders.ts'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../database.ts'
import type { User } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { answerOnce, type RepeatableRequest } from '../../platform/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { takeQuota } from '../../platform/quotas.ts'
import { toStoredJson } from '../../platform/text.ts'
import { getAddress } from '../addresses/service.ts'
import { askOffers, type CartLine, clearCart, holdCart, keepShown, listRows, toLines } from '../cart/service.ts'
import type { OfferOutcome } from '../offers/service.ts'
import { takeStock } from '../stock/service.ts'
import { firstDeadline } from './deadline.ts'
import * as orders from './repository.ts'
import type { OrderDeps } from './service.ts'
import { toOrder } from './to-order.ts'
import { assertMayOrder } from './unpaid.ts'

/** Oldest answer of a marketplace that is good enough to order by. */
const maxOfferAgeMs = 5 * 60_000
/** Attempts when the cart changes meanwhile, while its marketplaces are asked. */
const maxAttempts = 3

interface OrderRequest {
  language: Language
  /** Where it comes from. */
  network: string
  repeatable: RepeatableRequest | undefined
  signal: AbortSignal
}

export interface NewOrder {
  addressId: string
  paymentMethod: string
}

/** A product came into the cart after the marketplaces were asked about it. */
class CartChanged extends Error {}

/** The prices have risen since the buyer saw them: the buyer gets them in the answer, and they count as seen. */
class PricesRose extends Error {
  readonly lines: CartLine[]
  constructor(lines: CartLine[]) {
    super('prices rose')
    this.lines = lines
  }
}

/**
 * Orders the cart: all of it, once, at prices the buyer has seen or lower ones. The marketplaces are asked before the
 * transaction; in it the cart is held, compared, copied and emptied and its pieces are taken from stock. Throws `cart_empty`, `address_not_found`,
 * `too_many_unpaid`, `quota_reached`, `price_changed`, `item_unavailable`, `below_minimum`, `partial_lot` and `marketplace_unavailable`; then nothing has changed, but that new prices count as seen.
 */
export async function createOrder(
  deps: OrderDeps,
  user: User,
  wanted: NewOrder,
  { language, network, repeatable, signal }: OrderRequest,
): Promise<z.infer<typeof orderCreatedAnswer>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcomes = await askOffers(deps, await listRows(deps.db, user.uid), maxOfferAgeMs, signal)
    try {
      const created = await deps.db
        .transaction()
        .execute((trx) =>
          answerOnce(trx, repeatable, deps.clock(), orderCreatedAnswer, () =>
            placeOrder(deps, trx, user, wanted, outcomes, { language, network }),
          ),
        )
      deps.wake(created.id)
      return created
    } catch (error) {
      if (error instanceof CartChanged && attempt < maxAttempts) continue
      if (error instanceof CartChanged) throw new AppError('request_in_flight', { cause: error })
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
  { clock, rates, moqPolicy, unpaidOrders, quotas, onTimelineEntry }: OrderDeps,
  trx: Transaction<Database>,
  user: User,
  { addressId, paymentMethod }: NewOrder,
  outcomes: ReadonlyMap<string, OfferOutcome>,
  { language, network }: Pick<OrderRequest, 'language' | 'network'>,
) {
  const rows = await holdCart(trx, user.uid)
  const { id: _, is_default: __, ...address } = await getAddress(trx, user.uid, addressId)
  if (rows.length === 0) throw new AppError('cart_empty')
  await assertMayOrder(trx, unpaidOrders, user)
  // Given back by the rollback where the order is not made after all.
  await takeQuota(trx, [{ kind: 'orders', max: quotas.orders }], { network, account: user.uid }, clock())
  if (rows.some((row) => !outcomes.has(row.product_id))) throw new CartChanged('a product was added')
  const lines = toLines(rows, outcomes, rates)

  const blocked = (code: ErrorCode, isBlocked: (line: CartLine) => boolean) => {
    const items = lines.filter(isBlocked)
    if (items.length > 0) throw new AppError(code, { extra: toBlocked(items) })
  }
  blocked('item_unavailable', (line) => line.isUnavailable)
  // The marketplace is away: what it said longer ago is good enough to look at, not to buy by.
  if (lines.some(({ productId }) => isUnconfirmed(outcomes.get(productId)))) throw new AppError('marketplace_unavailable')
  if (moqPolicy === 'enforce') blocked('below_minimum', (line) => line.isBelowMinimum)
  blocked('partial_lot', (line) => line.isPartialLot)
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
    mails_from: user.isAddressProven ? 1 : null,
    language,
    status: 'order_created' as const,
    payment_status: 'pending' as const,
    payment_method: paymentMethod,
    currency: displayCurrency,
    total_minor: lines.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0),
    ...estimateDelivery(now),
    last_seq: 1,
    created_at: now,
    ...firstDeadline(unpaidOrders.hours, now, 'pending'),
    remind_at: null,
    // Nobody can be told how to pay at an address that is not proven: that is not the shop's delay.
    has_grace: user.isAddressProven,
  }
  const newLines = lines.map(toNewLine)
  const insert = () => orders.insertOrder(trx, { ...order, order_number: toOrderNumber(now), address: toStoredJson(address) }, newLines)
  let made = await insert()
  while (!made) made = await insert()
  await clearCart(trx, user.uid)
  await onTimelineEntry(trx, { orderId: order.id, seq: 1, kind: 'created', hasEmail: order.email !== null })
  return {
    success: true as const,
    order: toOrder({ ...order, order_number: made.orderNumber, address, doubted_at: null }, made.lines, [made.event], language),
    id: order.id,
  }
}

/** Where the marketplace does not tell its stock, only the cart's own bound holds. */
const unknownStock = 2 ** 31 - 1
const isUnconfirmed = (outcome: OfferOutcome | undefined): boolean => outcome?.kind !== 'found' || outcome.isStale
const hasRisen = (line: CartLine): boolean => line.unitMinor > line.shownMinor

/** Without characters that are taken for one another: a number is read out on the telephone. */
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
      ...(facts.unit ? { unit: facts.unit } : {}),
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
    lot_size: facts.lotSize,
  })),
})
