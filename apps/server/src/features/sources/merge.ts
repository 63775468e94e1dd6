import { scoreOfPlace } from '@karavan/marketplaces/live/pages.ts'
import type { Marketplace, OfferHit, OfferPage, OfferSummary } from '@karavan/marketplaces/port.ts'

/** What one source found. */
export interface SourcePage {
  source: Marketplace
  page: OfferPage
}

/**
 * Hits of several sources in one order. Scores of our own store are one measure, and those of each marketplace elsewhere another: where they meet, the place in the own order
 * is all that compares, so that no source stands before the others for counting generously. Of equals each source in turn. An offer that several of them have is one
 * hit, with what each of them says of it.
 */
export function mergeHits(pages: readonly SourcePage[]): OfferHit[] {
  const own = byScore(pages.filter(({ source }) => source.stored).map(({ page }) => page.hits))
  const elsewhere = pages.filter(({ source }) => !source.stored).map(({ page }) => page.hits)
  const lists = [...(own.length > 0 ? [own] : []), ...elsewhere.filter((hits) => hits.length > 0)]
  const [only, ...others] = lists
  if (others.length === 0) return only ? joinTwins(only) : []
  return joinTwins(byScore(lists.map((hits) => hits.map((hit, place) => ({ ...hit, textScore: scoreOfPlace(place) })))))
}

/** Best first; of equals each list in turn. Each list's own order is kept. */
function byScore(lists: readonly (readonly OfferHit[])[]): OfferHit[] {
  const placed = lists.flatMap((hits, list) => hits.map((hit, place) => ({ hit, place, list })))
  return placed.sort((a, b) => b.hit.textScore - a.hit.textScore || a.place - b.place || a.list - b.list).map(({ hit }) => hit)
}

function joinTwins(hits: readonly OfferHit[]): OfferHit[] {
  const byId = new Map<string, OfferHit>()
  for (const hit of hits) {
    const first = byId.get(hit.offer.id)
    byId.set(hit.offer.id, first ? { ...first, offer: joined(first.offer, hit.offer), matched: [...new Set([...first.matched, ...hit.matched])] } : hit) // biome-ignore format: one rule
  }
  return [...byId.values()]
}

/** One offer as two sources list it: lists have one price or all steps, one language or two. Steps and smallest order come from the same source. */
function joined(first: OfferSummary, other: OfferSummary): OfferSummary {
  const isPricedBetter = other.currency === first.currency && other.priceLadder.length > first.priceLadder.length
  const { priceLadder, moq } = isPricedBetter ? other : first
  return {
    ...first,
    title: { ...other.title, ...first.title },
    priceLadder,
    moq,
    attributes: first.attributes.length > 0 ? first.attributes : other.attributes,
    images: first.images.length > 0 ? first.images : other.images,
    seller: first.seller ?? other.seller,
    ...(first.delivery || other.delivery ? { delivery: { ...other.delivery, ...first.delivery } } : {}),
    salesCount: first.salesCount ?? other.salesCount,
  }
}

/** How many fit in all: sources of one platform have the same goods, so that the larger figure counts for them. */
export function totalOf(pages: readonly SourcePage[]): number {
  const byPlatform = new Map<string, number>()
  for (const { source, page } of pages) byPlatform.set(source.platform, Math.max(byPlatform.get(source.platform) ?? 0, page.total))
  return [...byPlatform.values()].reduce((sum, total) => sum + total, 0)
}
