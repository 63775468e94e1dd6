import { fallbackLanguage, type Language, toLanguage } from '@karavan/contract/language.ts'
import { localStore } from './storage.ts'
import type { Texts } from './translate.ts'

/** Where an explicit choice of language is kept. */
export const languageStorageKey = 'ui_language'

/** A file of texts: the kit's and the app's own. */
export type TextLoader = () => Promise<{ default: Texts | readonly Texts[] }>

/** Where the texts of each language come from: those the first screen waits for, and what only later parts of the page say. */
export type TextLoaders = Record<Language, { first: TextLoader; later?: TextLoader }>

/** An explicit choice, then the browser's languages, then the page's; a tag that is not one of ours is passed over. */
export function detectLanguage(): Language {
  const tags = [localStore.get(languageStorageKey), ...navigator.languages, document.documentElement.lang]
  return tags.map((tag) => toLanguage(tag)).find((known) => known !== undefined) ?? fallbackLanguage
}
