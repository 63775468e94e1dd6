import { isDeepStrictEqual } from 'node:util'
import { type Cart, type CartItem, cartItemAnswer, cartLimits } from '@karavan/contract/cart.ts'
import { type Language, pickText } from '@karavan/contract/language.ts'
import { isPartialLot, toWholeLots } from '@karavan/contract/lots.ts'
import { convertMinor, displayCurrency, fromMinor } from '@karavan/contract/money.ts'
import type { Offer, Sku } from '@karavan/marketplaces/port.ts'
import { chooseSku, type SkuChoice, statedStock } from '@karavan/marketplaces/sku.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { answerOnce, type RepeatableRequest } from '../../platform/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { lockForUser } from '../../platform/locks.ts'
import { toStoredJson } from '../../platform/text.ts'
import { type RateBook, type Rates, toUsedRates } from '../currency/service.ts'
import { foundOf, type OfferOutcome, type Offers, shownMaxAgeMs } from '../offers/service.ts'
import { findTaken } from '../stock/service.ts'
import { maxPieces, type Priced, priceLine } from './pricing.ts'
import * as items from './repository.ts'
import type { LineFacts } from './tables.ts'

export { priceLine } from './pricing.ts'

export interface CartDeps {
  db: Kysely<Database>
  clock: Clock
  offers: Pick<Offers, 'findAllToPrice'>
  rates: RateBook
}

/** A line of a cart as it stands now. */
export interface CartLine {
  id: string
  productId: string
  /** '' for an offer without SKUs. */
  skuId: string
  quantity: number
  /** Price of one piece in minor units of the display currency: today's, or the last one known where there is none today. */
  unitMinor: number
  facts: LineFacts
  /** What the buyer was shown last. */
  shownMinor: number
  /** Gone, without a price, or fewer left than the line asks for: the line stays, and the order is refused until it is changed or removed. */
  isUnavailable: boolean
  /** All of the product's lines together stay below its smallest order. */
  isBelowMinimum: boolean
  /** Its own pieces are not in whole lots. */
  isPartialLot: boolean
  /** Most pieces the line may hold; `undefined` where nobody knows at the moment. */
  most?: number
  /** What the marketplace has in all, without what our own orders have taken; `undefined` where it does not tell. */
  stock?: number
  /** What the line was priced by; `undefined` where the marketplace does not answer or has the goods no more. */
  source?: { offer: Offer; sku: Sku | undefined; priced: Priced }
}

/** The buyer's cart at today's prices; what is shown is kept, because nobody pays a price that they have not seen. */
export async function getCart(deps: CartDeps, uid: string, language: Language, signal: AbortSignal): Promise<Cart> {
  const rows = await items.listLines(deps.db, uid)
  const lines = toLines(rows, await askOffers(deps, rows, shownMaxAgeMs, signal), deps.rates)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const changed = lines.filter(({ id, unitMinor, facts }) => {
    const row = stored.get(id)
    return row?.unit_minor !== unitMinor || !isDeepStrictEqual(row.facts, facts)
  })
  if (changed.length > 0) await keepShown(deps.db, uid, changed)
  return toCart(lines, language)
}

export const listRows = (db: Db, uid: string): Promise<items.LineRow[]> => items.listLines(db, uid)

/** A user's lines, which nobody can change until the transaction ends. */
export async function holdCart(trx: Db, uid: string): Promise<items.LineRow[]> {
  await lockForUser(trx, 'cart', uid)
  return items.holdLines(trx, uid)
}

/** What the marketplaces of these lines say, at most `maxAgeMs` ago, with the rates of now. Waits for the network, so never inside a transaction. */
export async function askOffers(
  { offers, rates }: Pick<CartDeps, 'offers' | 'rates'>,
  rows: readonly items.LineRow[],
  maxAgeMs: number,
  signal: AbortSignal,
): Promise<Map<string, OfferOutcome>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.product_id)
  const [outcomes] = await Promise.all([offers.findAllToPrice(ids, { maxAgeMs }, signal), rates.refresh()])
  return outcomes
}

/** Keeps what the buyer was shown of these lines. */
export async function keepShown(db: Db, uid: string, lines: readonly CartLine[]): Promise<void> {
  await items.keepShown(db, uid, lines)
}

/** What rows are worth by these offers. Pure. */
export function toLines(rows: readonly items.LineRow[], outcomes: ReadonlyMap<string, OfferOutcome>, rates: Rates): CartLine[] {
  const pieces = new Map<string, number>()
  for (const row of rows) pieces.set(row.product_id, (pieces.get(row.product_id) ?? 0) + row.quantity)
  return rows.map((row) => {
    const outcome = outcomes.get(row.product_id)
    const ofProduct = pieces.get(row.product_id) ?? row.quantity
    const line = { id: row.id, productId: row.product_id, skuId: row.sku_id, quantity: row.quantity, shownMinor: row.unit_minor }
    const asKnown = {
      ...line,
      unitMinor: row.unit_minor,
      facts: row.facts,
      isBelowMinimum: ofProduct < row.facts.moq,
      isPartialLot: isPartialLot(row.quantity, row.facts.lotSize),
    }
    // Nobody can say that it is gone: it is shown as it was.
    if (outcome?.kind === 'unavailable') return { ...asKnown, isUnavailable: false }
    if (outcome?.kind !== 'found') return { ...asKnown, isUnavailable: true, most: 0 }
    const { offer } = outcome
    const sku = offer.skus.find(({ skuId }) => skuId === row.sku_id)
    const isStillSold = sku !== undefined || (row.sku_id === '' && offer.skus.length === 0)
    const priced = isStillSold ? priceLine(offer, sku, ofProduct, rates) : undefined
    if (!priced) return { ...asKnown, isUnavailable: true, most: 0 }
    const most = maxPieces(offer, sku, row.taken)
    const { unitMinor, facts } = priced
    return {
      ...line,
      unitMinor,
      facts,
      isBelowMinimum: ofProduct < offer.moq,
      isPartialLot: isPartialLot(row.quantity, offer.lotSize),
      isUnavailable: row.quantity > most,
      most,
      stock: statedStock(offer, sku),
      source: { offer, sku, priced },
    }
  })
}

/** What is asked for when something is put into the cart. */
export interface Addition extends SkuChoice {
  productId: string
  quantity: number
}

/**
 * Puts pieces into the cart: on the line of that product and SKU, else on a new one; between whole lots it is put up to the next, and the answer says so. Throws `product_not_found`, `item_unavailable` where it
 * has no price, `invalid` where the choice is none of the product's or more is asked for than there is; then nothing has changed.
 */
export async function addItem(
  deps: CartDeps,
  uid: string,
  { productId, quantity, ...choice }: Addition,
  { language, repeatable, signal }: { language: Language; repeatable: RepeatableRequest | undefined; signal: AbortSignal },
) {
  const { db, clock, offers, rates } = deps
  const [outcomes] = await Promise.all([offers.findAllToPrice([productId], { maxAgeMs: shownMaxAgeMs }, signal), rates.refresh()])
  const { offer } = foundOf(outcomes.get(productId))
  const chosen = chooseSku(offer, choice)
  if (chosen.kind === 'unknown') throw new AppError('invalid', { fields: { [chosen.field]: 'choose one of the product’s variants' } })
  const sku = chosen.kind === 'sku' ? chosen.sku : undefined
  return db.transaction().execute((trx) =>
    answerOnce(trx, repeatable, clock(), cartItemAnswer, async () => {
      const put = await putPieces(deps, trx, uid, { offer, sku, quantity })
      switch (put.kind) {
        case 'put':
          return { success: true as const, item: toCartItem(put.line, language), ...roundedToLots(offer, quantity, put.added) }
        case 'too_many':
          throw tooMany(put.most)
        case 'unpriced':
          throw new AppError('item_unavailable')
        case 'cart_full':
          throw new AppError('invalid', { fields: { product_id: `a cart holds at most ${cartLimits.lines} lines` } })
      }
    }),
  )
}

/** Pieces of an offer for a cart. */
export interface Pieces {
  offer: Offer
  sku: Sku | undefined
  quantity: number
  /** Takes as many as there are where there are fewer, but for none at all. */
  takesFewer?: boolean
  /** Place among those that are added at the same moment. */
  place?: number
}

export type PutOutcome =
  | { kind: 'put'; line: CartLine; added: number }
  | { kind: 'too_many'; most: number }
  | { kind: 'unpriced' }
  | { kind: 'cart_full' }

/** Puts pieces on their line, which then holds whole lots, in the caller's transaction, which holds the cart from then on. Any other outcome than `put` has changed nothing. */
export async function putPieces(
  { clock, rates }: Pick<CartDeps, 'clock' | 'rates'>,
  trx: Db,
  uid: string,
  { offer, sku, quantity: wanted, takesFewer = false, place = 0 }: Pieces,
): Promise<PutOutcome> {
  await lockForUser(trx, 'cart', uid)
  const skuId = sku?.skuId ?? ''
  const lines = await items.listQuantities(trx, uid)
  const there = lines.find((line) => line.product_id === offer.id && line.sku_id === skuId)
  if (!there && lines.length >= cartLimits.lines) return { kind: 'cart_full' }
  const most = maxPieces(offer, sku, await findTaken(trx, offer.id, skuId))
  const held = there?.quantity ?? 0
  const total = toWholeLots(held + wanted, offer.lotSize)
  const quantity = (takesFewer ? Math.min(total, most) : total) - held
  if (quantity <= 0 || quantity > most) return { kind: 'too_many', most }
  const ofProduct = lines.reduce((sum, line) => sum + (line.product_id === offer.id ? line.quantity : 0), quantity)
  const priced = priceLine(offer, sku, ofProduct, rates)
  if (!priced) return { kind: 'unpriced' }
  const { unitMinor, facts } = priced
  const row = {
    id: newId(),
    user_id: uid,
    product_id: offer.id,
    sku_id: skuId,
    quantity,
    unit_minor: unitMinor,
    facts: toStoredJson(facts),
    added_at: new Date(clock().getTime() + place),
  }
  const put = await items.addQuantity(trx, row, most)
  if (!put) return { kind: 'too_many', most }
  const line = { ...put, productId: offer.id, skuId, unitMinor, facts, shownMinor: unitMinor, most }
  const standing = { isBelowMinimum: ofProduct < offer.moq, isPartialLot: false, isUnavailable: false }
  return { kind: 'put', line: { ...line, ...standing }, added: quantity }
}

/**
 * Sets a line's pieces, put up to whole lots, which the answer says; 0 and less remove the line and give `null`. Throws `cart_item_not_found`,
 * `item_unavailable` where the goods cannot be bought any more, `invalid` above what there is.
 */
export async function updateItem(
  deps: CartDeps,
  uid: string,
  { id, quantity: asked }: { id: string; quantity: number },
  language: Language,
  signal: AbortSignal,
) {
  if (asked <= 0) {
    await removeItem(deps, uid, id)
    return { item: null }
  }
  const before = await items.listLines(deps.db, uid)
  const target = before.find((row) => row.id === id)
  if (!target) throw new AppError('cart_item_not_found')
  const sameProduct = before.filter((row) => row.product_id === target.product_id)
  const outcomes = await askOffers(deps, sameProduct, shownMaxAgeMs, signal)
  const outcome = outcomes.get(target.product_id)
  const quantity = outcome?.kind === 'found' ? toWholeLots(asked, outcome.offer.lotSize) : asked
  const wanted = sameProduct.map((row) => (row.id === id ? { ...row, quantity } : row))
  const line = toLines(wanted, outcomes, deps.rates).find((one) => one.id === id)
  if (!line) throw new AppError('cart_item_not_found')
  if (line.most === undefined) throw new AppError('marketplace_unavailable')
  if (!line.source) throw new AppError('item_unavailable')
  if (quantity > line.most) throw tooMany(line.most)
  const shown = { quantity, unit_minor: line.unitMinor, facts: toStoredJson(line.facts) }
  if (!(await items.updateLine(deps.db, uid, id, shown))) throw new AppError('cart_item_not_found')
  return { item: toCartItem(line, language), ...roundedToLots(line.source.offer, asked, quantity) }
}

export async function removeItem({ db }: Pick<CartDeps, 'db'>, uid: string, id: string): Promise<void> {
  if (!(await items.deleteLine(db, uid, id))) throw new AppError('cart_item_not_found')
}

/** What a user's cart holds, without asking anybody what it costs today. */
export const listCartGoods = async (db: Db, uid: string) =>
  (await items.listLines(db, uid)).map(({ product_id, sku_id, quantity, facts }) => ({ product_id, sku_id, quantity, title: facts.title }))

/** Empties a user's cart; a step of the caller's transaction where it is handed one. */
export async function clearCart(db: Db, uid: string): Promise<void> {
  await items.deleteLines(db, uid)
}

const roundedToLots = ({ lotSize }: Pick<Offer, 'lotSize'>, asked: number, given: number) =>
  lotSize !== undefined && given !== asked ? { rounded_to_lots: { asked, given, lot_size: lotSize } } : {}

const tooMany = (most: number): AppError =>
  new AppError('invalid', { fields: { quantity: most > 0 ? `at most ${most}` : 'sold out' }, extra: { max_quantity: most } })

export function toCart(lines: readonly CartLine[], language: Language): Cart {
  const subtotal = fromMinor(lines.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0))
  const used = toUsedRates(lines.map(({ facts, source }) => ({ currency: facts.originalCurrency, rate: source?.priced.rate })))
  return {
    items: lines.map((line) => toCartItem(line, language)),
    item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    total: subtotal,
    currency: displayCurrency,
    ...(used.length > 0 ? { exchange_rates: used } : {}),
  }
}

function toCartItem({ facts, ...line }: CartLine, language: Language): CartItem {
  const names = facts.options.flatMap(({ name, value }) => {
    const texts = [pickText(name, language), pickText(value, language)] as const
    return texts[0] && texts[1] ? [texts] : []
  })
  return {
    id: line.id,
    product_id: line.productId,
    product_title: facts.title,
    product_image: facts.image,
    sku_image: facts.skuImage,
    unit_price: fromMinor(line.unitMinor),
    total_price: fromMinor(line.unitMinor * line.quantity),
    quantity: line.quantity,
    unit: facts.unit,
    currency: displayCurrency,
    seller_name: facts.sellerName,
    sku_id: line.skuId || undefined,
    sku_properties: names.length > 0 ? Object.fromEntries(names) : undefined,
    moq: facts.moq,
    below_minimum: line.isBelowMinimum,
    lot_size: facts.lotSize,
    ...(line.isPartialLot ? { partial_lot: true } : {}),
    unavailable: line.isUnavailable,
    max_quantity: line.most,
    price_ladder: facts.ladder.map((step) => ({ from: step.from, price: fromMinor(convertMinor(step.minor, facts.rate)) })),
    original_unit_price: fromMinor(facts.originalMinor),
    original_currency: facts.originalCurrency,
    exchange_rate: facts.rate,
    weight_grams: facts.weightGrams,
    box_cm3: facts.boxCm3,
    delivery_fee: facts.deliveryFee && {
      amount: fromMinor(convertMinor(facts.deliveryFee.minor, facts.rate)),
      pieces: facts.deliveryFee.pieces,
    },
  }
}
