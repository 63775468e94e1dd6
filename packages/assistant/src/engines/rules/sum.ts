import { escapeHtml } from '@karavan/contract/html.ts'
import { pickText } from '@karavan/contract/language.ts'
import { toWholeLots } from '@karavan/contract/lots.ts'
import { convertMinor, formatMoney } from '@karavan/contract/money.ts'
import type { OfferSummary } from '@karavan/marketplaces/port.ts'
import { stockText, unitOf } from '../../explain/facts.ts'
import { list, paragraph, shortTitle } from '../../explain/html.ts'
import type { AskedSum } from '../../interpret/grammar/asked-sum.ts'
import type { TurnDeps } from '../../port.ts'
import { rateBetween, type UnitPrice, unitPrice } from '../../prices.ts'
import { isShort } from '../../stock.ts'
import type { Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'
import { pricedAt, titleOf } from './shown.ts'

/** One of the goods that are added up: the offer that stands for it, and how many of it an order takes. */
export interface SumLine {
  offer: OfferSummary
  /** What is wished of it; `quantity` is missing where nobody said how many. */
  wish: Wish
  /** Pieces to order: as many as are wanted, or the minimum, in whole lots. */
  pieces: number
  /** Of a piece where so many are ordered; missing where the marketplace names none. */
  price?: UnitPrice
}

export function toSumLine(offer: OfferSummary, wish: Wish, rate: TurnDeps['rate']): SumLine {
  const pieces = toWholeLots(Math.max(wish.quantity ?? offer.moq, offer.moq), offer.lotSize)
  const price = unitPrice(offer, { ...wish, quantity: pieces }, rate)
  return { offer, wish, pieces, ...(price ? { price } : {}) }
}

/** The line that costs least: the whole order where it is known how many are wanted, else a piece. What has no price comes last. */
export function cheapestLine(lines: readonly SumLine[]): SumLine | undefined {
  const cost = ({ price, pieces, wish }: SumLine): number =>
    price ? price.minor * (wish.quantity === undefined ? 1 : pieces) : Number.POSITIVE_INFINITY
  return lines.toSorted((a, b) => cost(a) - cost(b))[0]
}

/** A sum in minor units of its currency; `isFrom` where some of its prices are the lowest of several. */
interface Money {
  minor: number
  currency: string
  isFrom: boolean
}

/** What the lines come to, a sum for each currency; of one piece of each, or of the whole order. */
function addUp(lines: readonly SumLine[], of: 'one' | 'all'): Money[] {
  const sums = new Map<string, Money>()
  for (const { price, pieces } of lines) {
    if (!price) continue
    const { currency } = price
    const before = sums.get(currency) ?? { minor: 0, currency, isFrom: false }
    sums.set(currency, {
      currency,
      minor: before.minor + price.minor * (of === 'one' ? 1 : pieces),
      isFrom: before.isFrom || price.isFrom,
    })
  }
  return [...sums.values()]
}

/** What one piece of each of these comes to in a currency, or the whole order; minor units, `undefined` where a rate is unknown. */
export function sumIn(lines: readonly SumLine[], currency: string, rate: TurnDeps['rate'], of: 'one' | 'all'): number | undefined {
  let sum = 0
  for (const { offer, price, pieces } of lines) {
    if (!price) continue
    const count = of === 'one' ? 1 : pieces
    const factor = rateBetween(rate, price.currency, currency)
    if (factor === undefined) return undefined
    // What the marketplace quotes in this currency is not converted there and back.
    sum += offer.currency === currency ? price.original * count : convertMinor(price.minor * count, factor)
  }
  return sum
}

const moneyText = ({ texts, language }: TurnContext, sums: readonly Money[]): string =>
  sums
    .map(({ minor, currency, isFrom }) => {
      const amount = formatMoney(minor, currency, language)
      return isFrom ? texts.fromPrice(amount) : amount
    })
    .join(' + ')

/** What a sum may come to, minor units of `currency`; of one kit where `isEach`. */
export interface Limit {
  minor: number
  currency: string
  isEach: boolean
}

/** How it is added up. */
export interface Adding {
  /** Kits of one piece of each; so many where that is known. */
  kits?: { count?: number | undefined }
  limit?: Limit | undefined
}

/** A line for each of the goods, what all of them come to, and whether that is within the limit. Finished HTML. */
export function sumHtml(context: TurnContext, lines: readonly SumLine[], { kits, limit }: Adding): string {
  const { texts, language } = context
  const unpriced = lines.filter(({ price }) => !price)
  const titles = unpriced.map(({ offer }) => shortTitle(pickText(offer.title, language) ?? offer.itemId, 50))
  const said = unpriced.length === lines.length ? [] : [totalText(context, lines, kits), ...limitTexts(context, lines, limit)]
  return (
    list(lines.map((line) => `${titleOf(line.offer, language, 50)}: ${escapeHtml(lineText(context, line))}`)) +
    paragraph(escapeHtml([...said, ...(titles.length > 0 ? [texts.sum.without(titles)] : [])].join(texts.gap)))
  )
}

function totalText(context: TurnContext, lines: readonly SumLine[], kits: Adding['kits']): string {
  const { texts } = context
  const all = moneyText(context, addUp(lines, 'all'))
  if (!kits) return texts.sum.total(all)
  const one = moneyText(context, addUp(lines, 'one'))
  return kits.count === undefined ? texts.sum.kit(one) : texts.sum.kits(one, kits.count, all)
}

function limitTexts({ deps, texts, language }: TurnContext, lines: readonly SumLine[], limit: Limit | undefined): string[] {
  if (!limit) return []
  const { minor, currency, isEach } = limit
  const sum = sumIn(lines, currency, deps.rate, isEach ? 'one' : 'all')
  if (sum === undefined) return [texts.sum.noRate(currency)]
  const show = (amount: number): string => formatMoney(amount, currency, language)
  const verdict =
    sum > minor
      ? texts.sum.exceeds(show(minor), show(sum - minor), isEach)
      : texts.sum.fits(show(minor), sum === minor ? '' : show(minor - sum), isEach)
  return [verdict, ...(lines.some(({ price }) => price?.isFrom) ? [texts.sum.ofLowest] : [])]
}

/** The price of one and of as many as are ordered, with what is not as it was wished. */
function lineText(context: TurnContext, { offer, wish, pieces, price }: SumLine): string {
  const { texts, language } = context
  const unit = unitOf(offer, language)
  const { quantity } = wish
  const caveats = [
    quantity !== undefined && quantity < offer.moq
      ? texts.ask.belowMinimum(texts.pieces(quantity), texts.pieces(offer.moq, unit))
      : quantity !== undefined && pieces > quantity
        ? texts.reason.partialLot(offer.lotSize ?? 1, pieces, unit)
        : undefined,
    quantity === undefined ? texts.sum.countOpen : undefined,
    isShort(offer, { ...wish, quantity: pieces }) ? stockText(offer, wish, language, pieces) : undefined,
  ]
  const said = price ? pricedAt(context, offer, price, pieces) : texts.reason.priceUnknown
  return [said, ...caveats.filter((caveat) => caveat !== undefined)].join('; ')
}

/** What is asked of a sum as a limit of it, in the currency of the buyer where none is named. */
export const toLimit = ({ limit }: AskedSum, ownCurrency: string): Limit | undefined =>
  limit && { minor: limit.minor, currency: limit.currency ?? ownCurrency, isEach: limit.isEach }
