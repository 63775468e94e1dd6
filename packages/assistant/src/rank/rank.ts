import type { OfferHit } from '@karavan/marketplaces/port.ts'
import type { TurnDeps } from '../port.ts'
import { unitPrice } from '../prices.ts'
import type { Wish } from '../wish.ts'
import { type Scored, scoreHits } from './parts.ts'

/** Points taken from an offer for each better one of the same seller, so that one seller does not fill the page. */
const sameSellerPenalty = 9

/**
 * Candidates, the best first. The order depends on the offers alone, not on the order they came in: equal scores go by price, then by id. A wish for the cheapest or
 * the best selling puts that first and lets the score decide between equals.
 */
export function rank(hits: OfferHit[], wish: Wish, rate: TurnDeps['rate']): Scored[] {
  const scored = scoreHits(unique(hits), wish, rate)
  const price = (one: Scored): number => unitPrice(one.hit.offer, wish, rate)?.minor ?? Number.POSITIVE_INFINITY
  const byScore = (a: Scored, b: Scored): number =>
    points(b) - points(a) || compare(price(a), price(b)) || (a.hit.offer.id < b.hit.offer.id ? -1 : 1)
  if (wish.sort === 'price') {
    return scored.sort((a, b) => compare(price(a), price(b)) || byScore(a, b))
  }
  if (wish.sort === 'sales') return scored.sort((a, b) => (b.hit.offer.salesCount ?? -1) - (a.hit.offer.salesCount ?? -1) || byScore(a, b))
  return spreadSellers(scored.sort(byScore))
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)

/** Points are compared to a thousandth: sums of fractions must not order offers by rounding noise. */
const points = (one: Scored): number => Math.round(one.score * 1000)

function spreadSellers(sorted: Scored[]): Scored[] {
  const left = [...sorted]
  const taken: Scored[] = []
  const bySeller = new Map<string, number>()
  const worth = (one: Scored): number => Math.round((one.score - sameSellerPenalty * (bySeller.get(sellerOf(one)) ?? 0)) * 1000)
  // Only the first pages are ever seen; behind them the plain order stays.
  while (left.length > 0 && taken.length < 24) {
    let best = 0
    for (let at = 1; at < left.length; at++) if (worth(left[at]!) > worth(left[best]!)) best = at
    const [one] = left.splice(best, 1)
    taken.push(one!)
    bySeller.set(sellerOf(one!), (bySeller.get(sellerOf(one!)) ?? 0) + 1)
  }
  return [...taken, ...left]
}

/** Offers without a seller are each their own. */
const sellerOf = (one: Scored): string => (one.hit.offer.seller ? `${one.hit.offer.platform} ${one.hit.offer.seller.id}` : one.hit.offer.id)

function unique(hits: OfferHit[]): OfferHit[] {
  const byId = new Map<string, OfferHit>()
  for (const hit of hits) {
    const before = byId.get(hit.offer.id)
    if (!before || hit.textScore > before.textScore) byId.set(hit.offer.id, hit)
  }
  return [...byId.values()]
}
