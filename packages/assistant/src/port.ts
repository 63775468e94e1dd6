import type { ComparisonOffer } from '@karavan/contract/comparison-offer.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { OrderStatus, PaymentStatus } from '@karavan/contract/orders.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Refinement, SearchedBy, Selection } from '@karavan/contract/selection.ts'
import type { Offer, OfferHit, OfferQuery } from '@karavan/marketplaces/port.ts'

/** Everything a turn may ask of the outside. The server builds it; an engine knows no HTTP and no SQL. */
export interface TurnDeps {
  /**
   * Asks every configured marketplace. Sources that failed are named, and their offers are missing or as they were; throws only when the signal aborts.
   * `tell` is given what has come where some of them let others wait.
   */
  retrieve(query: OfferQuery, signal: AbortSignal, tell?: (part: RetrievedPart) => void): Promise<Retrieved>
  /** A stored or fetched offer; `undefined` when there is none. */
  findOffer(id: string, signal: AbortSignal): Promise<Offer | undefined>
  /**
   * An offer by a marketplace link; `unknown` where a link of a connected marketplace leads to nothing, `unconnected` where its marketplace is understood
   * and not connected here, `short` where only its host could tell where it leads, `unsupported` for any other address.
   */
  findByLink(url: string, signal: AbortSignal): Promise<Offer | 'unknown' | 'unconnected' | 'short' | 'unsupported'>
  /** Target units for one source unit; `undefined` where no rate is known. */
  rate(from: string, to: string): number | undefined
  now(): Date
  /** Latest orders of the buyer who asks, newest first, and nobody else's. Missing where nobody can have any, as for a guest. */
  listOrders?(): Promise<BuyerOrder[]>
  /** Tokens that a language model may use for this buyer today. Missing where nothing bounds them. */
  llmBudget?: {
    isLeft(): Promise<boolean>
    spend(tokens: number): Promise<void>
  }
}

/** What its buyer may see of an order. */
export interface BuyerOrder {
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  /** ISO time. */
  createdAt: string
  totalMinor: number
  currency: string
  /** ISO date by which it should arrive. */
  estimatedTo: string
  /** Of the shipment to the buyer, once there is one. */
  track?: string
  carrier?: string
  /** Address of its page. */
  url: string
}

export interface Retrieved {
  hits: OfferHit[]
  total: number
  /** Labels of the sources that were asked and answered. */
  asked: string[]
  /** In which words sources elsewhere were asked, where these are not the buyer's own. */
  keywords?: SearchedBy[]
  /** Sources that did not answer. `since`: what is there of them is as it was then (ISO time). */
  failed: FailedSource[]
}

export interface FailedSource {
  label: string
  /** `busy`: it has too much to do at this moment. `quota`: it may not be asked before `retryAt` (ISO time), where that is known. */
  kind: string
  since?: string
  retryAt?: string
  /** Another way to the same marketplace has answered, so that only a part of what it has may be missing. */
  isPart?: true
}

/** What has come while other sources are still waited for. */
export interface RetrievedPart extends Retrieved {
  /** Labels of those that have not answered yet. */
  waiting: string[]
}

export interface TurnInput {
  /** The buyer's message, trimmed. */
  message: string
  /** Id of a picture that came with the message: goods that look like it are wanted. */
  picture?: string
  /** What a press changes of the search. The message is then a caption of it, and is not read. */
  refine?: Refinement
  /** The same was answered before, and the buyer wants another answer. */
  isAgain?: boolean
  /** Language of the interface, for messages whose own language is unclear. */
  interfaceLanguage: Language
  isGuest: boolean
  /** What earlier turns of this conversation left behind, oldest first. */
  history: PastTurn[]
}

export interface PastTurn {
  message: string
  /** What the engine gave as `state` at the end of that turn, as it came back from storage; check before use. */
  state: unknown
  /** Ids of the offers shown in that turn, in the order of the cards. */
  shownIds: string[]
}

/** What an engine produces, in order. The server stores and streams each. */
export type AssistantStep =
  /** `cards`: how many cards are likely to come, at most 6. `early`: cards that are known already while slow sources are waited for; they are shown until the answer is there. */
  | { type: 'progress'; text: string; cards?: number; early?: ProductCard[] }
  /** A piece of the coming `answer`, as plain text. */
  | { type: 'delta'; text: string }
  /** HTML of a few harmless tags (p, ul, li, b, a), built from escaped data, because the page shows it as HTML. `comparison`: the offers it compares, which a screen can show side by side. */
  | { type: 'answer'; html: string; suggestions?: string[]; comparison?: ComparisonOffer; selection?: Selection }
  /** At most 6 cards; never empty. `selection`: what they were chosen by; on the answer where there are no cards. */
  | { type: 'cards'; cards: ProductCard[]; selection?: Selection }
  /** The last step: JSON that the next turn needs to refine this one, at most 64 KB. */
  | { type: 'done'; state: unknown }

/** Which part of what a turn found is wanted. */
export interface ResultsInput extends Pick<PastTurn, 'state' | 'shownIds'> {
  interfaceLanguage: Language
  offset: number
  limit: number
}

export interface ResultsPage {
  cards: ProductCard[]
  /** Offers that can be paged through. */
  total: number
  /** There are more than these. */
  isAtLeast: boolean
}

export interface AssistantEngine {
  name: 'rules' | 'llm'
  /** Progress that the message alone tells, without work: it is stored with the question, so that the buyer reads it before `run` has begun. */
  opening?(message: string, interfaceLanguage: Language): string
  /** Runs one turn. Ends early, without `done`, when the signal aborts. Throws only on a bug: sources that fail are named to the buyer. */
  run(input: TurnInput, deps: TurnDeps, signal: AbortSignal): AsyncGenerator<AssistantStep, void, void>
  /** A page of all that the search of an earlier turn found; `undefined` where that turn left no search, `unreachable` where no marketplace answered. */
  listResults?(input: ResultsInput, deps: TurnDeps, signal: AbortSignal): Promise<ResultsPage | 'unreachable' | undefined>
}
