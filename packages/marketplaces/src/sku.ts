import { type Offer, type OptionGroup, type OptionValue, type PriceStep, type Sku, variantPricesOf } from './port.ts'

/** `pid:vid` pairs of a SKU as its parts; anything else is left out. The separator may trail. */
export function toPairs(propsIds: string): { pid: string; vid: string }[] {
  return propsIds.split(';').flatMap((text) => {
    const cut = text.indexOf(':')
    const [pid, vid] = [text.slice(0, cut).trim(), text.slice(cut + 1).trim()]
    return cut > 0 && pid && vid ? [{ pid, vid }] : []
  })
}

/** The pairs in one order, so that two spellings of a combination compare equal. */
const toCombination = (propsIds: string): string => [...new Set(toPairs(propsIds).map(({ pid, vid }) => `${pid}:${vid}`))].sort().join(';')

/** How many pieces the marketplace says there are of what is chosen; `undefined` where it does not say. */
export const statedStock = (offer: Pick<Offer, 'stock'>, sku: Pick<Sku, 'stock' | 'isUncounted'> | undefined): number | undefined =>
  sku ? (sku.isUncounted ? undefined : sku.stock) : offer.stock

/** How a buyer names a SKU. */
export interface SkuChoice {
  skuId?: string
  /** `pid:vid` pairs joined by ';', in any order. */
  propsIds?: string
}

/** The outcome of a choice; `field` names the part of the request that is at fault. */
export type ChosenSku = { kind: 'sku'; sku: Sku } | { kind: 'none' } | { kind: 'unknown'; field: 'sku_id' | 'sku_props_ids' }

/**
 * The SKU that a choice means: by its id, else by its pairs; the only one of an offer without options need not be named, as there is nothing to choose. `none`
 * for an offer that has no SKUs, `unknown` for a choice that is missing or not one of this offer's: the server looks it up, so that a cart never holds what the
 * marketplace does not sell.
 */
export function chooseSku({ skus, options }: Pick<Offer, 'skus' | 'options'>, { skuId, propsIds }: SkuChoice): ChosenSku {
  if (skuId)
    return found(
      skus.find((sku) => sku.skuId === skuId),
      'sku_id',
    )
  if (skus.length === 0) return options.length === 0 ? { kind: 'none' } : { kind: 'unknown', field: 'sku_id' }
  const wanted = toCombination(propsIds ?? '')
  if (wanted)
    return found(
      skus.find((sku) => toCombination(sku.propsIds) === wanted),
      'sku_props_ids',
    )
  const [only, ...others] = skus
  return found(others.length === 0 && options.length === 0 ? only : undefined, 'sku_id')
}

const found = (sku: Sku | undefined, field: 'sku_id' | 'sku_props_ids'): ChosenSku =>
  sku ? { kind: 'sku', sku } : { kind: 'unknown', field }

/** The options that make a SKU, in the order of the offer's groups; a value that the offer does not describe is left out. */
export function optionsOf({ options }: Pick<Offer, 'options'>, sku: Pick<Sku, 'propsIds'>): { group: OptionGroup; value: OptionValue }[] {
  const chosen = new Map(toPairs(sku.propsIds).map(({ pid, vid }) => [pid, vid]))
  return options.flatMap((group) => {
    const value = group.values.find(({ vid }) => vid === chosen.get(group.pid))
    return value ? [{ group, value }] : []
  })
}

/**
 * Steps that price a SKU: its own price where the offer's variants differ in price, else the offer's ladder, else the SKU's own price.
 * Empty where the marketplace names no price.
 */
export function ladderOf(offer: Pick<Offer, 'priceLadder' | 'skus' | 'moq'>, sku: Sku | undefined): PriceStep[] {
  const own = sku?.priceMinor === undefined ? [] : [{ from: offer.moq, minor: sku.priceMinor }]
  if (own.length > 0 && (offer.priceLadder.length === 0 || variantPricesOf(offer))) return own
  return offer.priceLadder
}
