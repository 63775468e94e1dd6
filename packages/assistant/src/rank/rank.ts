import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import { splitBy } from '../lists.ts'
import type { TurnDeps } from '../port.ts'
import { unitPrice } from '../prices.ts'
import type { Wish } from '../wish.ts'
import { hasEvery } from './check.ts'
import { type Scored, scoreHits, trustIn } from './parts.ts'

/** Points taken from an offer for each better one of the same seller, so that one seller does not fill the page. */
const sameSellerPenalty = 9

/**
 * Candidates, the best first. The order depends on the offers alone, not on the order they came in: equal scores go by price, then by id. A wish for an order
 * of its own (the cheapest, the smallest lot) puts that first and lets the score decide between equals.
 */
export function rank(hits: OfferHit[], wish: Wish, rate: TurnDeps['rate']): Scored[] {
  const scored = scoreHits(unique(hits), wish, rate)
  const price = (one: Scored): number => unitPrice(one.hit.offer, wish, rate)?.minor ?? Number.POSITIVE_INFINITY
  const byScore = (a: Scored, b: Scored): number =>
    points(b) - points(a) || compare(price(a), price(b)) || (a.hit.offer.id < b.hit.offer.id ? -1 : 1)
  const before = wish.sort && sortedBy[wish.sort]
  if (before) {
    const scene = { price }
    return scored.sort((a, b) => compare(before(a, scene), before(b, scene)) || byScore(a, b))
  }
  // Who shows a picture wants what looks like it before all else.
  if (wish.picture !== undefined) return scored.sort((a, b) => b.hit.textScore - a.hit.textScore || byScore(a, b))
  scored.sort(byScore)
  // Who wants 20 of each colour buys from one who has them all.
  const { colors } = wish
  const [complete, others] = wish.everyColor ? splitBy(scored, ({ hit }) => hasEvery(colors, factsOf(hit.offer).colors)) : [[], scored]
  return [...spreadSellers(complete), ...spreadSellers(others)]
}

/** What comes first in each order is smallest; an offer that does not say comes last. */
const sortedBy: Record<NonNullable<Wish['sort']>, (one: Scored, scene: { price(one: Scored): number }) => number> = {
  price: (one, { price }) => price(one),
  sales: ({ hit }) => -(hit.offer.salesCount ?? -1),
  moq: ({ hit }) => hit.offer.moq,
  // To a hundredth: a smaller difference between sellers is none that a buyer could name.
  seller: ({ hit }) => -Math.round(trustIn(hit.offer) * 100),
  dispatch: ({ hit }) => hit.offer.delivery?.dispatchHours ?? Number.POSITIVE_INFINITY,
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
