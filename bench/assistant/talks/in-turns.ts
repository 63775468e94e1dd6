import type { Language } from '@karavan/contract/language.ts'
import type { Answer, Case } from '../expectations.ts'

/** Makes conversations of several messages in that language, each with what its answer must be. */
export const inTurns =
  (language: Language) =>
  (...turns: [say: string, answer: Answer][]): Case => ({ language, turns: turns.map(([say, answer]) => ({ say, answer })) })
