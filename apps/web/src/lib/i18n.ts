import { fallbackLanguage, type Language, languages, toLanguage } from '@karavan/contract/language.ts'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { detectLanguage, languageStorageKey, loadTexts } from './texts.ts'

let load = loadTexts

/** Starts the texts in the detected language; only that language is fetched. Another app than the buyer's says where its own are. */
export async function startTexts(loadOwn = loadTexts): Promise<i18n> {
  load = loadOwn
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
