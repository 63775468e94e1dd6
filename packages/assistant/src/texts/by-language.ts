import type { Language } from '@karavan/contract/language.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { Texts } from './texts.ts'
import { zh } from './zh.ts'

const byLanguage: Record<Language, Texts> = { en, ru, zh }

/** What the rules engine says in this language. */
export const textsOf = (language: Language): Texts => byLanguage[language]
