import type { Facet, WishedExtreme, WishedFigure, WishedMeasure, WishedShare } from '../../wish.ts'
import type { AskedDispatch } from './asked-dispatch.ts'
import type { Budget, Lot } from './budget.ts'
import type { Field } from './fields-asked.ts'
import type { GiftWish } from './gift.ts'
import type { InStock } from './in-stock.ts'
import type { OpenText } from './open-text.ts'
import type { SaidPrice } from './price.ts'
import type { CountedGoods, CountRange } from './quantity.ts'
import type { Superlative } from './question.ts'
import type { Read, Reader, Situation } from './reader.ts'
import type { Reference } from './reference.ts'
import type { Relative } from './relatives.ts'
import type { ServiceTopic } from './service-wordings.ts'
import type { SmallTalk } from './small-talk.ts'
import type { Sort } from './sort.ts'

/** Everything that a message can say beside the goods, by its kind. */
export interface Said {
  size: string
  sides: number[]
  measure: WishedMeasure
  similar: true
  reference: Reference
  countedGoods: CountedGoods
  /** What was shown first in the talk. */
  firstShown: true
  drop: Facet
  minimum: number
  sellerName: string
  sellerYears: number
  factory: true
  trustedSeller: true
  dispatch: number
  inStock: InStock
  countRange: CountRange
  lot: Lot
  budget: Budget
  price: SaidPrice
  perPiece: true
  priceMention: true
  sumMention: true
  wholeSum: true
  quantity: number
  service: ServiceTopic
  why: true
  relative: Relative
  sort: Sort
  comparison: true
  also: true
  details: true
  field: Field
  superlative: Superlative
  askedDispatch: AskedDispatch
  /** What goods may come with. */
  askedIncluded: string
  aboutCount: number
  figure: WishedFigure
  /** So much or more, of what was measured before. */
  boundedNumber: number
  share: WishedShare
  device: string
  /** A property that was named by a verb. */
  trait: string
  /** Colours of which any will do: "darker". */
  tone: readonly string[]
  thoseOnly: true
  /** It will do as well as what was wished for. */
  allowed: true
  extreme: WishedExtreme
  whyThis: true
  ranking: true
  advice: true
  smallTalk: SmallTalk
  gift: GiftWish
  filler: true
  /** What was said before holds no longer. */
  restart: true
}
export type Kind = keyof Said

type Reads = { readonly [K in Kind]?: readonly Read<Said[K]>[] }

/** What was read so far. */
export class Findings {
  readonly #reads: Reads
  constructor(reads: Reads = {}) {
    this.#reads = reads
  }

  /** The values of a kind, in the order of their reading. */
  all<K extends Kind>(kind: K): Said[K][] {
    return (this.#reads[kind] ?? []).map(({ value }) => value)
  }
  first<K extends Kind>(kind: K): Said[K] | undefined {
    return this.#reads[kind]?.[0]?.value
  }
  has(kind: Kind): boolean {
    return this.#reads[kind] !== undefined
  }
  with<K extends Kind>(kind: K, reads: readonly Read<Said[K]>[]): Findings {
    return reads.length === 0 ? this : new Findings({ ...this.#reads, [kind]: [...(this.#reads[kind] ?? []), ...reads] })
  }
}

/** What decides whether a reader has its turn. */
export interface Turn extends Situation {
  found: Findings
  /** Offers were shown before this message, without which "the second one" means nothing. */
  hasShown: boolean
}

/** What a reader left open, and what is known with it. */
export interface Resolved {
  open: OpenText
  found: Findings
}

/** A reader at its index in the order. */
export interface Rule {
  kind: Kind
  /** Why it stands where it stands: what it must have before others, or leave to them. */
  why: string
  /** Whether it has its turn at all; it always has where this is missing. */
  when?(turn: Turn): boolean
  apply(open: OpenText, turn: Turn): Resolved
}

export function rule<K extends Kind>(kind: K, reader: Reader<Said[K]>, why: string, when?: (turn: Turn) => boolean): Rule {
  return {
    kind,
    why,
    ...(when ? { when } : {}),
    apply(open, turn) {
      const reads = reader.read(open, turn)
      return { open: open.without(reads.map(({ span }) => span)), found: turn.found.with(kind, reads) }
    },
  }
}

/**
 * Reads a message by the rules, in their order. Where two readers would have the same words, the earlier rule has them: this is the only place that
 * decides it, because a reader sees nothing but what the rules before it left open.
 */
export function resolve(text: OpenText, rules: readonly Rule[], situation: Omit<Turn, 'found'>, found = new Findings()): Resolved {
  let resolved: Resolved = { open: text, found }
  for (const { when, apply } of rules) {
    const turn: Turn = { ...situation, found: resolved.found }
    if (!when || when(turn)) resolved = apply(resolved.open, turn)
  }
  return resolved
}
