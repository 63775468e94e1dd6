import { type Language, pickText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
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
export function standingsOf(offers: OfferSummary[], wish: Wish, rate: TurnDeps['rate']): Standing[] {
  const prices = offers.map((offer) => unitPrice(offer, wish, rate))
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
