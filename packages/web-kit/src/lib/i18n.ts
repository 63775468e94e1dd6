import { fallbackLanguage, type Language, languages, toLanguage } from '@karavan/contract/language.ts'
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadFile } from './load-file.ts'
import { localStore } from './storage.ts'
import { detectLanguage, languageStorageKey, type TextLoaders } from './texts.ts'

let load: TextLoaders

/** Says where the texts come from. `startTexts` does it; alone it serves where there is no page. */
export function provideTexts(loaders: TextLoaders): void {
  load = loaders
}

/** Starts the texts in the detected language; only that language is fetched. Rejects when it cannot be. */
export async function startTexts(loaders: TextLoaders): Promise<i18n> {
  provideTexts(loaders)
  const language = detectLanguage()
  const texts = await loadFile(load[language])
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
    i18next.addResourceBundle(next, 'translation', (await loadFile(load[next])).default)
  }
  if (!localStore.set(languageStorageKey, next)) console.warn('the browser does not keep the choice of language')
  await i18next.changeLanguage(next)
}

export const currentLanguage = (): Language => toLanguage(i18next.resolvedLanguage ?? i18next.language) ?? fallbackLanguage
