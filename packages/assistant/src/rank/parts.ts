import { isAnyOf } from '@karavan/lexicon/names.ts'
import type { OfferHit, OfferSummary } from '@karavan/marketplaces/port.ts'
import { factsOf } from '../facts.ts'
import type { TurnDeps } from '../port.ts'
import { unitPrice } from '../prices.ts'
import type { Wish } from '../wish.ts'
import { meetsMeasure } from '../wish-bounds.ts'
import { sidesVerdict, traitFit, typeFit } from './check.ts'
import { mentions } from './mentions.ts'

/** Points each part of the score can give. What they mean and why they are so large: README.md beside this file. */
export const weights = {
  type: 24,
  words: 20,
  color: 8,
  material: 8,
  traits: 6,
  size: 3,
  measure: 12,
  price: 14,
  moq: 6,
  seller: 7,
  sales: 4,
  stock: 2,
  picture: 2,
} as const
export type Part = keyof typeof weights

export interface Scored {
  hit: OfferHit
  /** Points by part, each between 0 and its weight. */
  parts: Record<Part, number>
  score: number
}

interface Scene {
  wish: Wish
  rate: TurnDeps['rate']
  /** Logarithms of a good price (three quarters of the candidates cost more) and of the highest. */
  prices: { good: number; high: number } | undefined
}

/** Share of the points for price that every offer has where no price was asked for. */
const unasked = 0.5

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
/** A share of `of` that is met; 1 where nothing was asked, so that the part tells offers apart only where it matters. */
const share = (wanted: readonly string[], has: (id: string) => boolean): number =>
  wanted.length === 0 ? 1 : wanted.filter(has).length / wanted.length

/** What a marketplace says of a seller, each from 0 to 1; what it does not say counts as nothing. */
const standingOf = ({ seller }: OfferSummary): Record<'years' | 'repurchase' | 'factory', number> => ({
  years: clamp((seller?.years ?? 0) / 10),
  repurchase: clamp((seller?.repurchaseRate ?? 0) / 0.5),
  factory: seller?.isFactory ? 1 : 0,
})

/** How far a seller can be relied upon by what the marketplace states, from 0 to 1. */
export function trustIn(offer: OfferSummary): number {
  const { years, repurchase, factory } = standingOf(offer)
  return 0.5 * years + 0.4 * repurchase + 0.1 * factory
}

const values: Record<Part, (hit: OfferHit, scene: Scene) => number> = {
  type: (hit, { wish }) => (wish.types.length === 0 ? 1 : typeFit(wish.types, factsOf(hit.offer).types, hit.matched)),
  words(hit, { wish }) {
    const text = factsOf(hit.offer).text
    const words = share([...wish.words, ...(wish.purposes ?? []), ...(wish.said ?? [])], (word) => mentions(text, word))
    return 0.5 * words + 0.5 * clamp(hit.textScore)
  },
  color: (hit, { wish }) => anyOf(wish.colors, factsOf(hit.offer).colors, hit.matched),
  material: (hit, { wish }) => anyOf(wish.materials, factsOf(hit.offer).materials, hit.matched),
  traits(hit, { wish }) {
    if (wish.traits.length === 0) return 1
    const worth = { stated: 1, shared: 0.8, matched: 0.5, unknown: 0, no: 0 } as const
    const facts = factsOf(hit.offer)
    return wish.traits.reduce((sum, id) => sum + worth[traitFit(id, facts, hit.matched, wish.quantity)], 0) / wish.traits.length
  },
  size: (hit, { wish }) => share(wish.sizes, (size) => factsOf(hit.offer).sizes.includes(size) || hit.matched.includes(size)),
  measure(hit, { wish }) {
    if (wish.measures.length === 0 && !wish.sides) return 1
    const facts = factsOf(hit.offer)
    const stated = facts.measures
    const closeness = wish.measures.map((measure) => {
      const offered = stated.filter((one) => one.dimension === measure.dimension)
      if (offered.length === 0) return 0
      const { target, oneOf } = measure
      if (oneOf) {
        const { dimension } = measure
        return oneOf.filter((one) => offered.some(({ value }) => meetsMeasure({ dimension, target: one }, value))).length / oneOf.length
      }
      // Bounds are held by every offer that got here: within them none is better.
      if (target === undefined || target === 0) return 1
      const nearest = Math.min(...offered.map((one) => Math.abs(one.value - target) / target))
      return clamp(1 - nearest * 4)
    })
    if (wish.sides) closeness.push(sidesVerdict(wish.sides, facts.sides) === 'yes' ? 1 : 0)
    return closeness.reduce((sum, one) => sum + one, 0) / closeness.length
  },
  price(hit, { wish, rate, prices }) {
    const price = unitPrice(hit.offer, wish, rate)
    if (!price || !prices) return 0
    if (wish.price?.target !== undefined && price.currency === wish.price.currency)
      return clamp(1 - Math.abs(price.minor - wish.price.target) / (wish.price.target || 1) / 0.5)
    if (prices.high === prices.good) return 1
    // A good price is enough: the very lowest is no better, as the buyer who wants it says "cheaper". Equals go by price anyway.
    const goodness = clamp(1 - (Math.log(price.minor + 1) - prices.good) / (prices.high - prices.good))
    // Who says nothing of the price wants the right goods first: then it cannot outweigh a word that one offer has and another lacks.
    return wish.price || wish.budget ? goodness : unasked + (1 - unasked) * goodness
  },
  moq(hit, { wish }) {
    const { moq } = hit.offer
    if (wish.quantity !== undefined) {
      if (moq > wish.quantity) return clamp(0.5 * (wish.quantity / moq))
      // A minimum well below the quantity leaves room to take a part of it in another colour or from another seller.
      return moq * 2 <= wish.quantity ? 1 : 0.8
    }
    return clamp(1 - Math.log10(moq) / 3)
  },
  seller(hit, { wish }) {
    if (wish.trustedSeller) return trustIn(hit.offer)
    const { years, repurchase, factory } = standingOf(hit.offer)
    return 0.35 * years + 0.35 * repurchase + 0.3 * factory
  },
  sales: (hit) => clamp(Math.log10(1 + (hit.offer.salesCount ?? 0)) / 5),
  stock(hit, { wish }) {
    const { stock } = hit.offer
    if (stock === undefined) return 0.5
    return stock >= (wish.quantity ?? hit.offer.moq) ? 1 : 0
  },
  picture: (hit) => (hit.offer.images.length > 0 ? 1 : 0),
}

function anyOf(wanted: string[], stated: string[], matched: string[]): number {
  if (wanted.length === 0 || isAnyOf(wanted, stated)) return 1
  return wanted.some((id) => matched.includes(id)) ? 0.8 : 0
}

/** Points of every candidate, in the order given. */
export function scoreHits(hits: OfferHit[], wish: Wish, rate: TurnDeps['rate']): Scored[] {
  const logs = hits
    .map((hit) => unitPrice(hit.offer, wish, rate)?.minor)
    .filter((minor): minor is number => minor !== undefined)
    .map((minor) => Math.log(minor + 1))
    .sort((a, b) => a - b)
  const prices = logs.length > 0 ? { good: logs[Math.floor((logs.length - 1) / 4)]!, high: logs.at(-1)! } : undefined
  const scene: Scene = { wish, rate, prices }
  return hits.map((hit) => {
    const parts = {} as Record<Part, number>
    let score = 0
    for (const part of Object.keys(weights) as Part[]) {
      const points = values[part](hit, scene) * weights[part]
      parts[part] = points
      score += points
    }
    return { hit, parts, score }
  })
}
