import type { Language } from '@karavan/contract/language.ts'
import type { Answer, Case } from '../expectations.ts'
import type { Want } from '../oracle.ts'

/** Makes conversations of several messages in that language, each with what its answer must be. */
export const inTurns =
  (language: Language) =>
  (...turns: [say: string, answer: Answer][]): Case => ({ language, turns: turns.map(([say, answer]) => ({ say, answer })) })

/** An answer about what is on the screen: cards are welcome, and only of that kind. */
export const about = (kind: string, says: RegExp, more: Partial<Answer> = {}): Answer => ({
  cards: 0,
  mayShow: true,
  kinds: [kind],
  says,
  ...more,
})
/** A selection of that kind. */
export const some = (kind: string, more: Partial<Answer> = {}): Answer => ({ cards: 1, kinds: [kind], ...more })
/** What offers of that kind must state, each; where none of the market does, the answer must say so. */
export const stating = (kind: string, states: RegExp[], more: Partial<Want> = {}, answer: Partial<Answer> = {}): Answer => ({
  cards: 0,
  mayShow: true,
  wants: { kinds: [kind], states, ...more },
  ...answer,
})
/** Words alone, about the service. */
export const words = (says: RegExp, saysNot?: RegExp): Answer => ({ cards: 0, says, ...(saysNot ? { saysNot } : {}) })

export const nothing = {
  ru: /ничего не нашлось|не понял/i,
  en: /nothing (?:was )?found|not sure|did not understand/i,
  zh: /没有找到|不太明白/,
}
export const sent = { ru: /\d+\s?(?:ч|дн|день|сут)/, en: /\d+\s?(?:h|hour|day)/, zh: /\d+\s?(?:小时|天)/ }
