import type { Language } from '@karavan/contract/language.ts'
import type { Answer, Case } from '../expectations.ts'

/** Makes conversations of a single message in that language. */
export const inLanguage =
  (language: Language) =>
  (say: string, answer: Answer): Case => ({ language, turns: [{ say, answer }] })
