import { displayCurrency } from '@karavan/contract/money.ts'
import type { RateOrigin } from '@karavan/contract/rates.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReadProduct } from '../../wire/product.ts'
import { conversionQuery } from './api.ts'
import type { Sku } from './options.ts'
import { ladderOf, stepAt } from './prices.ts'

/** Price of one piece. Amounts are in the currency beside them, as the wire has them; `rate` is roubles for one unit of `original.currency`. */
export type UnitPrice =
  /** The marketplace names none. */
  | { kind: 'missing' }
  | { kind: 'converting'; original: Amount }
  | { kind: 'converted'; price: Amount; original: Amount; rate: number; origin: RateOrigin }
  /** In the marketplace's own currency: it is roubles already, or could not be converted. */
  | { kind: 'original'; original: Amount }

export interface Amount {
  amount: number
  currency: string
}

/**
 * What one piece costs at a quantity. The product's own price comes converted with it; that of a chosen SKU or of another step of the ladder is asked for.
 * An answer belongs to its amount, so that a late one never stands for another choice.
 */
export function useUnitPrice(product: ReadProduct, skus: readonly Sku[], sku: Sku | undefined, quantity: number): UnitPrice {
  const amount = stepAt(ladderOf(product, skus, sku), quantity)?.price
  const { currency } = product
  const own = product.currency_conversion
  const isOwn = own?.success === true && own.target_currency === displayCurrency && !sku && amount === product.price
  const isAsked = amount !== undefined && currency !== displayCurrency && !isOwn
  const conversion = useQuery({
    ...conversionQuery({
      amount: amount ?? 0,
      currency,
      productId: product.id,
      reason: sku ? 'sku_selection' : 'product_display',
    }),
    enabled: isAsked,
  })
  if (amount === undefined) return { kind: 'missing' }
  const original = { amount, currency }
  if (isOwn)
    return {
      kind: 'converted',
      price: { amount: own.converted_price, currency: displayCurrency },
      original,
      rate: own.exchange_rate,
      origin: own,
    }
  if (!isAsked || conversion.isError) return { kind: 'original', original }
  if (!conversion.data) return { kind: 'converting', original }
  return {
    kind: 'converted',
    price: { amount: conversion.data.amount, currency: displayCurrency },
    original,
    rate: conversion.data.rate,
    origin: conversion.data.origin,
  }
}
