import { convertMinor, displayCurrency, fromMinor, toMinor } from '@karavan/contract/money.ts'
import type { SellersDelivery } from '@karavan/contract/true-cost/estimate-cost.ts'
import { wholeDelivery } from '../../lib/true-cost/whole-delivery.ts'
import type { ReadProduct } from '../../wire/product.ts'
import type { Chosen, Line } from './choice.ts'
import type { Sku } from './options.ts'
import { ladderOf, stepAt } from './prices.ts'
import type { Amount, UnitPrice } from './use-unit-price.ts'

/** Roubles for one unit of the product's currency; `undefined` where it is not known. */
export function rateOf({ currency_conversion: own }: ReadProduct, price: UnitPrice): number | undefined {
  if (price.kind === 'converted') return price.rate
  return own?.success && own.target_currency === displayCurrency ? own.exchange_rate : undefined
}

/** What the seller asks for delivery of so many pieces within China; `undefined` where it, or the rate, is not known. */
export function deliveryOf(product: ReadProduct, price: UnitPrice, quantity: number): SellersDelivery | undefined {
  return wholeDelivery(product.delivery_fee, product.currency === displayCurrency ? 1 : rateOf(product, price), quantity)
}

/** One piece of a SKU at a quantity of the product, converted as the server does it; in the product's currency where there is no rate. */
export function unitAt(
  product: ReadProduct,
  skus: readonly Sku[],
  sku: Sku | undefined,
  quantity: number,
  rate: number | undefined,
): Amount | undefined {
  const minor = toMinor(stepAt(ladderOf(product, skus, sku), quantity)?.price)
  if (minor === undefined) return undefined
  return rate === undefined
    ? { amount: fromMinor(minor), currency: product.currency }
    : { amount: fromMinor(convertMinor(minor, rate)), currency: displayCurrency }
}

/** What lines of several SKUs come to; `undefined` without a line, or where one has no price. */
export function totalOfLines(product: ReadProduct, { skus, lines, priced }: Chosen, rate: number | undefined): Amount | undefined {
  const units = lines.map(({ sku }) => unitAt(product, skus, sku, priced, rate))
  const [first] = units
  if (!first || units.some((unit) => !unit)) return undefined
  return { amount: sumOf(lines.map((line, index) => ({ ...line, unit: units[index]?.amount ?? 0 }))), currency: first.currency }
}

/** Unit prices times quantities, counted in whole minor units. */
export const sumOf = (lines: readonly (Pick<Line, 'quantity'> & { unit: number })[]): number =>
  fromMinor(lines.reduce((sum, { quantity, unit }) => sum + quantity * (toMinor(unit) ?? 0), 0))
