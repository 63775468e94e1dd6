import { fallbackLanguage, type Language, toLanguage } from '@karavan/contract/language.ts'
import { useTranslation } from 'react-i18next'

/** The interface language; the component follows its changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return toLanguage(i18n.resolvedLanguage ?? i18n.language) ?? fallbackLanguage
}
