import type { Facet } from '../wish.ts'
import type { Amount } from './grammar/money.ts'
import { mergeSaid, type SaidPrice } from './grammar/price.ts'
import type { CountRange } from './grammar/quantity.ts'
import type { Findings } from './grammar/resolve.ts'
import type { Sort } from './grammar/sort.ts'

/** What one message says beside the goods themselves. */
export interface SaidConditions {
  price?: SaidPrice
  /** A sum for the whole lot. */
  budget?: Amount
  quantity?: number
  /** Largest acceptable minimum order, in pieces. */
  maxMoq?: number
  maxDispatchHours?: number
  /** As many as are ordered must be in stock. */
  inStock?: true
  sellerName?: string
  factoryOnly?: boolean
  minSellerYears?: number
  trustedSeller?: boolean
  sort?: Sort
  /** "No matter what colour": facets the buyer gives up. */
  drops: Facet[]
}

/** A sum for the lot that would leave less than this for a piece was meant for a piece: 10 roubles, or half a unit of another currency. */
const leastForPiece = (currency: string | undefined): number => (currency === undefined || currency === 'RUB' ? 1000 : 50)

/** Price and sum for the lot, once it is known what belongs to what. */
function settleMoney(found: Findings, quantity: number | undefined): Pick<SaidConditions, 'price' | 'budget'> {
  const named = found.first('budget')
  const eachPrice = named?.isEach ? { ...currencyOf(named), max: named.minor } : undefined
  const price = eachPrice ?? mergeSaid(found.all('price'))
  const lot = found.first('lot') ?? (named?.isEach ? undefined : named)
  // "In total" and "за 50 кружек" after a price: it was for all of them.
  const isForAll = found.has('wholeSum') || found.first('countedGoods')?.isLot === true
  const isBudget = isForAll && price?.max !== undefined
  const budget: Amount | undefined = isBudget
    ? { ...currencyOf(price), minor: price.max! }
    : lot && { ...currencyOf(lot), minor: lot.minor }
  const own = isBudget ? undefined : price
  if (!budget) return own ? { price: own } : {}
  const least = leastForPiece(budget.currency)
  const isForPiece = quantity !== undefined && budget.minor / quantity < least && budget.minor >= least
  if (isForPiece) return { price: { ...currencyOf(budget), max: budget.minor } }
  return { budget, ...(own ? { price: own } : {}) }
}

const currencyOf = ({ currency }: { currency?: string }): { currency?: string } => (currency ? { currency } : {})

/** How many pieces are wanted, by the surest reading; `undefined` where none of them is a count that can be ordered. */
export function quantityOf(found: Findings): number | undefined {
  const counts = [
    found.first('lot')?.quantity,
    rangeOf(found)?.least,
    found.first('countedGoods')?.quantity,
    found.first('quantity'),
    found.first('inStock')?.count,
    found.first('aboutCount'),
  ]
  return counts.find((count) => count !== undefined && count > 0)
}

const rangeOf = (found: Findings): CountRange | undefined => found.all('countRange').find(({ least }) => least > 0)

/** The conditions that the readings of one message make together. */
export function settle(found: Findings): SaidConditions {
  const quantity = quantityOf(found)
  const maxMoq = found.all('minimum').findLast((count) => count > 0) || rangeOf(found)?.most
  const sellerName = found.first('sellerName')
  const [hours, years, sort] = [found.first('dispatch'), found.first('sellerYears'), found.first('sort')]
  return {
    ...settleMoney(found, quantity),
    ...(quantity !== undefined ? { quantity } : {}),
    ...(maxMoq !== undefined ? { maxMoq } : {}),
    ...(hours ? { maxDispatchHours: hours } : {}),
    ...(found.has('inStock') ? { inStock: true as const } : {}),
    ...(sellerName ? { sellerName } : {}),
    ...(found.has('factory') ? { factoryOnly: true } : {}),
    ...(years ? { minSellerYears: years } : {}),
    ...(found.has('trustedSeller') ? { trustedSeller: true } : {}),
    ...(sort ? { sort } : {}),
    drops: [...new Set(found.all('drop'))],
  }
}
