import { cartLimits } from '@karavan/contract/constants.ts'
import type { Language } from '@karavan/contract/language.ts'
import { toWholeLots, wholeLotsWithin } from '@karavan/contract/lots.ts'
import type { ReadProduct } from '../../wire/product.ts'
import { galleryItems } from './gallery.ts'
import { describeSku, findSku, missingGroups, type OptionGroup, type Selection, type Sku, toOptionGroups, toSku } from './options.ts'

/** Pieces wanted of each SKU, by its id; one that is not wanted is not in it. */
export type Quantities = Readonly<Record<string, number>>

/** What the buyer has chosen in one opening of a product. */
export interface Choice {
  /** Several SKUs at once. */
  isMany: boolean
  /** For one SKU. */
  selection: Selection
  quantity: number
  /** For several. */
  quantities: Quantities
}

export const nothingChosen: Omit<Choice, 'quantity'> = { isMany: false, selection: {}, quantities: {} }

/** How many pieces a product opens with: what the buyer asked for, else what the seller sells at least; in whole lots. */
export const openingQuantity = ({ moq, lot_size }: Pick<ReadProduct, 'moq' | 'lot_size'>, wished: number | undefined): number =>
  Math.min(toWholeLots(Math.max(1, wished ?? moq), lot_size), maxPieces(undefined, lot_size))

/** Pieces of one SKU; of the product itself where it has none. */
export interface Line {
  sku: Sku | undefined
  quantity: number
}

/** A product as it is sold, and what the choice means for it. */
export type Chosen = ReturnType<typeof applyChoice>

/** How many pieces of a SKU can be put into the cart. */
export const maxPieces = (stock: number | undefined, lotSize: number | undefined) =>
  wholeLotsWithin(Math.min(stock ?? cartLimits.quantity, cartLimits.quantity), lotSize)

interface Opening {
  /** Pieces of the product that the cart has already, which count for its price. */
  inCart?: number | undefined
  /** Picture of the card that opened the product. */
  cardPicture?: string | undefined
}

/** Reads a product's options in the words of the interface and applies the choice to them. */
export function applyChoice(product: ReadProduct, choice: Choice, language: Language, { inCart = 0, cardPicture }: Opening = {}) {
  const content = product.data?.raw_detail_api.data_content
  const groups = toOptionGroups(content?.sku_props ?? [], language)
  const skus = (content?.skus ?? []).map(toSku)
  const sku = choice.isMany ? undefined : findSku(skus, groups, choice.selection)
  const lotSize = product.lot_size
  const lines = linesOf(choice, skus, sku).map((line) => ({ ...line, quantity: toWholeLots(line.quantity, lotSize) }))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const stock = sku ? sku.stock : skus.length > 0 ? Math.max(...skus.map((one) => one.stock)) : undefined
  const maxQuantity = maxPieces(stock, lotSize)
  const missing = missingGroups(groups, choice.selection)
  return {
    groups,
    skus,
    /** The one SKU that is chosen. */
    sku,
    missing,
    lines,
    /** Of all lines together. */
    pieces,
    inCart,
    /** The quantity that prices each line: the cart prices all pieces of a product together. */
    priced: Math.max(1, pieces + inCart),
    maxQuantity,
    /** A line that asks for more than there is. */
    tooMany: lines.find((line) => line.quantity > (line.sku ? maxPieces(line.sku.stock, lotSize) : maxQuantity)),
    isSoldOut: skus.length > 0 ? skus.every((one) => maxPieces(one.stock, lotSize) <= 0) : groups.length > 0,
    // The card of an answer shows the option that was asked for: until one is chosen the panel shows what was pressed.
    items: galleryItems(product, imageOf(groups, choice.selection) ?? optionPicture(missing, cardPicture)),
  }
}

const linesOf = ({ isMany, quantities, quantity }: Choice, skus: readonly Sku[], sku: Sku | undefined): Line[] =>
  isMany ? skus.flatMap((one) => (quantities[one.id] ? [{ sku: one, quantity: quantities[one.id] ?? 0 }] : [])) : [{ sku, quantity }]

/** Picture of the first chosen value that has one. */
const imageOf = (groups: readonly OptionGroup[], selection: Selection): string | undefined =>
  groups.map(({ pid, values }) => values.find(({ vid }) => vid === selection[pid])?.image).find(Boolean)

/** The picture, if it is that of a value. */
const optionPicture = (groups: readonly OptionGroup[], picture: string | undefined): string | undefined =>
  groups.flatMap(({ values }) => values).find(({ image }) => image === picture)?.image

/** What the buyer should know of the quantity, and the quantities that one tap can set. */
export function quantityAdvice(
  { moq, lot_size: lotSize }: Pick<ReadProduct, 'moq' | 'lot_size'>,
  { isMany, quantity }: Choice,
  { pieces, inCart, maxQuantity, tooMany }: Pick<Chosen, 'pieces' | 'inCart' | 'maxQuantity' | 'tooMany'>,
  asked: number | undefined,
) {
  const wished = asked && toWholeLots(asked, lotSize)
  const isBelowMinimum = pieces > 0 && pieces + inCart < moq
  const isWishOpen = !isMany && wished !== undefined && wished !== moq && quantity < wished && wished <= maxQuantity
  const isTooMany = !isMany && tooMany !== undefined
  const steps = isMany
    ? []
    : [
        ...(isBelowMinimum ? [toWholeLots(moq - inCart, lotSize)] : []),
        ...(isWishOpen ? [wished] : []),
        ...(isTooMany ? [maxQuantity] : []),
      ]
  return { isBelowMinimum, isWishOpen, isTooMany, steps: steps.filter((step) => step >= 1 && step <= maxQuantity) }
}

/** The choice of several variants that goes on from that of one, and the other way: what was chosen and counted stays. */
export function toOtherWay(choice: Choice, { sku, skus, groups }: Pick<Chosen, 'sku' | 'skus' | 'groups'>): Partial<Choice> {
  const counted = Object.entries(choice.quantities)
  if (!choice.isMany)
    return { isMany: true, ...(sku && sku.stock > 0 && counted.length <= 1 ? { quantities: { [sku.id]: choice.quantity } } : {}) }
  const [[id, quantity] = []] = counted
  const only = counted.length === 1 ? skus.find((one) => one.id === id) : undefined
  if (!only || quantity === undefined) return { isMany: false }
  const selection = Object.fromEntries(describeSku(groups, only).map(({ group, value }) => [group.pid, value.vid]))
  return { isMany: false, selection, quantity }
}
