import type { ComparisonOffer } from '@karavan/contract/comparison-offer.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Selection } from '@karavan/contract/selection.ts'
import type { Reading } from '../../interpret/read.ts'
import type { AssistantStep, TurnDeps, TurnInput } from '../../port.ts'
import type { ShownCard, State } from '../../state.ts'
import { textsOf } from '../../texts/by-language.ts'
import type { Texts } from '../../texts/texts.ts'

/** Cards of one answer. */
const cardsOfAnswer = 6
/** Cards of each of so many searches that one message asks for. */
export const cardsOfEach = (searches: number): number => Math.max(2, Math.floor(cardsOfAnswer / Math.max(1, searches)))

/** What every kind of turn works with. */
export interface TurnContext {
  input: TurnInput
  deps: TurnDeps
  signal: AbortSignal
  /** Language of the answer. */
  language: Language
  texts: Texts
  /** What earlier turns left. */
  state: State
  /** Cards of each search of this answer: fewer where it answers several. */
  maxCards: number
  /** More of the message follows that is asked of those on the screen: they stay there. */
  isGoingOn?: boolean
}

export type TurnSteps = AsyncGenerator<AssistantStep, void, void>

/**
 * The language of an answer. A Chinese message of a talk in another language is the words that a marketplace was searched by, put into the field and changed: who reads the
 * answer is still the same.
 */
export function languageOf(
  reading: Pick<Reading, 'language'>,
  state: Pick<State, 'language'>,
  { interfaceLanguage }: Pick<TurnInput, 'interfaceLanguage'>,
): Language {
  const said = reading.language ?? state.language ?? interfaceLanguage
  return said === 'zh' && interfaceLanguage !== 'zh' ? (state.language ?? said) : said
}

export function toContext(input: TurnInput, deps: TurnDeps, signal: AbortSignal, state: State, language: Language): TurnContext {
  return { input, deps, signal, language, texts: textsOf(language), state, maxCards: cardsOfAnswer }
}

export const progress = (text: string, cards?: number): AssistantStep => ({
  type: 'progress',
  text,
  ...(cards === undefined ? {} : { cards }),
})
interface AnswerParts {
  comparison?: ComparisonOffer | undefined
  selection?: Selection | undefined
}
export const answer = (html: string, suggestions: string[] = [], { comparison, selection }: AnswerParts = {}): AssistantStep => {
  const chips = [...new Set(suggestions)].slice(0, 3)
  return {
    type: 'answer',
    html,
    ...(chips.length > 0 ? { suggestions: chips } : {}),
    ...(comparison ? { comparison } : {}),
    ...(selection ? { selection } : {}),
  }
}
export const done = (state: State, context: TurnContext): AssistantStep => ({
  type: 'done',
  state: { ...state, language: context.language },
})

/** What the next turn needs to know of a card: which offer, at what price. */
export const toShown = (card: ProductCard): ShownCard => ({
  id: card.id,
  ...(card.price_info ? { minor: Math.round(card.price_info.price * 100), currency: card.price_info.currency } : {}),
})

/** So many are shown at least where "compare the first three" is offered. */
export const leastCompared = 3
/** What may be said next of offers that are shown. */
export const chipsOfShown = ({ texts: { chips }, state }: TurnContext): string[] => [
  ...(state.last.length >= leastCompared ? [chips.compare] : []),
  chips.more,
  chips.cheaper,
]
