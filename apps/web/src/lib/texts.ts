import { fallbackLanguage, type Language, toLanguage } from '@karavan/contract/language.ts'
import LanguageDetector from 'i18next-browser-languagedetector'

/** Where an explicit choice of language is kept (specification, section 9). */
export const languageStorageKey = 'ui_language'

type Texts = Record<string, unknown>
/** The texts of one language, each in a file of its own. */
export const loadTexts: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('../locales/en.json'),
  ru: () => import('../locales/ru.json'),
  zh: () => import('../locales/zh.json'),
}

/** Storage, then the browser, then the page; a tag that is none of ours is passed over (specification, section 4; decisions G-134, O-20). */
export function detectLanguage(): Language {
  // Without a matcher of i18next the detector gives its first find alone, and a stored nonsense would hide the browser's languages.
  const detector = new LanguageDetector(
    { languageUtils: { getBestMatchFromCodes: true } },
    {
      order: ['localStorage', 'navigator', 'htmlTag'],
      lookupLocalStorage: languageStorageKey,
      caches: [],
    },
  )
  const found = detector.detect()
  const tags = Array.isArray(found) ? found : [found]
  return tags.map((tag) => toLanguage(tag)).find((known) => known !== undefined) ?? fallbackLanguage
}
