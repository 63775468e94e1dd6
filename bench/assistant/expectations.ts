import type { Facet } from '@karavan/assistant/wish.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { Want } from './oracle.ts'

/** What the engine must have made of a message. Only what is named is checked. */
export interface Understanding {
  intent:
    | 'search'
    | 'refine'
    | 'more'
    | 'restore'
    | 'return'
    | 'similar'
    | 'compare'
    | 'ranking'
    | 'advice'
    | 'companions'
    | 'details'
    | 'sum'
    | 'ask'
    | 'link'
    | 'service'
    | 'talk'
    | 'forbidden'
    | 'what-goods'
    | 'reset'
  /** One of these is the first product type understood. */
  types?: string[]
  quantity?: number
  /** Amounts in whole units of the currency. */
  price?: { currency: 'RUB' | 'CNY' | 'USD'; min?: number; max?: number; target?: number }
  budget?: { currency: 'RUB' | 'CNY' | 'USD'; amount: number }
  colors?: string[]
  notColors?: string[]
  materials?: string[]
  /** Among the traits understood. */
  traits?: string[]
  notTraits?: string[]
  sizes?: string[]
  /** In base units: ml, mm, g, mAh, W. */
  measure?: { dimension: string; target?: number; min?: number; max?: number }
  maxMoq?: number
  factoryOnly?: true
  maxDispatchHours?: number
  sort?: 'price' | 'sales'
  /** Facets that must be empty. */
  without?: Facet[]
}

/** What the buyer must see. Every card is held against the offer's own data, not against what the engine says of it. */
export interface Answer {
  /** At least so many cards; 0: there must be none, unless `mayShow`. */
  cards: number
  /** Cards are welcome but not required: whether there are any depends on the market. */
  mayShow?: true
  /** Kinds of goods, by what the offer's picture shows (sample market) or its title says. */
  kinds?: string[]
  /** Roubles for one piece at the quantity of the message, else at the minimum order. */
  maxRub?: number
  minRub?: number
  quantity?: number
  maxMoq?: number
  /** A pattern that the offer's titles, attributes or options must have; one that the titles must not have. */
  has?: RegExp
  hasNot?: RegExp
  isFactory?: true
  maxDispatchHours?: number
  /** Each card costs less than every card of the turn before. */
  isCheaper?: true
  /** No card of an earlier turn comes again. */
  isNew?: true
  /** An attribute that each card's offer must have, by its name and its value in any language; one that it must not have. */
  states?: [name: RegExp, value: RegExp]
  statesNot?: [name: RegExp, value: RegExp]
  /** A pattern in the text of the answer; one that must not be there. */
  says?: RegExp
  saysNot?: RegExp
  /** What offers must meet; how many do is counted from the market's listings, so that the answer must say where none does. */
  wants?: Want
}

export interface Turn {
  say: string
  understand?: Understanding
  answer: Answer
}

/** A conversation of one or more messages. */
export interface Case {
  language: Language
  turns: Turn[]
}
