import type { Wish } from '../wish.ts'
import type { Aside } from './grammar/aside.ts'
import type { ForbiddenKind } from './grammar/forbidden.ts'
import type { Reference } from './grammar/reference.ts'
import type { Relative } from './grammar/relatives.ts'
import type { ServiceTopic } from './grammar/service-wordings.ts'
import type { SmallTalk } from './grammar/small-talk.ts'
import type { Reading } from './read.ts'
import type { SumOfGoods } from './sum.ts'
import type { ToldKind } from './told-kind.ts'

/** The search for other goods, where none of these goods has any of the words. */
interface OrElse {
  wish: Wish
  words: string[]
}

/** A search as a message asks for it. */
export interface AskedSearch {
  wish: Wish
  isNew: boolean
  relatives: Relative[]
  topics: ServiceTopic[]
  keepsQuantity: boolean
  /** The search for the same goods whose conditions hold no longer: "show me all the sets". */
  leaves?: Wish
  /** The search for other goods, where no offer of these goods has any of the words. */
  orElse?: OrElse
  /** Those shown with what is named as a part of them, where no such goods are sold: "a magnetic hook at the end" of a tape measure. */
  asPart?: OrElse & { isTied: boolean; isWith: boolean }
  /** A number among the words that may be pieces or a price: it is a word only where titles have it, else it is asked about. */
  unplaced?: number
  /** What counts pieces where no offer has it as a word or is told apart by it as a price. */
  orCount?: number
  /** The same wish for each of the kinds that the word for the goods may mean, and what else of its name they must have. */
  general?: { wishes: Wish[]; modifiers: readonly string[]; isDone?: true }
  /** Goods beside those that are shown: nothing is said of these. */
  isFurther?: true
  /** The one of those shown that others are to be cheaper, thicker or larger than. */
  than?: Reference
  /** The goods were told and not named: what was taken for what. */
  told?: ToldKind
  /** The message as a question about the offers shown, where there are no such goods: "safe paint?" */
  asked?: Reading
  /** The same of a question that says no more than words, where no offer of these goods has one of them: "drainage holes?" */
  unstated?: Reading
}

/** What a turn is about. */
export type Intent =
  | ({ kind: 'search' } & AskedSearch)
  /** Others than those shown; `isWrong` where what was shown is said not to be what is wanted. */
  | { kind: 'more'; isWrong?: true }
  /** `to`: the wish to go back to, where it is not the one before this. */
  | { kind: 'restore'; to?: Wish }
  /** Back to goods that the talk was about before. */
  | { kind: 'return'; wish: Wish; isPlaced?: true }
  | { kind: 'similar'; reference: Reference; reading: Reading }
  | { kind: 'link'; url: string }
  /** `why`: the question why one of them costs what it does; `ofEarlier`: with one that was shown before those on the screen. */
  /** `advises`: it is asked as well which of them to take. */
  | { kind: 'compare'; reference: Reference; why?: string; ofEarlier?: true; advises?: true }
  /** Why the offers shown stand in their order. */
  | { kind: 'ranking' }
  /** Which of the offers shown, or of those named, to take. */
  | { kind: 'advice'; reference: Reference }
  | { kind: 'details'; reference: Reference; reading: Reading }
  /** `also`: what else it asks of the same. */
  | { kind: 'ask'; reference: Reference; reading: Reading; also?: Reading[] }
  | ({ kind: 'sum' } & SumOfGoods)
  | { kind: 'service'; topics: ServiceTopic[] }
  | { kind: 'forbidden'; what: ForbiddenKind }
  | { kind: 'talk'; talk: Exclude<SmallTalk, 'reset'> | Exclude<Aside, 'gibberish'> | 'nonsense' | 'nothingShown' | 'notStated' }
  /** What would go with those shown. */
  | { kind: 'companions' }
  | { kind: 'reset' }
  | { kind: 'what-goods'; wish: Wish }
