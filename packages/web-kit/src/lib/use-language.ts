import type { Language } from '@karavan/contract/language.ts'
import { useContext, useSyncExternalStore } from 'react'
import { currentLanguage, onLanguageChange } from './i18n.ts'
import { Spoken } from './spoken.ts'

/** The interface language, or the one that the component's part of the page speaks; the component follows its changes. */
export function useLanguage(): Language {
  const shown = useSyncExternalStore(onLanguageChange, currentLanguage)
  return useContext(Spoken)?.language ?? shown
}
