import type { Language } from '@karavan/contract/language.ts'
import { uniqueBy } from '@karavan/web-kit/lib/unique-by.ts'
import type { ReadSku, ReadSkuProperty } from '../../wire/product.ts'

export interface OptionValue {
  vid: string
  name: string
  /** The marketplace's own wording, where it differs from `name`. */
  original?: string
  image?: string
}

/** A choice the buyer makes, such as colour. */
export interface OptionGroup {
  pid: string
  name: string
  original?: string
  values: OptionValue[]
}

export interface Sku {
  id: string
  /** As the marketplace wrote it: what the cart sends back. */
  propsIds: string
  /** `pid:vid` of every option of this SKU. */
  pairs: ReadonlySet<string>
  stock: number
  /** The seller says that there are some and not how many. */
  isUncounted: boolean
  /** Price of its own in the offer's currency; `undefined` where the ladder alone prices it. */
  price?: number
  /** Price before the reduction; only where it is higher than `price`. */
  originPrice?: number
}

/** Chosen values: pid to vid. */
export type Selection = Readonly<Record<string, string>>

const pairOf = (pid: string, vid: string): string => `${pid}:${vid}`

/** `pid:vid` pairs joined by ';' as a set: their order says nothing, the separator may trail, and a part that is not a pair is left out. */
export function toPairs(propsIds: string): Set<string> {
  const pairs = propsIds.split(/[;；]/).flatMap((text) => {
    const cut = text.indexOf(':')
    const [pid, vid] = [text.slice(0, cut).trim(), text.slice(cut + 1).trim()]
    return cut > 0 && pid && vid ? [pairOf(pid, vid)] : []
  })
  return new Set(pairs)
}

/** Groups in the marketplace's order, in the words of the interface. A group without values asks nothing and is left out. */
export function toOptionGroups(properties: readonly ReadSkuProperty[], language: Language): OptionGroup[] {
  const inRussian = language === 'ru'
  const named = (name: string, original: string | undefined) => ({ name, ...(original && original !== name ? { original } : {}) })
  const groups = properties.map((property): OptionGroup => {
    const name = (inRussian && property.prop_name_ru) || property.prop_name || property.prop_name_original || property.pid
    const values = property.values.map((value): OptionValue => {
      const shown = (inRussian && value.value_ru) || value.value || value.name || value.vid
      return { vid: value.vid, ...named(shown, value.name), ...(value.imageUrl ? { image: value.imageUrl } : {}) }
    })
    return { pid: property.pid, ...named(name, property.prop_name_original), values: uniqueBy(values, ({ vid }) => vid) }
  })
  return uniqueBy(groups, ({ pid }) => pid).filter(({ values }) => values.length > 0)
}

/** Which of a SKU's prices counts: the sale price, else the price, else the original one. The server prices by the same order. */
export function toSku({ sku_id, props_ids, stock, is_uncounted: isUncounted = false, sale_price, price, origin_price }: ReadSku): Sku {
  const own = sale_price ?? price ?? origin_price
  return {
    id: sku_id,
    propsIds: props_ids,
    pairs: toPairs(props_ids),
    stock,
    isUncounted,
    ...(own === undefined ? {} : { price: own }),
    ...(own !== undefined && origin_price !== undefined && origin_price > own ? { originPrice: origin_price } : {}),
  }
}

const isInStock = ({ stock }: Sku): boolean => stock > 0
const fits = (sku: Sku, selection: Selection): boolean => Object.entries(selection).every(([pid, vid]) => sku.pairs.has(pairOf(pid, vid)))

export const missingGroups = (groups: readonly OptionGroup[], selection: Selection): OptionGroup[] =>
  groups.filter(({ pid }) => selection[pid] === undefined)

/** The SKU of a whole selection, one in stock before one that is sold out; without groups the only kind there is: there is nothing to choose. */
export function findSku(skus: readonly Sku[], groups: readonly OptionGroup[], selection: Selection): Sku | undefined {
  if (missingGroups(groups, selection).length > 0) return undefined
  const fitting = skus.filter((sku) => fits(sku, selection))
  return fitting.find(isInStock) ?? fitting[0]
}

/**
 * Whether a value can be had: `available` with what is chosen in the other groups, `elsewhere` only with other choices, `soldOut` with none. What is
 * chosen in its own group does not count, so that a choice can always be changed.
 */
export type Availability = 'available' | 'elsewhere' | 'soldOut'
export function availabilityOf(skus: readonly Sku[], selection: Selection, pid: string, vid: string): Availability {
  const having = skus.filter((sku) => isInStock(sku) && sku.pairs.has(pairOf(pid, vid)))
  if (having.length === 0) return 'soldOut'
  return having.some((sku) => fits(sku, { ...selection, [pid]: vid })) ? 'available' : 'elsewhere'
}

/** The selection with this value. Of the other choices it gives up those that cannot be had with it, as few as possible. */
export function choose(skus: readonly Sku[], selection: Selection, pid: string, vid: string): Selection {
  const { [pid]: _, ...others } = selection
  const having = skus.filter((sku) => isInStock(sku) && sku.pairs.has(pairOf(pid, vid)))
  const kept = having.map((sku) => Object.entries(others).filter(([group, value]) => sku.pairs.has(pairOf(group, value))))
  const largest = kept.reduce<[string, string][]>((best, entries) => (entries.length > best.length ? entries : best), [])
  return { ...Object.fromEntries(largest), [pid]: vid }
}

/** The options of the given `pid:vid` pairs, by the groups' order; none where the offer does not have them all any more. */
export function optionsOfPairs(groups: readonly OptionGroup[], pairs: readonly string[]): { group: OptionGroup; value: OptionValue }[] {
  const found = groups.flatMap((group) =>
    group.values.filter(({ vid }) => pairs.includes(pairOf(group.pid, vid))).map((value) => ({ group, value })),
  )
  return found.length === pairs.length ? found : []
}

/** Without the choice in one group. */
export function unchoose(selection: Selection, pid: string): Selection {
  const { [pid]: _, ...others } = selection
  return others
}

/** The chosen options of a SKU in words, by the groups' order; a value the offer does not describe is left out. */
export function describeSku(groups: readonly OptionGroup[], sku: Sku): { group: OptionGroup; value: OptionValue }[] {
  return groups.flatMap((group) => {
    const value = group.values.find(({ vid }) => sku.pairs.has(pairOf(group.pid, vid)))
    return value ? [{ group, value }] : []
  })
}
