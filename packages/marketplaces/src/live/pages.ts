import { maxTotal, type OfferHit, type OfferPage, type OfferQuery, type OfferSummary } from '../port.ts'

export interface ListedOffer {
  offer: OfferSummary
  /** Its place was paid for. */
  isAd?: boolean
}

export interface ListedPage {
  listed: ListedOffer[]
  /** All that fit; some lists do not say. */
  total?: number
  hasNext: boolean
}

export interface Paging {
  pageSize: number
  /** The marketplace lists no further than so many offers. */
  maxRows: number
  /** Concepts that it was asked for in words: where an offer says nothing of them, that is the marketplace's word. */
  claimed: readonly string[]
  ask(page: number): Promise<ListedPage>
}

/** Each page is a call that is paid for, and nobody looks at more candidates at a time. */
const maxPagesAtOnce = 5
/** Places after which a hit counts half. */
const halfLife = 20

/** How well a hit at a place of a list fits, 0 to 1, where nothing else says so. `place`: 0 is the first. */
export const scoreOfPlace = (place: number): number => halfLife / (halfLife + place)

/**
 * The wanted part of a list that comes in pages: the first page, then those behind it at the same time. A page that does not come leaves a gap, the first one
 * throws. Paid places come after all others.
 */
export async function searchPages(query: OfferQuery, { pageSize, maxRows, claimed, ask }: Paging): Promise<OfferPage> {
  const first = Math.floor(query.offset / pageSize) + 1
  const last = Math.min(Math.ceil((query.offset + query.limit) / pageSize), first + maxPagesAtOnce - 1, Math.floor(maxRows / pageSize))
  if (last < first) return { hits: [], total: 0 }
  const head = await ask(first)
  const known = head.total === undefined ? last : Math.ceil(head.total / pageSize)
  const others = head.hasNext ? Array.from({ length: Math.max(0, Math.min(last, known) - first) }, (_, place) => first + 1 + place) : []
  const answers = await Promise.allSettled(others.map(ask))
  const pages = [head, ...answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))]

  const skipped = (first - 1) * pageSize
  const listed = pages.flatMap((page) => page.listed)
  const inOrder = [...listed.filter(({ isAd }) => !isAd), ...listed.filter(({ isAd }) => isAd)]
  const distinct = [...new Map(inOrder.map(({ offer }) => [offer.id, offer] as const)).values()]
  const hits = distinct
    .slice(query.offset - skipped, query.offset - skipped + query.limit)
    .filter((offer) => !query.excludeIds?.includes(offer.id))
    .map((offer, place) => toHit(offer, query.offset + place, claimed))
  const least = skipped + distinct.length + (pages.at(-1)?.hasNext ? 1 : 0)
  return { hits, total: Math.min(maxTotal, Math.max(head.total ?? least, hits.length)) }
}

const toHit = (offer: OfferSummary, place: number, claimed: readonly string[]): OfferHit => ({
  offer,
  textScore: scoreOfPlace(place),
  matched: [...claimed],
})
