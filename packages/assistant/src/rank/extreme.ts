import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import { figuresOf } from '../fields.ts'
import { type Dimension, sizeDimensions, type WishedExtreme } from '../wish.ts'

/** What each offer states of a field, in the field's unit. */
function statedBy(hits: readonly OfferHit[], field: WishedExtreme['field']): (hit: OfferHit) => number[] {
  const dimension = field === 'size' ? commonDimension(hits) : undefined
  return ({ offer }) => {
    if (field !== 'size') return figuresOf(offer, field)
    const { sides, measures } = factsOf(offer)
    // What has sides is as large as the longest of them.
    if (dimension === 'length' && sides.length > 0) return sides.map((one) => Math.max(...one))
    return measures.flatMap((one) => (one.dimension === dimension ? [one.value] : []))
  }
}

/** Whether a field tells some of these offers apart. */
export function differIn(hits: readonly OfferHit[], field: WishedExtreme['field']): boolean {
  const figuresOfHit = statedBy(hits, field)
  return new Set(hits.flatMap((hit) => figuresOfHit(hit))).size > 1
}

/** The offers in the order of a field, those with the most or the least of it first; who does not state it comes last. */
export function byExtreme(hits: readonly OfferHit[], { field, wants }: WishedExtreme): OfferHit[] {
  const figuresOfHit = statedBy(hits, field)
  const figureOf = (hit: OfferHit): number => {
    const figures = figuresOfHit(hit)
    if (figures.length === 0) return Number.NEGATIVE_INFINITY
    return wants === 'most' ? Math.max(...figures) : -Math.min(...figures)
  }
  return hits
    .map((hit) => ({ hit, figure: figureOf(hit) }))
    .sort((a, b) => (a.figure === b.figure ? 0 : b.figure - a.figure))
    .map(({ hit }) => hit)
}

/** What most of these goods are measured by. */
function commonDimension(hits: readonly OfferHit[]): Dimension | undefined {
  const share = (dimension: Dimension): number =>
    hits.filter(({ offer }) => factsOf(offer).measures.some((one) => one.dimension === dimension)).length
  return sizeDimensions.map((dimension) => ({ dimension, share: share(dimension) })).sort((a, b) => b.share - a.share)[0]?.dimension
}
