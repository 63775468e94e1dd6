import type { Language } from '@karavan/contract/language.ts'
import type { ConceptKind } from './concepts.ts'
import type { Measure, Sides, Size } from './measures.ts'
import type { Token } from './tokens.ts'

/** `exact` as in the dictionary, `form` inflected or joined, `typo` misspelt, `translit` in the letters of another script. */
export type MatchHow = 'exact' | 'form' | 'typo' | 'translit'

export interface ConceptMatch {
  conceptId: string
  kind: ConceptKind
  /** Offsets in the analysed text, end exclusive. Words that can name several things give several matches of one place, the likeliest first. */
  start: number
  end: number
  how: MatchHow
  /** It is not wanted, or not there: "не чёрные", "без крышки", "anything but red", 不要黑色. */
  isNegated?: true
}

export interface Analysis {
  text: string
  /** The text in lower case and one spelling, keyboard layout put right, for a caller that looks for more in it. Offsets may differ from `text`. */
  folded: string
  /** By the script of the letters; `undefined` without any. */
  language: Language | undefined
  /** Words and numbers; Han text is cut by the dictionary, what it does not know stays one token. */
  tokens: Token[]
  concepts: ConceptMatch[]
  measures: Measure[]
  /** Sides named together; each is a length among the measures as well where it has a unit. */
  sides: Sides[]
  sizes: Size[]
}
