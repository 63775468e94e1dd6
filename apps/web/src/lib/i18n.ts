import { fallbackLanguage, type Language, languages, toLanguage } from '@karavan/contract/language.ts'
import i18next, { type i18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'

/** Where an explicit choice of language is kept (specification, section 9). */
export const languageStorageKey = 'ui_language'

type Texts = Record<string, unknown>
const load: Record<Language, () => Promise<{ default: Texts }>> = {
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

/** Starts the texts in the detected language; only that language is fetched. */
export async function startTexts(): Promise<i18n> {
  const language = detectLanguage()
  const texts = await load[language]()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: [...languages],
    resources: { [language]: { translation: texts.default } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  document.documentElement.lang = language
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next
  })
  return i18next
}

/** An explicit choice: applied at once and remembered. */
export async function chooseLanguage(next: Language): Promise<void> {
  if (!i18next.hasResourceBundle(next, 'translation')) {
    i18next.addResourceBundle(next, 'translation', (await load[next]()).default)
  }
  try {
    localStorage.setItem(languageStorageKey, next)
  } catch (error) {
    console.warn('the language could not be remembered', error)
  }
  await i18next.changeLanguage(next)
}

export const currentLanguage = (): Language => toLanguage(i18next.resolvedLanguage ?? i18next.language) ?? fallbackLanguage
