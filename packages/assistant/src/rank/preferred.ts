import { isAnyOf } from '@karavan/lexicon/names.ts'
import type { OfferHit, OfferSummary } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import type { Wish } from '../wish.ts'

const kindOf = (concept: string): string => concept.split('.')[0]!

/** Which of the conditions that would be nice an offer states. */
function statedOf(offer: OfferSummary, preferred: readonly string[]): string[] {
  const { colors, materials, traits } = factsOf(offer)
  const stated = [...colors, ...materials, ...traits]
  return preferred.filter((wanted) => isAnyOf([wanted], stated))
}

/** Of several colours or materials one is as good as all of them; of properties each counts. */
const scoreOf = (stated: readonly string[]): number =>
  new Set(stated.map((one) => (['color', 'material'].includes(kindOf(one)) ? kindOf(one) : one))).size

/** The offers with those first that have most of what would be nice; none is left out for it. */
export function preferredFirst(hits: readonly OfferHit[], { preferred = [] }: Pick<Wish, 'preferred'>): OfferHit[] {
  if (preferred.length === 0) return [...hits]
  return hits
    .map((hit, place) => ({ hit, place, score: scoreOf(statedOf(hit.offer, preferred)) }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ hit }) => hit)
}

/** What would be nice as far as some of these offers state it, and at which places, from 0, those stand that do. */
export function preferredIn(
  hits: readonly OfferHit[],
  { preferred = [] }: Pick<Wish, 'preferred'>,
): { stated: string[]; places: number[] } {
  const all = hits.map(({ offer }) => statedOf(offer, preferred))
  return {
    stated: preferred.filter((one) => all.some((stated) => stated.includes(one))),
    places: all.flatMap((stated, at) => (stated.length > 0 ? [at] : [])),
  }
}
