import { cartLimits } from '@karavan/contract/cart.ts'
import {
  type CompareAnswer,
  type ComparedCell,
  type ComparedColumn,
  type ComparedField,
  type ComparedRow,
  comparedFields,
} from '@karavan/contract/compare.ts'
import { type Language, type LocalizedText, pickText } from '@karavan/contract/language.ts'
import { isPartialLot, toWholeLots } from '@karavan/contract/lots.ts'
import { convertMinor, displayCurrency, fromMinor } from '@karavan/contract/money.ts'
import { type Offer, priceAt } from '@karavan/marketplaces/port.ts'
import { chooseSku, ladderOf } from '@karavan/marketplaces/sku.ts'
import type { Rates } from '../currency/service.ts'
import type { OfferOutcome } from '../offers/service.ts'

interface View {
  language: Language
  /** Pieces that are priced; else the largest of the minimum orders. */
  quantity?: number
}

/** An offer, or why there is none. */
type Side = { id: string; outcome: OfferOutcome }

const maxSpecs = 24
const materialNames = /^(?:материал|material|材质|材料)$/i
/** What tells a seller's goods apart from each other says nothing to a buyer. */
const articleNames = /^(?:артикул|модель|item (?:number|no\.?)|article|model|货号|型号)$/i

/** Products side by side. Every value is a field of an offer; what no field says is missing, with the reason. Pure. */
export function toComparison(sides: readonly Side[], { language, quantity: wanted }: View, rates: Rates): Omit<CompareAnswer, 'success'> {
  const offers = sides.flatMap(({ outcome }) => (outcome.kind === 'found' ? [outcome.offer] : []))
  const quantity = wanted ?? Math.min(cartLimits.quantity, Math.max(1, ...offers.map(({ moq, lotSize }) => toWholeLots(moq, lotSize))))
  const text = (texts: LocalizedText | undefined) => texts && pickText(texts, language)

  const cells = (cellOf: (offer: Offer) => ComparedCell): ComparedCell[] =>
    sides.map(({ outcome }) => (outcome.kind === 'found' ? cellOf(outcome.offer) : { value: null, missing: outcome.kind }))
  const row = (key: ComparedField, cellOf: (offer: Offer) => ComparedCell): ComparedRow =>
    withDifference({ key, kind: comparedFields[key], cells: cells(cellOf) })

  const rows: ComparedRow[] = [
    withBest(
      row('unit_price', (offer) => toPrice(offer, quantity, 1, rates)),
      (value) => -value,
    ),
    withBest(
      row('total_price', (offer) => toPrice(offer, quantity, quantity, rates)),
      (value) => -value,
    ),
    row('moq', ({ moq }) => stated(moq)),
    row('ladder', (offer) => toLadder(offer, rates)),
    row('stock', ({ stock }) => ({ ...stated(stock), ...(stock !== undefined && stock < quantity ? { is_short: true } : {}) })),
    row('sold', ({ salesCount }) => stated(salesCount)),
    row('seller', ({ seller }) => stated(seller?.name)),
    row('seller_years', ({ seller }) => stated(seller?.years)),
    withBest(
      row('repurchase_rate', ({ seller }) => stated(seller?.repurchaseRate)),
      (value) => value,
    ),
    row('is_factory', ({ seller }) => stated(seller?.isFactory)),
    row('dispatch', ({ delivery }) => stated(delivery?.dispatchHours)),
    row('delivery_from', ({ delivery, seller }) => stated(text(delivery?.from) ?? text(seller?.location))),
    row('weight', ({ weightGrams }) => stated(weightGrams)),
    row('material', (offer) => stated(text(offer.attributes.find(isMaterial)?.value))),
    ...sharedSpecs(offers).map((spec) => {
      const label = text(spec) ?? ''
      const value = (offer: Offer) => text(offer.attributes.find(({ name }) => nameKey(name) === nameKey(spec))?.value)
      return withDifference({ key: 'spec', kind: 'text', label, cells: cells((offer) => stated(value(offer))) })
    }),
  ]
  return { quantity, currency: displayCurrency, columns: sides.map((side) => toColumn(side, text, rates)), rows }
}

const stated = (value: ComparedCell['value'] | undefined): ComparedCell =>
  value === undefined || value === '' ? { value: null, missing: 'not_stated' } : { value }

/** `pieces` of an offer at the price of `quantity`: of the variants in stock the cheapest, priced as the cart prices them. */
function toPrice(offer: Offer, quantity: number, pieces: number, rates: Rates): ComparedCell {
  const inStock = offer.skus.filter(({ stock }) => stock > 0)
  const variants = inStock.length > 0 ? inStock : offer.skus
  const minors = (variants.length > 0 ? variants : [undefined]).flatMap((sku) => priceAt(ladderOf(offer, sku), quantity) ?? [])
  if (minors.length === 0) return { value: null, missing: 'not_stated' }
  const minor = Math.min(...minors)
  const rate = rates.find(offer.currency, displayCurrency)
  return {
    ...(rate ? { value: fromMinor(convertMinor(minor, rate.value) * pieces) } : { value: null, missing: 'no_rate' }),
    original: fromMinor(minor * pieces),
    ...(Math.max(...minors) > minor ? { is_from: true } : {}),
    ...(quantity < offer.moq ? { is_below_minimum: true } : {}),
    ...(isPartialLot(quantity, offer.lotSize) ? { is_partial_lot: true } : {}),
  }
}

function toLadder(offer: Offer, rates: Rates): ComparedCell {
  if (offer.priceLadder.length === 0) return { value: null, missing: 'not_stated' }
  const rate = rates.find(offer.currency, displayCurrency)
  if (!rate) return { value: null, missing: 'no_rate' }
  return { value: offer.priceLadder.map(({ from, minor }) => ({ from, price: fromMinor(convertMinor(minor, rate.value)) })) }
}

function withDifference(row: Omit<ComparedRow, 'differs'>): ComparedRow {
  const known = row.cells.flatMap(({ value }) => (value === null ? [] : [toComparable(value)]))
  return { ...row, differs: new Set(known).size > 1 }
}
/** Wordings that differ in case and blanks alone say the same. */
const toComparable = (value: ComparedCell['value']): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().toLowerCase() : JSON.stringify(value)

/**
 * Marks the best cells where that is certain: every product states the value, it differs, and the best is a price that holds for the quantity and for
 * every variant.
 */
function withBest(row: ComparedRow, worth: (value: number) => number): ComparedRow {
  const values = row.cells.map(({ value }) => value)
  if (!row.differs || !values.every((value) => typeof value === 'number')) return row
  const best = Math.max(...values.map(worth))
  const isBest = ({ value }: ComparedCell) => typeof value === 'number' && worth(value) === best
  if (row.cells.some((cell) => isBest(cell) && (cell.is_from || cell.is_below_minimum || cell.is_partial_lot))) return row
  return { ...row, cells: row.cells.map((cell) => (isBest(cell) ? { ...cell, is_best: true } : cell)) }
}

const nameKey = (name: LocalizedText): string => (name.zh ?? name.source ?? name.en ?? name.ru ?? '').trim().toLowerCase()
const isNamed = (name: LocalizedText, pattern: RegExp): boolean =>
  [name.ru, name.en, name.zh, name.source].some((text) => text !== undefined && pattern.test(text.trim()))
const isMaterial = ({ name }: Pick<Offer['attributes'][number], 'name'>): boolean => isNamed(name, materialNames)

/** Names of the properties that at least two offers state, in the order of the first that does. */
function sharedSpecs(offers: readonly Offer[]): LocalizedText[] {
  const names = new Map<string, { name: LocalizedText; offers: number }>()
  for (const offer of offers) {
    for (const key of new Set(offer.attributes.map(({ name }) => nameKey(name)))) {
      const name = names.get(key)?.name ?? offer.attributes.find((attribute) => nameKey(attribute.name) === key)!.name
      names.set(key, { name, offers: (names.get(key)?.offers ?? 0) + 1 })
    }
  }
  return [...names.values()]
    .filter(({ name, offers }) => offers > 1 && !isMaterial({ name }) && !isNamed(name, articleNames))
    .map(({ name }) => name)
    .slice(0, maxSpecs)
}

function toColumn({ id, outcome }: Side, text: (texts: LocalizedText | undefined) => string | undefined, rates: Rates): ComparedColumn {
  if (outcome.kind !== 'found') return { product_id: id, state: outcome.kind }
  const { offer, isStale } = outcome
  const choice = chooseSku(offer, {})
  const { fee } = offer.delivery ?? {}
  const rate = rates.find(offer.currency, displayCurrency)
  return {
    product_id: id,
    state: 'found',
    title: text(offer.title) ?? offer.itemId,
    image_url: offer.images[0],
    platform: offer.platform,
    product_url: offer.productUrl,
    moq: offer.moq,
    lot_size: offer.lotSize,
    unit: text(offer.unit),
    original_currency: offer.currency,
    delivery_fee: fee && rate && { amount: fromMinor(convertMinor(fee.minor, rate.value)), pieces: fee.pieces },
    box_cm3: offer.boxCm3,
    needs_choice: choice.kind === 'unknown',
    sku_id: choice.kind === 'sku' ? choice.sku.skuId : undefined,
    fetched_at: offer.fetchedAt,
    is_stale: isStale,
  }
}
