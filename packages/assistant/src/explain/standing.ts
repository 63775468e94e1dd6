import { type Language, pickText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import type { CardBadge } from '@karavan/contract/product-card.ts'
import type { OfferSummary } from '@karavan/marketplaces/port.ts'
import type { TurnDeps } from '../port.ts'
import { unitPrice } from '../prices.ts'
import { textsOf } from '../texts/by-language.ts'
import type { Wish } from '../wish.ts'
import { type Point, points } from './point.ts'

/** An offer's place among those shown with it, by what the marketplace states. */
export interface Standing {
  offer: OfferSummary
  /** By point, the lower the better; a point that is not stated is not there. */
  figures: Partial<Record<Point, number>>
}

const negative = (value: number | undefined): number | undefined => (value === undefined ? undefined : -value)

/** Standings of offers shown together. Prices in different currencies are not compared. */
export function standingsOf(
  offers: OfferSummary[],
  wish: Wish,
  rate: TurnDeps['rate'],
  wishOf: (offer: OfferSummary) => Wish = () => wish,
): Standing[] {
  const prices = offers.map((offer) => unitPrice(offer, wishOf(offer), rate))
  const isOneCurrency = new Set(prices.map((price) => price?.currency)).size === 1
  return offers.map((offer, at) => {
    const figures: Record<Point, number | undefined> = {
      price: isOneCurrency ? prices[at]?.minor : undefined,
      dispatch: offer.delivery?.dispatchHours,
      // A minimum that the buyer orders anyway is no difference.
      moq: Math.max(offer.moq, wish.quantity ?? 1),
      repurchase: negative(offer.seller?.repurchaseRate),
      years: negative(offer.seller?.years),
      sales: negative(offer.salesCount),
    }
    return { offer, figures: Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) }
  })
}

/** From which difference on a buyer would call it one: a rouble in a hundred is none. */
const isNotable: Record<Point, (better: number, worse: number) => boolean> = {
  price: (better, worse) => better <= worse * 0.97,
  dispatch: (better, worse) => better < worse,
  moq: (better, worse) => better * 2 <= worse,
  repurchase: (better, worse) => better <= worse - 0.05,
  years: (better, worse) => better <= worse - 2,
  sales: (better, worse) => better <= worse * 2 && better <= -100,
}

/** Points in which one offer is notably better than the other; only those that both state. */
export function pointsOver(one: Standing, other: Standing): Point[] {
  return points.filter((point) => {
    const [mine, theirs] = [one.figures[point], other.figures[point]]
    return mine !== undefined && theirs !== undefined && isNotable[point](mine, theirs)
  })
}

/** In what an offer alone is the best of those shown: every one that states it is notably worse. The price has to be stated by all. */
export function distinctionsOf(standings: Standing[]): Map<string, Point[]> {
  const found = new Map<string, Point[]>()
  if (standings.length < 3) return found
  for (const point of points) {
    const stated = standings.filter(({ figures }) => figures[point] !== undefined)
    if (stated.length < (point === 'price' ? standings.length : 2)) continue
    const [best, next] = stated.toSorted((a, b) => a.figures[point]! - b.figures[point]!)
    if (!best || !next || !isNotable[point](best.figures[point]!, next.figures[point]!)) continue
    found.set(best.offer.id, [...(found.get(best.offer.id) ?? []), point])
  }
  return found
}

/** Points that are weighed against each other for the balance; what sold most says nothing of the deal. */
const weighed = ['price', 'dispatch', 'moq', 'repurchase'] as const

/**
 * The badges that offers have earned among those shown together, by id. The cheapest is notably cheaper than every other one. The balanced one states
 * price, dispatch, minimum and returning buyers, costs less than the middle price, and has alone the least sum of its places in these; where that is the
 * cheapest one, nobody is called balanced.
 */
export function badgesOf(standings: Standing[]): Map<string, CardBadge> {
  const badges = new Map<string, CardBadge>()
  for (const [id, distinctions] of distinctionsOf(standings)) if (distinctions.includes('price')) badges.set(id, 'cheapest')
  const prices = standings.flatMap(({ figures }) => figures.price ?? []).toSorted((a, b) => a - b)
  if (standings.length < 4 || prices.length < standings.length) return badges
  const place = (one: Standing, point: Point): number =>
    standings.filter(({ figures }) => figures[point] !== undefined && figures[point] < one.figures[point]!).length
  const [best, next] = standings
    .filter(({ figures }) => weighed.every((point) => figures[point] !== undefined))
    .map((one) => ({ one, sum: weighed.reduce((sum, point) => sum + place(one, point), 0) }))
    .toSorted((a, b) => a.sum - b.sum)
  const isBelowMiddle = best !== undefined && best.one.figures.price! < prices[Math.floor(prices.length / 2)]!
  if (best && next && best.sum < next.sum && isBelowMiddle && !badges.has(best.one.offer.id)) badges.set(best.one.offer.id, 'balanced')
  return badges
}

/** A point of an offer in words: "продавец 10 лет на площадке". Only points that its standing has. */
export function pointText(offer: OfferSummary, point: Point, wish: Wish, rate: TurnDeps['rate'], language: Language): string {
  const { reason, percent } = textsOf(language)
  switch (point) {
    case 'price': {
      const price = unitPrice(offer, wish, rate)!
      return formatMoney(price.minor, price.currency, language)
    }
    case 'dispatch':
      return reason.dispatch(offer.delivery!.dispatchHours!)
    case 'moq':
      return reason.minimum(offer.moq, offer.unit && pickText(offer.unit, language))
    case 'repurchase':
      return reason.repurchase(percent(offer.seller!.repurchaseRate!))
    case 'years':
      return reason.seller(offer.seller!.years!)
    case 'sales':
      return reason.sold(offer.salesCount!)
  }
}
