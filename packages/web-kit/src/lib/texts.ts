import { fallbackLanguage, type Language, toLanguage } from '@karavan/contract/language.ts'
import { localStore } from './storage.ts'

/** Where an explicit choice of language is kept. */
export const languageStorageKey = 'ui_language'

/** Where the texts of each language come from: the kit's and the app's own, in one file. */
export type TextLoaders = Record<Language, () => Promise<{ default: object }>>

/** An explicit choice, then the browser's languages, then the page's; a tag that is not one of ours is passed over. */
export function detectLanguage(): Language {
  const tags = [localStore.get(languageStorageKey), ...navigator.languages, document.documentElement.lang]
  return tags.map((tag) => toLanguage(tag)).find((known) => known !== undefined) ?? fallbackLanguage
}
